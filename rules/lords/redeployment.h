// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/chapter.h"

namespace orontes::lords {

NationId decider(const State& state, const Redeploying& step);
Objection whyNot(const State& state, const Redeploying& step, const Action& action);
void choices(const State& state, const Redeploying& step, Actions& out);
void play(State& state, Tale& tale, const Redeploying& step, const Action& action);
bool settle(State& state, Tale& tale, const Redeploying& step);

/// Where a march of the mover may end: nobody else is there, and it was passed, or is held (8.1, 8.3.1).
bool isRefuge(const State& state, SpaceId area);
/// Where it may go on through: also vassals, and for those who have to leave whatever they passed (6.4.1, 10.8).
bool isPassable(const State& state, SpaceId area, bool leaving);
/// All battles are over (4.2.4).
void beginRedeployment(State& state, Tale& tale);
/// All have redeployed and no stack is too large: markers, vassals, points, covenant (A-LOR-10).
void closeNationTurn(State& state, Tale& tale);

} // namespace orontes::lords
