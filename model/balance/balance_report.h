// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/balance/interval.h"
#include "rules/core/ruleset.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace orontes::model {

/// Who plays which seat.
enum class Seating {
    AsGiven,
    Rotated, ///< every seed is played once per seat, the bots one seat further each time
};

/// Stop as soon as every seat's interval is this narrow.
struct StopRule {
    double width = 0.05;

    friend bool operator==(const StopRule&, const StopRule&) = default;
};

/// Every N-th game of a batch, beginning with the I-th; I from 1.
struct Shard {
    int index = 1;
    int count = 1;

    friend auto operator<=>(const Shard&, const Shard&) = default;
};

/// What was asked for: two reports of one plan, different shards, belong together.
struct BatchPlan {
    core::RulesetId ruleset;
    std::string rulesetVersion;
    std::string scenarioTitle;
    std::string scenarioHash;
    std::vector<core::SeatToken> seats;
    std::vector<core::BotId> bots; ///< by SeatId, in the first game
    std::uint64_t seed = 0;
    int games = 0;
    Seating seating = Seating::AsGiven;
    std::optional<StopRule> stop;
    int actionLimit = 0; ///< games that take more count as unfinished

    friend bool operator==(const BatchPlan&, const BatchPlan&) = default;
};

struct ReasonCount {
    core::Text reason;
    std::int64_t games = 0;

    friend bool operator==(const ReasonCount&, const ReasonCount&) = default;
};

struct LevelCount {
    core::SeatId winner;
    std::string level;
    std::int64_t games = 0;

    friend bool operator==(const LevelCount&, const LevelCount&) = default;
};

/// What a batch of games came to. All counts are whole, so that shards add up exactly.
struct BalanceReport {
    BatchPlan plan;
    std::vector<Shard> shards; ///< what is in here, sorted; empty: the whole batch

    std::int64_t games = 0;         ///< the sum of wins, shared, draws and unfinished
    std::vector<std::int64_t> wins; ///< alone, by SeatId
    std::int64_t shared = 0;        ///< several winners
    std::int64_t draws = 0;
    std::int64_t unfinished = 0;
    std::vector<std::int64_t> botWins; ///< by index into plan.bots, wherever that bot sat

    std::vector<ReasonCount> reasons;    ///< add up to games; the most frequent first
    std::vector<LevelCount> levels;      ///< of the games won, also together; by seat, then level
    std::map<int, std::int64_t> lengths; ///< games by the turn they ended in
    std::int64_t actions = 0;            ///< of all games together
    std::vector<std::int64_t> points;    ///< by SeatId, of all games together; empty where nobody counts any
    std::map<core::CounterId, std::int64_t> losses;
    std::map<core::SpaceLabel, std::int64_t> lossesAt;
    std::int64_t lossesElsewhere = 0; ///< off the board, or before play

    friend bool operator==(const BalanceReport&, const BalanceReport&) = default;
};

/// A report of no games yet.
BalanceReport emptyReport(BatchPlan plan);

/// Adds the game with this number within its batch.
void addGame(BalanceReport& report, const core::Board& board, int game, const core::GameSummary& summary);

/// Games won alone, by SeatId.
std::vector<Interval> winShares(const BalanceReport& report);
Interval drawShare(const BalanceReport& report);
/// Exact up to rounding; 0 without a finished or unfinished game.
double meanTurns(const BalanceReport& report);

struct TypeLosses {
    core::CounterType type;
    int counters = 0; ///< of this type in the roster
    std::int64_t lost = 0;

    friend bool operator==(const TypeLosses&, const TypeLosses&) = default;
};
/// Losses summed over counter types, in the order the types first stand in the roster.
std::vector<TypeLosses> lossesByType(const BalanceReport& report, const core::Scenario& scenario);

/// Shards of one plan as one report; all of them give exactly the report of the whole batch. Refused when they belong
/// to different plans or overlap.
core::Result<BalanceReport> joined(const std::vector<BalanceReport>& reports);

struct SeatDifference {
    core::SeatToken seat;
    Interval before;
    Interval after;
    Interval difference;

    /// Chance alone hardly explains it: 0 lies outside the interval.
    bool isClear() const { return !difference.holds(0); }
    friend bool operator==(const SeatDifference&, const SeatDifference&) = default;
};
/// How the win shares have moved, seat by seat. Refused when the seats are not the same.
core::Result<std::vector<SeatDifference>> compared(const BalanceReport& before, const BalanceReport& after);

} // namespace orontes::model
