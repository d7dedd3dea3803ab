// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/onehour/refusal.h"

namespace orontes::onehour {

/// Rolls that units of the active side wait for at the start of its movement phase: whether they come, and where.
void continueArrivals(State& state, Tale& tale);
void takeArrivalDie(State& state, Tale& tale, int die);
void takeEntryDie(State& state, Tale& tale, int die);

/// Why a waiting unit cannot march on now; nothing where it may, although all squares of its gates may be taken.
Objection objectionToEntry(const State& state, UnitId unit);
/// Whether the unit may still come.
bool isExpected(const State& state, UnitId unit);

} // namespace orontes::onehour
