// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/series/series_tab.h"

#include "editor/controls/divider.h"
#include "editor/controls/empty_state.h"
#include "editor/controls/panel_title.h"
#include "editor/controls/section_head.h"
#include "editor/controls/tables.h"
#include "editor/series/series_delegate.h"
#include "editor/series/series_form.h"
#include "editor/tab/complaint.h"
#include "editor/tab/file_proposal.h"
#include "editor/theme/style.h"
#include "model/balance/batch.h"
#include "model/items/series_battles_model.h"
#include "model/items/series_units_model.h"
#include "model/session/game_session.h"
#include "model/texts.h"

#include <QAction>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace orontes::editor {

namespace {

constexpr int formWidth = 300;
constexpr int margin = 16;
const QString ending = QStringLiteral(".series.json");

QString fromText(const std::string& text) {
    return QString::fromStdString(text);
}

} // namespace

SeriesTab::SeriesTab(std::unique_ptr<model::SeriesDocument> document, QWidget* parent)
    : DocumentTab(parent),
      m_document(std::move(document)),
      m_battles(new model::SeriesBattlesModel(*m_document, this)),
      m_table(new QTableView(this)),
      m_head(new PanelTitle({}, {}, this)),
      m_next(new QLabel(this)),
      m_play(new QPushButton(icon(IconId::Play, IconRole::OnAccent), tr("Play the battle"), this)),
      m_bots(new QPushButton(icon(IconId::Bot), tr("Let bots play it"), this)),
      m_keep(new QPushButton(icon(IconId::Check, IconRole::OnAccent), tr("Keep the result"), this)),
      m_pages(new QStackedWidget(this)) {
    layOut();
    buildMenus();
    connect(m_document.get(), &model::SeriesDocument::changed, this, &SeriesTab::showSeries);
    connect(m_document.get(), &model::SeriesDocument::fileChanged, this, [this] {
        emit titleChanged();
        emit modifiedChanged();
    });
    connect(m_document.get(), &model::SeriesDocument::backupFailed, this, &SeriesTab::tell);
    connect(m_battles, &model::SeriesBattlesModel::refused, this, &SeriesTab::tell);
    connect(m_play, &QPushButton::clicked, this, &SeriesTab::play);
    connect(m_bots, &QPushButton::clicked, this, &SeriesTab::letBotsPlay);
    connect(m_keep, &QPushButton::clicked, this, &SeriesTab::keepResult);
    showSeries();
}

SeriesTab::~SeriesTab() {
    m_document->disconnect(this);
    delete m_side; // what looks at the document to the last
    delete m_pages;
    if (m_betweenBots)
        m_betweenBots->closed();
}

void SeriesTab::layOut() {
    auto* side = new QWidget(this);
    setAreaLook(*side, AreaLook::Panel);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(margin, margin, margin, margin);
    column->setSpacing(12);
    column->addWidget(m_head);
    auto* form = new SeriesForm(*m_document, this);
    connect(form, &SeriesForm::refused, this, &SeriesTab::tell);
    column->addWidget(form);
    column->addStretch(1);
    auto* scroll = new QScrollArea(this);
    m_side = scroll;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(side);
    scroll->setFixedWidth(formWidth);
    auto* empty = new EmptyState(IconId::Campaign,
                                 tr("Two armies fight battles one after the other, and take their losses along. "
                                    "The first scenario gives them their units."),
                                 tr("Add battles…"));
    connect(empty, &EmptyState::actionTriggered, this, &SeriesTab::askForBattles);
    m_pages->addWidget(empty);
    m_pages->addWidget(makeBattles());
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(scroll);
    row->addWidget(new Divider(Qt::Vertical, this));
    row->addWidget(m_pages, 1);
}

