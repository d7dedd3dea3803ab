// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/board/hex_axes.h"

#include <array>
#include <cstdlib>

namespace orontes::core {
namespace {

constexpr std::array<Axial, 6> flatDirections{{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}}; // N NE SE S SW NW
constexpr std::array<Axial, 6> pointyDirections{
    {{-1, 1}, {0, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, 0}}}; // NE E SE SW W NW

const std::array<Axial, 6>& directionsOf(const HexGrid& grid) {
    return isFlat(grid) ? flatDirections : pointyDirections;
}

Axial sum(Axial a, Axial b) {
    return {a.q + b.q, a.r + b.r};
}

Axial difference(Axial a, Axial b) {
    return {a.q - b.q, a.r - b.r};
}

int length(Axial way) {
    return std::max({std::abs(way.q), std::abs(way.r), std::abs(way.q + way.r)});
}

/// The hex at `step` of `steps` on the way from a. The cube coordinate that changes most is whole at each step; one of
/// the others is rounded. Where the line runs between two hexes of one lane, the one towards the middle of the board is
/// taken, for the other may lie beyond its border; any other tie goes to the lower lane. So ties do not depend on the
/// end from which the line is drawn.
Axial hexOnLine(const HexGrid& grid, Axial a, Axial way, int step, int steps) {
    if (std::abs(way.q) == steps) {
        const int lane = a.q + way.q * step / steps;
        return {lane, a.r + roundedQuotient(way.r * step, steps, isShifted(grid, lane))};
    }
    const int lanes = roundedQuotient(way.q * step, steps, false);
    if (std::abs(way.r) == steps)
        return {a.q + lanes, a.r + way.r * step / steps};
    return {a.q + lanes, a.r + (way.q + way.r) * step / steps - lanes};
}

} // namespace

int directionCount(const HexGrid&) {
    return 6;
}

Cell stepFrom(const HexGrid& grid, Cell cell, int direction) {
    return cellOf(grid, sum(axialOf(grid, cell), directionsOf(grid)[static_cast<std::size_t>(direction)]));
}

std::optional<int> directionTo(const HexGrid& grid, Cell from, Cell to) {
    const Axial step = difference(axialOf(grid, to), axialOf(grid, from));
    const std::array<Axial, 6>& directions = directionsOf(grid);
    for (std::size_t i = 0; i < directions.size(); ++i)
        if (directions[i] == step)
            return static_cast<int>(i);
    return std::nullopt;
}

int distance(const HexGrid& grid, Cell a, Cell b) {
    return length(difference(axialOf(grid, b), axialOf(grid, a)));
}

std::vector<SpaceId> line(const HexGrid& grid, Cell a, Cell b) {
    const Axial start = axialOf(grid, a);
    const Axial way = difference(axialOf(grid, b), start);
    const int steps = length(way);
    std::vector<SpaceId> cells{spaceOf(grid, a)};
    cells.reserve(static_cast<std::size_t>(steps) + 1);
    for (int step = 1; step <= steps; ++step)
        cells.push_back(spaceOf(grid, cellOf(grid, hexOnLine(grid, start, way, step, steps))));
    return cells;
}

std::vector<SpaceId> ring(const HexGrid& grid, Cell centre, int radius) {
    if (radius == 0)
        return {spaceOf(grid, centre)};
    const std::array<Axial, 6>& directions = directionsOf(grid);
    Axial hex = axialOf(grid, centre);
    hex = {hex.q + directions[4].q * radius, hex.r + directions[4].r * radius};
    std::vector<SpaceId> cells;
    for (const Axial& direction : directions)
        for (int step = 0; step < radius; ++step) {
            if (const Cell cell = cellOf(grid, hex); inside(grid, cell))
                cells.push_back(spaceOf(grid, cell));
            hex = sum(hex, direction);
        }
    std::sort(cells.begin(), cells.end());
    return cells;
}

} // namespace orontes::core
