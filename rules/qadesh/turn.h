// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/qadesh/action.h"
#include "rules/qadesh/tale.h"

namespace orontes::qadesh {

/// The first position of a scenario, played on to the first decision.
State firstPosition(const core::Scenario& scenario);

/// The turn as it runs by itself: goes on until a decision or a die is owed, or the game is over.
void carryOn(State& state, Tale& tale);

/// Reads a die for whatever one is owed.
void takeDie(State& state, Tale& tale, int die);

/// Whether the owed thing is a die.
bool isDie(Owed owed);
/// The side that owes the decision; of Placement, RallyOrPass, RoutSpace, Target and Rest.
SideId decider(const State& state);

} // namespace orontes::qadesh
