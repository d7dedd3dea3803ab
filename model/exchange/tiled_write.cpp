// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/tiled_json.h"
#include "model/exchange/tiled_map.h"
#include "model/exchange/tiled_plane.h"
#include "model/exchange/tiled_words.h"
#include "rules/core/json/board_json.h"
#include "rules/core/json/json_text.h"
#include "rules/core/json/object_layout.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace orontes::model {
namespace {

using core::JsonArray;
using core::JsonObject;
using core::JsonValue;
using core::ObjectLayout;
using core::toJson;

constexpr int sheetColumns = 16;
constexpr std::size_t mostShownEdges = 20'000; ///< more lines would make a map that Tiled is slow to open

JsonValue pixels(double value) {
    return {std::round(value * 100) / 100 + 0.0};
}

/// A map under way: the text, and the numbers that Tiled gives to layers and objects.
struct Sheet {
    const core::Board& board;
    TileMeasures tile;
    TiledPlane plane;
    std::string layers;
    int nextLayer = 1;
    int nextObject = 1;
};

JsonArray numberingProperties(const core::Numbering& numbering) {
    return {tiledProperty("numbering", toJson(std::string(core::tokenOf(tiledNumberings, numbering.style)))),
            tiledProperty("firstColumn", toJson(numbering.firstColumn)),
            tiledProperty("firstRow", toJson(numbering.firstRow)), tiledProperty("digits", toJson(numbering.digits)),
            tiledProperty("rowsUpward", toJson(numbering.rowsUpward))};
}

JsonValue mapProperties(const core::Board& board, const TiledExport& wanted) {
    const auto* hexes = std::get_if<core::HexGrid>(&board.geometry);
    const auto* squares = std::get_if<core::SquareGrid>(&board.geometry);
    JsonArray list = numberingProperties(hexes != nullptr ? hexes->numbering : squares->numbering);
    list.push_back(tiledProperty("orontes", toJson(tiledVersion)));
    list.push_back(tiledProperty("ruleset", toJson(wanted.ruleset.value)));
    list.push_back(tiledProperty("board", toJson(board.name)));
    if (squares != nullptr)
        list.push_back(tiledProperty("diagonals", toJson(squares->diagonals)));
    else
        list.push_back(
            tiledProperty("orientation", toJson(std::string(core::tokenOf(tiledOrientations, hexes->orientation)))));
    return {std::move(list)};
}

enum class LayerSight { Shown, Hidden };

/// The beginning of a layer, up to what is in it.
ObjectLayout beginLayer(Sheet& sheet, const char* kind, const std::string& name, LayerSight sight = LayerSight::Shown) {
    sheet.layers += sheet.layers.empty() ? "\n    " : ",\n    ";
    ObjectLayout layer(sheet.layers, 4);
    layer.member("id", toJson(sheet.nextLayer++));
    layer.member("type", toJson(std::string(kind)));
    layer.member("name", toJson(name));
    layer.member("x", toJson(0));
    layer.member("y", toJson(0));
    layer.member("opacity", toJson(1));
    layer.member("visible", toJson(sight == LayerSight::Shown));
    return layer;
}

void addObjects(Sheet& sheet, const std::string& name, JsonArray properties, JsonArray objects,
                LayerSight sight = LayerSight::Shown) {
    ObjectLayout layer = beginLayer(sheet, "objectgroup", name, sight);
    layer.member("draworder", toJson(std::string("index")));
    if (!properties.empty())
        layer.lines("properties", {std::move(properties)});
    layer.lines("objects", {std::move(objects)});
    layer.end();
}

void addTerrain(Sheet& sheet) {
    const core::Layer<core::TerrainCode>& terrain = sheet.board.terrain;
    ObjectLayout layer = beginLayer(sheet, "tilelayer", "Terrain");
    layer.member("width", toJson(terrain.width()));
    layer.member("height", toJson(terrain.height()));
    std::string& out = layer.begin("data");
    out += '[';
    for (int row = 0; row < terrain.height(); ++row) {
        out += row == 0 ? "\n        " : ",\n        ";
        for (int column = 0; column < terrain.width(); ++column)
            (out += column == 0 ? "" : ",") += std::to_string(terrain.at(column, row) + 1);
    }
    out += "\n      ]";
    layer.end();
}

JsonObject object(Sheet& sheet, const char* kind, const std::string& name, core::Point at) {
    return {{"id", toJson(sheet.nextObject++)},
            {"name", toJson(name)},
            {"type", toJson(std::string(kind))},
            {"x", pixels(at.x)},
            {"y", pixels(at.y)},
            {"width", toJson(0)},
            {"height", toJson(0)},
            {"rotation", toJson(0)},
            {"visible", toJson(true)}};
}

/// A side of a space as a line that people see; the property of its layer is what counts.
JsonValue shownEdge(Sheet& sheet, const core::Segment& side) {
    const core::Point from = sheet.plane.toPixels(side.from);
    const core::Point to = sheet.plane.toPixels(side.to);
    JsonObject line = object(sheet, shownOnly, "", from);
    JsonArray points;
    for (const core::Point point : {from, to})
        points.push_back({JsonObject{{"x", pixels(point.x - from.x)}, {"y", pixels(point.y - from.y)}}});
    line.emplace_back("polyline", JsonValue{std::move(points)});
    return {std::move(line)};
}

void addFeature(Sheet& sheet, std::size_t feature, const std::vector<core::EdgeId>& marked) {
    const core::Board& board = sheet.board;
    std::string edges;
    JsonArray lines;
    for (const core::EdgeId edge : marked) {
        if ((core::featuresOf(board, edge) >> feature & 1U) == 0)
            continue;
        const std::optional<core::EdgeSides> sides = core::sidesOf(board, edge);
        (edges += edges.empty() ? "" : " ") +=
            core::labelOf(board, sides->first).value + "-" + core::labelOf(board, sides->second).value;
        const core::Segment side = core::segmentOf(board, edge);
        if (marked.size() <= mostShownEdges && side.from != side.to)
            lines.push_back(shownEdge(sheet, side));
    }
    const std::string& token = board.features[feature].value;
    addObjects(sheet, token, {tiledProperty("feature", toJson(token)), tiledProperty("edges", toJson(edges))},
               std::move(lines));
}

/// A bool, a number that Tiled can hold, or a text as it is; anything else as JSON in a text.
JsonValue fieldProperty(const core::FieldId& field, const core::Value& value) {
    const auto* number = std::get_if<std::int64_t>(&value);
    const bool isLarge = number != nullptr && (*number > std::numeric_limits<std::int32_t>::max() ||
                                               *number < std::numeric_limits<std::int32_t>::min());
    if (!isLarge && !std::holds_alternative<core::TextList>(value))
        return tiledProperty(std::string(fieldPrefix) + field.value, toJson(value));
    return tiledProperty(std::string(jsonPrefix) + field.value, toJson(core::compactJson(toJson(value))));
}

void addNotes(Sheet& sheet) {
    JsonArray objects;
    for (const auto& [space, note] : *sheet.board.notes) {
        JsonObject json = object(sheet, spaceKind, note.name, sheet.plane.toPixels(core::centreOf(sheet.board, space)));
        json.emplace_back("point", toJson(true));
        JsonArray properties;
        if (!note.letter.empty())
            properties.push_back(tiledProperty("letter", toJson(note.letter)));
        for (const auto& [field, value] : note.attributes)
            properties.push_back(fieldProperty(field, value));
        if (!properties.empty())
            json.emplace_back("properties", JsonValue{std::move(properties)});
        objects.push_back({std::move(json)});
    }
    addObjects(sheet, "Spaces", {}, std::move(objects));
}

/// The rectangle around the spaces of a region that are on the board; a point where there are none.
core::Extent around(const core::Board& board, const core::Region& region) {
    core::Extent extent;
    bool first = true;
    for (const core::SpaceLabel& label : region.spaces)
        if (const std::optional<core::SpaceId> space = core::findSpace(board, label))
            for (const core::Point corner : core::outlineOf(board, *space)) {
                if (first)
                    extent = {corner, corner};
                first = false;
                extent.topLeft = {std::min(extent.topLeft.x, corner.x), std::min(extent.topLeft.y, corner.y)};
                extent.bottomRight = {std::max(extent.bottomRight.x, corner.x),
                                      std::max(extent.bottomRight.y, corner.y)};
            }
    return extent;
}

void addRegions(Sheet& sheet) {
    JsonArray objects;
    for (const core::Region& region : *sheet.board.regions) {
        const core::Extent extent = around(sheet.board, region);
        const core::Point from = sheet.plane.toPixels(extent.topLeft);
        const core::Point to = sheet.plane.toPixels(extent.bottomRight);
        JsonObject json = object(sheet, regionKind, region.name, from);
        json[5].second = pixels(to.x - from.x);
        json[6].second = pixels(to.y - from.y);
        json.emplace_back("properties",
                          JsonValue{JsonArray{tiledProperty("id", toJson(region.id.value)),
                                              tiledProperty("spaces", toJson(labelList(region.spaces)))}});
        objects.push_back({std::move(json)});
    }
    addObjects(sheet, "Regions", {}, std::move(objects), LayerSight::Hidden); // its rectangles would veil the map
}

JsonValue tilesetJson(const core::Board& board, const TileMeasures& tile, const std::string& picture) {
    const int count = static_cast<int>(board.terrains.size());
    const int columns = std::min(count, sheetColumns);
    const int rows = (count + sheetColumns - 1) / sheetColumns;
    JsonArray tiles;
    for (int i = 0; i < count; ++i) {
        const JsonValue token = toJson(board.terrains[static_cast<std::size_t>(i)]);
        tiles.push_back(
            {JsonObject{{"id", toJson(i)},
                        {"type", token},
                        {"properties", {JsonArray{tiledProperty("name", token), tiledProperty("terrain", token)}}}}});
    }
    return {JsonObject{{"firstgid", toJson(1)},
                       {"name", toJson(std::string("terrain"))},
                       {"image", toJson(picture)},
                       {"imagewidth", toJson(columns * tile.width)},
                       {"imageheight", toJson(rows * tile.height)},
                       {"tilewidth", toJson(tile.width)},
                       {"tileheight", toJson(tile.height)},
                       {"tilecount", toJson(count)},
                       {"columns", toJson(columns)},
                       {"margin", toJson(0)},
                       {"spacing", toJson(0)},
                       {"tiles", {std::move(tiles)}}}};
}

void addShape(ObjectLayout& map, const core::Board& board, const TileMeasures& tile) {
    const auto* hexes = std::get_if<core::HexGrid>(&board.geometry);
    map.member("orientation", toJson(std::string(hexes != nullptr ? "hexagonal" : "orthogonal")));
    map.member("renderorder", toJson(std::string("right-down")));
    map.member("infinite", toJson(false));
    map.member("width", toJson(board.terrain.width()));
    map.member("height", toJson(board.terrain.height()));
    map.member("tilewidth", toJson(tile.width));
    map.member("tileheight", toJson(tile.height));
    if (hexes == nullptr)
        return;
    map.member("hexsidelength", toJson(tile.side));
    map.member("staggeraxis",
               toJson(std::string(hexes->orientation == core::HexGrid::Orientation::FlatTop ? "x" : "y")));
    map.member("staggerindex", toJson(std::string(hexes->oddShifted ? "odd" : "even")));
}

} // namespace

