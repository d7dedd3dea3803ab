// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/board/outline.h"
#include "rules/core/board/plane.h"

#include <queue>

#include <algorithm>
#include <numbers>

namespace orontes::core {
namespace {

/// How deep a point lies inside; negative outside.
double depthOf(const Polygon& outline, Point point) {
    const double away = distanceTo(outline, point);
    return isInside(outline, point) ? away : -away;
}

/// A square in which a deep point is looked for.
struct Patch {
    Point middle;
    double half = 0;
    double depth = 0;

    double most() const { return depth + half * std::numbers::sqrt2; } ///< that a point in it can be deep
    friend bool operator<(const Patch& a, const Patch& b) { return a.most() < b.most(); }
};

Point centreOfGravity(const Polygon& outline) {
    const Point base = outline.front();
    Point sum;
    double twice = 0;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Segment side = sideAt(outline, i);
        const double weight = cross(side.from - base, side.to - base);
        sum = sum + ((side.from - base) + (side.to - base)) * weight;
        twice += weight;
    }
    return twice == 0 ? base : base + Point{sum.x / (3 * twice), sum.y / (3 * twice)};
}

struct Box {
    Point topLeft;
    Point bottomRight;
};

Box boxAround(const Polygon& outline) {
    Box box{outline.front(), outline.front()};
    for (const Point& corner : outline) {
        box.topLeft = {std::min(box.topLeft.x, corner.x), std::min(box.topLeft.y, corner.y)};
        box.bottomRight = {std::max(box.bottomRight.x, corner.x), std::max(box.bottomRight.y, corner.y)};
    }
    return box;
}

constexpr double goodEnough = 0.9; // of the greatest depth: then the centre of gravity looks better
constexpr int mostLooks = 1500;

} // namespace

Point visualCentre(const Polygon& outline) {
    if (outline.empty())
        return {};
    const Box box = boxAround(outline);
    const Point size = box.bottomRight - box.topLeft;
    const double least = std::min(size.x, size.y);
    if (!(least > 0))
        return (box.topLeft + box.bottomRight) * 0.5;
    const Point gravity = centreOfGravity(outline);
    Patch best{gravity, 0, depthOf(outline, gravity)};
    std::priority_queue<Patch> open;
    const auto look = [&](Point middle, double half) {
        const Patch patch{middle, half, depthOf(outline, middle)};
        if (patch.depth > best.depth)
            best = patch;
        open.push(patch);
    };
    const double half = least / 2;
    for (double y = box.topLeft.y + half; y - half < box.bottomRight.y; y += least)
        for (double x = box.topLeft.x + half; x - half < box.bottomRight.x; x += least)
            look({x, y}, half);
    for (int looks = 0; looks < mostLooks && !open.empty(); ++looks) {
        const Patch patch = open.top();
        open.pop();
        if (patch.most() - best.depth < 0.01 * least)
            break;
        const double quarter = patch.half / 2;
        for (const double y : {-quarter, quarter})
            for (const double x : {-quarter, quarter})
                look(patch.middle + Point{x, y}, quarter);
    }
    return depthOf(outline, gravity) >= goodEnough * best.depth ? gravity : best.middle;
}

} // namespace orontes::core
