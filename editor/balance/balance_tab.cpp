// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/balance/balance_tab.h"

#include "editor/balance/balance_form.h"
#include "editor/balance/balance_sheet.h"
#include "editor/balance/handicap_form.h"
#include "editor/balance/handicap_sheet.h"
#include "editor/controls/divider.h"
#include "editor/controls/empty_state.h"
#include "editor/controls/panel_title.h"
#include "editor/controls/section_head.h"
#include "editor/map/map_canvas.h"
#include "editor/paint/scenario_picture.h"
#include "editor/tab/complaint.h"
#include "editor/tab/file_proposal.h"
#include "editor/theme/style.h"
#include "editor/theme/tokens.h"
#include "model/balance/open_report.h"
#include "model/balance/report_difference.h"
#include "model/balance/report_json.h"
#include "model/store/text_file.h"
#include "model/texts.h"
#include "rules/core/json/json_text.h"
#include "rules/core/json/scenario_json.h"

#include <QAction>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QMenu>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace orontes::editor {

namespace {

constexpr int formWidth = 300;
constexpr double strongestTint = 0.85;
constexpr double faintestTint = 0.12;
const QString ending = QStringLiteral(".balance.json");

QString fileFilter() {
    return BalanceTab::tr("Balance reports (*.balance.json)");
}

} // namespace

BalanceTab::BalanceTab(const core::RulesetEntry& ruleset, core::Scenario scenario, QWidget* parent)
    : DocumentTab(parent),
      m_ruleset(ruleset),
      m_scenario(std::move(scenario)),
      m_head(new PanelTitle({}, {}, this)),
      m_form(new BalanceForm(ruleset, m_scenario, this)),
      m_results(new QStackedWidget(this)),
      m_sheet(new BalanceSheet(ruleset, this)),
      m_handicapForm(new HandicapForm(this)),
      m_trials(new HandicapSheet(ruleset, this)),
      m_map(new MapCanvas(this)) {
    layOut();
    buildMenu();
    setFocusProxy(m_form);
    connect(m_form, &BalanceForm::runWanted, this, &BalanceTab::run);
    connect(m_form, &BalanceForm::stopWanted, this, &BalanceTab::stop);
    m_handicapForm->setLevers(model::leversOf(ruleset.rules.info(), m_scenario));
    connect(m_handicapForm, &HandicapForm::tryWanted, this, &BalanceTab::findHandicap);
    connect(m_trials, &HandicapSheet::valueWanted, this, &BalanceTab::useValue);
    connect(&m_handicap, &model::HandicapRunner::progressed, this, &BalanceTab::showTrials);
    connect(&m_handicap, &model::HandicapRunner::finished, this, &BalanceTab::endTrials);
    connect(&m_runner, &model::BatchRunner::progressed, this, &BalanceTab::showReport);
    connect(&m_runner, &model::BatchRunner::finished, this, &BalanceTab::finish);
    connect(&m_runner, &model::BatchRunner::refused, this, [this](const core::Diagnostic& why) {
        m_form->showDone(tr("No games were played."));
        m_handicapForm->setRunning(false);
        complain(this, tr("The games cannot be played"), why, model::textsFor(m_ruleset.rules.info()));
        emit finished();
    });
    connect(m_map, &MapCanvas::zoomChanged, this, &DocumentTab::statusChanged);
    connect(m_map, &MapCanvas::themeChanged, this, [this] {
        showMap();
        if (m_report)
            m_sheet->show(*m_report, compared());
    });
    connect(m_map, &MapCanvas::hovered, this, [this](const MapSpot& spot) {
        m_hovered =
            spot.space ? QString::fromStdString(core::labelOf(*m_scenario.board, *spot.space).value) : QString();
        emit statusChanged();
    });
    showMap();
}

void BalanceTab::layOut() {
    auto* side = new QWidget(this);
    setAreaLook(*side, AreaLook::Panel);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->addWidget(m_head);
    column->addWidget(m_form);
    column->addSpacing(8);
    column->addWidget(m_handicapForm);
    column->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(side);
    scroll->setFixedWidth(formWidth);
    m_results->addWidget(
        new EmptyState(IconId::Compare,
                       tr("Bots play the scenario many times over. Who wins how often, why and when, is told here.")));
    m_results->addWidget(m_sheet);
    m_results->addWidget(m_trials);
    auto* mapSide = new QWidget(this);
    m_mapSide = mapSide;
    setAreaLook(*mapSide, AreaLook::Panel);
    auto* mapColumn = new QVBoxLayout(mapSide);
    mapColumn->setContentsMargins(0, 8, 0, 0);
    mapColumn->setSpacing(4);
    auto* mapHead = new SectionHead(tr("Where counters are lost"), this);
    mapHead->setContentsMargins(16, 0, 16, 0);
    mapColumn->addWidget(mapHead);
    mapColumn->addWidget(m_map, 1);
    auto* split = new QSplitter(Qt::Horizontal, this);
    split->addWidget(m_results);
    split->addWidget(mapSide);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    split->setChildrenCollapsible(false);
    split->setSizes({600, 460});
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(scroll);
    row->addWidget(new Divider(Qt::Vertical, this));
    row->addWidget(split, 1);
    m_head->setTitle(QString::fromStdString(m_scenario.title));
    m_head->setSubtitle(tr("Games between bots"));
}

