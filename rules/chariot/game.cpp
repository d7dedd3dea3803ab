// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/game.h"

#include "rules/chariot/chariots.h"
#include "rules/chariot/combat.h"
#include "rules/chariot/concession.h"
#include "rules/chariot/deployment.h"
#include "rules/chariot/facing.h"
#include "rules/chariot/info.h"
#include "rules/chariot/movement.h"
#include "rules/chariot/plots.h"
#include "rules/chariot/retreat.h"
#include "rules/chariot/turn.h"
#include "rules/chariot/victory.h"

namespace orontes::chariot {
namespace {

constexpr Objection outOfTurn{.text = "refused.out-of-turn", .rule = "R-CHA-4.1b"};

/// What a side may do at any moment, whoever is asked.
bool isVolunteered(const Action& action) {
    return std::holds_alternative<Concede>(action) || std::holds_alternative<Agree>(action);
}

/// Only who is asked answers, and whoever has to be faced comes before all else.
Objection outOfOrder(const State& state, core::Actor actor, const Action& action) {
    if (isVolunteered(action))
        return {};
    if (state.stage != Stage::Plot && !Game::owing(state).contains(actor)) // a chart says itself that it is locked
        return outOfTurn;
    const UnitId first = mustFace(state);
    if (!first.valid() || std::holds_alternative<Turn>(action))
        return {};
    return {.text = "refused.face-first", .rule = "R-CHA-16.0a", .unit = first};
}

/// What stands against an action: the one place that knows which actions belong to which stage.
struct Judge {
    const State& state;
    SideId side;

    template <class Choice>
    Objection during(Stage stage, const Choice& choice) const {
        return state.stage == stage ? objectionTo(state, choice) : outOfTurn;
    }

    Objection operator()(const Deploy& deploy) const { return during(Stage::Deploy, deploy); }
    Objection operator()(const Take& take) const { return during(Stage::Move, take); }
    Objection operator()(const StepTo& step) const { return during(Stage::Move, step); }
    Objection operator()(const Part& part) const { return during(Stage::Move, part); }
    Objection operator()(Halt halt) const { return during(Stage::Move, halt); }
    Objection operator()(Leave leave) const { return during(Stage::Move, leave); }
    Objection operator()(const PutBack& back) const { return during(Stage::Move, back); }
    Objection operator()(const Embark& embark) const { return during(Stage::Move, embark); }
    Objection operator()(const Debark& debark) const { return during(Stage::Debark, debark); }
    Objection operator()(const Fire& fire) const {
        return state.stage == Stage::Fire || state.stage == Stage::DefensiveFire ? objectionTo(state, side, fire)
                                                                                 : outOfTurn;
    }
    Objection operator()(const Assault& assault) const { return during(Stage::Melee, assault); }
    Objection operator()(const Join& join) const { return during(Stage::Melee, join); }
    Objection operator()(Resolve resolve) const {
        const bool fights =
            state.stage == Stage::Fire || state.stage == Stage::DefensiveFire || state.stage == Stage::Melee;
        return fights ? objectionTo(state, resolve) : outOfTurn;
    }
    Objection operator()(const Lose& lose) const {
        return state.stage == Stage::Loss ? objectionTo(state, side, lose) : outOfTurn;
    }
    Objection operator()(const Advance& advance) const { return during(Stage::Advance, advance); }
    Objection operator()(Concede concede) const { return objectionTo(state, side, concede); }
    Objection operator()(Agree agree) const { return objectionTo(state, side, agree); }
    Objection operator()(const Retreat& retreat) const { return during(Stage::Retreat, retreat); }
    Objection operator()(const Turn& turn) const { return objectionTo(state, turn); }
    Objection operator()(Done done) const { return objectionTo(state, done); }
    template <ChartLine Line>
    Objection operator()(const Line& line) const {
        return state.stage == Stage::Plot ? objectionTo(state, side, line) : outOfTurn;
    }
    Objection operator()(Lock) const { return state.stage == Stage::Plot ? objectionToLock(state, side) : outOfTurn; }
    Objection operator()(const Roll&) const { return outOfTurn; } // chance is never judged
};

struct Play {
    State& state;
    Tale& tale;
    core::Actor actor;

