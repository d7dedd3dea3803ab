// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/annals.h"

#include "editor/controls/empty_state.h"
#include "editor/controls/rule_delegate.h"
#include "editor/controls/tables.h"
#include "editor/play/ledger_panel.h"
#include "editor/problems/rules_panel.h"
#include "editor/theme/style.h"
#include "model/items/chronicle_model.h"
#include "model/items/clauses_model.h"
#include "model/items/roster_model.h"

#include <QHeaderView>
#include <QLabel>
#include <QStackedWidget>
#include <QTableView>
#include <QTreeView>

#include <algorithm>

namespace orontes::editor {

namespace {

constexpr int noteMargin = 16;
constexpr int leastPhaseWidth = 130;
constexpr int aroundPhase = 20;
constexpr int numberWidth = 96;
constexpr int progressWidth = 200;

} // namespace

Annals::Annals(const model::GameSession& session, QWidget* parent)
    : QTabWidget(parent),
      m_session(session),
      m_chronicle(new model::ChronicleModel(session, {}, this)),
      m_chronicleView(new QTableView(this)),
      m_chronicleStack(new QStackedWidget(this)),
      m_ledger(new LedgerPanel(session, this)),
      m_clauses(new model::ClausesModel(session, {}, this)),
      m_clausesView(new QTreeView(this)),
      m_roster(new model::RosterModel(session, {}, this)),
      m_rosterView(new QTreeView(this)),
      m_rules(new RulesPanel(session.info(), this)),
      m_note(new QLabel(this)) {
    setUpChronicle();
    setUpClauses();
    setUpRoster();
    addTab(m_chronicleStack, tr("Chronicle"));
    const bool scores = session.info().scoring;
    for (QWidget* page : {static_cast<QWidget*>(m_ledger), static_cast<QWidget*>(m_clausesView)})
        page->setVisible(scores);
    if (scores) {
        addTab(m_ledger, tr("Ledger"));
        addTab(m_clausesView, tr("Conditions"));
    }
    addTab(m_rosterView, tr("Forces"));
    addTab(m_rules, tr("Rules"));
    setTextLook(*m_note, TextLook::Secondary);
    m_note->setAccessibleName(tr("Note"));
    m_note->setContentsMargins(0, 0, noteMargin, 0);
    setCornerWidget(m_note);
    connect(m_ledger, &LedgerPanel::spaceChosen, this, &Annals::spaceChosen);
    connect(this, &QTabWidget::currentChanged, this, &Annals::showCurrent);
}

Annals::~Annals() {
    delete m_chronicleView;
    delete m_chronicle;
}

void Annals::setUpChronicle() {
    setUpTable(*m_chronicleView, QT_TR_NOOP("Chronicle"));
    m_chronicleView->setModel(m_chronicle);
    m_chronicleView->horizontalHeader()->setStretchLastSection(false);
    m_chronicleView->horizontalHeader()->setSectionResizeMode(model::ChronicleModel::Sentence, QHeaderView::Stretch);
    m_chronicleView->setColumnWidth(model::ChronicleModel::Turn, 56);
    m_chronicleView->setColumnWidth(model::ChronicleModel::Phase, phaseWidth());
    m_chronicleView->setColumnWidth(model::ChronicleModel::By, 80);
    m_chronicleView->setColumnWidth(model::ChronicleModel::Rule, 112);
    m_chronicleView->setItemDelegateForColumn(model::ChronicleModel::Rule, new RuleDelegate(this));
    m_chronicleView->verticalHeader()->setDefaultSectionSize(24);
    m_chronicleStack->addWidget(m_chronicleView);
    m_chronicleStack->addWidget(new EmptyState(
        IconId::Play, tr("What happens in the game is told here, sentence by sentence, each with its rule.")));
}

/// Every name of a phase can be read.
int Annals::phaseWidth() const {
    const QFontMetrics metrics = m_chronicleView->fontMetrics();
    int width = leastPhaseWidth;
    for (const core::PhaseSpec& phase : core::phasesOf(m_session.info(), m_session.scenario())) {
        const QString name = QString::fromStdString(m_session.texts().render(phase.label));
        width = std::max(width, metrics.horizontalAdvance(name) + aroundPhase);
    }
    return width;
}

void Annals::setUpClauses() {
    using Model = model::ClausesModel;
    setUpTree(*m_clausesView, QT_TR_NOOP("Conditions"));
    m_clausesView->setModel(m_clauses);
    m_clausesView->header()->setStretchLastSection(false);
    m_clausesView->header()->setSectionResizeMode(Model::Words, QHeaderView::Stretch);
    m_clausesView->setColumnWidth(Model::Progress, progressWidth);
    m_clausesView->setColumnWidth(Model::Points, numberWidth);
}

/// Sides folded: who wants to know opens one.
void Annals::setUpRoster() {
    using Model = model::RosterModel;
    setUpTree(*m_rosterView, QT_TR_NOOP("Forces"));
    m_rosterView->setModel(m_roster);
    m_rosterView->header()->setStretchLastSection(false);
    m_rosterView->header()->setSectionResizeMode(Model::Words, QHeaderView::Stretch);
    m_rosterView->setColumnWidth(Model::Number, numberWidth);
    const auto choose = [this](const QModelIndex& index) {
        if (const core::CounterId counter = m_roster->counterAt(index); counter.valid())
            emit counterChosen(counter);
    };
    connect(m_rosterView, &QTreeView::clicked, this, choose);
    connect(m_rosterView, &QTreeView::activated, this, choose);
}

void Annals::show(const core::Observer& observer) {
    m_observer = observer;
    m_chronicle->setObserver(observer);
    m_chronicleStack->setCurrentIndex(m_chronicle->rowCount() > 0 ? 0 : 1);
    QMetaObject::invokeMethod(m_chronicleView, &QTableView::scrollToBottom,
                              Qt::QueuedConnection); // when it has its size
    m_note->clear();
    showCurrent();
}

void Annals::showCurrent() {
    if (currentWidget() == m_ledger)
        m_ledger->show(m_observer);
    if (currentWidget() == m_rosterView)
        m_roster->follow(m_observer);
    if (currentWidget() != m_clausesView)
        return;
    m_clauses->follow(m_observer);
    m_clausesView->expand(m_clauses->activeSide());
}

void Annals::openRule(const core::Citation& rule) {
    m_rules->open(rule);
    setCurrentWidget(m_rules);
}

void Annals::note(const QString& sentence) {
    m_note->setText(sentence);
}

} // namespace orontes::editor
