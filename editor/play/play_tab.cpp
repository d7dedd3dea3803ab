// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/play_tab.h"

#include "editor/controls/divider.h"
#include "editor/map/rule_lens.h"
#include "editor/paint/scenario_picture.h"
#include "editor/play/annals.h"
#include "editor/play/calculation_panel.h"
#include "editor/play/control_layer.h"
#include "editor/play/counter_card.h"
#include "editor/play/curtain.h"
#include "editor/play/fight_panel.h"
#include "editor/play/play_commands.h"
#include "editor/play/prompt_panel.h"
#include "editor/play/seat_menu.h"
#include "editor/tab/complaint.h"
#include "editor/tab/file_proposal.h"
#include "editor/theme/style.h"
#include "editor/timeline/timeline_bar.h"
#include "model/words/place_words.h"

#include <QDate>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QSettings>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace orontes::editor {

namespace {

constexpr int sideWidth = 300;
constexpr int bottomHeight = 170;
constexpr const char* recordFolder = "play/recordFolder";

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
      m_control(new ControlLayer(m_session->scenario(), this)),
      m_seats(new SeatMenu(*m_session, this)),
      m_card(new CounterCard(*m_session, this)),
      m_fight(new FightPanel(*m_session, this)),
      m_calculation(new CalculationPanel(*m_session, this)),
      m_annals(new Annals(*m_session, this)),
      m_curtain(new Curtain(this)) {
    MapPicture picture;
    picture.board = m_session->scenario().board;
    picture.style = styleOf(m_session->info(), m_session->scenario(), currentTheme());
    m_canvas->setPicture(std::move(picture));
    setUpMenu();
    layOut();
    connectAll();
    m_kept = m_session->tree().size();
    look();
}

void PlayTab::setUpMenu() {
    m_commands->menu()->addSeparator();
    m_commands->menu()->addMenu(m_seats->seats());
    m_commands->menu()->addMenu(m_seats->helpers());
    m_commands->menu()->addSeparator();
    m_commands->menu()->addMenu(m_lens->menu());
    m_commands->menu()->addMenu(m_control->menu());
    m_commands->addGuest(m_lens);
    m_commands->addButton(m_seats->makeHelperButton(m_commands));
    m_commands->addButton(m_lens->makeButton(m_commands));
    m_commands->addButton(m_control->makeButton(m_commands));
}

PlayTab::~PlayTab() {
    delete m_commands; // everything that looks at the session to the last
    delete m_prompt;
    delete m_annals;
    for (TimelineBar* bar : findChildren<TimelineBar*>())
        delete bar;
}

QWidget* PlayTab::makeRight() {
    auto* right = new QWidget(this);
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_card);
    column->addWidget(m_fight, 1);
    column->addWidget(m_calculation, 1);
    return right;
}

