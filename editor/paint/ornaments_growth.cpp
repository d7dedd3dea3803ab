// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/looks.h"
#include "editor/paint/ornament_pen.h"

#include <cmath>
#include <numbers>

namespace orontes::editor {
namespace {

void paintTree(OrnamentPen& pen, QPointF foot, double size) {
    const QColor leaf = mixed(pen.tokens.tree, pen.tokens.woods, 0.38);
    const QColor ink = mixed(pen.tokens.tree, pen.tokens.ink, 0.35);
    const QPointF crown = foot - QPointF(0, size * 1.05);
    pen.noLine();
    pen.fill(withAlpha(ink, 0.22));
    pen.painter.drawEllipse(foot + QPointF(size * 0.35, 0), size * 0.75, size * 0.2);
    pen.line(ink, 0.016);
    pen.painter.drawLine(foot, crown);
    QPainterPath outline;
    outline.addEllipse(crown, size * 0.72, size * 0.8);
    pen.noLine();
    pen.fill(leaf);
    pen.painter.drawPath(outline);
    QPainterPath lit;
    lit.addEllipse(crown - QPointF(size * 0.26, size * 0.24), size * 0.72, size * 0.8);
    pen.fill(mixed(pen.tokens.tree, pen.tokens.ink, 0.08));
    pen.painter.drawPath(outline.subtracted(lit)); // the side away from the light
    pen.noFill();
    pen.line(ink, 0.013);
    pen.painter.drawPath(outline);
}

void paintPalm(OrnamentPen& pen, QPointF foot, double size) {
    const QColor ink = mixed(pen.tokens.tree, pen.tokens.ink, 0.4);
    const QPointF top = foot + QPointF(pen.scatter.around(size * 0.25), -size * 1.35);
    pen.noLine();
    pen.fill(withAlpha(ink, 0.2));
    pen.painter.drawEllipse(foot + QPointF(size * 0.2, 0), size * 0.5, size * 0.14);
    pen.noFill();
    pen.line(mixed(pen.tokens.roof, pen.tokens.ink, 0.3), 0.022);
    QPainterPath trunk(foot);
    trunk.quadTo(QPointF(foot.x(), (foot.y() + top.y()) / 2), top);
    pen.painter.drawPath(trunk);
    pen.line(pen.tokens.tree, 0.024);
    for (const double angle : {-2.85, -2.3, -1.57, -0.85, -0.3}) {
        QPainterPath frond(top);
        const QPointF out(std::cos(angle) * size * 0.75, std::sin(angle) * size * 0.5);
        frond.quadTo(top + out * 0.9 - QPointF(0, size * 0.18), top + out + QPointF(0, size * 0.36));
        pen.painter.drawPath(frond);
    }
}

} // namespace

void paintTrees(OrnamentPen& pen, int count) {
    for (const QPointF& foot : spots(pen.scatter, count, 0.34, 0.29))
        paintTree(pen, foot + QPointF(0, 0.08), pen.scatter.between(0.078, 0.108));
}

void paintPalms(OrnamentPen& pen) {
    for (const QPointF& foot : spots(pen.scatter, 5, 0.3, 0.24))
        paintPalm(pen, foot + QPointF(0, 0.14), pen.scatter.between(0.13, 0.17));
}

void paintSprigs(OrnamentPen& pen) {
    pen.noFill();
    for (const QPointF& foot : spots(pen.scatter, 7, 0.36, 0.32)) {
        const double size = pen.scatter.between(0.045, 0.065);
        pen.line(withAlpha(pen.tokens.tree, 0.75), 0.014);
        for (const double lean : {-0.8, 0.0, 0.8}) {
            QPainterPath blade(foot);
            blade.quadTo(foot + QPointF(lean * size * 0.3, -size * 0.7), foot + QPointF(lean * size, -size * 1.1));
            pen.painter.drawPath(blade);
        }
    }
}

void paintReeds(OrnamentPen& pen) {
    pen.noFill();
    for (const QPointF& foot : spots(pen.scatter, 5, 0.33, 0.28)) {
        pen.line(pen.tokens.bank, 0.014);
        const double wide = pen.scatter.between(0.07, 0.1);
        pen.painter.drawLine(foot + QPointF(-wide, 0.012), foot + QPointF(wide, 0.012));
        pen.painter.drawLine(foot + QPointF(-wide * 0.4, 0.045), foot + QPointF(wide * 0.6, 0.045));
        for (int i = 0; i < 4; ++i) {
            const double lean = (i - 1.5) * 0.028 + pen.scatter.around(0.008);
            const double tall = pen.scatter.between(0.09, 0.14);
            pen.line(pen.tokens.reed, 0.015);
            QPainterPath stalk(foot + QPointF(lean * 0.6, 0));
            stalk.quadTo(foot + QPointF(lean * 0.6, -tall * 0.6), foot + QPointF(lean * 1.6, -tall));
            pen.painter.drawPath(stalk);
            if (i % 2 == 0) {
                pen.line(mixed(pen.tokens.roof, pen.tokens.ink, 0.25), 0.026);
                pen.painter.drawLine(foot + QPointF(lean * 1.6, -tall), foot + QPointF(lean * 1.75, -tall - 0.03));
            }
        }
    }
}

/// Here and there a tuft, mostly nothing: clear ground stays calm.
void paintGrass(OrnamentPen& pen) {
    const int tufts = pen.scatter.below(5) - 2;
    pen.noFill();
    pen.line(withAlpha(pen.tokens.stipple, 0.55), 0.012);
    for (int i = 0; i < tufts; ++i) {
        const QPointF foot(pen.scatter.around(0.33), pen.scatter.around(0.28));
        for (const double lean : {-0.022, 0.004, 0.026})
            pen.painter.drawLine(foot + QPointF(lean * 0.4, 0), foot + QPointF(lean, -0.035));
    }
}

} // namespace orontes::editor
