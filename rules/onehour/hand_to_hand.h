// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/onehour/action.h"
#include "rules/onehour/refusal.h"

#include <vector>

namespace orontes::onehour {

/// Attacks of the active side: each unit in contact attacks once, whom and in which order its owner chooses
/// (R-OHW-174, R-OHW-175). The last choice that is none is made without asking.
void continueHandToHand(State& state, Tale& tale);
Objection objection(const State& state, SideId side, const Attack& attack);
void attackChoices(const State& state, SideId side, std::vector<Action>& out);
void play(State& state, Tale& tale, const Attack& attack);
void takeAttackDie(State& state, Tale& tale, int die);

/// Takes away the units that have as many hits as they can bear (R-OHW-192).
void eliminate(State& state, Tale& tale);

} // namespace orontes::onehour
