// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/area_shape.h"
#include "editor/paint/grid_shape.h"
#include "editor/paint/map_view.h"
#include "editor/paint/space_set.h"

#include <QPainterPath>

#include <memory>
#include <optional>
#include <vector>

namespace orontes::editor {

/// Where everything of a board lies, ready to be drawn. Made once per geometry; copies share.
class BoardShape {
public:
    BoardShape() = default;
    explicit BoardShape(const core::Board& board);

    const GridShape* grid() const { return m_grid ? &*m_grid : nullptr; }
    const AreaShape* areas() const { return m_areas.get(); }
    /// The distance of neighbouring centres, exact on grids and typical on area maps.
    double unit() const { return m_areas ? m_areas->unit() : 1; }
    QRectF extent() const { return m_extent; }
    /// The board says itself how large its sheet is.
    bool hasSheet() const { return m_hasSheet; }
    int spaceCount() const { return m_spaceCount; }

    QPointF centre(core::SpaceId space) const;
    core::Cell cell(core::SpaceId space) const;
    /// Outline in device pixels, as it is drawn.
    QPolygonF outline(core::SpaceId space, const MapView& view) const;
    QRectF bounds(core::SpaceId space) const;
    /// The space under a point of the plane, as it is drawn.
    std::optional<core::SpaceId> spaceUnder(const core::Board& board, QPointF plane) const;
    /// The spaces that may touch a rectangle of the plane.
    std::vector<core::SpaceId> touching(const QRectF& plane) const;
    /// The ground of a set as far as it may touch a rectangle of the plane.
    QPainterPath ground(const SpaceSet& set, const MapView& view, const QRectF& plane) const;
    /// The sides of a set's border, each a line of its own.
    std::vector<QPolygonF> border(const SpaceSet& set, const MapView& view, const QRectF& plane) const;

private:
    std::optional<GridShape> m_grid;
    std::shared_ptr<const AreaShape> m_areas;
    QRectF m_extent;
    int m_spaceCount = 0;
    bool m_hasSheet = false;
};

/// The board's sheet in the plane: its extent with a margin around it, or the sheet it has a size for.
QRectF sheetOf(const BoardShape& shape);

} // namespace orontes::editor
