// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/line_net.h"
#include "editor/paint/paint_job.h"

#include <QPainterPath>

namespace orontes::editor {

/// A line ready to be drawn in device pixels.
struct LineCourse {
    Line line = Line::Unknown;
    QPainterPath path;
    LineNet net; ///< empty on area maps

    QPainterPath tapers(const PaintJob& job, double width) const { return net.tapers(job.view, width); }
};

/// Width of the water of a river or stream that runs along edges, in device pixels.
double waterWidth(const PaintJob& job, Line line);
QColor waterColour(const MapTokens& tokens);

// Water is drawn in three passes, all rivers and lakes in each, so that they flow into each other.
void paintFloodplain(const PaintJob& job, const LineCourse& course);
void paintBanks(const PaintJob& job, const LineCourse& course);
void paintWater(const PaintJob& job, const LineCourse& course);

/// Everything that is not a river: crests, walls, coasts, roads, borders.
void paintLine(const PaintJob& job, const LineCourse& course);
/// A bridge or a ford across the middle of an edge.
void paintCrossing(const PaintJob& job, Line line, const LineStep& edge);

} // namespace orontes::editor
