// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/draw/draw_sheet.h"

#include "editor/paint/patterns.h"

#include <QFont>
#include <QPainter>
#include <QPen>
#include <QPolygonF>
#include <QTransform>

namespace orontes::editor {

namespace {

QPen penOf(double width, core::Colour ink, Dash dash) {
    QPen pen(colourOf(ink), width * unitsPerMm);
    pen.setCapStyle(Qt::FlatCap);
    pen.setJoinStyle(Qt::MiterJoin);
    if (dash == Dash::Dashed)
        pen.setDashPattern({5, 4});
    if (dash == Dash::Dotted) {
        pen.setCapStyle(Qt::RoundCap);
        pen.setDashPattern({0.01, 3.5});
    }
    return pen;
}

/// Draws one piece whose box is upright.
struct PieceDrawing {
    QPainter& painter;
    const SheetArtists& artists;
    MmRect box;

    void operator()(const FacePiece& piece) const {
        artists.face(painter, piece.face, toUnits(box), toUnits(box.grown(piece.bleed)));
    }
    void operator()(const MarkerPiece& piece) const {
        artists.marker(painter, piece.name, toUnits(box), toUnits(box.grown(piece.bleed)));
    }
    void operator()(const BandPiece& piece) const { artists.band(painter, piece, toUnits(box)); }
    void operator()(const BoardPiece& piece) const { artists.board(painter, piece.window, toUnits(box)); }
    void operator()(const TextPiece& piece) const;
    void operator()(const StrokePiece& piece) const;
    void operator()(const FillPiece& piece) const;
    void operator()(const FramePiece& piece) const;
    void operator()(const GroupPiece& piece) const;
};

void PieceDrawing::operator()(const TextPiece& piece) const {
    const double room = box.width - textWidth(piece.text, piece.style);
    const double share = piece.align == Align::Left ? 0 : piece.align == Align::Centre ? 0.5 : 1;
    painter.setFont(fontOf(piece.style));
    painter.setPen(colourOf(piece.style.ink));
    painter.drawText(QPointF(box.x + room * share, box.y + piece.baseline) * unitsPerMm, piece.text);
}

void PieceDrawing::operator()(const StrokePiece& piece) const {
    QPolygonF line;
    for (const MmPoint& point : piece.points)
        line << QPointF(box.x + point.x, box.y + point.y) * unitsPerMm;
    painter.setPen(penOf(piece.width, piece.ink, piece.dash));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
}

void PieceDrawing::operator()(const FillPiece& piece) const {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colourOf(piece.ink));
    const double radius = piece.radius * unitsPerMm;
    radius > 0 ? painter.drawRoundedRect(toUnits(box), radius, radius) : painter.drawRect(toUnits(box));
}

void PieceDrawing::operator()(const FramePiece& piece) const {
    painter.setPen(penOf(piece.width, piece.ink, Dash::Solid));
    painter.setBrush(Qt::NoBrush);
    const QRectF middle = toUnits(box.grown(-piece.width / 2));
    const double radius = std::max(0.0, piece.radius - piece.width / 2) * unitsPerMm;
    radius > 0 ? painter.drawRoundedRect(middle, radius, radius) : painter.drawRect(middle);
}

void PieceDrawing::operator()(const GroupPiece& piece) const {
    painter.save();
    painter.setClipRect(toUnits(box.grown(piece.bleed)), Qt::IntersectClip);
    painter.translate(box.x * unitsPerMm, box.y * unitsPerMm);
    drawPieces(painter, piece.pieces, artists);
    painter.restore();
}

void drawTurned(QPainter& painter, const PlacedPiece& placed, const SheetArtists& artists) {
    const MmPoint centre = placed.box.centre();
    const bool onEnd = placed.turn == Turn::Right || placed.turn == Turn::Left;
    const MmSize size = onEnd ? placed.box.size().turned() : placed.box.size();
    painter.save();
    painter.translate(centre.x * unitsPerMm, centre.y * unitsPerMm);
    painter.rotate(90.0 * static_cast<int>(placed.turn));
    std::visit(PieceDrawing{painter, artists, {-size.width / 2, -size.height / 2, size.width, size.height}},
               placed.piece);
    painter.restore();
}

/// The line `corrected` draws, as a matrix.
QTransform matrixOf(const BackCorrection& shift, MmSize size) {
    const MmPoint origin = corrected({0, 0}, size, shift);
    const MmPoint right = corrected({1, 0}, size, shift);
    const MmPoint down = corrected({0, 1}, size, shift);
    return {right.x - origin.x, right.y - origin.y,    down.x - origin.x,
            down.y - origin.y,  origin.x * unitsPerMm, origin.y * unitsPerMm};
}

} // namespace

QRectF toUnits(const MmRect& box) {
    return {box.x * unitsPerMm, box.y * unitsPerMm, box.width * unitsPerMm, box.height * unitsPerMm};
}

void drawPieces(QPainter& painter, const Pieces& pieces, const SheetArtists& artists) {
    for (const PlacedPiece& placed : pieces) {
        if (placed.turn == Turn::None)
            std::visit(PieceDrawing{painter, artists, placed.box}, placed.piece);
        else
            drawTurned(painter, placed, artists);
    }
}

void drawSheet(QPainter& painter, const Sheet& sheet, const SheetArtists& artists) {
    painter.save();
    if (!sheet.shift.isNothing())
        painter.setTransform(matrixOf(sheet.shift, sheet.size), true);
    drawPieces(painter, sheet.pieces, artists);
    painter.restore();
}

} // namespace orontes::editor
