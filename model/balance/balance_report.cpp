// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/balance/balance_report.h"

#include <algorithm>
#include <tuple>

namespace orontes::model {
core::Text unfinishedReason() {
    return core::Text{core::TextId{"balance.unfinished"}, {}};
}

void countReason(std::vector<ReasonCount>& reasons, const core::Text& reason, std::int64_t games) {
    const auto known =
        std::find_if(reasons.begin(), reasons.end(), [&](const ReasonCount& count) { return count.reason == reason; });
    if (known == reasons.end())
        reasons.push_back({reason, games});
    else
        known->games += games;
    std::sort(reasons.begin(), reasons.end(), [](const ReasonCount& a, const ReasonCount& b) {
        return std::tie(b.games, a.reason.id, a.reason.args) < std::tie(a.games, b.reason.id, b.reason.args);
    });
}

void countLevel(std::vector<LevelCount>& levels, core::SeatId winner, const std::string& level, std::int64_t games) {
    const auto place = std::lower_bound(
        levels.begin(), levels.end(), std::tie(winner, level),
        [](const LevelCount& count, const auto& key) { return std::tie(count.winner, count.level) < key; });
    if (place != levels.end() && place->winner == winner && place->level == level)
        place->games += games;
    else
        levels.insert(place, {winner, level, games});
}

Share winShare(const BalanceReport& report, core::SeatId seat) {
    return shareOf(report.wins[static_cast<std::size_t>(seat.value)], report.games);
}

Share drawShare(const BalanceReport& report) {
    return shareOf(report.draws, report.games);
}

TurnSpread turnSpread(const BalanceReport& report) {
    if (report.turns.empty())
        return {};
    std::int64_t total = 0;
    for (const auto& [turn, games] : report.turns)
        total += turn.value * games;
    return {meanOf(total, report.games), report.turns.begin()->first, report.turns.rbegin()->first};
}

double meanOf(std::int64_t sum, std::int64_t games) {
    return games == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(games);
}

double meanActions(const BalanceReport& report) {
    return meanOf(report.actions, report.games);
}

std::vector<TypeLosses> lossesByType(const BalanceReport& report) {
    std::vector<TypeLosses> kinds;
    for (const CounterLosses& counter : report.losses) {
        auto kind = std::find_if(kinds.begin(), kinds.end(), [&](const TypeLosses& known) {
            return known.side == counter.side && known.type == counter.type;
        });
        if (kind == kinds.end())
            kind = kinds.insert(kinds.end(), TypeLosses{counter.side, counter.type, 0, 0});
        ++kind->counters;
        kind->lost += counter.lost;
    }
    return kinds;
}

} // namespace orontes::model
