// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/algo/record.h"

#include "rules/core/algo/record_line.h"
#include "rules/core/json/json_text.h"
#include "rules/core/json/scenario_json.h"

#include <utility>

namespace orontes::core {
namespace {

constexpr const char* recordFormat = "orontes-game";

Diagnostic problem(const char* id, int line, TextArgs args = {}) {
    Diagnostic finding;
    finding.id = id;
    finding.where.line = line;
    finding.args = std::move(args);
    return finding;
}

JsonValue text(std::string value) {
    return JsonValue{std::move(value)};
}

JsonValue number(std::int64_t value) {
    return JsonValue{value};
}

JsonObject headerJson(const RecordHeader& header) {
    JsonArray seats;
    for (const std::string& seat : header.seats)
        seats.push_back(text(seat));
    return {{"format", text(recordFormat)},
            {"formatVersion", number(recordFormatVersion)},
            {"ruleset", text(header.ruleset.value)},
            {"rulesetVersion", text(header.rulesetVersion)},
            {"scenario", JsonValue{JsonObject{{"title", text(header.scenarioTitle)},
                                              {"hash", text(header.scenarioHash)},
                                              {"file", text(header.scenarioFile)}}}},
            {"seed", text(std::to_string(header.seed))},
            {"seats", JsonValue{std::move(seats)}}};
}

/// The string member with this key; fails `fits` when there is none.
std::string stringOf(const JsonValue& json, std::string_view key, bool& fits) {
    const JsonValue* member = json.find(key);
    const std::string* value = member ? member->string() : nullptr;
    fits = fits && value;
    return value ? *value : std::string();
}

std::vector<std::string> stringsOf(const JsonValue& json, std::string_view key, bool& fits) {
    const JsonValue* member = json.find(key);
    const JsonArray* items = member ? member->array() : nullptr;
    fits = fits && items;
    std::vector<std::string> values;
    for (const JsonValue& item : items ? *items : JsonArray{}) {
        fits = fits && item.string();
        values.push_back(item.string() ? *item.string() : std::string());
    }
    return values;
}

std::uint64_t seedOf(const std::string& digits, bool& fits) {
    std::uint64_t seed = 0;
    for (const char digit : digits) {
        const auto value = static_cast<std::uint64_t>(digit - '0');
        fits = fits && digit >= '0' && digit <= '9' && seed <= (UINT64_MAX - value) / 10;
        seed = seed * 10 + value;
    }
    fits = fits && !digits.empty();
    return seed;
}

/// Nothing where a key is missing or holds something else.
std::optional<RecordHeader> headerOf(const JsonValue& json) {
    bool fits = true;
    RecordHeader header;
    header.ruleset = RulesetId{stringOf(json, "ruleset", fits)};
    header.rulesetVersion = stringOf(json, "rulesetVersion", fits);
    const JsonValue* scenario = json.find("scenario");
    const JsonValue& played = scenario ? *scenario : json;
    header.scenarioTitle = stringOf(played, "title", fits);
    header.scenarioHash = stringOf(played, "hash", fits);
    header.scenarioFile = stringOf(played, "file", fits);
    header.seed = seedOf(stringOf(json, "seed", fits), fits);
    header.seats = stringsOf(json, "seats", fits);
    return fits ? std::optional<RecordHeader>(std::move(header)) : std::nullopt;
}

Result<RecordHeader> readHeader(const RecordLine& line, const std::string& hash) {
    const Result<JsonValue> json = parseJson(line.whole);
    const JsonValue* format = json ? json->find("format") : nullptr;
    if (!format || !format->string() || *format->string() != recordFormat)
        return refuse(problem("record.not-a-record", 1));
    const JsonValue* version = json->find("formatVersion");
    if (version && version->integer() && *version->integer() > recordFormatVersion)
        return refuse(problem("record.newer-version", 1,
                              {{"found", *version->integer()}, {"known", std::int64_t{recordFormatVersion}}}));
    if (!line.complete)
        return refuse(problem("record.cut-line", 1));
    std::optional<RecordHeader> header = headerOf(*json);
    if (!header || line.hash.empty())
        return refuse(problem("record.broken-line", 1));
    if (line.hash != hash)
        return refuse(problem("record.altered-line", 1));
    return *std::move(header);
}

/// The action of a line, without its number and hash.
JsonValue withoutChain(const JsonValue& line) {
    JsonObject action;
    for (const auto& member : *line.object())
        if (member.first != "n" && member.first != "hash")
            action.push_back(member);
    return JsonValue{std::move(action)};
}

Result<Action> readAction(const RecordLine& line, const std::string& hash, std::int64_t expected,
                          const std::vector<Seat>& seats) {
    const int at = static_cast<int>(expected) + 1;
    if (!line.complete)
        return refuse(problem("record.cut-line", at));
    const Result<JsonValue> json = parseJson(line.whole);
    const JsonValue* n = json ? json->find("n") : nullptr;
    if (!n || !n->integer() || line.hash.empty())
        return refuse(problem("record.broken-line", at));
    const TextArgs numbers{{"expected", expected}, {"found", *n->integer()}};
    if (*n->integer() != expected)
        return refuse(problem(*n->integer() > expected ? "record.missing-line" : "record.repeated-line", at, numbers));
    if (line.hash != hash)
        return refuse(problem("record.altered-line", at));
    Result<Action> action = actionFromJson(withoutChain(*json), seats);
    if (!action)
        action.error().where.line = at;
    return action;
}

} // namespace

std::string RecordWriter::begin(const RecordHeader& header) {
    m_count = 0;
    m_hash.clear();
    return chainedLine(compactJson(JsonValue{headerJson(header)}), m_hash);
}

std::string RecordWriter::add(const Action& action, const std::vector<Seat>& seats) {
    JsonObject line{{"n", number(static_cast<std::int64_t>(++m_count))}};
    const JsonValue json = toJson(action, seats);
    line.insert(line.end(), json.object()->begin(), json.object()->end());
    return chainedLine(compactJson(JsonValue{std::move(line)}), m_hash);
}

std::string writeRecord(const Record& record, const std::vector<Seat>& seats) {
    RecordWriter writer;
    std::string text = writer.begin(record.header);
    for (const Action& action : record.actions)
        text += writer.add(action, seats);
    return text;
}

RecordRead readRecord(std::string_view text, const std::vector<Seat>& seats) {
    RecordRead read;
    RecordLine line = takeLine(text);
    std::string hash = chainHash({}, line.body);
    Result<RecordHeader> header = readHeader(line, hash);
    if (!header) {
        read.problem = std::move(header.error());
        return read;
    }
    read.record.header = *std::move(header);
    while (!text.empty()) {
        line = takeLine(text);
        hash = chainHash(hash, line.body);
        Result<Action> action =
            readAction(line, hash, static_cast<std::int64_t>(read.record.actions.size()) + 1, seats);
        if (!action) {
            read.problem = std::move(action.error());
            return read;
        }
        read.record.actions.push_back(*std::move(action));
    }
    return read;
}

Result<RecordHeader> readRecordHeader(std::string_view text) {
    const RecordLine line = takeLine(text);
    return readHeader(line, chainHash({}, line.body));
}

} // namespace orontes::core
