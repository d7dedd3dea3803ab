// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/onehour/action.h"
#include "rules/onehour/refusal.h"

#include <vector>

namespace orontes::onehour {

/// Units that stand in a fixed square.
void deployFixed(State& state, Tale& tale);
/// The owners choose a square of the zone for each of the others, the first side before the second.
void continueDeployment(State& state, Tale& tale);
Objection objection(const State& state, SideId side, const Deploy& deploy);
void deploymentChoices(const State& state, SideId side, std::vector<Action>& out);
void play(State& state, Tale& tale, const Deploy& deploy);

} // namespace orontes::onehour
