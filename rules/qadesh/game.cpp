// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/game.h"

#include "rules/qadesh/info.h"
#include "rules/qadesh/morale.h"
#include "rules/qadesh/orders.h"
#include "rules/qadesh/phase_end.h"
#include "rules/qadesh/placement.h"
#include "rules/qadesh/rout.h"
#include "rules/qadesh/skirmish.h"
#include "rules/qadesh/turn.h"
#include "rules/qadesh/victory.h"

namespace orontes::qadesh {
namespace {

core::Verdict outOfTurn(const State& state) {
    return refused(*state.setup, {.text = "play.out-of-turn", .rule = "R-QAD-051"});
}

struct Judge {
    const State& state;
    core::Actor actor;

    SideId side() const { return sideOfSeat(*state.setup, actor.seat); }
    core::Verdict only(Owed owed, ArmyId army) const {
        return state.owed == owed && state.army == army ? core::Verdict{} : outOfTurn(state);
    }

    core::Verdict operator()(const Place& place) const {
        return state.owed == Owed::Placement ? judgePlacement(state, side(), place) : outOfTurn(state);
    }
    core::Verdict operator()(const WriteStep& step) const {
        return state.owed == Owed::Orders ? judgeOrder(state, side(), step) : outOfTurn(state);
    }
    core::Verdict operator()(const Recall& recall) const {
        return state.owed == Owed::Orders ? judgeOrder(state, side(), recall) : outOfTurn(state);
    }
    core::Verdict operator()(Lock) const { return state.owed == Owed::Orders ? core::Verdict{} : outOfTurn(state); }
    core::Verdict operator()(const Rally& rally) const { return only(Owed::RallyOrPass, rally.army); }
    core::Verdict operator()(const Pass& pass) const { return only(Owed::RallyOrPass, pass.army); }
    core::Verdict operator()(const Target& target) const {
        return state.owed == Owed::Target ? judgeTarget(state, target) : outOfTurn(state);
    }
    core::Verdict operator()(const RoutTo& rout) const {
        return state.owed == Owed::RoutSpace ? judgeRout(state, rout) : outOfTurn(state);
    }
    core::Verdict operator()(const Rest& rest) const { return only(Owed::Rest, rest.army); }
    core::Verdict operator()(const Roll&) const { return outOfTurn(state); } // chance is never judged
};

struct Play {
    State& state;
    Tale& tale;
    core::Actor actor;

    template <class Choice>
    void operator()(const Choice& choice) const {
        play(state, tale, choice);
    }
    void operator()(Lock) const { lock(state, tale, sideOfSeat(*state.setup, actor.seat)); }
    void operator()(const Roll& roll) const { takeDie(state, tale, roll.die); }
};

bool isSecret(const Action& action) {
    return std::holds_alternative<WriteStep>(action) || std::holds_alternative<Recall>(action);
}

} // namespace

const core::RulesetInfo& Game::info() {
    return qadesh::info();
}

State Game::start(const core::Scenario& scenario) {
    return firstPosition(scenario);
}

core::Owing Game::owing(const State& state) {
    core::Owing owing;
    if (state.over())
        return owing;
    if (isDie(state.owed))
        owing.add(core::chance);
    else if (state.owed == Owed::Orders) {
        // Seats in their own order, which need not be that of the sides.
        const bool swapped = state.setup->seats[1] < state.setup->seats[0];
        for (const std::size_t side : {swapped ? 1U : 0U, swapped ? 0U : 1U})
            if (!state.locked[side])
                owing.add(core::Actor{state.setup->seats[side]});
    } else
        owing.add(core::Actor{state.setup->seats[index(decider(state))]});
    return owing;
}

std::optional<core::Outcome> Game::outcome(const State& state) {
    return outcomeOf(state);
}

void Game::choices(const State& state, core::Actor actor, std::vector<Action>& out) {
    const SideId side = sideOfSeat(*state.setup, actor.seat);
    switch (state.owed) {
    case Owed::Nothing:
        return;
    case Owed::Placement:
        return placementChoices(state, side, out);
    case Owed::Orders:
        return orderChoices(state, side, out);
    case Owed::RallyOrPass:
        out.insert(out.end(), {Rally{state.army}, Pass{state.army}});
        return;
    case Owed::RoutSpace:
        return routChoices(state, out);
    case Owed::Target:
        return targetChoices(state, out);
    case Owed::Rest:
        out.insert(out.end(), {Rest{state.army, Resting::Remove}, Rest{state.army, Resting::Keep}});
        return;
    case Owed::RallyDie:
    case Owed::FailDie:
    case Owed::RoutDie:
    case Owed::SurpriseDie:
    case Owed::BattleDie:
    case Owed::DefeatDie:
    case Owed::SkirmishDie:
    case Owed::FatigueDie:
    case Owed::LootDie:
        return; // chance is never offered a choice
    }
}

core::Verdict Game::judge(const State& state, core::Actor actor, const Action& action) {
    return std::visit(Judge{state, actor}, action);
}

core::TypedStep<State> Game::apply(State state, core::Actor actor, const Action& action, core::Events* events) {
    const bool reveals =
        std::holds_alternative<Lock>(action) && state.locked[index(enemyOf(sideOfSeat(*state.setup, actor.seat)))];
    Tale tale(*state.setup, events);
    std::visit(Play{state, tale, actor}, action);
    carryOn(state, tale);
    core::TypedStep<State> step;
    step.secret = isSecret(action);
    if (reveals)
        step.reveals = core::Reveals::Secret;
    else if (std::holds_alternative<Roll>(action))
        step.reveals = core::Reveals::Die;
    step.next = std::move(state);
    return step;
}

void Game::summarise(const State& state, core::GameSummary& summary) {
    summary.turn = state.turn;
    const Setup& setup = *state.setup;
    for (ArmyId id{0}; id < setup.endOfRoster(); ++id.value)
        if (state.at(id).presence == Presence::Lost) {
            summary.lost.push_back(counterOf(setup, id));
            summary.lostAt.push_back(state.at(id).lostAt);
        }
}

} // namespace orontes::qadesh
