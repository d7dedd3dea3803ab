// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/scenario/scenario_tab.h"

#include "editor/arrivals/arrivals_page.h"
#include "editor/controls/divider.h"
#include "editor/controls/rail.h"
#include "editor/forces/forces_page.h"
#include "editor/forces/leaders_page.h"
#include "editor/forces/set_up_page.h"
#include "editor/inspector/inspector.h"
#include "editor/map/map_page.h"
#include "editor/problems/problems_panel.h"
#include "editor/problems/rules_panel.h"
#include "editor/tab/complaint.h"
#include "editor/tab/file_proposal.h"
#include "editor/tables/notes_page.h"
#include "editor/tables/options_page.h"
#include "editor/tables/tables_page.h"
#include "editor/theme/style.h"
#include "editor/victory/victory_page.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QUndoView>
#include <QVBoxLayout>

namespace orontes::editor {

namespace {

/// In the order of the rail; games that print no arrival charts have no page of arrivals.
enum Page {
    MapIndex,
    ForcesIndex,
    LeadersIndex,
    SetUpIndex,
    ArrivalsIndex,
    VictoryIndex,
    OptionsIndex,
    TablesIndex,
    NotesIndex
};

bool hasArrivals(const core::RulesetInfo& info) {
    return !info.print.arrivalCharts.empty();
}

int railIndex(Page page, const core::RulesetInfo& info) {
    return page > ArrivalsIndex && !hasArrivals(info) ? page - 1 : page;
}

constexpr int inspectorWidth = 394; // its scroll bar counted
constexpr int bottomHeight = 190;
constexpr int leastBottomHeight = 96; // on a small screen the map comes first

bool isWriting(const QWidget* widget) {
    return qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QAbstractSpinBox*>(widget) ||
           qobject_cast<const QPlainTextEdit*>(widget);
}

} // namespace

ScenarioTab::ScenarioTab(std::unique_ptr<model::ScenarioDocument> document, QWidget* parent)
    : DocumentTab(parent),
      m_document(std::move(document)),
      m_context{*m_document, m_selection, [this](const core::Citation& rule) { openRule(rule); },
                [this](const core::Place& place) { goTo(place); }},
      m_rail(new Rail(this)),
      m_pages(new QStackedWidget(this)),
      m_bottom(new QTabWidget(this)) {
    buildPages();
    buildBottom();
    buildActions();
    layOut();
    connect(m_document.get(), &model::ScenarioDocument::modifiedChanged, this, &DocumentTab::modifiedChanged);
    connect(m_document.get(), &model::ScenarioDocument::fileChanged, this, &DocumentTab::titleChanged);
    connect(m_document.get(), &model::ScenarioDocument::changed, this, [this](const core::ChangeSet& changes) {
        m_told.clear();
        if (changes.titles)
            emit titleChanged();
        emit statusChanged();
    });
    connect(m_document.get(), &model::ScenarioDocument::journalFailed, this,
            [this](const core::Diagnostic& why) { tell(sentence(why, m_document->texts())); });
    connect(&m_selection, &Selection::changed, this, &DocumentTab::statusChanged);
    showCounts();
}

ScenarioTab::~ScenarioTab() {
    delete m_pages; // pages and panels look at the document to the last
    delete m_bottom;
}

void ScenarioTab::addPage(IconId icon, const QString& name, ScenarioPage* page) {
    m_rail->addPage(icon, name);
    m_pages->addWidget(page);
    connect(page, &ScenarioPage::refused, this, &ScenarioTab::tell);
}

void ScenarioTab::buildPages() {
    m_map = new MapPage(m_context, this);
    addPage(IconId::Map, tr("Map"), m_map);
    addPage(IconId::Forces, tr("Forces"), new ForcesPage(m_context, this));
    addPage(IconId::Leaders, tr("Leaders"), new LeadersPage(m_context, this));
    addPage(IconId::Setup, tr("Set-up"), new SetUpPage(m_context, this));
    if (hasArrivals(m_document->info()))
        addPage(IconId::Calendar, tr("Arrivals"), new ArrivalsPage(m_context, this));
    addPage(IconId::Victory, tr("Victory"), new VictoryPage(m_context, this));
    addPage(IconId::Options, tr("Options"), new OptionsPage(m_context, this));
    addPage(IconId::Tables, tr("Tables"), new TablesPage(m_context, this));
    addPage(IconId::Notes, tr("Notes"), new NotesPage(m_context, this));
    connect(m_rail, &Rail::pageChosen, this, &ScenarioTab::showPage);
    connect(&m_map->canvas(), &MapCanvas::zoomChanged, this, &DocumentTab::statusChanged);
    connect(m_map, &MapPage::hoverChanged, this, &DocumentTab::statusChanged);
}

void ScenarioTab::buildBottom() {
    m_problems = new ProblemsPanel(m_context, this);
    m_rules = new RulesPanel(m_document->info(), this);
    auto* history = new QUndoView(&m_document->history(), this);
    history->setAccessibleName(tr("History"));
    history->setEmptyLabel(tr("As opened"));
    m_bottom->setMinimumHeight(leastBottomHeight);
    m_bottom->addTab(m_problems, tr("Problems"));
    m_bottom->addTab(history, tr("History"));
    m_bottom->addTab(m_rules, tr("Rules"));
    connect(m_problems, &ProblemsPanel::countChanged, this, &ScenarioTab::showCounts);
}

void ScenarioTab::buildActions() {
    QAction* undo = m_document->history().createUndoAction(this, tr("&Undo"));
    undo->setShortcut(QKeySequence::Undo);
    undo->setIcon(icon(IconId::Undo));
    QAction* redo = m_document->history().createRedoAction(this, tr("&Redo"));
    redo->setShortcut(QKeySequence::Redo);
    redo->setIcon(icon(IconId::Redo));
    m_editActions << undo << redo;
    auto* pages = new QMenu(tr("&Go to"), this);
    const std::tuple<Page, QString, int> names[] = {
        {MapIndex, tr("&Map"), 1},         {ForcesIndex, tr("&Forces"), 2},     {LeadersIndex, tr("&Leaders"), 3},
        {SetUpIndex, tr("&Set-up"), 4},    {ArrivalsIndex, tr("&Arrivals"), 9}, {VictoryIndex, tr("&Victory"), 5},
        {OptionsIndex, tr("&Options"), 6}, {TablesIndex, tr("&Tables"), 7},     {NotesIndex, tr("&Notes"), 8}};
    for (const auto& [page, name, key] : names) {
        if (page == ArrivalsIndex && !hasArrivals(m_document->info()))
            continue;
        QAction* action = pages->addAction(name);
        action->setShortcut(QKeySequence(QStringLiteral("Alt+%1").arg(key)));
        connect(action, &QAction::triggered, this, [this, i = railIndex(page, m_document->info())] {
            m_rail->setCurrentPage(i);
            showPage(i);
        });
    }
    QAction* problems = pages->addAction(tr("&Problems"));
    problems->setShortcut(QKeySequence(Qt::Key_F8));
    connect(problems, &QAction::triggered, this, [this] {
        m_bottom->setCurrentWidget(m_problems);
        m_problems->takeFocus();
    });
    auto* play = new QMenu(tr("&Play"), this);
    QAction* test = play->addAction(icon(IconId::Play), tr("&Playtest"));
    test->setShortcut(QKeySequence(Qt::Key_F5));
    connect(test, &QAction::triggered, this, [this] { emit playRequested(m_document->scenario()); });
    QAction* balance = play->addAction(icon(IconId::Compare), tr("&Balance…"));
    balance->setShortcut(QKeySequence(Qt::Key_F7));
    connect(balance, &QAction::triggered, this, [this] { emit balanceRequested(m_document->scenario()); });
    QAction* publish = play->addAction(icon(IconId::Publish), tr("P&ublish…"));
    publish->setShortcut(QKeySequence(Qt::Key_F6));
    connect(publish, &QAction::triggered, this, [this] { emit publishRequested(m_document->scenario()); });
    m_menus << m_map->menu() << pages << play;
}

void ScenarioTab::layOut() {
    auto* inspector = new Inspector(m_context, this);
    auto* test = new QPushButton(tr("Playtest"), this);
    auto* balance = new QPushButton(tr("Balance…"), this);
    auto* publish = new QPushButton(tr("Publish…"), this);
    setButtonLook(*test, ButtonLook::Primary);
    connect(test, &QPushButton::clicked, this, [this] { emit playRequested(m_document->scenario()); });
    connect(balance, &QPushButton::clicked, this, [this] { emit balanceRequested(m_document->scenario()); });
    connect(publish, &QPushButton::clicked, this, [this] { emit publishRequested(m_document->scenario()); });
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(16, 12, 16, 16);
    buttons->setSpacing(8);
    buttons->addWidget(test, 1);
    buttons->addWidget(balance, 1);
    buttons->addWidget(publish, 1);
    auto* right = new QWidget(this);
    setAreaLook(*right, AreaLook::Panel);
    right->setMinimumWidth(inspectorWidth);
    auto* rightColumn = new QVBoxLayout(right);
    rightColumn->setContentsMargins(0, 0, 0, 0);
    rightColumn->setSpacing(0);
    rightColumn->addWidget(inspector, 1);
    rightColumn->addLayout(buttons);
    auto* across = new QSplitter(Qt::Horizontal, this);
    across->addWidget(m_pages);
    across->addWidget(right);
    across->setStretchFactor(0, 1);
    across->setCollapsible(0, false);
    across->setSizes({1000, inspectorWidth});
    auto* down = new QSplitter(Qt::Vertical, this);
    down->addWidget(across);
    down->addWidget(m_bottom);
    down->setStretchFactor(0, 1);
    down->setCollapsible(0, false);
    down->setSizes({700, bottomHeight});
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_rail);
    row->addWidget(down, 1);
    setFocusProxy(m_map);
}

