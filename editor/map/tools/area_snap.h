// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/board.h"
#include "rules/core/board/outline.h"

#include <QPointF>

#include <optional>
#include <span>
#include <vector>

namespace orontes::editor {

inline QPointF shown(core::Point point) {
    return {point.x, point.y};
}
inline core::Point planePoint(QPointF point) {
    return {point.x(), point.y()};
}

/// What a point on an area map holds on to.
struct AreaSnap {
    enum class Hold {
        Nothing,
        Corner,
        Side,
    };
    core::Point point;
    Hold hold = Hold::Nothing;
};

/// The corner, or else the place on a side, nearest to a point and not farther than `reach`: of areas, of the sheet,
/// and of `more`. Where there is none, the point itself in round figures. Areas of `except` do not count.
AreaSnap snapped(const core::Board& board, QPointF plane, double reach, std::span<const core::Point> more = {},
                 std::span<const core::SpaceId> except = {});

/// Round figures for a plane of which `pixel` is seen as a pixel.
core::Point rounded(QPointF plane, double pixel);

/// The corners that a new border passes between two points which lie on the outline of one area; none where they do
/// not.
std::vector<core::Point> borderBetween(const core::Board& board, core::Point from, core::Point to);

/// Where in a list of points one is nearest, not farther than `reach`.
std::optional<std::size_t> nearest(std::span<const core::Point> points, QPointF plane, double reach);

} // namespace orontes::editor
