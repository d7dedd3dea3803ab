// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/path_arrows.h"

#include <QFont>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace orontes::editor {
namespace {

struct ArrowStyle {
    QColor colour;
    double width = 4;
    double space = 64;
};

double lengthOf(QPointF way) {
    return std::hypot(way.x(), way.y());
}

/// The points of a way, moved aside so that several ways can be told apart.
QPolygonF pointsOf(const OverlayGround& ground, const MapPath& path, double aside) {
    QPolygonF points;
    for (const core::SpaceId space : path.spaces)
        points << ground.view.toDevice(ground.shape.centre(space)) + QPointF(aside, aside);
    return points;
}

QPainterPath roundedLine(const QPolygonF& points, qsizetype from, qsizetype to) {
    QPainterPath line(points[from]);
    for (qsizetype i = from + 1; i < to; ++i) {
        const QPointF before = (points[i - 1] + points[i] * 2) / 3;
        const QPointF after = (points[i + 1] + points[i] * 2) / 3;
        line.lineTo(before);
        line.quadTo(points[i], after);
    }
    line.lineTo(points[to]);
    return line;
}

void stroke(QPainter& painter, const QPainterPath& line, const MapTokens& tokens, const ArrowStyle& style,
            double opacity) {
    painter.setOpacity(opacity);
    painter.strokePath(line, QPen(tokens.roundel, style.width + 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(line, QPen(style.colour, style.width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setOpacity(1);
}

void paintHead(QPainter& painter, QPointF from, QPointF tip, const MapTokens& tokens, const ArrowStyle& style) {
    const QPointF way = tip - from;
    const double length = lengthOf(way);
    if (length <= 0)
        return;
    const QPointF along = way / length * style.width * 3.2;
    const QPointF across(-along.y() * 0.55, along.x() * 0.55);
    QPainterPath head(tip + along * 0.35);
    head.lineTo(tip - along * 0.65 + across);
    head.lineTo(tip - along * 0.4);
    head.lineTo(tip - along * 0.65 - across);
    head.closeSubpath();
    painter.strokePath(head, QPen(tokens.roundel, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(head, style.colour);
}

void paintNumber(QPainter& painter, QPointF at, qsizetype number, const MapTokens& tokens, const ArrowStyle& style) {
    const double radius = std::clamp(style.space * 0.12, 6.5, 13.0);
    painter.setPen(QPen(style.colour, 1.6));
    painter.setBrush(tokens.roundel);
    painter.drawEllipse(at, radius, radius);
    QFont font(QStringList{QStringLiteral("Inter"), QStringLiteral("DejaVu Sans")});
    font.setPixelSize(static_cast<int>(std::lround(radius * 1.25)));
    font.setWeight(QFont::Bold);
    painter.setFont(font);
    painter.setPen(tokens.roundelInk);
    painter.drawText(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius), Qt::AlignCenter,
                     QString::number(number));
}

void paintArrow(const OverlayGround& ground, const MapPath& path, double aside) {
    const double space = ground.view.scale * ground.shape.unit();
    const ArrowStyle style{path.colour.isValid() ? path.colour : ground.tokens.target,
                           std::clamp(space * 0.055, 2.5, 6.0), space};
    const QPolygonF points = pointsOf(ground, path, aside);
    const qsizetype last = points.size() - 1;
    const auto done = std::min(static_cast<qsizetype>(path.done), last);
    if (done > 0)
        stroke(ground.painter, roundedLine(points, 0, done), ground.tokens, style, 0.35);
    if (done < last) {
        stroke(ground.painter, roundedLine(points, done, last), ground.tokens, style, 1);
        paintHead(ground.painter, points[last - 1], points[last], ground.tokens, style);
    }
    if (space < 24)
        return;
    for (qsizetype i = done + 1; i <= last; ++i)
        paintNumber(ground.painter, (points[i - 1] + points[i]) / 2, i, ground.tokens, style);
}

} // namespace

void paintArrows(const OverlayGround& ground, const std::vector<MapPath>& paths) {
    const double step = ground.view.scale * ground.shape.unit() * 0.07;
    for (std::size_t i = 0; i < paths.size(); ++i) {
        const bool isOnBoard = std::all_of(paths[i].spaces.begin(), paths[i].spaces.end(), [&](core::SpaceId space) {
            return space.valid() && space.value < ground.shape.spaceCount();
        });
        if (paths[i].spaces.size() > 1 && isOnBoard)
            paintArrow(ground, paths[i], (static_cast<double>(i % 3) - 1) * (paths.size() > 1 ? step : 0));
    }
}

} // namespace orontes::editor
