// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/open_tabs.h"

#include "app/cli/opening.h"
#include "app/cli/terminal.h"
#include "app/window/settings.h"
#include "editor/balance/balance_tab.h"
#include "editor/play/play_setup_dialog.h"
#include "editor/play/play_tab.h"
#include "editor/publish/publish_dialog.h"
#include "editor/scenario/scenario_tab.h"
#include "editor/series/series_tab.h"
#include "editor/tab/complaint.h"
#include "model/balance/open_report.h"
#include "model/balance/report_json.h"
#include "model/series/series_json.h"
#include "model/session/open_session.h"
#include "model/store/file_header.h"
#include "model/texts.h"
#include "rules/registry/registry.h"

#include <QFile>
#include <QMessageBox>
#include <QObject>
#include <QPushButton>

namespace orontes::app {

namespace {

core::Findings errorsOf(const core::Findings& findings) {
    core::Findings errors;
    for (const core::Diagnostic& finding : findings)
        if (finding.severity == core::Severity::Error)
            errors.push_back(finding);
    return errors;
}

editor::DocumentTab* tabFor(std::unique_ptr<model::ScenarioDocument> document) {
    document->keepJournal(Settings::dataFolder());
    return new editor::ScenarioTab(std::move(document));
}

enum class Answer { Restore, Discard, Later };

/// What becomes of unsaved steps of an earlier run.
Answer askAbout(const model::JournalOffer& offer, QWidget* window) {
    const QString title = QString::fromStdString(offer.title);
    const QString heading = offer.steps == 1
                                ? QObject::tr("%1 was left with one unsaved step.").arg(title)
                                : QObject::tr("%1 was left with %2 unsaved steps.").arg(title).arg(offer.steps);
    QMessageBox box(QMessageBox::NoIcon, QObject::tr("Unsaved steps"), heading, QMessageBox::NoButton, window);
    QString more = QObject::tr("Later opens the file as it was saved and keeps the steps.");
    if (offer.documentChanged)
        more += QLatin1Char(' ') + QObject::tr("The file has been changed since by someone else; steps that no longer "
                                               "fit are reported.");
    box.setInformativeText(more);
    const QAbstractButton* restore = box.addButton(QObject::tr("Restore them"), QMessageBox::AcceptRole);
    const QAbstractButton* discard = box.addButton(QObject::tr("Discard them"), QMessageBox::DestructiveRole);
    box.addButton(QObject::tr("Later"), QMessageBox::RejectRole); // and the Escape key
    box.exec();
    if (box.clickedButton() == restore)
        return Answer::Restore;
    return box.clickedButton() == discard ? Answer::Discard : Answer::Later;
}

OpenedTab openScenarioTab(const QString& file, QWidget* window) {
    const std::filesystem::path path = file.toStdString();
    for (const model::JournalOffer& offer : model::findJournals(path, Settings::dataFolder())) {
        const Answer answer = askAbout(offer, window);
        if (answer == Answer::Restore)
            return {restoreTab(offer, window)};
        if (answer == Answer::Discard)
            model::discardJournal(offer);
    }
    core::Read<std::unique_ptr<model::ScenarioDocument>> read = model::openDocument(path, registry::rulesets());
    if (!read.value)
        return {nullptr, errorsOf(read.findings)};
    return {tabFor(std::move(*read.value))};
}

OpenedTab openRecordTab(const QString& file) {
    const std::filesystem::path path = file.toStdString();
    core::Read<model::OpenedRecord> read =
        model::openRecord(path, registry::rulesets(), model::scenarioFinder(path, {bundledScenarios()}));
    core::Findings problems = errorsOf(read.findings);
    if (!read.value)
        return {nullptr, std::move(problems)};
    read.value->session->keepJournal(Settings::dataFolder(), {}); // the scenario lies elsewhere
    return {new editor::PlayTab(std::move(read.value->session)), std::move(problems)};
}

model::SeriesSources seriesSources() {
    return {registry::rulesets(), {bundledScenarios()}};
}

OpenedTab openSeriesTab(const QString& file) {
    core::Read<std::unique_ptr<model::SeriesDocument>> read =
        model::SeriesDocument::open(file.toStdString(), seriesSources());
    if (!read.value)
        return {nullptr, errorsOf(read.findings)};
    (*read.value)->keepBackup(Settings::dataFolder());
    return {new editor::SeriesTab(std::move(*read.value))};
}

OpenedTab openReportTab(const QString& file) {
    const std::filesystem::path path = file.toStdString();
    core::Read<model::OpenedReport> read =
        model::openReport(path, registry::rulesets(), model::scenarioFinder(path, {bundledScenarios()}));
    if (!read.value)
        return {nullptr, errorsOf(read.findings)};
    return {editor::BalanceTab::ofReport(*std::move(read.value), path).release()};
}

/// What the file says it is. One that says nothing, as when it is broken, is what its ending says, so that the findings
/// are about that.
std::string formatOf(const QString& file) {
    constexpr qint64 enough = 4096;
    QFile content(file);
    if (content.open(QIODevice::ReadOnly)) {
        const QByteArray start = content.read(enough);
        std::string format = model::headerOf({start.constData(), static_cast<std::size_t>(start.size())}).format;
        if (!format.empty())
            return format;
    }
    if (file.endsWith(QStringLiteral(".balance.json")))
        return std::string(model::balanceFormat);
    if (file.endsWith(QStringLiteral(".series.json")))
        return std::string(model::seriesFormat);
    return std::string(file.endsWith(QStringLiteral(".jsonl")) ? model::recordFormat : model::scenarioFormat);
}

} // namespace

OpenedTab openTab(const QString& file, QWidget* window) {
    const std::string format = formatOf(file);
    if (format == model::balanceFormat)
        return openReportTab(file);
    if (format == model::seriesFormat)
        return openSeriesTab(file);
    return format == model::recordFormat ? openRecordTab(file) : openScenarioTab(file, window);
}

editor::DocumentTab* restoreTab(const model::JournalOffer& offer, QWidget* window) {
    core::Read<std::unique_ptr<model::ScenarioDocument>> read =
        model::restoreDocument(offer, registry::rulesets(), Settings::dataFolder());
    if (const core::Findings errors = errorsOf(read.findings); !errors.empty())
        editor::complain(window, QObject::tr("Some steps were not restored"), errors, model::modelTexts());
    return read.value ? new editor::ScenarioTab(std::move(*read.value)) : nullptr;
}

editor::DocumentTab* restoreGame(const model::SessionOffer& offer, QWidget* window) {
    core::Read<std::unique_ptr<model::GameSession>> read =
        model::restoreSession(offer, registry::rulesets(), Settings::dataFolder());
    if (!read.findings.empty())
        editor::complain(window, QObject::tr("Part of the game was not restored"), read.findings, model::modelTexts());
    if (!read.value)
        return nullptr;
    auto* tab = new editor::PlayTab(std::move(*read.value));
    tab->keepNothing();
    return tab;
}

editor::DocumentTab* restoreSeries(const model::SeriesOffer& offer) {
    return new editor::SeriesTab(model::SeriesDocument::restore(offer, seriesSources(), Settings::dataFolder()));
}

/// Its name is the first step: it is told apart from where it comes from, and a crash does not lose it.
editor::DocumentTab* editFrozen(const core::Scenario& scenario) {
    const core::RulesetEntry* entry = findRuleset(scenario.ruleset);
    if (!entry)
        return nullptr;
    auto document = std::make_unique<model::ScenarioDocument>(*entry, scenario);
    document->keepJournal(Settings::dataFolder());
    const QString title =
        QObject::tr("%1, turn %2").arg(QString::fromStdString(scenario.title)).arg(scenario.firstTurn.value);
    if (!document->apply({core::SetTitle{core::TitleField::Title, title.toStdString()}},
                         {.name = QObject::tr("Freeze the position")}))
        document->history().resetClean();
    return new editor::ScenarioTab(std::move(document));
}

editor::DocumentTab* editScenario(const core::Scenario& scenario) {
    const core::RulesetEntry* entry = findRuleset(scenario.ruleset);
    return entry ? tabFor(std::make_unique<model::ScenarioDocument>(*entry, scenario)) : nullptr;
}

editor::DocumentTab* playScenario(const core::Scenario& scenario, const std::filesystem::path& file, QWidget* window) {
    const core::RulesetEntry* entry = findRuleset(scenario.ruleset);
    if (!entry)
        return nullptr;
    if (const core::Result<core::Position> start = entry->rules.start(scenario); !start) {
        editor::complain(window, QObject::tr("The game cannot begin"), start.error(),
                         model::textsFor(entry->rules.info()));
        return nullptr;
    }
    editor::PlaySetupDialog dialog(*entry, scenario, window);
    if (dialog.exec() != QDialog::Accepted)
        return nullptr;
    core::Result<std::unique_ptr<model::GameSession>> session =
        model::GameSession::begin(*entry, scenario, dialog.setup());
    if (!session) {
        editor::complain(window, QObject::tr("The game cannot begin"), session.error(),
                         model::textsFor(entry->rules.info()));
        return nullptr;
    }
    (*session)->keepJournal(Settings::dataFolder(), file.parent_path());
    return new editor::PlayTab(std::move(*session), file);
}

editor::BalanceTab* balanceOf(const core::Scenario& scenario) {
    const core::RulesetEntry* entry = findRuleset(scenario.ruleset);
    return entry ? new editor::BalanceTab(*entry, scenario) : nullptr;
}

editor::DocumentTab* newSeries() {
    auto document = std::make_unique<model::SeriesDocument>(seriesSources());
    document->keepBackup(Settings::dataFolder());
    return new editor::SeriesTab(std::move(document));
}

void showPublishDialog(const core::Scenario& scenario, const QString& title, QWidget* window) {
    const core::RulesetEntry* entry = findRuleset(scenario.ruleset);
    if (!entry)
        return;
    editor::PublishDialog dialog(entry->rules.info(), scenario, title, window);
    dialog.exec();
}

QList<QPair<QString, QString>> rulesetNames() {
    QList<QPair<QString, QString>> names;
    for (const core::RulesetEntry* entry : registry::rulesets()) {
        const core::RulesetInfo& info = entry->rules.info();
        names.append({QString::fromStdString(info.id.value), QString::fromStdString(info.texts.render(info.name))});
    }
    return names;
}

} // namespace orontes::app
