// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/draw/draw_sheet.h"

#include <QByteArray>
#include <QImage>
#include <QSize>

#include <functional>

class QIODevice;
class QPainter;

namespace orontes::editor {

/// A sheet as SVG, in true size, text as text.
QByteArray writeSvg(const Sheet& sheet, const SheetArtists& artists);
/// A sheet as picture, on white.
QImage pictureOf(const Sheet& sheet, const SheetArtists& artists, double dotsPerInch);
/// The same as PNG.
QByteArray writePng(const Sheet& sheet, const SheetArtists& artists, double dotsPerInch);

/// Paints a part of a great picture; the painter's origin is the part's upper left corner.
using PaintPart = std::function<void(QPainter& painter, const QRect& part)>;
/// False stops the work.
using RowProgress = std::function<bool(int row, int rows)>;
enum class BigPicture {
    Written,
    Stopped,
    Failed, ///< the device takes no more
};
/// A picture of any size as PNG, painted part by part.
BigPicture writeBigPng(QIODevice& device, QSize size, double dotsPerInch, const PaintPart& paint,
                       const RowProgress& progress = {});

} // namespace orontes::editor
