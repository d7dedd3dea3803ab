// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/cow.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace orontes::core {

/// One value per cell of a width x height grid, row by row, in shared tiles: a copy costs a pointer, a change copies
/// one tile of about a kilobyte and its row of tiles. Tiles that hold only the fill value take no memory.
template <class T>
class Layer {
public:
    static constexpr int tileSide = sizeof(T) == 1 ? 32 : 16;

    Layer() = default;
    Layer(int width, int height, T fill);

    int width() const { return m_width; }
    int height() const { return m_height; }
    T fill() const { return m_fill; }
    T at(int column, int row) const;
    void set(int column, int row, T value);
    /// Equal in size and in every cell; shared tiles are not looked into.
    friend bool operator==(const Layer& a, const Layer& b) { return a.equals(b); }
    /// Calls visit(column, row) for every cell that differs from a layer of the same size, tile by tile; tiles that
    /// both share cost nothing.
    template <class Visit>
    void forEachDifference(const Layer& other, Visit visit) const;
    /// Calls visit(column, row) for every cell that does not hold the fill value; tiles without any cost nothing.
    template <class Visit>
    void forEachFilled(Visit visit) const;

private:
    using Tile = std::array<T, std::size_t{tileSide} * tileSide>;
    using TileRow = std::vector<std::shared_ptr<Tile>>; ///< null: all fill

    /// Null where all is fill.
    const Tile* tileAt(int tileColumn, int tileRow) const {
        return (*(*m_rows)[static_cast<std::size_t>(tileRow)])[static_cast<std::size_t>(tileColumn)].get();
    }
    bool equals(const Layer& other) const;
    /// Stops when visit answers false, and answers whether it never did.
    template <class Visit>
    bool walkDifferences(const Layer& other, Visit visit) const;
    template <class Visit>
    bool walkTile(const Layer& other, int tileColumn, int tileRow, Visit& visit) const;

    int m_width = 0;
    int m_height = 0;
    T m_fill{};
    Cow<std::vector<Cow<TileRow>>> m_rows;
};

template <class T>
Layer<T>::Layer(int width, int height, T fill) : m_width(width), m_height(height), m_fill(fill) {
    const auto tilesAcross = static_cast<std::size_t>((width + tileSide - 1) / tileSide);
    const auto tilesDown = static_cast<std::size_t>((height + tileSide - 1) / tileSide);
    m_rows = Cow<std::vector<Cow<TileRow>>>(std::vector<Cow<TileRow>>(tilesDown, Cow<TileRow>(TileRow(tilesAcross))));
}

template <class T>
T Layer<T>::at(int column, int row) const {
    const Tile* tile = tileAt(column / tileSide, row / tileSide);
    return tile ? (*tile)[static_cast<std::size_t>((row % tileSide) * tileSide + column % tileSide)] : m_fill;
}

template <class T>
void Layer<T>::set(int column, int row, T value) {
    if (at(column, row) == value)
        return;
    TileRow& tiles = m_rows.edit()[static_cast<std::size_t>(row / tileSide)].edit();
    std::shared_ptr<Tile>& tile = tiles[static_cast<std::size_t>(column / tileSide)];
    if (!tile) {
        tile = std::make_shared<Tile>();
        tile->fill(m_fill);
    } else if (tile.use_count() != 1)
        tile = std::make_shared<Tile>(*tile);
    (*tile)[static_cast<std::size_t>((row % tileSide) * tileSide + column % tileSide)] = value;
}

template <class T>
bool Layer<T>::equals(const Layer& other) const {
    return m_width == other.m_width && m_height == other.m_height &&
           walkDifferences(other, [](int, int) { return false; });
}

template <class T>
template <class Visit>
void Layer<T>::forEachDifference(const Layer& other, Visit visit) const {
    walkDifferences(other, [&visit](int column, int row) {
        visit(column, row);
        return true;
    });
}

template <class T>
template <class Visit>
void Layer<T>::forEachFilled(Visit visit) const {
    forEachDifference(Layer(m_width, m_height, m_fill), visit);
}

template <class T>
template <class Visit>
bool Layer<T>::walkDifferences(const Layer& other, Visit visit) const {
    const bool sameFill = m_fill == other.m_fill;
    if (sameFill && m_rows.sameObject(other.m_rows))
        return true;
    for (std::size_t i = 0; i < m_rows->size(); ++i) {
        const Cow<TileRow>& mine = (*m_rows)[i];
        const Cow<TileRow>& theirs = (*other.m_rows)[i];
        if (sameFill && mine.sameObject(theirs))
            continue;
        for (std::size_t k = 0; k < mine->size(); ++k) {
            const bool shared = (*mine)[k] == (*theirs)[k] && (sameFill || (*mine)[k]);
            if (!shared && !walkTile(other, static_cast<int>(k), static_cast<int>(i), visit))
                return false;
        }
    }
    return true;
}

template <class T>
template <class Visit>
bool Layer<T>::walkTile(const Layer& other, int tileColumn, int tileRow, Visit& visit) const {
    const Tile* mine = tileAt(tileColumn, tileRow);
    const Tile* theirs = other.tileAt(tileColumn, tileRow);
    const int rows = std::min(tileSide, m_height - tileRow * tileSide);
    const int columns = std::min(tileSide, m_width - tileColumn * tileSide);
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const auto cell = static_cast<std::size_t>(row * tileSide + column);
            if ((mine ? (*mine)[cell] : m_fill) != (theirs ? (*theirs)[cell] : other.m_fill) &&
                !visit(tileColumn * tileSide + column, tileRow * tileSide + row))
                return false;
        }
    return true;
}

} // namespace orontes::core
