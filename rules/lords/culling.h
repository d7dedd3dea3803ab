// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/chapter.h"

namespace orontes::lords {

NationId decider(const State& state, const Culling& step);
Objection whyNot(const State& state, const Culling& step, const Action& action);
void choices(const State& state, const Culling& step, Actions& out);
void play(State& state, Tale& tale, const Culling& step, const Action& action);
bool settle(State& state, Tale& tale, const Culling& step);

} // namespace orontes::lords
