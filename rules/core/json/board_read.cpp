// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/board_json.h"
#include "rules/core/json/json_text.h"
#include "rules/core/json/migration.h"
#include "rules/core/json/utf8.h"
#include "rules/core/json/value_json.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace orontes::core {
namespace {

/// Terrain codes by the character that stands for them in the rows.
struct Legend {
    std::array<int, 128> ascii{};
    std::unordered_map<std::string_view, int> others;

    Legend() { ascii.fill(-1); }
    void add(std::string_view character, int code) {
        if (character.size() == 1)
            ascii[static_cast<unsigned char>(character.front())] = code;
        else
            others.emplace(character, code);
    }
    int codeOf(std::string_view character) const {
        if (character.size() == 1)
            return ascii[static_cast<unsigned char>(character.front())];
        const auto found = others.find(character);
        return found == others.end() ? -1 : found->second;
    }
};

struct Terrains {
    std::vector<TerrainToken> tokens;
    Legend legend;
};

void addTerrain(JsonReader& reader, Terrains& terrains, const JsonValue& json) {
    TerrainToken token{reader.text(json)};
    if (std::find(terrains.tokens.begin(), terrains.tokens.end(), token) != terrains.tokens.end())
        reader.error("format.bad-legend", {{"found", token.value}});
    terrains.tokens.push_back(std::move(token));
}

Terrains readTerrains(JsonReader& reader, const JsonValue& json, bool onGrid) {
    Terrains terrains;
    if (!onGrid)
        reader.items(json, terrainLimit, [&](const JsonValue& token) { addTerrain(reader, terrains, token); });
    else
        reader.members(json, terrainLimit, [&](const std::string& key, const JsonValue& token) {
            if (utf8Length(key) != key.size() || key.empty())
                reader.error("format.bad-legend", {{"found", key}});
            else
                terrains.legend.add(key, static_cast<int>(terrains.tokens.size()));
            addTerrain(reader, terrains, token);
        });
    if (terrains.tokens.empty() && !reader.failed())
        reader.error("format.no-terrain");
    return terrains;
}

void readRow(JsonReader& reader, const std::string& text, const Legend& legend, int row, Layer<TerrainCode>& terrain) {
    std::string_view left = text;
    int column = 0;
    for (; !left.empty(); ++column) {
        const std::string_view character = left.substr(0, utf8Length(left));
        left.remove_prefix(character.size());
        const int code = legend.codeOf(character);
        if (code < 0)
            return reader.error("format.unknown-terrain",
                                {{"found", std::string(character)}, {"column", std::int64_t{column + 1}}});
        if (column < terrain.width() && row < terrain.height())
            terrain.set(column, row, static_cast<TerrainCode>(code));
    }
    if (column != terrain.width())
        reader.error("format.row-length",
                     {{"found", std::int64_t{column}}, {"expected", std::int64_t{terrain.width()}}});
}

void readRows(JsonReader& reader, const JsonValue& json, const Legend& legend, Layer<TerrainCode>& terrain) {
    int row = 0;
    reader.items(json, gridSizeLimit, [&](const JsonValue& text) {
        if (text.string() == nullptr)
            reader.wrongType(text, "text");
        else
            readRow(reader, *text.string(), legend, row, terrain);
        ++row;
    });
    if (json.array() != nullptr && row != terrain.height())
        reader.error("format.row-count", {{"found", std::int64_t{row}}, {"expected", std::int64_t{terrain.height()}}});
}

/// An area map's terrain stands with its areas.
void readAreaTerrains(JsonReader& reader, const JsonValue& geometry, Board& board) {
    int index = 0;
    reader.required(geometry, "areas", [&](const JsonValue& areas) {
        reader.items(areas, areaLimit, [&](const JsonValue& area) {
            reader.required(area, "terrain", [&](const JsonValue& json) {
                const TerrainToken token{reader.text(json)};
                if (const std::optional<TerrainCode> code = terrainCode(board, token))
                    board.terrain.set(index, 0, *code);
                else
                    reader.error("format.unknown-terrain", {{"found", token.value}, {"column", std::int64_t{1}}});
            });
            ++index;
        });
    });
}

std::vector<FeatureToken> featuresIn(const JsonValue& json) {
    std::vector<FeatureToken> features;
    if (const JsonValue* edges = json.find("edges"); edges != nullptr && edges->object() != nullptr)
        for (const auto& [feature, list] : *edges->object())
            features.push_back(FeatureToken{feature});
    return features;
}

void readEdges(JsonReader& reader, const JsonValue& json, Board& board) {
    unsigned bit = 1;
    reader.members(json, featureLimit, [&](const std::string&, const JsonValue& list) {
        reader.items(list, longListLimit, [&](const JsonValue& item) {
            if (const std::optional<EdgeId> edge = readEdge(reader, board, item))
                setFeatures(board, *edge, static_cast<FeatureMask>(featuresOf(board, *edge) | bit));
        });
        bit <<= 1U;
    });
}

} // namespace

Board readBoard(JsonReader& reader, const JsonValue& json) {
    std::optional<Geometry> geometry;
    Terrains terrains;
    if (!reader.isObject(json))
        return {};
    reader.required(json, "geometry", [&](const JsonValue& v) { geometry = readGeometry(reader, v); });
    const bool onGrid = geometry && !std::holds_alternative<Cow<AreaMap>>(*geometry);
    if (!geometry)
        return {};
    reader.required(json, "terrains", [&](const JsonValue& v) { terrains = readTerrains(reader, v, onGrid); });
    std::vector<FeatureToken> features = featuresIn(json);
    if (features.size() > featureLimit)
        features.clear(); // readEdges reports it
    Board board = makeBoard(std::move(*geometry), std::move(terrains.tokens), std::move(features));
    reader.optional(json, "name", [&](const JsonValue& v) { board.name = reader.text(v); });
    if (onGrid)
        reader.required(json, "terrain",
                        [&](const JsonValue& v) { readRows(reader, v, terrains.legend, board.terrain); });
    else
        reader.required(json, "geometry", [&](const JsonValue& v) { readAreaTerrains(reader, v, board); });
    reader.optional(json, "edges", [&](const JsonValue& v) { readEdges(reader, v, board); });
    reader.optional(json, "spaces", [&](const JsonValue& v) { readNotes(reader, v, board); });
    reader.optional(json, "regions", [&](const JsonValue& v) { board.regions = readRegions(reader, v); });
    reader.otherKeys(
        json, {"format", "formatVersion", "name", "geometry", "terrains", "terrain", "edges", "spaces", "regions"});
    return board;
}

Read<Board> readBoard(std::string_view text) {
    return readFile<Board>(text, boardFormat,
                           [](JsonReader& reader, const JsonValue& json) { return readBoard(reader, json); });
}

} // namespace orontes::core
