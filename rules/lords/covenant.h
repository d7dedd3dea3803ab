// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/chapter.h"

namespace orontes::lords {

/// Whether the nation is a chosen people that serves God now (15.1).
bool servesGod(const State& state, NationId nation);
/// The highest die with which the nation serves God from now on (15.2).
int covenantNumber(const State& state, NationId nation);
/// Whether a chosen people keeps the nation out of the area (15.1.1). `placed`: it would be set down there, not move
/// in.
bool keepsOut(const State& state, NationId nation, SpaceId area, bool placed);
/// What a chosen people adds to its dice against another nation in the area (15.1.2, 15.1.3).
int covenantBonus(const State& state, NationId nation, NationId foe, SpaceId area);
/// Whether the mover owes the die of its covenant now (15.2, A-LOR-103).
bool owesCovenantDie(const State& state);

void play(State& state, Tale& tale, const ThrowingCovenant& step, const Action& action);
bool settle(State& state, Tale& tale, const ThrowingCovenant& step);

} // namespace orontes::lords
