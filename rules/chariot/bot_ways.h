// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/action.h"
#include "rules/chariot/bot_aims.h"

#include <functional>

namespace orontes::chariot {

/// What stopping in a hex costs a unit, with so many points left when it comes there: the smaller the better.
using StopCost = std::function<int(SpaceId hex, int pointsLeft)>;

/// The first hex of the cheapest way to the best hex where the unit on the way may stop; invalid where it is best to
/// stay. Facing is not counted.
SpaceId firstStep(const State& state, UnitId unit, const StopCost& costOf);

} // namespace orontes::chariot
