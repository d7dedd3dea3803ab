// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/tools/area_snap.h"

#include "rules/core/board/area_changes.h"
#include "rules/core/board/plane.h"

#include <algorithm>
#include <cmath>

namespace orontes::editor {
namespace {

constexpr double sideReach = 0.75; // of the reach of a corner

/// The outlines to hold on to, and the sheet where it has a size.
std::vector<core::Polygon> outlinesOf(const core::Board& board, std::span<const core::SpaceId> except) {
    std::vector<core::Polygon> outlines;
    const core::AreaMap& map = core::areasOf(board);
    for (std::size_t i = 0; i < map.areas.size(); ++i)
        if (std::find(except.begin(), except.end(), core::SpaceId{static_cast<std::int32_t>(i)}) == except.end())
            outlines.push_back(map.areas[i].outline);
    if (map.size.x > 0 && map.size.y > 0)
        outlines.push_back({{0, 0}, {map.size.x, 0}, map.size, {0, map.size.y}});
    return outlines;
}

/// The better of a hold found so far and a point.
struct Best {
    AreaSnap snap;
    double distance = 0;

    void offer(core::Point point, core::Point wanted, AreaSnap::Hold hold) {
        const double away = core::distanceBetween(point, wanted);
        if (away < distance) {
            snap = {point, hold};
            distance = away;
        }
    }
};

} // namespace

core::Point rounded(QPointF plane, double pixel) {
    const double step = std::pow(10, std::floor(std::log10(pixel > 0 ? pixel : 1)));
    const auto whole = [step](double place) {
        return step >= 1 ? std::round(place / step) * step : std::round(place / step) / std::round(1 / step);
    };
    return {whole(plane.x()) + 0.0, whole(plane.y()) + 0.0};
}

AreaSnap snapped(const core::Board& board, QPointF plane, double reach, std::span<const core::Point> more,
                 std::span<const core::SpaceId> except) {
    const core::Point wanted = planePoint(plane);
    const std::vector<core::Polygon> outlines = outlinesOf(board, except);
    Best corner{{}, reach};
    for (const core::Point& point : more)
        corner.offer(point, wanted, AreaSnap::Hold::Corner);
    for (const core::Polygon& outline : outlines)
        for (const core::Point& point : outline)
            corner.offer(point, wanted, AreaSnap::Hold::Corner);
    if (corner.snap.hold != AreaSnap::Hold::Nothing)
        return corner.snap;
    Best side{{}, reach * sideReach};
    for (const core::Polygon& outline : outlines)
        if (const std::optional<core::OutlineSpot> spot = core::nearestOn(outline, wanted))
            side.offer(spot->point, wanted, AreaSnap::Hold::Side);
    if (side.snap.hold != AreaSnap::Hold::Nothing)
        return side.snap;
    return {rounded(plane, reach / 8), AreaSnap::Hold::Nothing};
}

std::vector<core::Point> borderBetween(const core::Board& board, core::Point from, core::Point to) {
    const core::Extent extent = core::extentOf(board);
    const double hair = 1e-6 * core::distanceBetween(extent.topLeft, extent.bottomRight);
    const core::Point middle = (from + to) * 0.5;
    for (const core::Area& area : core::areasOf(board).areas) {
        const std::optional<core::OutlineSpot> start = core::nearestOn(area.outline, from);
        const std::optional<core::OutlineSpot> end = core::nearestOn(area.outline, to);
        if (!start || !end || core::distanceBetween(start->point, from) > hair ||
            core::distanceBetween(end->point, to) > hair)
            continue;
        if (core::distanceTo(area.outline, middle) <= hair)
            return {}; // it runs along a side already
        return core::wayAlong(area.outline, *start, *end);
    }
    return {};
}

std::optional<std::size_t> nearest(std::span<const core::Point> points, QPointF plane, double reach) {
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < points.size(); ++i)
        if (const double away = core::distanceBetween(points[i], planePoint(plane)); away <= reach) {
            reach = away;
            found = i;
        }
    return found;
}

} // namespace orontes::editor
