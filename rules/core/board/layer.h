// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/cow.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace orontes::core {

/// One value per cell of a width x height grid, row by row, in shared tiles: a copy costs a pointer, a change copies
/// one tile of 32 x 32 cells and its row of tiles. Tiles that hold only the fill value take no memory.
template <class T>
class Layer {
public:
    static constexpr int tileSide = 32;

    Layer() = default;
    Layer(int width, int height, T fill);

    int width() const { return m_width; }
    int height() const { return m_height; }
    T fill() const { return m_fill; }
    T at(int column, int row) const;
    void set(int column, int row, T value);
    /// Equal in size and in every cell; shared tiles are not looked into.
    friend bool operator==(const Layer& a, const Layer& b) { return a.equals(b); }

private:
    using Tile = std::array<T, tileSide * tileSide>;
    using TileRow = std::vector<std::shared_ptr<Tile>>; ///< null: all fill

    bool equals(const Layer& other) const;

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
    const TileRow& tiles = *(*m_rows)[static_cast<std::size_t>(row / tileSide)];
    const std::shared_ptr<Tile>& tile = tiles[static_cast<std::size_t>(column / tileSide)];
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
    if (m_width != other.m_width || m_height != other.m_height)
        return false;
    if (m_rows.sameObject(other.m_rows) && m_fill == other.m_fill)
        return true;
    for (int row = 0; row < m_height; ++row)
        for (int column = 0; column < m_width; ++column)
            if (at(column, row) != other.at(column, row))
                return false;
    return true;
}

} // namespace orontes::core
