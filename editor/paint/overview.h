// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/grid_shape.h"
#include "editor/paint/looks.h"
#include "editor/paint/map_view.h"
#include "editor/theme/tokens.h"

#include <QImage>

#include <span>
#include <vector>

class QPainter;

namespace orontes::editor {

struct SpaceTint;

/// A grid from far away: one or two pixels per cell, in the colours of the ground, and the same at half the size, at a
/// quarter … What is drawn below a few pixels per space costs as much as the screen is large, not the board.
class Overview {
public:
    bool empty() const { return m_levels.empty(); }
    void clear() { m_levels.clear(); }
    void build(const core::Board& board, const GridShape& shape, const BoardLooks& looks, const MapTokens& tokens,
               std::span<const SpaceTint> tints);
    /// Draws these spaces anew, in every size.
    void patch(const core::Board& board, const BoardLooks& looks, std::span<const core::SpaceId> spaces,
               std::span<const SpaceTint> tints);
    void paint(QPainter& painter, const MapView& view, const QRectF& device) const;

private:
    QRgb colourOf(const core::Board& board, const BoardLooks& looks, core::Cell cell) const;
    QPoint pixelOf(core::Cell cell) const;
    void set(core::Cell cell, QRgb colour);
    void tint(std::span<const SpaceTint> tints, const std::vector<bool>* only);
    void shrink(std::size_t level, const QRect& part);

    GridShape m_shape;
    std::vector<QRgb> m_grounds; ///< by ground
    QRgb m_river = 0;
    QRgb m_road = 0;
    QSize m_pixels{1, 1}; ///< of a cell
    std::vector<QImage> m_levels;
};

} // namespace orontes::editor
