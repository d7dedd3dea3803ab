// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/balance/balance_report.h"
#include "rules/core/ruleset.h"

#include <functional>
#include <stop_token>

namespace orontes::model {

/// A batch of games to play.
struct BatchSetup {
    std::int64_t games = 100;
    std::uint64_t seed = 1;
    std::vector<core::BotId> bots = {}; ///< by SeatId; none: usualBot in every seat
    Seating seating = Seating::AsGiven;
    std::optional<StopRule> stop = {};
    int shard = 1;        ///< this part of the batch, from 1 …
    int shards = 1;       ///< … of so many
    unsigned threads = 0; ///< 0: one per core
    int actionLimit = core::PlayoutLimits{}.actions;
};

/// The stop rule is tried after every so many games.
inline constexpr std::int64_t gamesBetweenTrials = 100;

/// Who plays where nobody is named: the bot called "sensible", else the last of the ruleset's list.
core::BotId usualBot(const core::Players& players);

/// What the setup comes to for this scenario. Refused where it makes no sense: no games, a bot that is not known or not
/// one per seat, a shard that is not there, seats that cannot be swapped, a stop rule in a part of a batch.
core::Result<BatchPlan> planOf(const core::RulesetEntry& ruleset, const core::Scenario& scenario,
                               const BatchSetup& setup);

/// The games counted so far. Called in the calling thread, ten times a second at most.
using BatchProgress = std::function<void(const BalanceReport&)>;

/// Plays the batch. Each game has a seed of its own, and games are counted in the order of their numbers, so that the
/// number of threads changes nothing. A stop request ends it within one action; the games counted until then are the
/// report. Refused as planOf refuses, and with the first error of the scenario.
core::Result<BalanceReport> runBatch(const core::RulesetEntry& ruleset, const core::Scenario& scenario,
                                     const BatchSetup& setup, const BatchProgress& progress = {},
                                     const std::stop_token& stop = {});

} // namespace orontes::model