core::JsonValue tiledProperty(std::string name, const JsonValue& value) {
    const char* type = value.boolean() != nullptr ? "bool" : value.integer() != nullptr ? "int" : "string";
    return {JsonObject{{"name", {std::move(name)}}, {"type", {std::string(type)}}, {"value", value}}};
}

core::Result<std::string> tiledMap(const core::Board& board, const TiledExport& wanted) {
    if (std::holds_alternative<core::Cow<core::AreaMap>>(board.geometry)) {
        core::Diagnostic refused;
        refused.id = "tiled.areas";
        return core::refuse(std::move(refused));
    }
    const TileMeasures tile = measuresFor(board.geometry);
    Sheet sheet{board, tile, planeOf(board, tile), {}};
    addTerrain(sheet);
    const std::vector<core::EdgeId> marked = core::markedEdges(board);
    for (std::size_t feature = 0; feature < board.features.size(); ++feature)
        addFeature(sheet, feature, marked);
    addRegions(sheet);
    addNotes(sheet);
    std::string out;
    ObjectLayout map(out, 0);
    map.member("type", toJson(std::string("map")));
    map.member("version", toJson(std::string("1.8")));
    map.member("tiledversion", toJson(std::string("1.8.2")));
    addShape(map, board, tile);
    map.member("nextlayerid", toJson(sheet.nextLayer));
    map.member("nextobjectid", toJson(sheet.nextObject));
    map.member("compressionlevel", toJson(-1));
    map.lines("properties", mapProperties(board, wanted));
    map.begin("layers") += '[' + sheet.layers + "\n  ]";
    map.blocks("tilesets", {JsonArray{tilesetJson(board, tile, wanted.picture)}});
    map.end();
    out += '\n';
    return out;
}

} // namespace orontes::model
