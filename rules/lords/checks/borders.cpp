// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/checks/borders.h"

#include <algorithm>
#include <cmath>

namespace orontes::lords {
namespace {

struct Side {
    core::Point from;
    core::Point to;
};

Side sideOf(const core::Polygon& outline, std::size_t i) {
    return {outline[i], outline[(i + 1) % outline.size()]};
}

/// How much of the second side runs along the first.
double along(const Side& first, const Side& second, double slack) {
    const double length = std::hypot(first.to.x - first.from.x, first.to.y - first.from.y);
    if (length == 0)
        return 0;
    const double x = (first.to.x - first.from.x) / length;
    const double y = (first.to.y - first.from.y) / length;
    const auto aside = [&](core::Point p) { return std::abs((p.x - first.from.x) * y - (p.y - first.from.y) * x); };
    const auto ahead = [&](core::Point p) { return (p.x - first.from.x) * x + (p.y - first.from.y) * y; };
    if (aside(second.from) > slack || aside(second.to) > slack)
        return 0;
    const auto [begin, end] = std::minmax({ahead(second.from), ahead(second.to)});
    return std::max(0.0, std::min(length, end) - std::max(0.0, begin));
}

} // namespace

double commonBorder(const core::Polygon& first, const core::Polygon& second, double slack) {
    double longest = 0;
    for (std::size_t i = 0; i < first.size(); ++i)
        for (std::size_t j = 0; j < second.size(); ++j)
            longest = std::max(longest, along(sideOf(first, i), sideOf(second, j), slack));
    return longest;
}

double slackOf(const core::Board& board) {
    constexpr double steps = 600; // across the map
    const core::Extent extent = core::extentOf(board);
    return std::hypot(extent.bottomRight.x - extent.topLeft.x, extent.bottomRight.y - extent.topLeft.y) / steps;
}

} // namespace orontes::lords
