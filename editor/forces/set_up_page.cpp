// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/forces/set_up_page.h"

#include "editor/controls/scrolled_column.h"
#include "editor/controls/section_head.h"
#include "editor/forces/set_up_row.h"
#include "editor/theme/style.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace orontes::editor {

namespace {

QWidget* headings(QWidget* parent) {
    auto* head = new QWidget(parent);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(SetUpRow::gap);
    const std::pair<QString, int> columns[]{{SetUpPage::tr("Counter"), SetUpRow::nameWidth},
                                            {SetUpPage::tr("Comes into play"), SetUpRow::turnWidth},
                                            {SetUpPage::tr("How"), SetUpRow::kindWidth},
                                            {SetUpPage::tr("Where"), 0}};
    for (const auto& [words, width] : columns) {
        auto* label = new QLabel(words, head);
        setTextLook(*label, TextLook::Secondary);
        if (width > 0)
            label->setFixedWidth(width);
        row->addWidget(label, width > 0 ? 0 : 1);
    }
    return head;
}

} // namespace

SetUpPage::SetUpPage(ScenarioContext& context, QWidget* parent)
    : ScenarioPage(context, parent), m_rows(new QVBoxLayout) {
    QVBoxLayout* column = scrolledColumn(
        this, tr("Set-up"),
        tr("When and where each counter comes into play. The map shows the places of what is selected."));
    column->addWidget(headings(this));
    m_rows->setSpacing(8);
    column->addLayout(m_rows);
    column->addStretch(1);
    connect(&document(), &model::ScenarioDocument::changed, this, &SetUpPage::follow);
    showAll();
}

void SetUpPage::follow(const core::ChangeSet& changes) {
    const bool roster = changes.counterOrder || !changes.countersAdded.empty() || !changes.countersRemoved.empty();
    if (roster || changes.boardShape || changes.regions || changes.sides || !changes.countersChanged.empty())
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
        m_shown.push_back(row);
    }
    for (std::size_t i = 0; i < roster.size(); ++i)
        m_shown[i]->show(roster[i], scenario());
    layOut();
}

/// Side by side, in roster order.
void SetUpPage::layOut() {
    while (QLayoutItem* item = m_rows->takeAt(0))
        delete item;
    qDeleteAll(m_heads);
    m_heads.clear();
    const std::vector<core::Counter>& roster = *scenario().counters;
    const auto addRows = [&](const auto& belongs) {
        for (std::size_t i = 0; i < roster.size(); ++i)
            if (belongs(roster[i].side))
                m_rows->addWidget(m_shown[i]);
    };
    for (const core::Side& side : *scenario().sides) {
        m_rows->addWidget(m_heads.emplace_back(new SectionHead(QString::fromStdString(side.name), this)));
        addRows([&](const core::SideToken& token) { return token == side.token; });
    }
    // Of a side that does not exist: the findings say so.
    addRows([&](const core::SideToken& token) { return !core::findSide(scenario(), token); });
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
