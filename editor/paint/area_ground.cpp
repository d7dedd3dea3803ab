// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/area_ground.h"

#include "editor/paint/scatter.h"

#include <QPaintEngine>

#include <cmath>

namespace orontes::editor {
namespace {

Ground groundOf(const PaintJob& job, core::SpaceId space) {
    return job.looks.of(job.board.terrain.at(space.value, 0));
}

/// `every`: takes only each so-manieth point, and the ends.
QPainterPath pathOf(const PaintJob& job, const QPolygonF& line, qsizetype every = 1) {
    QPainterPath path(job.view.toDevice(line.first()));
    for (qsizetype i = every; i + 1 < line.size(); i += every)
        path.lineTo(job.view.toDevice(line[i]));
    path.lineTo(job.view.toDevice(line.last()));
    return path;
}

bool isSea(const PaintJob& job, core::SpaceId space) {
    return !space.valid() || isWater(groundOf(job, space));
}

/// Where land meets the sea, and nothing beyond `reach` of the painted part.
QPainterPath coastline(const PaintJob& job, double reach, qsizetype every) {
    const QRectF plane = job.plane.adjusted(-reach, -reach, reach, reach);
    QPainterPath coast;
    for (const AreaBorder& border : job.shape.areas()->borders())
        if (border.bounds.intersects(plane) && isSea(job, border.one) != isSea(job, border.other))
            coast.addPath(pathOf(job, border.line, every));
    return coast;
}

} // namespace

void paintSea(const PaintJob& job) {
    if (job.shape.areas()->isPointMap())
        return job.painter.fillRect(job.device, job.tokens.clear);
    const QColor sea = mixed(job.tokens.stream, job.tokens.clear, 0.22);
    job.painter.fillRect(job.device, sea);
    const double unit = job.shape.unit();
    const QPainterPath coast = coastline(job, unit * 0.4, 4);
    if (coast.isEmpty())
        return;
    const double reaches[] = {0.30, 0.215, 0.14, 0.075};
    double strength = 0.16;
    for (const double reach : reaches) {
        const double width = 2 * reach * job.space();
        job.painter.strokePath(coast, job.pen(mixed(sea, job.tokens.bank, strength), width));
        job.painter.strokePath(coast, job.pen(mixed(sea, job.tokens.river, strength * 0.55),
                                              width - std::max(0.022 * job.space(), 1.6 * job.view.pixel)));
        strength += 0.13;
    }
}

void paintAreas(const PaintJob& job) {
    for (const core::SpaceId space : job.shape.touching(job.plane)) {
        const Ground ground = groundOf(job, space);
        if (isWater(ground))
            continue;
        QPainterPath area;
        area.addPolygon(job.shape.outline(space, job.view));
        area.closeSubpath();
        const QColor fill = groundColour(ground, job.tokens);
        job.painter.fillPath(area, fill);
        job.painter.strokePath(area, job.pen(fill, job.view.pixel));
    }
}

void paintPoints(const PaintJob& job) {
    const AreaShape& shape = *job.shape.areas();
    const auto reach = QMarginsF(shape.unit(), shape.unit(), shape.unit(), shape.unit());
    job.painter.setPen(job.pen(mixed(job.tokens.clear, job.tokens.border, 0.8), job.width(0.03, 1.3)));
    for (const core::EdgeId edge : core::allEdges(job.board)) {
        const core::EdgeSides sides = *core::sidesOf(job.board, edge);
        const QRectF way = QRectF(shape.centre(sides.first), shape.centre(sides.second)).normalized();
        if ((shape.isPoint(sides.first) || shape.isPoint(sides.second)) &&
            way.marginsAdded(reach).intersects(job.plane))
            job.painter.drawLine(job.view.toDevice(shape.centre(sides.first)),
                                 job.view.toDevice(shape.centre(sides.second)));
    }
    for (const core::SpaceId space : job.shape.touching(job.plane)) {
        if (!shape.isPoint(space))
            continue;
        job.painter.setPen(job.pen(job.tokens.border, job.width(0.025, 1.2)));
        job.painter.setBrush(groundColour(groundOf(job, space), job.tokens));
        job.painter.drawPolygon(job.shape.outline(space, job.view));
    }
    job.painter.setBrush(Qt::NoBrush);
}

void paintAreaBorders(const PaintJob& job) {
    QPainterPath inland;
    QPainterPath wash;
    for (const AreaBorder& border : job.shape.areas()->borders())
        if (border.bounds.intersects(job.plane) && !isSea(job, border.one) && !isSea(job, border.other)) {
            inland.addPath(pathOf(job, border.line));
            wash.addPath(pathOf(job, border.line, 3));
        }
    // A wash of stronger colour along borders, as atlases were coloured by hand.
    QPen broad = job.pen(withAlpha(job.tokens.border, 0.16), job.width(0.13, 3));
    broad.setJoinStyle(Qt::BevelJoin);
    job.painter.strokePath(wash, broad);
    QPen dashed(mixed(job.tokens.clear, job.tokens.border, 0.8), job.width(0.017, 1.1), Qt::CustomDashLine, Qt::FlatCap,
                Qt::BevelJoin);
    dashed.setDashPattern({3.6, 2.6});
    job.painter.strokePath(inland, dashed);
    QPen shore = job.pen(mixed(job.tokens.bank, job.tokens.ink, 0.45), job.width(0.022, 1.3));
    shore.setJoinStyle(Qt::BevelJoin);
    job.painter.strokePath(coastline(job, 0.05 * job.shape.unit(), 1), shore);
}

void paintAreaOrnaments(const PaintJob& job, OrnamentSheet& sheet) {
    const bool isRaster = job.painter.paintEngine()->type() == QPaintEngine::Raster;
    const double size = job.view.scale * job.shape.areas()->ornamentSize();
    for (const core::SpaceId space : job.shape.touching(job.plane)) {
        const Ground ground = groundOf(job, space);
        if (ground == Ground::Clear || isWater(ground))
            continue;
        const std::vector<QPointF>& places = job.shape.areas()->places(space);
        for (std::size_t i = 0; i < places.size(); ++i) {
            const Ornament ornament{ground, static_cast<int>(placeHash(places[i]) % ornamentVariants), 0};
            const QPointF centre = job.view.toDevice(places[i]);
            isRaster ? sheet.stamp(job.painter, ornament, centre, size, job.view.pixel)
                     : sheet.draw(job.painter, ornament, centre, size, job.view.pixel);
        }
    }
}

} // namespace orontes::editor
