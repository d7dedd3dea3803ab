// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/turn.h"

#include "rules/chariot/chariots.h"
#include "rules/chariot/combat.h"
#include "rules/chariot/concession.h"
#include "rules/chariot/deployment.h"
#include "rules/chariot/facing.h"
#include "rules/chariot/losses.h"
#include "rules/chariot/movement.h"
#include "rules/chariot/panic.h"
#include "rules/chariot/plots.h"
#include "rules/chariot/victory.h"

#include <algorithm>

namespace orontes::chariot {
namespace {

void tellPhase(const State& state, Tale& tale, const char* phase, const char* rule) {
    const std::string text = std::string("tale.phase.") + phase;
    tale.tell({.text = text.c_str(), .rule = rule, .side = state.phasing, .n = state.turn.value},
              core::PhaseBegan{state.turn, core::PhaseId{phase}, state.setup->of(state.phasing).token});
}

void forgetStrikes(State& state) {
    for (Unit& unit : state.units)
        unit.struck = false;
}

/// Anybody who could still be taken up, carried or put back.
bool anyMoveLeft(const State& state) {
    if (!state.march.units.empty())
        return true;
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value)
        if (objectionTo(state, Take{id}).empty())
            return true;
    return !objectionToEndOfMoves(state).empty();
}

void beginFire(State& state, Tale& tale) {
    state.phase = Phase::Fire;
    state.stage = state.setup->options.chariotsDrawFire ? Stage::DefensiveFire // on chariots and who left them (E1.5)
                                                        : Stage::Fire;         // ruling A-38 the other way
    forgetStrikes(state);
    tellPhase(state, tale, "fire", "R-CHA-4.2c");
}

void beginMoves(State& state, Tale& tale, Phase phase) {
    state.phase = phase;
    state.stage = Stage::Move;
    beginMovement(state);
    tellPhase(state, tale, phase == Phase::Chariots ? "chariots" : "movement",
              phase == Phase::Chariots ? "R-CHA-E1.2a" : "R-CHA-4.2b");
    if (phase == Phase::Movement)
        flee(state, tale);
}

void beginMelee(State& state, Tale& tale) {
    state.phase = Phase::Melee;
    state.stage = Stage::Melee;
    forgetStrikes(state);
    for (Unit& unit : state.units)
        unit.attacked = unit.stands = false;
    if (state.setup->options.rallyAfterFire)
        rally(state, tale);
    tellPhase(state, tale, "melee", "R-CHA-4.2e");
}

void beginPlayerTurn(State& state, Tale& tale) {
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value) {
        if (state.setup->of(id).side != state.phasing)
            continue;
        Unit& unit = state.at(id);
        unit.used = 0;
        unit.ridden = unit.aboard.valid();
        unit.mired = false;
        unit.entered = false;
        unit.moved = false;
    }
    if (hasChariotPhase(state))
        beginMoves(state, tale, Phase::Chariots);
    else
        beginFire(state, tale); // ruling A-168
}

void endPlayerTurn(State& state, Tale& tale) {
    recover(state, tale);
    state.agreed = {};
    const bool endsTurn = state.phasing != state.setup->firstToMove;
    if (endsTurn && testVictory(state, tale))
        return;
    state.phasing = enemyOf(state.phasing);
    ++state.playerTurn.value;
    if (endsTurn)
        ++state.turn.value;
    beginPlayerTurn(state, tale);
}

void endMoves(State& state, Tale& tale) {
    state.march = {};
    restoreLed(state, tale);
    if (state.phase == Phase::Chariots)
        return beginFire(state, tale);
    if (state.conceded.valid() && isWithdrawalOver(state))
        return endAsItStands(state, tale);
    if (!state.setup->options.rallyAfterFire) // ruling A-118
        rally(state, tale);
    state.stage = Stage::DefensiveFire;
    forgetStrikes(state);
}

/// One step onward where nobody has anything to decide; false where somebody has.
bool passOn(State& state, Tale& tale) {
    if (mustFace(state).valid())
        return false;
    if (simultaneous(state) && state.stage != Stage::Deploy)
        return passPlotsOn(state, tale);
    switch (state.stage) {
    case Stage::Deploy:
        leaveOutHomeless(state, tale);
        if (deploying(state).valid())
            return false;
        state.playerTurn = PlayerTurn{1};
        state.phasing = state.setup->firstToMove;
        if (simultaneous(state))
            beginPlotting(state, tale);
        else
            beginPlayerTurn(state, tale);
        return true;
    case Stage::Move:
        if (anyMoveLeft(state))
            return false;
        state.stage = Stage::Debark;
        return true;
    case Stage::Debark:
        if (anyMayDebark(state))
            return false;
        endMoves(state, tale);
        return true;
    case Stage::DefensiveFire:
        if (state.combat.open() || anyMayFire(state, enemyOf(state.phasing)))
            return false;
        if (state.phase == Phase::Movement) {
            beginMelee(state, tale);
            return true;
        }
        state.stage = Stage::Fire;
        forgetStrikes(state);
        return true;
    case Stage::Fire:
        if (state.combat.open() || anyMayFire(state, state.phasing))
            return false;
        beginMoves(state, tale, Phase::Movement);
        return true;
    case Stage::Melee:
        if (state.combat.open() || anyMayAttack(state))
            return false;
        endPlayerTurn(state, tale);
        return true;
    case Stage::Retreat:
    case Stage::Die:
    case Stage::Loss:
    case Stage::Advance:
    case Stage::Plot:
    case Stage::Contest:
    case Stage::Over:
        break;
    }
    return false;
}

} // namespace

void play(State& state, Tale& tale, Done) {
    switch (state.stage) {
    case Stage::Move:
        state.stage = Stage::Debark;
        return;
    case Stage::Debark:
        return endMoves(state, tale);
    case Stage::Retreat:
        return makeAttack(state, tale);
    case Stage::Advance:
        return endCombat(state);
    case Stage::DefensiveFire:
        if (simultaneous(state))
            return endPlottedDefence(state, tale);
        if (state.phase == Phase::Movement)
            return beginMelee(state, tale);
        state.stage = Stage::Fire;
        return forgetStrikes(state);
    case Stage::Fire:
        return beginMoves(state, tale, Phase::Movement);
    case Stage::Melee:
        return endPlayerTurn(state, tale);
    case Stage::Deploy:
    case Stage::Die:
    case Stage::Loss:
    case Stage::Plot:
    case Stage::Contest:
    case Stage::Over:
        return;
    }
}

void carryOn(State& state, Tale& tale) {
    const auto ruined = [&] { // with plots it is looked at after each phase
        return !simultaneous(state) && !state.combat.open() && endedByRuin(state, tale);
    };
    if (ruined())
        return;
    while (!state.over() && passOn(state, tale))
        if (state.setup->options.panic && ruined()) // the last have fled off the map
            return;
}

} // namespace orontes::chariot