std::unique_ptr<BalanceTab> BalanceTab::ofReport(model::OpenedReport opened, std::filesystem::path path) {
    const bool playable = opened.scenario.has_value();
    core::Scenario scenario = playable ? *std::move(opened.scenario) : opened.ruleset->rules.info().blank;
    if (!playable) { // what the report says of it
        scenario.title = opened.report.plan.scenarioTitle;
        scenario.seats.edit() = opened.report.plan.seats;
        scenario.sides.edit() = opened.report.plan.sides;
    }
    auto tab = std::make_unique<BalanceTab>(*opened.ruleset, std::move(scenario));
    tab->m_playable = playable;
    tab->m_path = std::move(path);
    tab->showReport(opened.report);
    tab->m_form->showDone(playable ? QString()
                                   : tr("The scenario was not found as it was then: its games can be read, and not "
                                        "played again."));
    tab->m_form->setPlayable(playable);
    tab->m_handicapForm->setEnabled(playable);
    tab->m_mapSide->setVisible(playable);
    return tab;
}

void BalanceTab::buildMenu() {
    auto* menu = new QMenu(tr("&Balance"), this);
    QAction* play = menu->addAction(icon(IconId::Play), tr("&Play the games"));
    play->setShortcut(QKeySequence(Qt::Key_F5));
    connect(play, &QAction::triggered, this, &BalanceTab::run);
    QAction* stop = menu->addAction(icon(IconId::Stop), tr("&Stop"));
    connect(stop, &QAction::triggered, this, &BalanceTab::stop);
    QAction* handicap = menu->addAction(icon(IconId::Balance), tr("&Find a handicap"));
    connect(handicap, &QAction::triggered, this, &BalanceTab::findHandicap);
    menu->addSeparator();
    QAction* compare = menu->addAction(icon(IconId::Compare), tr("&Compare with a report…"));
    connect(compare, &QAction::triggered, this, &BalanceTab::compareWithFile);
    m_menus << menu;
}

void BalanceTab::setScenario(core::Scenario scenario) {
    m_scenario = std::move(scenario);
    m_form->showSeats(m_scenario);
    m_handicapForm->setLevers(model::leversOf(m_ruleset.rules.info(), m_scenario));
    m_head->setTitle(QString::fromStdString(m_scenario.title));
    if (m_report && m_report->plan.scenarioHash != core::scenarioHash(m_scenario) && !isRunning())
        m_form->tell(tr("The scenario has been changed since these games."));
    showMap();
    emit titleChanged();
}

void BalanceTab::run() {
    if (isRunning() || !m_playable)
        return;
    if (m_report && m_report->games > 0)
        m_before = m_report;
    const model::BatchSetup setup = m_form->setup();
    m_form->showProgress(0, setup.games);
    m_handicapForm->setRunning(true);
    m_runner.start(m_ruleset, m_scenario, setup);
}

void BalanceTab::stop() {
    m_runner.stop();
    m_handicap.stop();
}

void BalanceTab::findHandicap() {
    const model::Lever* lever = m_handicapForm->lever();
    const std::vector<std::int64_t> values = m_handicapForm->values();
    if (isRunning() || !m_playable || !lever || values.empty())
        return;
    m_lever = *lever;
    m_handicapForm->setRunning(true);
    m_results->setCurrentWidget(m_trials);
    m_handicap.start(m_ruleset, m_scenario, m_lever, values, m_form->setup());
    showTrials();
}

void BalanceTab::showTrials() {
    const std::vector<model::HandicapTrial>& trials = m_handicap.trials();
    std::int64_t played = 0;
    for (const model::HandicapTrial& trial : trials)
        played += trial.report ? trial.report->games : 0;
    m_form->showProgress(played, m_form->setup().games * static_cast<std::int64_t>(trials.size()));
    m_trials->showTrials(m_scenario, m_lever, trials);
}

void BalanceTab::endTrials() {
    m_trials->showTrials(m_scenario, m_lever, m_handicap.trials());
    m_handicapForm->setRunning(false);
    m_form->showDone(tr("%1 of %2 values were tried.").arg(m_handicap.at()).arg(m_handicap.trials().size()));
    emit finished();
}

void BalanceTab::useValue(qint64 value) {
    emit handicapWanted(m_lever.edit(value), tr("Set a handicap"));
}

