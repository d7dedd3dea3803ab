// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/board.h"

#include <algorithm>
#include <concepts>

namespace orontes::core {

/// What squares and hexes have in common: rows of cells, and an even number of directions of which each cell owns the
/// first half. The edge over an owned direction has the id 4 * cell + direction; the other half belongs to the
/// neighbour.
template <class T>
concept Grid = std::same_as<T, SquareGrid> || std::same_as<T, HexGrid>;

inline constexpr int edgesPerCell = 4;

// Defined by square_grid.cpp and hex_grid.cpp.
int directionCount(const SquareGrid& grid);
int directionCount(const HexGrid& grid);
Cell stepFrom(const SquareGrid& grid, Cell cell, int direction);
Cell stepFrom(const HexGrid& grid, Cell cell, int direction);
std::optional<int> directionTo(const SquareGrid& grid, Cell from, Cell to);
std::optional<int> directionTo(const HexGrid& grid, Cell from, Cell to);
int distance(const SquareGrid& grid, Cell a, Cell b);
int distance(const HexGrid& grid, Cell a, Cell b);
std::vector<SpaceId> line(const SquareGrid& grid, Cell a, Cell b);
std::vector<SpaceId> line(const HexGrid& grid, Cell a, Cell b);
std::vector<SpaceId> ring(const SquareGrid& grid, Cell centre, int radius);
std::vector<SpaceId> ring(const HexGrid& grid, Cell centre, int radius);

template <Grid G>
bool inside(const G& grid, Cell cell) {
    return cell.column >= 0 && cell.column < grid.width && cell.row >= 0 && cell.row < grid.height;
}

template <Grid G>
SpaceId spaceOf(const G& grid, Cell cell) {
    return SpaceId{cell.row * grid.width + cell.column};
}

template <Grid G>
Cell cellOf(const G& grid, SpaceId space) {
    return {space.value % grid.width, space.value / grid.width};
}

template <Grid G>
int spaceCount(const G& grid) {
    return grid.width * grid.height;
}

template <Grid G>
int edgeBound(const G& grid) {
    return spaceCount(grid) * edgesPerCell;
}

/// The id of the edge between two neighbouring cells.
template <Grid G>
EdgeId edgeOver(const G& grid, Cell from, int direction, Cell to) {
    const int owned = directionCount(grid) / 2;
    return direction < owned ? EdgeId{spaceOf(grid, from).value * edgesPerCell + direction}
                             : EdgeId{spaceOf(grid, to).value * edgesPerCell + direction - owned};
}

template <Grid G>
std::optional<Neighbour> neighbour(const G& grid, SpaceId space, int direction) {
    if (direction < 0 || direction >= directionCount(grid))
        return std::nullopt;
    const Cell from = cellOf(grid, space);
    const Cell to = stepFrom(grid, from, direction);
    if (!inside(grid, to))
        return std::nullopt;
    return Neighbour{spaceOf(grid, to), edgeOver(grid, from, direction, to), direction};
}

template <Grid G>
std::vector<Neighbour> neighbours(const G& grid, SpaceId space) {
    const int directions = directionCount(grid);
    std::vector<Neighbour> found;
    found.reserve(static_cast<std::size_t>(directions));
    for (int direction = 0; direction < directions; ++direction)
        if (const std::optional<Neighbour> next = neighbour(grid, space, direction))
            found.push_back(*next);
    return found;
}

template <Grid G>
std::optional<EdgeId> edgeBetween(const G& grid, SpaceId a, SpaceId b) {
    const Cell from = cellOf(grid, a);
    const Cell to = cellOf(grid, b);
    const std::optional<int> direction = directionTo(grid, from, to);
    if (!direction)
        return std::nullopt;
    return edgeOver(grid, from, *direction, to);
}

template <Grid G>
std::optional<EdgeSides> sidesOf(const G& grid, EdgeId edge) {
    const int direction = edge.value % edgesPerCell;
    if (edge.value < 0 || edge.value >= edgeBound(grid) || direction >= directionCount(grid) / 2)
        return std::nullopt;
    const SpaceId owner{edge.value / edgesPerCell};
    const Cell other = stepFrom(grid, cellOf(grid, owner), direction);
    if (!inside(grid, other))
        return std::nullopt;
    return EdgeSides{std::min(owner, spaceOf(grid, other)), std::max(owner, spaceOf(grid, other))};
}

template <Grid G>
int distance(const G& grid, SpaceId a, SpaceId b) {
    return distance(grid, cellOf(grid, a), cellOf(grid, b));
}

template <Grid G>
std::vector<SpaceId> line(const G& grid, SpaceId a, SpaceId b) {
    return line(grid, cellOf(grid, a), cellOf(grid, b));
}

template <Grid G>
std::vector<SpaceId> ring(const G& grid, SpaceId centre, int radius) {
    if (radius < 0 || radius > grid.width + grid.height) // farther than any two cells lie apart
        return {};
    return ring(grid, cellOf(grid, centre), radius);
}

template <Grid G>
std::vector<SpaceId> disk(const G& grid, SpaceId centre, int radius) {
    const Cell middle = cellOf(grid, centre);
    const int reach = std::min(radius, grid.width + grid.height);
    std::vector<SpaceId> found;
    const Cell last{std::min(middle.column + reach, grid.width - 1), std::min(middle.row + reach, grid.height - 1)};
    for (int row = std::max(middle.row - reach, 0); row <= last.row; ++row)
        for (int column = std::max(middle.column - reach, 0); column <= last.column; ++column)
            if (distance(grid, middle, Cell{column, row}) <= reach)
                found.push_back(spaceOf(grid, {column, row}));
    return found;
}

/// numerator / denominator to the nearest whole number; `up` says where a half goes. The denominator is positive.
inline int roundedQuotient(int numerator, int denominator, bool up) {
    const int doubled = 2 * numerator + (up ? denominator : -denominator);
    const int divisor = 2 * denominator;
    const int towardsZero = doubled / divisor;
    const int rest = doubled % divisor;
    if (up)
        return rest < 0 ? towardsZero - 1 : towardsZero;
    return rest > 0 ? towardsZero + 1 : towardsZero;
}

} // namespace orontes::core
