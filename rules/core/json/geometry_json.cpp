// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/board_json.h"
#include "rules/core/json/value_json.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace orontes::core {
namespace {

using core::toJson;

/// So far maps reach, in the unit of the drawing; a poster of a kilometre is no map.
constexpr double farthestPoint = 100'000;

enum class Kind {
    Square,
    Hex,
    Areas,
};

constexpr EnumTokens<Kind, 3> kinds{{{Kind::Square, "square"}, {Kind::Hex, "hex"}, {Kind::Areas, "areas"}}};
constexpr EnumTokens<HexGrid::Orientation, 2> orientations{
    {{HexGrid::Orientation::FlatTop, "flat"}, {HexGrid::Orientation::PointyTop, "pointy"}}};
constexpr EnumTokens<bool, 2> shiftedRows{{{true, "second"}, {false, "first"}}};
constexpr EnumTokens<Numbering::Style, 4> styles{{{Numbering::Style::Sequential, "sequential"},
                                                  {Numbering::Style::ColumnRow, "columnRow"},
                                                  {Numbering::Style::RowColumn, "rowColumn"},
                                                  {Numbering::Style::LetterNumber, "letterNumber"}}};

template <class E, std::size_t N>
JsonValue enumJson(const EnumTokens<E, N>& tokens, E value) {
    return toJson(std::string(tokenOf(tokens, value)));
}

int readSide(JsonReader& reader, const JsonValue& json) {
    const std::int64_t* wanted = json.integer();
    if (wanted == nullptr || *wanted <= gridSizeLimit)
        return reader.whole(json, 1, gridSizeLimit);
    reader.error("format.board-too-large", {{"found", *wanted}, {"most", gridSizeLimit}});
    return 1;
}

Numbering readNumbering(JsonReader& reader, const JsonValue& json) {
    Numbering numbering;
    if (!reader.isObject(json))
        return numbering;
    reader.required(json, "style",
                    [&](const JsonValue& v) { numbering.style = reader.oneOf(v, styles).value_or(numbering.style); });
    reader.required(json, "firstColumn",
                    [&](const JsonValue& v) { numbering.firstColumn = reader.whole(v, 0, firstNumberLimit); });
    reader.required(json, "firstRow",
                    [&](const JsonValue& v) { numbering.firstRow = reader.whole(v, 0, firstNumberLimit); });
    reader.required(json, "digits", [&](const JsonValue& v) { numbering.digits = reader.whole(v, 1, digitLimit); });
    reader.required(json, "rowsUpward", [&](const JsonValue& v) { numbering.rowsUpward = reader.flag(v); });
    reader.otherKeys(json, {"style", "firstColumn", "firstRow", "digits", "rowsUpward"});
    return numbering;
}

JsonValue toJson(const Numbering& numbering) {
    return {JsonObject{{"style", enumJson(styles, numbering.style)},
                       {"firstColumn", toJson(numbering.firstColumn)},
                       {"firstRow", toJson(numbering.firstRow)},
                       {"digits", toJson(numbering.digits)},
                       {"rowsUpward", {numbering.rowsUpward}}}};
}

template <class G>
void readGrid(JsonReader& reader, const JsonValue& json, G& grid) {
    reader.required(json, "width", [&](const JsonValue& v) { grid.width = readSide(reader, v); });
    reader.required(json, "height", [&](const JsonValue& v) { grid.height = readSide(reader, v); });
    reader.required(json, "numbering", [&](const JsonValue& v) { grid.numbering = readNumbering(reader, v); });
}

SquareGrid readSquares(JsonReader& reader, const JsonValue& json) {
    SquareGrid grid;
    readGrid(reader, json, grid);
    reader.required(json, "diagonals", [&](const JsonValue& v) { grid.diagonals = reader.flag(v); });
    reader.otherKeys(json, {"kind", "width", "height", "diagonals", "numbering"});
    return grid;
}

HexGrid readHexes(JsonReader& reader, const JsonValue& json) {
    HexGrid grid;
    readGrid(reader, json, grid);
    reader.required(json, "orientation", [&](const JsonValue& v) {
        grid.orientation = reader.oneOf(v, orientations).value_or(grid.orientation);
    });
    reader.required(json, "shifted",
                    [&](const JsonValue& v) { grid.oddShifted = reader.oneOf(v, shiftedRows).value_or(true); });
    reader.otherKeys(json, {"kind", "width", "height", "orientation", "shifted", "numbering"});
    return grid;
}

Point readPoint(JsonReader& reader, const JsonValue& json) {
    Point point;
    readInto(reader, json, point);
    return point;
}

/// How large the sheet is: two numbers that are not negative.
Point readSize(JsonReader& reader, const JsonValue& json) {
    const Point size = readPoint(reader, json);
    if (size.x >= 0 && size.y >= 0)
        return size;
    reader.wrongType(json, "size");
    return {};
}

Area readArea(JsonReader& reader, const JsonValue& json) {
    Area area;
    if (!reader.isObject(json))
        return area;
    reader.required(json, "label", [&](const JsonValue& v) {
        area.label.value = reader.text(v);
        if (area.label.empty() && v.string() != nullptr)
            reader.error("format.empty-label");
    });
    reader.required(json, "centre", [&](const JsonValue& v) { area.centre = readPoint(reader, v); });
    reader.required(json, "outline", [&](const JsonValue& v) {
        reader.items(v, listLimit, [&](const JsonValue& point) { area.outline.push_back(readPoint(reader, point)); });
    });
    reader.otherKeys(json, {"label", "terrain", "centre", "outline"});
    return area;
}

JsonValue areaJson(const Area& area, const TerrainToken& terrain) {
    JsonArray outline;
    for (const Point point : area.outline)
        outline.push_back(toJson(point));
    return {JsonObject{{"label", toJson(area.label)},
                       {"terrain", toJson(terrain)},
                       {"centre", toJson(area.centre)},
                       {"outline", {std::move(outline)}}}};
}

using AreasByLabel = std::unordered_map<std::string, SpaceId>;

std::optional<AreaLink> readLink(JsonReader& reader, const JsonValue& json, const AreasByLabel& areas) {
    std::vector<SpaceId> ends;
    reader.items(json, 2, [&](const JsonValue& v) {
        const auto found = areas.find(reader.text(v));
        if (found == areas.end())
            reader.warning("format.unknown-space", {{"space", v.string() != nullptr ? *v.string() : ""}});
        else
            ends.push_back(found->second);
    });
    if (ends.size() == 2 && ends[0] == ends[1])
        reader.warning("format.self-link", {{"space", *json.array()->front().string()}});
    if (ends.size() != 2 || ends[0] == ends[1])
        return std::nullopt;
    return AreaLink{std::min(ends[0], ends[1]), std::max(ends[0], ends[1])};
}

AreaMap readAreas(JsonReader& reader, const JsonValue& json) {
    AreaMap map;
    AreasByLabel byLabel;
    reader.required(json, "areas", [&](const JsonValue& list) {
        reader.items(list, areaLimit, [&](const JsonValue& item) {
            Area area = readArea(reader, item);
            if (!byLabel.emplace(area.label.value, SpaceId{static_cast<int>(map.areas.size())}).second)
                reader.error("format.repeated", {{"found", area.label.value}});
            map.areas.push_back(std::move(area));
        });
    });
    reader.required(json, "links", [&](const JsonValue& list) {
        reader.items(list, areaLimit * areaLimit, [&](const JsonValue& item) {
            if (const std::optional<AreaLink> link = readLink(reader, item, byLabel))
                map.links.push_back(*link);
        });
    });
    reader.optional(json, "size", [&](const JsonValue& v) { map.size = readSize(reader, v); });
    reader.otherKeys(json, {"kind", "size", "areas", "links"});
    return map;
}

JsonValue geometryJson(const SquareGrid& grid, const Board&) {
    return {JsonObject{{"kind", enumJson(kinds, Kind::Square)},
                       {"width", toJson(grid.width)},
                       {"height", toJson(grid.height)},
                       {"diagonals", {grid.diagonals}},
                       {"numbering", toJson(grid.numbering)}}};
}

JsonValue geometryJson(const HexGrid& grid, const Board&) {
    return {JsonObject{{"kind", enumJson(kinds, Kind::Hex)},
                       {"width", toJson(grid.width)},
                       {"height", toJson(grid.height)},
                       {"orientation", enumJson(orientations, grid.orientation)},
                       {"shifted", enumJson(shiftedRows, grid.oddShifted)},
                       {"numbering", toJson(grid.numbering)}}};
}

JsonValue geometryJson(const Cow<AreaMap>& map, const Board& board) {
    JsonArray areas;
    for (std::size_t i = 0; i < map->areas.size(); ++i)
        areas.push_back(areaJson(map->areas[i], terrainOf(board, SpaceId{static_cast<int>(i)})));
    JsonArray links;
    for (const AreaLink link : map->links)
        links.push_back({JsonArray{toJson(labelOf(board, link.first)), toJson(labelOf(board, link.second))}});
    JsonObject object{{"kind", enumJson(kinds, Kind::Areas)}};
    if (map->size != Point{})
        object.emplace_back("size", toJson(map->size));
    object.emplace_back("areas", JsonValue{std::move(areas)});
    object.emplace_back("links", JsonValue{std::move(links)});
    return {std::move(object)};
}

} // namespace