void ScenarioTab::showPage(int page) {
    m_pages->setCurrentIndex(page);
    emit statusChanged();
}

/// What nothing below has taken; whoever is writing goes on.
void ScenarioTab::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && m_pages->currentWidget() == m_map && !isWriting(QApplication::focusWidget()))
        return m_selection.clear();
    DocumentTab::keyPressEvent(event);
}

void ScenarioTab::showCounts() {
    const int count = m_problems->problemCount();
    m_bottom->setTabText(0, count == 0 ? tr("Problems") : tr("Problems (%1)").arg(count));
    emit statusChanged();
}

QString ScenarioTab::title() const {
    const std::string& title = m_document->scenario().title;
    return title.empty() ? tr("Untitled") : QString::fromStdString(title);
}

QString ScenarioTab::status() const {
    if (!m_told.isEmpty())
        return m_told;
    const int problems = m_problems->problemCount();
    const int notes = m_problems->noteCount();
    QString count = problems == 0   ? tr("No problems")
                    : problems == 1 ? tr("1 problem")
                                    : tr("%1 problems").arg(problems);
    if (notes > 0)
        count = notes == 1 ? tr("%1, 1 note").arg(count) : tr("%1, %2 notes").arg(count).arg(notes);
    const QString where = m_map->whereabouts();
    return where.isEmpty() ? count : tr("%1   ·   %2").arg(where, count);
}

