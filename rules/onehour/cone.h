// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/onehour/position.h"

namespace orontes::onehour {

/// Longest allowance that a table may give.
inline constexpr int longestMove = 12;

/// Where a unit gets with one heading: rank by rank, as each of its steps leads to the next line.
struct Cone {
    int firstLine = 0; ///< the line of rank 0
    int ranks = 0;     ///< those above are empty
    /// Squares where it may end its move, by rank, which is the length of the way.
    std::array<Bits, longestMove + 1> ends{};
    /// The same without the allowance for roads.
    std::array<Bits, longestMove + 1> offRoad{};
    Bits exits = 0; ///< squares of the last line from which it has a step left over the edge

    int lineOf(int rank, Facing heading) const {
        const int step = heading == Facing::North || heading == Facing::West ? -1 : 1;
        return firstLine + step * rank;
    }
};

/// Where a way begins: on a square, or off the board before the squares of a gate.
struct Start {
    Facing heading = Facing::North;
    Square square;
    const Gate* gate = nullptr;
};

/// The squares that somebody of that type, with friends and enemies as in the field, reaches from the start.
Cone coneOf(const Setup& setup, const Field& field, Type type, const Start& start);

} // namespace orontes::onehour
