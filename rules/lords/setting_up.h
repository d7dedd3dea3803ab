// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/chapter.h"

namespace orontes::lords {

void play(State& state, Tale& tale, const DrawingSetUp& step, const Action& action);
bool settle(State& state, Tale& tale, const DrawingSetUp& step);

NationId decider(const State& state, const SettingUp& step);
Objection whyNot(const State& state, const SettingUp& step, const Action& action);
void choices(const State& state, const SettingUp& step, Actions& out);
void play(State& state, Tale& tale, const SettingUp& step, const Action& action);
bool settle(State& state, Tale& tale, const SettingUp& step);

} // namespace orontes::lords
