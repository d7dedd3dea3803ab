// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/stacks.h"

#include <algorithm>
#include <cmath>

namespace orontes::editor {
namespace {

constexpr double aloneWidth = 0.62;    // of the space
constexpr double aloneAfarWidth = 0.8; // where spaces are so small that the ground around it counts less
constexpr double afar = 40;            // pixels of a space
constexpr double pairWidth = 0.47;
constexpr double pileWidth = 0.54;
constexpr double pileStep = 0.055;
constexpr std::size_t pileSteps = 4; // deeper ones hide behind the last

QRectF around(QPointF centre, double width) {
    return {centre.x() - width / 2, centre.y() - width / 2, width, width};
}

} // namespace

std::vector<Stack> stacksOf(std::span<const PlacedCounter> counters) {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < counters.size(); ++i)
        if (counters[i].space.valid())
            order.push_back(i);
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return counters[a].space < counters[b].space; });
    std::vector<Stack> stacks;
    for (const std::size_t i : order) {
        if (stacks.empty() || stacks.back().space != counters[i].space)
            stacks.push_back({counters[i].space, {}});
        stacks.back().counters.push_back(i);
    }
    return stacks;
}

std::vector<QRectF> pile(std::size_t count, QPointF centre, double space) {
    if (count == 1)
        return {around(centre, (space < afar ? aloneAfarWidth : aloneWidth) * space)};
    if (count == 2) {
        const QPointF aside(space * 0.245, 0);
        return {around(centre - aside, pairWidth * space), around(centre + aside, pairWidth * space)};
    }
    std::vector<QRectF> boxes;
    const auto deepest = static_cast<double>(std::min(count, pileSteps) - 1);
    for (std::size_t i = 0; i < count; ++i) {
        const double depth = static_cast<double>(std::min(i, pileSteps - 1)) - deepest / 2;
        boxes.push_back(around(centre + QPointF(depth, -depth) * (pileStep * space), pileWidth * space));
    }
    return boxes;
}

std::vector<QRectF> fan(std::size_t count, QPointF centre, double space) {
    std::vector<QRectF> boxes;
    const auto columns = static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(count))));
    const std::size_t rows = columns == 0 ? 0 : (count + columns - 1) / columns;
    const double step = aloneWidth * space * 1.1;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t inRow = std::min(columns, count - (i / columns) * columns);
        const double x = static_cast<double>(i % columns) - static_cast<double>(inRow - 1) / 2;
        const double y = static_cast<double>(i / columns) - static_cast<double>(rows - 1) / 2;
        boxes.push_back(around(centre + QPointF(x, y) * step, aloneWidth * space));
    }
    return boxes;
}

} // namespace orontes::editor
