// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/scenario/edit_apply.h"

#include <algorithm>

namespace orontes::core {
namespace {

bool isOnBoard(const Board& board, SpaceId space) {
    return space.valid() && space.value < spaceCount(board);
}

Diagnostic unknownSpace(SpaceId space) {
    return editError("space.unknown", {{"space", std::int64_t{space.value}}});
}

Result<FeatureMask> bitOf(Board& board, const FeatureToken& feature) {
    if (const std::optional<int> index = featureIndex(board, feature))
        return static_cast<FeatureMask>(1U << *index);
    if (feature.empty())
        return refuse(editError("feature.unnamed"));
    if (board.features.size() >= featureLimit)
        return refuse(editError("feature.full", {{"feature", feature.value}, {"most", std::int64_t{featureLimit}}}));
    board.features.push_back(feature);
    return static_cast<FeatureMask>(1U << (board.features.size() - 1));
}

bool hasTerrain(const Board& board, SpaceId space, const TerrainToken& terrain) {
    return terrainOf(board, space) == terrain;
}

} // namespace

Result<TerrainCode> codeOf(Board& board, const TerrainToken& terrain) {
    if (const std::optional<TerrainCode> code = terrainCode(board, terrain))
        return *code;
    if (terrain.empty())
        return refuse(editError("terrain.unnamed"));
    if (board.terrains.size() >= terrainLimit)
        return refuse(editError("terrain.full", {{"terrain", terrain.value}, {"most", std::int64_t{terrainLimit}}}));
    board.terrains.push_back(terrain);
    return static_cast<TerrainCode>(board.terrains.size() - 1);
}

Refusal apply(Scenario& scenario, const PaintTerrain& edit) {
    const Board& old = *scenario.board;
    bool changes = false;
    for (const SpaceId space : edit.spaces) {
        if (!isOnBoard(old, space))
            return unknownSpace(space);
        changes = changes || !hasTerrain(old, space, edit.terrain);
    }
    if (!changes)
        return std::nullopt;
    Board& board = scenario.board.edit();
    const Result<TerrainCode> code = codeOf(board, edit.terrain);
    if (!code)
        return code.error();
    for (const SpaceId space : edit.spaces)
        setTerrain(board, space, *code);
    return std::nullopt;
}

Refusal apply(Scenario& scenario, const PaintCells& edit) {
    const Board& old = *scenario.board;
    bool changes = false;
    for (const auto& [space, terrain] : edit.cells) {
        if (!isOnBoard(old, space))
            return unknownSpace(space);
        changes = changes || !hasTerrain(old, space, terrain);
    }
    if (!changes)
        return std::nullopt;
    Board& board = scenario.board.edit();
    for (const auto& [space, terrain] : edit.cells) {
        if (hasTerrain(board, space, terrain))
            continue;
        const Result<TerrainCode> code = codeOf(board, terrain);
        if (!code)
            return code.error();
        setTerrain(board, space, *code);
    }
    return std::nullopt;
}

Refusal apply(Scenario& scenario, const PaintEdges& edit) {
    const Board& old = *scenario.board;
    const bool adds = edit.change == PaintEdges::Change::Add;
    bool changes = false;
    for (const EdgeId edge : edit.edges) {
        if (!sidesOf(old, edge))
            return editError("edge.unknown", {{"edge", std::int64_t{edge.value}}});
        changes = changes || hasFeature(old, edge, edit.feature) != adds;
    }
    if (!changes)
        return std::nullopt;
    Board& board = scenario.board.edit();
    const Result<FeatureMask> bit = bitOf(board, edit.feature);
    if (!bit)
        return bit.error();
    for (const EdgeId edge : edit.edges) {
        const FeatureMask others = featuresOf(board, edge) & static_cast<FeatureMask>(~*bit);
        setFeatures(board, edge, adds ? others | *bit : others);
    }
    return std::nullopt;
}

Refusal apply(Scenario& scenario, const SetSpaceNote& edit) {
    if (!isOnBoard(*scenario.board, edit.space))
        return unknownSpace(edit.space);
    if (noteOf(*scenario.board, edit.space) != edit.note)
        setNote(scenario.board.edit(), edit.space, edit.note);
    return std::nullopt;
}

Refusal apply(Scenario& scenario, const PutRegion& edit) {
    if (edit.region.id.empty())
        return editError("region.unnamed");
    const Region* old = findRegion(*scenario.board, edit.region.id);
    if (!old || *old != edit.region)
        putInto(scenario.board.edit().regions, edit.region,
                [&edit](const Region& region) { return region.id == edit.region.id; });
    return std::nullopt;
}

Refusal apply(Scenario& scenario, const RemoveRegion& edit) {
    if (!findRegion(*scenario.board, edit.region))
        return editError("region.unknown", {{"region", edit.region.value}});
    removeFrom(scenario.board.edit().regions, [&edit](const Region& region) { return region.id == edit.region; });
    return std::nullopt;
}

} // namespace orontes::core
