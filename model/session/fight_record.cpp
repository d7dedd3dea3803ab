// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/fight_record.h"

#include <algorithm>
#include <numeric>

namespace orontes::model {
namespace {

/// Goes back event by event until `visit` says that it is enough.
template <class Visit>
void goBack(std::span<const core::PlayedStep> steps, Visit visit) {
    for (std::size_t i = steps.size(); i-- > 0;) {
        const core::Events& events = steps[i].step.events;
        for (std::size_t e = events.size(); e-- > 0;)
            if (!visit(events[e]))
                return;
    }
}

std::optional<Blow> blowOf(const core::Event& event) {
    const auto* roll = std::get_if<core::Rolled>(&event.what);
    const std::optional<bool> hits = roll ? succeeds(*roll) : std::nullopt;
    if (!hits || roll->calculation.acting.empty() || roll->calculation.against.empty())
        return std::nullopt;
    return Blow{roll->calculation.acting.front(), roll->calculation.against, *roll, *hits};
}

} // namespace

std::optional<bool> succeeds(const core::Rolled& roll) {
    if (!roll.calculation.atLeast)
        return std::nullopt;
    return std::accumulate(roll.dice.begin(), roll.dice.end(), 0) >= *roll.calculation.atLeast;
}

std::vector<FightRound> lastFight(std::span<const core::PlayedStep> steps) {
    std::vector<FightRound> rounds; // the last first
    std::vector<Blow> blows;        // of a round whose beginning has not been reached, the last first
    goBack(steps, [&](const core::Event& event) {
        if (std::holds_alternative<core::PhaseBegan>(event.what))
            return false;
        if (std::optional<Blow> blow = blowOf(event))
            blows.push_back(*std::move(blow));
        const auto* began = std::get_if<core::RoundBegan>(&event.what);
        if (!began)
            return true;
        if (!rounds.empty() && began->space != rounds.front().space)
            return false;
        std::reverse(blows.begin(), blows.end());
        rounds.push_back({began->space, began->round, std::move(blows)});
        blows.clear();
        return began->round > 1;
    });
    std::reverse(rounds.begin(), rounds.end());
    return rounds;
}

} // namespace orontes::model
