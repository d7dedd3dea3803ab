// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/action.h"
#include "rules/chariot/position.h"
#include "rules/chariot/tale.h"

namespace orontes::chariot {

/// The first position: everybody waits, those with one hex stand in it.
State firstPosition(std::shared_ptr<const Setup> setup);
/// Who deploys now: the first side until all of it stands, then the second (11.1); invalid when all is done.
SideId deploying(const State& state);
/// Whoever finds no hex in his zone any more is left out of the battle: stacking and classes filled it up.
void leaveOutHomeless(State& state, Tale& tale);
Objection objectionTo(const State& state, const Deploy& deploy);
void deployChoices(const State& state, std::vector<Action>& out);
void play(State& state, Tale& tale, const Deploy& deploy);

} // namespace orontes::chariot
