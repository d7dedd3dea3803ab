// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/chapter.h"

namespace orontes::lords {

/// The next act of a march, or Done, in movement and in redeployment: takes what is worth most to the nation.
Action planMarch(const State& state, bool redeploying);
/// The next move by sea, or Done.
Action planVoyage(const State& state);

} // namespace orontes::lords
