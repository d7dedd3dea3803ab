// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/typed_ruleset.h"

#include <array>
#include <span>

namespace orontes::core {

inline bool isStopped(const PlayoutLimits& limits) {
    return limits.stop != nullptr && limits.stop->load(std::memory_order_relaxed);
}

/// Plays from `state` to the end at the ruleset's own types. Where several seats owe decisions at once, the lowest seat
/// acts first. `choose(state, seat)` gives a seat's action; chance draws from `dice`.
template <TypedRuleset R, class Choose>
GameSummary playout(typename R::State state, Choose choose, Dice& dice, const PlayoutLimits& limits) {
    GameSummary summary;
    while (summary.actions < limits.actions && !isStopped(limits)) {
        const Owing owing = R::owing(state);
        if (owing.none())
            break;
        const Actor actor = *owing.begin();
        const typename R::Action action =
            actor.isChance() ? R::chanceAction(state, dice.below(R::outcomes(state))) : choose(state, actor.seat);
        state = R::apply(std::move(state), actor, action, nullptr).next;
        ++summary.actions;
    }
    summary.outcome = R::outcome(state);
    R::summarise(state, summary);
    return summary;
}

} // namespace orontes::core
