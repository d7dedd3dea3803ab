// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/ground_window.h"
#include "editor/paint/ornament_sheet.h"
#include "editor/paint/paint_job.h"

#include <QPainterPath>

namespace orontes::editor {

/// How far the hand strays from the grid.
inline constexpr double gridWobble = 0.045;

/// Fills of all dry grounds, with their soft edges.
void paintDryGround(const PaintJob& job, const GroundWindow& window);

/// Lakes, seas and stream spaces as one body of water.
struct WaterBody {
    QPainterPath area;
    QPainterPath shore;
    QPainterPath ripple; ///< a line inside, along the shore of lakes
};
WaterBody waterBody(const PaintJob& job, const GroundWindow& window);

void paintCheckers(const PaintJob& job, const GroundWindow& window);
void paintGridLines(const PaintJob& job, const GroundWindow& window);
/// What lies beyond the board's ragged edge.
void paintMargin(const PaintJob& job, const GroundWindow& window, const QColor& margin);
void paintOrnaments(const PaintJob& job, const GroundWindow& window, OrnamentSheet& sheet);

} // namespace orontes::editor