QWidget* SeriesTab::makeBattles() {
    setUpTable(*m_table, QT_TR_NOOP("Battles"));
    m_table->setModel(m_battles);
    m_table->setItemDelegate(new SeriesDelegate(*m_battles, this));
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                             QAbstractItemView::SelectedClicked);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->verticalHeader()->show();
    for (const auto& [section, width] : {std::pair{0, 220}, {1, 150}, {2, 170}, {3, 170}, {4, 170}})
        m_table->setColumnWidth(section, width);
    auto* upper = new QWidget(this);
    auto* column = new QVBoxLayout(upper);
    column->setContentsMargins(24, margin, 24, margin);
    column->setSpacing(8);
    column->addWidget(makeBanner());
    auto* head = new SectionHead(tr("Battles"), upper);
    column->addWidget(head);
    column->addWidget(m_table, 1);
    auto* commands = new QHBoxLayout;
    commands->setSpacing(4);
    const auto add = [&](IconId id, const QString& text, auto what) {
        auto* button = new QPushButton(icon(id), text, upper);
        setButtonLook(*button, ButtonLook::Quiet);
        commands->addWidget(button);
        connect(button, &QPushButton::clicked, this, what);
    };
    add(IconId::Plus, tr("Add battles…"), [this] { askForBattles(); });
    add(IconId::Trash, tr("Remove"), [this] { removeBattle(); });
    add(IconId::Up, tr("Move up"), [this] { moveBattle(-1); });
    add(IconId::Down, tr("Move down"), [this] { moveBattle(1); });
    commands->addStretch(1);
    column->addLayout(commands);
    auto* split = new QSplitter(Qt::Vertical, this);
    split->addWidget(upper);
    split->addWidget(makeArmies());
    split->setChildrenCollapsible(false);
    split->setSizes({440, 360});
    return split;
}

QWidget* SeriesTab::makeBanner() {
    auto* banner = new QWidget(this);
    auto* row = new QHBoxLayout(banner);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    setTextLook(*m_next, TextLook::Heading);
    m_next->setWordWrap(true);
    setButtonLook(*m_play, ButtonLook::Primary);
    setButtonLook(*m_keep, ButtonLook::Primary);
    row->addWidget(m_next, 1);
    row->addWidget(m_bots);
    row->addWidget(m_play);
    row->addWidget(m_keep);
    return banner;
}

QWidget* SeriesTab::makeArmies() {
    auto* armies = new QWidget(this);
    auto* row = new QHBoxLayout(armies);
    row->setContentsMargins(24, margin, 24, margin);
    row->setSpacing(24);
    for (std::size_t army = 0; army < model::seriesArmies; ++army) {
        auto* units = new model::SeriesUnitsModel(*m_document, army, this);
        auto* table = new QTableView(armies);
        setUpTable(*table, QT_TR_NOOP("Units"));
        table->setModel(units);
        table->setColumnWidth(model::SeriesUnitsModel::Name, 180);
        table->setColumnWidth(model::SeriesUnitsModel::Type, 96);
        table->setColumnWidth(model::SeriesUnitsModel::Damage, 56);
        auto* head = new SectionHead({}, armies);
        const auto showHead = [this, head, units, table, army] {
            const QString name = fromText(m_document->series().armies[army].name);
            const int all = units->rowCount();
            head->setText(units->present() == all ? tr("%1: %2 units").arg(name).arg(all)
                                                  : tr("%1: %2 of %3 units").arg(name).arg(units->present()).arg(all));
            table->setAccessibleName(tr("Units of %1").arg(name));
        };
        connect(units, &QAbstractItemModel::modelReset, head, showHead);
        showHead();
        auto* column = new QVBoxLayout;
        column->setSpacing(8);
        column->addWidget(head);
        column->addWidget(table, 1);
        row->addLayout(column, 1);
    }
    return armies;
}

void SeriesTab::buildMenus() {
    m_undo = new QAction(icon(IconId::Undo), tr("&Undo"), this);
    m_undo->setShortcut(QKeySequence::Undo);
    connect(m_undo, &QAction::triggered, m_document.get(), &model::SeriesDocument::undo);
    m_redo = new QAction(icon(IconId::Redo), tr("&Redo"), this);
    m_redo->setShortcut(QKeySequence::Redo);
    connect(m_redo, &QAction::triggered, m_document.get(), &model::SeriesDocument::redo);
    m_editActions = {m_undo, m_redo};
    auto* menu = new QMenu(tr("&Series"), this);
    const auto add = [&](IconId id, const QString& text, auto what, const QKeySequence& keys = {}) {
        QAction* action = menu->addAction(icon(id), text);
        action->setShortcut(keys);
        connect(action, &QAction::triggered, this, what);
    };
    add(IconId::Play, tr("&Play the battle"), [this] { play(); }, QKeySequence(Qt::Key_F5));
    add(IconId::Bot, tr("Let &bots play it"), [this] { letBotsPlay(); }, QKeySequence(Qt::Key_F7));
    add(IconId::Check, tr("&Keep the result"), [this] { keepResult(); });
    menu->addSeparator();
    add(IconId::Plus, tr("&Add battles…"), [this] { askForBattles(); });
    add(IconId::Trash, tr("&Remove the battle"), [this] { removeBattle(); });
    add(IconId::Up, tr("Move the battle &up"), [this] { moveBattle(-1); }, QKeySequence(tr("Alt+Up")));
    add(IconId::Down, tr("Move the battle &down"), [this] { moveBattle(1); }, QKeySequence(tr("Alt+Down")));
    m_menus << menu;
}

