// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/board/hex_axes.h"
#include "rules/core/board/shapes.h"

#include <array>
#include <cmath>
#include <numbers>

namespace orontes::core {
namespace {

// Two parallel sides of a hex are 1 apart.
constexpr double side = std::numbers::inv_sqrt3;
constexpr double laneStep = 1.5 * side;

/// A corner belongs to one hex: each has two of its own, opposite to each other, along the line across the lanes.
/// Side d of a hex runs from corner d to corner d + 1.
struct Corner {
    int over = -1; ///< direction of the hex it belongs to; -1: this one
    int own = 0;   ///< which of that hex's own corners
};

constexpr std::array<Corner, 6> flatCorners{{{5, 0}, {1, 1}, {-1, 0}, {2, 1}, {4, 0}, {-1, 1}}};   // own: 0 E, 1 W
constexpr std::array<Corner, 6> pointyCorners{{{-1, 0}, {0, 1}, {2, 0}, {-1, 1}, {3, 0}, {5, 1}}}; // own: 0 N, 1 S

Point centreOfCell(const HexGrid& grid, Cell cell) {
    const int lane = isFlat(grid) ? cell.column : cell.row;
    const int along = isFlat(grid) ? cell.row : cell.column;
    const Point flat{side + lane * laneStep, along + (isShifted(grid, lane) ? 1.0 : 0.5)};
    return isFlat(grid) ? flat : Point{flat.y, flat.x};
}

/// Ids count the corners of the board and of one more row of hexes around it.
VertexId cornerOf(const HexGrid& grid, Cell cell, int index) {
    const Corner& corner = (isFlat(grid) ? flatCorners : pointyCorners)[static_cast<std::size_t>(index % 6)];
    const Cell owner = corner.over < 0 ? cell : stepFrom(grid, cell, corner.over);
    return VertexId{((owner.row + 1) * (grid.width + 2) + owner.column + 1) * 2 + corner.own};
}

Axial nearest(double q, double r) {
    const double s = -q - r;
    const double wholeQ = std::round(q);
    const double wholeR = std::round(r);
    const double wholeS = std::round(s);
    const double offQ = std::abs(wholeQ - q);
    const double offR = std::abs(wholeR - r);
    const double offS = std::abs(wholeS - s);
    if (offQ > offR && offQ > offS)
        return {static_cast<int>(-wholeR - wholeS), static_cast<int>(wholeR)};
    return {static_cast<int>(wholeQ), static_cast<int>(offR > offS ? -wholeQ - wholeS : wholeR)};
}

} // namespace

int vertexBound(const HexGrid& grid) {
    return (grid.width + 2) * (grid.height + 2) * 2;
}

std::vector<VertexId> verticesOf(const HexGrid& grid, SpaceId space) {
    const Cell cell = cellOf(grid, space);
    std::vector<VertexId> corners;
    corners.reserve(6);
    for (int i = 0; i < 6; ++i)
        corners.push_back(cornerOf(grid, cell, i));
    return corners;
}

Point pointOf(const HexGrid& grid, VertexId vertex) {
    const int owner = vertex.value / 2;
    const Point centre = centreOfCell(grid, {owner % (grid.width + 2) - 1, owner / (grid.width + 2) - 1});
    const double out = vertex.value % 2 == 0 ? side : -side;
    return isFlat(grid) ? Point{centre.x + out, centre.y} : Point{centre.x, centre.y - out};
}

Extent extentOf(const HexGrid& grid) {
    const int lanes = isFlat(grid) ? grid.width : grid.height;
    const int length = isFlat(grid) ? grid.height : grid.width;
    const bool anyShifted = lanes > 1 || isShifted(grid, 0);
    const bool allShifted = lanes == 1 && isShifted(grid, 0);
    const Point from{0, allShifted ? 0.5 : 0.0};
    const Point to{2 * side + (lanes - 1) * laneStep, length + (anyShifted ? 0.5 : 0.0)};
    return isFlat(grid) ? Extent{from, to} : Extent{{from.y, from.x}, {to.y, to.x}};
}

Point centreOf(const HexGrid& grid, SpaceId space) {
    return centreOfCell(grid, cellOf(grid, space));
}

Segment segmentOf(const HexGrid& grid, EdgeId edge) {
    const Cell cell = cellOf(grid, SpaceId{edge.value / edgesPerCell});
    const int direction = edge.value % edgesPerCell;
    return {pointOf(grid, cornerOf(grid, cell, direction)), pointOf(grid, cornerOf(grid, cell, direction + 1))};
}

std::optional<SpaceId> spaceUnder(const HexGrid& grid, Point point) {
    if (!contains(extentOf(grid), point))
        return std::nullopt;
    const double across = isFlat(grid) ? point.x : point.y;
    const double along = isFlat(grid) ? point.y : point.x;
    const double q = (across - side) / laneStep;
    const double r = along - q / 2 - (grid.oddShifted ? 0.5 : 1.0);
    const Cell cell = cellOf(grid, nearest(q, r));
    return inside(grid, cell) ? std::optional(spaceOf(grid, cell)) : std::nullopt;
}

Cell cellNear(const HexGrid& grid, Point point) {
    return isFlat(grid) ? Cell{clampedFloor(point.x / laneStep, grid.width), clampedFloor(point.y, grid.height)}
                        : Cell{clampedFloor(point.x, grid.width), clampedFloor(point.y / laneStep, grid.height)};
}

} // namespace orontes::core
