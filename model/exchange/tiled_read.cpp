// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/tiled_cells.h"
#include "model/exchange/tiled_json.h"
#include "model/exchange/tiled_map.h"
#include "model/exchange/tiled_objects.h"
#include "model/exchange/tiled_plane.h"
#include "model/exchange/tiled_tiles.h"
#include "model/exchange/tiled_words.h"
#include "rules/core/board/plane.h"
#include "rules/core/json/json_text.h"

#include <algorithm>
#include <array>
#include <limits>

namespace orontes::model {
namespace {

using core::JsonReader;
using core::JsonValue;

/// What a map says of itself.
struct MapHead {
    bool isHex = false;
    bool isInfinite = false;
    bool isOurs = false; ///< it carries what only Orontes writes
    core::HexGrid hexes;
    core::SquareGrid squares;
    std::string name;
    TileMeasures tile;

    core::Numbering& numbering() { return isHex ? hexes.numbering : squares.numbering; }
};

/// The cells of the map that become spaces, in Tiled's columns and rows.
struct MapWindow {
    int column = 0;
    int row = 0;
    int width = 0;
    int height = 0;
};

/// A foreign map is numbered like the ruleset's own first board, where that has spaces of the same kind.
void takeHabits(const core::Board& blank, MapHead& head) {
    if (const auto* hexes = std::get_if<core::HexGrid>(&blank.geometry))
        head.hexes.numbering = hexes->numbering;
    if (const auto* squares = std::get_if<core::SquareGrid>(&blank.geometry))
        head.squares = *squares;
}

template <class E, std::size_t N>
std::optional<E> wordIn(JsonReader& reader, const JsonValue& json, const char* key,
                        const core::EnumTokens<E, N>& words) {
    std::optional<E> word;
    reader.required(json, key, [&](const JsonValue& v) { word = reader.oneOf(v, words); });
    return word;
}

constexpr core::EnumTokens<bool, 2> shapes{{{false, "orthogonal"}, {true, "hexagonal"}}};
constexpr core::EnumTokens<bool, 2> indices{{{true, "odd"}, {false, "even"}}};
constexpr core::EnumTokens<core::HexGrid::Orientation, 2> axes{
    {{core::HexGrid::Orientation::FlatTop, "x"}, {core::HexGrid::Orientation::PointyTop, "y"}}};

void readShape(JsonReader& reader, const JsonValue& map, MapHead& head) {
    head.isHex = wordIn(reader, map, "orientation", shapes).value_or(false);
    reader.optional(map, "infinite", [&](const JsonValue& v) { head.isInfinite = reader.flag(v); });
    const auto pixels = [&](const char* key, int& into) {
        reader.required(map, key, [&](const JsonValue& v) { into = reader.whole(v, 1, 10'000); });
    };
    pixels("tilewidth", head.tile.width);
    pixels("tileheight", head.tile.height);
    if (!head.isHex)
        return;
    reader.optional(map, "hexsidelength", [&](const JsonValue& v) { head.tile.side = reader.whole(v, 0, 10'000); });
    head.hexes.orientation = wordIn(reader, map, "staggeraxis", axes).value_or(head.hexes.orientation);
    head.hexes.oddShifted = wordIn(reader, map, "staggerindex", indices).value_or(true);
}

void readProperty(JsonReader& reader, const std::string& name, const JsonValue& v, MapHead& head) {
    core::Numbering& numbering = head.numbering();
    if (name == "orontes")
        head.isOurs = true;
    else if (name == "board")
        head.name = reader.text(v);
    else if (name == "diagonals")
        head.squares.diagonals = reader.flag(v);
    else if (name == "numbering")
        numbering.style = reader.oneOf(v, tiledNumberings).value_or(numbering.style);
    else if (name == "firstColumn")
        numbering.firstColumn = reader.whole(v, 0, core::firstNumberLimit);
    else if (name == "firstRow")
        numbering.firstRow = reader.whole(v, 0, core::firstNumberLimit);
    else if (name == "digits")
        numbering.digits = reader.whole(v, 1, core::digitLimit);
    else if (name == "rowsUpward")
        numbering.rowsUpward = reader.flag(v);
}

void readProperties(JsonReader& reader, const JsonValue& map, MapHead& head) {
    eachProperty(reader, map, [&](const std::string& name, const JsonValue& v) {
        if (name == "orontes" && reader.whole(v, 1, std::numeric_limits<int>::max()) > tiledVersion)
            reader.error("format.newer-version", {{"found", *v.integer()}, {"known", std::int64_t{tiledVersion}}});
        readProperty(reader, name, v, head);
    });
}

/// The smallest window that holds every tile of an infinite map.
MapWindow around(const std::vector<TileBlock>& blocks) {
    constexpr int far = std::numeric_limits<int>::max();
    core::Cell least{far, far};
    core::Cell most{-far, -far};
    for (const TileBlock& block : blocks)
        for (std::size_t i = 0; i < block.ids.size(); ++i) {
            if ((block.ids[i] & ~tileFlags) == 0)
                continue;
            const int column = block.x + static_cast<int>(i) % block.width;
            const int row = block.y + static_cast<int>(i) / block.width;
            least = {std::min(least.column, column), std::min(least.row, row)};
            most = {std::max(most.column, column), std::max(most.row, row)};
        }
    if (least.column == far)
        return {};
    return {least.column, least.row, most.column - least.column + 1, most.row - least.row + 1};
}

MapWindow windowOf(JsonReader& reader, const JsonValue& map, const MapHead& head,
                   const std::vector<TileBlock>& blocks) {
    MapWindow window;
    if (head.isInfinite)
        window = around(blocks);
    else
        for (const auto& [key, side] : {std::pair{"width", &window.width}, {"height", &window.height}})
            reader.required(map, key, [&, to = side](const JsonValue& v) {
                *to = static_cast<int>(reader.integer(v, 1, std::numeric_limits<int>::max()));
            });
    const int longer = std::max(window.width, window.height);
    if (longer > core::gridSizeLimit)
        reader.error("format.board-too-large",
                     {{"found", std::int64_t{longer}}, {"most", std::int64_t{core::gridSizeLimit}}});
    else if ((blocks.empty() || window.width == 0) && !reader.failed())
        reader.error("tiled.no-tiles");
    return window;
}

/// One terrain for each cell of the window: that of the uppermost layer whose tile stands for one.
struct Painted {
    std::vector<int> codes; ///< -1: none
    std::int64_t turned = 0;
};

Painted paint(const std::vector<TileBlock>& blocks, const MapWindow& window, TileTerrains& terrains) {
    Painted painted;
    painted.codes.assign(static_cast<std::size_t>(window.width) * static_cast<std::size_t>(window.height), -1);
    for (const TileBlock& block : blocks)
        for (std::size_t i = 0; i < block.ids.size(); ++i) {
            const std::uint32_t id = block.ids[i] & ~tileFlags;
            const int column = block.x + static_cast<int>(i) % block.width - window.column;
            const int row = block.y + static_cast<int>(i) / block.width - window.row;
            if (id == 0 || column < 0 || row < 0 || column >= window.width || row >= window.height)
                continue;
            painted.turned += (block.ids[i] & tileFlags) != 0 ? 1 : 0;
            if (const std::optional<core::TerrainCode> code = terrains.codeOf(id))
                painted.codes[static_cast<std::size_t>(row) * static_cast<std::size_t>(window.width) +
                              static_cast<std::size_t>(column)] = *code;
        }
    return painted;
}

void tellOfTiles(JsonReader& reader, const Painted& painted, const TileTerrains& terrains) {
    std::string names;
    for (const std::string& name : terrains.unknown())
        (names += names.empty() ? "" : ", ") += name;
    if (!names.empty())
        reader.warning("tiled.unknown-tiles", {{"n", static_cast<std::int64_t>(terrains.unknown().size())},
                                               {"names", names},
                                               {"terrain", terrains.terrains().front().value}});
    if (const auto bare = std::count(painted.codes.begin(), painted.codes.end(), -1); bare > 0)
        tell(reader, "tiled.bare-cells",
             {{"n", static_cast<std::int64_t>(bare)}, {"terrain", terrains.terrains().front().value}});
    if (painted.turned > 0)
        tell(reader, "tiled.turned-tiles", {{"n", painted.turned}});
}

core::Geometry geometryOf(MapHead head, const MapWindow& window) {
    if (!head.isHex) {
        head.squares.width = window.width;
        head.squares.height = window.height;
        return head.squares;
    }
    head.hexes.width = window.width;
    head.hexes.height = window.height;
    const bool flat = head.hexes.orientation == core::HexGrid::Orientation::FlatTop;
    if (((flat ? window.column : window.row) & 1) != 0) // the window begins in a shifted column or row
        head.hexes.oddShifted = !head.hexes.oddShifted;
    return head.hexes;
}

/// The plane of Tiled's own pixels, which begin at its cell 0, 0 and not at the window.
TiledPlane planeOfMap(const core::Board& board, const MapHead& head, const MapWindow& window) {
    TiledPlane plane = planeOf(board, head.tile);
    const auto* hexes = std::get_if<core::HexGrid>(&board.geometry);
    core::Point step{double(head.tile.width), double(head.tile.height)};
    if (hexes != nullptr && hexes->orientation == core::HexGrid::Orientation::FlatTop)
        step.x = (head.tile.width + head.tile.side) / 2.0;
    else if (hexes != nullptr)
        step.y = (head.tile.height + head.tile.side) / 2.0;
    plane.origin = plane.origin + core::Point{window.column * step.x, window.row * step.y};
    return plane;
}

std::vector<TileBlock> readTiles(JsonReader& reader, const JsonValue& map) {
    std::vector<TileBlock> blocks;
    eachLayer(reader, map, [&](const JsonValue& layer) {
        if (tiledKind(layer) != "tilelayer" || reader.failed())
            return;
        std::vector<TileBlock> more = readTileLayer(reader, layer);
        std::move(more.begin(), more.end(), std::back_inserter(blocks));
    });
    return blocks;
}

/// The terrains a board begins with: its own, or what the ruleset's first board has, or all of the ruleset.
std::vector<core::TerrainToken> firstTerrains(const MapHead& head, const std::vector<Tileset>& tilesets,
                                              const TiledImport& wanted) {
    std::vector<core::TerrainToken> terrains;
    if (head.isOurs)
        terrains = ownTerrains(tilesets, wanted.names);
    if (terrains.empty())
        terrains = wanted.info.blank.board->terrains;
    if (terrains.empty())
        for (const core::TerrainSpec& terrain : wanted.info.terrains)
            terrains.push_back(terrain.token);
    return terrains;
}

core::Board readMap(JsonReader& reader, const JsonValue& map, const TiledImport& wanted) {
    MapHead head;
    takeHabits(*wanted.info.blank.board, head);
    readShape(reader, map, head);
    readProperties(reader, map, head);
    if (reader.failed())
        return {};
    std::vector<Tileset> tilesets = readTilesets(reader, map, wanted.tilesets);
    const std::vector<TileBlock> blocks = readTiles(reader, map);
    const MapWindow window = windowOf(reader, map, head, blocks);
    std::vector<core::FeatureToken> features;
    if (!head.isOurs)
        features = wanted.info.blank.board->features;
    features = featuresOfLayers(reader, map, wanted.info, std::move(features));
    std::vector<core::TerrainToken> first = firstTerrains(head, tilesets, wanted);
    if (first.empty() && !reader.failed())
        reader.error("format.no-terrain");
    if (reader.failed())
        return {};
    TileTerrains terrains(std::move(tilesets), wanted, std::move(first));
    const Painted painted = paint(blocks, window, terrains);
    tellOfTiles(reader, painted, terrains);
    core::Board board = core::makeBoard(geometryOf(head, window), terrains.terrains(), std::move(features));
    board.name = head.name;
    for (std::size_t i = 0; i < painted.codes.size(); ++i)
        if (painted.codes[i] > 0)
            board.terrain.set(static_cast<int>(i) % window.width, static_cast<int>(i) / window.width,
                              static_cast<core::TerrainCode>(painted.codes[i]));
    readObjectLayers(reader, map, wanted.info, planeOfMap(board, head, window), board);
    return board;
}

} // namespace

core::Read<core::Board> boardFromTiled(std::string_view text, const TiledImport& wanted) {
    core::Read<core::Board> read;
    JsonReader reader;
    const core::Result<JsonValue> map = core::parseJson(text);
    if (!map)
        reader.add(text.starts_with('<') ? core::Diagnostic{"tiled.xml", core::Severity::Error, {}, {}, {}, {}}
                                         : map.error());
    else if (map->object() == nullptr || tiledKind(*map) != "map")
        reader.error("tiled.not-a-map");
    else if (core::Board board = readMap(reader, *map, wanted); !reader.failed())
        read.value = std::move(board);
    read.findings = reader.takeFindings();
    return read;
}

} // namespace orontes::model
