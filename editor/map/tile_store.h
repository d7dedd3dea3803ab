// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPoint>
#include <QRect>

#include <array>
#include <cstdint>
#include <functional>
#include <unordered_map>
#include <vector>

class QPainter;

namespace orontes::editor {

/// The map as tiles of 512 device pixels at one scale. A tile is drawn in bands, as time permits; until then the tiles
/// of the scale before, enlarged or reduced, show what is there. Pictures are used again: fresh memory is dear.
class TileStore {
public:
    static constexpr int side = 512;

    /// Draws `part` of a tile whose upper left corner lies at `corner` of the map, all in device pixels.
    using Draw = std::function<void(QImage& tile, QPoint corner, QRect part)>;

    explicit TileStore(Draw draw) : m_draw(std::move(draw)) {}

    /// Tiles of another scale are wanted. Those of the present one serve until the new ones are drawn.
    void setScale(double scale, double devicePixelRatio);
    /// Forgets every tile.
    void clear();
    /// Every tile is drawn again when it is needed; until then the old one is shown.
    void touchAll();
    /// A part of the map has changed.
    void touch(const QRect& part);

    /// Draws what is missing of `visible`, the middle first, until `milliseconds` are over; at least one band. Returns
    /// whether anything is still missing.
    bool work(const QRect& visible, double milliseconds);
    /// One band outside of what is visible, ready for the next pan. Returns whether there was one to draw.
    bool workAhead(const QRect& visible);
    bool isComplete(const QRect& visible) const;
    /// Paints what there is; the painter's origin is the upper left corner of `visible`, its unit a logical pixel.
    void paint(QPainter& painter, const QRect& visible) const;

    int tileCount() const { return static_cast<int>(m_tiles.size() + m_old.size() + m_pool.size()); }
    /// How many bands and parts of bands have been drawn so far.
    int drawnParts() const { return m_drawnParts; }
    /// How many tiles have been drawn into so far, each change counted once per tile.
    int touchedTiles() const { return m_touchedTiles; }

private:
    static constexpr int bandCount = 4;
    static constexpr int bandHeight = side / bandCount;

    struct Tile {
        QImage image;
        std::array<bool, bandCount> isDrawn{};
        std::array<QRect, bandCount> dirty; ///< in the tile
        std::uint64_t used = 0;

        bool isDone(int band) const { return isDrawn[static_cast<std::size_t>(band)] && isClean(band); }
        bool isClean(int band) const { return dirty[static_cast<std::size_t>(band)].isEmpty(); }
    };
    using Tiles = std::unordered_map<std::int64_t, Tile>;

    static std::int64_t keyOf(QPoint index);
    static QPoint indexOf(std::int64_t key);
    static QRect indicesOf(const QRect& part);

    Tile& tileAt(QPoint index, const QRect& visible);
    void makeRoom(const QRect& visible);
    void drawBand(Tile& tile, QPoint index, int band);
    void retire(Tiles& tiles);
    void paintOld(QPainter& painter, const QRect& part, const QRect& visible) const;

    Draw m_draw;
    double m_scale = 0;
    double m_ratio = 1;
    double m_oldScale = 0;
    Tiles m_tiles;
    Tiles m_old;
    std::vector<QImage> m_pool;
    std::uint64_t m_clock = 0;
    bool m_wasComplete = false;
    int m_drawnParts = 0;
    int m_touchedTiles = 0;
};

} // namespace orontes::editor
