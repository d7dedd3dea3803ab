// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"
#include "rules/core/scenario/edit.h"

#include <vector>

namespace orontes::core {

/// A unit that is to take part in a battle.
struct Enlisted {
    CounterType type;
    std::string name = {};      ///< empty: as the counter is called that it takes the place of
    Attributes attributes = {}; ///< laid over those of that counter

    friend bool operator==(const Enlisted&, const Enlisted&) = default;
};

struct FieldedArmy {
    Edit edit;                       ///< one step; an empty batch where nothing is to be changed
    std::vector<CounterId> counters; ///< parallel to the units
};

/// Gives a side these units in place of its own. Counters keep their ids, and with them their places, arrivals and
/// whatever conditions say of them: a unit takes the place of the counter of its name and type, else of one of its
/// type, else of the next that is left. Counters too many go; units too many are set up as the last that may choose its
/// place. Counters lost before
/// play stay as they are. Precondition: the side is of the scenario.
FieldedArmy fieldArmy(const RulesetInfo& info, const Scenario& scenario, const SideToken& side,
                      const std::vector<Enlisted>& units);

} // namespace orontes::core
