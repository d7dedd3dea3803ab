// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/board/grid.h"

#include <array>
#include <cstdlib>

namespace orontes::core {
namespace {

/// Clockwise from north, sides and corners in turn; without diagonals only every second one counts.
constexpr std::array<Cell, 8> compass{
    {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}},
};

/// Cells of a way over sides only: at each step both coordinates together advance by one, and the way keeps to the
/// straight line as closely as that allows.
std::vector<SpaceId> lineOverSides(const SquareGrid& grid, Cell a, Cell b) {
    const int across = std::abs(b.column - a.column);
    const int length = across + std::abs(b.row - a.row);
    const Cell way{b.column < a.column ? -1 : 1, b.row < a.row ? -1 : 1};
    std::vector<SpaceId> cells{spaceOf(grid, a)};
    cells.reserve(static_cast<std::size_t>(length) + 1);
    for (int step = 1; step <= length; ++step) {
        const int columns = roundedQuotient(across * step, length, false);
        cells.push_back(spaceOf(grid, {a.column + way.column * columns, a.row + way.row * (step - columns)}));
    }
    return cells;
}

std::vector<SpaceId> lineOverCorners(const SquareGrid& grid, Cell a, Cell b) {
    const int columns = b.column - a.column;
    const int rows = b.row - a.row;
    const int length = std::max(std::abs(columns), std::abs(rows));
    std::vector<SpaceId> cells{spaceOf(grid, a)};
    cells.reserve(static_cast<std::size_t>(length) + 1);
    for (int step = 1; step <= length; ++step)
        cells.push_back(spaceOf(grid, {a.column + roundedQuotient(columns * step, length, false),
                                       a.row + roundedQuotient(rows * step, length, false)}));
    return cells;
}

} // namespace

int directionCount(const SquareGrid& grid) {
    return grid.diagonals ? 8 : 4;
}

Cell stepFrom(const SquareGrid& grid, Cell cell, int direction) {
    const Cell step = compass[static_cast<std::size_t>(grid.diagonals ? direction : 2 * direction)];
    return {cell.column + step.column, cell.row + step.row};
}

std::optional<int> directionTo(const SquareGrid& grid, Cell from, Cell to) {
    const Cell step{to.column - from.column, to.row - from.row};
    const int stride = grid.diagonals ? 1 : 2;
    for (int i = 0; i < 8; i += stride)
        if (compass[static_cast<std::size_t>(i)] == step)
            return i / stride;
    return std::nullopt;
}

int distance(const SquareGrid& grid, Cell a, Cell b) {
    const int columns = std::abs(a.column - b.column);
    const int rows = std::abs(a.row - b.row);
    return grid.diagonals ? std::max(columns, rows) : columns + rows;
}

std::vector<SpaceId> line(const SquareGrid& grid, Cell a, Cell b) {
    if (grid.diagonals)
        return lineOverCorners(grid, a, b);
    const bool backwards = spaceOf(grid, b) < spaceOf(grid, a); // a half goes the same way from both ends
    std::vector<SpaceId> cells = backwards ? lineOverSides(grid, b, a) : lineOverSides(grid, a, b);
    if (backwards)
        std::reverse(cells.begin(), cells.end());
    return cells;
}

std::vector<SpaceId> ring(const SquareGrid& grid, Cell centre, int radius) {
    std::vector<SpaceId> cells;
    const int lastRow = std::min(centre.row + radius, grid.height - 1);
    for (int row = std::max(centre.row - radius, 0); row <= lastRow; ++row) {
        const int rows = std::abs(row - centre.row);
        const int reach = grid.diagonals ? radius : radius - rows;
        const int stride = rows == radius ? 1 : 2 * reach; // whole rows at the top and the bottom
        for (int column = centre.column - reach; column <= centre.column + reach; column += stride)
            if (inside(grid, {column, row}))
                cells.push_back(spaceOf(grid, {column, row}));
    }
    return cells;
}

} // namespace orontes::core
