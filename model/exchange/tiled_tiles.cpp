// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/tiled_tiles.h"

#include "model/exchange/tiled_json.h"
#include "model/exchange/tiled_words.h"
#include "rules/core/json/json_text.h"

#include <algorithm>
#include <limits>

namespace orontes::model {
namespace {

constexpr std::int64_t greatestId = 0x0FFFFFFF;

/// "grass" of "../tiles/grass.png".
std::string baseName(const std::string& path) {
    const std::size_t slash = path.find_last_of("/\\");
    const std::string name = slash == std::string::npos ? path : path.substr(slash + 1);
    return name.substr(0, name.find_last_of('.'));
}

void readTile(core::JsonReader& reader, const core::JsonValue& json, std::uint32_t id, Tileset& tileset) {
    TileNames& tile = tileset.tiles[id];
    eachProperty(reader, json, [&](const std::string& name, const core::JsonValue& v) {
        if (name == "terrain")
            tile.terrain = reader.text(v);
        else if (name == "name" && v.string() != nullptr)
            tile.names.insert(tile.names.begin(), reader.text(v));
    });
    if (const std::string kind = tiledKind(json); !kind.empty())
        tile.names.push_back(kind);
    reader.optional(json, "image", [&](const core::JsonValue& v) { tile.names.push_back(baseName(reader.text(v))); });
}

void readTiles(core::JsonReader& reader, const core::JsonValue& json, Tileset& tileset) {
    reader.optional(json, "name", [&](const core::JsonValue& v) { tileset.name = reader.text(v); });
    reader.optional(json, "tiles", [&](const core::JsonValue& tiles) {
        if (tiles.object() != nullptr) // as versions before 1.2 wrote it
            return tell(reader, "tiled.old-tiles", {});
        reader.items(tiles, tiledListLimit, [&](const core::JsonValue& tile) {
            std::int64_t id = 0;
            reader.required(tile, "id", [&](const core::JsonValue& v) { id = reader.integer(v, 0, greatestId); });
            readTile(reader, tile, static_cast<std::uint32_t>(id), tileset);
        });
    });
}

/// A tileset in a file of its own. Its findings name that file.
void readExternal(core::JsonReader& reader, const std::string& file, const TilesetSource& source, Tileset& tileset) {
    if (file.ends_with(".tsx") || file.ends_with(".xml"))
        return reader.error("tiled.xml-tileset", {{"file", file}});
    const core::Result<std::string> text = source(file);
    if (!text)
        return reader.add(text.error());
    const core::Result<core::JsonValue> json = core::parseJson(*text);
    core::JsonReader inside;
    if (!json)
        inside.add(json.error());
    else if (inside.isObject(*json))
        readTiles(inside, *json, tileset);
    for (core::Diagnostic& finding : inside.takeFindings()) {
        finding.where.file = file;
        reader.add(std::move(finding));
    }
}

/// Names by which a text of the ruleset knows a terrain.
bool goesBy(const core::TerrainSpec& terrain, const core::RulesetInfo& info, const std::string& plain) {
    return plainName(terrain.token.value) == plain || plainName(info.texts.render(terrain.label)) == plain;
}

/// The token that a tile says it is, unless another was given for it.
core::TerrainToken ownToken(const TileNames& tile, const TerrainNames& names) {
    const auto given = names.find(tile.terrain);
    return given != names.end() ? given->second : core::TerrainToken{tile.terrain};
}

} // namespace

std::vector<core::TerrainToken> ownTerrains(const std::vector<Tileset>& tilesets, const TerrainNames& names) {
    std::vector<core::TerrainToken> tokens;
    for (const Tileset& tileset : tilesets)
        for (const auto& [id, tile] : tileset.tiles)
            if (!tile.terrain.empty() && tokens.size() < core::terrainLimit)
                if (core::TerrainToken token = ownToken(tile, names);
                    std::find(tokens.begin(), tokens.end(), token) == tokens.end())
                    tokens.push_back(std::move(token));
    return tokens;
}

std::vector<Tileset> readTilesets(core::JsonReader& reader, const core::JsonValue& map, const TilesetSource& source) {
    std::vector<Tileset> tilesets;
    reader.optional(map, "tilesets", [&](const core::JsonValue& list) {
        reader.items(list, core::listLimit, [&](const core::JsonValue& json) {
            if (!reader.isObject(json))
                return;
            Tileset tileset;
            reader.required(json, "firstgid", [&](const core::JsonValue& v) {
                tileset.firstId = static_cast<std::uint32_t>(reader.integer(v, 1, greatestId));
            });
            if (json.find("source") == nullptr)
                readTiles(reader, json, tileset);
            reader.optional(json, "source", [&](const core::JsonValue& v) {
                const std::string file = reader.text(v);
                tileset.name = baseName(file);
                readExternal(reader, file, source, tileset);
            });
            tilesets.push_back(std::move(tileset));
        });
    });
    std::stable_sort(tilesets.begin(), tilesets.end(),
                     [](const Tileset& a, const Tileset& b) { return a.firstId < b.firstId; });
    return tilesets;
}

std::optional<core::TerrainToken> terrainNamed(const std::string& name, const core::RulesetInfo& info,
                                               const TerrainNames& names) {
    if (const auto given = names.find(name); given != names.end())
        return given->second;
    const std::string plain = plainName(name);
    if (plain.empty())
        return std::nullopt;
    for (const core::TerrainSpec& terrain : info.terrains)
        if (goesBy(terrain, info, plain))
            return terrain.token;
    for (const core::TerrainSpec& terrain : info.terrains)
        if (plainName(terrain.look) == plain)
            return terrain.token;
    return std::nullopt;
}

std::optional<core::TerrainToken> TileTerrains::tokenOf(std::uint32_t id) {
    const auto after = std::find_if(m_tilesets.begin(), m_tilesets.end(),
                                    [id](const Tileset& tileset) { return tileset.firstId > id; });
    if (after == m_tilesets.begin()) {
        m_unknown.insert(std::to_string(id));
        return std::nullopt;
    }
    const Tileset& tileset = *(after - 1);
    const std::uint32_t local = id - tileset.firstId;
    const auto found = tileset.tiles.find(local);
    if (found != tileset.tiles.end() && !found->second.terrain.empty())
        return ownToken(found->second, m_wanted.names);
    const std::string number = tileset.name + ":" + std::to_string(local);
    std::vector<std::string> names = found != tileset.tiles.end() ? found->second.names : std::vector<std::string>();
    names.push_back(number);
    for (const std::string& name : names)
        if (std::optional<core::TerrainToken> token = terrainNamed(name, m_wanted.info, m_wanted.names))
            return token;
    m_unknown.insert(names.front());
    return std::nullopt;
}

std::optional<core::TerrainCode> TileTerrains::codeOf(std::uint32_t id) {
    const auto [known, isNew] = m_known.try_emplace(id);
    if (!isNew)
        return known->second;
    const std::optional<core::TerrainToken> token = tokenOf(id);
    if (!token)
        return std::nullopt;
    auto place = std::find(m_terrains.begin(), m_terrains.end(), *token);
    if (place == m_terrains.end() && m_terrains.size() == core::terrainLimit) {
        m_unknown.insert(token->value);
        return std::nullopt;
    }
    if (place == m_terrains.end())
        place = m_terrains.insert(m_terrains.end(), *token);
    return known->second = static_cast<core::TerrainCode>(place - m_terrains.begin());
}

} // namespace orontes::model
