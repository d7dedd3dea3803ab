// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/qadesh/action.h"
#include "rules/qadesh/fate.h"

namespace orontes::qadesh {

/// The end of a phase: fatigue dice, routers' rally dice (morale.h), loot dice, rest; then the next phase or turn.

void continueFatigue(State& state, Tale& tale);
void takeFatigueDie(State& state, Tale& tale, int die);
void continueLoot(State& state, Tale& tale);
void takeLootDie(State& state, Tale& tale, int die);
void continueRest(State& state, Tale& tale);
void play(State& state, Tale& tale, const Rest& rest);

} // namespace orontes::qadesh