void PlayTab::layOut() {
    auto* middle = new QWidget(this);
    auto* middleColumn = new QVBoxLayout(middle);
    middleColumn->setContentsMargins(0, 0, 0, 0);
    middleColumn->setSpacing(0);
    middleColumn->addWidget(m_canvas, 1);
    middleColumn->addWidget(new Divider(Qt::Horizontal, this));
    middleColumn->addWidget(new TimelineBar(*m_session, this));
    auto* across = new QSplitter(Qt::Horizontal, this);
    across->addWidget(m_prompt);
    across->addWidget(middle);
    across->addWidget(makeRight());
    across->setStretchFactor(1, 1);
    across->setSizes({sideWidth, 840, sideWidth});
    across->setCollapsible(1, false);
    auto* down = new QSplitter(Qt::Vertical, this);
    down->addWidget(across);
    down->addWidget(m_annals);
    down->setStretchFactor(0, 1);
    down->setSizes({690, bottomHeight});
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
    connect(m_session.get(), &model::GameSession::branched, this, &PlayTab::noteVariation);
    connect(m_session.get(), &model::GameSession::treeChanged, this, &DocumentTab::modifiedChanged);
    connect(m_session.get(), &model::GameSession::thinkingChanged, this, [this](bool thinks) {
        m_commands->show(m_observer);
        if (thinks && m_session->isRunning() && m_picker.all().empty())
            m_prompt->show(m_view, pendingHere(), m_picker, m_counter); // the run has begun
    });
    connect(m_session.get(), &model::GameSession::refused, this,
            [this](const core::Diagnostic& why) { m_prompt->say(sentence(why, m_session->texts())); });
    connect(m_commands, &PlayCommands::undoRequested, this, &PlayTab::undo);
    connect(m_commands, &PlayCommands::freezeRequested, this, &PlayTab::freeze);
    connect(m_prompt, &PromptPanel::chosen, this, &PlayTab::play);
    connect(m_prompt, &PromptPanel::counterChosen, this, &PlayTab::selectCounter);
    connect(m_prompt, &PromptPanel::ruleRequested, this, &PlayTab::openRule);
    connect(m_prompt, &PromptPanel::rollRequested, this, &PlayTab::roll);
    connect(m_prompt, &PromptPanel::pointedAt, this, [this](const core::Choice& choice) {
        if (choice.space)
            m_canvas->reveal(*choice.space);
    });
    connect(m_card, &CounterCard::ruleRequested, this, &PlayTab::openRule);
    connect(m_fight, &FightPanel::ruleRequested, this, &PlayTab::openRule);
    connect(m_fight, &FightPanel::clicked, this, &PlayTab::chooseFighter);
    connect(m_calculation, &CalculationPanel::ruleRequested, this, &PlayTab::openRule);
    connect(m_annals, &Annals::spaceChosen, m_canvas, qOverload<core::SpaceId>(&MapCanvas::reveal));
    connect(m_annals, &Annals::counterChosen, this, &PlayTab::lookAt);
    connect(m_lens, &RuleLens::changed, this, &PlayTab::showOverlays);
    connect(m_control, &ControlLayer::changed, this, &PlayTab::showOverlays);
    connect(m_lens, &RuleLens::ruleRequested, this, &PlayTab::openRule);
    connect(m_curtain, &Curtain::lifted, this, &PlayTab::showPosition);
    connect(m_curtain, &Curtain::lifted, m_canvas, qOverload<>(&QWidget::setFocus));
    connectMap();
}

void PlayTab::connectMap() {
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
    connect(m_canvas, &MapCanvas::cancelled, this, [this] { selectCounter(std::nullopt); });
    connect(m_canvas, &MapCanvas::themeChanged, this, &PlayTab::followTheme);
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
    m_annals->openRule(rule);
}

/// A counter that was chosen beside the map.
void PlayTab::lookAt(core::CounterId counter) {
    m_looked = counter;
    showCard();
    for (const core::ViewCounter& seen : m_view.counters)
        if (seen.counter == counter && seen.space)
            m_canvas->reveal(*seen.space);
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

QString PlayTab::proposedFile() const {
    const QString folder = QSettings().value(QString::fromLatin1(recordFolder), documentsFolder()).toString();
    const QString name = QString::fromStdString(m_session->scenario().title) + QLatin1Char(' ') +
                         QDate::currentDate().toString(Qt::ISODate);
    return editor::proposedFile(name, folder, QStringLiteral(".jsonl"));
}

bool PlayTab::saveAs() {
    const QString name =
        QFileDialog::getSaveFileName(this, tr("Record the game"), proposedFile(), tr("Game records (*.jsonl)"));
    if (name.isEmpty())
        return false;
    const QString file = name.endsWith(QStringLiteral(".jsonl")) ? name : name + QStringLiteral(".jsonl");
    // The dialog has asked about the name as it was typed, and about no other.
    const model::Overwrite overwrite = file == name ? model::Overwrite::Allow : model::Overwrite::Refuse;
    if (core::Result<void> recorded = m_session->recordTo(file.toStdString(), overwrite, m_scenarioFile); !recorded) {
        complain(this, tr("The game is not recorded"), recorded.error(), m_session->texts());
        return false;
    }
    QSettings().setValue(QString::fromLatin1(recordFolder), QFileInfo(file).absolutePath());
    emit titleChanged();
    emit modifiedChanged();
    return true;
}

} // namespace orontes::editor
