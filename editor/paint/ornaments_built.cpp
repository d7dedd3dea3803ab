// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/looks.h"
#include "editor/paint/ornament_pen.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace orontes::editor {
namespace {

QColor inkOf(const OrnamentPen& pen) {
    return mixed(pen.tokens.roof, pen.tokens.ink, 0.55);
}

/// A mud-brick house: a lit front, a shaded side, and a roof to walk on.
void paintHouse(OrnamentPen& pen, QPointF foot, double wide, double tall) {
    const QColor ink = inkOf(pen);
    const double deep = wide * 0.55;
    const QPointF back(deep * 0.75, -deep * 0.55);
    const QPointF left = foot + QPointF(-wide / 2, 0);
    const QPointF right = foot + QPointF(wide / 2, 0);
    const QPointF up(0, -tall);
    pen.line(ink, 0.012);
    pen.fill(mixed(pen.tokens.clear, pen.tokens.roundel, 0.35));
    pen.painter.drawPolygon(QPolygonF{left, right, right + up, left + up});
    pen.fill(mixed(pen.tokens.village, pen.tokens.roof, 0.45));
    pen.painter.drawPolygon(QPolygonF{right, right + back, right + back + up, right + up});
    pen.fill(mixed(pen.tokens.roof, pen.tokens.village, 0.25));
    pen.painter.drawPolygon(QPolygonF{left + up, right + up, right + up + back, left + up + back});
    pen.noLine();
    pen.fill(ink);
    pen.painter.drawRect(QRectF(foot.x() - wide * 0.28, foot.y() - tall * 0.55, wide * 0.18, tall * 0.55));
}

void paintTent(OrnamentPen& pen, QPointF foot, double size) {
    const QColor ink = inkOf(pen);
    const QPointF top = foot + QPointF(0, -size * 1.15);
    const QPointF left = foot + QPointF(-size * 0.8, 0);
    const QPointF right = foot + QPointF(size * 0.8, 0);
    const QPointF flap = foot + QPointF(size * 0.14, 0);
    pen.noLine();
    pen.fill(withAlpha(ink, 0.2));
    pen.painter.drawEllipse(foot + QPointF(size * 0.3, 0.004), size * 0.95, size * 0.17);
    pen.line(ink, 0.013);
    pen.fill(mixed(pen.tokens.roundel, pen.tokens.clear, 0.25));
    pen.painter.drawPolygon(QPolygonF{left, top, flap});
    pen.fill(mixed(pen.tokens.village, pen.tokens.clear, 0.35));
    pen.painter.drawPolygon(QPolygonF{flap, top, right});
    pen.fill(ink);
    pen.painter.drawPolygon(QPolygonF{foot + QPointF(-size * 0.16, 0), top + QPointF(0, size * 0.4), flap});
    pen.painter.drawLine(top, top + QPointF(0, -size * 0.22));
}

/// Wall between two towers, crenellated.
void paintWall(OrnamentPen& pen, QPointF from, QPointF to, double tall) {
    const QColor stone = mixed(pen.tokens.village, pen.tokens.roundel, 0.35);
    pen.line(inkOf(pen), 0.012);
    pen.fill(stone);
    pen.painter.drawPolygon(QPolygonF{from, to, to - QPointF(0, tall), from - QPointF(0, tall)});
    const int teeth = 4;
    for (int i = 0; i < teeth; ++i) {
        const QPointF at = from + (to - from) * ((i + 0.5) / teeth) - QPointF(0, tall);
        pen.painter.drawRect(QRectF(at.x() - 0.013, at.y() - 0.022, 0.026, 0.024));
    }
}

void paintTower(OrnamentPen& pen, QPointF foot, double wide, double tall) {
    pen.line(inkOf(pen), 0.013);
    pen.fill(mixed(pen.tokens.village, pen.tokens.roundel, 0.5));
    pen.painter.drawRect(QRectF(foot.x() - wide / 2, foot.y() - tall, wide, tall));
    pen.fill(mixed(pen.tokens.village, pen.tokens.roof, 0.5));
    pen.painter.drawRect(QRectF(foot.x() + wide * 0.1, foot.y() - tall, wide * 0.4, tall));
    pen.fill(mixed(pen.tokens.roof, pen.tokens.village, 0.2));
    pen.painter.drawRect(QRectF(foot.x() - wide * 0.62, foot.y() - tall - wide * 0.3, wide * 1.24, wide * 0.36));
}

} // namespace

void paintHouses(OrnamentPen& pen) {
    for (const QPointF& spot : spots(pen.scatter, 6, 0.26, 0.22)) {
        const double wide = pen.scatter.between(0.105, 0.145);
        paintHouse(pen, spot + QPointF(-0.03, 0.09), wide, wide * pen.scatter.between(0.6, 0.95));
    }
}

