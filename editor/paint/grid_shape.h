// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/board.h"

#include <QPointF>
#include <QRectF>

#include <array>
#include <optional>

namespace orontes::editor {

/// A rectangle of cells, ends included. May reach beyond the board.
struct CellRange {
    int firstColumn = 0;
    int firstRow = 0;
    int lastColumn = -1;
    int lastRow = -1;

    bool empty() const { return lastColumn < firstColumn || lastRow < firstRow; }
    CellRange grown(int cells) const {
        return {firstColumn - cells, firstRow - cells, lastColumn + cells, lastRow + cells};
    }
    friend bool operator==(const CellRange&, const CellRange&) = default;
};

/// The geometry of a grid in closed form, for painters that ask about thousands of cells. Corner i begins side i, and
/// side i faces direction i of core::Board (the sides of squares only, never their corners).
struct GridShape {
    enum class Cells {
        Squares,
        FlatHexes,
        PointyHexes,
    };

    Cells cells = Cells::Squares;
    int width = 0;
    int height = 0;
    bool oddShifted = true;
    int sides = 4;
    bool diagonals = false;         ///< neighbours over the corners of squares too
    QPointF first;                  ///< centre of the cell 0, 0, were it not shifted
    QPointF step;                   ///< from column to column, from row to row
    std::array<QPointF, 6> corners; ///< from the centre

    bool holds(core::Cell cell) const {
        return cell.column >= 0 && cell.row >= 0 && cell.column < width && cell.row < height;
    }
    /// Whether a column (of flat hexes) or a row (of pointy hexes) is shifted by half a step.
    bool shifted(int line) const { return ((line & 1) != 0) == oddShifted; }
    QPointF centre(core::Cell cell) const;
    QPointF corner(core::Cell cell, int i) const { return centre(cell) + corners[static_cast<std::size_t>(i % sides)]; }
    /// The cell over a side, on the board or not.
    core::Cell across(core::Cell cell, int side) const;
    /// How many directions of core::Board a cell owns, and the cell that lies in one of them.
    int ownedDirections() const { return diagonals ? 4 : sides / 2; }
    core::Cell owned(core::Cell cell, int direction) const;
    /// The side that faces an owned direction; -1 for a corner of a square.
    int sideFacing(int direction) const { return !diagonals ? direction : direction % 2 == 0 ? direction / 2 : -1; }
    core::SpaceId space(core::Cell cell) const { return {cell.row * width + cell.column}; }
    /// At least the cells that touch a rectangle of the plane, not clipped to the board.
    CellRange touching(const QRectF& plane) const;
    CellRange clipped(const CellRange& range) const;
};

/// Nothing for an area map.
std::optional<GridShape> gridShapeOf(const core::Board& board);

} // namespace orontes::editor