    template <class Choice>
    void operator()(const Choice& choice) const {
        play(state, tale, choice);
    }
    SideId side() const { return sideOfSeat(*state.setup, actor.seat); }
    void operator()(Concede concede) const { play(state, tale, side(), concede); }
    void operator()(Agree agree) const { play(state, tale, side(), agree); }
    void operator()(Lock) const { lock(state, tale, side()); }
    void operator()(const Roll& roll) const { takeDie(state, tale, roll.die); }
};

/// The answers to what the side is asked.
void answers(const State& state, SideId side, std::vector<Action>& out) {
    if (mustFace(state).valid())
        return turnChoices(state, out);
    switch (state.stage) {
    case Stage::Deploy:
        return deployChoices(state, out);
    case Stage::Move:
        moveChoices(state, out);
        turnChoices(state, out);
        if (state.march.units.empty())
            embarkChoices(state, out);
        break;
    case Stage::Debark:
        debarkChoices(state, out);
        break;
    case Stage::DefensiveFire:
    case Stage::Fire:
        fireChoices(state, side, out);
        break;
    case Stage::Melee:
        meleeChoices(state, out);
        break;
    case Stage::Retreat:
        retreatChoices(state, out);
        break;
    case Stage::Loss:
        return lossChoices(state, out);
    case Stage::Advance:
        advanceChoices(state, out);
        break;
    case Stage::Plot:
        return plotChoices(state, side, out);
    case Stage::Die:
    case Stage::Contest:
    case Stage::Over:
        return;
    }
    const Judge judge{state, side};
    for (const Action& action : {Action{Resolve{}}, Action{Done{}}})
        if (std::visit(judge, action).empty())
            out.push_back(action);
}

} // namespace

const core::RulesetInfo& Game::info() {
    return chariot::info();
}

State Game::start(const core::Scenario& scenario) {
    State state = firstPosition(setupOf(scenario));
    Tale nobody(*state.setup, nullptr);
    carryOn(state, nobody);
    return state;
}

core::Owing Game::owing(const State& state) {
    core::Owing owing;
    if (state.over())
        return owing;
    if (state.stage == Stage::Plot)
        return plotters(state);
    const bool isDie = state.stage == Stage::Die || state.stage == Stage::Contest;
    owing.add(isDie ? core::chance : core::Actor{state.setup->of(decider(state)).seat});
    return owing;
}

std::optional<core::Outcome> Game::outcome(const State& state) {
    return outcomeOf(state);
}

core::Owing Game::volunteers(const State& state) {
    core::Owing both;
    if (state.setup->options.concession && !state.over())
        for (const std::int32_t seat : {0, 1})
            both.add(core::Actor{core::SeatId{seat}});
    return both;
}

void Game::choices(const State& state, core::Actor actor, std::vector<Action>& out) {
    const SideId side = sideOfSeat(*state.setup, actor.seat);
    if (owing(state).contains(actor))
        answers(state, side, out);
    volunteerChoices(state, side, out);
}

core::Verdict Game::judge(const State& state, core::Actor actor, const Action& action) {
    Objection why = outOfOrder(state, actor, action);
    if (why.empty())
        why = std::visit(Judge{state, sideOfSeat(*state.setup, actor.seat)}, action);
    if (why.empty())
        return {};
    return core::refuse(refusal(*state.setup, why));
}

core::TypedStep<State> Game::apply(State state, core::Actor actor, const Action& action, core::Events* events) {
    Tale tale(*state.setup, events);
    const bool reveals = std::holds_alternative<Lock>(action) && plotters(state).count == 1;
    std::visit(Play{state, tale, actor}, action);
    carryOn(state, tale);
    core::TypedStep<State> step;
    step.secret = std::visit([](const auto& one) { return ChartLine<std::decay_t<decltype(one)>>; }, action);
    if (reveals)
        step.reveals = core::Reveals::Secret;
    if (std::holds_alternative<Roll>(action))
        step.reveals = core::Reveals::Die;
    step.next = std::move(state);
    return step;
}

State Game::veiled(const State& state, core::SeatId seat) {
    return seenBy(state, core::Observer{core::Observer::Kind::Seat, seat});
}

void Game::summarise(const State& state, core::GameSummary& summary) {
    summary.turn = state.turn;
    const Setup& setup = *state.setup;
    for (UnitId id{0}; id < setup.endOfRoster(); ++id.value) {
        const Unit& unit = state.at(id);
        if (unit.presence == Presence::Lost) {
            summary.lost.push_back(setup.of(id).counter);
            summary.lostAt.push_back(unit.hex);
        }
    }
}

} // namespace orontes::chariot
