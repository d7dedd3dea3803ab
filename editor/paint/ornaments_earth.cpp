// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/looks.h"
#include "editor/paint/ornament_pen.h"

#include <cmath>
#include <numbers>

namespace orontes::editor {
namespace {

/// A hill as old maps draw it: a swelling line, with strokes down the side away from the light.
void paintHill(OrnamentPen& pen, QPointF foot, double wide, double tall) {
    const QColor ink = mixed(pen.tokens.hachure, pen.tokens.ink, 0.3);
    QPainterPath crest(foot + QPointF(-wide, 0));
    crest.cubicTo(foot + QPointF(-wide * 0.55, -tall * 0.25), foot + QPointF(-wide * 0.45, -tall),
                  foot + QPointF(0, -tall));
    crest.cubicTo(foot + QPointF(wide * 0.5, -tall), foot + QPointF(wide * 0.6, -tall * 0.2), foot + QPointF(wide, 0));
    pen.noLine();
    pen.fill(mixed(pen.tokens.clear, pen.tokens.hilltop, 0.3));
    pen.painter.drawPath(crest);
    pen.noFill();
    pen.line(withAlpha(ink, 0.55), 0.0105);
    for (int i = 0; i < 5; ++i) {
        const double t = 0.1 + i * 0.16;
        const QPointF top = foot + QPointF(wide * t, -tall * (1 - t * t * 1.05));
        const double drop = tall * (0.62 - 0.45 * t);
        QPainterPath stroke(top);
        stroke.quadTo(top + QPointF(wide * 0.12, drop * 0.4), top + QPointF(wide * 0.16, drop));
        pen.painter.drawPath(stroke);
    }
    pen.line(ink, 0.017);
    pen.painter.drawPath(crest);
}

void paintPeak(OrnamentPen& pen, QPointF foot, double wide, double tall) {
    const QColor ink = mixed(pen.tokens.mountain, pen.tokens.ink, 0.62);
    const QPointF top = foot + QPointF(wide * pen.scatter.around(0.15), -tall);
    const QPointF left = foot + QPointF(-wide, 0);
    const QPointF right = foot + QPointF(wide, 0);
    const QPointF ridge = foot + QPointF(wide * pen.scatter.between(0.05, 0.25), 0);
    const QPointF bend = (top + ridge) / 2 + QPointF(-wide * 0.12, 0);
    pen.noLine();
    pen.fill(mixed(pen.tokens.clear, pen.tokens.mountain, 0.35));
    pen.painter.drawPolygon(QPolygonF{left, (left + top) / 2 + QPointF(0, tall * 0.06), top, bend, ridge});
    pen.fill(mixed(pen.tokens.mountain, pen.tokens.ink, 0.22));
    pen.painter.drawPolygon(QPolygonF{top, (top + right) / 2 + QPointF(wide * 0.04, tall * 0.04), right, ridge, bend});
    pen.noFill();
    pen.line(ink, 0.017);
    pen.painter.drawPolyline(QPolygonF{left, (left + top) / 2 + QPointF(0, tall * 0.06), top,
                                       (top + right) / 2 + QPointF(wide * 0.04, tall * 0.04), right});
    pen.line(withAlpha(ink, 0.6), 0.011);
    pen.painter.drawPolyline(QPolygonF{top, bend, ridge});
}

} // namespace

/// A range from the back to the front: two or three behind, one or two before them.
void paintHills(OrnamentPen& pen) {
    const int behind = 1 + pen.scatter.below(2);
    const int before = 1 + pen.scatter.below(2);
    const auto rank = [&pen](int count, double y) {
        for (int i = 0; i < count; ++i) {
            const double wide = pen.scatter.between(0.14, 0.21);
            const double x = (i - (count - 1) / 2.0) * 0.34 + pen.scatter.around(count == 1 ? 0.14 : 0.045);
            paintHill(pen, {x, y + pen.scatter.around(0.035)}, wide, wide * pen.scatter.between(0.75, 1.05));
        }
    };
    rank(behind, 0.0);
    rank(before, 0.2);
}

void paintPeaks(OrnamentPen& pen) {
    for (const QPointF& spot : spots(pen.scatter, 3, 0.19, 0.16)) {
        const double wide = pen.scatter.between(0.14, 0.2);
        paintPeak(pen, spot + QPointF(0, 0.18), wide, wide * pen.scatter.between(1.35, 1.7));
    }
}

/// Strokes that run down the slope, heavy at the top and light below, in two or three ranks.
void paintHachures(OrnamentPen& pen, int downhill) {
    const double angle = std::max(downhill, 0) * std::numbers::pi / 6;
    const QPointF down(std::cos(angle), std::sin(angle));
    const QPointF across(-down.y(), down.x());
    pen.noLine();
    pen.fill(pen.tokens.hachure);
    for (int rank = 0; rank < 3; ++rank)
        for (int i = -3; i <= 3; ++i) {
            const double shift = (i + (rank % 2 == 0 ? 0.0 : 0.5)) * 0.115 + pen.scatter.around(0.02);
            const double begin = -0.33 + rank * 0.235 + pen.scatter.around(0.03);
            const double length = pen.scatter.between(0.12, 0.18);
            const QPointF top = downhill < 0 ? QPointF(shift, begin) : across * shift + down * begin;
            if (std::hypot(top.x(), top.y()) > 0.43)
                continue;
            const QPointF way = (downhill < 0 ? QPointF(0, 1) : down) * length + across * pen.scatter.around(0.02);
            const double half = std::max(0.011, pen.hair * 0.6);
            pen.painter.drawPolygon(QPolygonF{top - across * half, top + across * half, top + way});
        }
}

void paintKnoll(OrnamentPen& pen) {
    pen.noFill();
    pen.line(withAlpha(mixed(pen.tokens.hachure, pen.tokens.ink, 0.25), 0.5), 0.013);
    for (const QPointF& spot : spots(pen.scatter, 3, 0.28, 0.26)) {
        const double wide = pen.scatter.between(0.045, 0.075);
        QPainterPath arc(spot + QPointF(-wide, 0));
        arc.quadTo(spot + QPointF(0, -wide * 0.9), spot + QPointF(wide, 0));
        pen.painter.drawPath(arc);
    }
}

void paintStones(OrnamentPen& pen) {
    const QColor ink = mixed(pen.tokens.stipple, pen.tokens.ink, 0.15);
    const std::vector<QPointF> places = spots(pen.scatter, 26, 0.4, 0.36);
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (i % 4 != 1) {
            pen.noLine();
            pen.fill(withAlpha(ink, 0.8));
            pen.dot(places[i], pen.scatter.between(0.009, 0.016));
            continue;
        }
        const double size = pen.scatter.between(0.026, 0.045);
        QPainterPath stone(places[i] + QPointF(-size, 0));
        stone.cubicTo(places[i] + QPointF(-size, -size * 1.1), places[i] + QPointF(size * 0.7, -size * 1.3),
                      places[i] + QPointF(size, 0));
        pen.line(ink, 0.014);
        pen.fill(mixed(pen.tokens.rough, pen.tokens.clear, 0.6));
        pen.painter.drawPath(stone);
    }
}

