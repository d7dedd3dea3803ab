// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/chapter.h"

namespace orontes::lords {

NationId decider(const State& state, const DrawingIn& step); ///< the first of those who are asked
Objection whyNot(const State& state, const DrawingIn& step, const Action& action);
void choices(const State& state, const DrawingIn& step, Actions& out);
void play(State& state, Tale& tale, const DrawingIn& step, const Action& action);
bool settle(State& state, Tale& tale, const DrawingIn& step);

/// Nations that may draw units into the area that the mover has just entered (14.1).
NationSet drawers(const State& state, SpaceId area);

} // namespace orontes::lords
