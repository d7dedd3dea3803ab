// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/chapter.h"

namespace orontes::lords {

NationId decider(const State& state, const Moving& step);
Objection whyNot(const State& state, const Moving& step, const Action& action);
void choices(const State& state, const Moving& step, Actions& out);
void play(State& state, Tale& tale, const Moving& step, const Action& action);
bool settle(State& state, Tale& tale, const Moving& step);

NationId decider(const State& state, const Consenting& step);
Objection whyNot(const State& state, const Consenting& step, const Action& action);
void choices(const State& state, const Consenting& step, Actions& out);
void play(State& state, Tale& tale, const Consenting& step, const Action& action);
bool settle(State& state, Tale& tale, const Consenting& step);

} // namespace orontes::lords
