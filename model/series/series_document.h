// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/series/linked_battle.h"
#include "model/series/series_backup.h"
#include "model/store/rulesets.h"
#include "model/store/scenario_file.h"
#include "rules/core/json/scenario_json.h"

#include <QObject>
#include <QString>

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace orontes::model {

/// Where the parts of a series are looked for.
struct SeriesSources {
    Rulesets rulesets;
    std::vector<std::filesystem::path> libraries = {}; ///< folders of bundled scenarios
};

/// The battle that is to be fought now.
struct DueBattle {
    std::size_t battle = 0;
    LinkedBattle linked;
    std::filesystem::path file; ///< of its scenario
};

/// A series being drafted and played: its present value, what it was before, its file.
class SeriesDocument : public QObject {
    Q_OBJECT

public:
    /// A new one, without a battle.
    explicit SeriesDocument(SeriesSources sources, QObject* parent = nullptr);
    /// Reads a series. Without a value at least one finding is an error. A scenario that is missing is no error yet.
    static core::Read<std::unique_ptr<SeriesDocument>> open(const std::filesystem::path& path, SeriesSources sources);

    /// What a crash left unsaved; its backup is taken over.
    static std::unique_ptr<SeriesDocument> restore(const SeriesOffer& offer, SeriesSources sources,
                                                   const std::filesystem::path& dataFolder);

    /// From now on unsaved changes survive the end of the program.
    void keepBackup(const std::filesystem::path& dataFolder);
    /// The user has decided that they may go.
    void giveUp();

    /// Null while there is no battle.
    const core::RulesetEntry* ruleset() const { return findRuleset(m_sources.rulesets, series().ruleset); }
    /// Scenario files are absolute here.
    const Series& series() const { return m_steps[m_at].series; }
    /// The battle's scenario. Refused when its file cannot be read any more, or does not fit the series.
    core::Result<OpenedScenario> scenarioOf(std::size_t battle) const;

    /// Appends a battle. The first gives the series its ruleset and its armies. Refused when the scenario cannot be
    /// read or does not fit.
    core::Result<void> addBattle(const std::filesystem::path& scenario);
    /// Refused when it would make no sense any more: its ways, or the results it has.
    core::Result<void> change(Series series, const QString& step);

    /// Nothing when the series is over, or has no battle.
    core::Result<std::optional<DueBattle>> due() const;
    /// The battle that is due has been fought. Refused when it is another one.
    core::Result<void> keep(const DueBattle& battle, const core::Outcome& outcome, const core::Scenario& end);

    bool canUndo() const { return m_at > 0; }
    bool canRedo() const { return m_at + 1 < m_steps.size(); }
    void undo();
    void redo();
    QString undoName() const { return canUndo() ? m_steps[m_at].name : QString(); }
    QString redoName() const { return canRedo() ? m_steps[m_at + 1].name : QString(); }

    bool isModified() const { return m_saved != m_steps[m_at].series; }
    const std::filesystem::path& path() const { return m_path; }
    /// Refused as writeAtomically refuses; another file than its own is replaced only with leave.
    core::Result<void> saveTo(const std::filesystem::path& path, Overwrite overwrite);

signals:
    void changed();     ///< the series is another one
    void fileChanged(); ///< it has been saved, or lies elsewhere
    void backupFailed(const orontes::core::Diagnostic& why);

private:
    struct Taken {
        Series series;
        QString name;
    };

    void take(Series series, const QString& step);
    void tellChanged();
    std::filesystem::path fileOf(const SeriesBattle& battle) const;

    SeriesSources m_sources;
    std::vector<Taken> m_steps{1}; ///< what it was at first, then after each step
    std::size_t m_at = 0;
    Series m_saved;
    std::filesystem::path m_path;
    FileStamp m_stamp;
    std::optional<SeriesBackup> m_backup;
};

} // namespace orontes::model
