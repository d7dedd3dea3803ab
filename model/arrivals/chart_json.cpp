// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/arrivals/chart_json.h"

#include "model/store/file_header.h"
#include "rules/core/json/json_text.h"
#include "rules/core/json/migration.h"
#include "rules/core/json/object_layout.h"
#include "rules/core/json/scenario_parts.h"

#include <algorithm>
#include <array>

namespace orontes::model {
namespace {

using core::JsonArray;
using core::JsonObject;
using core::JsonReader;
using core::JsonValue;

constexpr core::FileFormat format{chartFormat, chartFormatVersion, {}};
constexpr std::array<std::string_view, 4> ways{"at", "within", "region", "enters"};
constexpr int latestTurn = 999;
constexpr int mostCounters = 999;
constexpr std::size_t mostSides = 256;
constexpr std::size_t mostEntries = 10'000;

void addSource(JsonObject& json, const char* key, const std::string& source) {
    if (!source.empty())
        json.emplace_back(key, core::toJson(source));
}

JsonObject numbersJson(const std::map<core::CounterType, int>& numbers) {
    JsonObject json;
    for (const auto& [type, number] : numbers)
        json.emplace_back(type.value, core::toJson(number));
    return json;
}

JsonObject namedJson(const std::vector<core::NamedArrival>& named) {
    JsonObject json;
    for (const core::NamedArrival& one : named) {
        auto type =
            std::find_if(json.begin(), json.end(), [&](const auto& member) { return member.first == one.type.value; });
        if (type == json.end())
            type = json.insert(json.end(), {one.type.value, JsonValue{JsonArray{}}});
        JsonArray names = *type->second.array();
        names.push_back(core::toJson(one.name));
        type->second = JsonValue{std::move(names)};
    }
    return json;
}

JsonValue entryJson(const ChartEntry& entry) {
    JsonObject json{{"turn", core::toJson(entry.turn)}};
    const JsonValue place = core::toJson(core::SetUp{core::TurnNumber{1}, entry.party.place});
    json.insert(json.end(), place.object()->begin(), place.object()->end());
    if (!entry.party.attributes.empty())
        json.emplace_back("attributes", core::toJson(entry.party.attributes));
    if (!entry.party.numbers.empty())
        json.emplace_back("numbers", numbersJson(entry.party.numbers));
    if (!entry.party.named.empty())
        json.emplace_back("named", namedJson(entry.party.named));
    addSource(json, "source", entry.source);
    return {std::move(json)};
}

/// An entry takes one line, so that two charts can be compared line by line.
void layOut(std::string& out, std::size_t indent, const ChartSide& side) {
    core::ObjectLayout layout(out, indent);
    layout.member("side", core::toJson(side.side));
    if (side.marked)
        layout.member("marked", core::toJson(*side.marked));
    if (!side.markedSource.empty())
        layout.member("markedSource", core::toJson(side.markedSource));
    if (side.places)
        layout.member("places", core::toJson(*side.places));
    if (!side.placesSource.empty())
        layout.member("placesSource", core::toJson(side.placesSource));
    JsonArray arrivals;
    for (const ChartEntry& entry : side.arrivals)
        arrivals.push_back(entryJson(entry));
    layout.lines("arrivals", {std::move(arrivals)});
    layout.end();
}

void layOut(std::string& out, std::size_t indent, const std::vector<ChartSide>& sides) {
    out += '[';
    for (std::size_t i = 0; i < sides.size(); ++i) {
        out += i == 0 ? "\n" : ",\n";
        out.append(indent + 2, ' ');
        layOut(out, indent + 2, sides[i]);
    }
    if (!sides.empty())
        out.append("\n").append(indent, ' ');
    out += ']';
}

JsonValue cellJson(const ChartTableCell& cell) {
    JsonObject json{{"table", core::toJson(cell.cell.table)},
                    {"row", core::toJson(cell.cell.row)},
                    {"column", core::toJson(cell.cell.column)},
                    {"value", core::toJson(cell.cell.value)}};
    addSource(json, "source", cell.source);
    return {std::move(json)};
}

core::TurnNumber readTurn(JsonReader& reader, const JsonValue& json) {
    return core::TurnNumber{reader.whole(json, 1, latestTurn)};
}

/// The way and the places stand in the entry as they do in the set-up of a counter.
void readPlace(JsonReader& reader, const JsonValue& json, core::ArrivalParty& party) {
    JsonObject place;
    for (const std::string_view way : ways)
        if (const JsonValue* value = json.find(way))
            place.emplace_back(std::string(way), *value);
    if (place.size() != 1)
        return reader.error("chart.not-a-way");
    core::SetUp setUp;
    core::readInto(reader, {std::move(place)}, setUp);
    party.place = std::move(setUp.place);
}

void readNamed(JsonReader& reader, const std::string& type, const JsonValue& names, core::ArrivalParty& party) {
    for (std::string& name : reader.texts(names, core::listLimit))
        party.named.push_back({core::CounterType{type}, std::move(name)});
}

ChartEntry readEntry(JsonReader& reader, const JsonValue& json) {
    ChartEntry entry;
    if (!reader.isObject(json))
        return entry;
    reader.required(json, "turn", [&](const JsonValue& v) { entry.turn = readTurn(reader, v); });
    readPlace(reader, json, entry.party);
    reader.optional(json, "attributes", [&](const JsonValue& v) { core::readInto(reader, v, entry.party.attributes); });
    reader.optional(json, "numbers", [&](const JsonValue& v) {
        reader.members(v, core::listLimit, [&](const std::string& type, const JsonValue& number) {
            entry.party.numbers[core::CounterType{type}] = reader.whole(number, 1, mostCounters);
        });
    });
    reader.optional(json, "named", [&](const JsonValue& v) {
        reader.members(v, core::listLimit, [&](const std::string& type, const JsonValue& names) {
            readNamed(reader, type, names, entry.party);
        });
    });
    reader.optional(json, "source", [&](const JsonValue& v) { entry.source = reader.text(v); });
    reader.otherKeys(json, {"turn", "at", "within", "region", "enters", "attributes", "numbers", "named", "source"});
    if (entry.party.empty() && !reader.failed())
        reader.error("chart.nobody");
    return entry;
}

ChartSide readSide(JsonReader& reader, const JsonValue& json) {
    ChartSide side;
    if (!reader.isObject(json))
        return side;
    reader.required(json, "side", [&](const JsonValue& v) { side.side.value = reader.text(v); });
    reader.optional(json, "marked", [&](const JsonValue& v) {
        side.marked.emplace();
        reader.items(v, core::listLimit,
                     [&](const JsonValue& turn) { side.marked->push_back(readTurn(reader, turn)); });
    });
    reader.optional(json, "markedSource", [&](const JsonValue& v) { side.markedSource = reader.text(v); });
    reader.optional(json, "places", [&](const JsonValue& v) { side.places = reader.texts(v, core::listLimit); });
    reader.optional(json, "placesSource", [&](const JsonValue& v) { side.placesSource = reader.text(v); });
    reader.optional(json, "arrivals", [&](const JsonValue& list) {
        reader.items(list, mostEntries, [&](const JsonValue& v) { side.arrivals.push_back(readEntry(reader, v)); });
    });
    reader.otherKeys(json, {"side", "marked", "markedSource", "places", "placesSource", "arrivals"});
    return side;
}

ChartTableCell readCell(JsonReader& reader, const JsonValue& json) {
    ChartTableCell cell;
    if (!reader.isObject(json))
        return cell;
    reader.required(json, "table", [&](const JsonValue& v) { cell.cell.table = reader.text(v); });
    reader.required(json, "row", [&](const JsonValue& v) { cell.cell.row = reader.text(v); });
    reader.required(json, "column", [&](const JsonValue& v) { cell.cell.column = reader.text(v); });
    reader.required(json, "value", [&](const JsonValue& v) { core::readInto(reader, v, cell.cell.value); });
    reader.optional(json, "source", [&](const JsonValue& v) { cell.source = reader.text(v); });
    reader.otherKeys(json, {"table", "row", "column", "value", "source"});
    return cell;
}

std::optional<TurnSpan> readSpan(JsonReader& reader, const JsonValue& json) {
    TurnSpan span;
    reader.required(json, "first", [&](const JsonValue& v) { span.first = readTurn(reader, v); });
    reader.required(json, "last", [&](const JsonValue& v) { span.last = readTurn(reader, v); });
    reader.otherKeys(json, {"first", "last"});
    if (span.last < span.first)
        reader.error("chart.turns-reversed",
                     {{"first", std::int64_t{span.first.value}}, {"last", std::int64_t{span.last.value}}});
    return span;
}

ArrivalChart readObject(JsonReader& reader, const JsonValue& json) {
    ArrivalChart chart;
    reader.required(json, "title", [&](const JsonValue& v) { chart.title = reader.text(v); });
    reader.optional(json, "author", [&](const JsonValue& v) { chart.author = reader.text(v); });
    reader.optional(json, "source", [&](const JsonValue& v) { chart.source = reader.text(v); });
    reader.required(json, "ruleset", [&](const JsonValue& v) { chart.ruleset.value = reader.text(v); });
    reader.optional(json, "turns", [&](const JsonValue& v) { chart.turns = readSpan(reader, v); });
    reader.optional(json, "sides", [&](const JsonValue& list) {
        reader.items(list, mostSides, [&](const JsonValue& v) { chart.sides.push_back(readSide(reader, v)); });
    });
    reader.optional(json, "tables", [&](const JsonValue& list) {
        reader.items(list, mostEntries, [&](const JsonValue& v) { chart.tables.push_back(readCell(reader, v)); });
    });
    reader.otherKeys(json,
                     {"format", "formatVersion", "title", "author", "source", "ruleset", "turns", "sides", "tables"});
    return chart;
}

} // namespace

core::Read<ArrivalChart> readChart(std::string_view text) {
    return core::readFile<ArrivalChart>(text, format, readObject);
}

std::string writeChart(const ArrivalChart& chart) {
    std::string out;
    core::ObjectLayout layout(out, 0);
    layout.member("format", {std::string(chartFormat)});
    layout.member("formatVersion", core::toJson(chartFormatVersion));
    layout.member("title", core::toJson(chart.title));
    if (!chart.author.empty())
        layout.member("author", core::toJson(chart.author));
    if (!chart.source.empty())
        layout.member("source", core::toJson(chart.source));
    layout.member("ruleset", core::toJson(chart.ruleset));
    if (chart.turns)
        layout.member("turns", {JsonObject{{"first", core::toJson(chart.turns->first)},
                                           {"last", core::toJson(chart.turns->last)}}});
    layOut(layout.begin("sides"), layout.indent(), chart.sides);
    JsonArray tables;
    for (const ChartTableCell& cell : chart.tables)
        tables.push_back(cellJson(cell));
    if (!tables.empty())
        layout.lines("tables", {std::move(tables)});
    layout.end();
    out += '\n';
    return out;
}

} // namespace orontes::model
