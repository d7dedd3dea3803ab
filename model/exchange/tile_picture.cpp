// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/tiled_map.h"
#include "model/exchange/tiled_plane.h"

#include <QPainter>

#include <algorithm>

namespace orontes::model {
namespace {

constexpr int picturesInRow = 16;

/// The outline of a tile whose upper left corner is the origin.
QPolygonF tileOutline(const core::Geometry& geometry, const TileMeasures& tile) {
    const auto* hexes = std::get_if<core::HexGrid>(&geometry);
    const double w = tile.width;
    const double h = tile.height;
    if (hexes == nullptr)
        return QPolygonF(QRectF(0, 0, w, h));
    if (hexes->orientation == core::HexGrid::Orientation::FlatTop) {
        const double left = (w - tile.side) / 2;
        return QPolygonF({{0, h / 2}, {left, 0}, {w - left, 0}, {w, h / 2}, {w - left, h}, {left, h}});
    }
    const double top = (h - tile.side) / 2;
    return QPolygonF({{w / 2, 0}, {w, top}, {w, h - top}, {w / 2, h}, {0, h - top}, {0, top}});
}

} // namespace

QImage tilePicture(const core::Board& board, const std::vector<QColor>& colours) {
    const TileMeasures tile = measuresFor(board.geometry);
    const int count = static_cast<int>(colours.size());
    const int rows = (count + picturesInRow - 1) / picturesInRow;
    QImage picture(std::min(count, picturesInRow) * tile.width, rows * tile.height,
                   QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPolygonF outline = tileOutline(board.geometry, tile);
    for (int i = 0; i < count; ++i) {
        const QColor& colour = colours[static_cast<std::size_t>(i)];
        painter.setPen(QPen(colour.darker(130), 1));
        painter.setBrush(colour);
        const QPoint corner(i % picturesInRow * tile.width, i / picturesInRow * tile.height);
        painter.drawPolygon(outline.translated(corner));
    }
    return picture;
}

} // namespace orontes::model
