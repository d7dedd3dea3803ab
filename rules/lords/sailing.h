// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/chapter.h"

namespace orontes::lords {

NationId decider(const State& state, const Sailing& step);
Objection whyNot(const State& state, const Sailing& step, const Action& action);
void choices(const State& state, const Sailing& step, Actions& out);
void play(State& state, Tale& tale, const Sailing& step, const Action& action);
bool settle(State& state, Tale& tale, const Sailing& step);

/// The movement phase begins, with the moves by sea (4.2.2).
void beginMovement(State& state, Tale& tale);

} // namespace orontes::lords
