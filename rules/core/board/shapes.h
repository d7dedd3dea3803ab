// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/grid.h"

namespace orontes::core {

// Where things lie in the plane. Defined by square_shape.cpp, hex_shape.cpp and area_shape.cpp.

int vertexBound(const SquareGrid& grid);
int vertexBound(const HexGrid& grid);
int vertexBound(const AreaMap& map);
std::vector<VertexId> verticesOf(const SquareGrid& grid, SpaceId space);
std::vector<VertexId> verticesOf(const HexGrid& grid, SpaceId space);
std::vector<VertexId> verticesOf(const AreaMap& map, SpaceId space);
Point pointOf(const SquareGrid& grid, VertexId vertex);
Point pointOf(const HexGrid& grid, VertexId vertex);
Point pointOf(const AreaMap& map, VertexId vertex);
Extent extentOf(const SquareGrid& grid);
Extent extentOf(const HexGrid& grid);
Extent extentOf(const AreaMap& map);
Point centreOf(const SquareGrid& grid, SpaceId space);
Point centreOf(const HexGrid& grid, SpaceId space);
Point centreOf(const AreaMap& map, SpaceId space);
Polygon outlineOf(const AreaMap& map, SpaceId space);
Segment segmentOf(const SquareGrid& grid, EdgeId edge);
Segment segmentOf(const HexGrid& grid, EdgeId edge);
Segment segmentOf(const AreaMap& map, EdgeId edge);
std::optional<SpaceId> spaceUnder(const SquareGrid& grid, Point point);
std::optional<SpaceId> spaceUnder(const HexGrid& grid, Point point);
std::optional<SpaceId> spaceUnder(const AreaMap& map, Point point);
/// A cell not farther than two rows and two columns from the edge nearest to the point.
Cell cellNear(const SquareGrid& grid, Point point);
Cell cellNear(const HexGrid& grid, Point point);

template <Grid G>
Polygon outlineOf(const G& grid, SpaceId space) {
    Polygon outline;
    outline.reserve(6);
    for (const VertexId vertex : verticesOf(grid, space))
        outline.push_back(pointOf(grid, vertex));
    return outline;
}

inline bool contains(const Extent& extent, Point point) {
    return point.x >= extent.topLeft.x && point.x < extent.bottomRight.x && point.y >= extent.topLeft.y &&
           point.y < extent.bottomRight.y;
}

/// The whole number at or below, kept within [0, count).
inline int clampedFloor(double value, int count) {
    if (!(value >= 1)) // also when it is no number
        return 0;
    return value >= count ? count - 1 : static_cast<int>(value);
}

} // namespace orontes::core
