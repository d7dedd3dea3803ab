// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/counter_painter.h"

#include "editor/paint/counter_anatomy.h"
#include "editor/paint/looks.h"
#include "editor/paint/patterns.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace orontes::editor {
namespace {

constexpr int longestCode = 4;                          ///< of a text in the band; longer ones are names
constexpr double nameLegible = 0.12;                    ///< height of a name, in widths of the counter
const QString facingPrefix = QStringLiteral("facing_"); ///< of markers, before the way: "n", "ne" …

QString textAt(const core::CounterFace& face, core::Slot slot) {
    for (const core::SlotText& text : face.texts)
        if (text.slot == slot)
            return QString::fromStdString(text.text);
    return {};
}

/// What a player asks of a counter first: the leftmost figure of its lowest line that has one.
QString strengthOf(const core::CounterFace& face) {
    using core::Slot;
    for (const Slot slot : {Slot::LowerLeft, Slot::MiddleLeft, Slot::LowerRight, Slot::BandRight}) {
        const QString text = textAt(face, slot);
        if (std::any_of(text.begin(), text.end(), [](QChar letter) { return letter.isDigit(); }))
            return text;
    }
    return {};
}

/// The nearest of black ink and white that can be read on a colour.
QColor readableOn(const QColor& ground, const MapTokens& tokens) {
    return contrast(ground, tokens.roundel) >= contrast(ground, tokens.ink) ? tokens.roundel : tokens.ink;
}

QFont counterFont(double size, QFont::Weight weight) {
    QFont font(QStringList{QStringLiteral("Inter"), QStringLiteral("DejaVu Sans")});
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(size))));
    font.setWeight(weight);
    return font;
}

/// Sets text as large as `size` and no wider than the box; a shorter text sits at the side `align` names.
void setText(QPainter& painter, const QString& text, const QRectF& box, Qt::Alignment align, double size,
             QFont::Weight weight, const QColor& ink) {
    QFont font = counterFont(size, weight);
    double wide = QFontMetricsF(font).horizontalAdvance(text);
    if (wide > box.width()) {
        font = counterFont(size * box.width() / wide, weight);
        wide = QFontMetricsF(font).horizontalAdvance(text);
    }
    const QFontMetricsF metrics(font);
    double x = box.left();
    if ((align & Qt::AlignRight) != 0)
        x = box.right() - wide;
    else if ((align & Qt::AlignHCenter) != 0)
        x = box.center().x() - wide / 2;
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(QPointF(x, box.center().y() + metrics.capHeight() / 2), text);
}

/// A name set in the two lines of a caption; "" leaves one free.
struct CaptionLines {
    QString upper;
    QString lower;
};

/// In the lower line, in the upper one, or broken at each place where it can be.
std::vector<CaptionLines> waysToSet(const QString& name) {
    std::vector<CaptionLines> ways{{{}, name}, {name, {}}};
    for (qsizetype at = 1; at + 1 < name.size(); ++at)
        if (name[at] == u' ' || name[at] == u'-')
            ways.push_back({name.left(name[at] == u' ' ? at : at + 1), name.mid(at + 1)});
    return ways;
}

/// Sets a name as large as it can be, in the first of the ways that are equally large.
void setCaption(QPainter& painter, const QString& name, const QRectF& upper, const QRectF& lower, double size,
                const QColor& ink) {
    const QFontMetricsF metrics(counterFont(size, QFont::Bold));
    const auto fitting = [&metrics](const QString& text, const QRectF& box) {
        return text.isEmpty() ? 1.0 : std::min(1.0, box.width() / metrics.horizontalAdvance(text));
    };
    double best = 0;
    CaptionLines chosen;
    for (CaptionLines& way : waysToSet(name)) {
        const double part = std::min(fitting(way.upper, upper), fitting(way.lower, lower));
        if (part > best + 0.01) {
            best = part;
            chosen = std::move(way);
        }
    }
    for (const auto& [text, box] : {std::pair(chosen.upper, upper), std::pair(chosen.lower, lower)})
        if (!text.isEmpty())
            setText(painter, text, box, Qt::AlignHCenter, size * best, QFont::Bold, ink);
}

} // namespace

QRectF CounterPainter::boxWithin(const QRectF& place) {
    const double width = std::min(place.width(), place.height()) / (1 + 2 * reachPart);
    QRectF box(0, 0, width, width);
    box.moveCenter(place.center());
    return box;
}

