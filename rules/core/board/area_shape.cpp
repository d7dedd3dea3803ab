// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/board/area_map.h"
#include "rules/core/board/outline.h"
#include "rules/core/board/shapes.h"

#include <algorithm>
#include <cmath>

namespace orontes::core {
namespace {

const Area& areaOf(const AreaMap& map, SpaceId space) {
    return map.areas[static_cast<std::size_t>(space.value)];
}

double squaredDistance(Point a, Point b) {
    return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

std::vector<Point> commonPoints(const Polygon& a, const Polygon& b) {
    std::vector<Point> common;
    for (const Point& point : a)
        if (std::find(b.begin(), b.end(), point) != b.end())
            common.push_back(point);
    return common;
}

void include(Extent& extent, Point point) {
    extent.topLeft = {std::min(extent.topLeft.x, point.x), std::min(extent.topLeft.y, point.y)};
    extent.bottomRight = {std::max(extent.bottomRight.x, point.x), std::max(extent.bottomRight.y, point.y)};
}

} // namespace

int vertexBound(const AreaMap&) {
    return 0;
}

std::vector<VertexId> verticesOf(const AreaMap&, SpaceId) {
    return {};
}

Point pointOf(const AreaMap&, VertexId) {
    return {};
}

Extent extentOf(const AreaMap& map) {
    Extent extent{{}, map.size};
    if (map.size == Point{} && !map.areas.empty())
        extent = {map.areas.front().centre, map.areas.front().centre};
    for (const Area& area : map.areas) {
        include(extent, area.centre);
        for (const Point& point : area.outline)
            include(extent, point);
    }
    return extent;
}

Point centreOf(const AreaMap& map, SpaceId space) {
    return areaOf(map, space).centre;
}

Polygon outlineOf(const AreaMap& map, SpaceId space) {
    return areaOf(map, space).outline;
}

/// The ends of the border that two outlines share; from centre to centre where they share none, as over a strait.
Segment segmentOf(const AreaMap& map, EdgeId edge) {
    const AreaLink& link = map.links[static_cast<std::size_t>(edge.value)];
    const Area& first = areaOf(map, link.first);
    const Area& second = areaOf(map, link.second);
    Segment longest{first.centre, first.centre};
    const std::vector<Point> common = commonPoints(first.outline, second.outline);
    for (std::size_t i = 0; i < common.size(); ++i)
        for (std::size_t j = i + 1; j < common.size(); ++j)
            if (squaredDistance(common[i], common[j]) > squaredDistance(longest.from, longest.to))
                longest = {common[i], common[j]};
    return longest.from == longest.to ? Segment{first.centre, second.centre} : longest;
}

/// Of areas that lie over each other the smallest: it may be an enclave.
std::optional<SpaceId> spaceUnder(const AreaMap& map, Point point) {
    std::optional<SpaceId> found;
    double least = 0;
    for (std::size_t i = 0; i < map.areas.size(); ++i) {
        if (!isInside(map.areas[i].outline, point))
            continue;
        const double ground = std::abs(signedSurface(map.areas[i].outline));
        if (!found || ground < least) {
            found = SpaceId{static_cast<std::int32_t>(i)};
            least = ground;
        }
    }
    return found;
}

} // namespace orontes::core
