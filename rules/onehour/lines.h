// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/onehour/squares.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace orontes::onehour {

/// One bit for each square of a row or column; bits beyond the board are never set.
using Bits = std::uint32_t;

constexpr Bits bitOf(int place) {
    return Bits{1} << static_cast<unsigned>(place);
}

/// A set of squares, one word for each row; and asked for a column line by line when moves go east or west.
struct SquareSet {
    std::array<Bits, longestBoard> rows{};

    bool contains(Square square) const {
        return (rows[static_cast<std::size_t>(square.row)] >> square.column & 1U) != 0;
    }
    void add(Square square) { rows[static_cast<std::size_t>(square.row)] |= bitOf(square.column); }
    friend bool operator==(const SquareSet&, const SquareSet&) = default;
};

/// The same squares by rows and by columns, so that lines across any heading are one word.
struct CrossSet {
    std::array<Bits, longestBoard> rows{};
    std::array<Bits, longestBoard> columns{};

    void add(Square square) {
        rows[static_cast<std::size_t>(square.row)] |= bitOf(square.column);
        columns[static_cast<std::size_t>(square.column)] |= bitOf(square.row);
    }
    bool contains(Square square) const {
        return (rows[static_cast<std::size_t>(square.row)] >> square.column & 1U) != 0;
    }
    /// The line across that heading: a row for north and south.
    Bits line(Facing heading, int place) const {
        return isUpright(heading) ? rows[static_cast<std::size_t>(place)] : columns[static_cast<std::size_t>(place)];
    }
    friend bool operator==(const CrossSet&, const CrossSet&) = default;
};

/// Where a square stands for someone with that heading: which line across it, and which bit of the line.
constexpr int lineOf(Square square, Facing heading) {
    return isUpright(heading) ? square.row : square.column;
}
constexpr int bitPlaceOf(Square square, Facing heading) {
    return isUpright(heading) ? square.column : square.row;
}
constexpr Square squareAt(Facing heading, int line, int place) {
    return isUpright(heading) ? Square{line, place} : Square{place, line};
}

} // namespace orontes::onehour
