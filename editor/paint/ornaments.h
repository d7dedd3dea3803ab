// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/looks.h"

class QPainter;

namespace orontes::editor {

/// One way of drawing what stands on a ground: trees, roofs, reeds.
struct Ornament {
    Ground ground = Ground::Clear;
    int variant = 0;  ///< from 0 to ornamentVariants - 1
    int downhill = 0; ///< for slopes: the way down in twelfths of a turn, clockwise from the right; -1: none

    friend bool operator==(const Ornament&, const Ornament&) = default;
};

inline constexpr int ornamentVariants = 12;

/// Whether this ground has ornaments at all.
bool isAdorned(Ground ground);
/// Draws around (0, 0) with 1 as the distance of neighbouring centres; everything stays within 0.5 of the centre.
/// `hair` is the thinnest line that still shows, in the same unit.
void paintOrnament(QPainter& painter, const Ornament& ornament, const MapTokens& tokens, double hair);

} // namespace orontes::editor
