// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/action.h"
#include "rules/chariot/bot_aims.h"

#include <functional>

namespace orontes::chariot {

/// What stopping in a hex costs a unit, with so many points left when it comes there: the smaller the better.
using StopCost = std::function<int(SpaceId hex, int pointsLeft)>;

/// Where a unit is when it looks for its way.
struct Departure {
    SpaceId hex;
    int points = 0;     ///< left to it
    bool fresh = false; ///< has not stirred, so that it may go to any next hex (5.15)
};

/// The first hex of the cheapest way to the best hex where the unit on the way may stop; invalid where it is best to
/// stay. Facing is not counted.
SpaceId firstStep(const State& state, UnitId unit, const StopCost& costOf);
/// The same for a unit that comes to be there.
SpaceId firstStep(const State& state, UnitId unit, const Departure& from, const StopCost& costOf);

} // namespace orontes::chariot