void SeriesTab::showSeries() {
    const model::Series& series = m_document->series();
    m_pages->setCurrentIndex(series.battles.empty() ? 0 : 1);
    m_head->setTitle(series.title.empty() ? tr("New series") : fromText(series.title));
    m_head->setSubtitle(tr("Linked battles"));
    m_undo->setEnabled(m_document->canUndo());
    m_undo->setText(m_document->canUndo() ? tr("&Undo %1").arg(m_document->undoName()) : tr("&Undo"));
    m_redo->setEnabled(m_document->canRedo());
    m_redo->setText(m_document->canRedo() ? tr("&Redo %1").arg(m_document->redoName()) : tr("&Redo"));
    m_told.clear();
    showDue();
    emit titleChanged();
    emit modifiedChanged();
    emit statusChanged();
}

void SeriesTab::showDue() {
    core::Result<std::optional<model::DueBattle>> due = m_document->due();
    m_due = due ? std::move(*due) : std::nullopt;
    if (m_fought && !isDue(*m_fought))
        m_fought = nullptr;
    const bool playing = m_betweenBots != nullptr;
    m_play->setVisible(m_due && !m_fought);
    m_bots->setVisible(m_due && !m_fought);
    m_keep->setVisible(m_due && m_fought);
    const bool hadFocus = m_bots->hasFocus();
    m_play->setEnabled(!playing);
    m_bots->setEnabled(!playing);
    if (hadFocus && playing)
        m_table->setFocus(); // not to the first field of the form
    if (!due)
        m_next->setText(fromText(model::modelTexts().render(due.error().text())));
    else if (!m_due)
        showEnd();
    else
        m_next->setText((playing    ? tr("Bots are playing battle %1 of %2: %3.")
                         : m_fought ? tr("Battle %1 of %2 has been fought: %3.")
                                    : tr("Battle %1 of %2 is next: %3."))
                            .arg(m_due->battle + 1)
                            .arg(m_document->series().battles.size())
                            .arg(dueTitle()));
}

QString SeriesTab::dueTitle() const {
    return m_battles->index(static_cast<int>(m_due->battle), model::SeriesBattlesModel::Battle).data().toString();
}

void SeriesTab::showEnd() {
    const model::Series& series = m_document->series();
    const model::SeriesScore score = model::scoreOf(series);
    const QString wins = tr("%1 to %2").arg(score.wins[0]).arg(score.wins[1]);
    const std::optional<std::size_t> leader = score.leader();
    if (!leader)
        return m_next->setText(tr("The series is over, and it is a draw, %1.").arg(wins));
    const QString winner = fromText(series.armies[*leader].name);
    const std::size_t other = 1 - *leader;
    m_next->setText(score.gone[other] ? tr("The series is over: %1 has no unit left, and %2 has won it.")
                                            .arg(fromText(series.armies[other].name), winner)
                                      : tr("The series is over: %1 has won it, %2.").arg(winner, wins));
}

void SeriesTab::tell(const core::Diagnostic& why) {
    m_told = fromText(model::modelTexts().render(why.text()));
    emit statusChanged();
}

QString SeriesTab::title() const {
    const std::string& title = m_document->series().title;
    return title.empty() ? tr("New series") : fromText(title);
}

QString SeriesTab::status() const {
    return m_told;
}

void SeriesTab::askForBattles() {
    addBattles(QFileDialog::getOpenFileNames(this, tr("Add battles"), {}, tr("Scenarios (*.json)")));
}

void SeriesTab::addBattles(const QStringList& files) {
    core::Findings problems;
    for (const QString& file : files)
        if (core::Result<void> added = m_document->addBattle(file.toStdString()); !added) {
            problems.push_back(std::move(added.error()));
            problems.back().where.file = file.toStdString();
        }
    if (!problems.empty())
        complain(this, tr("Not every scenario was added"), problems, model::modelTexts());
}

int SeriesTab::currentBattle() const {
    return m_table->selectionModel()->hasSelection() ? m_table->currentIndex().row() : -1;
}

