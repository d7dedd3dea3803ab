// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/strength.h"
#include "rules/core/board/hex_axes.h"
#include "rules/core/scenario/scenario.h"

#include <array>
#include <cstdint>
#include <vector>

namespace orontes::chariot {

using core::Axial;
using core::SpaceId;

inline constexpr int hexsides = 6;
/// The longest range allowance of the series.
inline constexpr int rangeLimit = 7;

/// The three elevations (6.37).
enum class Level : std::uint8_t {
    Ground,
    Slope,
    Hilltop,
};

enum class FireBan : std::uint8_t {
    None,
    Foot,
    Mounted,
};

/// What the terrain effects chart says of one terrain.
struct Ground {
    bool beyond = false; ///< no hex of the map
    bool passable = true;
    bool stream = false; ///< stops chariots (E1.5)
    Level level = Level::Ground;
    std::int16_t entry = 1; ///< movement points
    Strength protection;
    Factor attacker = Factor::One;
    Factor defender = Factor::One;
    FireBan ban = FireBan::None;
    bool blocksFire = false;
};

/// One hex: its ground, its neighbours clockwise, and what lies on its sides.
struct Hex {
    std::uint8_t ground = 0;              ///< index into Hexes::grounds
    std::array<SpaceId, hexsides> next{}; ///< invalid beyond the map
    std::uint8_t crests = 0;              ///< bit n: along side n
    std::uint8_t roads = 0;
    bool atEdge = false; ///< borders on the outside of the map
    Axial axial;
};

/// A hex that a line of sight passes through, or the two between which it runs (6.38).
struct SightStep {
    Axial first;
    Axial second;
    bool between = false;
};

/// The map as the rules see it.
struct Hexes {
    std::vector<Ground> grounds;
    std::vector<Hex> hexes; ///< by SpaceId
    core::HexGrid grid;
    std::vector<std::vector<SightStep>> sight; ///< by offset within rangeLimit, nearest step first

    const Hex& of(SpaceId hex) const { return hexes[static_cast<std::size_t>(hex.value)]; }
    const Ground& groundOf(SpaceId hex) const { return grounds[of(hex).ground]; }
    /// Invalid beyond the map.
    SpaceId at(Axial axial) const;
    /// The hexes on the line of sight between two hexes at most rangeLimit apart, as offsets from the first.
    const std::vector<SightStep>& sightBetween(SpaceId from, SpaceId to) const;
};

/// Precondition: the board is one of hexes; `grounds` has one entry per terrain of the board.
Hexes hexesOf(const core::Board& board, std::vector<Ground> grounds);

inline Axial operator+(Axial a, Axial b) {
    return {a.q + b.q, a.r + b.r};
}

inline Axial operator-(Axial a, Axial b) {
    return {a.q - b.q, a.r - b.r};
}

inline int distance(Axial a, Axial b) {
    const int dq = a.q - b.q;
    const int dr = a.r - b.r;
    const int ds = -dq - dr;
    const auto positive = [](int value) { return value < 0 ? -value : value; };
    return (positive(dq) + positive(dr) + positive(ds)) / 2;
}

inline int distance(const Hexes& hexes, SpaceId a, SpaceId b) {
    return distance(hexes.of(a).axial, hexes.of(b).axial);
}

/// The side of `from` towards a neighbour; -1 when they are none.
inline int directionTo(const Hexes& hexes, SpaceId from, SpaceId to) {
    const Hex& hex = hexes.of(from);
    for (int side = 0; side < hexsides; ++side)
        if (hex.next[static_cast<std::size_t>(side)] == to)
            return side;
    return -1;
}

inline bool adjacent(const Hexes& hexes, SpaceId a, SpaceId b) {
    return distance(hexes, a, b) == 1;
}

} // namespace orontes::chariot
