// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/layout/sheet.h"

namespace orontes::editor {

/// A line of text whose letters stand on `baseline`, in the width of `box`.
PlacedPiece textAt(const MmRect& box, double baseline, QString text, const TextStyle& style, Align align = Align::Left);
/// A line of text whose capitals stand in the middle of the box's height.
PlacedPiece textWithin(const MmRect& box, QString text, const TextStyle& style, Align align = Align::Left);

/// A straight line.
PlacedPiece strokeFrom(MmPoint from, MmPoint to, double width, core::Colour ink = inkBlack, Dash dash = Dash::Solid);
/// A level line as a filled bar, whose middle is at `y`: sharp at any resolution.
PlacedPiece levelRule(double x, double y, double length, double width, core::Colour ink = inkBlack);

/// A cross in a ring, to bring two sides or two plates together.
void addCrosshair(Pieces& pieces, MmPoint centre, double diameter);
/// A ruler of 100 mm with its numbers, from the point to the right.
void addRuler(Pieces& pieces, MmPoint from);

} // namespace orontes::editor
