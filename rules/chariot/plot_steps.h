// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/position.h"
#include "rules/chariot/tale.h"

namespace orontes::chariot {

/// Stops whoever cannot make the next hex of his way: enemies that would change places (22.3), those who meet an enemy
/// that stays (22.3), the weaker of two forces that enter one hex (22.2). False when dice have to decide.
bool settleStep(State& state, Tale& tale);
/// All that may go on make their next hex at the same moment; false when nobody does.
bool makeStep(State& state, Tale& tale);

} // namespace orontes::chariot
