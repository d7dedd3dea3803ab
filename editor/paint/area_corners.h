// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace orontes::editor {

/// The corners of all areas of a map, those that lie within a hair's breadth of each other taken as one.
class AreaCorners {
public:
    /// `cell`: about the distance of corners.
    AreaCorners(double slack, double cell) : m_slack(slack), m_cell(cell) {}

    std::size_t indexOf(QPointF point);
    QPointF at(std::size_t index) const { return m_points[index]; }
    /// Corners of other areas that lie on the way, in order: borders fall into pieces with the same ends on both sides.
    std::vector<std::size_t> between(std::size_t from, std::size_t to) const;

private:
    using Cell = std::pair<std::int64_t, std::int64_t>;

    Cell cellOf(QPointF point) const;
    template <class Visit>
    void visitNear(Cell first, Cell last, Visit visit) const;

    double m_slack;
    double m_cell;
    std::vector<QPointF> m_points;
    std::map<Cell, std::vector<std::size_t>> m_cells;
};

} // namespace orontes::editor
