// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/edit_command.h"
#include "model/document/edit_journal.h"
#include "model/document/validation.h"
#include "model/store/scenario_file.h"
#include "rules/core/ruleset.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <optional>
#include <vector>

namespace orontes::model {

/// A finding the designer has decided to live with.
struct WaivedFinding {
    core::Diagnostic finding;
    std::string reason;

    friend bool operator==(const WaivedFinding&, const WaivedFinding&) = default;
};

/// How an edit stands in the history.
struct StepNaming {
    QString name = {};   ///< empty: as core::nameOf names the edit
    StrokeId stroke = 0; ///< edits of one gesture become one step
};

/// A scenario being worked on: its present value, its history, its findings and its file.
class ScenarioDocument : public QObject {
    Q_OBJECT

public:
    /// Precondition: the scenario names this ruleset. Without a path in `file` it is new and unsaved.
    ScenarioDocument(const core::RulesetEntry& ruleset, core::Scenario scenario, ScenarioFile file = {},
                     QObject* parent = nullptr);
    /// Keeps the journal when there are unsaved steps that nobody has given up.
    ~ScenarioDocument() override;

    const core::RulesetEntry& ruleset() const { return m_ruleset; }
    const core::RulesetInfo& info() const { return m_ruleset.rules.info(); }
    /// Renders findings, names of steps and all that the ruleset says.
    const core::Catalogue& texts() const { return m_texts; }

    const core::Scenario& scenario() const { return *m_scenario; }
    /// The scenario with the preview, as screens draw it.
    const core::Scenario& shown() const { return m_preview ? *m_preview : *m_scenario; }

    /// Refused when the edit makes no sense for the scenario; then nothing happens. An edit that changes nothing makes
    /// no step.
    core::Result<void> apply(const core::Edit& edit, const StepNaming& naming = {});
    /// Applies all edits of a fix as one step.
    core::Result<void> apply(const core::Fix& fix);
    /// The scenario becomes another one as one step, whatever differs.
    void become(core::Scenario scenario, const StepNaming& naming);
    /// A stroke number that no other gesture of this document has.
    StrokeId newStroke() { return ++m_lastStroke; }

    /// Shows what the edit would do, without a step; replaces an earlier preview.
    core::Result<void> preview(const core::Edit& edit);
    void clearPreview();

    QUndoStack& history() { return m_history; }
    const QUndoStack& history() const { return m_history; }
    bool isModified() const { return !m_history.isClean(); }

    /// Findings that count, sorted as runChecks sorts them.
    const core::Findings& findings() const { return m_findings; }
    const std::vector<WaivedFinding>& waived() const { return m_waived; }
    /// Many edits are coming: between these two calls nothing is checked.
    void holdChecks() { m_validation.hold(); }
    void releaseChecks() { m_validation.release(); }
    /// Whether both belong to the present scenario; big changes are checked beside the window.
    bool isChecked() const { return m_validation.isUpToDate(); }

    const ScenarioFile& file() const { return m_file; }
    /// Refused with "store.no-name" when there is no path yet.
    core::Result<void> save(Overwrite overwrite = Overwrite::Refuse);
    core::Result<void> saveAs(const std::filesystem::path& path, Overwrite overwrite = Overwrite::Refuse);

    /// From now on unsaved steps survive the end of the program.
    void keepJournal(const std::filesystem::path& dataFolder);
    /// The user has decided that unsaved steps may go.
    void giveUpUnsavedSteps();
    EditJournal* journal() { return m_journal ? &*m_journal : nullptr; }

signals:
    void changed(const orontes::core::ChangeSet& changes);      ///< scenario() is another one
    void shownChanged(const orontes::core::ChangeSet& changes); ///< shown() is another one; comes with every changed()
    void findingsChanged();
    void modifiedChanged(bool modified);
    void fileChanged();
    void journalFailed(const orontes::core::Diagnostic& why); ///< once until it works again

private:
    void push(const QString& name, StrokeId stroke, core::Edited next);
    void show(const SharedScenario& scenario, const core::ChangeSet& changes, EditCommand::Direction direction);
    void sortFindings();
    void tell(const core::Result<void>& journaled);
    void startJournal();
    QString nameFor(const core::Edit& edit, const StepNaming& naming) const;

    const core::RulesetEntry& m_ruleset;
    core::Catalogue m_texts;
    SharedScenario m_scenario;
    SharedScenario m_preview; ///< null while there is none
    core::ChangeSet m_previewChanges;
    ScenarioFile m_file;
    QUndoStack m_history;
    StrokeId m_lastStroke = 0;
    Validation m_validation;
    core::Findings m_findings;
    std::vector<WaivedFinding> m_waived;
    std::optional<EditJournal> m_journal;
    bool m_journalWorks = true;
};

} // namespace orontes::model
