// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/action.h"
#include "rules/chariot/position.h"
#include "rules/chariot/tale.h"

namespace orontes::chariot {

/// Whose decision is owed; never asked about a die.
SideId decider(const State& state);
/// Of ending what goes on: the fire, the moves, the melees, the advance.
Objection objectionTo(const State& state, Done);
void play(State& state, Tale& tale, Done);
/// After an action: goes on to the next decision or die (4.2). What nobody has anything to choose in is passed over.
void carryOn(State& state, Tale& tale);

} // namespace orontes::chariot
