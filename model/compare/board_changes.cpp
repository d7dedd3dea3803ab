// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/change_list.h"
#include "model/words/place_words.h"
#include "model/words/value_words.h"

#include <algorithm>
#include <map>

namespace orontes::model {
namespace {

using Labels = std::vector<core::SpaceLabel>;

std::string terrainWords(const ChangeList& list, const core::TerrainToken& token) {
    const core::TerrainSpec* terrain = core::findTerrain(list.info, token);
    return terrain == nullptr ? token.value : list.texts.render(terrain->label);
}

std::string featureWords(const ChangeList& list, const core::FeatureToken& token) {
    const core::FeatureSpec* feature = core::findFeature(list.info, token);
    return feature == nullptr ? token.value : list.texts.render(feature->label);
}

std::string sizeWords(const ChangeList& list, const core::Board& board) {
    core::TextArgs args{{"count", std::int64_t{core::spaceCount(board)}}};
    if (board.geometry.index() == 2)
        return list.texts.render(core::Text{core::TextId{"compare.areas"}, std::move(args)});
    args["width"] = std::int64_t{board.terrain.width()};
    args["height"] = std::int64_t{board.terrain.height()};
    const bool hexes = std::holds_alternative<core::HexGrid>(board.geometry);
    return list.texts.render(core::Text{core::TextId{hexes ? "compare.hexes" : "compare.squares"}, std::move(args)});
}

/// Spaces that change in the same way are told together.
void compareTerrain(ChangeList& list, const core::ChangeSet& differ) {
    std::map<std::pair<core::TerrainToken, core::TerrainToken>, Labels> groups;
    for (const core::SpaceId space : differ.spaces) {
        const core::TerrainToken& was = core::terrainOf(*list.before.board, space);
        const core::TerrainToken& is = core::terrainOf(*list.after.board, space);
        if (was != is)
            groups[{was, is}].push_back(core::labelOf(*list.after.board, space));
    }
    for (const auto& [change, labels] : groups)
        list.add("compare.terrain",
                 {{"spaces", listed(labels, Joining::And, list.texts)},
                  {"before", terrainWords(list, change.first)},
                  {"after", terrainWords(list, change.second)}},
                 labels.front());
}

void compareNoteText(ChangeList& list, const core::SpaceLabel& space, const char* id, const std::string& before,
                     const std::string& after) {
    if (before != after)
        list.add(id, {{"space", space.value}, {"before", before}, {"after", after}}, space);
}

std::string attributeWords(const ChangeList& list, const core::Scenario& scenario, const core::Attributes& attributes,
                           const core::FieldSpec& field) {
    const auto found = attributes.find(field.id);
    return wordsOf(field, found == attributes.end() ? field.defaultValue : found->second, scenario, list.texts);
}

void compareNote(ChangeList& list, core::SpaceId space) {
    const core::SpaceNote& was = core::noteOf(*list.before.board, space);
    const core::SpaceNote& is = core::noteOf(*list.after.board, space);
    const core::SpaceLabel label = core::labelOf(*list.after.board, space);
    compareNoteText(list, label, "compare.space-name", was.name, is.name);
    compareNoteText(list, label, "compare.space-letter", was.letter, is.letter);
    for (const core::FieldSpec& field : list.info.spaceFields) {
        const std::string before = attributeWords(list, list.before, was.attributes, field);
        const std::string after = attributeWords(list, list.after, is.attributes, field);
        if (before != after)
            list.add("compare.space-field",
                     {{"space", label.value}, {"field", field.label}, {"before", before}, {"after", after}}, label);
    }
}

void compareEdges(ChangeList& list, const core::ChangeSet& differ) {
    std::map<std::pair<core::FeatureToken, bool>, std::vector<core::EdgeId>> groups;
    for (const core::EdgeId edge : differ.edges)
        for (const core::FeatureToken& feature : list.after.board->features) {
            const bool was = core::hasFeature(*list.before.board, edge, feature);
            const bool is = core::hasFeature(*list.after.board, edge, feature);
            if (was != is)
                groups[{feature, is}].push_back(edge);
        }
    for (const core::FeatureToken& feature : list.before.board->features)
        for (const core::EdgeId edge : differ.edges)
            if (!core::featureIndex(*list.after.board, feature) && core::hasFeature(*list.before.board, edge, feature))
                groups[{feature, false}].push_back(edge);
    for (const auto& [change, edges] : groups) {
        Labels names;
        for (const core::EdgeId edge : edges)
            if (const auto sides = core::sidesOf(*list.after.board, edge))
                names.push_back({core::labelOf(*list.after.board, sides->first).value + "–" +
                                 core::labelOf(*list.after.board, sides->second).value});
        const auto first = core::sidesOf(*list.after.board, edges.front());
        core::TablePlace place;
        if (first)
            place = core::EdgePlace{core::labelOf(*list.after.board, first->first),
                                    core::labelOf(*list.after.board, first->second)};
        list.add(change.second ? "compare.edges-added" : "compare.edges-removed",
                 {{"feature", featureWords(list, change.first)}, {"edges", listed(names, Joining::And, list.texts)}},
                 std::move(place));
    }
}

void compareRegions(ChangeList& list) {
    const auto name = [](const core::Region& region) { return region.name.empty() ? region.id.value : region.name; };
    for (const core::Region& was : *list.before.board->regions)
        if (core::findRegion(*list.after.board, was.id) == nullptr)
            list.add("compare.region-removed", {{"region", name(was)}});
    for (const core::Region& is : *list.after.board->regions) {
        const core::Region* was = core::findRegion(*list.before.board, is.id);
        if (was == nullptr)
            list.add("compare.region-added",
                     {{"region", name(is)}, {"spaces", listed(is.spaces, Joining::And, list.texts)}});
        else if (*was != is)
            list.add("compare.region-changed",
                     {{"region", name(is)}, {"spaces", listed(is.spaces, Joining::And, list.texts)}});
    }
}

} // namespace

void compareBoards(ChangeList& list, const core::ChangeSet& differ) {
    if (differ.boardShape) {
        list.add("compare.board",
                 {{"before", sizeWords(list, *list.before.board)}, {"after", sizeWords(list, *list.after.board)}});
        return;
    }
    compareTerrain(list, differ);
    for (const core::SpaceId space : differ.spaces)
        compareNote(list, space);
    compareEdges(list, differ);
    if (differ.regions)
        compareRegions(list);
}

} // namespace orontes::model
