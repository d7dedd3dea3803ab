// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/ornaments.h"

#include "editor/paint/ornament_pen.h"

#include <QPaintEngine>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace orontes::editor {

std::vector<QPointF> spots(Scatter& scatter, int count, double rx, double ry) {
    constexpr int candidates = 12;
    std::vector<QPointF> chosen;
    for (int i = 0; i < count; ++i) {
        QPointF best;
        double bestRoom = -1;
        for (int c = 0; c < candidates; ++c) {
            const double angle = scatter.between(0, 2 * std::numbers::pi);
            const double out = std::sqrt(scatter.next());
            const QPointF spot(rx * out * std::cos(angle), ry * out * std::sin(angle));
            double room = 9;
            for (const QPointF& other : chosen)
                room = std::min(room, std::hypot(spot.x() - other.x(), spot.y() - other.y()));
            if (room > bestRoom) {
                best = spot;
                bestRoom = room;
            }
        }
        chosen.push_back(best);
    }
    std::sort(chosen.begin(), chosen.end(), [](QPointF a, QPointF b) { return a.y() < b.y(); });
    return chosen;
}

bool isAdorned(Ground ground) {
    return ground != Ground::Off;
}

void paintOrnament(QPainter& painter, const Ornament& ornament, const MapTokens& tokens, double hair) {
    const auto seed = placeHash(static_cast<std::int64_t>(ornament.ground), ornament.variant);
    // A PDF has no half transparent lines but outlines of them, fifty curves for each.
    const bool isRaster = painter.paintEngine()->type() == QPaintEngine::Raster;
    OrnamentPen pen{painter, tokens, hair, Scatter(seed), isRaster ? QColor() : groundColour(ornament.ground, tokens)};
    if (ornament.ground == Ground::Bridge || ornament.ground == Ground::Ford)
        painter.rotate(ornament.downhill * 30);
    switch (ornament.ground) {
    case Ground::Clear:
        return paintGrass(pen);
    case Ground::Fertile:
        return paintSprigs(pen);
    case Ground::Desert:
        return paintDunes(pen);
    case Ground::Mudflats:
        return paintMud(pen);
    case Ground::Rough:
        return paintStones(pen);
    case Ground::Marsh:
        return paintReeds(pen);
    case Ground::Hills:
        return paintHills(pen);
    case Ground::Mountain:
        return paintPeaks(pen);
    case Ground::Slope:
        return paintHachures(pen, ornament.downhill);
    case Ground::Hilltop:
        return paintKnoll(pen);
    case Ground::Woods:
        return paintTrees(pen, 7);
    case Ground::Oasis:
        return paintPalms(pen);
    case Ground::Village:
        return paintHouses(pen);
    case Ground::Town:
        return paintWalledTown(pen);
    case Ground::Camp:
        return paintTents(pen);
    case Ground::Unknown:
        return paintStipple(pen);
    case Ground::Stream:
        return paintRipples(pen, 2);
    case Ground::Ford:
        return paintFordStones(pen);
    case Ground::Bridge:
        return paintBridgeDeck(pen);
    case Ground::Lake:
        return paintRipples(pen, 3);
    case Ground::Sea:
        return paintRipples(pen, 3);
    case Ground::Off:
        return;
    }
}

} // namespace orontes::editor
