// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/grid_shape.h"
#include "editor/paint/map_view.h"
#include "editor/paint/wobble.h"

#include <QPainterPath>

#include <cstdint>

namespace orontes::editor {

/// Which spaces around a cell belong to the same ground: bit i over side i, and on squares bit 4 + i over the corner
/// at which side i begins.
struct Company {
    std::uint8_t bits = 0;
    std::uint8_t off = 0; ///< sides with no board beyond; they are also in `bits`

    bool side(int i) const { return (bits >> i & 1) != 0; }
    bool isOff(int i) const { return (off >> i & 1) != 0; }
    bool beyondCorner(int i) const { return (bits >> (4 + i) & 1) != 0; }
};

/// Draws a ground as one shape with a curved border: between the middles of two sides of the border the line bends
/// around the corner. Each cell adds its own piece, and pieces of neighbours fit without a seam.
class Shoreline {
public:
    /// `inset`: how far the border stays inside the ground, in units of the plane.
    Shoreline(const GridShape& shape, const MapView& view, double wobble, double inset);

    void add(core::Cell cell, Company company);
    /// Every cell's piece, wound in one direction.
    const QPainterPath& area() const { return m_area; }
    /// The border alone.
    const QPainterPath& border() const { return m_border; }

private:
    struct Piece;

    void addCorner(const Piece& piece, int i);
    /// A corner inside the ground; at the board's edge a little beyond it, where the margin will cover it.
    QPointF inside(const Piece& piece, int i) const;
    QPointF borderMiddle(QPointF from, QPointF to, QPointF inner) const;
    /// The middle of the side of the border that goes on from a corner beyond the cell, and the bend at the corner.
    /// `near` is the middle on this side of it.
    void goOn(const Piece& piece, int i, bool before, QPointF& bend, QPointF& middle, QPointF near) const;

    const GridShape& m_shape;
    const MapView& m_view;
    Wobble m_wobble;
    double m_inset;
    QPainterPath m_area;
    QPainterPath m_border;
};

} // namespace orontes::editor
