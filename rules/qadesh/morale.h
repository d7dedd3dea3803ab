// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/qadesh/action.h"
#include "rules/qadesh/fate.h"

namespace orontes::qadesh {

/// Rallying: in place of the move for scattered and looting armies, at the end of the phase for routers (R-QAD-183 to
/// 196).

void askToRally(State& state, ArmyId army);
/// Phase end: every router whose status is older than the phase.
void continueRally(State& state, Tale& tale);
void play(State& state, Tale& tale, const Rally& rally);
void play(State& state, Tale& tale, const Pass& pass);
void takeRallyDie(State& state, Tale& tale, int die);

} // namespace orontes::qadesh
