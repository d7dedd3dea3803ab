// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/onehour/tale.h"
#include "rules/onehour/victory.h"

namespace orontes::onehour {

/// Takes a unit off the board for good; where its side has replacements, it comes back as a new one. Tests victory.
void loseUnit(State& state, Tale& tale, const About& about);
void addHits(State& state, Tale& tale, int hits, const About& about);
/// The unit has turned; says nothing where it faces as before.
void tellFacing(const State& state, Tale& tale, UnitId unit, Facing before);

} // namespace orontes::onehour
