// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/board_changes.h"
#include "rules/core/json/migration.h"
#include "rules/core/json/object_layout.h"
#include "rules/core/json/scenario_parts.h"

namespace orontes::core {
namespace {

JsonValue turnsJson(const Scenario& scenario) {
    JsonObject turns{{"first", toJson(scenario.firstTurn)}};
    if (scenario.lastTurn)
        turns.emplace_back("last", toJson(*scenario.lastTurn));
    return {std::move(turns)};
}

JsonValue linesJson(const std::string& text) {
    std::vector<std::string> lines;
    std::size_t start = 0;
    for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n', start)) {
        lines.push_back(text.substr(start, end - start));
        start = end + 1;
    }
    lines.push_back(text.substr(start));
    return toJson(lines);
}

template <class List>
void linesUnlessEmpty(ObjectLayout& object, const char* key, const List& list) {
    if (!list.empty())
        object.lines(key, toJson(list));
}

void appendBoardOf(ObjectLayout& object, const Scenario& scenario) {
    const std::optional<JsonValue> changes =
        scenario.boardFile.empty() ? std::nullopt : changesJson(*scenario.sharedBoard, *scenario.board);
    if (!changes)
        return appendBoard(object.begin("board"), *scenario.board, object.indent());
    JsonObject shared{{"file", toJson(scenario.boardFile)}};
    if (!changes->object()->empty())
        shared.emplace_back("changes", *changes);
    object.member("board", {std::move(shared)});
}

} // namespace

std::string writeScenario(const Scenario& scenario) {
    std::string out;
    ObjectLayout object(out, 0);
    object.member("format", toJson(std::string(scenarioFormat.name)));
    object.member("formatVersion", toJson(scenarioFormat.version));
    object.member("title", toJson(scenario.title));
    if (!scenario.year.empty())
        object.member("year", toJson(scenario.year));
    if (!scenario.author.empty())
        object.member("author", toJson(scenario.author));
    object.member("ruleset", toJson(scenario.ruleset));
    object.member("turns", turnsJson(scenario));
    linesUnlessEmpty(object, "options", *scenario.options);
    object.lines("seats", toJson(*scenario.seats));
    object.lines("sides", toJson(*scenario.sides));
    object.lines("counters", toJson(*scenario.counters));
    object.blocks("victory", toJson(*scenario.victory));
    linesUnlessEmpty(object, "tables", *scenario.tables);
    linesUnlessEmpty(object, "waivers", *scenario.waivers);
    if (!scenario.notes->empty())
        object.lines("notes", linesJson(*scenario.notes));
    appendBoardOf(object, scenario);
    for (const auto& [key, value] : scenario.extras)
        object.member(key, value);
    object.end();
    out += '\n';
    return out;
}

} // namespace orontes::core
