// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/balance/balance_report.h"

#include <functional>
#include <stop_token>

namespace orontes::model {

/// A batch of games to play.
struct Batch {
    int games = 100;
    std::uint64_t seed = 0;
    std::vector<core::BotId> bots = {}; ///< by SeatId; the last one given plays the seats that are missing
    Seating seating = Seating::AsGiven;
    std::optional<StopRule> stop = {};
    Shard shard = {};
    int threads = 0; ///< 0: one per core
    core::PlayoutLimits limits = {};
};

/// What is known so far: the games of the batch up to one, without a gap. Called in any thread, one call at a time, a
/// few times a second.
using BatchProgress = std::function<void(const BalanceReport&)>;

/// The plan of a batch. Refused for a bot nobody knows, no games, a shard that does not exist, or a stop rule for a
/// shard, which cannot know how the others fare.
core::Result<BatchPlan> planOf(const core::RulesetEntry& ruleset, const core::Scenario& scenario, const Batch& batch);

/// Plays the batch. Each game has a seed of its own and games are counted in their order, so that the number of threads
/// changes nothing. A stop gives the games counted so far. Refused as planOf refuses, and with the first error of the
/// scenario.
core::Result<BalanceReport> play(const core::RulesetEntry& ruleset, const core::Scenario& scenario, const Batch& batch,
                                 const std::stop_token& stop = {}, const BatchProgress& progress = {});

} // namespace orontes::model
