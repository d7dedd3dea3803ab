// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/scenario_json.h"
#include "rules/core/ruleset.h"

#include <QString>

#include <vector>

namespace orontes::tests {

/// A ruleset with one of its scenarios.
struct Game {
    QString ruleset;
    QString scenarioName; ///< the file name without its ending
    const core::RulesetEntry* entry = nullptr;
    core::Scenario scenario;

    QString name() const { return ruleset + '/' + scenarioName; }
    const core::Ruleset& rules() const { return entry->rules; }
    const core::Catalogue& texts() const { return rules().info().texts; }
    int seats() const { return static_cast<int>(scenario.seats->size()); }
    QString seatName(core::Actor actor) const;
};

/// Every ruleset of the registry with each scenario below scenarios/<its id>/, and the toys. Asserts that each can be
/// read.
const std::vector<Game>& games();

/// The boards that the scenarios below scenarios/<ruleset>/ share.
core::BoardSource bundledBoards(const QString& ruleset);

/// How many games to play of each: so many, or what the environment variable ORONTES_GAMES says.
int gamesOr(int usual);
/// The same for this scenario: a tenth where many counters make games long.
int gamesOr(const Game& game, int usual);
/// Whether games are so long that only some of their positions are looked at.
bool isLong(const Game& game);

} // namespace orontes::tests
