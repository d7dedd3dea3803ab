// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/play_tab.h"

#include "editor/controls/divider.h"
#include "editor/controls/rule_delegate.h"
#include "editor/controls/tables.h"
#include "editor/map/rule_lens.h"
#include "editor/paint/scenario_picture.h"
#include "editor/play/calculation_panel.h"
#include "editor/play/curtain.h"
#include "editor/play/play_commands.h"
#include "editor/play/prompt_panel.h"
#include "editor/play/seat_menu.h"
#include "editor/play/viewpoint.h"
#include "editor/problems/rules_panel.h"
#include "editor/tab/complaint.h"
#include "editor/timeline/timeline_bar.h"
#include "model/items/chronicle_model.h"
#include "model/words/place_words.h"

#include <QApplication>
#include <QFileDialog>
#include <QHeaderView>
#include <QMenu>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <set>
#include <utility>

namespace orontes::editor {

namespace {

constexpr int sideWidth = 300;
constexpr int bottomHeight = 220;
constexpr int dragSample = 8; ///< pixels between two looks along a drag

} // namespace

PlayTab::PlayTab(std::unique_ptr<model::GameSession> session, std::filesystem::path scenarioFile, QWidget* parent)
    : DocumentTab(parent),
      m_session(std::move(session)),
      m_scenarioFile(std::move(scenarioFile)),
      m_commands(new PlayCommands(*m_session, this)),
      m_prompt(new PromptPanel(*m_session, this)),
      m_canvas(new MapCanvas(this)),
      m_lens(new RuleLens(
          m_session->info(), m_session->texts(),
          [this](const auto& request) {
              return core::Result<core::Overlay>(m_session->ruleset().rules.overlay(m_session->position(), request));
          },
          this)),
      m_seats(new SeatMenu(*m_session, this)),
      m_calculation(new CalculationPanel(m_session->info(), m_session->scenario(), this)),
      m_chronicle(new model::ChronicleModel(*m_session, {}, this)),
      m_chronicleView(new QTableView(this)),
      m_rules(new RulesPanel(m_session->info(), this)),
      m_curtain(new Curtain(this)) {
    MapPicture picture;
    picture.board = m_session->scenario().board;
    picture.style = styleOf(m_session->info(), m_session->scenario(), themeOf(palette()));
    m_canvas->setPicture(std::move(picture));
    setUpTable(*m_chronicleView, QT_TR_NOOP("Chronicle"));
    m_chronicleView->setModel(m_chronicle);
    m_chronicleView->horizontalHeader()->setStretchLastSection(false);
    m_chronicleView->horizontalHeader()->setSectionResizeMode(model::ChronicleModel::Sentence, QHeaderView::Stretch);
    m_chronicleView->setColumnWidth(model::ChronicleModel::Turn, 56);
    m_chronicleView->setColumnWidth(model::ChronicleModel::Phase, 130);
    m_chronicleView->setColumnWidth(model::ChronicleModel::By, 80);
    m_chronicleView->setColumnWidth(model::ChronicleModel::Rule, 112);
    m_chronicleView->setItemDelegateForColumn(model::ChronicleModel::Rule, new RuleDelegate(this));
    m_chronicleView->verticalHeader()->setDefaultSectionSize(24);
    m_commands->menu()->addSeparator();
    m_commands->menu()->addMenu(m_seats->seats());
    m_commands->menu()->addMenu(m_seats->helpers());
    m_commands->menu()->addSeparator();
    m_commands->menu()->addMenu(m_lens->menu());
    m_commands->addButton(m_lens->makeButton(m_commands));
    layOut();
    connectAll();
    look();
}

PlayTab::~PlayTab() {
    delete m_commands; // everything that looks at the session to the last
    delete m_prompt;
    delete m_chronicleView;
    for (TimelineBar* bar : findChildren<TimelineBar*>())
        delete bar;
    delete m_chronicle;
}

void PlayTab::layOut() {
    auto* lower = new QTabWidget(this);
    lower->addTab(m_chronicleView, tr("Chronicle"));
    lower->addTab(m_rules, tr("Rules"));
    auto* middle = new QWidget(this);
    auto* middleColumn = new QVBoxLayout(middle);
    middleColumn->setContentsMargins(0, 0, 0, 0);
    middleColumn->setSpacing(0);
    middleColumn->addWidget(m_lens);
    middleColumn->addWidget(m_canvas, 1);
    middleColumn->addWidget(new Divider(Qt::Horizontal, this));
    middleColumn->addWidget(new TimelineBar(*m_session, this));
    auto* across = new QSplitter(Qt::Horizontal, this);
    across->addWidget(m_prompt);
    across->addWidget(middle);
    across->addWidget(m_calculation);
    across->setStretchFactor(1, 1);
    across->setSizes({sideWidth, 840, sideWidth});
    across->setCollapsible(1, false);
    auto* down = new QSplitter(Qt::Vertical, this);
    down->addWidget(across);
    down->addWidget(lower);
    down->setStretchFactor(0, 1);
    down->setSizes({640, bottomHeight});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_commands);
    column->addWidget(new Divider(Qt::Horizontal, this));
    column->addWidget(down, 1);
    setFocusProxy(m_canvas);
}