void paintDunes(OrnamentPen& pen) {
    const QColor ink = mixed(pen.tokens.stipple, pen.tokens.hilltop, 0.4);
    pen.noFill();
    for (const QPointF& spot : spots(pen.scatter, 3, 0.26, 0.27)) {
        const double wide = pen.scatter.between(0.1, 0.16);
        pen.line(withAlpha(ink, 0.85), 0.014);
        QPainterPath dune(spot + QPointF(-wide, 0.01));
        dune.cubicTo(spot + QPointF(-wide * 0.3, -wide * 0.42), spot + QPointF(wide * 0.25, -wide * 0.3),
                     spot + QPointF(wide, 0.015));
        pen.painter.drawPath(dune);
        pen.noLine();
        pen.fill(withAlpha(ink, 0.7));
        for (int i = 0; i < 4; ++i)
            pen.dot(spot + QPointF(pen.scatter.between(0, wide), pen.scatter.between(0.01, 0.055)), 0.009);
        pen.noFill();
    }
}

void paintMud(OrnamentPen& pen) {
    pen.noFill();
    pen.line(withAlpha(mixed(pen.tokens.bank, pen.tokens.stipple, 0.6), 0.85), 0.015);
    for (const QPointF& spot : spots(pen.scatter, 10, 0.38, 0.34)) {
        const double wide = pen.scatter.between(0.04, 0.09);
        QPainterPath flat(spot + QPointF(-wide, 0));
        flat.cubicTo(spot + QPointF(-wide * 0.3, -0.016), spot + QPointF(wide * 0.3, 0.016), spot + QPointF(wide, 0));
        pen.painter.drawPath(flat);
    }
}

void paintStipple(OrnamentPen& pen) {
    pen.noLine();
    pen.fill(withAlpha(mixed(pen.tokens.stipple, pen.tokens.ink, 0.3), 0.8));
    for (const QPointF& spot : spots(pen.scatter, 22, 0.4, 0.38))
        pen.dot(spot, 0.012);
}

} // namespace orontes::editor
