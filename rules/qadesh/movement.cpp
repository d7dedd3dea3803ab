// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/movement.h"

#include "rules/qadesh/morale.h"
#include "rules/qadesh/rout.h"

namespace orontes::qadesh {
namespace {

constexpr const char* phaseTokens[] = {"", "phase1", "phase2", "phase3", "phase4"};

/// A written try is due in phase n when n steps or more are written: tries are never carried over (R-QAD-063, 067).
bool isTryDue(const State& state, const Army& army) {
    return army.status == Status::None && state.phase.value <= army.steps;
}

void beginTry(State& state, ArmyId id) {
    Army& army = state.at(id);
    army.goal = army.path[static_cast<std::size_t>(army.done)];
    army.triedExtra = state.phase.value == state.setup->of(id).baseMove + 1;
    state.owed = Owed::FailDie;
}

void beginRoutMove(State& state, Tale& tale, ArmyId id) {
    if (state.phase.value <= state.setup->of(id).baseMove) // R-QAD-149
        chooseRout(state, tale, id, When::PhaseBegan);
}

/// Lets the next army do what it can in place of a move; it may owe a die or a decision then.
void beginDeed(State& state, Tale& tale, ArmyId id) {
    const Army& army = state.at(id);
    if (army.status == Status::Scattered || army.status == Status::Looting)
        askToRally(state, id);
    else if (army.status == Status::Routing)
        beginRoutMove(state, tale, id);
    else if (isTryDue(state, army))
        beginTry(state, id);
}

} // namespace

void beginPhase(State& state, Tale& tale, Phase phase) {
    state.phase = phase;
    state.stage = Stage::Tries;
    state.cursor = 0;
    for (Army& army : state.armies) {
        army.began = army.space;
        army.goal = SpaceId{};
        army.tried = Try::None;
        army.statusIsNew = army.moved = army.fought = army.rallied = army.triedExtra = false;
    }
    if (tale.heard())
        tale.tell({.text = "phase.began", .rule = "R-QAD-051", .n = phase.value},
                  core::PhaseBegan{state.turn, core::PhaseId{phaseTokens[phase.value]}});
}

void continueTries(State& state, Tale& tale) {
    while (state.cursor < state.setup->endOfRoster().value) {
        state.army = ArmyId{static_cast<std::int8_t>(state.cursor++)};
        if (onBoard(state, state.army))
            beginDeed(state, tale, state.army);
        if (state.owed != Owed::Nothing)
            return;
    }
    moveTogether(state, tale);
    state.stage = Stage::Routers;
    state.cursor = 0;
}

void continueRouters(State& state, Tale& tale) {
    while (state.cursor < state.setup->endOfRoster().value) {
        state.army = ArmyId{static_cast<std::int8_t>(state.cursor++)};
        if (state.at(state.army).tried == Try::Rout)
            finishRoutMove(state, tale, state.army);
        if (state.owed != Owed::Nothing)
            return;
    }
    state.stage = Stage::Shock;
    state.cursor = 0;
}

Modifiers<FailLine> failModifiers(const State& state, ArmyId army, SpaceId to, When when) {
    const Setup& setup = *state.setup;
    const Tables& tables = setup.tables;
    const SpaceId from = spaceOf(state.at(army), when);
    Modifiers<FailLine> modifiers;
    modifiers.add(FailLine::Fatigue, tables.of(FailLine::Fatigue) * state.at(army).fatigue);
    if (to.valid() && setup.groundOf(to).rough)
        modifiers.add(FailLine::Rough, tables.of(FailLine::Rough));
    if (riverBetween(setup, from, to))
        modifiers.add(FailLine::River, tables.of(FailLine::River));
    if (enemySharing(state, army, when).valid())
        modifiers.add(FailLine::Enemy, tables.of(FailLine::Enemy));
    return modifiers;
}

bool fails(const State& state, ArmyId army, int die, When when) {
    const int total = die + failModifiers(state, army, state.at(army).goal, when).sum();
    return total >= state.setup->tables.thresholds.fail;
}

void takeFailDie(State& state, Tale& tale, int die) {
    const ArmyId id = state.army;
    state.owed = Owed::Nothing;
    if (!fails(state, id, die, When::PhaseBegan)) {
        state.at(id).tried = Try::Succeeded;
        return;
    }
    tale.tell({.text = "move.failed", .rule = "R-QAD-071", .army = id, .space = state.at(id).goal});
    state.at(id).goal = SpaceId{};
}

} // namespace orontes::qadesh
