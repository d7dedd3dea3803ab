// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/balance/report_json.h"
#include "rules/core/json/scenario_parts.h"

namespace orontes::model {
namespace {

using core::JsonArray;
using core::JsonObject;
using core::JsonValue;

JsonValue text(std::string value) {
    return {std::move(value)};
}

JsonValue number(std::int64_t value) {
    return {value};
}

JsonValue rounded(double value) {
    return {static_cast<double>(tenThousandths(value)) / 10000};
}

JsonValue shareJson(const Share& share) {
    return {JsonArray{rounded(share.value), rounded(share.low), rounded(share.high)}};
}

template <class Items, class Write>
JsonValue list(const Items& items, Write write) {
    JsonArray array;
    for (const auto& item : items)
        array.push_back(write(item));
    return {std::move(array)};
}

JsonValue argJson(const core::TextArg& arg) {
    if (const auto* whole = std::get_if<std::int64_t>(&arg))
        return number(*whole);
    if (const auto* words = std::get_if<std::string>(&arg))
        return text(*words);
    return {JsonObject{{"text", text(std::get<core::TextId>(arg).value)}}};
}

JsonValue reasonJson(const ReasonCount& count) {
    JsonObject args;
    for (const auto& [name, arg] : count.reason.args)
        args.emplace_back(name, argJson(arg));
    JsonObject json{{"reason", text(count.reason.id.value)}};
    if (!args.empty())
        json.emplace_back("args", JsonValue{std::move(args)});
    json.emplace_back("games", number(count.games));
    return {std::move(json)};
}

JsonValue planJson(const BatchPlan& plan) {
    JsonObject json{{"ruleset", text(plan.ruleset.value)},
                    {"rulesetVersion", text(plan.rulesetVersion)},
                    {"scenario", text(plan.scenarioTitle)},
                    {"scenarioHash", text(plan.scenarioHash)},
                    {"seats", core::toJson(plan.seats)},
                    {"sides", core::toJson(plan.sides)},
                    {"bots", list(plan.bots, [](const core::BotId& bot) { return text(bot.value); })},
                    {"seating", text(plan.seating == Seating::Swapped ? "swapped" : "as-given")},
                    {"seed", text(std::to_string(plan.seed))},
                    {"games", number(plan.games)}};
    if (plan.stop)
        json.emplace_back("stopAtWidth", JsonValue{plan.stop->width});
    json.emplace_back("actionLimit", number(plan.actionLimit));
    json.emplace_back("shards", number(plan.shards));
    return {std::move(json)};
}

JsonValue winsJson(const BalanceReport& report) {
    JsonArray wins;
    for (std::size_t seat = 0; seat < report.wins.size(); ++seat)
        wins.push_back(
            {JsonObject{{"seat", text(report.plan.seats[seat].token.value)},
                        {"games", number(report.wins[seat])},
                        {"share", shareJson(winShare(report, core::SeatId{static_cast<std::int32_t>(seat)}))}}});
    return {std::move(wins)};
}

JsonValue levelJson(const BatchPlan& plan, const LevelCount& count) {
    const core::Seat& winner = plan.seats[static_cast<std::size_t>(count.winner.value)];
    return {
        JsonObject{{"seat", text(winner.token.value)}, {"level", text(count.level)}, {"games", number(count.games)}}};
}

JsonValue turnsJson(const BalanceReport& report) {
    const TurnSpread spread = turnSpread(report);
    return {JsonObject{{"mean", rounded(spread.mean)},
                       {"least", number(spread.least.value)},
                       {"most", number(spread.most.value)},
                       {"games", list(report.turns, [](const auto& count) {
                            return JsonValue{JsonArray{number(count.first.value), number(count.second)}};
                        })}}};
}

JsonValue lossJson(const CounterLosses& counter) {
    return {JsonObject{{"counter", number(counter.counter.value)},
                       {"name", text(counter.name)},
                       {"type", text(counter.type.value)},
                       {"side", text(counter.side.value)},
                       {"lost", number(counter.lost)}}};
}

JsonValue typeJson(const TypeLosses& kind) {
    return {JsonObject{{"side", text(kind.side.value)},
                       {"type", text(kind.type.value)},
                       {"counters", number(kind.counters)},
                       {"lost", number(kind.lost)}}};
}

/// Points of one source, all games together and of a game.
JsonValue sideJson(const BalanceReport& report, const SideScores& scores) {
    JsonObject points;
    std::int64_t all = 0;
    for (std::size_t source = 0; source < report.sources.size(); ++source) {
        points.emplace_back(report.sources[source], number(scores.points[source]));
        all += scores.points[source];
    }
    return {JsonObject{{"side", text(scores.side.value)},
                       {"points", JsonValue{std::move(points)}},
                       {"mean", rounded(meanOf(all, report.games))}}};
}

JsonValue clauseJson(const BalanceReport& report, const ClauseCount& clause) {
    return {JsonObject{{"name", text(clause.name)},
                       {"side", text(clause.side.value)},
                       {"points", number(clause.points)},
                       {"met", number(clause.met)},
                       {"share", shareJson(shareOf(clause.met, report.games))}}};
}

JsonValue spacesJson(const BalanceReport& report) {
    JsonObject json;
    json.reserve(report.lostAt.size());
    for (const auto& [space, lost] : report.lostAt)
        json.emplace_back(space.value, number(lost));
    return {std::move(json)};
}

} // namespace

JsonValue toJson(const BalanceReport& report) {
    JsonObject json{
        {"format", text(std::string(balanceFormat))},
        {"formatVersion", number(balanceFormatVersion)},
        {"plan", planJson(report.plan)},
        {"shards", list(report.shards, number)},
        {"games", number(report.games)},
        {"wins", winsJson(report)},
        {"shared", number(report.shared)},
        {"draws", number(report.draws)},
        {"drawShare", shareJson(drawShare(report))},
        {"unfinished", number(report.unfinished)},
        {"botWins", list(report.botWins, number)},
        {"reasons", list(report.reasons, reasonJson)},
        {"levels", list(report.levels, [&](const LevelCount& count) { return levelJson(report.plan, count); })},
        {"turns", turnsJson(report)},
        {"actions", JsonValue{JsonObject{{"all", number(report.actions)}, {"mean", rounded(meanActions(report))}}}},
        {"points", list(report.points, number)},
        {"losses", list(report.losses, lossJson)},
        {"lossesByType", list(lossesByType(report), typeJson)},
        {"lostAt", spacesJson(report)},
        {"lostElsewhere", number(report.lostElsewhere)}};
    if (!report.points.empty())
        json.emplace_back("meanPoints", list(report.points, [&](std::int64_t points) {
                              return rounded(meanOf(points, report.games));
                          }));
    if (!report.scored.empty()) {
        json.emplace_back("sources", list(report.sources, text));
        json.emplace_back("scored", list(report.scored, [&](const SideScores& one) { return sideJson(report, one); }));
        json.emplace_back("clauses",
                          list(report.clauses, [&](const ClauseCount& one) { return clauseJson(report, one); }));
    }
    return {std::move(json)};
}

} // namespace orontes::model
