// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/check.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace orontes::tests {

using Change = std::function<void(core::Scenario&)>;

/// A sound scenario with something spoilt: what is found, what is offered to mend it, and what the first fix makes of
/// it.
struct Position {
    const char* name;
    Change spoil;
    QStringList found;   ///< "error scenario.title.missing at /title", "… at /counters/0/name (counter 1)"
    QStringList fixes;   ///< titles of the fixes of the first finding
    Change mended = {};  ///< the sound scenario as it is after the first fix; nothing when no fix is tried
    bool scores = false; ///< of the scoring ruleset and its sound scenario
};

std::vector<Position> sidePositions();
std::vector<Position> rosterPositions();
std::vector<Position> fieldPositions();
std::vector<Position> boardPositions();
std::vector<Position> victoryPositions();
std::vector<Position> scoringPositions();

/// What the positions are checked against: two terrains, one feature, one type of counter with a field of each kind …
const core::RulesetInfo& sampleRuleset();
/// The same, but that clauses score.
const core::RulesetInfo& scoringRuleset();
/// Eight squares 01 to 08 in two rows, two sides of two and one counters, nothing to find.
core::Scenario soundScenario();
/// The same, but that Reds have 5 points for holding 01 by turn 2, and Blues 3 for slaying one of the Reds.
core::Scenario soundScoring();

core::Board& boardOf(core::Scenario& scenario);
core::Counter& counterAt(core::Scenario& scenario, std::size_t index);
core::VictoryClause& clauseAt(core::Scenario& scenario, std::size_t index);

} // namespace orontes::tests
