// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/state.h"
#include "rules/core/scenario/condition.h"

#include <cstdint>
#include <vector>

namespace orontes::chariot {

/// By hex: movement points of the cheapest way from there, units in the way not counted.
using Ways = std::vector<std::int16_t>;
/// For a hex that no way leads from.
inline constexpr std::int16_t noWay = 9999;

/// What the victory conditions ask of one side, for bots. Hexes ascend, each once.
struct Aims {
    std::vector<SpaceId> hold;   ///< to control, or to keep the enemy from controlling
    std::vector<SpaceId> exits;  ///< where its own units leave the map
    std::vector<SpaceId> bars;   ///< where the enemy's units want to leave
    std::vector<SpaceId> ground; ///< where its own units want to stand
    int leave = 0;               ///< so many have to
    int stand = 0;               ///< so many have to
    bool spares = false;         ///< the enemy wants its units destroyed
    bool hunts = false;          ///< it wants the enemy's units destroyed
    bool ousts = false;          ///< it wants the enemy's units out of a region
    std::vector<bool> leaving;   ///< by unit: counts among those that leave
    std::vector<bool> standing;  ///< by unit: counts among those that stand
    std::vector<bool> prey;      ///< by unit: an enemy whose loss counts
    std::vector<Ways> toHold;    ///< one for each hex to hold
    Ways toExit;                 ///< to the nearest of them; empty where there are none
    Ways toBar;                  ///< likewise
    Ways toGround;               ///< likewise
    Ways toLeave;                ///< to where it may leave the map when it has conceded (15); empty without the option
};

/// Precondition: units, map and victory clauses of the setup are read.
Aims aimsOf(const Setup& setup, SideId side);
/// Ways to the nearest of some hexes.
Ways waysTo(const Setup& setup, const std::vector<SpaceId>& hexes);

} // namespace orontes::chariot
