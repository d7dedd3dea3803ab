// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tables/table_cell_delegate.h"

#include "editor/theme/style.h"
#include "model/items/sealed_table.h"

#include <QComboBox>
#include <QSpinBox>

namespace orontes::editor {

TableCellDelegate::TableCellDelegate(const model::ScenarioDocument& document, const core::TableSpec& table,
                                     QObject* parent)
    : QStyledItemDelegate(parent), m_document(document), m_table(table) {}

QWidget* TableCellDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                         const QModelIndex& index) const {
    if (m_table.choices.empty()) {
        auto* number = new QSpinBox(parent);
        number->setRange(static_cast<int>(m_table.minimum), static_cast<int>(m_table.maximum));
        number->setAccessibleName(tr("Value"));
        return number;
    }
    if (index.data(Qt::EditRole).userType() != QMetaType::QString)
        return QStyledItemDelegate::createEditor(parent, option, index);
    auto* box = new QComboBox(parent);
    box->setAccessibleName(tr("Value"));
    for (const core::TableLine& choice : m_table.choices)
        box->addItem(QString::fromStdString(m_document.texts().render(choice.label)),
                     QString::fromStdString(choice.id));
    return box;
}

void TableCellDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    if (auto* box = qobject_cast<QComboBox*>(editor))
        box->setCurrentIndex(box->findData(index.data(Qt::EditRole)));
    else
        QStyledItemDelegate::setEditorData(editor, index);
}

void TableCellDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const {
    if (const auto* box = qobject_cast<QComboBox*>(editor))
        model->setData(index, box->currentData());
    else
        QStyledItemDelegate::setModelData(editor, model, index);
}

void TableCellDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    if (!index.data(model::IsChangedRole).toBool())
        return;
    option->font.setBold(true);
    option->palette.setColor(QPalette::Text, option->palette.color(warningRole));
}

} // namespace orontes::editor
