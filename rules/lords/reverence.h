// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/chapter.h"

namespace orontes::lords {

// Necessary Reverence (4.3): what every seat may do while a nation is at its turn.

/// Whether silence may be asked for, or breaches of it be named, now.
bool isReverent(const State& state);
Objection whyNotReverence(const State& state, SeatId seat, const Action& action);
void reverenceChoices(const State& state, SeatId seat, Actions& out);
void playReverence(State& state, Tale& tale, SeatId seat, const Action& action);

} // namespace orontes::lords
