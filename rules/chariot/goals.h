// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/position.h"

#include <vector>

namespace orontes::chariot {

/// Hexes that decide the battle for a side, for bots: what it has to control, reach or leave by, and what the enemy
/// wants. Ascending, each once; empty where only losses count.
std::vector<SpaceId> goalsOf(const Setup& setup, SideId side);

/// Hexes by which units of the side leave the map to win it the battle. Ascending, each once.
std::vector<SpaceId> exitsOf(const Setup& setup, SideId side);

/// The goal that a unit here is sent to: the nearest that its side does not hold yet, otherwise the nearest enemy;
/// invalid when there is neither.
SpaceId aimFrom(const State& state, SideId side, SpaceId hex);

} // namespace orontes::chariot
