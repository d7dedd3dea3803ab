// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/board/outline.h"

#include "rules/core/board/plane.h"

#include <algorithm>
#include <cmath>

namespace orontes::core {
namespace {

bool overlapInBox(const Segment& a, const Segment& b) {
    const auto apart = [](double a1, double a2, double b1, double b2) {
        return std::max(a1, a2) < std::min(b1, b2) || std::max(b1, b2) < std::min(a1, a2);
    };
    return !apart(a.from.x, a.to.x, b.from.x, b.to.x) && !apart(a.from.y, a.to.y, b.from.y, b.to.y);
}

/// On which side of a segment a point lies: -1, 0 on its line, 1.
int sideOf(const Segment& segment, Point point, double grain) {
    const double turn = cross(segment.to - segment.from, point - segment.from);
    return turn > grain ? 1 : turn < -grain ? -1 : 0;
}

bool meet(const Segment& a, const Segment& b, double grain) {
    return overlapInBox(a, b) && sideOf(a, b.from, grain) * sideOf(a, b.to, grain) <= 0 &&
           sideOf(b, a.from, grain) * sideOf(b, a.to, grain) <= 0;
}

/// Whether the second of two sides that follow each other runs back over the first.
bool turnsBack(const Segment& first, const Segment& second, double grain) {
    const Point a = first.from - first.to;
    const Point b = second.to - second.from;
    return std::abs(cross(a, b)) <= grain && dot(a, b) > 0;
}

/// What a cross product may be off by rounding.
double grainOf(const Polygon& outline) {
    double farthest = 0;
    for (const Point& corner : outline)
        farthest = std::max({farthest, std::abs(corner.x), std::abs(corner.y)});
    return 1e-13 * farthest * farthest;
}

/// How much of the second side runs along the first.
double runsAlong(const Segment& first, const Segment& second, double slack) {
    const double length = distanceBetween(first.from, first.to);
    if (length == 0)
        return 0;
    const Point way = (first.to - first.from) * (1 / length);
    const auto aside = [&](Point p) { return std::abs(cross(way, p - first.from)); };
    const auto ahead = [&](Point p) { return dot(way, p - first.from); };
    if (aside(second.from) > slack || aside(second.to) > slack)
        return 0;
    const auto [begin, end] = std::minmax({ahead(second.from), ahead(second.to)});
    return std::max(0.0, std::min(length, end) - std::max(0.0, begin));
}

/// The corners passed from one place to the next, going with the numbers of the corners.
std::vector<Point> wayOnwards(const Polygon& outline, const OutlineSpot& from, const OutlineSpot& to) {
    std::vector<Point> way;
    const std::size_t count = outline.size();
    std::size_t steps = (to.side + count - from.side) % count;
    if (steps == 0 && to.part < from.part)
        steps = count;
    for (std::size_t i = 1; i <= steps; ++i)
        if (const Point corner = outline[(from.side + i) % count]; corner != to.point)
            way.push_back(corner);
    return way;
}

double lengthOf(Point from, const std::vector<Point>& way, Point to) {
    double length = 0;
    for (const Point& point : way) {
        length += distanceBetween(from, point);
        from = point;
    }
    return length + distanceBetween(from, to);
}

} // namespace

double distanceBetween(Point a, Point b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}

double signedSurface(const Polygon& outline) {
    double twice = 0;
    for (std::size_t i = 0; i < outline.size(); ++i) // about the first corner, to lose no digits far from the origin
        twice += cross(outline[i] - outline.front(), outline[(i + 1) % outline.size()] - outline.front());
    return twice / 2;
}

bool crossesItself(const Polygon& outline) {
    const std::size_t count = outline.size();
    const double grain = grainOf(outline);
    for (std::size_t i = 0; i < count; ++i) {
        const Segment side = sideAt(outline, i);
        if (side.from == side.to || turnsBack(side, sideAt(outline, (i + 1) % count), grain))
            return true;
        for (std::size_t k = i + 2; k < count; ++k)
            if ((k + 1) % count != i && meet(side, sideAt(outline, k), grain))
                return true;
    }
    return false;
}

bool isInside(const Polygon& outline, Point point) {
    bool inside = false; // counts how often a ray to the right leaves the outline
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const auto [a, b] = sideAt(outline, i);
        if ((a.y > point.y) != (b.y > point.y) && point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x))
            inside = !inside;
    }
    return inside;
}

std::optional<OutlineSpot> nearestOn(const Polygon& outline, Point point) {
    std::optional<OutlineSpot> nearest;
    double least = 0;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Segment side = sideAt(outline, i);
        const double part = partAlong(side, point);
        const Point there = part >= 1 ? side.to : part <= 0 ? side.from : side.from + (side.to - side.from) * part;
        const double away = distanceBetween(there, point);
        if (nearest && away >= least)
            continue;
        least = away;
        nearest =
            part >= 1 ? OutlineSpot{(i + 1) % outline.size(), 0, there} : OutlineSpot{i, std::max(part, 0.0), there};
    }
    return nearest;
}

double distanceTo(const Polygon& outline, Point point) {
    const std::optional<OutlineSpot> nearest = nearestOn(outline, point);
    return nearest ? distanceBetween(nearest->point, point) : 0;
}

std::vector<Point> wayAlong(const Polygon& outline, const OutlineSpot& from, const OutlineSpot& to) {
    std::vector<Point> onwards = wayOnwards(outline, from, to);
    std::vector<Point> back = wayOnwards(outline, to, from);
    std::reverse(back.begin(), back.end());
    const bool isShorter = lengthOf(from.point, onwards, to.point) <= lengthOf(from.point, back, to.point);
    return isShorter ? onwards : back;
}

double commonBorder(const Polygon& first, const Polygon& second, double slack) {
    double longest = 0;
    for (std::size_t i = 0; i < first.size(); ++i)
        for (std::size_t k = 0; k < second.size(); ++k)
            longest = std::max(longest, runsAlong(sideAt(first, i), sideAt(second, k), slack));
    return longest;
}

} // namespace orontes::core
