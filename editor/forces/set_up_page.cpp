// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/forces/set_up_page.h"

#include "editor/controls/empty_state.h"
#include "editor/controls/panel_title.h"
#include "editor/forces/set_up_row.h"
#include "editor/theme/style.h"

#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>

namespace orontes::editor {

SetUpPage::SetUpPage(ScenarioContext& context, QWidget* parent)
    : ScenarioPage(context, parent), m_rows(new QVBoxLayout) {
    auto* page = new QWidget(this);
    setAreaLook(*page, AreaLook::Panel);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(16);
    column->addWidget(new PanelTitle(
        tr("Set-up"), tr("When and where each counter comes into play. The map shows the places of what is selected."),
        this));
    m_rows->setSpacing(8);
    column->addLayout(m_rows);
    column->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(page);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);
    connect(&document(), &model::ScenarioDocument::changed, this, &SetUpPage::follow);
    showAll();
}

void SetUpPage::follow(const core::ChangeSet& changes) {
    const bool roster = changes.counterOrder || !changes.countersAdded.empty() || !changes.countersRemoved.empty();
    if (roster || changes.boardShape || changes.regions || !changes.countersChanged.empty())
        showAll();
}

void SetUpPage::showAll() {
    const std::vector<core::Counter>& roster = *scenario().counters;
    while (m_shown.size() > roster.size()) {
        m_shown.back()->deleteLater();
        m_shown.back()->hide();
        m_rows->removeWidget(m_shown.back());
        m_shown.pop_back();
    }
    while (m_shown.size() < roster.size()) {
        auto* row = new SetUpRow(this);
        connect(row, &SetUpRow::selected, this, [this, row] { context().selection.selectCounter(row->counter()); });
        connect(row, &SetUpRow::entered, this, [this, row](const core::SetUp& setUp) {
            const core::Counter* counter = core::findCounter(scenario(), row->counter());
            if (!counter)
                return;
            core::Counter changed = *counter;
            changed.setUp = setUp;
            apply({core::ChangeCounter{std::move(changed)}},
                  tr("Change the set-up of %1").arg(QString::fromStdString(counter->name)));
        });
        m_rows->addWidget(row);
        m_shown.push_back(row);
    }
    for (std::size_t i = 0; i < roster.size(); ++i)
        m_shown[i]->show(roster[i], scenario());
}

void SetUpPage::reveal(const core::Place& place) {
    const auto* id = std::get_if<core::CounterId>(&place.table);
    for (SetUpRow* row : m_shown)
        if (id && row->counter() == *id) {
            context().selection.selectCounter(*id);
            row->spaces()->setFocus();
        }
}

} // namespace orontes::editor
