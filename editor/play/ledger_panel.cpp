// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/ledger_panel.h"

#include "editor/controls/empty_state.h"
#include "editor/controls/rule_delegate.h"
#include "editor/controls/tables.h"
#include "model/items/ledger_model.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QTreeView>

#include <algorithm>

namespace orontes::editor {

namespace {

constexpr int sumsWidth = 280;
constexpr int pointsWidth = 64;
constexpr int ledgerLine = 24;

} // namespace

LedgerPanel::LedgerPanel(const model::GameSession& session, QWidget* parent)
    : QWidget(parent),
      m_ledger(new model::LedgerModel(session, {}, this)),
      m_sums(new model::LedgerSumsModel(session, *m_ledger, this)),
      m_sumsView(new QTreeView(this)),
      m_lines(new QTableView(this)),
      m_stack(new QStackedWidget(this)) {
    setUpSums();
    setUpLines();
    auto* across = new QSplitter(Qt::Horizontal, this);
    across->addWidget(m_sumsView);
    across->addWidget(m_stack);
    across->setStretchFactor(1, 1);
    across->setSizes({sumsWidth, 900});
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(across);
}

void LedgerPanel::setUpSums() {
    setUpTree(*m_sumsView, QT_TR_NOOP("Sums"));
    m_sumsView->setModel(m_sums);
    m_sumsView->setSelectionMode(QAbstractItemView::SingleSelection);
    m_sumsView->header()->setStretchLastSection(false);
    m_sumsView->header()->setSectionResizeMode(model::LedgerSumsModel::Whose, QHeaderView::Stretch);
    m_sumsView->header()->setMinimumSectionSize(pointsWidth);
    m_sumsView->setColumnWidth(model::LedgerSumsModel::Points, pointsWidth);
    connect(m_sumsView->selectionModel(), &QItemSelectionModel::selectionChanged, this, &LedgerPanel::filter);
}

void LedgerPanel::setUpLines() {
    using Model = model::LedgerModel;
    setUpTable(*m_lines, QT_TR_NOOP("Ledger"));
    m_lines->setModel(m_ledger);
    m_lines->horizontalHeader()->setStretchLastSection(false);
    m_lines->horizontalHeader()->setSectionResizeMode(Model::Sentence, QHeaderView::Stretch);
    for (const auto& [column, width] :
         {std::pair(Model::Turn, 48), std::pair(Model::Order, 64), std::pair(Model::Side, 104),
          std::pair(Model::Phase, 112), std::pair(Model::Source, 96), std::pair(Model::Points, 64),
          std::pair(Model::Total, 64), std::pair(Model::Rule, 112)})
        m_lines->setColumnWidth(column, width);
    m_lines->setItemDelegateForColumn(Model::Rule, new RuleDelegate(this));
    m_lines->verticalHeader()->setDefaultSectionSize(ledgerLine);
    connect(m_lines, &QTableView::activated, this, [this](const QModelIndex& index) {
        if (const model::LedgerLine* line = m_ledger->lineAt(index.row()); line && line->event.space)
            emit spaceChosen(*line->event.space);
    });
    m_stack->addWidget(m_lines);
    m_stack->addWidget(new EmptyState(
        IconId::Ledger, tr("Points stand here as they are scored, each with what it was for and its rule.")));
}

bool LedgerPanel::hasPoints() const {
    if (!m_ledger->ledger().empty())
        return true;
    for (int row = 0; row < m_sums->rowCount(); ++row)
        if (m_sums->valueAt(m_sums->index(row, 0))->points != 0)
            return true;
    return false;
}

void LedgerPanel::show(const core::Observer& observer) {
    m_ledger->follow(observer);
    m_stack->setCurrentIndex(m_ledger->rowCount() > 0 ? 0 : 1);
    m_lines->scrollToBottom();
}

/// What is not chosen any more shows all.
void LedgerPanel::filter() {
    const QModelIndexList chosen = m_sumsView->selectionModel()->selectedRows();
    m_ledger->setFilter(chosen.isEmpty() ? model::LedgerFilter{} : m_sums->filterAt(chosen.front()));
    m_stack->setCurrentIndex(m_ledger->rowCount() > 0 ? 0 : 1);
    m_lines->scrollToBottom();
}

} // namespace orontes::editor
