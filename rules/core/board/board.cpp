// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/board/board.h"

#include "rules/core/board/area_map.h"
#include "rules/core/board/numbering.h"
#include "rules/core/board/on_geometry.h"

#include <algorithm>
#include <cassert>

namespace orontes::core {
namespace {

constexpr unsigned featureBits = 8;

/// Where an edge's features are kept: a cell of Board::edges and the lowest of its eight bits there.
struct FeatureSlot {
    Cell cell;
    unsigned shift = 0;
};

FeatureSlot slotOf(const AreaMap&, EdgeId edge) {
    return {{edge.value, 0}, 0};
}

template <Grid G>
FeatureSlot slotOf(const G& grid, EdgeId edge) {
    return {cellOf(grid, SpaceId{edge.value / edgesPerCell}),
            featureBits * static_cast<unsigned>(edge.value % edgesPerCell)};
}

Cell cellOf(const AreaMap&, SpaceId space) {
    return {space.value, 0};
}

Cell terrainSize(const AreaMap& map) {
    return {spaceCount(map), 1};
}

template <Grid G>
Cell terrainSize(const G& grid) {
    return {grid.width, grid.height};
}

Cell edgesSize(const AreaMap& map) {
    return {edgeBound(map), 1};
}

template <Grid G>
Cell edgesSize(const G& grid) {
    return {grid.width, grid.height};
}

template <class T>
std::optional<int> indexOf(const std::vector<T>& list, const T& item) {
    const auto found = std::find(list.begin(), list.end(), item);
    return found == list.end() ? std::nullopt : std::optional(static_cast<int>(found - list.begin()));
}

} // namespace

Board makeBoard(Geometry geometry, std::vector<TerrainToken> terrains, std::vector<FeatureToken> features) {
    if (Cow<AreaMap>* map = std::get_if<Cow<AreaMap>>(&geometry))
        tidyLinks(map->edit());
    Board board;
    board.geometry = std::move(geometry);
    board.terrains = std::move(terrains);
    board.features = std::move(features);
    const Cell cells = onGeometry(board, [](const auto& g) { return terrainSize(g); });
    const Cell edges = onGeometry(board, [](const auto& g) { return edgesSize(g); });
    assert(std::holds_alternative<Cow<AreaMap>>(board.geometry) ||
           (std::min(cells.column, cells.row) >= 1 && std::max(cells.column, cells.row) <= gridSizeLimit));
    board.terrain = Layer<TerrainCode>(cells.column, cells.row, 0);
    board.edges = Layer<std::uint32_t>(edges.column, edges.row, 0);
    return board;
}

int spaceCount(const Board& board) {
    return onGeometry(board, [](const auto& g) { return spaceCount(g); });
}

int edgeBound(const Board& board) {
    return onGeometry(board, [](const auto& g) { return edgeBound(g); });
}

int directionCount(const Board& board) {
    return onGeometry(board, [](const auto& g) { return directionCount(g); });
}

std::vector<Neighbour> neighbours(const Board& board, SpaceId space) {
    return onGeometry(board, [=](const auto& g) { return neighbours(g, space); });
}

std::optional<Neighbour> neighbour(const Board& board, SpaceId space, int direction) {
    return onGeometry(board, [=](const auto& g) { return neighbour(g, space, direction); });
}

std::optional<EdgeId> edgeBetween(const Board& board, SpaceId a, SpaceId b) {
    return onGeometry(board, [=](const auto& g) { return edgeBetween(g, a, b); });
}

std::optional<EdgeSides> sidesOf(const Board& board, EdgeId edge) {
    return onGeometry(board, [=](const auto& g) { return sidesOf(g, edge); });
}

std::vector<EdgeId> allEdges(const Board& board) {
    std::vector<EdgeId> edges;
    const int bound = edgeBound(board);
    for (EdgeId edge{0}; edge.value < bound; ++edge.value)
        if (sidesOf(board, edge))
            edges.push_back(edge);
    return edges;
}

int distance(const Board& board, SpaceId a, SpaceId b) {
    return onGeometry(board, [=](const auto& g) { return distance(g, a, b); });
}

std::vector<SpaceId> line(const Board& board, SpaceId a, SpaceId b) {
    return onGeometry(board, [=](const auto& g) { return line(g, a, b); });
}

std::vector<SpaceId> ring(const Board& board, SpaceId centre, int radius) {
    return onGeometry(board, [=](const auto& g) { return ring(g, centre, radius); });
}

std::vector<SpaceId> disk(const Board& board, SpaceId centre, int radius) {
    return onGeometry(board, [=](const auto& g) { return disk(g, centre, radius); });
}

SpaceLabel labelOf(const Board& board, SpaceId space) {
    return onGeometry(board, [=](const auto& g) { return labelOf(g, space); });
}

std::optional<SpaceId> findSpace(const Board& board, const SpaceLabel& label) {
    return onGeometry(board, [&label](const auto& g) { return findSpace(g, label); });
}

std::optional<SpaceId> spaceAt(const Board& board, int column, int row) {
    if (column < 0 || column >= board.terrain.width() || row < 0 || row >= board.terrain.height())
        return std::nullopt;
    return SpaceId{row * board.terrain.width() + column};
}

Cell cellOf(const Board& board, SpaceId space) {
    return onGeometry(board, [=](const auto& g) { return cellOf(g, space); });
}

const TerrainToken& terrainOf(const Board& board, SpaceId space) {
    const Cell cell = cellOf(board, space);
    return board.terrains[board.terrain.at(cell.column, cell.row)];
}

std::optional<TerrainCode> terrainCode(const Board& board, const TerrainToken& token) {
    const std::optional<int> index = indexOf(board.terrains, token);
    return index ? std::optional(static_cast<TerrainCode>(*index)) : std::nullopt;
}

void setTerrain(Board& board, SpaceId space, TerrainCode code) {
    const Cell cell = cellOf(board, space);
    board.terrain.set(cell.column, cell.row, code);
}

std::optional<int> featureIndex(const Board& board, const FeatureToken& token) {
    return indexOf(board.features, token);
}

FeatureMask featuresOf(const Board& board, EdgeId edge) {
    const FeatureSlot slot = onGeometry(board, [=](const auto& g) { return slotOf(g, edge); });
    return static_cast<FeatureMask>(board.edges.at(slot.cell.column, slot.cell.row) >> slot.shift);
}

std::vector<EdgeId> featuredEdges(const Board& board) {
    const int idsPerCell = std::holds_alternative<Cow<AreaMap>>(board.geometry) ? 1 : edgesPerCell;
    std::vector<EdgeId> edges;
    board.edges.forEachFilled([&](int column, int row) {
        const int cell = row * board.edges.width() + column;
        for (int i = 0; i < idsPerCell; ++i)
            if (const EdgeId edge{cell * idsPerCell + i}; featuresOf(board, edge) != 0)
                edges.push_back(edge);
    });
    std::sort(edges.begin(), edges.end());
    return edges;
}

bool hasFeature(const Board& board, EdgeId edge, const FeatureToken& token) {
    const std::optional<int> index = featureIndex(board, token);
    return index && ((featuresOf(board, edge) >> *index) & 1) != 0;
}

void setFeatures(Board& board, EdgeId edge, FeatureMask mask) {
    const FeatureSlot slot = onGeometry(board, [=](const auto& g) { return slotOf(g, edge); });
    const std::uint32_t others = board.edges.at(slot.cell.column, slot.cell.row) & ~(0xFFU << slot.shift);
    board.edges.set(slot.cell.column, slot.cell.row, others | (std::uint32_t{mask} << slot.shift));
}

const SpaceNote& noteOf(const Board& board, SpaceId space) {
    static const SpaceNote none;
    const auto found = board.notes->find(space);
    return found == board.notes->end() ? none : found->second;
}

void setNote(Board& board, SpaceId space, SpaceNote note) {
    if (noteOf(board, space) == note)
        return;
    if (note.empty())
        board.notes.edit().erase(space);
    else
        board.notes.edit().insert_or_assign(space, std::move(note));
}

const Region* findRegion(const Board& board, const RegionId& id) {
    const auto found = std::find_if(board.regions->begin(), board.regions->end(),
                                    [&id](const Region& region) { return region.id == id; });
    return found == board.regions->end() ? nullptr : &*found;
}

} // namespace orontes::core
