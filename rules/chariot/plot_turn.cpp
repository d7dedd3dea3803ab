// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/combat.h"
#include "rules/chariot/losses.h"
#include "rules/chariot/movement.h"
#include "rules/chariot/panic.h"
#include "rules/chariot/plots.h"
#include "rules/chariot/victory.h"

namespace orontes::chariot {
namespace {

void enter(State& state, Tale& tale, Phase phase, const char* id, const char* rule) {
    state.phase = phase;
    const std::string text = std::string("tale.together.") + id;
    tale.tell({.text = text.c_str(), .rule = rule, .n = state.turn.value},
              core::PhaseBegan{state.turn, core::PhaseId{id}});
}

void beginUnit(State& state, UnitId id) {
    Unit& unit = state.at(id);
    unit.moved = false;
    unit.entered = false;
    unit.attacked = false;
    unit.struck = false;
    unit.mired = false;
    unit.boarded = false;
    unit.stands = false;
    unit.faced = unit.facing;
    unit.ridden = unit.aboard.valid();
    unit.began = onMap(state, id) ? unit.hex : SpaceId{};
    unit.used = 0;
    unit.allowance = static_cast<std::int16_t>(allowanceOf(state, id)); // ruling A-151
}

bool hasPlotters(const State& state, SideId side) {
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value) {
        const Profile& unit = state.setup->of(id);
        const bool enters = state.at(id).presence == Presence::Waiting && unit.enters && unit.arrives <= state.turn;
        if (unit.side == side && ((onMap(state, id) && !disrupted(state, id) && !state.at(id).panicked) || enters))
            return true;
    }
    return false;
}

/// Both charts are locked: they are laid open.
void reveal(State& state, Tale& tale) {
    for (const SideId side : {SideId{0}, SideId{1}})
        if (hasPlotters(state, side))
            tale.tell({.text = "tale.revealed", .rule = "R-CHA-20.1a", .side = side},
                      core::Revealed{state.setup->of(side).seat});
    voidImpossibleLines(state, tale);
    enter(state, tale, Phase::Fire, "fire", "R-CHA-19.1b");
    beginAttacks(state, tale, CombatKind::Fire);
}

/// 19.1 F, and before it recovery (ruling A-136).
void recordTurn(State& state, Tale& tale) {
    if (state.setup->options.rallyAfterFire) // ruling A-118 the other way
        for (const SideId side : {state.setup->firstToMove, enemyOf(state.setup->firstToMove)}) {
            state.phasing = side;
            rally(state, tale);
        }
    enter(state, tale, Phase::DefensiveFire, "recovery", "R-CHA-19.1f");
    if (state.setup->options.plotsRecover)
        recover(state, tale);
    if (testVictory(state, tale))
        return;
    ++state.turn.value;
    state.playerTurn.value = static_cast<std::int16_t>(state.playerTurn.value + 2);
    beginPlotting(state, tale);
}

} // namespace

void tellFailure(const State& state, Tale& tale, UnitId unit, const Objection& why) {
    tale.tell({.text = "tale.stands-still", .rule = "R-CHA-20.4c", .unit = unit, .hex = state.at(unit).hex});
    tale.tell(why);
}

void beginPlotting(State& state, Tale& tale) {
    state.stage = Stage::Plot;
    state.phasing = state.setup->firstToMove;
    if (endedByRuin(state, tale))
        return;
    state.plots = {};
    state.plots.lines.resize(state.units.size());
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value)
        beginUnit(state, id);
    enter(state, tale, Phase::Plot, "plot", "R-CHA-19.1a");
    for (const SideId side : {SideId{0}, SideId{1}})
        state.plots.locked[index(side)] = !hasPlotters(state, side);
}

void lock(State& state, Tale& tale, SideId side) {
    state.plots.locked[index(side)] = true;
    tale.tell({.text = "tale.locked", .rule = "R-CHA-20.4a", .side = side});
}

bool passPlotsOn(State& state, Tale& tale) {
    switch (state.stage) {
    case Stage::Plot:
        if (!state.plots.locked[0] || !state.plots.locked[1])
            return false;
        reveal(state, tale);
        return true;
    case Stage::Move:
        return moveOn(state, tale);
    case Stage::Advance:
        if (state.combat.open())
            return false;
        advanceOn(state, tale);
        return true;
    case Stage::DefensiveFire:
        if (state.combat.open() || anyMayFire(state, enemyOf(state.phasing)))
            return false;
        endPlottedDefence(state, tale);
        return true;
    case Stage::Deploy:
    case Stage::Fire:
    case Stage::Debark:
    case Stage::Melee:
    case Stage::Die:
    case Stage::Retreat:
    case Stage::Loss:
    case Stage::Contest:
    case Stage::Over:
        break;
    }
    return false;
}

void testPlottedPanic(State& state, Tale& tale) {
    testPanic(state, tale, enemyOf(state.setup->firstToMove)); // nobody is the defender (ruling A-116)
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value)
        if (state.at(id).panicked)
            state.plots.of(id).isVoid = true; // ruling A-148
}

void endPlottedPhase(State& state, Tale& tale) {
    state.plots.attacks.clear();
    state.plots.attack = 0;
    state.combat = {};
    testPlottedPanic(state, tale);
    if (endedByRuin(state, tale)) // ruling A-152
        return;
    if (state.phase == Phase::Fire) {
        enter(state, tale, Phase::Melee, "melee", "R-CHA-19.1c");
        return beginAttacks(state, tale, CombatKind::Melee);
    }
    if (state.phase == Phase::Melee) {
        enter(state, tale, Phase::Movement, "movement", "R-CHA-19.1d");
        return beginPlottedMoves(state, tale);
    }
    if (state.phase == Phase::Movement) {
        enter(state, tale, Phase::DefensiveFire, "defensiveFire", "R-CHA-19.1e");
        return beginPlottedDefence(state);
    }
    recordTurn(state, tale);
}

} // namespace orontes::chariot
