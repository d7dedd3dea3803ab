// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/qadesh/position.h"
#include "rules/qadesh/tale.h"

namespace orontes::qadesh {

/// What befalls an army: the position changes and the chronicle is told. `about` names the army, the sentence and the
/// rule.

/// Out of play for good, destroyed or off the board (R-QAD-047).
void removeArmy(State& state, Tale& tale, const About& about);
/// Into a space next to its own; whence and when is noted, for later routs.
void stepTo(State& state, Tale& tale, const About& about);
/// A status in place of the one it had (R-QAD-134). A routed army has no order any more (R-QAD-138).
void giveStatus(State& state, Tale& tale, Status status, const About& about);
void addCasualty(State& state, Tale& tale, const About& about);
void addFatigue(State& state, Tale& tale, int tokens, const About& about);

} // namespace orontes::qadesh
