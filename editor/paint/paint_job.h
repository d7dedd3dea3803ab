// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/board_shape.h"
#include "editor/paint/looks.h"
#include "editor/theme/tokens.h"

#include <QPainter>

#include <algorithm>

namespace orontes::editor {

/// A part of a map that is being painted: where, from what, in which colours.
struct PaintJob {
    QPainter& painter;
    const core::Board& board;
    const BoardShape& shape;
    const BoardLooks& looks;
    const MapTokens& tokens;
    MapView view;
    QRectF device; ///< what to paint
    QRectF plane;  ///< the same on the board

    /// Device pixels from centre to centre.
    double space() const { return view.scale * shape.unit(); }
    /// The same in pixels of a plain screen: decides how much detail is drawn.
    double detail() const { return space() / view.pixel; }
    /// A width given in parts of a space, but never less than `pixels` of a plain screen.
    double width(double parts, double pixels) const { return std::max(parts * space(), pixels * view.pixel); }

    QPen pen(const QColor& colour, double width) const {
        return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
    }
};

/// From so many screen pixels per space on, a part of the picture is drawn.
namespace detail {
inline constexpr double overview = 6;
inline constexpr double grid = 9;
inline constexpr double names = 13;
inline constexpr double ornaments = 20;
inline constexpr double labels = 40;
} // namespace detail

} // namespace orontes::editor