void CounterPainter::paintBand(QPainter& painter, core::Colour colour, core::Pattern pattern, const QRectF& box) {
    core::CounterFace face;
    face.band = colour;
    face.pattern = pattern;
    paintBand(painter, face, box, box);
}

/// The pattern fills the ground; an outline keeps to the frame, so that cutting leaves it whole.
void CounterPainter::paintBand(QPainter& painter, const core::CounterFace& face, const QRectF& ground,
                               const QRectF& frame) {
    const QColor colour = colourOf(face.band);
    const MapTokens& tokens = mapTokens(Theme::Light);
    const double thick = std::min(frame.width(), frame.height());
    painter.save();
    if (face.pattern == core::Pattern::Outline) {
        painter.fillRect(ground, mixed(colour, tokens.roundel, 0.85));
        const double line = thick * 0.14;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(contrast(colour, tokens.roundel) < 2 ? tokens.ink : colour, line, Qt::SolidLine,
                            Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(frame.adjusted(line * 0.9, line * 0.9, -line * 0.9, -line * 0.9));
    } else {
        painter.fillRect(ground, colour);
        QPainterPath path;
        path.addRect(ground);
        const QColor figure = withAlpha(readableOn(colour, tokens), 0.62);
        const double weight = thick * (face.pattern == core::Pattern::Dots ? 0.1 : 0.13);
        paintPattern(painter, path, face.pattern, {figure, thick * 0.42, weight, frame.center()});
    }
    painter.restore();
}

void CounterPainter::paint(QPainter& painter, const core::CounterFace& face, const QRectF& box, double pixel) {
    const Anatomy anatomy = Anatomy::onScreen(face, box, pixel, mapTokens(m_theme));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    anatomy.paintShadow(painter);
    paintBody(painter, face, anatomy);
    painter.setPen(QPen(anatomy.tokens.counterOutline, anatomy.outline, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(anatomy.body);
    anatomy.paintFold(painter);
    paintMarkers(painter, face, anatomy);
    painter.restore();
}

void CounterPainter::print(QPainter& painter, const core::CounterFace& face, const QRectF& box, const QRectF& bleed) {
    const Anatomy anatomy = Anatomy::onPaper(face, box, bleed, mapTokens(Theme::Light));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintBody(painter, face, anatomy);
    anatomy.paintFold(painter);
    paintMarkers(painter, face, anatomy);
    painter.restore();
}

void CounterPainter::paintBody(QPainter& painter, const core::CounterFace& face, const Anatomy& anatomy) {
    painter.save();
    if (!anatomy.isPaper)
        painter.setClipPath(anatomy.body, Qt::IntersectClip);
    painter.fillRect(anatomy.ground, anatomy.groundColour);
    paintBand(painter, face, anatomy.bandGround, anatomy.bandFrame);
    if (face.under)
        paintUnder(painter, *face.under, anatomy);
    if (anatomy.isSmall())
        paintSmallFace(painter, face, anatomy);
    else
        paintFace(painter, face, anatomy);
    if (face.state == core::FaceState::Disrupted)
        anatomy.paintCrack(painter);
    painter.restore();
}

/// Narrow, and parted from the ground by a line.
void CounterPainter::paintUnder(QPainter& painter, const core::FaceBand& side, const Anatomy& anatomy) {
    paintBand(painter, side.colour, side.pattern, anatomy.under);
    painter.setPen(QPen(anatomy.tokens.counterOutline, anatomy.outline * 0.7));
    painter.drawLine(anatomy.isTurned ? QLineF(anatomy.under.topLeft(), anatomy.under.bottomLeft())
                                      : QLineF(anatomy.under.topLeft(), anatomy.under.topRight()));
}

void CounterPainter::paintFace(QPainter& painter, const core::CounterFace& face, const Anatomy& anatomy) {
    painter.setPen(QPen(anatomy.tokens.counterOutline, anatomy.outline * 0.7));
    painter.drawLine(anatomy.bandEdge);
    painter.save();
    painter.setOpacity(face.state == core::FaceState::Disrupted ? 0.55 : 1.0);
    m_symbols.paint(painter, face.symbol, anatomy.symbol);
    painter.restore();
    paintSigns(painter, face, anatomy);
    if (anatomy.isLegible(0.17))
        paintTexts(painter, face, anatomy);
}

/// Seen from afar a counter is a side, a class and a strength.
void CounterPainter::paintSmallFace(QPainter& painter, const core::CounterFace& face, const Anatomy& anatomy) {
    if (anatomy.size < 8 * anatomy.pixel)
        return;
    const QString strength = strengthOf(face);
    const double edge = anatomy.size * 0.04;
    QRectF figure = anatomy.open.adjusted(edge, edge, -edge, -edge);
    QRectF symbol = figure;
    if (!strength.isEmpty() && anatomy.size >= 17 * anatomy.pixel) {
        figure.setLeft(figure.left() + figure.width() * 0.5);
        symbol.setRight(figure.left());
    }
    if (strength.isEmpty() || symbol.right() < figure.right()) {
        const double across = std::min(symbol.width(), symbol.height());
        QRectF place(0, 0, across, across);
        place.moveCenter(symbol.center());
        m_symbols.paint(painter, face.symbol, place);
    }
    if (!strength.isEmpty())
        setText(painter, strength, figure, Qt::AlignHCenter, figure.height() * 1.15, QFont::Bold, anatomy.tokens.ink);
}

/// Short texts are codes and stand on either side; a long one is a name and leaves the pattern its end of the band.
void CounterPainter::paintBandTexts(QPainter& painter, const core::CounterFace& face, const Anatomy& anatomy) {
    const double e = anatomy.size;
    const QColor bandGround = face.pattern == core::Pattern::Outline
                                  ? mixed(colourOf(face.band), anatomy.tokens.roundel, 0.85)
                                  : colourOf(face.band);
    const bool alone = textAt(face, core::Slot::BandLeft).isEmpty() || textAt(face, core::Slot::BandRight).isEmpty();
    anatomy.alongBand(painter, [&](const QRectF& band) {
        for (const auto& [slot, align] :
             {std::pair(core::Slot::BandLeft, Qt::AlignLeft), std::pair(core::Slot::BandRight, Qt::AlignRight)}) {
            const QString text = textAt(face, slot);
            if (text.isEmpty() || (text.size() > longestCode && !anatomy.isLegible(nameLegible)))
                continue;
            const double wide = std::min(QFontMetricsF(counterFont(e * 0.15, QFont::Bold)).horizontalAdvance(text),
                                         band.width() * (alone ? 0.78 : 0.56));
            QRectF place(band.left() + e * 0.06, band.top(), wide, band.height());
            if (align == Qt::AlignRight)
                place.moveRight(band.right() - e * 0.06);
            if (face.pattern != core::Pattern::Solid) // quiet ground for the letters
                painter.fillRect(place.adjusted(-e * 0.028, e * 0.03, e * 0.028, -e * 0.03), bandGround);
            setText(painter, text, place, align, e * 0.15, QFont::Bold, readableOn(bandGround, anatomy.tokens));
        }
    });
}

void CounterPainter::paintTexts(QPainter& painter, const core::CounterFace& face, const Anatomy& anatomy) {
    const double e = anatomy.size;
    const QColor ink = anatomy.isPaper ? QColor(Qt::black) : anatomy.tokens.ink;
    paintBandTexts(painter, face, anatomy);
    for (const Anatomy::Place& place : anatomy.places)
        if (const QString text = textAt(face, place.slot); !text.isEmpty())
            setText(painter, text, place.box, place.align, e * place.size, place.weight, ink);
    const QString caption = textAt(face, core::Slot::Caption);
    if (!caption.isEmpty() && anatomy.isLegible(nameLegible))
        setCaption(painter, caption, anatomy.upperCaption, anatomy.lowerCaption, e * 0.135, ink);
}

void CounterPainter::paintSigns(QPainter& painter, const core::CounterFace& face, const Anatomy& anatomy) {
    const QColor ink = anatomy.isPaper ? QColor(Qt::black) : anatomy.tokens.ink;
    painter.setPen(QPen(ink, anatomy.size * 0.028, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(anatomy.tokens.roundel);
    for (const core::SlotSign& sign : face.signs) {
        const QRectF box = anatomy.signBox(sign.slot);
        sign.sign == core::Sign::Ring ? painter.drawEllipse(box) : painter.drawRect(box);
    }
}

void CounterPainter::paintMarkers(QPainter& painter, const core::CounterFace& face, const Anatomy& anatomy) {
    std::vector<core::FaceMarker> lying;
    for (const core::FaceMarker& marker : face.markers)
        if (const QString name = QString::fromStdString(marker.name); name.startsWith(facingPrefix))
            paintFacing(painter, name.mid(facingPrefix.size()), anatomy);
        else
            lying.push_back(marker);
    const double wide = anatomy.size * 0.3;
    const double room = anatomy.size * 1.08 - wide;
    const auto count = static_cast<double>(lying.size());
    const double step = count > 1 ? std::min(wide * 0.92, room / (count - 1)) : 0;
    // Mostly below the edge, so that the figures of the lowest line stay in sight.
    QRectF place(anatomy.box.left() - anatomy.size * 0.06, anatomy.box.bottom() - wide * 0.28, wide, wide);
    for (const core::FaceMarker& marker : lying) {
        paintMarker(painter, marker, place, anatomy.pixel);
        place.translate(step, 0);
    }
}

void CounterPainter::paintFacings(QPainter& painter, const core::CounterFace& face, const QRectF& box, double pixel) {
    const Anatomy anatomy = Anatomy::onScreen(face, box, pixel, mapTokens(m_theme));
    for (const core::FaceMarker& marker : face.markers)
        if (const QString name = QString::fromStdString(marker.name); name.startsWith(facingPrefix))
            paintFacing(painter, name.mid(facingPrefix.size()), anatomy);
}

/// A point on the edge that the counter faces, outside all that is printed.
void CounterPainter::paintFacing(QPainter& painter, const QString& way, const Anatomy& anatomy) {
    const QPointF north(0, way.contains(QLatin1Char('n')) ? -1 : way.contains(QLatin1Char('s')) ? 1 : 0);
    const QPointF east(way.contains(QLatin1Char('e')) ? 1 : way.contains(QLatin1Char('w')) ? -1 : 0, 0);
    const QPointF toward = north + east;
    const double along = std::hypot(toward.x(), toward.y());
    if (along == 0)
        return;
    const QPointF ahead = toward / along;
    const QPointF across(-ahead.y(), ahead.x());
    const double e = anatomy.size;
    const QPointF foot = anatomy.box.center() + toward * (e * 0.5);
    const QPolygonF point{foot + ahead * (e * 0.2), foot + across * (e * 0.17) - ahead * (e * 0.02),
                          foot - across * (e * 0.17) - ahead * (e * 0.02)};
    painter.setPen(
        QPen(anatomy.tokens.roundel, std::max(e * 0.03, anatomy.pixel), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(anatomy.tokens.counterOutline);
    painter.drawPolygon(point);
}

void CounterPainter::paintMarker(QPainter& painter, const core::FaceMarker& marker, const QRectF& box, double pixel) {
    const MapTokens& tokens = mapTokens(m_theme);
    const double e = box.width();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(tokens.counterOutline, std::max(e * 0.05, 0.8 * pixel)));
    painter.setBrush(tokens.roundel);
    painter.drawEllipse(box);
    if (e > 7 * pixel)
        m_symbols.paint(painter, "marker_" + marker.name, box.adjusted(e * 0.2, e * 0.2, -e * 0.2, -e * 0.2));
    if (marker.count > 1) {
        const QRectF badge(box.right() - e * 0.44, box.bottom() - e * 0.56, e * 0.56, e * 0.56); // below the figures
        painter.setPen(Qt::NoPen);
        painter.setBrush(tokens.roundelInk);
        painter.drawEllipse(badge);
        const double inset = e * 0.06;
        setText(painter, QString::number(marker.count), badge.adjusted(inset, 0, -inset, 0), Qt::AlignHCenter, e * 0.4,
                QFont::Bold, tokens.roundel);
    }
    painter.restore();
}

void CounterPainter::paintNumber(QPainter& painter, int number, const QRectF& box, double pixel) {
    const MapTokens& tokens = mapTokens(m_theme);
    const double e = std::max(box.width() * 0.52, 11.5 * pixel);
    const double beyond = e * 0.3;
    const QRectF badge(box.right() + beyond - e, box.bottom() + beyond - e, e, e);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(tokens.roundel, std::max(e * 0.07, pixel)));
    painter.setBrush(tokens.roundelInk);
    painter.drawEllipse(badge);
    const double inset = e * 0.1;
    setText(painter, QString::number(number), badge.adjusted(inset, 0, -inset, 0), Qt::AlignHCenter, e * 0.74,
            QFont::Bold, tokens.roundel);
    painter.restore();
}

void CounterPainter::printMarker(QPainter& painter, const std::string& name, const QRectF& box, const QRectF& bleed) {
    painter.save();
    painter.fillRect(bleed, Qt::white);
    const double inset = box.width() * 0.14;
    m_symbols.paint(painter, "marker_" + name, box.adjusted(inset, inset, -inset, -inset));
    painter.restore();
}

} // namespace orontes::editor
