// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/qadesh/tale.h"

namespace orontes::qadesh {

/// What the owed die is rolled for: who, where, and the rule.
About aboutOwedDie(const State& state);
/// The owed die's modifiers line by line, and the table it is read on.
core::Calculation owedCalculation(const State& state);
/// The owed die has fallen: the chronicle shows it with its arithmetic and the row it hits.
void tellDie(const State& state, Tale& tale, int die);

} // namespace orontes::qadesh
