// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/turn.h"

#include "rules/qadesh/calculation.h"
#include "rules/qadesh/morale.h"
#include "rules/qadesh/movement.h"
#include "rules/qadesh/phase_end.h"
#include "rules/qadesh/placement.h"
#include "rules/qadesh/rout.h"
#include "rules/qadesh/shock.h"
#include "rules/qadesh/skirmish.h"

namespace orontes::qadesh {
namespace {

void continueStage(State& state, Tale& tale) {
    switch (state.stage) {
    case Stage::Placement:
        return continuePlacement(state, tale);
    case Stage::Tries:
        return continueTries(state, tale);
    case Stage::Routers:
        return continueRouters(state, tale);
    case Stage::Shock:
        return continueShock(state, tale);
    case Stage::Skirmish:
        return continueSkirmish(state, tale);
    case Stage::Fatigue:
        return continueFatigue(state, tale);
    case Stage::Rally:
        return continueRally(state, tale);
    case Stage::Loot:
        return continueLoot(state, tale);
    case Stage::Rest:
        return continueRest(state, tale);
    case Stage::Orders: // owed until both sides have locked
    case Stage::Over:
        return;
    }
}

using DieTaker = void (*)(State&, Tale&, int);

/// Who is given the die that is owed; nobody where no die is.
DieTaker takerOf(Owed owed) {
    switch (owed) {
    case Owed::RallyDie:
        return takeRallyDie;
    case Owed::FailDie:
        return takeFailDie;
    case Owed::RoutDie:
        return takeRoutDie;
    case Owed::SurpriseDie:
        return takeSurpriseDie;
    case Owed::BattleDie:
        return takeBattleDie;
    case Owed::DefeatDie:
        return takeDefeatDie;
    case Owed::SkirmishDie:
        return takeSkirmishDie;
    case Owed::FatigueDie:
        return takeFatigueDie;
    case Owed::LootDie:
        return takeLootDie;
    case Owed::Nothing:
    case Owed::Placement:
    case Owed::Orders:
    case Owed::RallyOrPass:
    case Owed::RoutSpace:
    case Owed::Target:
    case Owed::Rest:
        return nullptr;
    }
    return nullptr;
}

} // namespace

State firstPosition(const core::Scenario& scenario) {
    State state;
    state.setup = core::SetupRef(setupOf(scenario));
    const Setup& setup = *state.setup;
    for (std::size_t i = 0; i < setup.armies.size(); ++i)
        state.armies[i] = setup.armies[i].asDesigned;
    state.turn = scenario.firstTurn;
    core::recallHeldTurns(scenario, state.held);
    Tale untold(setup, nullptr);
    beginTurn(state, untold);
    carryOn(state, untold);
    return state;
}

void carryOn(State& state, Tale& tale) {
    while (state.owed == Owed::Nothing && !state.over())
        continueStage(state, tale);
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
    return state.owed == Owed::Placement ? state.side : state.setup->of(state.army).side;
}

} // namespace orontes::qadesh
