// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"

#include <string>
#include <vector>

namespace orontes::chariot {

/// A hex that a condition asks a side to hold and that none of its units can come to before the end.
struct FarGoal {
    std::string side; ///< its name
    core::SpaceLabel hex;
};

/// Precondition: a board of hexes. Enemies, leaders and stacking are left out of account, and every unit is as fast as
/// the fastest that is there as long: what is found can certainly not be reached.
std::vector<FarGoal> goalsTooFar(const core::RulesetInfo& info, const core::Scenario& scenario,
                                 const core::Condition& condition);

} // namespace orontes::chariot
