// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/typed_ruleset.h"
#include "rules/lords/action.h"

namespace orontes::lords {

using Bot = core::Bot<State, Action>;

/// The ruleset at its own types (core::TypedRuleset).
struct Game {
    using State = lords::State;
    using Action = lords::Action;

    static const core::RulesetInfo& info();
    static std::span<const core::Check> checks();
    static State start(const core::Scenario& scenario);
    static core::Owing owing(const State& state);
    static core::Owing volunteers(const State& state);
    static int outcomes(const State& state);
    static Action chanceAction(const State& state, int outcome);
    static std::optional<core::Outcome> outcome(const State& state);
    static void choices(const State& state, core::Actor actor, std::vector<Action>& out);
    static core::Verdict judge(const State& state, core::Actor actor, const Action& action);
    static core::TypedStep<State> apply(State state, core::Actor actor, const Action& action, core::Events* events);
    static core::View view(const State& state, const core::Observer& observer);
    static core::Overlay overlay(const State& state, const core::OverlayRequest& request);
    static State veiled(const State& state, core::SeatId seat);
    static core::Pending prompt(const State& state, core::Actor actor);
    static core::Choice describe(const State& state, core::Actor actor, const Action& action);
    static core::Result<Action> decode(const State& state, const core::Action& action);
    static core::Action encode(const State& state, core::Actor actor, const Action& action);
    static void summarise(const State& state, core::GameSummary& summary);
    static std::span<const Bot> bots();
};

} // namespace orontes::lords
