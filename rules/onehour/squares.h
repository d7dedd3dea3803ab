// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/onehour/state.h"

#include <cstdlib>

namespace orontes::onehour {

/// Row 0 is the northernmost, column 0 the westernmost.
struct Square {
    int row = 0;
    int column = 0;
    friend bool operator==(const Square&, const Square&) = default;
};

constexpr int rowStep(Facing facing) {
    return facing == Facing::North ? -1 : facing == Facing::South ? 1 : 0;
}

constexpr int columnStep(Facing facing) {
    return facing == Facing::East ? 1 : facing == Facing::West ? -1 : 0;
}

constexpr Facing turned(Facing facing, int quarters) {
    return static_cast<Facing>((static_cast<int>(facing) + quarters + 4) % 4);
}

constexpr Facing reversed(Facing facing) {
    return turned(facing, 2);
}

constexpr bool isUpright(Facing facing) {
    return facing == Facing::North || facing == Facing::South;
}

/// The square straight ahead; it need not be on the board.
constexpr Square ahead(Square from, Facing facing, int steps = 1) {
    return {from.row + steps * rowStep(facing), from.column + steps * columnStep(facing)};
}

/// How a square lies to someone who faces that way.
struct Bearing {
    int forward = 0;
    int right = 0;
};

constexpr Bearing bearing(Square from, Facing facing, Square to) {
    const int rows = to.row - from.row;
    const int columns = to.column - from.column;
    return {rows * rowStep(facing) + columns * columnStep(facing),
            rows * columnStep(facing) - columns * rowStep(facing)};
}

/// Diagonals count 1 (R-OHW-066).
inline int distance(Square a, Square b) {
    const int rows = std::abs(a.row - b.row);
    const int columns = std::abs(a.column - b.column);
    return rows > columns ? rows : columns;
}

inline bool touching(Square a, Square b) {
    return distance(a, b) == 1;
}

/// The three squares in front of someone (R-OHW-168).
constexpr bool isInFront(Bearing bearing) {
    return bearing.forward == 1 && bearing.right >= -1 && bearing.right <= 1;
}

} // namespace orontes::onehour
