// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/lettering.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPaintEngine>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace orontes::editor {
namespace {

QFont interfaceFont(double pixels, QFont::Weight weight) {
    QFont font(QStringList{QStringLiteral("Inter"), QStringLiteral("DejaVu Sans")});
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    font.setWeight(weight);
    return font;
}

QFont mapFont(double pixels, QFont::Weight weight = QFont::Medium) {
    QFont font(QStringList{QStringLiteral("EB Garamond"), QStringLiteral("DejaVu Serif")});
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    font.setWeight(weight);
    return font;
}

/// The colour of the space at a place; that of clear ground outside.
QColor groundUnder(const PaintJob& job, QPointF device) {
    const QPointF plane = job.view.toPlane(device);
    const std::optional<core::SpaceId> space = job.shape.spaceUnder(job.board, plane);
    if (!space)
        return job.tokens.clear;
    const core::Cell cell = core::cellOf(job.board, *space);
    return groundColour(job.looks.of(job.board.terrain.at(cell.column, cell.row)), job.tokens);
}

/// Text on the ground, with a halo of parchment so that no line runs through it. On the screen the halo is the text
/// itself, drawn around its place: outlines of letters are dear.
void paintWithHalo(const PaintJob& job, const QFont& font, QPointF centre, const QString& text, const QColor& ink,
                   const QColor& halo) {
    const QFontMetricsF metrics(font);
    const double advance = metrics.horizontalAdvance(text);
    QRectF box(centre.x() - advance / 2, centre.y() - metrics.height() / 2, advance, metrics.height());
    const QRectF sheet = job.view.toDevice(sheetOf(job.shape)); // names do not lean over the edge of the sheet
    box.moveLeft(std::max(std::min(box.left(), sheet.right() - advance), sheet.left()));
    if (!box.adjusted(-metrics.height(), -2, metrics.height(), 2).intersects(job.device))
        return;
    const QPointF base(box.left(), box.center().y() + (metrics.ascent() - metrics.descent()) / 2);
    job.painter.setFont(font);
    if (job.painter.paintEngine()->type() == QPaintEngine::Raster) {
        job.painter.setPen(withAlpha(halo, halo.alphaF() * 0.5));
        const double reach = std::max(font.pixelSize() * 0.075, 1.0 * job.view.pixel);
        for (const QPointF& way : {QPointF(-1, 0), QPointF(1, 0), QPointF(0, -1), QPointF(0, 1), QPointF(-0.7, -0.7),
                                   QPointF(0.7, -0.7), QPointF(-0.7, 0.7), QPointF(0.7, 0.7)})
            job.painter.drawText(base + way * reach, text);
    } else {
        QPainterPath glyphs;
        glyphs.addText(base, font, text);
        const QColor opaque = mixed(groundUnder(job, centre), withAlpha(halo, 1), double(halo.alphaF()));
        job.painter.strokePath(glyphs, job.pen(opaque, std::max(font.pixelSize() * 0.2, 2 * job.view.pixel)));
    }
    job.painter.setPen(ink);
    job.painter.drawText(base, text);
}

/// Letters up to the widest that fits.
QFont fitting(QFont font, const QString& text, double room) {
    const double wide = QFontMetricsF(font).horizontalAdvance(text);
    if (wide > room && wide > 0)
        font.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * room / wide)));
    return font;
}

void paintRoundel(const PaintJob& job, QPointF centre, const QString& letter) {
    const double radius = job.width(0.19, 7);
    job.painter.setPen(QPen(job.tokens.roundelInk, job.width(0.022, 1.1)));
    job.painter.setBrush(job.tokens.roundel);
    job.painter.drawEllipse(centre, radius, radius);
    const QFont font = fitting(mapFont(radius * 1.45, QFont::DemiBold), letter, radius * 1.5);
    const QFontMetricsF metrics(font);
    const QRectF ink = metrics.tightBoundingRect(letter);
    job.painter.setFont(font);
    job.painter.setPen(job.tokens.roundelInk);
    job.painter.drawText(QPointF(centre.x() - ink.center().x(), centre.y() - ink.center().y()), letter);
}

/// Where the label of a cell is centred, from the cell's centre.
QPointF labelPlace(const GridShape& shape) {
    switch (shape.cells) {
    case GridShape::Cells::Squares:
        return {-0.5, -0.5};
    case GridShape::Cells::FlatHexes:
        return {0, -0.405};
    case GridShape::Cells::PointyHexes:
        return {0, -0.405};
    }
    return {};
}

void paintTown(const PaintJob& job, const AreaLettering& place, const QString& name) {
    const double size = job.width(0.042, 2.4);
    QFont font = mapFont(job.width(0.125, 9.5));
    font.setItalic(true);
    const bool isNamed = job.detail() >= detail::labels;
    const double wide = isNamed ? size * 2.2 + QFontMetricsF(font).horizontalAdvance(name) : 0;
    const QPointF dot = job.view.toDevice(place.centre) - QPointF(wide / 2, 0);
    job.painter.setPen(QPen(job.tokens.ink, job.width(0.015, 1)));
    job.painter.setBrush(job.tokens.roundel);
    job.painter.drawEllipse(dot, size, size);
    job.painter.setBrush(job.tokens.ink);
    job.painter.drawEllipse(dot, size * 0.35, size * 0.35);
    if (isNamed)
        paintWithHalo(job, font, dot + QPointF(size * 2.2 + (wide - size * 2.2) / 2, 0), name, job.tokens.label,
                      withAlpha(job.tokens.clear, 0.6));
}

