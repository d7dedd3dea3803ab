// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/board/shapes.h"

#include "rules/core/board/area_map.h"
#include "rules/core/board/on_geometry.h"

#include <algorithm>
#include <cmath>

namespace orontes::core {
namespace {

double distanceTo(const Segment& segment, Point point) {
    const Point way{segment.to.x - segment.from.x, segment.to.y - segment.from.y};
    const Point off{point.x - segment.from.x, point.y - segment.from.y};
    const double squaredLength = way.x * way.x + way.y * way.y;
    const double part = squaredLength > 0 ? std::clamp((off.x * way.x + off.y * way.y) / squaredLength, 0.0, 1.0) : 0.0;
    return std::hypot(off.x - part * way.x, off.y - part * way.y);
}

/// The nearest edge so far. Of equally near ones the first stays.
struct Nearest {
    std::optional<EdgeId> edge;
    double distance = 0;

    void offer(EdgeId other, const Segment& segment, Point point) {
        const double away = distanceTo(segment, point);
        if (segment.from == segment.to || !(away < distance)) // a corner is no edge to point at
            return;
        edge = other;
        distance = away;
    }
};

template <Grid G>
std::optional<EdgeId> edgeNear(const G& grid, Point point, double reach) {
    const Cell near = cellNear(grid, point);
    Nearest nearest{std::nullopt, reach};
    for (int row = near.row - 2; row <= near.row + 2; ++row)
        for (int column = near.column - 2; column <= near.column + 2; ++column) {
            if (!inside(grid, {column, row}))
                continue;
            for (int owned = 0; owned < directionCount(grid) / 2; ++owned)
                if (const EdgeId edge{spaceOf(grid, {column, row}).value * edgesPerCell + owned}; sidesOf(grid, edge))
                    nearest.offer(edge, segmentOf(grid, edge), point);
        }
    return nearest.edge;
}

std::optional<EdgeId> edgeNear(const AreaMap& map, Point point, double reach) {
    Nearest nearest{std::nullopt, reach};
    for (EdgeId edge{0}; edge.value < edgeBound(map); ++edge.value)
        nearest.offer(edge, segmentOf(map, edge), point);
    return nearest.edge;
}

} // namespace

int vertexBound(const Board& board) {
    return onGeometry(board, [](const auto& g) { return vertexBound(g); });
}

std::vector<VertexId> verticesOf(const Board& board, SpaceId space) {
    return onGeometry(board, [=](const auto& g) { return verticesOf(g, space); });
}

Extent extentOf(const Board& board) {
    return onGeometry(board, [](const auto& g) { return extentOf(g); });
}

Point centreOf(const Board& board, SpaceId space) {
    return onGeometry(board, [=](const auto& g) { return centreOf(g, space); });
}

Polygon outlineOf(const Board& board, SpaceId space) {
    return onGeometry(board, [=](const auto& g) { return outlineOf(g, space); });
}

Segment segmentOf(const Board& board, EdgeId edge) {
    return onGeometry(board, [=](const auto& g) { return segmentOf(g, edge); });
}

Point pointOf(const Board& board, VertexId vertex) {
    return onGeometry(board, [=](const auto& g) { return pointOf(g, vertex); });
}

std::optional<SpaceId> spaceUnder(const Board& board, Point point) {
    return onGeometry(board, [=](const auto& g) { return spaceUnder(g, point); });
}

std::optional<EdgeId> edgeNear(const Board& board, Point point, double reach) {
    return onGeometry(board, [=](const auto& g) { return edgeNear(g, point, reach); });
}

} // namespace orontes::core
