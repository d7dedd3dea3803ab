// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/balance/balance_report.h"
#include "rules/core/ruleset.h"

#include <unordered_map>

namespace orontes::model {

/// Games of one batch being counted.
class Tally {
public:
    Tally(BatchPlan plan, int shard, const core::Scenario& scenario, const core::RulesetInfo& info);

    /// `game` is its number within the batch.
    void add(std::int64_t game, const core::GameSummary& summary);
    /// Every seat's interval is as narrow as the plan's stop rule asks.
    bool isNarrowEnough() const;
    std::int64_t games() const { return m_report.games; }
    BalanceReport report() const;

private:
    void addOutcome(std::int64_t game, const core::Outcome& outcome);
    void addLosses(const core::GameSummary& summary);
    void addScores(const core::GameSummary& summary);

    BalanceReport m_report; ///< all but `lostAt`
    core::Cow<core::Board> m_board;
    std::unordered_map<core::CounterId, std::size_t> m_rosterPlaces;
    std::vector<std::int64_t> m_lostAt; ///< by SpaceId
};

/// Who plays each seat in the game with this number.
std::vector<core::BotId> botsOfGame(const BatchPlan& plan, std::int64_t game);
/// The seed of the game with this number.
std::uint64_t seedOfGame(const BatchPlan& plan, std::int64_t game);

} // namespace orontes::model
