// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/game.h"

#include "rules/onehour/deployment.h"
#include "rules/onehour/firing.h"
#include "rules/onehour/hand_to_hand.h"
#include "rules/onehour/info.h"
#include "rules/onehour/movement.h"
#include "rules/onehour/turn.h"
#include "rules/onehour/victory.h"

namespace orontes::onehour {
namespace {

struct Judge {
    const State& state;
    SideId side;

    core::Verdict about(const Objection& objection, UnitId unit, SpaceId space = {}, UnitId other = {}) const {
        return verdictOf(*state.setup, objection, unit, space, other);
    }
    core::Verdict wrongPhase() const { return about({"play.wrong-phase", "R-OHW-006"}, {}); }

    core::Verdict operator()(const Deploy& deploy) const {
        return state.owed == Owed::Deployment ? about(objection(state, side, deploy), deploy.unit, deploy.space)
                                              : wrongPhase();
    }
    core::Verdict operator()(const Move& move) const {
        return state.owed == Owed::Movement ? about(objection(state, side, move), move.unit, move.space) : wrongPhase();
    }
    core::Verdict operator()(const Leave& leave) const {
        return state.owed == Owed::Movement ? about(objection(state, side, leave), leave.unit, leave.space)
                                            : wrongPhase();
    }
    core::Verdict operator()(const Fire& fire) const {
        return state.owed == Owed::Firing ? about(objection(state, side, fire), fire.unit, {}, fire.target)
                                          : wrongPhase();
    }
    core::Verdict operator()(const Attack& attack) const {
        return state.owed == Owed::Attack ? about(objection(state, side, attack), attack.unit, {}, attack.target)
                                          : wrongPhase();
    }
    core::Verdict operator()(Done) const {
        if (state.owed == Owed::Attack)
            return about({"play.attack-due", "R-OHW-175"}, {});
        return state.owed == Owed::Movement || state.owed == Owed::Firing ? core::Verdict{} : wrongPhase();
    }
    core::Verdict operator()(const Roll&) const { return wrongPhase(); } // chance is never judged
};

struct Play {
    State& state;
    Tale& tale;

    template <class Choice>
    void operator()(const Choice& choice) const {
        play(state, tale, choice);
    }
    void operator()(Done) const { endPhase(state, tale); }
    void operator()(const Roll& roll) const { takeDie(state, tale, roll.die); }
};

} // namespace

const core::RulesetInfo& Game::info() {
    return onehour::info();
}

State Game::start(const core::Scenario& scenario) {
    return firstPosition(scenario);
}

core::Owing Game::owing(const State& state) {
    core::Owing owing;
    if (state.over())
        return owing;
    owing.add(isDie(state.owed) ? core::chance : core::Actor{state.setup->of(decider(state)).seat});
    return owing;
}

std::optional<core::Outcome> Game::outcome(const State& state) {
    return outcomeOf(state);
}

void Game::choices(const State& state, core::Actor actor, std::vector<Action>& out) {
    const SideId side = sideOfSeat(*state.setup, actor.seat);
    switch (state.owed) {
    case Owed::Deployment:
        return deploymentChoices(state, side, out);
    case Owed::Movement:
        return moveChoices(state, side, out);
    case Owed::Firing:
        return fireChoices(state, side, out);
    case Owed::Attack:
        return attackChoices(state, side, out);
    case Owed::Nothing:
    case Owed::MusterDie:
    case Owed::InitiativeDie:
    case Owed::ArrivalDie:
    case Owed::EntryDie:
    case Owed::FireDie:
    case Owed::AttackDie:
    case Owed::MoraleDie:
        return; // chance is never offered a choice
    }
}

core::Verdict Game::judge(const State& state, core::Actor actor, const Action& action) {
    return std::visit(Judge{state, sideOfSeat(*state.setup, actor.seat)}, action);
}

core::TypedStep<State> Game::apply(State state, core::Actor, const Action& action, core::Events* events) {
    Tale tale(*state.setup, events);
    std::visit(Play{state, tale}, action);
    carryOn(state, tale);
    core::TypedStep<State> step;
    if (std::holds_alternative<Roll>(action))
        step.reveals = core::Reveals::Die;
    step.next = std::move(state);
    return step;
}

void Game::summarise(const State& state, core::GameSummary& summary) {
    summary.turn = state.turn;
    const Setup& setup = *state.setup;
    for (UnitId id{0}; id < setup.endOfRoster(); ++id.value)
        if (state.at(id).presence == Presence::Lost) {
            summary.lost.push_back(setup.of(id).counter);
            summary.lostAt.push_back(state.at(id).lostAt);
        }
}

} // namespace orontes::onehour
