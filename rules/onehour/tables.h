// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"
#include "rules/onehour/state.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace orontes::onehour {

/// Columns of the table "movement". 0 in a cell: not that way at all.
enum class Pace : std::uint8_t {
    Normal,
    Road,
    Wood,
    Uphill,
};
inline constexpr std::size_t paceCount = 4;

/// A row of the table "handToHand".
struct Blow {
    int value = 0; ///< added to one die
    int chargeValue = 0;
    int dice = 1;
    int chargeDice = 1;
};

/// Rows of the table "percent": what casualties are multiplied by.
enum class Percent : std::uint8_t {
    Flank,
    Rear,
    Terrain, ///< the target's ground in hand-to-hand combat
    Cover,   ///< the target's ground under fire
    Shields, ///< the target is Warband
};
inline constexpr std::size_t percentCount = 5;

/// What a morale die says.
enum class Nerve : std::uint8_t {
    CarryOn,
    Retreat,
    Rout,
};

/// Who may enter a terrain.
enum class Entry : std::uint8_t {
    Everybody,
    ArchersOnly,
    Nobody,
};

/// A row of the table "ground".
struct GroundRow {
    core::TerrainToken terrain;
    Entry entry = Entry::Everybody;
    bool coverUnderFire = false;
    bool coverInCombat = false;
    bool crossing = false; ///< a bridge or ford
    bool bridge = false;
    int level = 0;
};

/// The printed tables with the scenario's overrides.
struct Tables {
    std::array<std::array<int, paceCount>, typeCount> movement{};
    std::array<Blow, typeCount> blows{};
    std::array<int, percentCount> percent{};
    std::array<Nerve, 6> nerve{};
    std::array<std::array<int, typeCount>, 6> muster{};
    std::vector<GroundRow> ground;
    int strength = 15; ///< so many hits eliminate
    int shaken = 8;    ///< from so many hits on morale is tested
    int range = 4;

    int pace(Type type, Pace pace) const {
        return movement[static_cast<std::size_t>(type)][static_cast<std::size_t>(pace)];
    }
    const Blow& blow(Type type) const { return blows[static_cast<std::size_t>(type)]; }
    int of(Percent row) const { return percent[static_cast<std::size_t>(row)]; }
};

Tables tablesOf(const core::RulesetInfo& info, const core::Scenario& scenario);

} // namespace orontes::onehour
