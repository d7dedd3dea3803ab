// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/series/ladder.h"
#include "rules/core/describe/ruleset_info.h"
#include "rules/core/play/view.h"
#include "rules/core/result.h"

namespace orontes::model {

/// Whether a scenario can be a battle of a series of this ruleset: refused with what is wrong with it.
core::Result<void> fitsSeries(const Series& series, const core::Scenario& scenario);

/// The armies that a scenario fields itself: what the first battle of a series begins with.
std::array<Army, seriesArmies> armiesOf(const core::RulesetInfo& info, const core::Scenario& scenario);

/// The next battle as it will be fought: the scenario with the armies as they stand in place of its own.
struct LinkedBattle {
    core::Scenario scenario;
    std::array<std::vector<core::CounterId>, seriesArmies> counters; ///< parallel to the units; invalid: takes no part
};

/// `battle` is battleAfter() the results so far, `scenario` what its file holds. Refused when it does not fit.
core::Result<LinkedBattle> linkBattle(const core::RulesetInfo& info, const Series& series, std::size_t battle,
                                      const core::Scenario& scenario);

/// What came of a linked battle. `end` is the position at its end as a scenario of its own.
/// Precondition: the series has not gone on since the battle was linked.
BattleResult resultOf(const core::RulesetInfo& info, const Series& series, const LinkedBattle& battle,
                      const core::Outcome& outcome, const core::Scenario& end);

} // namespace orontes::model
