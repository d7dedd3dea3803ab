// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/symbol_shelf.h"
#include "editor/theme/tokens.h"
#include "rules/core/counter_face.h"

#include <QRectF>

class QPainter;

namespace orontes::editor {

/// How much of its place a counter takes up.
enum class FaceRoom {
    Close,   ///< nearly all; markers may be cut off
    Markers, ///< markers and shadow lie within the place
};

/// Draws counters: the same face on the map, in lists, on sheets of paper.
class CounterPainter {
public:
    explicit CounterPainter(Theme theme) : m_theme(theme) {}

    /// On the screen: rounded corners, a soft shadow, markers at the lower edge. `pixel` is the size of a screen pixel
    /// in the painter's unit; small counters leave out what could not be read.
    void paint(QPainter& painter, const core::CounterFace& face, const QRectF& box, double pixel = 1);
    /// On paper: square corners, no shadow, black text; ground and band go on as far as `bleed`.
    void print(QPainter& painter, const core::CounterFace& face, const QRectF& box, const QRectF& bleed);
    /// The points that tell which way it faces, once more over what was drawn around it.
    void paintFacings(QPainter& painter, const core::CounterFace& face, const QRectF& box, double pixel = 1);
    /// A loose marker on plain ground, for printed sheets.
    void printMarker(QPainter& painter, const std::string& name, const QRectF& box, const QRectF& bleed);
    /// A marker as it lies on a counter or in a space: its symbol in a white roundel, and how many.
    void paintMarker(QPainter& painter, const core::FaceMarker& marker, const QRectF& box, double pixel = 1);
    /// How many of a kind lie under a counter, in a dark roundel at its lower right corner.
    void paintNumber(QPainter& painter, int number, const QRectF& box, double pixel = 1);
    /// A strip in a side's colour and pattern.
    static void paintBand(QPainter& painter, core::Colour colour, core::Pattern pattern, const QRectF& box);

    /// How far beyond the box a counter of this width is drawn, shadow and markers included.
    static double reach(double width) { return width * reachPart; }
    /// The box of a counter that lies in this place with all that is drawn around it.
    static QRectF boxWithin(const QRectF& place);

private:
    struct Anatomy;
    static constexpr double reachPart = 0.24;

    static void paintBand(QPainter& painter, const core::CounterFace& face, const QRectF& ground, const QRectF& frame);
    void paintBody(QPainter& painter, const core::CounterFace& face, const Anatomy& anatomy);
    void paintFace(QPainter& painter, const core::CounterFace& face, const Anatomy& anatomy);
    void paintSmallFace(QPainter& painter, const core::CounterFace& face, const Anatomy& anatomy);
    static void paintUnder(QPainter& painter, const core::FaceBand& side, const Anatomy& anatomy);
    static void paintFacing(QPainter& painter, const QString& way, const Anatomy& anatomy);
    static void paintSigns(QPainter& painter, const core::CounterFace& face, const Anatomy& anatomy);
    static void paintBandTexts(QPainter& painter, const core::CounterFace& face, const Anatomy& anatomy);
    static void paintTexts(QPainter& painter, const core::CounterFace& face, const Anatomy& anatomy);
    void paintMarkers(QPainter& painter, const core::CounterFace& face, const Anatomy& anatomy);

    Theme m_theme;
    SymbolShelf m_symbols;
};

} // namespace orontes::editor
