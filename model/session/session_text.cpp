// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/session_journal.h"
#include "model/store/json_lines.h"
#include "rules/core/json/json_text.h"
#include "rules/core/json/scenario_json.h"

#include <charconv>

namespace orontes::model {
namespace {

using core::JsonArray;
using core::JsonObject;
using core::JsonValue;

// 64 bits do not fit into a JSON number.
JsonValue wide(std::uint64_t number) {
    return JsonValue{std::to_string(number)};
}

std::uint64_t wideOf(const JsonValue* json) {
    std::uint64_t number = 0;
    if (const std::string* digits = json == nullptr ? nullptr : json->string())
        std::from_chars(digits->data(), digits->data() + digits->size(), number);
    return number;
}

JsonValue whole(NodeId node) {
    return JsonValue{std::int64_t{node.value}};
}

NodeId nodeOf(const JsonValue& json, std::string_view key) {
    return NodeId{static_cast<std::int32_t>(integerOf(json, key))};
}

JsonValue streamsJson(const Streams& streams) {
    JsonArray states{wide(streams.dice.state())};
    for (const core::Dice& thoughts : streams.thoughts)
        states.push_back(wide(thoughts.state()));
    return JsonValue{std::move(states)};
}

std::optional<Streams> streamsOf(const JsonValue* json) {
    const JsonArray* states = json == nullptr ? nullptr : json->array();
    if (states == nullptr || states->empty())
        return std::nullopt;
    Streams streams{core::Dice(wideOf(&states->front())), {}};
    for (std::size_t i = 1; i < states->size(); ++i)
        streams.thoughts.emplace_back(wideOf(&(*states)[i]));
    return streams;
}

struct LineOf {
    const std::vector<core::Seat>& seats;

    JsonObject operator()(const PlayedFrom& played) const {
        JsonObject line{{"at", whole(played.parent)}, {"action", core::toJson(played.action, seats)}};
        if (played.streams)
            line.emplace_back("streams", streamsJson(*played.streams));
        return line;
    }
    JsonObject operator()(const WentTo& went) const { return {{"goTo", whole(went.node)}}; }
    JsonObject operator()(const NamedNode& named) const {
        return {{"node", whole(named.node)}, {"name", JsonValue{named.name}}};
    }
    JsonObject operator()(const SeatTaken& taken) const {
        return {{"seat", JsonValue{std::int64_t{taken.seat.value}}}, {"bot", JsonValue{taken.bot.value}}};
    }
    JsonObject operator()(const DiceTaken& taken) const { return {{"diceByHand", JsonValue{taken.byHand}}}; }
    JsonObject operator()(const Reseeded& reseeded) const {
        return {{"reseeded", whole(reseeded.node)}, {"streams", streamsJson(reseeded.streams)}};
    }
};

std::optional<SessionEntry> entryOf(const JsonValue& json, const std::vector<core::Seat>& seats) {
    if (const JsonValue* action = json.find("action")) {
        core::Result<core::Action> read = core::actionFromJson(*action, seats);
        if (!read)
            return std::nullopt;
        return PlayedFrom{nodeOf(json, "at"), *std::move(read), streamsOf(json.find("streams"))};
    }
    if (json.find("goTo") != nullptr)
        return WentTo{nodeOf(json, "goTo")};
    if (json.find("node") != nullptr)
        return NamedNode{nodeOf(json, "node"), stringOf(json, "name")};
    if (json.find("seat") != nullptr)
        return SeatTaken{core::SeatId{static_cast<std::int32_t>(integerOf(json, "seat"))},
                         core::BotId{stringOf(json, "bot")}};
    if (json.find("diceByHand") != nullptr)
        return DiceTaken{flagOf(json, "diceByHand")};
    if (json.find("reseeded") != nullptr)
        if (std::optional<Streams> streams = streamsOf(json.find("streams")))
            return Reseeded{nodeOf(json, "reseeded"), *std::move(streams)};
    return std::nullopt;
}

core::Diagnostic sessionFinding(const char* id, core::Severity severity, int line) {
    core::Diagnostic finding;
    finding.id = id;
    finding.severity = severity;
    finding.where.line = line;
    finding.args["line"] = std::int64_t{line};
    return finding;
}

} // namespace

std::string sessionHeader(const SessionBase& base) {
    return core::compactJson(JsonValue{JsonObject{{"format", JsonValue{std::string(sessionFormat)}},
                                                  {"formatVersion", JsonValue{std::int64_t{sessionFormatVersion}}},
                                                  {"ruleset", JsonValue{base.ruleset.value}},
                                                  {"rulesetVersion", JsonValue{base.rulesetVersion}},
                                                  {"seed", wide(base.seed)},
                                                  {"boardFolder", JsonValue{base.boardFolder.string()}},
                                                  {"scenario", JsonValue{base.scenario}}}});
}

std::string sessionLine(const SessionEntry& entry, const std::vector<core::Seat>& seats) {
    return core::compactJson(JsonValue{std::visit(LineOf{seats}, entry)});
}

core::Result<SessionBase> readSessionBase(std::string_view text) {
    const std::vector<std::string_view> lines = wholeLines(text);
    const core::Result<JsonValue> json =
        lines.empty() ? core::Result<JsonValue>(core::refuse({})) : core::parseJson(lines.front());
    if (!json || stringOf(*json, "format") != sessionFormat)
        return core::refuse(sessionFinding("session.not-one", core::Severity::Error, 1));
    if (const std::int64_t version = integerOf(*json, "formatVersion"); version > sessionFormatVersion) {
        core::Diagnostic finding = sessionFinding("session.newer", core::Severity::Error, 1);
        finding.args["version"] = version;
        return core::refuse(std::move(finding));
    }
    return SessionBase{core::RulesetId{stringOf(*json, "ruleset")}, stringOf(*json, "rulesetVersion"),
                       stringOf(*json, "scenario"), stringOf(*json, "boardFolder"), wideOf(json->find("seed"))};
}

core::Result<SessionText> readSessionText(std::string_view text, const std::vector<core::Seat>& seats) {
    core::Result<SessionBase> base = readSessionBase(text);
    if (!base)
        return core::refuse(std::move(base.error()));
    SessionText session{*std::move(base), {}, std::nullopt};
    const std::vector<std::string_view> lines = wholeLines(text);
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const core::Result<JsonValue> json = core::parseJson(lines[i]);
        std::optional<SessionEntry> entry = json ? entryOf(*json, seats) : std::nullopt;
        if (!entry) {
            session.damage = sessionFinding("session.damaged", core::Severity::Warning, static_cast<int>(i) + 1);
            break;
        }
        session.entries.push_back(*std::move(entry));
    }
    return session;
}

} // namespace orontes::model