void PlayTab::connectAll() {
    connect(m_session.get(), &model::GameSession::moved, this, &PlayTab::look);
    connect(m_session.get(), &model::GameSession::seatsChanged, this, &PlayTab::look);
    connect(m_session.get(), &model::GameSession::runEnded, this, &PlayTab::look);
    connect(m_session.get(), &model::GameSession::thinkingChanged, this, [this] { m_commands->show(m_observer); });
    connect(m_session.get(), &model::GameSession::refused, this,
            [this](const core::Diagnostic& why) { m_prompt->say(sentence(why, m_session->texts())); });
    connect(m_commands, &PlayCommands::undoRequested, this, &PlayTab::undo);
    connect(m_commands, &PlayCommands::freezeRequested, this, &PlayTab::freeze);
    connect(m_prompt, &PromptPanel::chosen, this, &PlayTab::play);
    connect(m_prompt, &PromptPanel::counterChosen, this, &PlayTab::selectCounter);
    connect(m_prompt, &PromptPanel::ruleRequested, this, &PlayTab::openRule);
    connect(m_prompt, &PromptPanel::pointedAt, this, [this](const core::Choice& choice) {
        if (choice.space)
            m_canvas->reveal(*choice.space);
    });
    connect(m_calculation, &CalculationPanel::ruleRequested, this, &PlayTab::openRule);
    connect(m_canvas, &MapCanvas::pressed, this, [this](const MapGesture& gesture) {
        if (gesture.button == Qt::LeftButton)
            press(gesture);
    });
    connect(m_canvas, &MapCanvas::moved, this, &PlayTab::drag);
    connect(m_canvas, &MapCanvas::released, this, [this](const MapGesture& gesture) { drop(gesture.spot); });
    connect(m_canvas, &MapCanvas::zoomChanged, this, &DocumentTab::statusChanged);
    connect(m_canvas, &MapCanvas::hovered, this, &PlayTab::pointAt);
    connect(m_canvas, &MapCanvas::cursorMoved, this, [this](core::SpaceId space) {
        MapSpot spot;
        spot.space = space;
        pointAt(spot);
    });
    connect(m_lens, &RuleLens::changed, this, &PlayTab::showOverlays);
    connect(m_lens, &RuleLens::ruleRequested, this, &PlayTab::openRule);
    connect(m_canvas, &MapCanvas::cancelled, this, [this] { selectCounter(std::nullopt); });
    connect(m_curtain, &Curtain::lifted, this, &PlayTab::showPosition);
    connect(m_curtain, &Curtain::lifted, m_canvas, qOverload<>(&QWidget::setFocus));
}

