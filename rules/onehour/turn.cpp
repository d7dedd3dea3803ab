// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/turn.h"

#include "rules/onehour/arrivals.h"
#include "rules/onehour/calculation.h"
#include "rules/onehour/deployment.h"
#include "rules/onehour/firing.h"
#include "rules/onehour/hand_to_hand.h"
#include "rules/onehour/initiative.h"
#include "rules/onehour/morale.h"
#include "rules/onehour/movement.h"
#include "rules/onehour/victory.h"

#include <algorithm>

namespace orontes::onehour {
namespace {

void tellPhase(const State& state, Tale& tale) {
    if (!tale.heard())
        return;
    const SideId side = state.stage == Stage::Morale ? SideId{} : activeSide(state);
    const core::SideToken token = side.valid() ? (*state.setup->scenario.sides)[index(side)].token : core::SideToken{};
    constexpr std::array<const char*, 5> texts{"phase.movement", "phase.firing", "phase.handToHand",
                                               "phase.elimination", "phase.morale"};
    const auto which = static_cast<std::size_t>(state.stage) - static_cast<std::size_t>(Stage::Movement);
    tale.tell({.text = texts[which], .rule = side.valid() ? "R-OHW-006" : "R-OHW-007", .side = side},
              core::PhaseBegan{state.turn, core::PhaseId{phaseOf(state)}, token});
}

void enterStage(State& state, Tale& tale, Stage stage) {
    state.stage = stage;
    state.cursor = 0;
    tellPhase(state, tale);
}

void continueMovement(State& state, Tale& tale) {
    if (anybodyMoves(state))
        state.owed = Owed::Movement;
    else
        enterStage(state, tale, Stage::Firing);
}

void endHalf(State& state, Tale& tale) {
    eliminate(state, tale);
    testVictory(state, tale, Moment::HalfEnd);
    if (state.over())
        return;
    if (state.half == 0)
        beginHalf(state, 1);
    else
        enterStage(state, tale, Stage::Morale);
}

void endTurn(State& state, Tale& tale) {
    testVictory(state, tale, Moment::TurnEnd);
    if (state.over())
        return;
    ++state.turn.value;
    beginTurn(state, tale);
}

/// Goes on within a stage; the phase that follows it is announced.
void continueStage(State& state, Tale& tale) {
    const Stage stage = state.stage;
    switch (stage) {
    case Stage::Muster:
        return continueMuster(state, tale);
    case Stage::Deployment:
        deployFixed(state, tale);
        return continueDeployment(state, tale);
    case Stage::Initiative:
        return continueInitiative(state);
    case Stage::Arrivals:
        continueArrivals(state, tale);
        break;
    case Stage::Movement:
        return continueMovement(state, tale);
    case Stage::Firing:
        continueFiring(state, tale);
        break;
    case Stage::HandToHand:
        continueHandToHand(state, tale);
        break;
    case Stage::Elimination:
        return endHalf(state, tale);
    case Stage::Morale:
        if (!continueMorale(state, tale))
            endTurn(state, tale);
        return;
    case Stage::Over:
        return;
    }
    if (state.stage != stage)
        enterStage(state, tale, state.stage);
}

using DieTaker = void (*)(State&, Tale&, int);

/// Who is given the die that is owed; nobody where no die is.
DieTaker takerOf(Owed owed) {
    switch (owed) {
    case Owed::MusterDie:
        return takeMusterDie;
    case Owed::InitiativeDie:
        return takeInitiativeDie;
    case Owed::ArrivalDie:
        return takeArrivalDie;
    case Owed::EntryDie:
        return takeEntryDie;
    case Owed::FireDie:
        return takeFireDie;
    case Owed::AttackDie:
        return takeAttackDie;
    case Owed::MoraleDie:
        return takeMoraleDie;
    case Owed::Nothing:
    case Owed::Deployment:
    case Owed::Movement:
    case Owed::Firing:
    case Owed::Attack:
        return nullptr;
    }
    return nullptr;
}

} // namespace

State firstPosition(const core::Scenario& scenario) {
    State state;
    state.setup = core::SetupRef(setupOf(scenario));
    const Setup& setup = *state.setup;
    for (std::size_t i = 0; i < setup.units.size(); ++i)
        state.units[i] = setup.units[i].asDesigned;
    for (std::size_t i = 0; i < 2; ++i) {
        state.replaced[i] = static_cast<std::int8_t>(setup.sides[i].replaced);
        state.mustered[i] = setup.sides[i].mustered;
    }
    state.turn = scenario.firstTurn;
    core::recallHeldTurns(scenario, state.held);
    Tale untold(setup, nullptr);
    carryOn(state, untold);
    return state;
}

void carryOn(State& state, Tale& tale) {
    while (state.owed == Owed::Nothing && !state.over())
        continueStage(state, tale);
}

void beginHalf(State& state, int half) {
    const Setup& setup = *state.setup;
    state.half = static_cast<std::int8_t>(half);
    for (UnitId id{0}; id < setup.endOfRoster(); ++id.value)
        if (setup.of(id).side == activeSide(state)) {
            Unit& unit = state.at(id);
            unit.moved = unit.charged = unit.fired = unit.fought = false;
        }
    state.stage = Stage::Arrivals;
    state.cursor = 0;
}

void endPhase(State& state, Tale& tale) {
    state.owed = Owed::Nothing;
    enterStage(state, tale, state.stage == Stage::Movement ? Stage::Firing : Stage::HandToHand);
}

void takeDie(State& state, Tale& tale, int die) {
    if (tale.heard())
        tellDie(state, tale, die);
    if (const DieTaker take = takerOf(state.owed))
        take(state, tale, die);
}

bool isDie(Owed owed) {
    return takerOf(owed) != nullptr;
}

SideId decider(const State& state) {
    return state.owed == Owed::Deployment ? SideId{static_cast<std::int8_t>(state.cursor)} : activeSide(state);
}

const char* phaseOf(const State& state) {
    switch (state.stage) {
    case Stage::Muster:
    case Stage::Deployment:
        return "deployment";
    case Stage::Initiative:
        return "initiative";
    case Stage::Arrivals:
    case Stage::Movement:
        return state.half == 0 ? "firstMovement" : "secondMovement";
    case Stage::Firing:
        return state.half == 0 ? "firstFiring" : "secondFiring";
    case Stage::HandToHand:
        return state.half == 0 ? "firstHandToHand" : "secondHandToHand";
    case Stage::Elimination:
        return state.half == 0 ? "firstElimination" : "secondElimination";
    case Stage::Morale:
    case Stage::Over:
        break;
    }
    return "morale";
}

} // namespace orontes::onehour
