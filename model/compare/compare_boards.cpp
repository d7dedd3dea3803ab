// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/compare_parts.h"
#include "model/words/place_words.h"
#include "rules/core/board/area_changes.h"
#include "rules/core/scenario/edit.h"

#include <map>

namespace orontes::model {

namespace {

core::TextId terrainLabel(const core::RulesetInfo& info, const core::TerrainToken& token) {
    const core::TerrainSpec* spec = core::findTerrain(info, token);
    return spec ? spec->label : core::TextId{token.value};
}

/// A space or an edge before and after.
template <class Id>
struct Both {
    Id before;
    Id after;
};
using Spaces = std::vector<Both<core::SpaceId>>;
using Edges = std::vector<Both<core::EdgeId>>;

template <class Id>
std::vector<Both<Id>> same(const std::vector<Id>& ids) {
    std::vector<Both<Id>> both;
    for (const Id id : ids)
        both.push_back({id, id});
    return both;
}

/// Spaces that became the same terrain, as one sentence.
void addTerrains(Comparison& comparison, const Spaces& spaces) {
    const core::Board& before = *comparison.before.board;
    const core::Board& after = *comparison.after.board;
    std::map<core::TerrainToken, std::vector<core::SpaceLabel>> became;
    for (const Both<core::SpaceId>& space : spaces)
        if (!(core::terrainOf(before, space.before) == core::terrainOf(after, space.after)))
            became[core::terrainOf(after, space.after)].push_back(core::labelOf(after, space.after));
    for (const auto& [terrain, labels] : became)
        comparison.add("compare.terrain", "/board/terrain",
                       {{"n", static_cast<std::int64_t>(labels.size())},
                        {"spaces", listed(labels, Joining::And, comparison.texts)},
                        {"terrain", terrainLabel(comparison.info, terrain)}},
                       labels.front());
}

void addNotes(Comparison& comparison, const Spaces& spaces) {
    for (const Both<core::SpaceId>& space : spaces) {
        const core::SpaceNote& before = core::noteOf(*comparison.before.board, space.before);
        const core::SpaceNote& after = core::noteOf(*comparison.after.board, space.after);
        const core::SpaceLabel label = core::labelOf(*comparison.after.board, space.after);
        if (before.name != after.name)
            comparison.add("compare.space-name", "/board/spaces/" + label.value,
                           {{"space", label.value}, {"before", before.name}, {"after", after.name}}, label);
        if (before.letter != after.letter || before.attributes != after.attributes)
            comparison.add("compare.space-note", "/board/spaces/" + label.value, {{"space", label.value}}, label);
    }
}

core::EdgePlace placeOf(const core::Board& board, core::EdgeId edge) {
    const core::EdgeSides sides = core::sidesOf(board, edge).value_or(core::EdgeSides{});
    return {core::labelOf(board, sides.first), core::labelOf(board, sides.second)};
}

void addEdges(Comparison& comparison, const Edges& edges) {
    for (const core::FeatureSpec& feature : comparison.info.features)
        for (const Both<core::EdgeId>& edge : edges) {
            const bool before = core::hasFeature(*comparison.before.board, edge.before, feature.token);
            const bool after = core::hasFeature(*comparison.after.board, edge.after, feature.token);
            if (before == after || !core::sidesOf(*comparison.after.board, edge.after))
                continue;
            const core::EdgePlace place = placeOf(*comparison.after.board, edge.after);
            comparison.add(after ? "compare.edge-new" : "compare.edge-gone", "/board/edges",
                           {{"feature", feature.label}, {"edge", place.first.value + "–" + place.second.value}}, place);
        }
}

/// Areas of two maps: by label, or where only the label is another one, by outline and centre.
class AreaComparison {
public:
    AreaComparison(Comparison& comparison)
        : m_comparison(comparison), m_before(*comparison.before.board), m_after(*comparison.after.board) {}

