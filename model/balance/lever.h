// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"
#include "rules/core/scenario/edit.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace orontes::model {

/// A number of a scenario that its balance may hang on.
struct Lever {
    std::string name; ///< for people
    std::int64_t now = 0;
    std::int64_t least = 0;
    std::int64_t most = 0;
    std::function<core::Edit(std::int64_t)> edit; ///< gives the number another value
};

/// All of them: the last turn, options and values of sides that are numbers, counts in victory conditions, and how many
/// counters a side has, the last of its roster going first. The edits are for this scenario.
std::vector<Lever> leversOf(const core::RulesetInfo& info, const core::Scenario& scenario);

} // namespace orontes::model
