// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/phase_end.h"

#include "rules/qadesh/movement.h"
#include "rules/qadesh/placement.h"
#include "rules/qadesh/victory.h"

namespace orontes::qadesh {
namespace {

/// The next army on the board, from the cursor on, of whom `asks` holds: it becomes the one that is owed something.
template <class Asks>
bool findNext(State& state, Owed owed, Asks asks) {
    while (state.cursor < state.setup->endOfRoster().value) {
        state.army = ArmyId{static_cast<std::int8_t>(state.cursor++)};
        if (onBoard(state, state.army) && asks(state.at(state.army))) {
            state.owed = owed;
            return true;
        }
    }
    state.cursor = 0;
    return false;
}

/// R-QAD-197 to 204.
bool mayLoot(const State& state, const Army& army) {
    const Setup& setup = *state.setup;
    return army.status == Status::None && !army.rallied && (army.moved || !setup.options.lootOnArrivalOnly) &&
           atEnemyCamp(setup, setup.of(state.army).side, army.space);
}

/// R-QAD-210 to 214.
bool mayRest(const Army& army) {
    return army.fatigue > 0 && !army.moved && !army.fought && !army.triedExtra;
}

void endPhase(State& state, Tale& tale) {
    const bool turnEnds = state.phase.value == phasesInTurn;
    testVictory(state, tale, turnEnds ? Moment::TurnEnd : Moment::PhaseEnd);
    if (state.over())
        return;
    if (!turnEnds) {
        beginPhase(state, tale, Phase{static_cast<std::int8_t>(state.phase.value + 1)});
        return;
    }
    ++state.turn.value;
    beginTurn(state, tale);
}

} // namespace

void continueFatigue(State& state, Tale&) {
    if (!findNext(state, Owed::FatigueDie, [](const Army& army) { return army.triedExtra; }))
        state.stage = Stage::Rally;
}

void takeFatigueDie(State& state, Tale& tale, int die) {
    const SpaceId space = state.at(state.army).space;
    state.owed = Owed::Nothing;
    if (die <= state.setup->tables.thresholds.fatigue)
        addFatigue(state, tale, 1, {.text = "fatigue.gained", .rule = "R-QAD-068", .army = state.army, .space = space});
    else
        tale.tell({.text = "fatigue.none", .rule = "R-QAD-068", .army = state.army, .space = space});
}

void continueLoot(State& state, Tale&) {
    if (!findNext(state, Owed::LootDie, [&](const Army& army) { return mayLoot(state, army); }))
        state.stage = Stage::Rest;
}

void takeLootDie(State& state, Tale& tale, int die) {
    const SpaceId space = state.at(state.army).space;
    state.owed = Owed::Nothing;
    if (die <= state.setup->tables.thresholds.loot)
        giveStatus(state, tale, Status::Looting,
                   {.text = "status.looting.told", .rule = "R-QAD-197", .army = state.army, .space = space});
    else
        tale.tell({.text = "loot.none", .rule = "R-QAD-197", .army = state.army, .space = space});
}

void continueRest(State& state, Tale& tale) {
    if (!findNext(state, Owed::Rest, mayRest))
        endPhase(state, tale);
}

void play(State& state, Tale& tale, const Rest& rest) {
    const SpaceId space = state.at(rest.army).space;
    state.owed = Owed::Nothing;
    if (rest.choice == Resting::Remove)
        addFatigue(state, tale, -1, {.text = "rest.removed", .rule = "R-QAD-210", .army = rest.army, .space = space});
    else
        tale.tell({.text = "rest.kept", .rule = "R-QAD-210", .army = rest.army, .space = space});
}

} // namespace orontes::qadesh
