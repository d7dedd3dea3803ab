// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/line_pens.h"

#include "editor/paint/length.h"

#include <cmath>

namespace orontes::editor {
namespace {

void stroke(const PaintJob& job, const QPainterPath& path, const QColor& colour, double width) {
    job.painter.strokePath(path, job.pen(colour, width));
}

/// Calls `at(point, along, low)` at equal distances along a stretch: `along` is the direction, `low` points to its
/// lower side, both of length 1.
template <class At>
void walk(const LineNet& net, std::size_t index, double gap, At at) {
    const QPolygonF points = net.points(index);
    const QPointF low = net.stretches()[index].low;
    double left = gap / 2;
    for (qsizetype i = 0; i + 1 < points.size(); ++i) {
        const QPointF way = points[i + 1] - points[i];
        const double length = lengthOf(way);
        if (length <= 0)
            continue;
        const QPointF along = way / length;
        QPointF across(-along.y(), along.x());
        if (QPointF::dotProduct(across, low - points[i]) < 0)
            across = -across;
        for (; left < length; left += gap)
            at(points[i] + along * left, along, across);
        left -= length;
    }
}

/// A cliff seen from above: an edge, and teeth that hang down from it.
void paintCrest(const PaintJob& job, const LineCourse& course) {
    stroke(job, course.path, job.tokens.crest, job.width(0.03, 1));
    if (job.detail() < detail::ornaments / 2)
        return;
    QVector<QLineF> teeth;
    for (std::size_t i = 0; i < course.net.stretches().size(); ++i) {
        const bool bothSides = course.net.stretches()[i].low.isNull();
        walk(course.net, i, 0.083, [&](QPointF at, QPointF, QPointF low) {
            const double up = bothSides ? 0.045 : 0;
            teeth << QLineF(job.view.toDevice(at - low * up), job.view.toDevice(at + low * (bothSides ? 0.045 : 0.09)));
        });
    }
    QPen pen = job.pen(job.tokens.crest, job.width(0.04, 1));
    pen.setCapStyle(Qt::FlatCap);
    job.painter.setPen(pen);
    job.painter.drawLines(teeth);
}

void paintWall(const PaintJob& job, const LineCourse& course) {
    stroke(job, course.path, mixed(job.tokens.roof, job.tokens.ink, 0.55), job.width(0.075, 2));
    stroke(job, course.path, mixed(job.tokens.village, job.tokens.roundel, 0.5), job.width(0.045, 1));
    if (job.detail() < detail::ornaments)
        return;
    QPen pen = job.pen(mixed(job.tokens.roof, job.tokens.ink, 0.55), job.width(0.02, 1));
    pen.setCapStyle(Qt::FlatCap);
    QVector<QLineF> stones;
    for (std::size_t i = 0; i < course.net.stretches().size(); ++i)
        walk(course.net, i, 0.07, [&](QPointF at, QPointF, QPointF low) {
            stones << QLineF(job.view.toDevice(at - low * 0.03), job.view.toDevice(at + low * 0.03));
        });
    job.painter.setPen(pen);
    job.painter.drawLines(stones);
}

void paintRoad(const PaintJob& job, const LineCourse& course) {
    const double width = job.width(0.085, 2.6);
    stroke(job, course.path, job.tokens.road, width);
    if (width > 3.5 * job.view.pixel)
        stroke(job, course.path, job.tokens.roadCasing, width - std::max(2 * job.view.pixel, width * 0.36));
}

void paintDashed(const PaintJob& job, const LineCourse& course, const QColor& colour, double width,
                 const QList<qreal>& pattern) {
    QPen pen(colour, width);
    pen.setCapStyle(Qt::FlatCap);
    pen.setDashPattern(pattern);
    job.painter.strokePath(course.path, pen);
}

/// A way over water, dotted so finely that names can be read on it. Opaque: in a PDF it stays one dotted line.
void paintLane(const PaintJob& job, const LineCourse& course) {
    QPen pen(mixed(job.tokens.stream, job.tokens.river, 0.75), job.width(0.026, 1.2));
    pen.setCapStyle(Qt::RoundCap);
    pen.setDashPattern({0.01, 3});
    job.painter.strokePath(course.path, pen);
}

void paintCoast(const PaintJob& job, const LineCourse& course) {
    stroke(job, course.path, mixed(job.tokens.clear, job.tokens.stream, 0.75), job.width(0.15, 3));
    stroke(job, course.path, job.tokens.bank, job.width(0.028, 1.2));
}

} // namespace

double waterWidth(const PaintJob& job, Line line) {
    return line == Line::Stream ? job.width(0.085, 1.6) : job.width(0.145, 2.2);
}

QColor waterColour(const MapTokens& tokens) {
    return mixed(tokens.stream, tokens.river, 0.35);
}

void paintFloodplain(const PaintJob& job, const LineCourse& course) {
    if (job.detail() >= detail::ornaments)
        stroke(job, course.path, withAlpha(mixed(job.tokens.clear, job.tokens.woods, 0.75), 0.5),
               waterWidth(job, course.line) + job.width(0.17, 4));
}

void paintBanks(const PaintJob& job, const LineCourse& course) {
    const double bank = job.width(0.018, 0.8);
    const double width = waterWidth(job, course.line);
    stroke(job, course.path, job.tokens.bank, width + 2 * bank);
    const QPainterPath tapers = course.tapers(job, width);
    stroke(job, tapers, job.tokens.bank, 2 * bank);
    job.painter.fillPath(tapers, job.tokens.bank);
}

void paintWater(const PaintJob& job, const LineCourse& course) {
    const double width = waterWidth(job, course.line);
    stroke(job, course.path, waterColour(job.tokens), width);
    job.painter.fillPath(course.tapers(job, width), waterColour(job.tokens));
    if (job.detail() >= detail::ornaments)
        stroke(job, course.net.empty() ? course.path : course.net.course(job.view, LineNet::Joints::Bends),
               withAlpha(job.tokens.roundel, 0.35), width * 0.2);
}

void paintLine(const PaintJob& job, const LineCourse& course) {
    switch (course.line) {
    case Line::Crest:
        return paintCrest(job, course);
    case Line::Wall:
        return paintWall(job, course);
    case Line::Coast:
        return paintCoast(job, course);
    case Line::Road:
        return paintRoad(job, course);
    case Line::Track:
        return paintDashed(job, course, job.tokens.road, job.width(0.035, 1.2), {3, 2});
    case Line::Lane:
        return paintLane(job, course);
    case Line::Border:
        return paintDashed(job, course, job.tokens.border, job.width(0.04, 1.4), {4, 1.5, 1, 1.5});
    case Line::Unknown:
        return paintDashed(job, course, job.tokens.ink, job.width(0.035, 1.2), {2, 2});
    case Line::River:
    case Line::Stream:
    case Line::Bridge:
    case Line::Ford:
        return; // drawn by the passes above
    }
}

void paintCrossing(const PaintJob& job, Line line, const LineStep& edge) {
    const QPointF middle = job.view.toDevice((edge.from + edge.to) / 2);
    const QPointF way = edge.to - edge.from;
    job.painter.save();
    job.painter.translate(middle);
    job.painter.rotate(std::atan2(way.y(), way.x()) * 180 / M_PI + 90);
    job.painter.scale(job.space(), job.space());
    const double hair = job.view.pixel / job.space();
    if (line == Line::Bridge) {
        job.painter.setPen(Qt::NoPen);
        job.painter.setBrush(job.tokens.roadCasing);
        job.painter.drawRect(QRectF(-0.15, -0.06, 0.3, 0.12));
        job.painter.setPen(QPen(job.tokens.bridge, std::max(0.024, hair), Qt::SolidLine, Qt::RoundCap));
        for (const double side : {-1.0, 1.0})
            job.painter.drawPolyline(QPolygonF{QPointF(-0.18, side * 0.1), QPointF(-0.13, side * 0.065),
                                               QPointF(0.13, side * 0.065), QPointF(0.18, side * 0.1)});
    } else {
        job.painter.setPen(QPen(mixed(job.tokens.bank, job.tokens.ink, 0.3), std::max(0.012, hair)));
        job.painter.setBrush(mixed(job.tokens.rough, job.tokens.roundel, 0.3));
        for (int i = -1; i <= 1; ++i)
            for (const double side : {-0.05, 0.05})
                job.painter.drawEllipse(QPointF(i * 0.055, side), 0.024, 0.02);
    }
    job.painter.restore();
}

} // namespace orontes::editor
