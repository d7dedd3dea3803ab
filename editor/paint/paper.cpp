// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/paper.h"

#include "editor/paint/looks.h"
#include "editor/paint/scatter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace orontes::editor {
namespace {

constexpr int side = 256;

double smooth(double t) {
    return t * t * (3 - 2 * t);
}

/// Noise between -1 and 1 with `cells` bumps across the tile, the same on opposite edges.
double bump(int x, int y, int cells) {
    const double u = static_cast<double>(x) * cells / side;
    const double v = static_cast<double>(y) * cells / side;
    const int column = static_cast<int>(u);
    const int row = static_cast<int>(v);
    const auto at = [cells](int c, int r) {
        return Scatter(placeHash((c % cells) + cells * 1000, r % cells)).around(1);
    };
    const double s = smooth(u - column);
    const double top = at(column, row) * (1 - s) + at(column + 1, row) * s;
    const double bottom = at(column, row + 1) * (1 - s) + at(column + 1, row + 1) * s;
    const double t = smooth(v - row);
    return top * (1 - t) + bottom * t;
}

} // namespace

QColor marginColour(const MapTokens& tokens) {
    return mixed(tokens.clear, tokens.roundel, 0.45);
}

QImage paperGrain() {
    QImage grain(side, side, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < side; ++y) {
        auto* const line = reinterpret_cast<QRgb*>(grain.scanLine(y));
        for (int x = 0; x < side; ++x) {
            const double value = 0.32 * bump(x, y, 4) + 0.3 * bump(x, y, 16) + 0.35 * bump(x, y, 128);
            const int alpha = std::min(16, static_cast<int>(std::abs(value) * 15));
            line[x] = value < 0 ? qPremultiply(qRgba(92, 66, 30, alpha)) : qPremultiply(qRgba(255, 250, 235, alpha));
        }
    }
    return grain;
}

void paintGrain(QPainter& painter, const QImage& grain, const QRectF& device, QPointF origin) {
    QBrush brush(grain);
    painter.setBrushOrigin(QPointF(std::fmod(std::round(origin.x()), side), std::fmod(std::round(origin.y()), side)));
    painter.fillRect(device, brush);
    painter.setBrushOrigin(0, 0);
}

} // namespace orontes::editor
