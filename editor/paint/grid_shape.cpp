// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/grid_shape.h"

#include <algorithm>
#include <cmath>

namespace orontes::editor {
namespace {

constexpr double halfSide = 0.28867513459481287; // of a hex whose neighbours are 1 apart: 1 / (2 √3)
constexpr double radius = 2 * halfSide;
constexpr double narrowStep = 3 * halfSide;

GridShape squares(const core::SquareGrid& grid) {
    GridShape shape;
    shape.width = grid.width;
    shape.height = grid.height;
    shape.step = {1, 1};
    shape.diagonals = grid.diagonals;
    shape.corners = {QPointF(-0.5, -0.5), QPointF(0.5, -0.5), QPointF(0.5, 0.5), QPointF(-0.5, 0.5)};
    return shape;
}

GridShape hexes(const core::HexGrid& grid) {
    GridShape shape;
    shape.width = grid.width;
    shape.height = grid.height;
    shape.oddShifted = grid.oddShifted;
    shape.sides = 6;
    if (grid.orientation == core::HexGrid::Orientation::FlatTop) {
        shape.cells = GridShape::Cells::FlatHexes;
        shape.step = {narrowStep, 1};
        shape.corners = {QPointF(-halfSide, -0.5), QPointF(halfSide, -0.5), QPointF(radius, 0),
                         QPointF(halfSide, 0.5),   QPointF(-halfSide, 0.5), QPointF(-radius, 0)};
    } else {
        shape.cells = GridShape::Cells::PointyHexes;
        shape.step = {1, narrowStep};
        shape.corners = {QPointF(0, -radius), QPointF(0.5, -halfSide), QPointF(0.5, halfSide),
                         QPointF(0, radius),  QPointF(-0.5, halfSide), QPointF(-0.5, -halfSide)};
    }
    return shape;
}

core::Cell acrossFlat(core::Cell cell, int side, bool shifted) {
    const int down = shifted ? 1 : 0;
    switch (side) {
    case 0:
        return {cell.column, cell.row - 1};
    case 1:
        return {cell.column + 1, cell.row - 1 + down};
    case 2:
        return {cell.column + 1, cell.row + down};
    case 3:
        return {cell.column, cell.row + 1};
    case 4:
        return {cell.column - 1, cell.row + down};
    default:
        return {cell.column - 1, cell.row - 1 + down};
    }
}

core::Cell acrossPointy(core::Cell cell, int side, bool shifted) {
    const int right = shifted ? 1 : 0;
    switch (side) {
    case 0:
        return {cell.column + right, cell.row - 1};
    case 1:
        return {cell.column + 1, cell.row};
    case 2:
        return {cell.column + right, cell.row + 1};
    case 3:
        return {cell.column - 1 + right, cell.row + 1};
    case 4:
        return {cell.column - 1, cell.row};
    default:
        return {cell.column - 1 + right, cell.row - 1};
    }
}

core::Cell acrossSquare(core::Cell cell, int side) {
    switch (side) {
    case 0:
        return {cell.column, cell.row - 1};
    case 1:
        return {cell.column + 1, cell.row};
    case 2:
        return {cell.column, cell.row + 1};
    default:
        return {cell.column - 1, cell.row};
    }
}

} // namespace

QPointF GridShape::centre(core::Cell cell) const {
    QPointF centre = first + QPointF(cell.column * step.x(), cell.row * step.y());
    if (cells == Cells::FlatHexes && shifted(cell.column))
        centre.ry() += 0.5;
    if (cells == Cells::PointyHexes && shifted(cell.row))
        centre.rx() += 0.5;
    return centre;
}

core::Cell GridShape::across(core::Cell cell, int side) const {
    switch (cells) {
    case Cells::FlatHexes:
        return acrossFlat(cell, side, shifted(cell.column));
    case Cells::PointyHexes:
        return acrossPointy(cell, side, shifted(cell.row));
    case Cells::Squares:
        break;
    }
    return acrossSquare(cell, side);
}

core::Cell GridShape::owned(core::Cell cell, int direction) const {
    if (!diagonals)
        return across(cell, direction);
    switch (direction) {
    case 0:
        return {cell.column, cell.row - 1};
    case 1:
        return {cell.column + 1, cell.row - 1};
    case 2:
        return {cell.column + 1, cell.row};
    default:
        return {cell.column + 1, cell.row + 1};
    }
}

CellRange GridShape::touching(const QRectF& plane) const {
    const QPointF from = plane.topLeft() - first;
    const QPointF to = plane.bottomRight() - first;
    const double slackX = cells == Cells::PointyHexes ? 1.0 : radius;
    const double slackY = cells == Cells::FlatHexes ? 1.0 : radius;
    return {static_cast<int>(std::floor((from.x() - slackX) / step.x())),
            static_cast<int>(std::floor((from.y() - slackY) / step.y())),
            static_cast<int>(std::ceil((to.x() + radius) / step.x())),
            static_cast<int>(std::ceil((to.y() + radius) / step.y()))};
}

CellRange GridShape::clipped(const CellRange& range) const {
    return {std::max(range.firstColumn, 0), std::max(range.firstRow, 0), std::min(range.lastColumn, width - 1),
            std::min(range.lastRow, height - 1)};
}

std::optional<GridShape> gridShapeOf(const core::Board& board) {
    GridShape shape;
    if (const auto* grid = std::get_if<core::SquareGrid>(&board.geometry))
        shape = squares(*grid);
    else if (const auto* hexGrid = std::get_if<core::HexGrid>(&board.geometry))
        shape = hexes(*hexGrid);
    else
        return std::nullopt;
    const core::Point corner = core::centreOf(board, core::SpaceId{0});
    shape.first = QPointF(corner.x, corner.y) - shape.centre({0, 0});
    return shape;
}

} // namespace orontes::editor
