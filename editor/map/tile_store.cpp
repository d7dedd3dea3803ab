// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/tile_store.h"

#include <QElapsedTimer>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace orontes::editor {
namespace {

constexpr std::size_t ahead = 24; // tiles kept beside the visible ones
constexpr std::size_t mostPooled = 40;

int floorDiv(int value, int by) {
    return value >= 0 ? value / by : -((-value + by - 1) / by);
}

double farness(QPoint index, const QRect& visible) {
    const QPoint way = index * TileStore::side + QPoint(TileStore::side, TileStore::side) / 2 - visible.center();
    return std::hypot(way.x(), way.y());
}

/// Tiles of a rectangle, the one nearest to the middle of `visible` first.
std::vector<QPoint> inOrder(const QRect& indices, const QRect& visible) {
    std::vector<QPoint> order;
    for (int y = indices.top(); y <= indices.bottom(); ++y)
        for (int x = indices.left(); x <= indices.right(); ++x)
            order.emplace_back(x, y);
    std::sort(order.begin(), order.end(),
              [&](QPoint a, QPoint b) { return farness(a, visible) < farness(b, visible); });
    return order;
}

} // namespace

std::int64_t TileStore::keyOf(QPoint index) {
    return static_cast<std::int64_t>(index.y()) * (std::int64_t{1} << 32) + index.x();
}

QPoint TileStore::indexOf(std::int64_t key) {
    const auto x = static_cast<std::int32_t>(key & 0xFFFFFFFF);
    return {x, static_cast<int>((key - x) / (std::int64_t{1} << 32))};
}

QRect TileStore::indicesOf(const QRect& part) {
    return {QPoint(floorDiv(part.left(), side), floorDiv(part.top(), side)),
            QPoint(floorDiv(part.right(), side), floorDiv(part.bottom(), side))};
}

void TileStore::retire(Tiles& tiles) {
    for (auto& [key, tile] : tiles)
        if (m_pool.size() < mostPooled)
            m_pool.push_back(std::move(tile.image));
    tiles.clear();
}

void TileStore::clear() {
    retire(m_tiles);
    retire(m_old);
    m_wasComplete = false;
}

void TileStore::setScale(double scale, double devicePixelRatio) {
    m_ratio = devicePixelRatio;
    if (scale == m_scale)
        return;
    if (m_wasComplete || m_old.empty()) {
        retire(m_old);
        std::swap(m_old, m_tiles);
        m_oldScale = m_scale;
    } else
        retire(m_tiles);
    m_scale = scale;
    m_wasComplete = false;
}

void TileStore::touchAll() {
    retire(m_old);
    for (auto& [key, tile] : m_tiles)
        for (int band = 0; band < bandCount; ++band)
            tile.dirty[static_cast<std::size_t>(band)] = QRect(0, band * bandHeight, side, bandHeight);
}

void TileStore::touch(const QRect& part) {
    for (auto& [key, tile] : m_tiles) {
        const QRect inTile = part.translated(indexOf(key) * -side).intersected(QRect(0, 0, side, side));
        if (inTile.isEmpty())
            continue;
        ++m_touchedTiles;
        for (int band = 0; band < bandCount; ++band)
            tile.dirty[static_cast<std::size_t>(band)] |=
                inTile.intersected(QRect(0, band * bandHeight, side, bandHeight));
    }
}

void TileStore::makeRoom(const QRect& visible) {
    const QRect wanted = indicesOf(visible);
    const auto most = static_cast<std::size_t>(wanted.width() * wanted.height()) + ahead;
    if (m_tiles.size() < most)
        return;
    auto oldest = m_tiles.end();
    for (auto it = m_tiles.begin(); it != m_tiles.end(); ++it)
        if (!wanted.contains(indexOf(it->first)) && (oldest == m_tiles.end() || it->second.used < oldest->second.used))
            oldest = it;
    if (oldest == m_tiles.end())
        return;
    m_pool.push_back(std::move(oldest->second.image));
    m_tiles.erase(oldest);
}

TileStore::Tile& TileStore::tileAt(QPoint index, const QRect& visible) {
    auto found = m_tiles.find(keyOf(index));
    if (found == m_tiles.end()) {
        makeRoom(visible);
        found = m_tiles.emplace(keyOf(index), Tile()).first;
        Tile& tile = found->second;
        if (m_pool.empty())
            tile.image = QImage(side, side, QImage::Format_RGB32);
        else {
            tile.image = std::move(m_pool.back());
            m_pool.pop_back();
        }
    }
    found->second.used = ++m_clock;
    return found->second;
}

