// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/play/action.h"
#include "rules/qadesh/action.h"
#include "rules/qadesh/fate.h"

#include <vector>

namespace orontes::qadesh {

/// Missile skirmishes in roster order, one per army that can shoot and has an enemy beside it (R-QAD-156 to 182).

void continueSkirmish(State& state, Tale& tale);
void takeSkirmishDie(State& state, Tale& tale, int die);

/// Whether the army can shoot at all now (R-QAD-171 to 174).
bool maySkirmish(const State& state, ArmyId army);
Modifiers<SkirmishLine> skirmishModifiers(const State& state, ArmyId shooter, ArmyId target);
/// The row of the table, 1 to 6: totals outside count as the nearest (R-QAD-161).
int skirmishRow(const State& state, int die);

core::Verdict judgeTarget(const State& state, const Target& target);
void targetChoices(const State& state, std::vector<Action>& out);
void play(State& state, Tale& tale, const Target& target);

} // namespace orontes::qadesh