QString ScenarioTab::zoom() const {
    return m_pages->currentWidget() == m_map ? m_map->canvas().zoomWords() : QString();
}

void ScenarioTab::tell(const QString& sentence) {
    m_told = sentence;
    emit statusChanged();
}

bool ScenarioTab::save() {
    if (m_document->file().path.empty())
        return saveAs();
    core::Result<void> saved = m_document->save();
    const QString heading = tr("The scenario was not saved");
    if (!saved && saved.error().id == "file.changed") {
        if (!mayReplace(this, heading, saved.error(), m_document->texts()))
            return false;
        saved = m_document->save(model::Overwrite::Allow);
    }
    if (!saved)
        complain(this, heading, saved.error(), m_document->texts());
    return saved.has_value();
}

bool ScenarioTab::saveAs() {
    const QString proposed = path().empty() ? proposedFile(QString::fromStdString(m_document->scenario().title),
                                                           documentsFolder(), QStringLiteral(".json"))
                                            : QString::fromStdString(path().string());
    const QString name =
        QFileDialog::getSaveFileName(this, tr("Save the scenario"), proposed, tr("Scenarios (*.json)"));
    if (name.isEmpty())
        return false;
    const QString file = name.endsWith(QStringLiteral(".json")) ? name : name + QStringLiteral(".json");
    // The file dialog has asked about replacing a file of exactly the chosen name.
    const model::Overwrite overwrite = file == name ? model::Overwrite::Allow : model::Overwrite::Refuse;
    if (core::Result<void> saved = m_document->saveAs(file.toStdString(), overwrite); !saved) {
        complain(this, tr("The scenario was not saved"), saved.error(), m_document->texts());
        return false;
    }
    return true;
}

void ScenarioTab::takeOver(const core::Edit& edit, const QString& name) {
    if (const core::Result<void> applied = m_document->apply(edit, {.name = name}); !applied)
        complain(this, tr("The scenario was not changed"), applied.error(), m_document->texts());
}

int ScenarioTab::pageFor(const core::Place& place) const {
    const std::pair<const char*, Page> heads[] = {{"/victory", VictoryIndex}, {"/options", OptionsIndex},
                                                  {"/tables", TablesIndex},   {"/notes", NotesIndex},
                                                  {"/turns", MapIndex},       {"/sides", ForcesIndex}};
    for (const auto& [head, page] : heads)
        if (place.pointer.starts_with(head))
            return railIndex(page, m_document->info());
    if (place.pointer.find("/setUp") != std::string::npos)
        return SetUpIndex;
    return std::holds_alternative<core::CounterId>(place.table) ? ForcesIndex : MapIndex;
}

void ScenarioTab::goTo(const core::Place& place) {
    const int page = pageFor(place);
    m_rail->setCurrentPage(page);
    showPage(page);
    if (auto* shown = qobject_cast<ScenarioPage*>(m_pages->currentWidget()))
        shown->reveal(place);
}

void ScenarioTab::openRule(const core::Citation& rule) {
    m_rules->open(rule);
    m_bottom->setCurrentWidget(m_rules);
}

} // namespace orontes::editor
