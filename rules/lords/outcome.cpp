// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/position.h"
#include "rules/lords/score.h"

#include <algorithm>
#include <utility>

namespace orontes::lords {
namespace {

/// In the order in which it decides (A-LOR-88).
struct Achievement {
    int points = 0;
    int byFeats = 0;
    int feats = 0;
    friend auto operator<=>(const Achievement&, const Achievement&) = default;
};

std::vector<Achievement> achievements(const State& state) {
    const Setup& setup = *state.setup;
    std::vector<Achievement> all(setup.scenario.seats->size());
    for (std::size_t seat = 0; seat < all.size(); ++seat)
        all[seat].points = total(state, SeatId{static_cast<std::int32_t>(seat)});
    for (std::size_t i = 0; i < setup.nations.size(); ++i)
        all[static_cast<std::size_t>(setup.nations[i].seat.value)].byFeats += state.fortunes[i].byFeats;
    for (std::size_t id = 0; id < state.ledger.size(); ++id)
        if (state.ledger[id].standing == Progress::Standing::Met)
            ++all[static_cast<std::size_t>(setup.of(setup.feats[id].nation).seat.value)].feats;
    return all;
}

const char* reasonFor(const std::vector<Achievement>& all, const Achievement& best) {
    const auto equals = [&](auto what) {
        return std::count_if(all.begin(), all.end(), [&](const Achievement& one) { return what(one) == what(best); });
    };
    if (equals([](const Achievement& one) { return one.points; }) == 1)
        return "outcome.points";
    if (equals([](const Achievement& one) { return std::pair(one.points, one.byFeats); }) == 1)
        return "outcome.byFeats";
    return equals([](const Achievement& one) { return one; }) == 1 ? "outcome.feats" : "outcome.shared";
}

} // namespace

std::optional<core::Outcome> outcomeOf(const State& state) {
    if (!state.over())
        return std::nullopt;
    const std::vector<Achievement> all = achievements(state);
    const Achievement best = *std::max_element(all.begin(), all.end());
    core::Outcome outcome;
    for (std::size_t seat = 0; seat < all.size(); ++seat) {
        outcome.points.push_back(all[seat].points);
        if (all[seat] == best)
            outcome.winners.push_back(SeatId{static_cast<std::int32_t>(seat)});
    }
    outcome.reason = plainText(reasonFor(all, best));
    outcome.turn = state.turn;
    return outcome;
}

} // namespace orontes::lords
