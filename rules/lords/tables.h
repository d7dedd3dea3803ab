// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"
#include "rules/lords/pieces.h"

#include <array>

namespace orontes::lords {

/// The five terrains (2.1), in the order of all tables.
enum class Terrain : std::uint8_t {
    Fertile,
    Hill,
    Mountain,
    Desert,
    Marsh,
};
inline constexpr std::size_t terrainCount = 5;

std::optional<Terrain> terrainNamed(std::string_view token);
std::string_view tokenOf(Terrain terrain);

/// How a unit fights: camels are camelry in deserts and cavalry elsewhere (6.8).
enum class Arm : std::uint8_t {
    Foot,
    Cavalry,
    Chariot,
    Camelry,
};
inline constexpr std::size_t armCount = 4;

/// Of a unit.
constexpr Arm armOf(Kind kind, Terrain terrain) {
    switch (kind) {
    case Kind::Foot:
        return Arm::Foot;
    case Kind::Chariot:
        return Arm::Chariot;
    case Kind::Camel:
        return terrain == Terrain::Desert ? Arm::Camelry : Arm::Cavalry;
    default:
        return Arm::Cavalry;
    }
}

/// As rows and columns of the tables call it.
std::string_view tokenOf(Arm arm);

/// A row of the table "ground".
struct GroundRow {
    int cost = 1;
    int points = 0;
    int claim = 0; ///< by the scale of those who claim areas (11.5.1)
    friend bool operator==(const GroundRow&, const GroundRow&) = default;
};

/// Rows of the table "numbers".
enum class Number : std::uint8_t {
    Stack,
    Pin,
    ControlledMountain,
    Radius,
    RulerCombats,
    MarkerFoot,
    Rounds,
    RoundsPressed,
    ReturnsOn,
    ReturnsFaceless,
    PaidFaceless,
    EnlistsFrom,
    EnlistsWithin,
    Dynasty,
    StaysGodly,
    RepentsOn,
    Repentances,
};
inline constexpr std::size_t numberCount = 17;

/// The printed tables with the scenario's overrides.
struct Tables {
    std::array<std::array<std::array<int, armCount>, armCount>, terrainCount> kills{}; ///< [terrain][who][whom]
    std::array<int, kindCount> movement{};                                             ///< gods stay where they are
    std::array<GroundRow, terrainCount> ground{};
    std::array<int, numberCount> numbers{};

    /// The least die that kills (6.1).
    int kill(Terrain terrain, Arm who, Arm whom) const {
        return kills[static_cast<std::size_t>(terrain)][static_cast<std::size_t>(who)][static_cast<std::size_t>(whom)];
    }
    int moves(Kind kind) const { return movement[static_cast<std::size_t>(kind)]; }
    const GroundRow& of(Terrain terrain) const { return ground[static_cast<std::size_t>(terrain)]; }
    int of(Number number) const { return numbers[static_cast<std::size_t>(number)]; }
    friend bool operator==(const Tables&, const Tables&) = default;
};

Tables tablesOf(const core::RulesetInfo& info, const core::Scenario& scenario);

} // namespace orontes::lords
