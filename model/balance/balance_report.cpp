// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/balance/balance_report.h"

#include <algorithm>
#include <tuple>

namespace orontes::model {
namespace {

std::size_t indexOf(core::SeatId seat) {
    return static_cast<std::size_t>(seat.value);
}

void sortReasons(std::vector<ReasonCount>& reasons) {
    std::sort(reasons.begin(), reasons.end(), [](const ReasonCount& a, const ReasonCount& b) {
        return std::tie(b.games, a.reason.id, a.reason.args) < std::tie(a.games, b.reason.id, b.reason.args);
    });
}

void countReason(std::vector<ReasonCount>& reasons, const core::Text& reason, std::int64_t games) {
    const auto known =
        std::find_if(reasons.begin(), reasons.end(), [&](const ReasonCount& count) { return count.reason == reason; });
    if (known == reasons.end())
        reasons.push_back({reason, games});
    else
        known->games += games;
}

void countLevel(std::vector<LevelCount>& levels, core::SeatId winner, const std::string& level, std::int64_t games) {
    const auto key = [](const LevelCount& count) { return std::tie(count.winner, count.level); };
    const LevelCount wanted{winner, level, games};
    const auto place = std::lower_bound(levels.begin(), levels.end(), wanted,
                                        [&](const LevelCount& a, const LevelCount& b) { return key(a) < key(b); });
    if (place != levels.end() && key(*place) == key(wanted))
        place->games += games;
    else
        levels.insert(place, wanted);
}

void addPoints(std::vector<std::int64_t>& sum, const std::vector<std::int64_t>& points) {
    if (sum.size() < points.size())
        sum.resize(points.size());
    for (std::size_t seat = 0; seat < points.size(); ++seat)
        sum[seat] += points[seat];
}

/// The bot that sat in the seat, as an index into the plan's bots.
std::size_t botIn(const BatchPlan& plan, core::SeatId seat, int game) {
    const std::size_t turned = plan.seating == Seating::Rotated ? static_cast<std::size_t>(game) : 0;
    return (indexOf(seat) + turned) % plan.bots.size();
}

void addOutcome(BalanceReport& report, int game, const core::Outcome& outcome) {
    countReason(report.reasons, outcome.reason, 1);
    addPoints(report.points, outcome.points);
    for (const core::SeatId winner : outcome.winners)
        countLevel(report.levels, winner, outcome.level, 1);
    if (outcome.winners.size() == 1) {
        ++report.wins[indexOf(outcome.winners.front())];
        ++report.botWins[botIn(report.plan, outcome.winners.front(), game)];
    } else
        ++(outcome.winners.empty() ? report.draws : report.shared);
}

void addLosses(BalanceReport& report, const core::Board& board, const core::GameSummary& summary) {
    for (std::size_t i = 0; i < summary.lost.size(); ++i) {
        ++report.losses[summary.lost[i]];
        const core::SpaceId space = i < summary.lostAt.size() ? summary.lostAt[i] : core::SpaceId{};
        if (space.valid())
            ++report.lossesAt[core::labelOf(board, space)];
        else
            ++report.lossesElsewhere;
    }
}

} // namespace

BalanceReport emptyReport(BatchPlan plan) {
    BalanceReport report;
    report.wins.resize(plan.seats.size());
    report.botWins.resize(plan.bots.size());
    report.plan = std::move(plan);
    return report;
}

void addGame(BalanceReport& report, const core::Board& board, int game, const core::GameSummary& summary) {
    ++report.games;
    report.actions += summary.actions;
    ++report.lengths[summary.turn.value];
    if (summary.outcome)
        addOutcome(report, game, *summary.outcome);
    else {
        ++report.unfinished;
        countReason(report.reasons, core::Text{core::TextId{"balance.unfinished"}, {}}, 1);
    }
    sortReasons(report.reasons);
    addLosses(report, board, summary);
}

std::vector<Interval> winShares(const BalanceReport& report) {
    std::vector<Interval> shares;
    for (const std::int64_t wins : report.wins)
        shares.push_back(shareOf(wins, report.games));
    return shares;
}

Interval drawShare(const BalanceReport& report) {
    return shareOf(report.draws, report.games);
}

double meanTurns(const BalanceReport& report) {
    std::int64_t turns = 0;
    for (const auto& [turn, games] : report.lengths)
        turns += turn * games;
    return report.games == 0 ? 0 : static_cast<double>(turns) / static_cast<double>(report.games);
}

std::vector<TypeLosses> lossesByType(const BalanceReport& report, const core::Scenario& scenario) {
    std::vector<TypeLosses> types;
    for (const core::Counter& counter : *scenario.counters) {
        auto type = std::find_if(types.begin(), types.end(),
                                 [&](const TypeLosses& known) { return known.type == counter.type; });
        if (type == types.end())
            type = types.insert(types.end(), TypeLosses{counter.type, 0, 0});
        ++type->counters;
        const auto lost = report.losses.find(counter.id);
        type->lost += lost == report.losses.end() ? 0 : lost->second;
    }
    return types;
}

namespace {

core::Diagnostic reportFinding(const char* id, core::TextArgs args = {}) {
    core::Diagnostic finding;
    finding.id = id;
    finding.args = std::move(args);
    return finding;
}

template <class Key>
void addCounts(std::map<Key, std::int64_t>& into, const std::map<Key, std::int64_t>& more) {
    for (const auto& [key, count] : more)
        into[key] += count;
}

void addReport(BalanceReport& into, const BalanceReport& more) {
    into.games += more.games;
    into.shared += more.shared;
    into.draws += more.draws;
    into.unfinished += more.unfinished;
    into.actions += more.actions;
    into.lossesElsewhere += more.lossesElsewhere;
    addPoints(into.wins, more.wins);
    addPoints(into.botWins, more.botWins);
    addPoints(into.points, more.points);
    for (const ReasonCount& reason : more.reasons)
        countReason(into.reasons, reason.reason, reason.games);
    for (const LevelCount& level : more.levels)
        countLevel(into.levels, level.winner, level.level, level.games);
    addCounts(into.lengths, more.lengths);
    addCounts(into.losses, more.losses);
    addCounts(into.lossesAt, more.lossesAt);
}

} // namespace

core::Result<BalanceReport> joined(const std::vector<BalanceReport>& reports) {
    if (reports.empty())
        return core::refuse(reportFinding("balance.nothing-to-join"));
    BalanceReport whole = emptyReport(reports.front().plan);
    for (const BalanceReport& report : reports) {
        if (report.plan != whole.plan)
            return core::refuse(reportFinding("balance.other-plan"));
        if (report.shards.empty())
            whole.shards.push_back({1, 1});
        whole.shards.insert(whole.shards.end(), report.shards.begin(), report.shards.end());
        addReport(whole, report);
    }
    sortReasons(whole.reasons);
    std::sort(whole.shards.begin(), whole.shards.end());
    const int count = whole.shards.front().count;
    for (std::size_t i = 0; i < whole.shards.size(); ++i) {
        if (whole.shards[i].count != count)
            return core::refuse(reportFinding("balance.other-shards"));
        if (i > 0 && whole.shards[i] == whole.shards[i - 1])
            return core::refuse(reportFinding("balance.same-shard", {{"index", std::int64_t{whole.shards[i].index}},
                                                                     {"count", std::int64_t{count}}}));
    }
    if (whole.shards.size() == static_cast<std::size_t>(count))
        whole.shards.clear();
    return whole;
}

core::Result<std::vector<SeatDifference>> compared(const BalanceReport& before, const BalanceReport& after) {
    if (before.plan.seats != after.plan.seats)
        return core::refuse(reportFinding("balance.other-seats"));
    const std::vector<Interval> old = winShares(before);
    const std::vector<Interval> now = winShares(after);
    std::vector<SeatDifference> differences;
    for (std::size_t seat = 0; seat < old.size(); ++seat)
        differences.push_back({before.plan.seats[seat], old[seat], now[seat], differenceOf(old[seat], now[seat])});
    return differences;
}

} // namespace orontes::model
