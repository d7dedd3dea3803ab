// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/onehour/position.h"

#include <vector>

namespace orontes::onehour {

/// How far a retreat or rout of this moment leads.
struct Flight {
    std::vector<SpaceId> way; ///< squares from the one it stands in, not included, to the one where it stops
    bool offBoard = false;    ///< after the last of them it leaves the board
};

/// Straight on with its facing, as far as its allowance and the ground let it; it stops in front of what bars its way
/// (R-OHW-219).
Flight retreatOf(const State& state, UnitId unit);
/// Along the shortest way over the sides of squares to the edge that it faces (R-OHW-228).
Flight routOf(const State& state, UnitId unit);

} // namespace orontes::onehour
