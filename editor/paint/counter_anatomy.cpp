// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/counter_anatomy.h"

#include "editor/paint/looks.h"
#include "editor/paint/patterns.h"

#include <algorithm>

namespace orontes::editor {
namespace {

constexpr double usualBand = 0.215; // of the counter
constexpr double smallBand = 0.3;
constexpr double underPart = 0.15; // of the side that it is subject to
constexpr double foldPart = 0.27;
constexpr double cornerPart = 0.07;
constexpr double tintedGround = 0.38;
constexpr double signPart = 0.13;
constexpr double captionPart = 0.35;
constexpr double captionLine = 0.145;

bool hasText(const core::CounterFace& face, std::initializer_list<core::Slot> places) {
    return std::any_of(face.texts.begin(), face.texts.end(), [&](const core::SlotText& text) {
        return !text.text.empty() && std::find(places.begin(), places.end(), text.slot) != places.end();
    });
}

bool hasSign(const core::CounterFace& face, core::Slot slot) {
    return std::any_of(face.signs.begin(), face.signs.end(),
                       [slot](const core::SlotSign& sign) { return sign.slot == slot; });
}

/// The side's colour laid thin over what a counter is made of.
QColor groundOf(const core::CounterFace& face, const QColor& board, double plain) {
    return mixed(board, colourOf(face.band), face.ground == core::FaceGround::Tinted ? tintedGround : plain);
}

QPainterPath bodyOf(const QRectF& box, double radius, double fold) {
    QPainterPath body;
    if (fold <= 0) {
        body.addRoundedRect(box, radius, radius);
        return body;
    }
    body.moveTo(box.left() + radius, box.top());
    body.lineTo(box.right() - fold, box.top());
    body.lineTo(box.right(), box.top() + fold);
    body.lineTo(box.right(), box.bottom() - radius);
    body.quadTo(box.bottomRight(), QPointF(box.right() - radius, box.bottom()));
    body.lineTo(box.left() + radius, box.bottom());
    body.quadTo(box.bottomLeft(), QPointF(box.left(), box.bottom() - radius));
    body.lineTo(box.left(), box.top() + radius);
    body.quadTo(box.topLeft(), QPointF(box.left() + radius, box.top()));
    return body;
}

} // namespace

CounterPainter::Anatomy::Anatomy(const core::CounterFace& face, const QRectF& box_, const MapTokens& tokens_,
                                 double bandPart)
    : tokens(tokens_),
      box(box_),
      size(std::min(box_.width(), box_.height())),
      isTurned(face.state == core::FaceState::Turned),
      isFolded(face.state == core::FaceState::Reduced) {
    const double strip = size * bandPart;
    open = box;
    if (isTurned) {
        band = QRectF(box.left(), box.top(), strip, box.height());
        open.setLeft(band.right());
        bandEdge = QLineF(band.topRight(), band.bottomRight());
    } else {
        band = QRectF(box.left(), box.top(), box.width(), strip);
        open.setTop(band.bottom());
        bandEdge = QLineF(band.bottomLeft(), band.bottomRight());
    }
    bandGround = band;
    bandFrame = band;
    if (face.under && isTurned) {
        under = QRectF(box.right() - size * underPart, box.top(), size * underPart, box.height());
        open.setRight(under.left());
    } else if (face.under) {
        under = QRectF(box.left(), box.bottom() - size * underPart, box.width(), size * underPart);
        open.setBottom(under.top());
    }
    if (isFolded)
        band.setRight(band.right() - size * foldPart);
    placeTexts(face);
}

void CounterPainter::Anatomy::placeTexts(const core::CounterFace& face) {
    using core::Slot;
    const bool hasMiddle = hasText(face, {Slot::MiddleLeft, Slot::MiddleRight});
    const bool hasLower = hasText(face, {Slot::LowerLeft, Slot::LowerCentre, Slot::LowerRight});
    const bool hasCaption = hasText(face, {Slot::Caption});
    const double edge = size * 0.07;
    const double lower = hasCaption ? size * captionPart : hasLower || !face.signs.empty() ? size * 0.27 : edge * 0.6;
    const double beside = hasMiddle ? size * 0.225 : edge;
    const QRectF middle(open.left(), open.top() + size * 0.035, open.width(), open.height() - size * 0.035 - lower);
    const double across = std::min(middle.width() - 2 * beside, middle.height());
    symbol = QRectF(middle.center().x() - across / 2, middle.center().y() - across / 2, across, across);
    const double textTop = middle.center().y() - size * 0.11;
    const double third = (open.width() - 2 * edge) / 3;
    const QRectF row(open.left() + edge, open.bottom() - size * 0.285, open.width() - 2 * edge, size * 0.24);
    const QRectF left(open.left() + edge * 0.8, textTop, beside - edge * 0.4, size * 0.22);
    const QRectF right(open.right() - edge * 0.8 - left.width(), textTop, left.width(), left.height());
    const double margin = edge * 0.6;
    const double foot = box.bottom() - size * (captionPart - 0.03);
    upperCaption = QRectF(open.left() + margin, foot, open.width() - 2 * margin, size * captionLine);
    lowerCaption = upperCaption.translated(0, size * captionLine);
    if (hasSign(face, Slot::LowerLeft))
        lowerCaption.setLeft(signBox(Slot::LowerLeft).right() + margin);
    if (hasSign(face, Slot::LowerRight))
        lowerCaption.setRight(signBox(Slot::LowerRight).left() - margin);
    places = {
        {Slot::MiddleLeft, left, Qt::AlignLeft, 0.205, QFont::DemiBold},
        {Slot::MiddleRight, right, Qt::AlignRight, 0.205, QFont::DemiBold},
        {Slot::LowerLeft, QRectF(row.left(), row.top(), third * 1.15, row.height()), Qt::AlignLeft, 0.25, QFont::Bold},
        {Slot::LowerCentre, QRectF(row.left() + third, row.top(), third, row.height()), Qt::AlignHCenter, 0.18,
         QFont::Medium},
        {Slot::LowerRight, QRectF(row.right() - third * 1.15, row.top(), third * 1.15, row.height()), Qt::AlignRight,
         0.25, QFont::Bold},
    };
}

/// Signs stand in the corners, whatever the text beside them.
QRectF CounterPainter::Anatomy::signBox(core::Slot slot) const {
    const double side = size * signPart;
    const double edge = size * 0.045;
    const bool atLeft = slot == core::Slot::LowerLeft;
    return {atLeft ? open.left() + edge : open.right() - edge - side, box.bottom() - edge - side, side, side};
}

CounterPainter::Anatomy CounterPainter::Anatomy::onScreen(const core::CounterFace& face, const QRectF& box,
                                                          double pixel, const MapTokens& tokens) {
    const bool small = std::min(box.width(), box.height()) < smallest * pixel;
    Anatomy anatomy(face, box, tokens, small ? smallBand : usualBand);
    anatomy.pixel = pixel;
    anatomy.outline = std::max(anatomy.size * 0.024, pixel);
    anatomy.body = bodyOf(box, anatomy.size * cornerPart, anatomy.isFolded ? anatomy.size * foldPart : 0);
    anatomy.ground = box;
    anatomy.groundColour = groundOf(face, tokens.counter, 0.07);
    return anatomy;
}

CounterPainter::Anatomy CounterPainter::Anatomy::onPaper(const core::CounterFace& face, const QRectF& box,
                                                         const QRectF& bleed, const MapTokens& tokens) {
    Anatomy anatomy(face, box, tokens, usualBand);
    anatomy.isPaper = true;
    anatomy.outline = anatomy.size * 0.015;
    anatomy.body.addRect(box);
    anatomy.ground = bleed;
    anatomy.groundColour = groundOf(face, QColor(Qt::white), 0.05);
    if (anatomy.isTurned)
        anatomy.bandGround.setCoords(bleed.left(), bleed.top(), anatomy.bandGround.right(), bleed.bottom());
    else
        anatomy.bandGround.setCoords(bleed.left(), bleed.top(), bleed.right(), anatomy.bandGround.bottom());
    return anatomy;
}

void CounterPainter::Anatomy::paintShadow(QPainter& painter) const {
    if (size < 12 * pixel)
        return;
    constexpr int layers = 5;
    painter.setPen(Qt::NoPen);
    QColor shade = tokens.shadow;
    shade.setAlpha(shade.alpha() / layers);
    painter.setBrush(shade);
    for (int i = 0; i < layers; ++i) {
        const double grow = size * (0.062 - 0.014 * i);
        const QRectF rect = box.translated(0, size * 0.028).adjusted(-grow, -grow, grow, grow);
        const double radius = size * cornerPart + grow;
        painter.drawPath(bodyOf(rect, radius, isFolded ? size * foldPart : 0));
    }
}

/// A crack from edge to edge, dark with a lit side.
void CounterPainter::Anatomy::paintCrack(QPainter& painter) const {
    const auto at = [this](double x, double y) { return box.topLeft() + QPointF(x, y) * size; };
    const QPolygonF crack{at(0.71, 0.0),  at(0.6, 0.2),   at(0.7, 0.33),  at(0.48, 0.5),
                          at(0.61, 0.63), at(0.37, 0.79), at(0.43, 0.88), at(0.33, 1.0)};
    QPen pen(groundColour, size * 0.1, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawPolyline(crack);
    pen.setColor(isPaper ? QColor(Qt::black) : tokens.ink);
    pen.setWidthF(std::max(size * 0.034, 1.1 * pixel));
    painter.setPen(pen);
    painter.drawPolyline(crack);
}

void CounterPainter::Anatomy::paintFold(QPainter& painter) const {
    if (!isFolded)
        return;
    const double fold = size * foldPart;
    const QPointF corner = box.topRight();
    if (isPaper) // the cut-off corner shows as the bare back of the sheet
        painter.fillRect(QRectF(corner - QPointF(fold, 0), QSizeF(ground.right() - corner.x() + fold, fold)),
                         Qt::white);
    QPainterPath flap(corner - QPointF(fold, 0));
    flap.lineTo(corner + QPointF(0, fold));
    flap.quadTo(corner + QPointF(-fold * 0.75, fold * 0.92), corner + QPointF(-fold * 0.86, fold * 0.86));
    flap.quadTo(corner + QPointF(-fold * 0.92, fold * 0.75), corner - QPointF(fold, 0));
    painter.setPen(QPen(tokens.counterOutline, outline, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(mixed(groundColour, tokens.counterOutline, 0.22));
    painter.drawPath(flap);
}

} // namespace orontes::editor
