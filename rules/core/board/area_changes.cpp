// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/board/area_changes.h"

#include "rules/core/board/area_map.h"
#include "rules/core/board/outline.h"

#include <algorithm>
#include <map>

namespace orontes::core {
namespace {

AreaMap& mapOf(Board& board) {
    return std::get<Cow<AreaMap>>(board.geometry).edit();
}

struct BeforeLink {
    bool operator()(const AreaLink& a, const AreaLink& b) const {
        return std::pair(a.first, a.second) < std::pair(b.first, b.second);
    }
};
using Masks = std::map<AreaLink, FeatureMask, BeforeLink>;

AreaLink tidied(AreaLink link) {
    return {std::min(link.first, link.second), std::max(link.first, link.second)};
}

Masks masksOf(const Board& board) {
    Masks masks;
    const std::vector<AreaLink>& links = areasOf(board).links;
    for (std::size_t i = 0; i < links.size(); ++i)
        masks.emplace(links[i], featuresOf(board, EdgeId{static_cast<std::int32_t>(i)}));
    return masks;
}

void setLinks(Board& board, const Masks& masks) {
    std::vector<AreaLink>& links = mapOf(board).links;
    links.clear();
    board.edges = Layer<std::uint32_t>(static_cast<int>(masks.size()), 1, 0);
    for (const auto& [link, mask] : masks) {
        setFeatures(board, EdgeId{static_cast<std::int32_t>(links.size())}, mask);
        links.push_back(link);
    }
}

Layer<TerrainCode> resized(const Layer<TerrainCode>& layer, int width) {
    Layer<TerrainCode> fresh(width, 1, layer.fill());
    for (int i = 0; i < std::min(width, layer.width()); ++i)
        fresh.set(i, 0, layer.at(i, 0));
    return fresh;
}

void dropSpace(Board& board, SpaceId space) {
    const int count = spaceCount(board);
    for (int i = space.value; i + 1 < count; ++i)
        board.terrain.set(i, 0, board.terrain.at(i + 1, 0));
    board.terrain = resized(board.terrain, count - 1);
    std::map<SpaceId, SpaceNote> notes;
    for (const auto& [id, note] : *board.notes)
        if (id != space)
            notes.emplace(id < space ? id : SpaceId{id.value - 1}, note);
    if (notes != *board.notes)
        board.notes = std::move(notes);
    std::vector<Area>& areas = mapOf(board).areas;
    areas.erase(areas.begin() + space.value);
}

} // namespace

bool isAreaMap(const Board& board) {
    return std::holds_alternative<Cow<AreaMap>>(board.geometry);
}

const AreaMap& areasOf(const Board& board) {
    return *std::get<Cow<AreaMap>>(board.geometry);
}

void addAreas(Board& board, const std::vector<Area>& areas, TerrainCode terrain) {
    const int before = spaceCount(board);
    std::vector<Area>& all = mapOf(board).areas;
    all.insert(all.end(), areas.begin(), areas.end());
    board.terrain = resized(board.terrain, spaceCount(board));
    for (int i = before; i < spaceCount(board); ++i)
        board.terrain.set(i, 0, terrain);
}

void changeArea(Board& board, SpaceId space, const Area& area) {
    mapOf(board).areas[static_cast<std::size_t>(space.value)] = area;
}

void removeArea(Board& board, SpaceId space, SpaceId heir) {
    const auto moved = [space](SpaceId id) { return id < space ? id : SpaceId{id.value - 1}; };
    Masks masks;
    for (const auto& [link, mask] : masksOf(board)) {
        AreaLink kept = link;
        for (SpaceId* end : {&kept.first, &kept.second})
            if (*end == space)
                *end = heir;
        if (!kept.first.valid() || !kept.second.valid() || kept.first == kept.second)
            continue;
        masks[tidied({moved(kept.first), moved(kept.second)})] |= mask;
    }
    dropSpace(board, space);
    setLinks(board, masks);
}

void addLinks(Board& board, const std::vector<AreaLink>& links) {
    Masks masks = masksOf(board);
    for (const AreaLink& link : links)
        masks.try_emplace(tidied(link));
    setLinks(board, masks);
}

void removeLinks(Board& board, const std::vector<AreaLink>& links) {
    Masks masks = masksOf(board);
    for (const AreaLink& link : links)
        masks.erase(tidied(link));
    setLinks(board, masks);
}

double borderSlack(const Board& board) {
    constexpr double steps = 600; // across the map
    const Extent extent = extentOf(board);
    return distanceBetween(extent.topLeft, extent.bottomRight) / steps;
}

bool shareBorder(const Board& board, SpaceId a, SpaceId b) {
    const double slack = borderSlack(board);
    return commonBorder(outlineOf(board, a), outlineOf(board, b), slack) > slack;
}

SpaceLabel freeLabel(const Board& board, const std::string& word) {
    int number = spaceCount(board) + 1;
    SpaceLabel label;
    do
        label.value = word + " " + std::to_string(number++);
    while (findSpace(board, label));
    return label;
}

} // namespace orontes::core
