// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/position.h"
#include "rules/chariot/tale.h"

namespace orontes::chariot {

/// After losses: whether an army panics now (13.1). Where both would, and by as much, it is the defender's (13.12).
void testPanic(State& state, Tale& tale, SideId defender);
/// At the end of its own movement: panicked units with leaders come to (13.22).
void rally(State& state, Tale& tale);
/// At the beginning of its own movement: panicked units run as far from the enemy as they can, or off the map (13.0).
/// Nothing is left to choose but ways that are as good, so that nobody is asked.
void flee(State& state, Tale& tale);
/// Of a battle that begins in the middle: panic that has been is over (13.21).
void recallPanic(State& state);

/// 13.0: a panicked unit defends at half.
inline Factor panicFactor(const State& state, UnitId unit) {
    return state.at(unit).panicked ? Factor::Half : Factor::One;
}

} // namespace orontes::chariot
