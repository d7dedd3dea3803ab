// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/chapter.h"

namespace orontes::lords {

NationId decider(const State& state, const PlacingNew& step);
Objection whyNot(const State& state, const PlacingNew& step, const Action& action);
void choices(const State& state, const PlacingNew& step, Actions& out);
void play(State& state, Tale& tale, const PlacingNew& step, const Action& action);
bool settle(State& state, Tale& tale, const PlacingNew& step);

/// The gods stand in the capitals of their nations while these hold them (17.0).
void settleGods(State& state, Tale& tale);
/// The chit was lost: what would have been placed waits, its rulers are lost (4.3, A-LOR-11).
void missArrivals(State& state, Tale& tale, NationId nation);

} // namespace orontes::lords
