// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/board/board_changes.h"

#include "rules/core/board/grid.h"

#include <algorithm>

namespace orontes::core {
namespace {

/// Whether codes of the shorter list mean the same in the longer one.
template <class T>
bool isExtended(const std::vector<T>& a, const std::vector<T>& b) {
    return std::equal(a.begin(), a.begin() + static_cast<std::ptrdiff_t>(std::min(a.size(), b.size())), b.begin());
}

template <class T>
bool sameSize(const Layer<T>& a, const Layer<T>& b) {
    return a.width() == b.width() && a.height() == b.height();
}

/// Whether ids mean the same spaces and edges on both.
bool sameGraph(const Geometry& before, const Geometry& after) {
    const auto* old = std::get_if<Cow<AreaMap>>(&before);
    const auto* now = std::get_if<Cow<AreaMap>>(&after);
    if (old == nullptr || now == nullptr)
        return before == after;
    return old->sameObject(*now) || ((*old)->areas.size() == (*now)->areas.size() && (*old)->links == (*now)->links &&
                                     (*old)->size == (*now)->size);
}

bool sameShape(const Board& before, const Board& after) {
    return before.name == after.name && sameGraph(before.geometry, after.geometry) &&
           isExtended(before.terrains, after.terrains) && isExtended(before.features, after.features) &&
           sameSize(before.terrain, after.terrain) && sameSize(before.edges, after.edges);
}

void addTerrain(BoardChanges& changes, const Board& before, const Board& after) {
    const int width = after.terrain.width();
    after.terrain.forEachDifference(before.terrain, [&changes, width](int column, int row) {
        changes.spaces.push_back(SpaceId{row * width + column});
    });
}

void addOutlines(BoardChanges& changes, const Board& before, const Board& after) {
    const auto* old = std::get_if<Cow<AreaMap>>(&before.geometry);
    const auto* now = std::get_if<Cow<AreaMap>>(&after.geometry);
    if (old == nullptr || now == nullptr || old->sameObject(*now))
        return;
    for (std::size_t i = 0; i < (*now)->areas.size(); ++i)
        if ((*old)->areas[i] != (*now)->areas[i])
            changes.spaces.push_back(SpaceId{static_cast<std::int32_t>(i)});
    changes.outlines = !changes.spaces.empty();
}

/// Adds the spaces whose note in `some` is missing or different in `others`.
void addNotes(BoardChanges& changes, const Board& some, const Board& others) {
    for (const auto& [space, note] : *some.notes)
        if (noteOf(others, space) != note)
            changes.spaces.push_back(space);
}

void addEdges(BoardChanges& changes, const Board& before, const Board& after) {
    const int width = after.edges.width();
    const bool areas = std::holds_alternative<Cow<AreaMap>>(after.geometry);
    after.edges.forEachDifference(before.edges, [&, width, areas](int column, int row) {
        const int cell = row * width + column;
        const std::uint32_t differing = before.edges.at(column, row) ^ after.edges.at(column, row);
        for (int i = 0; i < edgesPerCell; ++i)
            if (((differing >> (8 * i)) & 0xFFU) != 0)
                changes.edges.push_back(EdgeId{areas ? cell : cell * edgesPerCell + i});
    });
}

} // namespace

BoardChanges changesBetween(const Board& before, const Board& after) {
    if (!sameShape(before, after))
        return {true, true, false, {}, {}};
    BoardChanges changes;
    changes.regions = before.regions != after.regions;
    addOutlines(changes, before, after);
    addTerrain(changes, before, after);
    if (!before.notes.sameObject(after.notes)) {
        addNotes(changes, before, after);
        addNotes(changes, after, before);
    }
    addEdges(changes, before, after);
    std::sort(changes.spaces.begin(), changes.spaces.end());
    changes.spaces.erase(std::unique(changes.spaces.begin(), changes.spaces.end()), changes.spaces.end());
    std::sort(changes.edges.begin(), changes.edges.end());
    return changes;
}

} // namespace orontes::core