void TileStore::drawBand(Tile& tile, QPoint index, int band) {
    const auto i = static_cast<std::size_t>(band);
    const QRect part = tile.isDrawn[i] ? tile.dirty[i] : QRect(0, band * bandHeight, side, bandHeight);
    tile.image.setDevicePixelRatio(1);
    m_draw(tile.image, index * side, part);
    tile.image.setDevicePixelRatio(m_ratio);
    tile.isDrawn[i] = true;
    tile.dirty[i] = QRect();
    ++m_drawnParts;
}

bool TileStore::work(const QRect& visible, double milliseconds) {
    QElapsedTimer timer;
    timer.start();
    bool isFirst = true;
    for (const QPoint index : inOrder(indicesOf(visible), visible)) {
        Tile& tile = tileAt(index, visible);
        for (int band = 0; band < bandCount; ++band) {
            const QRect place(index.x() * side, index.y() * side + band * bandHeight, side, bandHeight);
            if (tile.isDone(band) || !place.intersects(visible))
                continue;
            if (!isFirst && static_cast<double>(timer.nsecsElapsed()) > milliseconds * 1e6)
                return true;
            drawBand(tile, index, band);
            isFirst = false;
        }
    }
    m_wasComplete = true;
    retire(m_old);
    return false;
}

bool TileStore::workAhead(const QRect& visible) {
    const QRect around = visible.adjusted(-side / 2, -side / 2, side / 2, side / 2);
    for (const QPoint index : inOrder(indicesOf(around), visible)) {
        Tile& tile = tileAt(index, around);
        for (int band = 0; band < bandCount; ++band)
            if (!tile.isDone(band)) {
                drawBand(tile, index, band);
                return true;
            }
    }
    return false;
}

bool TileStore::isComplete(const QRect& visible) const {
    const QRect indices = indicesOf(visible);
    for (int y = indices.top(); y <= indices.bottom(); ++y)
        for (int x = indices.left(); x <= indices.right(); ++x) {
            const auto found = m_tiles.find(keyOf({x, y}));
            for (int band = 0; band < bandCount; ++band)
                if (QRect(x * side, y * side + band * bandHeight, side, bandHeight).intersects(visible) &&
                    (found == m_tiles.end() || !found->second.isDone(band)))
                    return false;
        }
    return true;
}

void TileStore::paint(QPainter& painter, const QRect& visible) const {
    const QRect indices = indicesOf(visible);
    for (int y = indices.top(); y <= indices.bottom(); ++y)
        for (int x = indices.left(); x <= indices.right(); ++x) {
            const auto found = m_tiles.find(keyOf({x, y}));
            const QPoint corner(x * side, y * side);
            for (int band = 0; band < bandCount; ++band) {
                const QRect part(0, band * bandHeight, side, bandHeight);
                if (found == m_tiles.end() || !found->second.isDrawn[static_cast<std::size_t>(band)])
                    paintOld(painter, part.translated(corner), visible);
            }
            if (found == m_tiles.end())
                continue;
            const QImage& image = found->second.image;
            const QPointF place = QPointF(corner - visible.topLeft()) / m_ratio;
            const auto& drawn = found->second.isDrawn;
            if (std::all_of(drawn.begin(), drawn.end(), [](bool is) { return is; }))
                painter.drawImage(place, image);
            else
                for (int band = 0; band < bandCount; ++band)
                    if (drawn[static_cast<std::size_t>(band)])
                        painter.drawImage(place + QPointF(0, band * bandHeight / m_ratio), image,
                                          QRectF(0, band * bandHeight, side, bandHeight));
        }
}

/// A stopgap: tiles of the scale before, without smoothing.
void TileStore::paintOld(QPainter& painter, const QRect& part, const QRect& visible) const {
    const QRect shown = part.intersected(visible);
    if (m_old.empty() || shown.isEmpty() || m_scale <= 0)
        return;
    const double ratio = m_oldScale / m_scale;
    const QRectF source(QPointF(shown.topLeft()) * ratio, QSizeF(shown.size()) * ratio);
    const QRect indices = indicesOf(source.toAlignedRect());
    for (int y = indices.top(); y <= indices.bottom(); ++y)
        for (int x = indices.left(); x <= indices.right(); ++x) {
            const auto found = m_old.find(keyOf({x, y}));
            for (int band = 0; found != m_old.end() && band < bandCount; ++band) {
                const QPointF corner(x * side, y * side);
                const QRectF inside =
                    source.intersected(QRectF(corner + QPointF(0, band * bandHeight), QSizeF(side, bandHeight)));
                if (inside.isEmpty() || !found->second.isDrawn[static_cast<std::size_t>(band)])
                    continue;
                const QPointF at = (inside.topLeft() / ratio - QPointF(visible.topLeft())) / m_ratio;
                painter.drawImage(QRectF(at, inside.size() / ratio / m_ratio), found->second.image,
                                  inside.translated(-corner));
            }
        }
}

} // namespace orontes::editor
