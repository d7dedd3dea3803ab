// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/chapter.h"

namespace orontes::lords {

NationId decider(const State& state, const Replacing& step);
Objection whyNot(const State& state, const Replacing& step, const Action& action);
void choices(const State& state, const Replacing& step, Actions& out);
void play(State& state, Tale& tale, const Replacing& step, const Action& action);
bool settle(State& state, Tale& tale, const Replacing& step);

void play(State& state, Tale& tale, const ThrowingForReturn& step, const Action& action);
bool settle(State& state, Tale& tale, const ThrowingForReturn& step);

/// The capital that the nation has to hold now; invalid: none (17.0).
SpaceId capitalOf(const State& state, NationId nation);
/// Whether some dead unit of the nation could return, free space apart: a pair, or a lone unit that may be thrown for
/// (A-LOR-08). `returns`: how many may at most.
bool canReclaim(const State& state, NationId nation, int returns, bool faceless);

} // namespace orontes::lords
