// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/onehour/tale.h"

namespace orontes::onehour {

/// The next unit in the order of the turn: those that rout flee without a die, those that are shaken owe one
/// (R-OHW-209). False when everybody has had its turn.
bool continueMorale(State& state, Tale& tale);
void takeMoraleDie(State& state, Tale& tale, int die);

} // namespace orontes::onehour
