// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/chapter.h"

namespace orontes::lords {

void play(State& state, Tale& tale, const ThrowingForService& step, const Action& action);
bool settle(State& state, Tale& tale, const ThrowingForService& step);

NationId decider(const State& state, const TakingService& step);
Objection whyNot(const State& state, const TakingService& step, const Action& action);
void choices(const State& state, const TakingService& step, Actions& out);
void play(State& state, Tale& tale, const TakingService& step, const Action& action);
bool settle(State& state, Tale& tale, const TakingService& step);

} // namespace orontes::lords
