// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/forces/set_up_page.h"

#include "editor/controls/panel_title.h"
#include "editor/controls/tables.h"
#include "editor/forces/set_up_delegate.h"
#include "model/items/set_up_model.h"

#include <QHeaderView>
#include <QTreeView>
#include <QVBoxLayout>

namespace orontes::editor {

namespace {

constexpr int nameWidth = 280;
constexpr int turnWidth = 130;
constexpr int wayWidth = 200;

} // namespace

SetUpPage::SetUpPage(ScenarioContext& context, QWidget* parent)
    : ScenarioPage(context, parent), m_model(new model::SetUpModel(document(), this)), m_tree(new QTreeView(this)) {
    setUpTree();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(8);
    column->addWidget(new PanelTitle(
        tr("Set-up"), tr("When and where each counter comes into play; a change goes to all lines that are selected"),
        this));
    column->addWidget(m_tree, 1);
    connect(m_tree->selectionModel(), &QItemSelectionModel::selectionChanged, this, &SetUpPage::tellSelection);
    connect(&this->context().selection, &Selection::changed, this, &SetUpPage::followSelection);
    connect(m_model, &model::SetUpModel::rowsInserted, this, &SetUpPage::openSides);
    connect(m_model, &model::SetUpModel::refused, this, [this](const core::Diagnostic& why) {
        emit refused(QString::fromStdString(document().texts().render(why.text())));
    });
    followSelection();
}

void SetUpPage::setUpTree() {
    m_tree->setModel(m_model);
    editor::setUpTree(*m_tree, QT_TR_NOOP("Set-up of the counters"));
    m_tree->setItemDelegate(new SetUpDelegate(document(), *m_model, *m_tree));
    m_tree->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                            QAbstractItemView::SelectedClicked);
    m_tree->setColumnWidth(model::SetUpModel::Name, nameWidth);
    m_tree->setColumnWidth(model::SetUpModel::Turn, turnWidth);
    m_tree->setColumnWidth(model::SetUpModel::Way, wayWidth);
    openSides();
}

void SetUpPage::openSides() {
    for (int side = 0; side < m_model->rowCount(); ++side)
        m_tree->expand(m_model->index(side, 0));
}

void SetUpPage::tellSelection() {
    if (m_following)
        return;
    Selected selected;
    selected.counters = m_model->countersAt(m_tree->selectionModel()->selectedRows());
    m_following = true; // the lines stay as they are, groups and all
    context().selection.select(std::move(selected));
    m_following = false;
}

/// Lines that are folded away stay so: what is selected on the map must not rearrange the page.
void SetUpPage::followSelection() {
    if (m_following)
        return;
    m_following = true;
    QItemSelection lines;
    for (const core::CounterId id : context().selection.selected().counters)
        if (const QModelIndex line = m_model->indexOf(id); line.isValid())
            lines.select(line, line);
    m_tree->selectionModel()->select(lines, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_following = false;
}

void SetUpPage::reveal(const core::Place& place) {
    const auto* id = std::get_if<core::CounterId>(&place.table);
    const QModelIndex line = id ? m_model->indexOf(*id) : QModelIndex();
    if (!line.isValid())
        return;
    const QModelIndex where = line.siblingAtColumn(model::SetUpModel::Where);
    m_tree->scrollTo(line); // unfolds what it stands in
    m_tree->setCurrentIndex(where);
    m_tree->setFocus();
    if (where.flags() & Qt::ItemIsEditable)
        m_tree->edit(where);
}

} // namespace orontes::editor
