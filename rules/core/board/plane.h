// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/geometry.h"

#include <cstddef>

namespace orontes::core {

// Points as vectors.

constexpr Point operator+(Point a, Point b) {
    return {a.x + b.x, a.y + b.y};
}
constexpr Point operator-(Point a, Point b) {
    return {a.x - b.x, a.y - b.y};
}
constexpr Point operator*(Point a, double times) {
    return {a.x * times, a.y * times};
}
constexpr double dot(Point a, Point b) {
    return a.x * b.x + a.y * b.y;
}
constexpr double cross(Point a, Point b) {
    return a.x * b.y - a.y * b.x;
}

/// The side of an outline that begins at corner `index`.
inline Segment sideAt(const Polygon& outline, std::size_t index) {
    return {outline[index], outline[index + 1 < outline.size() ? index + 1 : 0]};
}

/// Where on the line through a segment a point lies nearest: 0 at its beginning, 1 at its end.
constexpr double partAlong(const Segment& segment, Point point) {
    const Point way = segment.to - segment.from;
    const double square = dot(way, way);
    return square > 0 ? dot(point - segment.from, way) / square : 0;
}

} // namespace orontes::core
