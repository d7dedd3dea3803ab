// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/position.h"
#include "rules/chariot/tale.h"

namespace orontes::chariot {

/// Why a line of sight is blocked (6.32–6.38).
enum class Block : std::uint8_t {
    None,
    Terrain,  ///< woods or village (6.32)
    Hilltop,  ///< 6.35, ruling A-41
    Slope,    ///< 6.36
    Occupied, ///< 6.37
};

struct Sight {
    Block block = Block::None;
    SpaceId hex; ///< where it is blocked

    bool clear() const { return block == Block::None; }
};

/// What stands in the line of fire of a unit, or of anybody; empty when it is clear.
Objection objectionToSight(const Sight& sight, UnitId unit = {});

/// The line of sight between the centres of two hexes of the map. Precondition: at most rangeLimit apart.
Sight sightBetween(const State& state, SpaceId from, SpaceId to);

} // namespace orontes::chariot
