// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/chapter.h"

namespace orontes::lords {

NationId decider(const State& state, const Redeploying& step);
Objection whyNot(const State& state, const Redeploying& step, const Action& action);
void choices(const State& state, const Redeploying& step, Actions& out);
void play(State& state, Tale& tale, const Redeploying& step, const Action& action);
bool settle(State& state, Tale& tale, const Redeploying& step);

/// All battles are over (4.2.4).
void beginRedeployment(State& state, Tale& tale);
/// All have redeployed and no stack is too large: markers, vassals, points, covenant (A-LOR-10).
void closeNationTurn(State& state, Tale& tale);

} // namespace orontes::lords
