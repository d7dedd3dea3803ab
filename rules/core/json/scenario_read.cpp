// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/board_changes.h"
#include "rules/core/json/json_text.h"
#include "rules/core/json/migration.h"
#include "rules/core/json/scenario_parts.h"

#include <unordered_map>
#include <unordered_set>

namespace orontes::core {
namespace {

/// A list of objects whose `name(item)` differ.
template <class T, class Name>
std::vector<T> readDifferent(JsonReader& reader, const JsonValue& json, std::size_t most, Name name) {
    std::vector<T> list;
    std::unordered_set<std::string> names;
    reader.items(json, most, [&](const JsonValue& v) {
        readInto(reader, v, list.emplace_back());
        if (const std::string own = name(list.back()); !names.insert(own).second)
            reader.error("format.repeated", {{"found", own}});
    });
    return list;
}

template <class T>
std::vector<T> readList(JsonReader& reader, const JsonValue& json) {
    std::vector<T> list;
    reader.items(json, listLimit, [&](const JsonValue& v) { readInto(reader, v, list.emplace_back()); });
    return list;
}

std::vector<Counter> readCounters(JsonReader& reader, const JsonValue& json) {
    std::vector<Counter> list;
    std::unordered_map<std::int32_t, std::size_t> places;
    const auto placeOf = [](std::size_t i) { return "/counters/" + std::to_string(i); };
    reader.items(json, counterLimit, [&](const JsonValue& v) {
        readInto(reader, v, list.emplace_back());
        const Counter& counter = list.back();
        if (counter.id == CounterId{})
            return reader.error("format.missing-key", {{"key", "id"}});
        const std::size_t own = list.size() - 1;
        const std::size_t first = places.try_emplace(counter.id.value, own).first->second;
        if (first != own)
            reader.error("format.repeated-counter", {{"id", std::int64_t{counter.id.value}},
                                                     {"first", list[first].name},
                                                     {"firstPlace", placeOf(first)},
                                                     {"again", counter.name},
                                                     {"againPlace", placeOf(own)}});
    });
    return list;
}

std::string readNotes(JsonReader& reader, const JsonValue& json) {
    std::string notes;
    bool first = true;
    reader.items(json, notesLimit, [&](const JsonValue& line) {
        notes += first ? "" : "\n";
        notes += reader.text(line, notesLimit);
        first = false;
    });
    if (notes.size() > notesLimit)
        reader.error("format.text-too-long", {{"found", static_cast<std::int64_t>(notes.size())},
                                              {"most", static_cast<std::int64_t>(notesLimit)}});
    return notes;
}

void readTurns(JsonReader& reader, const JsonValue& json, Scenario& scenario) {
    if (!reader.isObject(json))
        return;
    reader.required(json, "first", [&](const JsonValue& v) { readInto(reader, v, scenario.firstTurn); });
    reader.optional(json, "last", [&](const JsonValue& v) { readInto(reader, v, scenario.lastTurn.emplace()); });
    reader.otherKeys(json, {"first", "last"});
}

/// The scenario is told what is wrong with the board that it shares.
Board unusable(JsonReader& reader, const std::string& file, const Diagnostic& problem) {
    TextArgs args = problem.args;
    args.insert_or_assign("file", file);
    args.insert_or_assign("reason", TextId{problem.id});
    return reader.error("format.shared-board", std::move(args)), Board{};
}

/// The shared board, or an empty one and a finding.
Board fetchBoard(JsonReader& reader, const std::string& file, const BoardSource& boards) {
    if (!boards)
        return reader.error("format.no-shared-boards"), Board{};
    Result<std::string> text = boards(file);
    if (!text)
        return unusable(reader, file, text.error());
    Read<Board> read = readBoard(*text);
    for (Diagnostic& finding : read.findings) {
        if (finding.severity == Severity::Error)
            return unusable(reader, file, finding);
        finding.where.file = file;
        reader.add(std::move(finding));
    }
    return std::move(*read.value);
}

void readBoardOf(JsonReader& reader, const JsonValue& json, const BoardSource& boards, Scenario& scenario) {
    if (!reader.isObject(json))
        return;
    if (json.find("file") == nullptr) {
        scenario.board = readBoard(reader, json);
        return;
    }
    reader.required(json, "file", [&](const JsonValue& v) {
        scenario.boardFile = reader.text(v);
        if (reader.failed())
            return;
        if (scenario.boardFile.empty())
            return reader.error("format.empty-file-name");
        scenario.sharedBoard = fetchBoard(reader, scenario.boardFile, boards);
        scenario.board = scenario.sharedBoard;
    });
    if (!reader.failed())
        reader.optional(json, "changes",
                        [&](const JsonValue& v) { scenario.board = readChanges(reader, v, *scenario.sharedBoard); });
    reader.otherKeys(json, {"file", "changes"});
}

void readArmies(JsonReader& reader, const JsonValue& json, Scenario& scenario) {
    const auto token = [](const auto& item) { return item.token.value; };
    reader.required(json, "seats",
                    [&](const JsonValue& v) { scenario.seats = readDifferent<Seat>(reader, v, seatLimit, token); });
    reader.required(json, "sides",
                    [&](const JsonValue& v) { scenario.sides = readDifferent<Side>(reader, v, sideLimit, token); });
    reader.required(json, "counters", [&](const JsonValue& v) { scenario.counters = readCounters(reader, v); });
}

Scenario readObject(JsonReader& reader, const JsonValue& json, const BoardSource& boards) {
    Scenario scenario;
    reader.required(json, "title", [&](const JsonValue& v) { scenario.title = reader.text(v); });
    reader.optional(json, "year", [&](const JsonValue& v) { scenario.year = reader.text(v); });
    reader.optional(json, "author", [&](const JsonValue& v) { scenario.author = reader.text(v); });
    reader.required(json, "ruleset", [&](const JsonValue& v) { readInto(reader, v, scenario.ruleset); });
    reader.required(json, "turns", [&](const JsonValue& v) { readTurns(reader, v, scenario); });
    reader.optional(json, "options", [&](const JsonValue& v) { readInto(reader, v, scenario.options.edit()); });
    readArmies(reader, json, scenario);
    reader.required(json, "victory",
                    [&](const JsonValue& v) { scenario.victory = readList<VictoryClause>(reader, v); });
    reader.optional(json, "tables", [&](const JsonValue& v) { scenario.tables = readList<TableOverride>(reader, v); });
    reader.optional(json, "waivers", [&](const JsonValue& v) { scenario.waivers = readList<Waiver>(reader, v); });
    reader.optional(json, "notes", [&](const JsonValue& v) { scenario.notes = readNotes(reader, v); });
    reader.required(json, "board", [&](const JsonValue& v) { readBoardOf(reader, v, boards, scenario); });
    constexpr std::string_view known[]{"format", "formatVersion", "title", "year",  "author",   "ruleset",
                                       "turns",  "options",       "seats", "sides", "counters", "victory",
                                       "tables", "waivers",       "notes", "board"};
    reader.otherKeys(json, known, &scenario.extras);
    return scenario;
}

} // namespace

Read<Scenario> readScenario(std::string_view text, const BoardSource& boards) {
    return readFile<Scenario>(text, scenarioFormat, [&boards](JsonReader& reader, const JsonValue& json) {
        return readObject(reader, json, boards);
    });
}

} // namespace orontes::core
