// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/patterns.h"

#include <QLineF>
#include <QPainter>
#include <QPolygonF>
#include <QVector>

#include <cmath>

namespace orontes::editor {
namespace {

/// The first multiple of `step` from `anchor` at or below `from`.
double firstLine(double from, double anchor, double step) {
    return anchor + std::floor((from - anchor) / step) * step;
}

void diagonals(QPainter& painter, const QRectF& box, const PatternLay& lay) {
    const double step = lay.step * std::sqrt(2.0);
    QVector<QLineF> lines;
    const double anchor = lay.anchor.x() + lay.anchor.y();
    for (double at = firstLine(box.left() + box.top(), anchor, step); at < box.right() + box.bottom() + step;
         at += step)
        lines << QLineF(at - box.top() + step, box.top() - step, at - box.bottom() - step, box.bottom() + step);
    painter.setPen(QPen(lay.colour, lay.weight, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(lines);
}

void dots(QPainter& painter, const QRectF& box, const PatternLay& lay) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(lay.colour);
    const double rowStep = lay.step * 0.9;
    for (double y = firstLine(box.top() - lay.weight, lay.anchor.y(), rowStep); y < box.bottom() + lay.step;
         y += rowStep) {
        const bool odd = std::lround((y - lay.anchor.y()) / rowStep) % 2 != 0;
        const double shift = odd ? lay.step / 2 : 0;
        for (double x = firstLine(box.left() - lay.step, lay.anchor.x(), lay.step); x < box.right() + lay.step;
             x += lay.step)
            painter.drawEllipse(QPointF(x + shift, y), lay.weight, lay.weight);
    }
}

void chevrons(QPainter& painter, const QRectF& box, const PatternLay& lay) {
    const double tooth = lay.step * 0.9;
    QPen pen(lay.colour, lay.weight, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    for (double y = firstLine(box.top() - lay.step, lay.anchor.y(), lay.step); y < box.bottom() + lay.step;
         y += lay.step) {
        QPolygonF line;
        bool up = false;
        for (double x = firstLine(box.left() - 2 * tooth, lay.anchor.x(), 2 * tooth); x < box.right() + 2 * tooth;
             x += tooth) {
            line << QPointF(x, up ? y - tooth * 0.55 : y);
            up = !up;
        }
        painter.drawPolyline(line);
    }
}

} // namespace

void paintPattern(QPainter& painter, const QPainterPath& shape, core::Pattern pattern, const PatternLay& lay) {
    if (pattern == core::Pattern::Solid || pattern == core::Pattern::Outline || shape.isEmpty())
        return;
    painter.save();
    painter.setClipPath(shape, Qt::IntersectClip);
    QRectF box = shape.boundingRect();
    if (painter.hasClipping())
        box = box.intersected(painter.clipBoundingRect());
    switch (pattern) {
    case core::Pattern::Diagonal:
        diagonals(painter, box, lay);
        break;
    case core::Pattern::Dots:
        dots(painter, box, lay);
        break;
    case core::Pattern::Chevrons:
        chevrons(painter, box, lay);
        break;
    case core::Pattern::Solid:
    case core::Pattern::Outline:
        break;
    }
    painter.restore();
}

QColor colourOf(core::Colour colour) {
    return QColor::fromRgb(colour.rgb | 0xFF000000U);
}

} // namespace orontes::editor