void BalanceTab::showReport(const model::BalanceReport& report) {
    m_report = report;
    m_form->showProgress(report.games, report.plan.games);
    if (report.games > 0) {
        m_results->setCurrentWidget(m_sheet);
        m_sheet->show(report, compared());
    }
    showMap();
    emit statusChanged();
}

void BalanceTab::finish(const model::BalanceReport& report) {
    showReport(report);
    m_handicapForm->setRunning(false);
    const bool enough = report.plan.stop && !report.isWhole();
    m_form->showDone(report.isWhole() ? tr("%1 games were played.").arg(report.games)
                     : enough ? tr("After %1 of %2 games it was enough.").arg(report.games).arg(report.plan.games)
                              : tr("Stopped after %1 of %2 games.").arg(report.games).arg(report.plan.games));
    emit finished();
}

/// Nothing to compare with while no game has been counted.
const model::BalanceReport* BalanceTab::compared() const {
    return m_before && m_report && m_report->games > 0 ? &*m_before : nullptr;
}

/// The more was lost in a space, the stronger its tint.
void BalanceTab::showMap() {
    MapPicture picture;
    picture.board = m_scenario.board;
    picture.style = styleOf(m_ruleset.rules.info(), m_scenario, currentTheme());
    if (m_map->isEmpty() || !m_map->picture().board.sameObject(picture.board))
        m_map->setPicture(std::move(picture));
    MapOverlays overlays;
    std::int64_t most = 1;
    if (m_report)
        for (const auto& [label, lost] : m_report->lostAt)
            most = std::max(most, lost);
    for (const auto& [label, lost] : m_report ? m_report->lostAt : std::map<core::SpaceLabel, std::int64_t>()) {
        const std::optional<core::SpaceId> space = core::findSpace(*m_scenario.board, label);
        if (!space || lost == 0)
            continue;
        const double part = std::sqrt(static_cast<double>(lost) / static_cast<double>(most));
        overlays.tints.push_back({{*space},
                                  tokens(currentTheme()).carnelian,
                                  core::Pattern::Solid,
                                  faintestTint + (strongestTint - faintestTint) * part});
    }
    m_map->setOverlays(std::move(overlays));
}

QString BalanceTab::title() const {
    return tr("Balance: %1").arg(QString::fromStdString(m_scenario.title));
}

QString BalanceTab::status() const {
    if (m_hovered.isEmpty() || !m_report || m_report->games == 0)
        return m_hovered;
    const auto lost = m_report->lostAt.find(core::SpaceLabel{m_hovered.toStdString()});
    const double mean =
        lost == m_report->lostAt.end() ? 0 : static_cast<double>(lost->second) / static_cast<double>(m_report->games);
    return tr("%1: %2 counters lost a game").arg(m_hovered, QString::fromStdString(model::twoDecimals(mean)));
}

QString BalanceTab::zoom() const {
    return m_map->zoomWords();
}

core::Result<void> BalanceTab::saveTo(const std::filesystem::path& path, const model::ExpectedFile& expected) {
    core::Result<model::FileStamp> written =
        model::writeAtomically(path, core::prettyJson(model::toJson(*m_report)), expected);
    if (!written)
        return core::refuse(std::move(written.error()));
    m_path = path;
    return {};
}

bool BalanceTab::save() {
    return saveAs();
}

bool BalanceTab::saveAs() {
    if (!m_report || isRunning()) {
        m_form->tell(tr("There is no report to save yet."));
        return false;
    }
    const QString proposed = m_path.empty()
                                 ? proposedFile(QString::fromStdString(m_scenario.title), documentsFolder(), ending)
                                 : QString::fromStdString(m_path.string());
    QString file = QFileDialog::getSaveFileName(this, tr("Save the report"), proposed, fileFilter());
    if (file.isEmpty())
        return false;
    // The dialog has asked about replacing a file of exactly the chosen name.
    model::ExpectedFile expected = model::AnyFile{};
    if (!file.endsWith(ending)) {
        file += ending;
        expected = model::NewFile{};
    }
    if (const core::Result<void> saved = saveTo(file.toStdString(), expected); !saved) {
        complain(this, tr("The report was not saved"), saved.error(), model::modelTexts());
        return false;
    }
    m_form->showDone(tr("The report was saved."));
    return true;
}

void BalanceTab::compareWithFile() {
    const QString file = QFileDialog::getOpenFileName(this, tr("Compare with a report"), {}, fileFilter());
    if (file.isEmpty())
        return;
    core::Read<model::BalanceReport> read = model::readReportFile(file.toStdString());
    if (!read.value)
        return complain(this, tr("The report was not read"), read.findings, model::modelTexts());
    if (m_report)
        if (const auto difference = model::differenceOf(*read.value, *m_report); !difference)
            return complain(this, tr("The reports cannot be compared"), difference.error(), model::modelTexts());
    m_before = std::move(*read.value);
    if (m_report)
        m_sheet->show(*m_report, compared());
}

} // namespace orontes::editor
