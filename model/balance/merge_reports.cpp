// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/balance/balance_report.h"

#include <algorithm>

namespace orontes::model {
namespace {

tl::unexpected<core::Diagnostic> refuseFor(const char* id, core::TextArgs args = {}) {
    core::Diagnostic finding;
    finding.id = id;
    finding.args = std::move(args);
    return core::refuse(std::move(finding));
}

void addCounts(std::vector<std::int64_t>& into, const std::vector<std::int64_t>& more) {
    into.resize(std::max(into.size(), more.size()));
    for (std::size_t i = 0; i < more.size(); ++i)
        into[i] += more[i];
}

template <class Key>
void addCounts(std::map<Key, std::int64_t>& into, const std::map<Key, std::int64_t>& more) {
    for (const auto& [key, count] : more)
        into[key] += count;
}

void add(BalanceReport& into, const BalanceReport& more) {
    into.shards.insert(into.shards.end(), more.shards.begin(), more.shards.end());
    into.games += more.games;
    into.shared += more.shared;
    into.draws += more.draws;
    into.unfinished += more.unfinished;
    into.actions += more.actions;
    into.lostElsewhere += more.lostElsewhere;
    addCounts(into.wins, more.wins);
    addCounts(into.botWins, more.botWins);
    addCounts(into.points, more.points);
    for (std::size_t i = 0; i < more.scored.size(); ++i)
        addCounts(into.scored[i].points, more.scored[i].points);
    for (std::size_t i = 0; i < more.clauses.size(); ++i)
        into.clauses[i].met += more.clauses[i].met;
    for (const ReasonCount& reason : more.reasons)
        countReason(into.reasons, reason.reason, reason.games);
    for (const LevelCount& level : more.levels)
        countLevel(into.levels, level.winner, level.level, level.games);
    addCounts(into.turns, more.turns);
    for (std::size_t i = 0; i < more.losses.size(); ++i)
        into.losses[i].lost += more.losses[i].lost;
    addCounts(into.lostAt, more.lostAt);
}

} // namespace

core::Result<BalanceReport> merge(const std::vector<BalanceReport>& reports) {
    if (reports.empty())
        return refuseFor("balance.nothing-to-merge");
    BalanceReport whole = reports.front();
    for (auto report = reports.begin() + 1; report != reports.end(); ++report) {
        if (report->plan != whole.plan || report->losses.size() != whole.losses.size() ||
            report->scored.size() != whole.scored.size() || report->clauses.size() != whole.clauses.size())
            return refuseFor("balance.other-batch",
                             {{"first", whole.plan.scenarioTitle}, {"other", report->plan.scenarioTitle}});
        add(whole, *report);
    }
    std::sort(whole.shards.begin(), whole.shards.end());
    if (const auto twice = std::adjacent_find(whole.shards.begin(), whole.shards.end()); twice != whole.shards.end())
        return refuseFor("balance.same-shard",
                         {{"shard", std::int64_t{*twice}}, {"shards", std::int64_t{whole.plan.shards}}});
    if (whole.shards.size() == static_cast<std::size_t>(whole.plan.shards)) {
        whole.plan.shards = 1;
        whole.shards = {1};
    }
    return whole;
}

} // namespace orontes::model
