// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/counter_painter.h"

#include <QColor>
#include <QFont>
#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <vector>

namespace orontes::editor {

/// Where everything on a counter lies, worked out from its box and its face.
struct CounterPainter::Anatomy {
    static constexpr double smallest = 30; ///< pixels in which the whole face can be read

    struct Place {
        core::Slot slot;
        QRectF box;
        Qt::Alignment align;
        double size; ///< of the text, in widths of the counter
        QFont::Weight weight;
    };

    static Anatomy onScreen(const core::CounterFace& face, const QRectF& box, double pixel, const MapTokens& tokens);
    static Anatomy onPaper(const core::CounterFace& face, const QRectF& box, const QRectF& bleed,
                           const MapTokens& tokens);

    /// Too small for all that is printed on it: side, class and strength are drawn large instead.
    bool isSmall() const { return !isPaper && size < smallest * pixel; }
    /// Whether something as high as this part of the counter can be made out.
    bool isLegible(double part) const { return isPaper || size * part >= 5 * pixel; }
    void paintShadow(QPainter& painter) const;
    void paintCrack(QPainter& painter) const;
    void paintFold(QPainter& painter) const;
    /// Calls `draw(band)` with the painter turned so that the band runs from left to right.
    template <class Draw>
    void alongBand(QPainter& painter, Draw draw) const {
        painter.save();
        QRectF along = band;
        if (isTurned) {
            painter.translate(band.bottomLeft());
            painter.rotate(-90);
            along = QRectF(0, 0, band.height(), band.width());
        }
        draw(along);
        painter.restore();
    }

    const MapTokens& tokens;
    QRectF box;
    double size = 0;
    double pixel = 1;
    double outline = 1;
    bool isPaper = false;
    bool isTurned = false;
    bool isFolded = false;
    QPainterPath body; ///< outline of the piece of cardboard
    QRectF ground;     ///< what is filled: the box, or the bleed on paper
    QRectF bandGround; ///< the band with its bleed
    QRectF bandFrame;  ///< … without it
    QRectF band;       ///< where its texts stand
    QRectF under;      ///< opposite the band: of the side that it is subject to; null where there is none
    QRectF open;       ///< beside or below the band
    QLineF bandEdge;
    QRectF symbol;
    QRectF upperCaption;
    QRectF lowerCaption; ///< beside signs
    QColor groundColour;
    std::vector<Place> places;

    QRectF signBox(core::Slot slot) const;

private:
    Anatomy(const core::CounterFace& face, const QRectF& box, const MapTokens& tokens, double bandPart);
    void placeTexts(const core::CounterFace& face);
};

} // namespace orontes::editor