JsonValue toJson(Point point) {
    return {JsonArray{{point.x}, {point.y}}};
}

void readInto(JsonReader& reader, const JsonValue& json, Point& point) {
    std::vector<double> numbers;
    reader.items(json, 2, [&](const JsonValue& v) { numbers.push_back(reader.real(v)); });
    const auto isNear = [](double number) { return std::abs(number) <= farthestPoint; };
    if (numbers.size() == 2 && isNear(numbers[0]) && isNear(numbers[1]))
        point = {numbers[0], numbers[1]};
    else if (numbers.size() == 2)
        reader.error("format.far-point", {{"most", static_cast<std::int64_t>(farthestPoint)}});
    else if (json.array() != nullptr && json.array()->size() < 2)
        reader.wrongType(json, "point");
}

std::optional<Geometry> readGeometry(JsonReader& reader, const JsonValue& json) {
    if (!reader.isObject(json))
        return std::nullopt;
    std::optional<Kind> kind;
    reader.required(json, "kind", [&](const JsonValue& v) { kind = reader.oneOf(v, kinds); });
    std::optional<Geometry> geometry;
    if (kind == Kind::Square)
        geometry = readSquares(reader, json);
    else if (kind == Kind::Hex)
        geometry = readHexes(reader, json);
    else if (kind == Kind::Areas)
        geometry = Cow<AreaMap>(readAreas(reader, json));
    return reader.failed() ? std::nullopt : geometry;
}

JsonValue geometryJson(const Board& board) {
    return std::visit([&board](const auto& g) { return geometryJson(g, board); }, board.geometry);
}

} // namespace orontes::core
