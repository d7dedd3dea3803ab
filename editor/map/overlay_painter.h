// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/map/map_picture.h"

#include <functional>

class QPainter;

namespace orontes::editor {

class CounterPainter;

/// Where the overlays of a map are drawn, in logical pixels.
struct OverlayGround {
    QPainter& painter;
    const core::Board& board;
    const BoardShape& shape;
    const MapTokens& tokens;
    MapView view;
    QRectF plane;                                 ///< what can be seen
    std::function<QRectF(core::CounterId)> boxOf; ///< null for a counter that is not on the map
    /// Of a counter that lies open; null for one under others.
    std::function<const core::CounterFace*(core::CounterId)> openFaceOf;
    /// Where the badges of a space go, one after the other.
    std::function<QRectF(core::SpaceId, int)> badgeBox;
    QRectF fan = {}; ///< frame of the stack that is spread out, null where there is none: hides what is not of it
    std::function<bool(core::CounterId)> isFanned = {};
};

/// What lies on the ground, under the counters: tints and zones.
void paintUnderCounters(const OverlayGround& ground, const MapOverlays& overlays);
/// What lies over the counters: marks, paths, badges.
void paintOverCounters(const OverlayGround& ground, const MapOverlays& overlays, CounterPainter& counters);
/// Nothing is painted over the fan from now on.
void clipAroundFan(const OverlayGround& ground);
/// What the tool in hand would do.
void paintGhost(const OverlayGround& ground, const MapGhost& ghost);
/// The keyboard's place on the map.
void paintCursor(const OverlayGround& ground, core::SpaceId space);

/// The box of a badge in its space, in logical pixels; `index` counts the badges of one space.
QRectF badgeBox(const BoardShape& shape, const MapView& view, core::SpaceId space, int index);

} // namespace orontes::editor
