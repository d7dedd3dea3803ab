// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/qadesh/fate.h"

namespace orontes::qadesh {

/// Shock battles wherever two enemies share a space, in ascending order of spaces (R-QAD-099 to 138).

void continueShock(State& state, Tale& tale);
void takeSurpriseDie(State& state, Tale& tale, int die);
void takeBattleDie(State& state, Tale& tale, int die);
void takeDefeatDie(State& state, Tale& tale, int die);

/// Whether the side has been surprised; only known after both surprise dice (R-QAD-101).
bool isSurprised(const State& state, SideId side);
/// What is added to the side's two dice.
Modifiers<BattleLine> battleModifiers(const State& state, SideId side);
/// Whose die of the battle falls next.
SideId nextBattleDie(const Battle& battle);

} // namespace orontes::qadesh
