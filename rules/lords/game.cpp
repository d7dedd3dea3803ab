// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/game.h"

#include "rules/lords/arrivals.h"
#include "rules/lords/battle.h"
#include "rules/lords/checks/findings.h"
#include "rules/lords/covenant.h"
#include "rules/lords/culling.h"
#include "rules/lords/drawing_in.h"
#include "rules/lords/info.h"
#include "rules/lords/marching.h"
#include "rules/lords/position.h"
#include "rules/lords/redeployment.h"
#include "rules/lords/replacement.h"
#include "rules/lords/reverence.h"
#include "rules/lords/sailing.h"
#include "rules/lords/score.h"
#include "rules/lords/sequence.h"
#include "rules/lords/service.h"
#include "rules/lords/setting_up.h"
#include "rules/lords/vassals.h"
#include "rules/lords/view.h"

#include <algorithm>

namespace orontes::lords {
namespace {

/// Whether a step waits for a seat: then its chapter says whose.
template <class S>
concept Asked = requires(const State& state, const S& step) { decider(state, step); };

constexpr int dieOutcomes = 6;

bool drawsChits(const State& state) {
    return std::holds_alternative<DrawingSetUp>(state.step) || std::holds_alternative<DrawingChit>(state.step);
}

/// The seat that the step waits for; chance where it waits for nobody.
core::Actor asked(const State& state) {
    return std::visit(
        [&](const auto& step) {
            if constexpr (Asked<std::decay_t<decltype(step)>>)
                return core::Actor{state.setup->of(decider(state, step)).seat};
            else
                return core::chance;
        },
        state.step);
}

bool isReverence(const Action& action) {
    return std::holds_alternative<Silence>(action) || std::holds_alternative<Accuse>(action);
}

Objection objection(const State& state, core::Actor actor, const Action& action) {
    if (isReverence(action))
        return whyNotReverence(state, actor.seat, action);
    if (asked(state) != actor)
        return outOfTurn;
    return std::visit(
        [&](const auto& step) -> Objection {
            if constexpr (Asked<std::decay_t<decltype(step)>>)
                return whyNot(state, step, action);
            else
                return outOfTurn;
        },
        state.step);
}

/// What a refusal is about, besides its reason.
About aboutAction(const Action& action) {
    About about;
    std::visit(
        [&](const auto& one) {
            if constexpr (requires { one.piece; })
                about.piece = one.piece;
            if constexpr (requires { one.target; })
                about.other = one.target;
            if constexpr (requires { one.area; })
                about.area = one.area;
            if constexpr (requires { one.seat; })
                about.seat = one.seat;
        },
        action);
    return about;
}

} // namespace

const core::RulesetInfo& Game::info() {
    return lords::info();
}

std::span<const core::Check> Game::checks() {
    return lords::checks();
}

State Game::start(const core::Scenario& scenario) {
    return firstPosition(scenario);
}

core::Owing Game::owing(const State& state) {
    core::Owing owing;
    if (!state.over())
        owing.add(asked(state));
    return owing;
}

core::Owing Game::volunteers(const State& state) {
    core::Owing all;
    if (isReverent(state))
        for (std::int32_t seat = 0; seat < static_cast<std::int32_t>(state.setup->scenario.seats->size()); ++seat)
            all.add(core::Actor{SeatId{seat}});
    return all;
}

int Game::outcomes(const State& state) {
    return drawsChits(state) ? state.cup.count() : dieOutcomes;
}

Action Game::chanceAction(const State& state, int outcome) {
    if (!drawsChits(state))
        return Roll{outcome + 1};
    NationSet::Walk chit = state.cup.begin();
    for (int i = 0; i < outcome; ++i)
        ++chit;
    return Chit{*chit};
}

std::optional<core::Outcome> Game::outcome(const State& state) {
    return outcomeOf(state);
}

void Game::choices(const State& state, core::Actor actor, std::vector<Action>& out) {
    if (!state.over() && asked(state) == actor)
        std::visit(
            [&](const auto& step) {
                if constexpr (Asked<std::decay_t<decltype(step)>>)
                    lords::choices(state, step, out);
            },
            state.step);
    reverenceChoices(state, actor.seat, out);
}

core::Verdict Game::judge(const State& state, core::Actor actor, const Action& action) {
    const Objection reason = objection(state, actor, action);
    if (!reason)
        return {};
    About about = aboutAction(action);
    about.text = reason.text;
    about.rule = reason.rule;
    about.n = reason.n;
    about.m = reason.m;
    about.areas = reason.areas;
    about.nation = reason.nation.valid() ? reason.nation : mover(state);
    return core::refuse(refusal(*state.setup, about));
}

core::TypedStep<State> Game::apply(State state, core::Actor actor, const Action& action, core::Events* events) {
    Tale tale(*state.setup, events);
    if (isReverence(action)) {
        playReverence(state, tale, actor.seat, action);
    } else {
        const Step step = state.step;
        std::visit(
            [&](const auto& one) {
                if constexpr (!std::is_same_v<std::decay_t<decltype(one)>, Over>)
                    play(state, tale, one, action);
            },
            step);
    }
    carryOn(state, tale);
    core::TypedStep<State> played;
    if (actor.isChance())
        played.reveals = core::Reveals::Die;
    played.next = std::move(state);
    return played;
}

core::View Game::view(const State& state, const core::Observer& observer) {
    core::View view = viewOf(state, observer);
    for (const core::Actor actor : owing(state))
        view.pending.push_back(prompt(state, actor));
    return view;
}

/// Everything lies open: the order of the chits is not known to the state either.
State Game::veiled(const State& state, core::SeatId) {
    return state;
}

void Game::summarise(const State& state, core::GameSummary& summary) {
    summary.turn = state.turn;
    for (const Fortune& fortune : state.fortunes)
        summary.scored.push_back({fortune.territory, fortune.byFeats});
    for (std::size_t i = 0; i < state.ledger.size(); ++i)
        if (state.ledger[i].standing == Progress::Standing::Met)
            summary.met.push_back(state.setup->feats[i].clause);
    std::sort(summary.met.begin(), summary.met.end());
    const Setup& setup = *state.setup;
    for (PieceId id{0}; id < setup.endOfRoster(); ++id.value)
        if (state.at(id).lot == Lot::Dead || state.at(id).lot == Lot::Gone) {
            summary.lost.push_back(setup.of(id).counter);
            summary.lostAt.push_back(state.at(id).area);
        }
}

} // namespace orontes::lords
