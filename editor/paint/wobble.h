// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/grid_shape.h"
#include "editor/paint/scatter.h"

#include <QPointF>

#include <cmath>

namespace orontes::editor {

/// A hand that never draws quite straight: corners and middles of sides of a grid, each a little beside its place and
/// always at the same spot, so that what meets there still meets.
class Wobble {
public:
    Wobble(const GridShape& shape, double reach)
        : m_first(shape.first),
          m_reach(reach),
          m_quarter(shape.cells == GridShape::Cells::FlatHexes ? narrow
                    : shape.cells == GridShape::Cells::Squares ? 0.25
                                                               : 0.25,
                    shape.cells == GridShape::Cells::PointyHexes ? narrow : 0.25) {}

    std::uint64_t key(QPointF point) const {
        return placeHash(std::llround((point.x() - m_first.x()) / m_quarter.x()),
                         std::llround((point.y() - m_first.y()) / m_quarter.y()));
    }

    QPointF corner(QPointF point) const { return moved(point, m_reach); }
    /// Middle of the side between two corners.
    QPointF middle(QPointF from, QPointF to) const {
        return (corner(from) + corner(to)) / 2 + moved((from + to) / 2, m_reach / 2) - (from + to) / 2;
    }

private:
    static constexpr double narrow = 0.14433756729740643; // corners and middles of hexes lie on multiples of 1 / (4 √3)

    QPointF moved(QPointF point, double reach) const {
        Scatter scatter(key(point));
        const double dx = scatter.around(reach);
        return point + QPointF(dx, scatter.around(reach));
    }

    QPointF m_first;
    double m_reach;
    QPointF m_quarter;
};

} // namespace orontes::editor