void PlayTab::look() {
    if (m_seats->isHelping())
        return showPosition(); // the person goes on looking
    const Viewpoint next = viewpointFor(m_session->pending(), m_session->bots(), m_observer);
    const bool other = !(next.observer == m_observer);
    m_observer = next.observer;
    if (other && next.curtain)
        m_curtain->fall(QString::fromStdString(
            (*m_session->scenario().seats)[static_cast<std::size_t>(m_observer.seat.value)].name));
    showPosition();
}

void PlayTab::showPosition() {
    m_view = m_session->view(m_observer);
    m_chronicle->setObserver(m_observer);
    m_chronicleView->scrollToBottom();
    std::vector<PlacedCounter> counters;
    for (const core::ViewCounter& counter : m_view.counters)
        if (counter.space)
            counters.push_back({counter.counter, *counter.space, counter.face});
    MapPicture picture = m_canvas->picture();
    picture.counters = std::move(counters);
    m_canvas->change(std::move(picture), {});
    m_counter.reset();
    m_refused.reset();
    m_lens->refresh();
    showChoices();
    m_commands->show(m_observer);
    emit statusChanged();
}

std::optional<core::Pending> PlayTab::pendingHere() const {
    for (const core::Pending& owed : m_view.pending) {
        const bool mine = m_observer.kind == core::Observer::Kind::Seat && owed.actor.seat == m_observer.seat;
        const bool die = owed.actor.isChance();
        if (mine || die)
            return owed;
    }
    return std::nullopt;
}

void PlayTab::showChoices() {
    const std::optional<core::Pending> pending = pendingHere();
    const bool byHand = pending && pending->actor.isChance() && m_session->dice() == model::DiceBy::Hand;
    const bool mine = pending && !pending->actor.isChance() && !m_seats->isHelping();
    m_seats->offerHelp(mine ? std::optional(pending->actor.seat) : std::nullopt);
    std::vector<core::Choice> choices;
    if (mine || byHand)
        choices = m_session->choices(pending->actor);
    m_picker = ChoicePicker(std::move(choices), m_session->scenario());
    m_prompt->show(m_view, pending, m_picker, m_counter);
    m_calculation->show(m_view, pending ? pending->calculation : std::nullopt, lastRoll(*m_session));
    showOverlays();
}

void PlayTab::showOverlays() {
    MapOverlays overlays;
    if (m_counter)
        overlays.counters.push_back({*m_counter, MarkKind::Selected, {}});
    std::set<core::SpaceId> targets; // many counters may go to one space
    for (const core::SpaceId space : m_picker.spacesFor(m_counter))
        targets.insert(space);
    for (const core::ViewCounter& counter : m_view.counters) {
        if (m_counter || !m_picker.offers(counter.counter))
            continue;
        if (counter.space)
            overlays.counters.push_back({counter.counter, MarkKind::Target, {}});
        else
            for (const core::SpaceId space : m_picker.spacesFor(counter.counter))
                targets.insert(space);
    }
    for (const core::SpaceId space : targets)
        overlays.spaces.push_back({space, MarkKind::Target, {}});
    if (m_refused)
        overlays.spaces.push_back(*m_refused);
    for (const core::ViewPath& path : m_view.paths) {
        const core::Counter* counter = core::findCounter(m_session->scenario(), path.counter);
        const core::Side* side = counter ? core::findSide(m_session->scenario(), counter->side) : nullptr;
        overlays.paths.push_back({path.spaces, path.done, side ? QColor(QRgb(side->colour.rgb)) : QColor(Qt::black)});
    }
    m_lens->lay(overlays, themeOf(palette()));
    m_canvas->setOverlays(std::move(overlays));
}

