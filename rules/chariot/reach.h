// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/state.h"

#include <vector>

namespace orontes::chariot {

/// How far a unit gets in one phase.
struct Reach {
    /// By hex: movement points that the cheapest way costs, 0 where the unit stands; -1 out of reach.
    std::vector<std::int16_t> points;
    /// By hex: whether the unit has to end its move on entering it.
    std::vector<bool> ends;

    bool holds(SpaceId hex) const { return points[static_cast<std::size_t>(hex.value)] >= 0; }
};

/// With so many half movement points, over hexes without an enemy. `oneHex`: it has the right to one hex whatever that
/// costs (5.15). A unit that is not on the map enters by any of its starting hexes.
Reach reachOf(const State& state, UnitId unit, int allowance, bool oneHex);
/// Whether entering the hex ends the move, whatever is left (6.41, E1.5).
bool endsMove(const State& state, UnitId unit, SpaceId hex);

} // namespace orontes::chariot