void SeriesTab::removeBattle() {
    const int battle = currentBattle();
    if (battle < 0)
        return;
    if (const core::Result<void> changed = m_document->change(
            model::withoutBattle(m_document->series(), static_cast<std::size_t>(battle)), tr("Remove a battle"));
        !changed)
        tell(changed.error());
}

void SeriesTab::moveBattle(int by) {
    const int battle = currentBattle();
    const int to = battle + by;
    if (battle < 0 || to < 0 || to >= m_battles->rowCount())
        return;
    const model::Series next = model::withBattlesExchanged(m_document->series(), static_cast<std::size_t>(battle),
                                                           static_cast<std::size_t>(to));
    if (const core::Result<void> changed = m_document->change(next, tr("Move a battle")); !changed)
        return tell(changed.error());
    m_table->selectRow(to);
}

void SeriesTab::play() {
    if (m_due && !m_betweenBots)
        emit battleRequested(m_due->linked.scenario, m_due->file);
}

bool SeriesTab::isDue(const model::GameSession& session) const {
    return m_due && session.isOver() && session.outcome() && session.scenario() == m_due->linked.scenario;
}

void SeriesTab::watch(model::GameSession& session) {
    const auto look = [this, game = QPointer(&session)] {
        if (game && game != m_fought && isDue(*game)) {
            m_fought = game;
            showDue();
        }
    };
    connect(&session, &model::GameSession::moved, this, look);
    connect(m_document.get(), &model::SeriesDocument::changed, &session, look);
    look();
}

void SeriesTab::keepResult() {
    if (m_fought && isDue(*m_fought))
        take(*m_fought);
}

void SeriesTab::letBotsPlay() {
    if (!m_due || m_betweenBots)
        return;
    const core::RulesetEntry& entry = *m_document->ruleset();
    const std::vector<core::BotId> bots(m_due->linked.scenario.seats->size(), model::usualBot(entry.players));
    core::Result<std::unique_ptr<model::GameSession>> session = model::GameSession::begin(
        entry, m_due->linked.scenario,
        {.seed = core::Dice::streamSeed(~m_document->series().seed, m_document->series().results.size()),
         .bots = bots});
    if (!session)
        return complain(this, tr("The battle cannot begin"), session.error(), model::textsFor(entry.rules.info()));
    m_betweenBots = std::move(*session);
    connect(m_betweenBots.get(), &model::GameSession::runEnded, this, &SeriesTab::takeFromBots, Qt::QueuedConnection);
    showDue();
    m_betweenBots->run();
}

void SeriesTab::takeFromBots() {
    if (!m_betweenBots)
        return;
    const std::unique_ptr<model::GameSession> session = std::move(m_betweenBots);
    if (session->isOver() && session->outcome())
        take(*session);
    session->closed();
    showDue();
}

/// What is kept is saved at once, where there is a file: a battle takes an evening.
void SeriesTab::take(model::GameSession& session) {
    const model::DueBattle fought = *m_due; // what is due changes on the way
    if (const core::Result<void> kept = m_document->keep(fought, *session.outcome(), session.frozen()); !kept)
        return complain(this, tr("The result was not kept"), kept.error(), model::modelTexts());
    m_table->setFocus();
    if (m_document->path().empty() || !save())
        return;
    m_told = tr("The result was kept and the series saved.");
    emit statusChanged();
}

bool SeriesTab::save() {
    if (m_document->path().empty())
        return saveAs();
    return saveTo(fromText(m_document->path().string()), model::Overwrite::Refuse);
}

bool SeriesTab::saveAs() {
    const QString proposed =
        path().empty() ? proposedFile(title(), documentsFolder(), ending) : fromText(path().string());
    const QString file =
        QFileDialog::getSaveFileName(this, tr("Save the series"), proposed, tr("Series of battles (*.series.json)"));
    if (file.isEmpty())
        return false;
    // The dialog has asked about replacing a file of exactly the chosen name.
    return file.endsWith(ending) ? saveTo(file, model::Overwrite::Allow)
                                 : saveTo(file + ending, model::Overwrite::Refuse);
}

bool SeriesTab::saveTo(const QString& file, model::Overwrite overwrite) {
    if (const core::Result<void> saved = m_document->saveTo(file.toStdString(), overwrite); !saved) {
        complain(this, tr("The series was not saved"), saved.error(), model::modelTexts());
        return false;
    }
    return true;
}

} // namespace orontes::editor