void PlayTab::play(const core::Action& action) {
    const std::optional<core::CounterId> counter = m_counter;
    const bool hadKeyboard = isAncestorOf(QApplication::focusWidget());
    const core::Result<void> played = m_session->play(action);
    if (hadKeyboard && !isAncestorOf(QApplication::focusWidget()))
        m_canvas->setFocus(); // the button that was pressed is gone
    if (!played) {
        m_prompt->say(sentence(played.error(), m_session->texts()));
        return;
    }
    if (counter && m_picker.offers(*counter))
        selectCounter(counter); // the next step of the same counter
}

void PlayTab::choose(const core::Choice& choice) {
    m_last = choice;
    play(choice.action);
}

void PlayTab::press(const MapGesture& gesture) {
    const MapSpot& spot = gesture.spot;
    m_drag.reset();
    m_lens->choose(spot.counter, spot.space);
    if (spot.space)
        if (const core::Choice* choice = m_picker.at(m_counter, *spot.space))
            return choose(core::Choice(*choice));
    std::optional<core::CounterId> counter = spot.counter;
    for (const core::ViewCounter& here : m_view.counters) // from the keyboard, or beside the counter in its space
        if (!counter && here.space && here.space == spot.space && m_picker.offers(here.counter))
            counter = here.counter;
    if (counter && m_picker.offers(*counter)) {
        m_drag = Drag{gesture.global, spot.space, counter == m_counter};
        if (const core::Choice* sole = m_picker.sole(*counter)) {
            m_counter = counter; // it goes on with what it may do then
            return choose(core::Choice(*sole));
        }
        return selectCounter(counter);
    }
    if (spot.space && !m_counter)
        if (const std::vector<core::Choice> here = m_picker.allAt(*spot.space); !here.empty())
            return chooseAmong(here); // counters that are not on the map yet
    if (spot.space)
        askWhyNot(*spot.space);
}

void PlayTab::drag(const MapGesture& gesture) {
    pointAt(gesture.spot);
    if (!m_drag)
        return;
    const QWidget& viewport = *m_canvas->viewport();
    const QPointF from = viewport.mapFromGlobal(m_drag->last);
    const QPointF to = viewport.mapFromGlobal(gesture.global);
    m_drag->last = gesture.global;
    const int samples = 1 + static_cast<int>((to - from).manhattanLength() / dragSample); // a quick hand skips none
    for (int i = 1; i <= samples && m_drag; ++i)
        if (const std::optional<core::SpaceId> space = m_canvas->spotAt(from + (to - from) * i / samples).space)
            dragThrough(*space);
}

/// The way is written space by space as the pointer goes.
void PlayTab::dragThrough(core::SpaceId space) {
    if (!m_counter || m_drag->at == space)
        return;
    m_drag->at = space;
    m_drag->moved = true;
    if (const core::Choice* choice = m_picker.at(m_counter, space))
        choose(core::Choice(*choice));
}

void PlayTab::drop(const MapSpot& spot) {
    const std::optional<Drag> dragged = std::exchange(m_drag, std::nullopt);
    if (!dragged || !m_counter)
        return;
    if (!dragged->moved && dragged->again)
        selectCounter(std::nullopt);
    else if (dragged->moved && spot.space && !endsAt(*m_counter, *spot.space))
        askWhyNot(*spot.space);
}

/// Whether the counter stands here, or its order leads here.
bool PlayTab::endsAt(core::CounterId counter, core::SpaceId space) const {
    for (const core::ViewPath& path : m_view.paths)
        if (path.counter == counter && !path.spaces.empty())
            return path.spaces.back() == space;
    for (const core::ViewCounter& seen : m_view.counters)
        if (seen.counter == counter)
            return seen.space == space;
    return false;
}

void PlayTab::chooseAmong(const std::vector<core::Choice>& choices) {
    if (choices.size() == 1)
        return play(core::Action(choices.front().action));
    m_prompt->showThese(choices);
}

