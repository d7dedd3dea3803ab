// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/onehour/action.h"
#include "rules/onehour/refusal.h"

#include <vector>

namespace orontes::onehour {

/// Whether somebody in the first square, facing that way, has the second in arc and range (R-OHW-120, R-OHW-122).
bool inArc(const Setup& setup, Square from, Facing facing, Square to);
/// Whether the unit could shoot in this phase, as far as its status goes.
Objection objectionToFiring(const State& state, SideId side, UnitId unit);
Objection objection(const State& state, SideId side, const Fire& fire);

void continueFiring(State& state, Tale& tale);
void fireChoices(const State& state, SideId side, std::vector<Action>& out);
void play(State& state, Tale& tale, const Fire& fire);
void takeFireDie(State& state, Tale& tale, int die);

} // namespace orontes::onehour
