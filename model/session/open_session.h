// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/game_session.h"
#include "model/store/rulesets.h"
#include "model/store/scenario_file.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

namespace orontes::model {

/// A game that a program left behind when it ended without closing it.
struct SessionOffer {
    std::filesystem::path journal;
    std::string title;
    std::size_t actions = 0; ///< all that was tried, variations included
    std::filesystem::file_time_type lastChange;
    std::optional<core::Diagnostic> damage; ///< why it cannot be restored, or why its end is missing
};

/// The latest first. Games without an action are removed on the way, those of running programs are left alone.
std::vector<SessionOffer> findSessions(const std::filesystem::path& dataFolder);
/// The game with all its variations, at the point that was looked at, with a journal of its own; the old one is
/// removed. What the rules refuse by now, and all that follows it, becomes a finding.
core::Read<std::unique_ptr<GameSession>> restoreSession(const SessionOffer& offer, Rulesets rulesets,
                                                        const std::filesystem::path& dataFolder);
void discardSession(const SessionOffer& offer);

/// Finds the scenario a record was played on, for its title and hash.
using ScenarioFinder = std::function<std::optional<core::Scenario>(const core::RecordHeader&)>;
/// How a record names the file of its scenario: from its own folder.
std::string scenarioHint(const std::filesystem::path& scenario, const std::filesystem::path& record);
/// A file that holds the scenario as it is played: the one it came from where that still does, or else a copy that is
/// written beside the record ("game.scenario.json").
core::Result<std::filesystem::path> scenarioFor(const std::filesystem::path& record,
                                                const std::filesystem::path& scenarioFile,
                                                const core::Scenario& played);
/// Looks where the header says (from the record's folder), beside the record, then through the folders of a library.
ScenarioFinder scenarioFinder(const std::filesystem::path& record, std::vector<std::filesystem::path> libraries);

struct OpenedRecord {
    core::RecordHeader header;
    std::unique_ptr<GameSession> session; ///< at the end of the game, as far as it is legal
    std::size_t actions = 0;              ///< that the record holds
};
/// A record as a game that can be looked through and played on. Findings tell where reading or judging stopped; without
/// a value not even the beginning makes sense.
core::Read<OpenedRecord> openRecord(const std::filesystem::path& path, Rulesets rulesets, const ScenarioFinder& find);

} // namespace orontes::model
