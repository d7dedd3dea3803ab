// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/chapter.h"

namespace orontes::lords {

// Ways out of an area in redeployment other than a march.

/// Units of another nation than the mover's, vassals too.
bool hasOthers(const State& state, SpaceId area);
/// Back to the coast where it embarked in this turn (8.2, A-LOR-55).
Objection whyNotSailBack(const State& state, PieceId piece, SpaceId to);
void sailBack(State& state, Tale& tale, const Sail& action);
/// Back to the sea from which it landed (A-LOR-56), or out of the country of its arrival to the holds beyond
/// (A-LOR-97).
Objection whyNotWithdraw(const State& state, PieceId piece);
void withdraw(State& state, Tale& tale, PieceId piece);

} // namespace orontes::lords
