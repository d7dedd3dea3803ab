// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/balance/share.h"
#include "rules/core/result.h"
#include "rules/core/scenario/scenario.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace orontes::model {

enum class Seating {
    AsGiven,
    Swapped, ///< every seed is played twice, the second time with the two bots in each other's seat
};

/// The batch is over as soon as the interval of every seat is this narrow.
struct StopRule {
    double width = 0.05;

    friend bool operator==(const StopRule&, const StopRule&) = default;
};

/// What was asked for. Reports with equal plans are parts of one batch.
struct BatchPlan {
    core::RulesetId ruleset;
    std::string rulesetVersion;
    std::string scenarioTitle;
    std::string scenarioHash;
    std::vector<core::Seat> seats;
    std::vector<core::Side> sides;
    std::vector<core::BotId> bots; ///< by SeatId, in the first game
    Seating seating = Seating::AsGiven;
    std::uint64_t seed = 0;
    std::int64_t games = 0; ///< of all shards together
    std::optional<StopRule> stop;
    int actionLimit = 0; ///< a game that takes more is unfinished
    int shards = 1;

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

struct CounterLosses {
    core::CounterId counter;
    std::string name;
    core::CounterType type;
    core::SideToken side;
    std::int64_t lost = 0; ///< in so many games

    friend bool operator==(const CounterLosses&, const CounterLosses&) = default;
};

/// Points of a side by source, all games together.
struct SideScores {
    core::SideToken side;
    std::vector<std::int64_t> points; ///< parallel to BalanceReport::sources

    friend bool operator==(const SideScores&, const SideScores&) = default;
};

/// How often a clause that is worth points has been met.
struct ClauseCount {
    std::string name; ///< of the clause; its place in the list, from 1, where it has none
    core::SideToken side;
    int points = 0;
    std::int64_t met = 0; ///< in so many games

    friend bool operator==(const ClauseCount&, const ClauseCount&) = default;
};

/// What a batch of games between bots came to. Only whole numbers are kept, so that parts add up exactly.
struct BalanceReport {
    BatchPlan plan;
    std::vector<int> shards{1}; ///< which of the plan's are counted here, from 1; ascending

    std::int64_t games = 0;         ///< fewer than planned where the batch was stopped
    std::vector<std::int64_t> wins; ///< by SeatId, alone; with the next three they add up to `games`
    std::int64_t shared = 0;        ///< several seats won
    std::int64_t draws = 0;
    std::int64_t unfinished = 0;
    std::vector<std::int64_t> botWins; ///< by index into plan.bots, in whichever seat that bot sat; alone

    std::vector<ReasonCount> reasons;               ///< "unfinished" is one; add up to `games`; the most frequent first
    std::vector<LevelCount> levels;                 ///< of every winner, also of those who shared; by seat, then level
    std::map<core::TurnNumber, std::int64_t> turns; ///< games by their last turn; add up to `games`
    std::int64_t actions = 0;                       ///< of all games together
    std::vector<std::int64_t> points;               ///< by SeatId, all games together; empty where nobody counts any
    std::vector<std::string> sources;               ///< ScoreSource::id; empty where sides do not score
    std::vector<SideScores> scored;                 ///< every side, in the scenario's order; empty where none scores
    std::vector<ClauseCount> clauses;               ///< every clause that is worth points, in the order of the list
    std::vector<CounterLosses> losses;              ///< every counter of the scenario, in roster order
    std::map<core::SpaceLabel, std::int64_t> lostAt; ///< where counters were lost, all games together
    std::int64_t lostElsewhere = 0;                  ///< off the board, or before play

    bool isWhole() const { return games == plan.games; }
    friend bool operator==(const BalanceReport&, const BalanceReport&) = default;
};

/// The reason that stands for games stopped by the limit of actions.
core::Text unfinishedReason();
/// Adds games to a list of reasons, which stays sorted.
void countReason(std::vector<ReasonCount>& reasons, const core::Text& reason, std::int64_t games);
void countLevel(std::vector<LevelCount>& levels, core::SeatId winner, const std::string& level, std::int64_t games);

/// Games that the seat won alone.
Share winShare(const BalanceReport& report, core::SeatId seat);
Share drawShare(const BalanceReport& report);

/// Length of games in turns; zeros where there are no games.
struct TurnSpread {
    double mean = 0;
    core::TurnNumber least{0};
    core::TurnNumber most{0};

    friend bool operator==(const TurnSpread&, const TurnSpread&) = default;
};
TurnSpread turnSpread(const BalanceReport& report);
/// So much a game; 0 where there are no games.
double meanOf(std::int64_t sum, std::int64_t games);
/// Actions of a game, dice included; 0 where there are no games.
double meanActions(const BalanceReport& report);

struct TypeLosses {
    core::SideToken side;
    core::CounterType type;
    std::int64_t counters = 0; ///< of this kind in the scenario
    std::int64_t lost = 0;     ///< all games together

    friend bool operator==(const TypeLosses&, const TypeLosses&) = default;
};
/// In the order in which the kinds first stand in the roster.
std::vector<TypeLosses> lossesByType(const BalanceReport& report);

/// Shards of one batch as one report; all of them give exactly what the whole batch would have given. Refused when
/// they belong to different batches or one stands there twice.
core::Result<BalanceReport> merge(const std::vector<BalanceReport>& reports);

} // namespace orontes::model
