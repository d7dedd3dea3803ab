// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/ground_window.h"
#include "editor/paint/paint_job.h"

#include <QString>

namespace orontes::editor {

/// Small space labels at the top of the cells of a grid.
void paintSpaceLabels(const PaintJob& job, const CellRange& cells);
/// Names of areas: the label that is their only address.
void paintAreaNames(const PaintJob& job);
/// Names and lettered objectives that a designer wrote on spaces.
void paintNotes(const PaintJob& job);
/// The name of a zone across its middle.
void paintZoneName(const PaintJob& job, const QString& name, QPointF plane, const QColor& colour);

} // namespace orontes::editor
