// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/layout/millimetres.h"

#include <array>

namespace orontes::editor {

/// How the two sides of a counter come to lie on each other.
enum class Backs {
    None,      ///< fronts only
    LongEdge,  ///< the printer turns the sheet over its long edge
    ShortEdge, ///< over its short edge
    Folded,    ///< both sides on one page, folded down the middle and glued
};

/// The line about which front and back mirror each other.
enum class MirrorLine {
    Vertical,   ///< left and right change places
    Horizontal, ///< top and bottom change places
};

/// Of a sheet turned over one of its edges.
MirrorLine mirrorLine(MmSize sheet, Backs backs);
/// Where a box of the front lies on the back. Only places are mirrored, never what is drawn.
MmRect mirrored(const MmRect& box, MmSize sheet, MirrorLine line);

/// What a printer's reverse side needs to land on its front: turned about the middle of the sheet, stretched, moved.
struct BackCorrection {
    double right = 0;   ///< millimetres
    double down = 0;    ///< millimetres
    double degrees = 0; ///< clockwise
    double stretchX = 1;
    double stretchY = 1;

    bool isNothing() const { return *this == BackCorrection{}; }
    friend bool operator==(const BackCorrection&, const BackCorrection&) = default;
};

MmPoint corrected(MmPoint point, MmSize sheet, const BackCorrection& correction);

/// How far the back's crosses were found beside the front's, right and down, as read on the front against the light.
struct CornerReadings {
    MmPoint topLeft;
    MmPoint topRight;
    MmPoint bottomLeft;
    MmPoint bottomRight;

    friend bool operator==(const CornerReadings&, const CornerReadings&) = default;
};

/// The correction that brings all four crosses together as well as can be. The crosses stand `inset` from the edges.
BackCorrection correctionFrom(const CornerReadings& readings, MmSize sheet, MirrorLine line, double inset);

} // namespace orontes::editor
