// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/area_shape.h"
#include "rules/core/board/board.h"

#include <QRectF>
#include <QSizeF>

#include <span>
#include <vector>

namespace orontes::editor {

/// Where in its area something can lie so that the names stay in sight: stacks of counters, markers, costs. In the
/// plane; sizes are in typical distances of neighbours.
class AreaRooms {
public:
    /// Both outlive it.
    AreaRooms(const core::Board& board, const AreaShape& shape);

    struct Place {
        QRectF rect;
        double cost = 0; ///< what is hidden, how far away, how much smaller: to compare places by
    };

    /// The best place for something of this size: inside, beside the area's name and its towns and what is `taken`
    /// already, near the middle. Where it does not fit it is made smaller, down to two thirds, and then hides what it
    /// has to.
    Place place(core::SpaceId space, QSizeF size, std::span<const QRectF> taken = {}) const;

private:
    /// What lies inside an area along a line from left to right.
    struct Span {
        double from = 0;
        double to = 0;
    };
    struct Room {
        double top = 0;
        double step = 1;                      ///< from line to line
        std::vector<std::vector<Span>> lines; ///< downwards
        QRectF name;
        QRectF town; ///< null where there is none
    };

    void addRoom(const core::Board& board, std::size_t area);
    const std::vector<Span>* lineAt(const Room& room, double y) const;
    bool holds(const Room& room, const QRectF& rect) const;
    double costOf(const Room& room, QPointF middle, const QRectF& rect, std::span<const QRectF> taken) const;

    const AreaShape& m_shape;
    double m_unit = 1;
    std::vector<Room> m_rooms;
};

} // namespace orontes::editor
