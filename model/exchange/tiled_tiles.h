// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exchange/tiled_map.h"
#include "rules/core/json/reader.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace orontes::model {

/// What the tilesets of a map call their tiles.
struct TileNames {
    std::string terrain;            ///< property "terrain": our token, taken as it is
    std::vector<std::string> names; ///< property "name", kind, name of its picture; the most telling first
};

struct Tileset {
    std::uint32_t firstId = 1;
    std::string name;
    std::map<std::uint32_t, TileNames> tiles; ///< by local id; only those of which something is known
};

/// The tilesets within a map and those that it names.
std::vector<Tileset> readTilesets(core::JsonReader& reader, const core::JsonValue& map, const TilesetSource& source);

/// The terrains that tiles say they are, each once, in the order of the tiles.
std::vector<core::TerrainToken> ownTerrains(const std::vector<Tileset>& tilesets, const TerrainNames& names);

/// Which terrain a tile stands for. Terrains join `terrains` when a tile needs them.
class TileTerrains {
public:
    TileTerrains(std::vector<Tileset> tilesets, const TiledImport& wanted, std::vector<core::TerrainToken> terrains)
        : m_tilesets(std::move(tilesets)), m_wanted(wanted), m_terrains(std::move(terrains)) {}

    /// Of a global id without its flags; nothing for a tile that stands for no terrain, which is kept among unknown().
    std::optional<core::TerrainCode> codeOf(std::uint32_t id);
    const std::vector<core::TerrainToken>& terrains() const { return m_terrains; }
    const std::set<std::string>& unknown() const { return m_unknown; }

private:
    std::optional<core::TerrainToken> tokenOf(std::uint32_t id);

    std::vector<Tileset> m_tilesets;
    const TiledImport& m_wanted;
    std::vector<core::TerrainToken> m_terrains;
    std::map<std::uint32_t, std::optional<core::TerrainCode>> m_known;
    std::set<std::string> m_unknown;
};

/// The terrain that goes by a name: one of `names`, else a token, a label or a look of the ruleset, capitals and signs
/// aside.
std::optional<core::TerrainToken> terrainNamed(const std::string& name, const core::RulesetInfo& info,
                                               const TerrainNames& names);

} // namespace orontes::model
