// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/action.h"
#include "rules/chariot/position.h"
#include "rules/chariot/tale.h"
#include "rules/core/play/view.h"
#include "rules/core/typed_ruleset.h"

#include <string>
#include <vector>

namespace orontes::chariot {

// Simultaneous movement (19–23): both sides write a line for each unit in secret; then the phases of a Game-Turn carry
// the lines out. Within a phase all happens at once (20.2).

// ---- Phase A: what is written.

/// Seats that have not locked their charts, in their order.
core::Owing plotters(const State& state);
Objection objectionTo(const State& state, SideId side, const PlotFire& plot);
Objection objectionTo(const State& state, SideId side, const PlotDefence& plot);
Objection objectionTo(const State& state, SideId side, const PlotMelee& plot);
Objection objectionTo(const State& state, SideId side, const PlotStep& plot);
Objection objectionTo(const State& state, SideId side, const PlotTurn& plot);
Objection objectionTo(const State& state, SideId side, const PlotExit& plot);
Objection objectionTo(const State& state, SideId side, const PlotRide& plot);
Objection objectionTo(const State& state, SideId side, const PlotDebark& plot);
Objection objectionTo(const State& state, SideId side, const PlotNothing& plot);
Objection objectionToLock(const State& state, SideId side);
void plotChoices(const State& state, SideId side, std::vector<Action>& out);
/// The lines that could be written for one unit.
void plotChoices(const State& state, SideId side, UnitId unit, std::vector<Action>& out);

void play(State& state, Tale& tale, const PlotFire& plot);
void play(State& state, Tale& tale, const PlotDefence& plot);
void play(State& state, Tale& tale, const PlotMelee& plot);
void play(State& state, Tale& tale, const PlotStep& plot);
void play(State& state, Tale& tale, const PlotTurn& plot);
void play(State& state, Tale& tale, const PlotExit& plot);
void play(State& state, Tale& tale, const PlotRide& plot);
void play(State& state, Tale& tale, const PlotDebark& plot);
void play(State& state, Tale& tale, const PlotNothing& plot);

/// The unit belongs to the side and may be given a task at all.
Objection objectionToPlotter(const State& state, SideId side, UnitId unit);
/// Where the unit stands at the end of its way as written; invalid when it is to leave or still waits off the map.
SpaceId endOfWay(const State& state, UnitId unit);
/// How it will face there; invalid without facing, and for one who still has to come onto the map.
Facing facingAtEnd(const State& state, UnitId unit);
/// Half points that the first `hexes` of the way cost.
int costOfWay(const State& state, UnitId unit, std::size_t hexes);

// ---- Charts.

/// The position as the side means it to be when all its moves have been made, without the enemy.
State asPlotted(const State& state, SideId side);
/// 20.4: lines that cannot be carried out within the rules count as none.
void voidImpossibleLines(State& state, Tale& tale);
/// The state as the observer may know it: lines of others are blank until both charts are locked (20.1).
State seenBy(const State& state, const core::Observer& observer);
/// The charts and the ways on them, as far as the observer may see them.
void addCharts(const State& state, const core::Observer& observer, core::View& view);
/// Whether the side has written a line in this turn.
bool hasPlots(const State& state, SideId side);
/// What a choice of a line is about.
About aboutLine(const PlotFire& plot);
About aboutLine(const PlotDefence& plot);
About aboutLine(const PlotMelee& plot);
About aboutLine(const PlotStep& plot);
About aboutLine(const PlotTurn& plot);
About aboutLine(const PlotExit& plot);
About aboutLine(const PlotRide& plot);
About aboutLine(const PlotDebark& plot);
About aboutLine(const PlotNothing& plot);

// ---- The Game-Turn.

void beginPlotting(State& state, Tale& tale);
void lock(State& state, Tale& tale, SideId side);
/// One step onward; false where a die or a decision is owed.
bool passPlotsOn(State& state, Tale& tale);
/// Attacks, or moves, of a phase are all over.
void endPlottedPhase(State& state, Tale& tale);
/// 13.1: after the results of a phase, compared at once for both armies.
void testPlottedPanic(State& state, Tale& tale);
/// A line comes to nothing, and why.
void tellFailure(const State& state, Tale& tale, UnitId unit, const Objection& why);

// ---- Phases B, C and E: attacks.

/// Declares all attacks of this kind as they are written, of both sides; then their dice fall one after the other.
void beginAttacks(State& state, Tale& tale, CombatKind kind);
/// Dice, results and advances of what has been declared, as far as nothing has to be chosen.
void rollAttacks(State& state, Tale& tale);
void advanceOn(State& state, Tale& tale);
/// Defensive fire that was declared waits for that of the other side.
void keepPlottedAttack(State& state);
/// Nobody retreats any more before this attack (ruling A-166).
void endPlottedRetreat(State& state, Tale& tale);
void takePlottedDie(State& state, Tale& tale, int die);
void endPlottedResult(State& state, Tale& tale);
void beginPlottedDefence(State& state);
void endPlottedDefence(State& state, Tale& tale);

// ---- Phase D: movement.

void beginPlottedMoves(State& state, Tale& tale);
/// One hex for everybody (22.12); false when a die is owed.
bool moveOn(State& state, Tale& tale);
void takeContestDie(State& state, Tale& tale, int die);

} // namespace orontes::chariot
