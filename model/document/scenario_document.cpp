// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/scenario_document.h"

#include "model/texts.h"
#include "rules/core/algo/record.h"

#include <utility>

namespace orontes::model {
namespace {

/// Where nobody knows the folder of a shared board, the board is the scenario's own.
core::Scenario withItsBoard(core::Scenario scenario, const ScenarioFile& file) {
    if (file.boardFolder.empty())
        scenario.boardFile.clear();
    return scenario;
}

} // namespace

ScenarioDocument::ScenarioDocument(const core::RulesetEntry& ruleset, core::Scenario scenario, ScenarioFile file,
                                   QObject* parent)
    : QObject(parent),
      m_ruleset(ruleset),
      m_texts(textsFor(ruleset.rules.info())),
      m_scenario(std::make_shared<const core::Scenario>(withItsBoard(std::move(scenario), file))),
      m_file(std::move(file)),
      m_validation(ruleset.rules) {
    connect(&m_history, &QUndoStack::cleanChanged, this, [this](bool clean) { emit modifiedChanged(!clean); });
    connect(&m_validation, &Validation::findingsChanged, this, &ScenarioDocument::sortFindings);
    m_validation.show(m_scenario, core::changeOfAll(*m_scenario));
}

ScenarioDocument::~ScenarioDocument() {
    if (m_journal && !isModified())
        m_journal->drop();
    m_history.disconnect(this);
}

QString ScenarioDocument::nameFor(const core::Edit& edit, const StepNaming& naming) const {
    return naming.name.isEmpty() ? QString::fromStdString(m_texts.render(core::nameOf(edit))) : naming.name;
}

core::Result<void> ScenarioDocument::apply(const core::Edit& edit, const StepNaming& naming) {
    core::Result<core::Edited> next = core::applyEdit(*m_scenario, edit);
    if (!next) {
        clearPreview();
        return core::refuse(std::move(next.error()));
    }
    if (next->changes.empty()) {
        clearPreview();
        return {};
    }
    const QString name = nameFor(edit, naming);
    push(name, naming.stroke, *std::move(next));
    if (m_journal)
        tell(m_journal->edited(edit, name.toStdString(), naming.stroke, m_history.index()));
    return {};
}

core::Result<void> ScenarioDocument::apply(const core::Fix& fix) {
    return apply(core::Edit{core::Batch{*fix.edits}}, {QString::fromStdString(m_texts.render(fix.title)), 0});
}

void ScenarioDocument::become(core::Scenario scenario, const StepNaming& naming) {
    core::ChangeSet changes = core::changesBetween(*m_scenario, scenario);
    const WholeScenario whole{scenarioText(scenario, m_file, m_file.path)};
    push(naming.name, naming.stroke, {std::move(scenario), std::move(changes)});
    if (m_journal)
        tell(m_journal->edited(whole, naming.name.toStdString(), naming.stroke, m_history.index()));
}

void ScenarioDocument::push(const QString& name, StrokeId stroke, core::Edited next) {
    auto after = std::make_shared<const core::Scenario>(std::move(next.scenario));
    m_history.push(new EditCommand(name, stroke, m_scenario, std::move(after), std::move(next.changes),
                                   [this](const SharedScenario& scenario, const core::ChangeSet& changes,
                                          EditCommand::Direction direction) { show(scenario, changes, direction); }));
}

void ScenarioDocument::show(const SharedScenario& scenario, const core::ChangeSet& changes,
                            EditCommand::Direction direction) {
    const SharedScenario before = std::exchange(m_scenario, scenario);
    if (m_journal && direction != EditCommand::Direction::Do) {
        const int from = m_history.index(); // the history moves its index after us
        const bool back = direction == EditCommand::Direction::Undo;
        const QString name = back ? m_history.text(from - 1) : m_history.text(from);
        tell(m_journal->moved({before, scenario, changes, name.toStdString(), from, back ? from - 1 : from + 1}));
    }
    core::ChangeSet shownChanges = changes;
    if (std::exchange(m_preview, nullptr))
        core::merge(shownChanges, reversed(std::exchange(m_previewChanges, {})));
    emit changed(changes);
    emit shownChanged(shownChanges);
    m_validation.show(m_scenario, changes);
    if (changes.waivers)
        sortFindings();
}

core::Result<void> ScenarioDocument::preview(const core::Edit& edit) {
    core::Result<core::Edited> next = core::applyEdit(*m_scenario, edit);
    if (!next) {
        clearPreview();
        return core::refuse(std::move(next.error()));
    }
    core::ChangeSet changes = reversed(std::exchange(m_previewChanges, next->changes));
    core::merge(changes, m_previewChanges);
    m_preview = std::make_shared<const core::Scenario>(std::move(next->scenario));
    if (!changes.empty())
        emit shownChanged(changes);
    return {};
}

void ScenarioDocument::clearPreview() {
    if (std::exchange(m_preview, nullptr))
        if (const core::ChangeSet changes = reversed(std::exchange(m_previewChanges, {})); !changes.empty())
            emit shownChanged(changes);
}

void ScenarioDocument::sortFindings() {
    core::Findings counting;
    std::vector<WaivedFinding> waived;
    for (const core::Diagnostic& finding : m_validation.findings())
        if (const core::Waiver* waiver = core::waiverOf(finding, *m_scenario))
            waived.push_back({finding, waiver->reason});
        else
            counting.push_back(finding);
    if (counting == m_findings && waived == m_waived)
        return;
    m_findings = std::move(counting);
    m_waived = std::move(waived);
    emit findingsChanged();
}

core::Result<void> ScenarioDocument::save(Overwrite overwrite) {
    if (m_file.path.empty())
        return core::refuse(core::Diagnostic{"store.no-name", core::Severity::Error, {}, {}, {}, {}});
    return saveAs(m_file.path, overwrite);
}

core::Result<void> ScenarioDocument::saveAs(const std::filesystem::path& path, Overwrite overwrite) {
    clearPreview();
    const std::string text = scenarioText(*m_scenario, m_file, path);
    if (m_journal)
        m_journal->saving(core::sha256(text));
    core::Result<ScenarioFile> saved = saveScenarioText(text, m_file, path, overwrite);
    if (!saved)
        return core::refuse(std::move(saved.error()));
    m_file = *std::move(saved);
    m_history.setClean();
    startJournal();
    emit fileChanged();
    return {};
}

void ScenarioDocument::keepJournal(const std::filesystem::path& dataFolder) {
    m_journal.emplace(dataFolder);
    startJournal();
}

void ScenarioDocument::startJournal() {
    m_journalWorks = true;
    if (m_journal)
        m_journal->begin(m_scenario, m_file, m_history.index());
}

void ScenarioDocument::giveUpUnsavedSteps() {
    if (m_journal)
        m_journal->drop();
    m_journal.reset();
}

void ScenarioDocument::tell(const core::Result<void>& journaled) {
    if (std::exchange(m_journalWorks, journaled.has_value()) && !journaled)
        emit journalFailed(journaled.error());
}

} // namespace orontes::model
