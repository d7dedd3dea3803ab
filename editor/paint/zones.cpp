// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/zones.h"

#include "editor/paint/patterns.h"

#include <cmath>

namespace orontes::editor {
namespace {

double lengthOf(const QPolygonF& line) {
    double length = 0;
    for (qsizetype i = 0; i + 1 < line.size(); ++i)
        length += std::hypot(line[i + 1].x() - line[i].x(), line[i + 1].y() - line[i].y());
    return length;
}

/// A light colour is set off by a line in ink.
void paintEdge(const PaintJob& job, const SpaceTint& tint, const SpaceSet& spaces, const QPainterPath& ground) {
    constexpr double pale = 1.7; // contrast with the ground below which a colour needs help
    const double width = job.width(0.075, 2.5);
    const bool isPale = contrast(tint.colour, job.tokens.clear) < pale;
    job.painter.save();
    job.painter.setClipPath(ground, Qt::IntersectClip);
    job.painter.setBrush(Qt::NoBrush);
    const std::vector<QPolygonF> sides = job.shape.border(spaces, job.view, job.plane);
    const auto stroke = [&](const QColor& colour, double inside) {
        job.painter.setPen(job.pen(colour, 2 * inside));
        for (const QPolygonF& side : sides)
            job.painter.drawPolyline(side);
    };
    if (isPale)
        stroke(mixed(tint.colour, job.tokens.ink, 0.55), width + std::max(1.0, 0.3 * width));
    stroke(tint.colour, width);
    job.painter.restore();
}

} // namespace

void paintTint(const PaintJob& job, const SpaceTint& tint, const SpaceSet& spaces) {
    const QPainterPath ground = job.shape.ground(spaces, job.view, job.plane);
    if (ground.isEmpty())
        return;
    job.painter.fillPath(ground, withAlpha(tint.colour, tint.strength));
    const QPointF anchor = job.view.toDevice(QPointF());
    const QColor figure = tint.isEdged && contrast(tint.colour, job.tokens.clear) < 1.7
                              ? mixed(tint.colour, job.tokens.ink, 0.4)
                              : tint.colour;
    const PatternLay lay{withAlpha(figure, std::min(1.0, tint.strength * 1.5)),
                         std::max(job.space() * 0.16, 7 * job.view.pixel), job.width(0.03, 1), anchor};
    paintPattern(job.painter, ground, tint.pattern, lay);
    if (tint.isEdged)
        return paintEdge(job, tint, spaces, ground);
    if (tint.pattern == core::Pattern::Outline) {
        QPen pen = job.pen(withAlpha(tint.colour, std::min(1.0, tint.strength * 2.4)), job.width(0.07, 2));
        job.painter.setPen(pen);
        for (const QPolygonF& side : job.shape.border(spaces, job.view, job.plane))
            job.painter.drawPolyline(side);
    }
}

void paintZoneGround(const PaintJob& job, const MapZone& zone, const SpaceSet& spaces) {
    if (zone.strength > 0)
        job.painter.fillPath(job.shape.ground(spaces, job.view, job.plane), withAlpha(zone.colour, zone.strength));
}

void paintZoneBorder(const PaintJob& job, const MapZone& zone, const SpaceSet& spaces) {
    paintDashes(job.painter, job.shape.border(spaces, job.view, job.plane), zone.colour, job.width(0.032, 1.8));
}

void paintDashes(QPainter& painter, const std::vector<QPolygonF>& sides, const QColor& colour, double width) {
    for (const QPolygonF& side : sides) {
        const double length = lengthOf(side);
        if (length <= 0)
            continue;
        // Half a dash at each end, so that the dashes of neighbouring sides join at the corner.
        const int dashes = std::max(1, static_cast<int>(std::lround(length / (width * 5.2))));
        const double period = length / dashes / width;
        QPen pen(colour, width);
        pen.setCapStyle(Qt::FlatCap);
        pen.setJoinStyle(Qt::RoundJoin);
        pen.setDashPattern({period * 0.58, period * 0.42});
        pen.setDashOffset(period * 0.29);
        painter.setPen(pen);
        painter.drawPolyline(side);
    }
}

} // namespace orontes::editor
