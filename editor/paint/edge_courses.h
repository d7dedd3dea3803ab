// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/ground_window.h"
#include "editor/paint/line_pens.h"

#include <utility>
#include <vector>

namespace orontes::editor {

/// What lies along and across the edges of a part of a map.
struct EdgeCourses {
    std::vector<LineCourse> rivers;
    std::vector<LineCourse> lines;
    std::vector<std::pair<Line, LineStep>> crossings; ///< bridges and fords
};

EdgeCourses gridCourses(const PaintJob& job, const GroundWindow& window, const Wobble& wobble);
EdgeCourses areaCourses(const PaintJob& job);

} // namespace orontes::editor