    void add() {
        pairUp();
        for (core::SpaceId space{0}; space.value < core::spaceCount(m_before); ++space.value)
            if (!m_now.contains(space))
                tell("compare.area-gone", {{"area", core::labelOf(m_before, space).value}});
        Spaces spaces;
        for (core::SpaceId space{0}; space.value < core::spaceCount(m_after); ++space.value) {
            if (const auto old = m_then.find(space); old != m_then.end()) {
                spaces.push_back({old->second, space});
                compareShape(old->second, space);
            } else
                tell("compare.area-new", {{"area", core::labelOf(m_after, space).value}},
                     core::labelOf(m_after, space));
        }
        addTerrains(m_comparison, spaces);
        addLinks();
        addNotes(m_comparison, spaces);
    }

private:
    const core::Area& area(const core::Board& board, core::SpaceId space) const {
        return core::areasOf(board).areas[static_cast<std::size_t>(space.value)];
    }
    bool isDrawnAlike(core::SpaceId old, core::SpaceId now) const {
        return area(m_before, old).outline == area(m_after, now).outline &&
               area(m_before, old).centre == area(m_after, now).centre;
    }
    void tell(const char* id, core::TextArgs args, core::TablePlace place = {}) {
        m_comparison.add(id, "/board/geometry/areas", std::move(args), std::move(place));
    }
    void join(core::SpaceId old, core::SpaceId now) {
        m_now.emplace(old, now);
        m_then.emplace(now, old);
    }

    void pairUp() {
        std::map<core::SpaceLabel, core::SpaceId> byLabel;
        for (core::SpaceId space{0}; space.value < core::spaceCount(m_after); ++space.value)
            byLabel.emplace(core::labelOf(m_after, space), space);
        for (core::SpaceId old{0}; old.value < core::spaceCount(m_before); ++old.value)
            if (const auto found = byLabel.find(core::labelOf(m_before, old)); found != byLabel.end())
                join(old, found->second);
        for (core::SpaceId old{0}; old.value < core::spaceCount(m_before); ++old.value)
            for (core::SpaceId now{0}; now.value < core::spaceCount(m_after) && !m_now.contains(old); ++now.value)
                if (!m_then.contains(now) && isDrawnAlike(old, now))
                    join(old, now);
    }

    void compareShape(core::SpaceId old, core::SpaceId now) {
        const core::SpaceLabel label = core::labelOf(m_after, now);
        if (core::labelOf(m_before, old) != label)
            tell("compare.area-renamed", {{"before", core::labelOf(m_before, old).value}, {"after", label.value}},
                 label);
        if (area(m_before, old).outline != area(m_after, now).outline)
            tell("compare.area-outline", {{"area", label.value}}, label);
        else if (area(m_before, old).centre != area(m_after, now).centre)
            tell("compare.area-centre", {{"area", label.value}}, label);
    }

    void addLinks() {
        Edges edges;
        for (const core::EdgeId edge : core::allEdges(m_after)) {
            const core::EdgeSides sides = *core::sidesOf(m_after, edge);
            const auto first = m_then.find(sides.first);
            const auto second = m_then.find(sides.second);
            const std::optional<core::EdgeId> old = first == m_then.end() || second == m_then.end()
                                                        ? std::nullopt
                                                        : core::edgeBetween(m_before, first->second, second->second);
            if (old)
                edges.push_back({*old, edge});
            else
                addLink("compare.link-new", placeOf(m_after, edge));
        }
        for (const core::EdgeId edge : core::allEdges(m_before)) {
            const core::EdgeSides sides = *core::sidesOf(m_before, edge);
            const auto first = m_now.find(sides.first);
            const auto second = m_now.find(sides.second);
            if (first != m_now.end() && second != m_now.end() &&
                !core::edgeBetween(m_after, first->second, second->second))
                addLink("compare.link-gone", placeOf(m_before, edge)); // those of areas that are gone went with them
        }
        addEdges(m_comparison, edges);
    }

    void addLink(const char* id, const core::EdgePlace& place) {
        m_comparison.add(id, "/board/geometry/links", {{"one", place.first.value}, {"other", place.second.value}},
                         place);
    }

    Comparison& m_comparison;
    const core::Board& m_before;
    const core::Board& m_after;
    std::map<core::SpaceId, core::SpaceId> m_now;  ///< by the number before
    std::map<core::SpaceId, core::SpaceId> m_then; ///< by the number after
};

} // namespace

void compareBoards(Comparison& comparison) {
    const core::ChangeSet changes = core::changesBetween(comparison.before, comparison.after);
    const core::Board& before = *comparison.before.board;
    const core::Board& after = *comparison.after.board;
    const bool areAreas = core::isAreaMap(before) && core::isAreaMap(after) && before.name == after.name &&
                          core::areasOf(before).size == core::areasOf(after).size;
    if (changes.boardShape && !areAreas) {
        comparison.add("compare.board", "/board", {});
        return;
    }
    if (changes.boardShape || changes.outlines)
        AreaComparison(comparison).add();
    else {
        addTerrains(comparison, same(changes.spaces));
        addEdges(comparison, same(changes.edges));
        addNotes(comparison, same(changes.spaces));
    }
    if (*before.regions != *after.regions)
        comparison.add("compare.regions", "/board/regions", {});
}

} // namespace orontes::model
