// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/layout/pieces.h"

#include <algorithm>

namespace orontes::editor {

namespace {

constexpr double pieceMarkWidth = 0.15; // thinner marks vanish on a press

} // namespace

PlacedPiece textAt(const MmRect& box, double baseline, QString text, const TextStyle& style, Align align) {
    return {box, TextPiece{std::move(text), style, align, baseline - box.y}};
}

PlacedPiece textWithin(const MmRect& box, QString text, const TextStyle& style, Align align) {
    return textAt(box, box.centre().y + capHeight(style) / 2, std::move(text), style, align);
}

PlacedPiece strokeFrom(MmPoint from, MmPoint to, double width, core::Colour ink, Dash dash) {
    const MmRect box{std::min(from.x, to.x), std::min(from.y, to.y), std::abs(to.x - from.x), std::abs(to.y - from.y)};
    return {box, StrokePiece{{{from.x - box.x, from.y - box.y}, {to.x - box.x, to.y - box.y}}, width, ink, dash}};
}

PlacedPiece levelRule(double x, double y, double length, double width, core::Colour ink) {
    return {{x, y - width / 2, length, width}, FillPiece{ink, 0}};
}

void addCrosshair(Pieces& pieces, MmPoint centre, double diameter) {
    const double arm = diameter / 2;
    const double ring = diameter * 0.6;
    pieces.push_back(
        {{centre.x - ring / 2, centre.y - ring / 2, ring, ring}, FramePiece{pieceMarkWidth, inkBlack, ring / 2}});
    pieces.push_back(strokeFrom({centre.x - arm, centre.y}, {centre.x + arm, centre.y}, pieceMarkWidth));
    pieces.push_back(strokeFrom({centre.x, centre.y - arm}, {centre.x, centre.y + arm}, pieceMarkWidth));
}

void addRuler(Pieces& pieces, MmPoint from) {
    const TextStyle style{.points = 5, .ink = inkGrey};
    pieces.push_back(strokeFrom(from, {from.x + 100, from.y}, pieceMarkWidth));
    for (int mm = 0; mm <= 100; mm += 5) {
        const double length = mm % 50 == 0 ? 2.0 : mm % 10 == 0 ? 1.4 : 0.8;
        pieces.push_back(strokeFrom({from.x + mm, from.y}, {from.x + mm, from.y - length}, pieceMarkWidth));
    }
    pieces.push_back(textAt({from.x + 101.2, from.y - 2, 20, 2}, from.y, QStringLiteral("100 mm"), style));
}

} // namespace orontes::editor