bool isWet(const PaintJob& job, core::SpaceId one, core::SpaceId other) {
    const std::optional<core::EdgeId> edge = core::edgeBetween(job.board, one, other);
    const core::FeatureMask mask = edge ? core::featuresOf(job.board, *edge) : core::FeatureMask{};
    for (std::size_t bit = 0; bit < job.looks.lines.size(); ++bit)
        if ((std::uint32_t{mask} >> bit & 1U) != 0 &&
            (job.looks.lines[bit] == Line::River || job.looks.lines[bit] == Line::Stream))
            return true;
    return false;
}

/// How far a label in the upper left corner of a square gives way to rivers along its sides.
QPointF besideWater(const PaintJob& job, core::Cell cell) {
    const GridShape& shape = *job.shape.grid();
    const double bank = job.width(0.1, 2);
    const core::SpaceId here = shape.space(cell);
    const bool west = cell.column > 0 && isWet(job, here, shape.space({cell.column - 1, cell.row}));
    const bool north = cell.row > 0 && isWet(job, here, shape.space({cell.column, cell.row - 1}));
    return {west ? bank : 0, north ? bank : 0};
}

} // namespace

void paintSpaceLabels(const PaintJob& job, const CellRange& cells) {
    const GridShape& shape = *job.shape.grid();
    const QFont font = interfaceFont(job.width(0.115, 7), QFont::Normal);
    const QFontMetricsF metrics(font);
    const QPointF place = labelPlace(shape);
    const bool inCorner = shape.cells == GridShape::Cells::Squares;
    const double drop = (metrics.ascent() - metrics.descent()) / 2;
    job.painter.setFont(font);
    job.painter.setPen(withAlpha(job.tokens.label, 0.55));
    for (int row = cells.firstRow; row <= cells.lastRow; ++row)
        for (int column = cells.firstColumn; column <= cells.lastColumn; ++column) {
            const QString label = QString::fromStdString(core::labelOf(job.board, shape.space({column, row})).value);
            QPointF at = job.view.toDevice(shape.centre({column, row}) + place);
            if (inCorner)
                at += besideWater(job, {column, row}) +
                      QPointF(job.width(0.055, 3), job.width(0.055, 3) + metrics.capHeight());
            else
                at += QPointF(-metrics.horizontalAdvance(label) / 2, drop);
            job.painter.drawText(QPointF(std::round(at.x()), std::round(at.y())), label);
        }
}

void paintAreaNames(const PaintJob& job) {
    const double lean = job.shape.unit();
    for (const core::SpaceId space : job.shape.touching(job.plane.adjusted(-lean, -lean, lean, lean))) {
        const QString name = QString::fromStdString(core::labelOf(job.board, space).value).toUpper();
        QFont font = mapFont(job.width(0.15, 9), QFont::Medium);
        font.setLetterSpacing(QFont::PercentageSpacing, 108);
        const AreaLettering& place = job.shape.areas()->name(space);
        font = fitting(font, name, std::max(place.room * job.view.scale * 0.94, job.space() * 0.75));
        if (font.pixelSize() >= 6 * job.view.pixel)
            paintWithHalo(job, font, job.view.toDevice(place.centre), name, withAlpha(job.tokens.label, 0.85),
                          withAlpha(job.tokens.clear, 0.5));
    }
}

void paintNotes(const PaintJob& job) {
    const double reach = job.shape.unit() * 2; // long names lean over into the next space
    const QRectF plane = job.plane.adjusted(-reach, -reach, reach, reach);
    const bool onGrid = job.shape.grid() != nullptr;
    const bool isNamed = job.detail() >= detail::names;
    for (const auto& [space, note] : *job.board.notes) {
        if (!space.valid() || space.value >= job.shape.spaceCount() || !plane.contains(job.shape.centre(space)))
            continue;
        const QPointF centre = job.view.toDevice(job.shape.centre(space));
        const QString name = QString::fromStdString(note.name);
        if (!name.isEmpty() && onGrid && isNamed) {
            const QFont font = mapFont(job.width(0.17, 9), QFont::DemiBold);
            paintWithHalo(job, font, centre + QPointF(0, job.space() * 0.375), name, job.tokens.label,
                          withAlpha(job.tokens.clear, 0.72));
        } else if (!name.isEmpty() && !onGrid)
            paintTown(job, job.shape.areas()->town(space), name);
        if (!note.letter.empty() && isNamed)
            paintRoundel(job, centre, QString::fromStdString(note.letter));
    }
}

void paintZoneName(const PaintJob& job, const QString& name, QPointF plane, const QColor& colour) {
    QFont font = mapFont(job.width(0.2, 11), QFont::Medium);
    font.setItalic(true);
    paintWithHalo(job, font, job.view.toDevice(plane), name, mixed(colour, job.tokens.label, 0.45),
                  withAlpha(job.tokens.clear, 0.7));
}

} // namespace orontes::editor
