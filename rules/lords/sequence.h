// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/chapter.h"

namespace orontes::lords {

/// The first position, up to the first chit or decision.
State firstPosition(const core::Scenario& scenario);
/// Goes on until somebody owes a decision, chance is asked, or the game is over.
void carryOn(State& state, Tale& tale);

void play(State& state, Tale& tale, const DrawingChit& step, const Action& action);
bool settle(State& state, Tale& tale, const DrawingChit& step);

/// The first game turn, or the next (4.1, G4).
void beginGameTurn(State& state, Tale& tale);
/// A drawn nation begins its turn (N0); a beloved one its second (5.10).
void beginNationTurn(State& state, Tale& tale, NationId nation, bool again);
/// The nation turn is over, its points and its covenant too: the next chit, or the second turn.
void endNationTurn(State& state, Tale& tale);
/// Whether nothing of the nation can ever come back: no unit on the map or waiting, none due, none reclaimable (4.1,
/// A-LOR-08).
bool isSpent(const State& state, NationId nation);
/// Begins a phase of the nation turn for all who listen.
void tellPhase(const State& state, Tale& tale, const char* phase, const char* rule);

} // namespace orontes::lords
