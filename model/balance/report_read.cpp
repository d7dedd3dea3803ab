// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/balance/report_json.h"
#include "rules/core/json/migration.h"
#include "rules/core/json/scenario_parts.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace orontes::model {
namespace {

using core::JsonReader;
using core::JsonValue;
using Counts = std::vector<std::int64_t>;

constexpr std::int64_t mostCounted = 1'000'000'000'000'000;
constexpr std::size_t mostReasons = 1000;
constexpr core::EnumTokens<Seating, 2> seatings{{{Seating::AsGiven, "as-given"}, {Seating::Swapped, "swapped"}}};

std::int64_t readCount(JsonReader& reader, const JsonValue& json, std::int64_t least = 0) {
    return reader.integer(json, least, mostCounted);
}

void readCount(JsonReader& reader, const JsonValue& object, std::string_view key, std::int64_t& count) {
    reader.required(object, key, [&](const JsonValue& v) { count = readCount(reader, v); });
}

void readText(JsonReader& reader, const JsonValue& object, std::string_view key, std::string& text) {
    reader.required(object, key, [&](const JsonValue& v) { text = reader.text(v); });
}

/// A finding at the list unless it has one entry for each seat.
void checkOnePerSeat(JsonReader& reader, std::size_t found, const BatchPlan& plan) {
    if (found != plan.seats.size())
        reader.error("balance.one-per-seat", {{"found", static_cast<std::int64_t>(found)},
                                              {"seats", static_cast<std::int64_t>(plan.seats.size())}});
}

/// A finding at the member unless what stands there adds up.
void checkSum(JsonReader& reader, const JsonValue& json, std::string_view key, std::int64_t found,
              std::int64_t expected) {
    if (found != expected)
        reader.optional(json, key, [&](const JsonValue&) {
            reader.error("balance.sum", {{"found", found}, {"expected", expected}});
        });
}

std::int64_t sumOf(const Counts& counts) {
    return std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
}

template <class Items, class Number>
std::int64_t sumOf(const Items& items, Number number) {
    std::int64_t sum = 0;
    for (const auto& item : items)
        sum += number(item);
    return sum;
}

StopRule readStop(JsonReader& reader, const JsonValue& json) {
    const StopRule stop{reader.real(json)};
    if (!(stop.width > 0 && stop.width < 1))
        reader.error("balance.width");
    return stop;
}

BatchPlan readPlan(JsonReader& reader, const JsonValue& json) {
    constexpr int most = std::numeric_limits<int>::max();
    BatchPlan plan;
    readText(reader, json, "ruleset", plan.ruleset.value);
    readText(reader, json, "rulesetVersion", plan.rulesetVersion);
    readText(reader, json, "scenario", plan.scenarioTitle);
    readText(reader, json, "scenarioHash", plan.scenarioHash);
    reader.required(json, "seats", [&](const JsonValue& list) {
        reader.items(list, core::seatLimit,
                     [&](const JsonValue& v) { readInto(reader, v, plan.seats.emplace_back()); });
    });
    reader.required(json, "sides", [&](const JsonValue& list) {
        reader.items(list, core::sideLimit,
                     [&](const JsonValue& v) { readInto(reader, v, plan.sides.emplace_back()); });
    });
    reader.required(json, "bots", [&](const JsonValue& list) {
        reader.items(list, core::seatLimit, [&](const JsonValue& v) { plan.bots.push_back({reader.text(v)}); });
        checkOnePerSeat(reader, plan.bots.size(), plan);
    });
    reader.required(json, "seating",
                    [&](const JsonValue& v) { plan.seating = reader.oneOf(v, seatings).value_or(Seating::AsGiven); });
    reader.required(json, "seed", [&](const JsonValue& v) { plan.seed = core::readSeed(reader, v); });
    readCount(reader, json, "games", plan.games);
    reader.optional(json, "stopAtWidth", [&](const JsonValue& v) { plan.stop = readStop(reader, v); });
    reader.required(json, "actionLimit", [&](const JsonValue& v) { plan.actionLimit = reader.whole(v, 1, most); });
    reader.required(json, "shards", [&](const JsonValue& v) { plan.shards = reader.whole(v, 1, most); });
    reader.otherKeys(json, {"ruleset", "rulesetVersion", "scenario", "scenarioHash", "seats", "sides", "bots",
                            "seating", "seed", "games", "stopAtWidth", "actionLimit", "shards"});
    return plan;
}

std::vector<int> readShards(JsonReader& reader, const JsonValue& list, const BatchPlan& plan) {
    std::vector<int> shards;
    reader.items(list, core::listLimit, [&](const JsonValue& v) {
        const int least = shards.empty() ? 1 : shards.back() + 1;
        shards.push_back(reader.whole(v, least, std::max(least, plan.shards)));
    });
    if (shards.empty())
        reader.error("balance.no-shards");
    return shards;
}

core::SeatId readSeat(JsonReader& reader, const JsonValue& object, const BatchPlan& plan) {
    core::SeatId seat{0};
    reader.required(object, "seat", [&](const JsonValue& v) {
        const std::string token = reader.text(v);
        std::string known;
        for (std::size_t i = 0; i < plan.seats.size(); ++i) {
            if (plan.seats[i].token.value == token) {
                seat.value = static_cast<std::int32_t>(i);
                return;
            }
            known += (known.empty() ? "" : ", ") + plan.seats[i].token.value;
        }
        reader.unknownToken(token, known);
    });
    return seat;
}

Counts readWins(JsonReader& reader, const JsonValue& list, const BatchPlan& plan) {
    Counts wins;
    reader.items(list, core::seatLimit, [&](const JsonValue& v) {
        if (const core::SeatId seat = readSeat(reader, v, plan); seat.value != static_cast<int>(wins.size()))
            reader.error("balance.seat-order");
        readCount(reader, v, "games", wins.emplace_back());
    });
    checkOnePerSeat(reader, wins.size(), plan);
    return wins;
}

Counts readCounts(JsonReader& reader, const JsonValue& list, std::int64_t least) {
    Counts counts;
    reader.items(list, core::seatLimit, [&](const JsonValue& v) { counts.push_back(readCount(reader, v, least)); });
    return counts;
}

core::TextArg readArg(JsonReader& reader, const JsonValue& json) {
    if (const auto* whole = json.integer())
        return *whole;
    if (json.object() == nullptr)
        return reader.text(json);
    core::TextId id;
    readText(reader, json, "text", id.value);
    return id;
}

void readReason(JsonReader& reader, const JsonValue& json, std::vector<ReasonCount>& reasons) {
    core::Text reason;
    std::int64_t games = 0;
    readText(reader, json, "reason", reason.id.value);
    reader.optional(json, "args", [&](const JsonValue& args) {
        reader.members(args, core::listLimit, [&](const std::string& name, const JsonValue& v) {
            reason.args.insert_or_assign(name, readArg(reader, v));
        });
    });
    readCount(reader, json, "games", games);
    countReason(reasons, reason, games);
}

void readLevel(JsonReader& reader, const JsonValue& json, BalanceReport& report) {
    const core::SeatId winner = readSeat(reader, json, report.plan);
    std::string level;
    std::int64_t games = 0;
    readText(reader, json, "level", level);
    readCount(reader, json, "games", games);
    countLevel(report.levels, winner, level, games);
}

void readTurn(JsonReader& reader, const JsonValue& json, std::map<core::TurnNumber, std::int64_t>& turns) {
    if (json.array() == nullptr || json.array()->size() != 2)
        return reader.wrongType(json, "pair");
    const core::TurnNumber turn{reader.whole(json.array()->front(), 0, std::numeric_limits<int>::max())};
    if (!turns.emplace(turn, readCount(reader, json.array()->back(), 1)).second)
        reader.error("format.repeated", {{"found", std::to_string(turn.value)}});
}

CounterLosses readLoss(JsonReader& reader, const JsonValue& json) {
    CounterLosses losses;
    reader.required(json, "counter", [&](const JsonValue& v) { readInto(reader, v, losses.counter); });
    readText(reader, json, "name", losses.name);
    readText(reader, json, "type", losses.type.value);
    readText(reader, json, "side", losses.side.value);
    readCount(reader, json, "lost", losses.lost);
    return losses;
}

SideScores readScores(JsonReader& reader, const JsonValue& json, const std::vector<std::string>& sources) {
    SideScores scores;
    readText(reader, json, "side", scores.side.value);
    scores.points.resize(sources.size());
    reader.required(json, "points", [&](const JsonValue& points) {
        for (std::size_t source = 0; source < sources.size(); ++source)
            reader.required(points, sources[source],
                            [&](const JsonValue& v) { scores.points[source] = readCount(reader, v, -mostCounted); });
    });
    return scores;
}

ClauseCount readClause(JsonReader& reader, const JsonValue& json) {
    ClauseCount clause;
    readText(reader, json, "name", clause.name);
    readText(reader, json, "side", clause.side.value);
    reader.required(json, "points", [&](const JsonValue& v) {
        clause.points = reader.whole(v, std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
    });
    readCount(reader, json, "met", clause.met);
    return clause;
}

/// Absent where sides do not score.
void readScoring(JsonReader& reader, const JsonValue& json, BalanceReport& report) {
    reader.optional(json, "sources", [&](const JsonValue& list) {
        reader.items(list, core::sideLimit, [&](const JsonValue& v) { report.sources.push_back(reader.text(v)); });
    });
    reader.optional(json, "scored", [&](const JsonValue& list) {
        reader.items(list, core::sideLimit,
                     [&](const JsonValue& v) { report.scored.push_back(readScores(reader, v, report.sources)); });
    });
    reader.optional(json, "clauses", [&](const JsonValue& list) {
        reader.items(list, core::listLimit,
                     [&](const JsonValue& v) { report.clauses.push_back(readClause(reader, v)); });
    });
}

void readEndings(JsonReader& reader, const JsonValue& json, BalanceReport& report) {
    readCount(reader, json, "games", report.games);
    reader.required(json, "wins", [&](const JsonValue& v) { report.wins = readWins(reader, v, report.plan); });
    readCount(reader, json, "shared", report.shared);
    readCount(reader, json, "draws", report.draws);
    readCount(reader, json, "unfinished", report.unfinished);
    reader.required(json, "botWins", [&](const JsonValue& v) {
        report.botWins = readCounts(reader, v, 0);
        checkOnePerSeat(reader, report.botWins.size(), report.plan);
    });
    reader.required(json, "reasons", [&](const JsonValue& list) {
        reader.items(list, mostReasons, [&](const JsonValue& v) { readReason(reader, v, report.reasons); });
    });
    reader.required(json, "levels", [&](const JsonValue& list) {
        reader.items(list, mostReasons, [&](const JsonValue& v) { readLevel(reader, v, report); });
    });
}

void readCourse(JsonReader& reader, const JsonValue& json, BalanceReport& report) {
    reader.required(json, "turns", [&](const JsonValue& turns) {
        reader.required(turns, "games", [&](const JsonValue& list) {
            reader.items(list, core::listLimit, [&](const JsonValue& v) { readTurn(reader, v, report.turns); });
        });
    });
    reader.required(json, "actions", [&](const JsonValue& v) { readCount(reader, v, "all", report.actions); });
    reader.required(json, "points", [&](const JsonValue& v) {
        report.points = readCounts(reader, v, -mostCounted);
        if (!report.points.empty())
            checkOnePerSeat(reader, report.points.size(), report.plan);
    });
    reader.required(json, "losses", [&](const JsonValue& list) {
        reader.items(list, core::counterLimit,
                     [&](const JsonValue& v) { report.losses.push_back(readLoss(reader, v)); });
    });
    reader.required(json, "lostAt", [&](const JsonValue& object) {
        reader.members(object, core::longListLimit, [&](const std::string& space, const JsonValue& v) {
            report.lostAt[core::SpaceLabel{space}] = readCount(reader, v, 1);
        });
    });
    readCount(reader, json, "lostElsewhere", report.lostElsewhere);
}

void checkSums(JsonReader& reader, const JsonValue& json, const BalanceReport& report) {
    const std::int64_t wins = sumOf(report.wins);
    const auto games = [](const auto& count) { return count.games; };
    const auto second = [](const auto& count) { return count.second; };
    checkSum(reader, json, "games", wins + report.shared + report.draws + report.unfinished, report.games);
    checkSum(reader, json, "botWins", sumOf(report.botWins), wins);
    checkSum(reader, json, "reasons", sumOf(report.reasons, games), report.games);
    checkSum(reader, json, "turns", sumOf(report.turns, second), report.games);
    checkSum(reader, json, "lostAt", sumOf(report.lostAt, second) + report.lostElsewhere,
             sumOf(report.losses, [](const CounterLosses& losses) { return losses.lost; }));
}

BalanceReport readReport(JsonReader& reader, const JsonValue& json) {
    BalanceReport report;
    reader.required(json, "plan", [&](const JsonValue& v) { report.plan = readPlan(reader, v); });
    reader.required(json, "shards", [&](const JsonValue& v) { report.shards = readShards(reader, v, report.plan); });
    readEndings(reader, json, report);
    readCourse(reader, json, report);
    readScoring(reader, json, report);
    reader.otherKeys(json, {"format",       "formatVersion", "plan",       "shards",     "games",   "wins",
                            "shared",       "draws",         "drawShare",  "unfinished", "botWins", "reasons",
                            "levels",       "turns",         "actions",    "points",     "losses",  "lostAt",
                            "lossesByType", "lostElsewhere", "meanPoints", "sources",    "scored",  "clauses"});
    if (!reader.failed())
        checkSums(reader, json, report);
    return report;
}

} // namespace

core::Read<BalanceReport> reportFromJson(std::string_view text) {
    constexpr core::FileFormat format{balanceFormat, balanceFormatVersion, {}};
    return core::readFile<BalanceReport>(text, format, readReport);
}

} // namespace orontes::model
