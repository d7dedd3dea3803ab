// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/qadesh/fate.h"

namespace orontes::qadesh {

/// The move step of a phase: everyone rolls in roster order, then all who succeeded move together, routers last.

void beginPhase(State& state, Tale& tale, Phase phase);
void continueTries(State& state, Tale& tale);
void continueRouters(State& state, Tale& tale);

/// What is added to the fail roll of a step from where the army stood when the phase began (R-QAD-071 to 079). An
/// invalid space lies beyond the edge of the board.
Modifiers<FailLine> failModifiers(const State& state, ArmyId army, SpaceId to, When when);
/// Whether a fail roll of the owed step fails.
bool fails(const State& state, ArmyId army, int die, When when);

void takeFailDie(State& state, Tale& tale, int die);

/// Moves everyone whose try succeeded, routers excepted (R-QAD-084 to 098).
void moveTogether(State& state, Tale& tale);

} // namespace orontes::qadesh
