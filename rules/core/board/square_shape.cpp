// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/board/shapes.h"

#include <array>

namespace orontes::core {
namespace {

constexpr std::array<Cell, 4> corners{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}}; // NW NE SE SW

VertexId cornerOf(const SquareGrid& grid, Cell cell, int corner) {
    const Cell offset = corners[static_cast<std::size_t>(corner % 4)];
    return VertexId{(cell.row + offset.row) * (grid.width + 1) + cell.column + offset.column};
}

} // namespace

int vertexBound(const SquareGrid& grid) {
    return (grid.width + 1) * (grid.height + 1);
}

std::vector<VertexId> verticesOf(const SquareGrid& grid, SpaceId space) {
    const Cell cell = cellOf(grid, space);
    return {cornerOf(grid, cell, 0), cornerOf(grid, cell, 1), cornerOf(grid, cell, 2), cornerOf(grid, cell, 3)};
}

Point pointOf(const SquareGrid& grid, VertexId vertex) {
    return {static_cast<double>(vertex.value % (grid.width + 1)), static_cast<double>(vertex.value / (grid.width + 1))};
}

Extent extentOf(const SquareGrid& grid) {
    return {{0, 0}, {static_cast<double>(grid.width), static_cast<double>(grid.height)}};
}

Point centreOf(const SquareGrid& grid, SpaceId space) {
    const Cell cell = cellOf(grid, space);
    return {cell.column + 0.5, cell.row + 0.5};
}

Segment segmentOf(const SquareGrid& grid, EdgeId edge) {
    const Cell cell = cellOf(grid, SpaceId{edge.value / edgesPerCell});
    const int direction = edge.value % edgesPerCell;
    const int first = grid.diagonals ? (direction + 1) / 2 : direction;
    const bool isCorner = grid.diagonals && direction % 2 == 1; // spaces that touch at a corner: a segment of no length
    return {pointOf(grid, cornerOf(grid, cell, first)),
            pointOf(grid, cornerOf(grid, cell, isCorner ? first : first + 1))};
}

std::optional<SpaceId> spaceUnder(const SquareGrid& grid, Point point) {
    if (!contains(extentOf(grid), point))
        return std::nullopt;
    return spaceOf(grid, {static_cast<int>(point.x), static_cast<int>(point.y)});
}

Cell cellNear(const SquareGrid& grid, Point point) {
    return {clampedFloor(point.x, grid.width), clampedFloor(point.y, grid.height)};
}

} // namespace orontes::core
