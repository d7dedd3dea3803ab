// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/looks.h"
#include "editor/paint/scatter.h"
#include "editor/theme/tokens.h"

#include <QPainter>
#include <QPainterPath>

#include <vector>

namespace orontes::editor {

/// What the ornaments have at hand: a painter, the colours, the thinnest line, and numbers of their own.
struct OrnamentPen {
    QPainter& painter;
    const MapTokens& tokens;
    double hair;
    Scatter scatter;
    QColor under = {}; ///< where lines cannot be half transparent, they are mixed with this ground; else invalid

    void line(const QColor& colour, double width) {
        QPen pen(under.isValid() ? mixed(under, opaque(colour), double(colour.alphaF())) : colour,
                 std::max(width, hair));
        pen.setCapStyle(Qt::RoundCap);
        pen.setJoinStyle(Qt::RoundJoin);
        painter.setPen(pen);
    }
    static QColor opaque(const QColor& colour) { return withAlpha(colour, 1); }
    void fill(const QColor& colour) { painter.setBrush(colour); }
    void noFill() { painter.setBrush(Qt::NoBrush); }
    void noLine() { painter.setPen(Qt::NoPen); }
    void dot(QPointF at, double radius) { painter.drawEllipse(at, radius, radius); }
};

/// Places that keep their distance within an ellipse, the uppermost first, so that what stands in front covers.
std::vector<QPointF> spots(Scatter& scatter, int count, double rx, double ry);

// By family: what grows, what is earth or stone, what people built, what is wet.
void paintTrees(OrnamentPen& pen, int count);
void paintPalms(OrnamentPen& pen);
void paintSprigs(OrnamentPen& pen);
void paintReeds(OrnamentPen& pen);
void paintGrass(OrnamentPen& pen);
void paintHills(OrnamentPen& pen);
void paintPeaks(OrnamentPen& pen);
void paintHachures(OrnamentPen& pen, int downhill);
void paintKnoll(OrnamentPen& pen);
void paintStones(OrnamentPen& pen);
void paintDunes(OrnamentPen& pen);
void paintMud(OrnamentPen& pen);
void paintStipple(OrnamentPen& pen);
void paintHouses(OrnamentPen& pen);
void paintWalledTown(OrnamentPen& pen);
void paintTents(OrnamentPen& pen);
void paintBridgeDeck(OrnamentPen& pen);
void paintFordStones(OrnamentPen& pen);
void paintRipples(OrnamentPen& pen, int count);

} // namespace orontes::editor
