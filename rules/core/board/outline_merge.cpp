// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/board/outline.h"
#include "rules/core/board/plane.h"

#include <algorithm>

namespace orontes::core {
namespace {

Polygon clockwise(Polygon outline) {
    if (signedSurface(outline) < 0)
        std::reverse(outline.begin(), outline.end());
    return outline;
}

std::vector<Segment> sidesOf(const Polygon& outline) {
    std::vector<Segment> sides;
    for (std::size_t i = 0; i < outline.size(); ++i)
        sides.push_back(sideAt(outline, i));
    return sides;
}

/// Takes away the sides that both run, in opposite directions; how many there were.
std::size_t takeCommon(std::vector<Segment>& first, std::vector<Segment>& second) {
    const std::size_t before = first.size();
    std::erase_if(first, [&second](const Segment& side) {
        const auto found = std::find(second.begin(), second.end(), Segment{side.to, side.from});
        if (found == second.end())
            return false;
        second.erase(found);
        return true;
    });
    return before - first.size();
}

/// The one ring that sides make up; nothing where they make up several.
std::optional<Polygon> ringOf(std::vector<Segment> sides) {
    Polygon ring;
    if (sides.empty())
        return std::nullopt;
    Segment side = sides.back();
    sides.pop_back();
    const Point start = side.from;
    while (true) {
        ring.push_back(side.from);
        if (side.to == start)
            break;
        const auto next =
            std::find_if(sides.begin(), sides.end(), [&side](const Segment& other) { return other.from == side.to; });
        if (next == sides.end())
            return std::nullopt;
        side = *next;
        sides.erase(next);
    }
    return sides.empty() ? std::optional(ring) : std::nullopt;
}

} // namespace

Polygon withCorners(const Polygon& outline, const std::vector<Point>& points, double slack) {
    Polygon fitted;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Segment side = sideAt(outline, i);
        const auto same = std::find_if(points.begin(), points.end(),
                                       [&](Point point) { return distanceBetween(point, side.from) <= slack; });
        fitted.push_back(same == points.end() ? side.from : *same);
        std::vector<std::pair<double, Point>> on;
        for (const Point& point : points) {
            const double part = partAlong(side, point);
            const Point foot = side.from + (side.to - side.from) * part;
            if (part > 0 && part < 1 && distanceBetween(foot, point) <= slack &&
                distanceBetween(point, side.from) > slack && distanceBetween(point, side.to) > slack)
                on.emplace_back(part, point);
        }
        std::sort(on.begin(), on.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        for (const auto& [part, point] : on)
            fitted.push_back(point);
    }
    fitted.erase(std::unique(fitted.begin(), fitted.end()), fitted.end());
    while (fitted.size() > 1 && fitted.front() == fitted.back())
        fitted.pop_back();
    return fitted;
}

std::optional<Polygon> merged(const Polygon& first, const Polygon& second, double slack) {
    if (first.size() < 3 || second.size() < 3)
        return std::nullopt;
    const Polygon one = clockwise(withCorners(first, second, slack));
    const Polygon other = clockwise(withCorners(second, one, slack));
    std::vector<Segment> sides = sidesOf(one);
    std::vector<Segment> others = sidesOf(other);
    if (takeCommon(sides, others) == 0)
        return std::nullopt;
    sides.insert(sides.end(), others.begin(), others.end());
    std::optional<Polygon> ring = ringOf(std::move(sides));
    return ring && ring->size() >= 3 && !crossesItself(*ring) ? ring : std::nullopt;
}

} // namespace orontes::core
