// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/board/area_map.h"
#include "rules/core/board/grid.h"
#include "rules/core/board/on_geometry.h"

#include <algorithm>
#include <set>

namespace orontes::core {
namespace {

bool isWithin(int number, int least, int most) {
    return number >= least && number <= most;
}

template <class T>
bool hasSize(const Layer<T>& layer, int width, int height) {
    return layer.width() == width && layer.height() == height;
}

template <class T>
bool areDifferent(const std::vector<T>& tokens) {
    return std::set<T>(tokens.begin(), tokens.end()).size() == tokens.size();
}

template <Grid G>
bool isWhole(const Board& board, const G& grid) {
    const Numbering& numbering = grid.numbering;
    return isWithin(grid.width, 1, gridSizeLimit) && isWithin(grid.height, 1, gridSizeLimit) &&
           isWithin(numbering.firstColumn, 0, firstNumberLimit) && isWithin(numbering.firstRow, 0, firstNumberLimit) &&
           isWithin(numbering.digits, 1, digitLimit) && hasSize(board.terrain, grid.width, grid.height) &&
           hasSize(board.edges, grid.width, grid.height);
}

bool isWhole(const Board& board, const AreaMap& map) {
    std::set<SpaceLabel> labels{SpaceLabel{}};
    for (const Area& area : map.areas)
        labels.insert(area.label);
    AreaMap tidy;
    tidy.areas.resize(map.areas.size());
    tidy.links = map.links;
    tidyLinks(tidy);
    return labels.size() == map.areas.size() + 1 && tidy.links == map.links &&
           hasSize(board.terrain, spaceCount(map), 1) && hasSize(board.edges, edgeBound(map), 1);
}

bool hasOnlyListedTerrain(const Board& board) {
    for (int row = 0; row < board.terrain.height(); ++row)
        for (int column = 0; column < board.terrain.width(); ++column)
            if (board.terrain.at(column, row) >= board.terrains.size())
                return false;
    return true;
}

bool hasOnlyListedRegions(const Board& board) {
    std::set<RegionId> ids;
    for (const Region& region : *board.regions)
        ids.insert(region.id);
    return ids.size() == board.regions->size();
}

bool hasNotesOnlyOnSpaces(const Board& board) {
    const auto isOff = [count = spaceCount(board)](const auto& item) {
        return !item.first.valid() || item.first.value >= count;
    };
    return std::none_of(board.notes->begin(), board.notes->end(), isOff);
}

} // namespace

bool isWhole(const Board& board) {
    return !board.terrains.empty() && board.terrains.size() <= terrainLimit && areDifferent(board.terrains) &&
           board.features.size() <= featureLimit && areDifferent(board.features) &&
           onGeometry(board, [&board](const auto& g) { return isWhole(board, g); }) && hasOnlyListedTerrain(board) &&
           hasOnlyListedRegions(board) && hasNotesOnlyOnSpaces(board);
}

} // namespace orontes::core
