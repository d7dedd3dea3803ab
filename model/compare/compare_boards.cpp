// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/compare_parts.h"
#include "model/words/place_words.h"
#include "rules/core/scenario/edit.h"

#include <map>

namespace orontes::model {

namespace {

core::TextId terrainLabel(const core::RulesetInfo& info, const core::TerrainToken& token) {
    const core::TerrainSpec* spec = core::findTerrain(info, token);
    return spec ? spec->label : core::TextId{token.value};
}

/// Spaces that became the same terrain, as one sentence.
void addTerrains(Comparison& comparison, const std::vector<core::SpaceId>& spaces) {
    const core::Board& before = *comparison.before.board;
    const core::Board& after = *comparison.after.board;
    std::map<core::TerrainToken, std::vector<core::SpaceLabel>> became;
    for (const core::SpaceId space : spaces)
        if (!(core::terrainOf(before, space) == core::terrainOf(after, space)))
            became[core::terrainOf(after, space)].push_back(core::labelOf(after, space));
    for (const auto& [terrain, labels] : became)
        comparison.add("compare.terrain", "/board/terrain",
                       {{"n", static_cast<std::int64_t>(labels.size())},
                        {"spaces", listed(labels, Joining::And, comparison.texts)},
                        {"terrain", terrainLabel(comparison.info, terrain)}},
                       labels.front());
}

void addNotes(Comparison& comparison, const std::vector<core::SpaceId>& spaces) {
    for (const core::SpaceId space : spaces) {
        const core::SpaceNote& before = core::noteOf(*comparison.before.board, space);
        const core::SpaceNote& after = core::noteOf(*comparison.after.board, space);
        const core::SpaceLabel label = core::labelOf(*comparison.after.board, space);
        if (before.name != after.name)
            comparison.add("compare.space-name", "/board/spaces/" + label.value,
                           {{"space", label.value}, {"before", before.name}, {"after", after.name}}, label);
        if (before.letter != after.letter || before.attributes != after.attributes)
            comparison.add("compare.space-note", "/board/spaces/" + label.value, {{"space", label.value}}, label);
    }
}

void addEdges(Comparison& comparison, const std::vector<core::EdgeId>& edges) {
    for (const core::FeatureSpec& feature : comparison.info.features)
        for (const core::EdgeId edge : edges) {
            const bool before = core::hasFeature(*comparison.before.board, edge, feature.token);
            const bool after = core::hasFeature(*comparison.after.board, edge, feature.token);
            const std::optional<core::EdgeSides> sides = core::sidesOf(*comparison.after.board, edge);
            if (before == after || !sides)
                continue;
            const core::SpaceLabel first = core::labelOf(*comparison.after.board, sides->first);
            const core::SpaceLabel second = core::labelOf(*comparison.after.board, sides->second);
            comparison.add(after ? "compare.edge-new" : "compare.edge-gone", "/board/edges",
                           {{"feature", feature.label}, {"edge", first.value + "–" + second.value}},
                           core::EdgePlace{first, second});
        }
}

} // namespace

void compareBoards(Comparison& comparison) {
    const core::ChangeSet changes = core::changesBetween(comparison.before, comparison.after);
    if (changes.boardShape) {
        comparison.add("compare.board", "/board", {});
        return;
    }
    addTerrains(comparison, changes.spaces);
    addEdges(comparison, changes.edges);
    addNotes(comparison, changes.spaces);
    if (changes.regions)
        comparison.add("compare.regions", "/board/regions", {});
}

} // namespace orontes::model
