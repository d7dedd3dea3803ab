// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/layout/sheet.h"

#include <vector>

namespace orontes::editor {

enum class CutMarks {
    None,
    Corners, ///< short marks around the pieces
    Across,  ///< and thin lines along every cut
};

struct CutMarkStyle {
    CutMarks marks = CutMarks::Corners;
    double bleed = 2;
    double gap = 1; ///< from the bleed to the mark
    double length = 3;

    /// From a piece to the outer end of its marks.
    double reach() const { return bleed + (marks == CutMarks::None ? 0 : gap + length); }
    friend bool operator==(const CutMarkStyle&, const CutMarkStyle&) = default;
};

/// Marks for boxes that stand in rows and columns of one pitch: a mark at both ends of every line to be cut.
void addCutMarks(Pieces& pieces, const std::vector<MmRect>& boxes, const CutMarkStyle& style);

/// How far each box may reach beyond its edges: the bleed, or half the way to the next box.
std::vector<MmEdges> bleedsOf(const std::vector<MmRect>& boxes, double bleed);

} // namespace orontes::editor
