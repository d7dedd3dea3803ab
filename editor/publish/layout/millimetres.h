// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

namespace orontes::editor {

// Lengths in print are millimetres, x to the right and y down.

inline constexpr double mmPerInch = 25.4;
inline constexpr double mmPerPoint = mmPerInch / 72;

/// Shorter than anything a printer or a knife can tell apart.
inline constexpr double mmNothing = 0.0001;

struct MmPoint {
    double x = 0;
    double y = 0;

    friend bool operator==(const MmPoint&, const MmPoint&) = default;
};

struct MmSize {
    double width = 0;
    double height = 0;

    MmSize turned() const { return {height, width}; }
    bool landscape() const { return width > height; }
    friend bool operator==(const MmSize&, const MmSize&) = default;
};

/// How far something reaches beyond a rectangle, or stays inside it, on each side.
struct MmEdges {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;

    friend bool operator==(const MmEdges&, const MmEdges&) = default;
};

constexpr MmEdges allEdges(double length) {
    return {length, length, length, length};
}

struct MmRect {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;

    double right() const { return x + width; }
    double bottom() const { return y + height; }
    MmPoint topLeft() const { return {x, y}; }
    MmPoint centre() const { return {x + width / 2, y + height / 2}; }
    MmSize size() const { return {width, height}; }
    MmRect moved(double dx, double dy) const { return {x + dx, y + dy, width, height}; }
    MmRect grown(const MmEdges& by) const {
        return {x - by.left, y - by.top, width + by.left + by.right, height + by.top + by.bottom};
    }
    MmRect grown(double by) const { return grown(allEdges(by)); }
    bool contains(const MmRect& other) const {
        return other.x >= x - mmNothing && other.y >= y - mmNothing && other.right() <= right() + mmNothing &&
               other.bottom() <= bottom() + mmNothing;
    }
    /// Whether the two share more than an edge.
    bool overlaps(const MmRect& other) const {
        return x < other.right() - mmNothing && other.x < right() - mmNothing && y < other.bottom() - mmNothing &&
               other.y < bottom() - mmNothing;
    }
    MmRect united(const MmRect& other) const {
        const double left = std::min(x, other.x);
        const double top = std::min(y, other.y);
        return {left, top, std::max(right(), other.right()) - left, std::max(bottom(), other.bottom()) - top};
    }
    friend bool operator==(const MmRect&, const MmRect&) = default;
};

constexpr MmRect rectOf(MmSize size) {
    return {0, 0, size.width, size.height};
}

} // namespace orontes::editor
