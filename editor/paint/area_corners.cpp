// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/area_corners.h"

#include "editor/paint/length.h"

#include <algorithm>
#include <cmath>

namespace orontes::editor {

AreaCorners::Cell AreaCorners::cellOf(QPointF point) const {
    static constexpr double farthest = 1e15;
    const auto index = [this](double place) {
        return static_cast<std::int64_t>(std::floor(std::clamp(place / m_cell, -farthest, farthest)));
    };
    return {index(point.x()), index(point.y())};
}

/// Every corner in these cells, or all where that is less work.
template <class Visit>
void AreaCorners::visitNear(Cell first, Cell last, Visit visit) const {
    const double cells =
        (static_cast<double>(last.first - first.first) + 1) * (static_cast<double>(last.second - first.second) + 1);
    if (!(cells < static_cast<double>(m_points.size()))) {
        for (std::size_t i = 0; i < m_points.size(); ++i)
            visit(i);
        return;
    }
    for (std::int64_t column = first.first; column <= last.first; ++column)
        for (auto cell = m_cells.lower_bound({column, first.second});
             cell != m_cells.end() && cell->first <= Cell{column, last.second}; ++cell)
            for (const std::size_t index : cell->second)
                visit(index);
}

std::size_t AreaCorners::indexOf(QPointF point) {
    const QPointF room(m_slack, m_slack);
    std::size_t found = m_points.size();
    visitNear(cellOf(point - room), cellOf(point + room), [&](std::size_t index) {
        if (lengthOf(m_points[index] - point) <= m_slack)
            found = std::min(found, index);
    });
    if (found < m_points.size())
        return found;
    m_cells[cellOf(point)].push_back(m_points.size());
    m_points.push_back(point);
    return m_points.size() - 1;
}

std::vector<std::size_t> AreaCorners::between(std::size_t from, std::size_t to) const {
    const QPointF way = m_points[to] - m_points[from];
    const double length = lengthOf(way);
    const auto [left, right] = std::minmax(m_points[from].x(), m_points[to].x());
    const auto [top, bottom] = std::minmax(m_points[from].y(), m_points[to].y());
    const QPointF room(m_slack, m_slack);
    std::vector<std::pair<double, std::size_t>> found;
    visitNear(cellOf(QPointF(left, top) - room), cellOf(QPointF(right, bottom) + room), [&](std::size_t index) {
        const QPointF off = m_points[index] - m_points[from];
        const double along = QPointF::dotProduct(off, way) / length;
        const double beside = std::abs(off.x() * way.y() - off.y() * way.x()) / length;
        if (index != from && index != to && beside < m_slack && along > 0 && along < length)
            found.emplace_back(along, index);
    });
    std::sort(found.begin(), found.end());
    std::vector<std::size_t> indices;
    for (const auto& [along, index] : found)
        indices.push_back(index);
    return indices;
}

} // namespace orontes::editor
