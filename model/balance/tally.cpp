// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/balance/tally.h"

#include <algorithm>

namespace orontes::model {
namespace {

std::size_t indexOf(core::SeatId seat) {
    return static_cast<std::size_t>(seat.value);
}

bool isSwapped(const BatchPlan& plan, std::int64_t game) {
    return plan.seating == Seating::Swapped && game % 2 == 1;
}

std::vector<CounterLosses> noLosses(const core::Scenario& scenario) {
    std::vector<CounterLosses> losses;
    losses.reserve(scenario.counters->size());
    for (const core::Counter& counter : *scenario.counters)
        losses.push_back({counter.id, counter.name, counter.type, counter.side, 0});
    return losses;
}

std::vector<ClauseCount> noneMet(const core::Scenario& scenario) {
    std::vector<ClauseCount> clauses;
    for (const core::VictoryClause& clause : *scenario.victory) {
        const std::string place = std::to_string(clauses.size() + 1);
        clauses.push_back({clause.name.empty() ? place : clause.name, clause.side, clause.points, 0});
    }
    return clauses;
}

} // namespace

std::vector<core::BotId> botsOfGame(const BatchPlan& plan, std::int64_t game) {
    std::vector<core::BotId> bots = plan.bots;
    if (isSwapped(plan, game))
        std::reverse(bots.begin(), bots.end());
    return bots;
}

std::uint64_t seedOfGame(const BatchPlan& plan, std::int64_t game) {
    return core::Dice::streamSeed(plan.seed,
                                  static_cast<std::uint64_t>(plan.seating == Seating::Swapped ? game / 2 : game));
}

Tally::Tally(BatchPlan plan, int shard, const core::Scenario& scenario, const core::RulesetInfo& info)
    : m_board(scenario.board), m_lostAt(static_cast<std::size_t>(core::spaceCount(*scenario.board))) {
    m_report.wins.resize(plan.seats.size());
    m_report.botWins.resize(plan.bots.size());
    m_report.plan = std::move(plan);
    m_report.shards = {shard};
    m_report.losses = noLosses(scenario);
    for (std::size_t i = 0; i < m_report.losses.size(); ++i)
        m_rosterPlaces.emplace(m_report.losses[i].counter, i);
    for (const core::ScoreSource& source : info.scoreSources)
        m_report.sources.push_back(source.id);
    if (!info.scoring)
        return;
    for (const core::Side& side : *scenario.sides)
        m_report.scored.push_back({side.token, std::vector<std::int64_t>(info.scoreSources.size())});
    m_report.clauses = noneMet(scenario);
}

void Tally::add(std::int64_t game, const core::GameSummary& summary) {
    ++m_report.games;
    m_report.actions += summary.actions;
    ++m_report.turns[summary.turn];
    if (summary.outcome)
        addOutcome(game, *summary.outcome);
    else {
        ++m_report.unfinished;
        countReason(m_report.reasons, unfinishedReason(), 1);
    }
    addLosses(summary);
    addScores(summary);
}

void Tally::addScores(const core::GameSummary& summary) {
    for (std::size_t side = 0; side < summary.scored.size(); ++side)
        for (std::size_t source = 0; source < summary.scored[side].size(); ++source)
            m_report.scored[side].points[source] += summary.scored[side][source];
    for (const std::size_t clause : summary.met)
        ++m_report.clauses[clause].met;
}

void Tally::addOutcome(std::int64_t game, const core::Outcome& outcome) {
    countReason(m_report.reasons, outcome.reason, 1);
    for (const core::SeatId winner : outcome.winners)
        countLevel(m_report.levels, winner, outcome.level, 1);
    m_report.points.resize(std::max(m_report.points.size(), outcome.points.size()));
    for (std::size_t seat = 0; seat < outcome.points.size(); ++seat)
        m_report.points[seat] += outcome.points[seat];
    if (outcome.winners.size() != 1) {
        ++(outcome.winners.empty() ? m_report.draws : m_report.shared);
        return;
    }
    const std::size_t winner = indexOf(outcome.winners.front());
    ++m_report.wins[winner];
    ++m_report.botWins[isSwapped(m_report.plan, game) ? 1 - winner : winner];
}

void Tally::addLosses(const core::GameSummary& summary) {
    for (const core::CounterId counter : summary.lost)
        ++m_report.losses[m_rosterPlaces.at(counter)].lost;
    for (const core::SpaceId space : summary.lostAt)
        ++(space.valid() ? m_lostAt[static_cast<std::size_t>(space.value)] : m_report.lostElsewhere);
}

bool Tally::isNarrowEnough() const {
    return std::all_of(m_report.wins.begin(), m_report.wins.end(), [this](std::int64_t wins) {
        return shareOf(wins, m_report.games).width() <= m_report.plan.stop->width;
    });
}

BalanceReport Tally::report() const {
    BalanceReport report = m_report;
    for (std::size_t i = 0; i < m_lostAt.size(); ++i)
        if (m_lostAt[i] != 0)
            report.lostAt[core::labelOf(*m_board, core::SpaceId{static_cast<std::int32_t>(i)})] = m_lostAt[i];
    return report;
}

} // namespace orontes::model
