// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/onehour/tale.h"

namespace orontes::onehour {

/// Each side's row of the muster table, the first side's die first (R-OHW-233). A side whose units have types by a
/// die already rolls no more.
void continueMuster(State& state, Tale& tale);
void takeMusterDie(State& state, Tale& tale, int die);

/// A new turn: initiative is rolled for, or stands (R-OHW-004, R-OHW-005).
void beginTurn(State& state, Tale& tale);
void continueInitiative(State& state);
void takeInitiativeDie(State& state, Tale& tale, int die);

} // namespace orontes::onehour
