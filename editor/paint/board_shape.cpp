// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/board_shape.h"

namespace orontes::editor {
namespace {

QPolygonF onDevice(const QPolygonF& plane, const MapView& view) {
    QPolygonF device;
    device.reserve(plane.size());
    for (const QPointF& point : plane)
        device << view.toDevice(point);
    return device;
}

constexpr double margin = 0.45; // of the sheet around the board, in spaces

} // namespace

QRectF sheetOf(const BoardShape& shape) {
    const double room = shape.hasSheet() ? 0 : margin * shape.unit();
    return shape.extent().adjusted(-room, -room, room, room);
}

BoardShape::BoardShape(const core::Board& board) : m_grid(gridShapeOf(board)), m_spaceCount(core::spaceCount(board)) {
    if (const auto* map = std::get_if<core::Cow<core::AreaMap>>(&board.geometry)) {
        m_areas = std::make_shared<const AreaShape>(**map);
        m_hasSheet = (*map)->size.x > 0 && (*map)->size.y > 0;
    }
    const core::Extent extent = core::extentOf(board);
    m_extent = QRectF(QPointF(extent.topLeft.x, extent.topLeft.y), QPointF(extent.bottomRight.x, extent.bottomRight.y));
}

core::Cell BoardShape::cell(core::SpaceId space) const {
    return m_grid ? core::Cell{space.value % m_grid->width, space.value / m_grid->width} : core::Cell{space.value, 0};
}

QPointF BoardShape::centre(core::SpaceId space) const {
    return m_grid ? m_grid->centre(cell(space)) : m_areas->centre(space);
}

QPolygonF BoardShape::outline(core::SpaceId space, const MapView& view) const {
    if (!m_grid)
        return onDevice(m_areas->outlines()[static_cast<std::size_t>(space.value)], view);
    QPolygonF outline;
    const core::Cell at = cell(space);
    for (int i = 0; i < m_grid->sides; ++i)
        outline << view.toDevice(m_grid->corner(at, i));
    return outline;
}

QRectF BoardShape::bounds(core::SpaceId space) const {
    if (!m_grid)
        return m_areas->bounds()[static_cast<std::size_t>(space.value)];
    const double halfWidth = m_grid->cells == GridShape::Cells::FlatHexes ? 0.57735 : 0.5;
    const double halfHeight = m_grid->cells == GridShape::Cells::PointyHexes ? 0.57735 : 0.5;
    const QPointF half(halfWidth, halfHeight);
    return {centre(space) - half, centre(space) + half};
}

std::optional<core::SpaceId> BoardShape::spaceUnder(const core::Board& board, QPointF plane) const {
    const std::optional<core::SpaceId> space = core::spaceUnder(board, {plane.x(), plane.y()});
    return space || !m_areas ? space : m_areas->pointUnder(plane);
}

std::vector<core::SpaceId> BoardShape::touching(const QRectF& plane) const {
    std::vector<core::SpaceId> found;
    if (m_grid) {
        const CellRange range = m_grid->clipped(m_grid->touching(plane));
        for (int row = range.firstRow; row <= range.lastRow; ++row)
            for (int column = range.firstColumn; column <= range.lastColumn; ++column)
                found.push_back(m_grid->space({column, row}));
        return found;
    }
    for (std::size_t i = 0; m_areas && i < m_areas->bounds().size(); ++i)
        if (m_areas->bounds()[i].intersects(plane))
            found.push_back(core::SpaceId{static_cast<std::int32_t>(i)});
    return found;
}

QPainterPath BoardShape::ground(const SpaceSet& set, const MapView& view, const QRectF& plane) const {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    if (set.empty())
        return path;
    for (const core::SpaceId space : touching(plane))
        if (set.holds(space)) {
            path.addPolygon(outline(space, view));
            path.closeSubpath();
        }
    return path;
}

std::vector<QPolygonF> BoardShape::border(const SpaceSet& set, const MapView& view, const QRectF& plane) const {
    std::vector<QPolygonF> sides;
    if (set.empty())
        return sides;
    if (m_areas) {
        for (const AreaBorder& piece : m_areas->borders())
            if (piece.bounds.intersects(plane) && set.holds(piece.one) != set.holds(piece.other))
                sides.push_back(onDevice(piece.line, view));
        return sides;
    }
    for (const core::SpaceId space : touching(plane)) {
        if (!set.holds(space))
            continue;
        const core::Cell at = cell(space);
        for (int i = 0; i < m_grid->sides; ++i) {
            const core::Cell beyond = m_grid->across(at, i);
            if (!m_grid->holds(beyond) || !set.holds(m_grid->space(beyond)))
                sides.push_back({view.toDevice(m_grid->corner(at, i)), view.toDevice(m_grid->corner(at, i + 1))});
        }
    }
    return sides;
}

} // namespace orontes::editor
