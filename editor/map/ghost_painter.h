// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/map/overlay_painter.h"

namespace orontes::editor {

/// Lines and handles of a tool, over everything else on the map.
void paintStrokes(const OverlayGround& ground, const std::vector<MapStroke>& strokes);
void paintHandles(const OverlayGround& ground, const std::vector<MapHandle>& handles);
/// What can be done now, in the lower left corner of the viewport.
void paintHint(QPainter& painter, const QRect& viewport, const QString& hint, Theme theme);

} // namespace orontes::editor
