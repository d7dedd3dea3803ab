// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/ornament_sheet.h"
#include "editor/paint/paint_job.h"

namespace orontes::editor {

/// The sea around and between the areas, with the lines that old maps draw along a coast.
void paintSea(const PaintJob& job);
void paintAreas(const PaintJob& job);
void paintAreaBorders(const PaintJob& job);
/// The places of a map of points and the ways between them.
void paintPoints(const PaintJob& job);
/// Ornaments scattered over each area, away from its border, its name and the counters in its middle.
void paintAreaOrnaments(const PaintJob& job, OrnamentSheet& sheet);

} // namespace orontes::editor