/// A town on its mound: houses behind a wall with towers and a gate.
void paintWalledTown(OrnamentPen& pen) {
    const QPointF left(-0.3, 0.1);
    const QPointF right(0.3, 0.1);
    const QPointF front(0, 0.2);
    pen.line(withAlpha(inkOf(pen), 0.5), 0.011);
    pen.fill(mixed(pen.tokens.village, pen.tokens.clear, 0.45));
    pen.painter.drawEllipse(QPointF(0, 0.06), 0.36, 0.2);
    for (const QPointF& spot : spots(pen.scatter, 6, 0.2, 0.1)) {
        const double wide = pen.scatter.between(0.1, 0.13);
        paintHouse(pen, spot + QPointF(-0.035, -0.01), wide, wide * pen.scatter.between(0.55, 0.95));
    }
    paintTower(pen, QPointF(-0.02 + pen.scatter.around(0.08), -0.05), 0.11, 0.2);
    paintWall(pen, left, front, 0.08);
    paintWall(pen, front, right, 0.08);
    paintTower(pen, left, 0.085, 0.15);
    paintTower(pen, right, 0.085, 0.15);
    paintTower(pen, front, 0.13, 0.15);
    pen.noLine();
    pen.fill(inkOf(pen));
    QPainterPath gate(front + QPointF(-0.026, 0));
    gate.lineTo(front + QPointF(-0.026, -0.05));
    gate.quadTo(front + QPointF(0, -0.095), front + QPointF(0.026, -0.05));
    gate.lineTo(front + QPointF(0.026, 0));
    pen.painter.drawPath(gate);
}

void paintTents(OrnamentPen& pen) {
    const QColor ink = inkOf(pen);
    const QPointF pole(0.01 + pen.scatter.around(0.04), 0.02);
    for (const QPointF place : {QPointF(-0.17, -0.06), QPointF(0.19, -0.05)})
        paintTent(pen, place + QPointF(pen.scatter.around(0.03), pen.scatter.around(0.025)), 0.115);
    pen.line(ink, 0.016);
    pen.painter.drawLine(pole, pole + QPointF(0, -0.33));
    pen.fill(pen.tokens.roof);
    const QPointF top = pole + QPointF(0, -0.33);
    QPainterPath flag(top);
    flag.cubicTo(top + QPointF(0.05, -0.03), top + QPointF(0.08, 0.035), top + QPointF(0.15, 0.005));
    flag.lineTo(top + QPointF(0.14, 0.09));
    flag.cubicTo(top + QPointF(0.08, 0.115), top + QPointF(0.05, 0.055), top + QPointF(0, 0.09));
    flag.closeSubpath();
    pen.painter.drawPath(flag);
    paintTent(pen, pole + QPointF(0, 0.03), 0.14);
    for (const QPointF place : {QPointF(-0.25, 0.12), QPointF(0.24, 0.14), QPointF(-0.02, 0.21)})
        paintTent(pen, place + QPointF(pen.scatter.around(0.03), pen.scatter.around(0.02)), 0.125);
}

void paintBridgeDeck(OrnamentPen& pen) {
    paintRipples(pen, 1);
    pen.line(pen.tokens.bridge, 0.02);
    pen.fill(pen.tokens.roadCasing);
    pen.painter.drawRect(QRectF(-0.46, -0.11, 0.92, 0.22));
    pen.line(mixed(pen.tokens.bridge, pen.tokens.roadCasing, 0.45), 0.012);
    for (int i = -4; i <= 4; ++i)
        pen.painter.drawLine(QPointF(i * 0.09, -0.09), QPointF(i * 0.09, 0.09));
}

void paintFordStones(OrnamentPen& pen) {
    paintRipples(pen, 1);
    pen.line(mixed(pen.tokens.bank, pen.tokens.ink, 0.3), 0.014);
    pen.fill(mixed(pen.tokens.rough, pen.tokens.roundel, 0.3));
    for (int i = -3; i <= 3; ++i) {
        const QPointF at(i * 0.115 + pen.scatter.around(0.02), pen.scatter.around(0.06));
        pen.painter.drawEllipse(at, 0.042, 0.032);
    }
}

void paintRipples(OrnamentPen& pen, int count) {
    pen.noFill();
    pen.line(withAlpha(pen.tokens.bank, 0.55), 0.014);
    for (const QPointF& spot : spots(pen.scatter, count, 0.24, 0.2)) {
        const double wide = pen.scatter.between(0.05, 0.075);
        QPainterPath wave(spot + QPointF(-wide * 2, 0));
        wave.quadTo(spot + QPointF(-wide, -wide * 0.9), spot);
        wave.quadTo(spot + QPointF(wide, -wide * 0.9), spot + QPointF(wide * 2, 0));
        pen.painter.drawPath(wave);
    }
}

} // namespace orontes::editor
