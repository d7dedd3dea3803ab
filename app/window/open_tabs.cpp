// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/open_tabs.h"

#include "app/cli/opening.h"
#include "app/cli/terminal.h"
#include "app/window/settings.h"
#include "editor/play/play_setup_dialog.h"
#include "editor/play/play_tab.h"
#include "editor/publish/publish_dialog.h"
#include "editor/scenario/scenario_tab.h"
#include "editor/tab/complaint.h"
#include "model/session/open_session.h"
#include "model/texts.h"
#include "rules/registry/registry.h"

#include <QFileInfo>
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

/// Whether unsaved steps of an earlier run are to be restored.
bool wantsSteps(const model::JournalOffer& offer, QWidget* window) {
    QMessageBox box(QMessageBox::NoIcon, QObject::tr("Unsaved steps"),
                    (offer.steps == 1
                         ? QObject::tr("%1 was left with one unsaved step.").arg(QString::fromStdString(offer.title))
                         : QObject::tr("%1 was left with %2 unsaved steps.")
                               .arg(QString::fromStdString(offer.title))
                               .arg(offer.steps)),
                    QMessageBox::NoButton, window);
    if (offer.documentChanged)
        box.setInformativeText(
            QObject::tr("The file has been changed since by someone else; steps that no longer fit are reported."));
    const QPushButton* restore = box.addButton(QObject::tr("Restore them"), QMessageBox::AcceptRole);
    box.addButton(QObject::tr("Discard them"), QMessageBox::DestructiveRole);
    box.exec();
    return box.clickedButton() == static_cast<const QAbstractButton*>(restore);
}

editor::DocumentTab* openScenarioTab(const QString& file, QWidget* window) {
    const std::filesystem::path path = file.toStdString();
    for (const model::JournalOffer& offer : model::findJournals(path, Settings::dataFolder())) {
        if (wantsSteps(offer, window))
            return restoreTab(offer, window);
        model::discardJournal(offer);
    }
    core::Read<std::unique_ptr<model::ScenarioDocument>> read = model::openDocument(path, registry::rulesets());
    if (!read.value) {
        editor::complain(window, QObject::tr("The file was not opened"), errorsOf(read.findings), model::modelTexts());
        return nullptr;
    }
    return tabFor(std::move(*read.value));
}

editor::DocumentTab* openRecordTab(const QString& file, QWidget* window) {
    const std::filesystem::path path = file.toStdString();
    core::Read<model::OpenedRecord> read =
        model::openRecord(path, registry::rulesets(), model::scenarioFinder(path, {bundledScenarios()}));
    const core::Findings errors = errorsOf(read.findings);
    if (!errors.empty())
        editor::complain(
            window, read.value ? QObject::tr("Part of the game was not read") : QObject::tr("The game was not opened"),
            errors, model::modelTexts());
    if (!read.value)
        return nullptr;
    read.value->session->keepJournal(Settings::dataFolder(), {}); // the scenario lies elsewhere
    return new editor::PlayTab(std::move(read.value->session));
}

} // namespace

editor::DocumentTab* openTab(const QString& file, QWidget* window) {
    if (QFileInfo(file).suffix() == QStringLiteral("jsonl"))
        return openRecordTab(file, window);
    return openScenarioTab(file, window);
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

editor::DocumentTab* editFrozen(const core::Scenario& scenario) {
    const core::RulesetEntry* entry = findRuleset(scenario.ruleset);
    if (!entry)
        return nullptr;
    auto document = std::make_unique<model::ScenarioDocument>(*entry, scenario);
    document->history().resetClean();
    return tabFor(std::move(document));
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
