// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/ghost_painter.h"

#include "editor/theme/fonts.h"

#include <QPainter>

#include <cmath>

namespace orontes::editor {
namespace {

constexpr double haloWidth = 3.6;
constexpr double lineWidth = 1.6;
constexpr double faintWidth = 1.0;

/// Moved to the nearest corner of a device pixel, so that straight edges are sharp at every scale.
QPointF sharp(const QPainter& painter, QPointF point) {
    const double ratio = painter.device()->devicePixelRatioF();
    return {std::round(point.x() * ratio) / ratio, std::round(point.y() * ratio) / ratio};
}

QPolygonF onDevice(const OverlayGround& ground, const QPolygonF& line) {
    QPolygonF device;
    for (const QPointF& point : line)
        device << ground.view.toDevice(point);
    return device;
}

QColor inkOf(const OverlayGround& ground, MapStroke::Kind kind) {
    switch (kind) {
    case MapStroke::Kind::Drawn:
        return ground.tokens.target;
    case MapStroke::Kind::Present:
        return ground.tokens.selection;
    case MapStroke::Kind::Refused:
        return ground.tokens.refused;
    case MapStroke::Kind::Faint:
        return withAlpha(ground.tokens.ink, 0.55);
    }
    return ground.tokens.ink;
}

void paintStroke(const OverlayGround& ground, const MapStroke& stroke) {
    const QPolygonF line = onDevice(ground, stroke.line);
    const auto draw = [&](const QPen& pen) {
        ground.painter.setPen(pen);
        stroke.isClosed ? ground.painter.drawPolygon(line) : ground.painter.drawPolyline(line);
    };
    const QColor ink = inkOf(ground, stroke.kind);
    if (stroke.isClosed && stroke.kind != MapStroke::Kind::Faint) {
        QPainterPath path;
        path.addPolygon(line);
        ground.painter.fillPath(path, withAlpha(ink, 0.1));
    }
    ground.painter.setBrush(Qt::NoBrush);
    if (stroke.kind == MapStroke::Kind::Faint)
        return draw(QPen(ink, faintWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    draw(QPen(withAlpha(ground.tokens.roundel, 0.85), haloWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    QPen pen(ink, lineWidth, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (stroke.kind == MapStroke::Kind::Refused)
        pen.setDashPattern({4, 2.5});
    draw(pen);
}

/// A square with sharp sides.
void paintSquare(const OverlayGround& ground, QPointF at, double side, const QColor& fill) {
    const QPointF corner = sharp(ground.painter, at - QPointF(side, side) / 2);
    ground.painter.fillRect(QRectF(corner, QSizeF(side, side)), ground.tokens.ink);
    ground.painter.fillRect(QRectF(corner + QPointF(1, 1), QSizeF(side - 2, side - 2)), fill);
}

void paintCircle(const OverlayGround& ground, QPointF at, double radius, const QColor& fill) {
    ground.painter.setPen(QPen(ground.tokens.ink, 1));
    ground.painter.setBrush(fill);
    ground.painter.drawEllipse(at, radius, radius);
}

void paintRing(const OverlayGround& ground, QPointF at) {
    ground.painter.setBrush(Qt::NoBrush);
    ground.painter.setPen(QPen(withAlpha(ground.tokens.roundel, 0.9), 4));
    ground.painter.drawEllipse(at, 7, 7);
    ground.painter.setPen(QPen(ground.tokens.selection, 2));
    ground.painter.drawEllipse(at, 7, 7);
}

void paintPen(const OverlayGround& ground, QPointF at) {
    const QPointF middle = sharp(ground.painter, at);
    for (const bool isHalo : {true, false})
        for (const double arm : {-1.0, 1.0}) {
            const double grow = isHalo ? 1 : 0;
            const double start = arm > 0 ? 3 - grow : -11 - grow;
            const double length = 8 + 2 * grow;
            const QColor colour = isHalo ? ground.tokens.roundel : ground.tokens.ink;
            ground.painter.fillRect(QRectF(middle + QPointF(start, -grow), QSizeF(length, 1 + 2 * grow)), colour);
            ground.painter.fillRect(QRectF(middle + QPointF(-grow, start), QSizeF(1 + 2 * grow, length)), colour);
        }
}

void paintHandle(const OverlayGround& ground, const MapHandle& handle) {
    const QPointF at = ground.view.toDevice(handle.at);
    const QColor fill = handle.isChosen ? ground.tokens.selection : ground.tokens.roundel;
    switch (handle.kind) {
    case MapHandle::Kind::Corner:
        return paintSquare(ground, at, handle.isChosen ? 11 : 9, fill);
    case MapHandle::Kind::Middle:
        return paintCircle(ground, at, handle.isChosen ? 4.5 : 3, fill);
    case MapHandle::Kind::Centre:
        paintCircle(ground, at, handle.isChosen ? 7 : 6, fill);
        return paintCircle(ground, at, 1.5, ground.tokens.ink);
    case MapHandle::Kind::Snap:
        return paintRing(ground, at);
    case MapHandle::Kind::Pen:
        return paintPen(ground, at);
    }
}

} // namespace

void paintStrokes(const OverlayGround& ground, const std::vector<MapStroke>& strokes) {
    for (const MapStroke& stroke : strokes)
        paintStroke(ground, stroke);
}

void paintHandles(const OverlayGround& ground, const std::vector<MapHandle>& handles) {
    for (const MapHandle& handle : handles)
        paintHandle(ground, handle);
}

void paintHint(QPainter& painter, const QRect& viewport, const QString& hint, Theme theme) {
    if (hint.isEmpty())
        return;
    constexpr int room = 8;
    const Tokens& colours = tokens(theme);
    const QRect most(0, 0, viewport.width() - 4 * room, viewport.height());
    const QSize size = QFontMetrics(secondaryFont()).boundingRect(most, Qt::TextWordWrap, hint).size() + QSize(2, 0);
    const QRectF box(room, viewport.height() - size.height() - 2.0 * room, size.width() + 2.0 * room,
                     size.height() + room);
    painter.setPen(QPen(colours.line, 1));
    painter.setBrush(withAlpha(colours.panel, 0.94));
    painter.drawRoundedRect(box.translated(0.5, 0.5), 4, 4);
    painter.setFont(secondaryFont());
    painter.setPen(colours.text);
    painter.drawText(box.adjusted(room, 0, -room, 0), Qt::AlignVCenter | Qt::TextWordWrap, hint);
}

} // namespace orontes::editor
