// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/onehour/tale.h"

namespace orontes::onehour {

/// The position before the first decision.
State firstPosition(const core::Scenario& scenario);
/// Goes on until a decision or a die is owed, or the game is over.
void carryOn(State& state, Tale& tale);
/// A side's movement, firing, hand-to-hand combat and elimination begin (R-OHW-006, R-OHW-007).
void beginHalf(State& state, int half);
/// Ends the movement or firing phase.
void endPhase(State& state, Tale& tale);
void takeDie(State& state, Tale& tale, int die);
bool isDie(Owed owed);
/// Who owes the decision.
SideId decider(const State& state);
/// The id of the phase as the ruleset lists it.
const char* phaseOf(const State& state);

} // namespace orontes::onehour
