// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/balance/report_json.h"

#include "rules/core/json/json_text.h"

#include <cmath>

namespace orontes::model {
namespace {

using core::JsonArray;
using core::JsonObject;
using core::JsonValue;

JsonValue text(std::string value) {
    return JsonValue{std::move(value)};
}

JsonValue number(std::int64_t value) {
    return JsonValue{value};
}

/// To four digits, so that every machine writes the same.
JsonValue rounded(double value) {
    return JsonValue{std::round(value * 10000) / 10000};
}

JsonValue shareJson(const Interval& share) {
    return JsonValue{JsonArray{rounded(share.value), rounded(share.low), rounded(share.high)}};
}

template <class Items, class Write>
JsonValue list(const Items& items, Write write) {
    JsonArray array;
    for (const auto& item : items)
        array.push_back(write(item));
    return JsonValue{std::move(array)};
}

JsonValue argJson(const core::TextArg& arg) {
    if (const auto* whole = std::get_if<std::int64_t>(&arg))
        return number(*whole);
    if (const auto* words = std::get_if<std::string>(&arg))
        return text(*words);
    return JsonValue{JsonObject{{"text", text(std::get<core::TextId>(arg).value)}}};
}

JsonValue reasonJson(const ReasonCount& reason) {
    JsonObject args;
    for (const auto& [name, arg] : reason.reason.args)
        args.emplace_back(name, argJson(arg));
    JsonObject json{{"reason", text(reason.reason.id.value)}, {"games", number(reason.games)}};
    if (!args.empty())
        json.emplace_back("args", JsonValue{std::move(args)});
    return JsonValue{std::move(json)};
}

JsonValue planJson(const BatchPlan& plan) {
    JsonObject json{{"ruleset", text(plan.ruleset.value)},
                    {"rulesetVersion", text(plan.rulesetVersion)},
                    {"scenario", text(plan.scenarioTitle)},
                    {"scenarioHash", text(plan.scenarioHash)},
                    {"seats", list(plan.seats, [](const core::SeatToken& seat) { return text(seat.value); })},
                    {"bots", list(plan.bots, [](const core::BotId& bot) { return text(bot.value); })},
                    {"seed", text(std::to_string(plan.seed))},
                    {"games", number(plan.games)},
                    {"seating", text(plan.seating == Seating::Rotated ? "rotated" : "as-given")},
                    {"actionLimit", number(plan.actionLimit)}};
    if (plan.stop)
        json.emplace_back("stopAtWidth", JsonValue{plan.stop->width});
    return JsonValue{std::move(json)};
}

JsonValue winsJson(const BalanceReport& report) {
    const std::vector<Interval> shares = winShares(report);
    JsonArray wins;
    for (std::size_t seat = 0; seat < shares.size(); ++seat)
        wins.push_back(JsonValue{JsonObject{{"seat", text(report.plan.seats[seat].value)},
                                            {"games", number(report.wins[seat])},
                                            {"share", shareJson(shares[seat])}}});
    return JsonValue{std::move(wins)};
}

JsonValue levelJson(const BatchPlan& plan, const LevelCount& level) {
    return JsonValue{JsonObject{{"seat", text(plan.seats[static_cast<std::size_t>(level.winner.value)].value)},
                                {"level", text(level.level)},
                                {"games", number(level.games)}}};
}

template <class Key, class Write>
JsonValue counts(const std::map<Key, std::int64_t>& map, Write write) {
    JsonObject json;
    for (const auto& [key, count] : map)
        json.emplace_back(write(key), number(count));
    return JsonValue{std::move(json)};
}

JsonObject resultsJson(const BalanceReport& report) {
    const auto whole = [](std::int64_t count) { return number(count); };
    return {{"games", number(report.games)},
            {"wins", winsJson(report)},
            {"shared", number(report.shared)},
            {"draws", number(report.draws)},
            {"unfinished", number(report.unfinished)},
            {"botWins", list(report.botWins, whole)},
            {"reasons", list(report.reasons, reasonJson)},
            {"levels", list(report.levels, [&](const LevelCount& level) { return levelJson(report.plan, level); })},
            {"meanTurns", rounded(meanTurns(report))},
            {"lengths", counts(report.lengths, [](int turn) { return std::to_string(turn); })},
            {"actions", number(report.actions)},
            {"points", list(report.points, whole)},
            {"losses", counts(report.losses, [](core::CounterId id) { return std::to_string(id.value); })},
            {"lossesAt", counts(report.lossesAt, [](const core::SpaceLabel& space) { return space.value; })},
            {"lossesElsewhere", number(report.lossesElsewhere)}};
}

} // namespace

std::string writeReport(const BalanceReport& report) {
    JsonObject json{{"format", text(std::string(reportFormat))},
                    {"formatVersion", number(reportFormatVersion)},
                    {"plan", planJson(report.plan)}};
    if (!report.shards.empty())
        json.emplace_back("shards", list(report.shards, [](const Shard& shard) {
                              return JsonValue{JsonArray{number(shard.index), number(shard.count)}};
                          }));
    for (auto& member : resultsJson(report))
        json.push_back(std::move(member));
    return core::prettyJson(JsonValue{std::move(json)});
}

} // namespace orontes::model
