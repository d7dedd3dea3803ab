// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/board_changes.h"

#include "rules/core/json/scenario_parts.h"

#include <algorithm>
#include <unordered_set>

namespace orontes::core {
namespace {

template <class T>
bool beginsWith(const std::vector<T>& list, const std::vector<T>& beginning) {
    return list.size() >= beginning.size() && std::equal(beginning.begin(), beginning.end(), list.begin());
}

template <class T>
std::vector<T> behind(const std::vector<T>& list, const std::vector<T>& beginning) {
    return {list.begin() + static_cast<std::ptrdiff_t>(beginning.size()), list.end()};
}

/// Adds the member unless its value is an empty list or object.
void addUnlessEmpty(JsonObject& object, const char* key, JsonValue value) {
    const bool empty =
        (value.array() != nullptr && value.array()->empty()) || (value.object() != nullptr && value.object()->empty());
    if (!empty)
        object.emplace_back(key, std::move(value));
}

JsonValue changedTerrain(const Board& shared, const Board& board) {
    std::vector<std::vector<SpaceLabel>> spaces(board.terrains.size());
    for (SpaceId space{0}; space.value < spaceCount(board); ++space.value) {
        const Cell cell = cellOf(board, space);
        const TerrainCode code = board.terrain.at(cell.column, cell.row);
        if (code != shared.terrain.at(cell.column, cell.row))
            spaces[code].push_back(labelOf(board, space));
    }
    JsonObject object;
    for (std::size_t i = 0; i < spaces.size(); ++i)
        addUnlessEmpty(object, board.terrains[i].value.c_str(), toJson(spaces[i]));
    return {std::move(object)};
}

/// The edges that have the feature with this bit on one board and not on the other.
JsonValue edgesOnlyOn(const Board& one, const Board& other, const std::vector<EdgeId>& edges, unsigned bit) {
    JsonArray list;
    for (const EdgeId edge : edges)
        if ((featuresOf(one, edge) & bit) != 0 && (featuresOf(other, edge) & bit) == 0)
            list.push_back(edgeJson(one, edge));
    return {std::move(list)};
}

JsonValue changedEdges(const Board& shared, const Board& board) {
    const std::vector<EdgeId> before = markedEdges(shared);
    const std::vector<EdgeId> now = markedEdges(board);
    JsonObject object;
    for (std::size_t i = 0; i < board.features.size(); ++i) {
        JsonObject change;
        addUnlessEmpty(change, "add", edgesOnlyOn(board, shared, now, 1U << i));
        addUnlessEmpty(change, "remove", edgesOnlyOn(shared, board, before, 1U << i));
        addUnlessEmpty(object, board.features[i].value.c_str(), {std::move(change)});
    }
    return {std::move(object)};
}

JsonValue changedNotes(const Board& shared, const Board& board) {
    std::map<SpaceId, JsonValue> changed;
    for (const auto& [space, note] : *board.notes)
        if (noteOf(shared, space) != note)
            changed[space] = toJson(note);
    for (const auto& [space, note] : *shared.notes)
        if (noteOf(board, space).empty())
            changed[space] = {};
    JsonObject object;
    for (auto& [space, json] : changed)
        object.emplace_back(labelOf(board, space).value, std::move(json));
    return {std::move(object)};
}

/// Regions that stay where they are: as many of the first regions of the board as stand in the same order on the shared
/// one. All others are removed and put at the end.
std::size_t keptRegions(const std::vector<Region>& shared, const std::vector<Region>& now) {
    auto at = shared.begin();
    std::size_t kept = 0;
    for (; kept < now.size(); ++kept) {
        at = std::find_if(at, shared.end(), [&](const Region& region) { return region.id == now[kept].id; });
        if (at == shared.end())
            break;
        ++at;
    }
    return kept;
}

JsonValue changedRegions(const std::vector<Region>& shared, const std::vector<Region>& now) {
    const std::size_t kept = keptRegions(shared, now);
    std::vector<RegionId> remove;
    std::vector<Region> put;
    const auto stays = [&](const RegionId& id) {
        return std::any_of(now.begin(), now.begin() + static_cast<std::ptrdiff_t>(kept),
                           [&](const Region& region) { return region.id == id; });
    };
    for (const Region& region : shared)
        if (!stays(region.id))
            remove.push_back(region.id);
    for (std::size_t i = 0; i < now.size(); ++i)
        if (i >= kept || std::find(shared.begin(), shared.end(), now[i]) == shared.end())
            put.push_back(now[i]);
    JsonObject object;
    addUnlessEmpty(object, "remove", toJson(remove));
    addUnlessEmpty(object, "put", toJson(put));
    return {std::move(object)};
}

void readTerrainChanges(JsonReader& reader, const JsonValue& json, Board& board) {
    reader.members(json, terrainLimit, [&](const std::string& token, const JsonValue& list) {
        const std::optional<TerrainCode> code = terrainCode(board, TerrainToken{token});
        if (!code)
            return reader.error("format.unlisted-terrain", {{"found", token}});
        reader.items(list, longListLimit, [&](const JsonValue& label) {
            if (const std::optional<SpaceId> space = readSpace(reader, board, reader.text(label)))
                setTerrain(board, *space, *code);
        });
    });
}

void readFeatureChanges(JsonReader& reader, const JsonValue& json, Board& board) {
    reader.members(json, featureLimit, [&](const std::string& token, const JsonValue& change) {
        const std::optional<int> index = featureIndex(board, FeatureToken{token});
        if (!index)
            return reader.error("format.unlisted-feature", {{"found", token}});
        if (!reader.isObject(change))
            return;
        const auto eachEdge = [&](const char* key, auto changed) {
            reader.optional(change, key, [&](const JsonValue& list) {
                reader.items(list, longListLimit, [&](const JsonValue& item) {
                    if (const std::optional<EdgeId> edge = readEdge(reader, board, item))
                        setFeatures(board, *edge, static_cast<FeatureMask>(changed(featuresOf(board, *edge))));
                });
            });
        };
        const unsigned bit = 1U << static_cast<unsigned>(*index);
        eachEdge("remove", [bit](unsigned mask) { return mask & ~bit; });
        eachEdge("add", [bit](unsigned mask) { return mask | bit; });
        reader.otherKeys(change, {"add", "remove"});
    });
}

void readNoteChanges(JsonReader& reader, const JsonValue& json, Board& board) {
    reader.members(json, longListLimit, [&](const std::string& label, const JsonValue& v) {
        SpaceNote note;
        if (!std::holds_alternative<std::nullptr_t>(v.data))
            readInto(reader, v, note);
        if (const std::optional<SpaceId> space = readSpace(reader, board, label))
            setNote(board, *space, std::move(note));
    });
}

void readRegionChanges(JsonReader& reader, const JsonValue& json, std::vector<Region>& regions) {
    if (!reader.isObject(json))
        return;
    std::vector<RegionId> remove;
    std::vector<Region> put;
    reader.optional(json, "remove", [&](const JsonValue& v) { readInto(reader, v, remove); });
    reader.optional(json, "put", [&](const JsonValue& v) { put = readRegions(reader, v); });
    for (const RegionId& id : remove)
        std::erase_if(regions, [&](const Region& region) { return region.id == id; });
    for (Region& region : put) {
        const auto same =
            std::find_if(regions.begin(), regions.end(), [&](const Region& other) { return other.id == region.id; });
        if (same == regions.end())
            regions.push_back(std::move(region));
        else
            *same = std::move(region);
    }
    if (regions.size() > regionLimit)
        reader.error("format.too-many", {{"found", static_cast<std::int64_t>(regions.size())},
                                         {"most", static_cast<std::int64_t>(regionLimit)}});
    reader.otherKeys(json, {"remove", "put"});
}

/// Tokens that come after those of the shared board; at most `most` together, all different.
template <class T>
void readMore(JsonReader& reader, const JsonValue& json, std::size_t most, std::vector<T>& tokens) {
    reader.items(json, most - std::min(most, tokens.size()), [&](const JsonValue& v) {
        T token{reader.text(v)};
        if (std::find(tokens.begin(), tokens.end(), token) != tokens.end())
            reader.error("format.repeated", {{"found", token.value}});
        tokens.push_back(std::move(token));
    });
}

} // namespace

std::optional<JsonValue> changesJson(const Board& shared, const Board& board) {
    if (shared.geometry != board.geometry || !beginsWith(board.terrains, shared.terrains) ||
        !beginsWith(board.features, shared.features))
        return std::nullopt;
    JsonObject object;
    if (board.name != shared.name)
        object.emplace_back("name", toJson(board.name));
    addUnlessEmpty(object, "terrains", toJson(behind(board.terrains, shared.terrains)));
    addUnlessEmpty(object, "features", toJson(behind(board.features, shared.features)));
    addUnlessEmpty(object, "terrain", changedTerrain(shared, board));
    addUnlessEmpty(object, "edges", changedEdges(shared, board));
    addUnlessEmpty(object, "spaces", changedNotes(shared, board));
    addUnlessEmpty(object, "regions", changedRegions(*shared.regions, *board.regions));
    return JsonValue{std::move(object)};
}

Board readChanges(JsonReader& reader, const JsonValue& json, const Board& shared) {
    Board board = shared;
    if (!reader.isObject(json))
        return board;
    reader.optional(json, "name", [&](const JsonValue& v) { board.name = reader.text(v); });
    reader.optional(json, "terrains", [&](const JsonValue& v) { readMore(reader, v, terrainLimit, board.terrains); });
    reader.optional(json, "features", [&](const JsonValue& v) { readMore(reader, v, featureLimit, board.features); });
    reader.optional(json, "terrain", [&](const JsonValue& v) { readTerrainChanges(reader, v, board); });
    reader.optional(json, "edges", [&](const JsonValue& v) { readFeatureChanges(reader, v, board); });
    reader.optional(json, "spaces", [&](const JsonValue& v) { readNoteChanges(reader, v, board); });
    reader.optional(json, "regions", [&](const JsonValue& v) { readRegionChanges(reader, v, board.regions.edit()); });
    reader.otherKeys(json, {"name", "terrains", "features", "terrain", "edges", "spaces", "regions"});
    return board;
}

} // namespace orontes::core
