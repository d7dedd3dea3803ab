// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/forces/set_up_delegate.h"

#include "editor/theme/style.h"
#include "model/document/scenario_document.h"
#include "model/items/set_up_model.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QTreeView>

namespace orontes::editor {

using model::SetUpModel;
using model::SetUpWay;

namespace {

QString nameAt(const QModelIndex& index) {
    return index.siblingAtColumn(SetUpModel::Name).data().toString();
}

} // namespace

SetUpDelegate::SetUpDelegate(const model::ScenarioDocument& document, model::SetUpModel& model, QTreeView& tree)
    : QStyledItemDelegate(&tree), m_document(document), m_model(model), m_tree(tree) {}

QWidget* SetUpDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                     const QModelIndex& index) const {
    switch (index.column()) {
    case SetUpModel::Turn: {
        auto* turn = new QSpinBox(parent);
        turn->setRange(1, 999);
        turn->setPrefix(tr("Turn "));
        turn->setAccessibleName(tr("%1: turn of its set-up").arg(nameAt(index)));
        return turn;
    }
    case SetUpModel::Way:
        return wayEditor(parent, index);
    case SetUpModel::Where:
        return placeEditor(parent, index);
    default:
        return QStyledItemDelegate::createEditor(parent, option, index);
    }
}

QWidget* SetUpDelegate::wayEditor(QWidget* parent, const QModelIndex& index) const {
    auto* box = new QComboBox(parent);
    box->setAccessibleName(tr("%1: how it is set up").arg(nameAt(index)));
    const QStringList ways = m_model.ways();
    for (int way = 0; way < ways.size(); ++way)
        box->addItem(ways[way], way);
    return box;
}

/// Where a region is wanted, those there are; spaces are typed.
QWidget* SetUpDelegate::placeEditor(QWidget* parent, const QModelIndex& index) const {
    const model::SetUpLine* line = m_model.valueAt(index);
    if (line == nullptr || line->way != SetUpWay::WithinRegion) {
        auto* spaces = new QLineEdit(parent);
        spaces->setAccessibleName(tr("%1: where it is set up").arg(nameAt(index)));
        spaces->setPlaceholderText(tr("Labels of spaces, with commas between"));
        return spaces;
    }
    auto* box = new QComboBox(parent);
    box->setAccessibleName(tr("%1: where it is set up").arg(nameAt(index)));
    for (const core::Region& region : *m_document.scenario().board->regions)
        box->addItem(QString::fromStdString(region.name.empty() ? region.id.value : region.name),
                     QString::fromStdString(region.id.value));
    return box;
}

void SetUpDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    if (auto* box = qobject_cast<QComboBox*>(editor))
        box->setCurrentIndex(box->findData(index.data(Qt::EditRole)));
    else
        QStyledItemDelegate::setEditorData(editor, index);
}

void SetUpDelegate::setModelData(QWidget* editor, QAbstractItemModel*, const QModelIndex& index) const {
    QVariant entered;
    if (const auto* box = qobject_cast<QComboBox*>(editor))
        entered = box->currentData();
    else if (auto* turn = qobject_cast<QSpinBox*>(editor)) {
        turn->interpretText();
        entered = turn->value();
    } else if (const auto* spaces = qobject_cast<QLineEdit*>(editor))
        entered = spaces->text();
    if (!entered.isValid() || entered == index.data(Qt::EditRole))
        return;
    QModelIndexList lines = m_tree.selectionModel()->selectedRows();
    if (!lines.contains(index.siblingAtColumn(SetUpModel::Name)))
        lines = {index};
    m_model.enter(lines, static_cast<SetUpModel::Column>(index.column()), entered);
}

void SetUpDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                         const QModelIndex&) const {
    editor->setGeometry(option.rect);
}

void SetUpDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    const model::SetUpLine* line = m_model.valueAt(index);
    if (line != nullptr && line->level != model::SetUpLine::Level::Counter && index.column() == SetUpModel::Name)
        option->font.setBold(true);
    const bool isVarious = !index.data(Qt::EditRole).isValid();
    const bool isUnknown = index.data(model::SeverityRole).isValid();
    if (isVarious || isUnknown)
        option->palette.setColor(QPalette::Text, option->palette.color(isUnknown ? errorRole : mutedRole));
}

} // namespace orontes::editor
