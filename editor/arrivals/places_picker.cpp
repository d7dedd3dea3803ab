// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/arrivals/places_picker.h"

#include "editor/theme/icons.h"
#include "editor/theme/style.h"
#include "model/words/space_lists.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace orontes::editor {

namespace {

/// The list in which spaces are ticked, regions first.
class PlacesDialog : public QDialog {
public:
    PlacesDialog(const core::Board& board, const core::TextList& spaces, QWidget* parent)
        : QDialog(parent), m_list(new QListWidget(this)) {
        setWindowTitle(PlacesPicker::tr("Choose places"));
        auto* search = new QLineEdit(this);
        search->setPlaceholderText(PlacesPicker::tr("Search places"));
        search->setAccessibleName(PlacesPicker::tr("Search places"));
        search->setClearButtonEnabled(true);
        m_list->setAccessibleName(PlacesPicker::tr("Places"));
        fill(board, spaces);
        auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
        auto* column = new QVBoxLayout(this);
        column->addWidget(search);
        column->addWidget(m_list, 1);
        column->addWidget(buttons);
        resize(320, 440);
        connect(search, &QLineEdit::textChanged, this, [this](const QString& text) {
            for (int row = 0; row < m_list->count(); ++row)
                m_list->item(row)->setHidden(!m_list->item(row)->text().contains(text, Qt::CaseInsensitive));
        });
        connect(m_list, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) { tickRegion(*item); });
        connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
        connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    }

    /// Those that were there keep their order.
    core::TextList spaces() const {
        core::TextList all;
        for (const std::string& space : m_before)
            if (isTicked(space))
                all.push_back(space);
        for (int row = 0; row < m_list->count(); ++row) {
            const std::string label = m_list->item(row)->text().toStdString();
            if (m_list->item(row)->data(Qt::UserRole).isNull() && m_list->item(row)->checkState() == Qt::Checked &&
                std::find(all.begin(), all.end(), label) == all.end())
                all.push_back(label);
        }
        return all;
    }

private:
    void fill(const core::Board& board, const core::TextList& spaces) {
        m_before = spaces;
        for (const core::Region& region : *board.regions) {
            QStringList own;
            for (const core::SpaceLabel& space : region.spaces)
                own << QString::fromStdString(space.value);
            const std::string& name = region.name.empty() ? region.id.value : region.name;
            add(PlacesPicker::tr("Region: %1").arg(QString::fromStdString(name)), Qt::Unchecked)
                ->setData(Qt::UserRole, own);
        }
        QStringList labels;
        for (int space = 0; space < core::spaceCount(board); ++space)
            labels << QString::fromStdString(core::labelOf(board, core::SpaceId{space}).value);
        labels.sort(Qt::CaseInsensitive);
        for (const QString& label : labels) {
            const bool ticked = std::find(spaces.begin(), spaces.end(), label.toStdString()) != spaces.end();
            add(label, ticked ? Qt::Checked : Qt::Unchecked);
        }
    }

    QListWidgetItem* add(const QString& text, Qt::CheckState state) {
        auto* item = new QListWidgetItem(text, m_list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(state);
        return item;
    }

    void tickRegion(const QListWidgetItem& item) {
        const QStringList own = item.data(Qt::UserRole).toStringList();
        for (int row = 0; row < m_list->count(); ++row)
            if (own.contains(m_list->item(row)->text()))
                m_list->item(row)->setCheckState(item.checkState());
    }

    bool isTicked(const std::string& space) const {
        for (const QListWidgetItem* item : m_list->findItems(QString::fromStdString(space), Qt::MatchFixedString))
            if (item->checkState() == Qt::Checked)
                return true;
        return false;
    }

    QListWidget* m_list;
    core::TextList m_before;
};

} // namespace

PlacesPicker::PlacesPicker(const model::ScenarioDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_line(new QLineEdit(this)) {
    m_line->setAccessibleName(tr("Places"));
    m_line->setPlaceholderText(tr("Where, with commas between"));
    auto* choose = new QPushButton(tr("Choose…"), this);
    choose->setAccessibleName(tr("Choose places"));
    setButtonLook(*choose, ButtonLook::Quiet);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(m_line, 1);
    row->addWidget(choose);
    setFocusProxy(m_line);
    connect(m_line, &QLineEdit::editingFinished, this, &PlacesPicker::takeTyped);
    connect(choose, &QPushButton::clicked, this, &PlacesPicker::openList);
}

void PlacesPicker::setSpaces(const core::TextList& spaces) {
    m_told = spaces;
    if (this->spaces() != spaces)
        m_line->setText(model::joined(spaces));
    setRefused(*m_line, !unknown().empty());
}

void PlacesPicker::setMissing(bool missing) {
    setRefused(*m_line, missing || !unknown().empty());
    if (missing)
        m_line->setToolTip(tr("Say where they come."));
}

core::TextList PlacesPicker::spaces() const {
    return model::spaceLabelsIn(m_line->text(), *m_document.scenario().board);
}

core::TextList PlacesPicker::unknown() const {
    core::TextList strange;
    for (const std::string& label : spaces())
        if (!core::findSpace(*m_document.scenario().board, core::SpaceLabel{label}))
            strange.push_back(label);
    return strange;
}

void PlacesPicker::takeTyped() {
    setRefused(*m_line, !unknown().empty());
    m_line->setToolTip(unknown().empty() ? QString() : tr("The map has no %1.").arg(model::joined(unknown())));
    if (spaces() == m_told || !unknown().empty())
        return;
    m_told = spaces();
    emit chosen();
}

void PlacesPicker::openList() {
    PlacesDialog dialog(*m_document.scenario().board, spaces(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_line->setText(model::joined(dialog.spaces()));
    takeTyped();
}

} // namespace orontes::editor
