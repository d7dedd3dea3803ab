// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/setup.h"
#include "rules/chariot/state.h"

namespace orontes::chariot {

/// What a battle that begins in the middle says of hexes and sides: who was where last (11.3), who has conceded (15),
/// and for how many turns conditions have been held.
/// Notes too which hexes are worth telling of.
void readHistory(Setup& setup);
/// The first position begins with it; who stands in a hex controls it all the same.
void recallHistory(State& state);

} // namespace orontes::chariot