void PlayTab::selectCounter(std::optional<core::CounterId> counter) {
    m_counter = counter;
    m_refused.reset();
    m_prompt->show(m_view, pendingHere(), m_picker, m_counter);
    showOverlays();
}

void PlayTab::askWhyNot(core::SpaceId space) {
    std::optional<core::Action> action = m_picker.actionLike(m_counter, space);
    if (!action && m_counter && m_last && m_last->counter == m_counter)
        action = m_picker.actionLike(*m_last, space); // it has used up what it may do
    if (!action)
        return selectCounter(std::nullopt);
    const core::Verdict verdict = m_session->judge(*action);
    if (verdict)
        return play(*action);
    const QString rule = QString::fromStdString(verdict.error().rule.reference);
    const QString why = editor::sentence(verdict.error(), m_session->texts());
    const QString sentence = rule.isEmpty() ? why : tr("%1 (%2)").arg(why, rule);
    m_refused = SpaceMark{space, MarkKind::Refused, sentence};
    m_prompt->say(sentence);
    showOverlays();
}

void PlayTab::pointAt(const MapSpot& spot) {
    m_whereabouts = spot.space ? describe(*spot.space) : QString();
    if (m_lens->pointAt(spot.space))
        showOverlays();
    emit statusChanged();
}

QString PlayTab::describe(core::SpaceId space) const {
    const core::Board& board = *m_session->scenario().board;
    QStringList words{QString::fromStdString(core::labelOf(board, space).value)};
    if (const core::TerrainSpec* terrain = core::findTerrain(m_session->info(), core::terrainOf(board, space)))
        words << QString::fromStdString(m_session->texts().render(terrain->label));
    if (const std::string& name = core::noteOf(board, space).name; !name.empty())
        words << QString::fromStdString(name);
    for (const core::ViewCounter& counter : m_view.counters)
        if (counter.space == space)
            words << QString::fromStdString(counter.face.caption);
    if (const QString said = m_lens->wordsAt(space); !said.isEmpty())
        words << said;
    return words.join(QStringLiteral(" · "));
}

void PlayTab::openRule(const core::Citation& rule) {
    m_rules->open(rule);
    for (QTabWidget* tabs : findChildren<QTabWidget*>())
        if (tabs->indexOf(m_rules) >= 0)
            tabs->setCurrentWidget(m_rules);
}

void PlayTab::undo() {
    if (m_session->canUndo(m_observer))
        m_session->undo();
}

void PlayTab::freeze() {
    emit editRequested(m_session->frozen());
}

QString PlayTab::title() const {
    return tr("Playtest: %1").arg(QString::fromStdString(m_session->scenario().title));
}

std::filesystem::path PlayTab::path() const {
    return m_session->recorder() ? m_session->recorder()->path() : std::filesystem::path();
}

QString PlayTab::zoom() const {
    return m_canvas->zoomWords();
}

QList<QAction*> PlayTab::editActions() const {
    return m_commands->editActions();
}

QList<QMenu*> PlayTab::menus() const {
    return {m_commands->menu()};
}

bool PlayTab::save() {
    return m_session->recorder() ? true : saveAs(); // a record is written action by action
}

bool PlayTab::saveAs() {
    const QString name = QFileDialog::getSaveFileName(this, tr("Record the game"), {}, tr("Game records (*.jsonl)"));
    if (name.isEmpty())
        return false;
    const QString file = name.endsWith(QStringLiteral(".jsonl")) ? name : name + QStringLiteral(".jsonl");
    const model::Overwrite overwrite = file == name ? model::Overwrite::Allow : model::Overwrite::Refuse;
    if (core::Result<void> recorded = m_session->recordTo(file.toStdString(), overwrite, m_scenarioFile); !recorded) {
        complain(this, tr("The game is not recorded"), recorded.error(), m_session->texts());
        return false;
    }
    emit titleChanged();
    return true;
}

} // namespace orontes::editor
