// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/members.h"

#include <algorithm>

namespace orontes::core {
namespace {

constexpr std::string_view chanceToken = "chance";

Actor readActor(JsonReader& reader, const JsonValue& json, const std::vector<Seat>& seats) {
    const std::string token = reader.text(json);
    const auto seat = std::find_if(seats.begin(), seats.end(), [&](const Seat& s) { return s.token.value == token; });
    if (seat == seats.end() && token != chanceToken)
        reader.error("action.unknown-seat", {{"found", token}});
    return seat == seats.end() ? chance : Actor{SeatId{static_cast<int>(seat - seats.begin())}};
}

} // namespace

JsonValue toJson(const Action& action, const std::vector<Seat>& seats) {
    const auto seat = static_cast<std::size_t>(action.by.seat.value);
    const bool seated = !action.by.isChance() && seat < seats.size();
    JsonObject args;
    for (const auto& [name, value] : action.args)
        args.emplace_back(name, toJson(value));
    return {JsonObject{{"by", toJson(seated ? seats[seat].token.value : std::string(chanceToken))},
                       {"verb", toJson(action.verb)},
                       {"args", {std::move(args)}}}};
}

Result<Action> actionFromJson(const JsonValue& json, const std::vector<Seat>& seats) {
    JsonReader reader;
    Action action;
    if (reader.isObject(json)) {
        reader.required(json, "by", [&](const JsonValue& v) { action.by = readActor(reader, v, seats); });
        reader.required(json, "verb", [&](const JsonValue& v) { readInto(reader, v, action.verb); });
        reader.required(json, "args", [&](const JsonValue& args) {
            reader.members(args, listLimit, [&](const std::string& name, const JsonValue& v) {
                readInto(reader, v, action.args[name]);
            });
        });
        reader.otherKeys(json, {"by", "verb", "args"});
    }
    return resultOf(reader, std::move(action));
}

} // namespace orontes::core
