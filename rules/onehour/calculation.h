// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/onehour/tale.h"

namespace orontes::onehour {

/// What the owed die is rolled for. Precondition: a die is owed.
About aboutOwedDie(const State& state);
core::Calculation owedCalculation(const State& state);
/// Tells the die before it takes effect (R-OHW-242).
void tellDie(const State& state, Tale& tale, int die);

} // namespace orontes::onehour
