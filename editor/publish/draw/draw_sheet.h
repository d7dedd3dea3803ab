// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/layout/sheet.h"

#include <QRectF>

#include <functional>
#include <string>

class QPainter;

namespace orontes::editor {

/// Who draws what sheets only name. A painter's unit is a hundredth of a millimetre; boxes are upright.
struct SheetArtists {
    /// Fills the box, and what lies beyond it as far as `bleed`.
    std::function<void(QPainter&, const core::CounterFace&, const QRectF& box, const QRectF& bleed)> face;
    std::function<void(QPainter&, const std::string& name, const QRectF& box, const QRectF& bleed)> marker;
    std::function<void(QPainter&, const BandPiece&, const QRectF& box)> band;
    /// `window` in millimetres of the whole board.
    std::function<void(QPainter&, const MmRect& window, const QRectF& box)> board;
};

/// The painter's unit is a hundredth of a millimetre, its origin the sheet's upper left corner.
void drawSheet(QPainter& painter, const Sheet& sheet, const SheetArtists& artists);
void drawPieces(QPainter& painter, const Pieces& pieces, const SheetArtists& artists);

QRectF toUnits(const MmRect& box);

} // namespace orontes::editor
