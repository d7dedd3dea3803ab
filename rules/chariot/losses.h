// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/position.h"
#include "rules/chariot/tale.h"

namespace orontes::chariot {

/// The unit is out of the battle, and the enemy scores for it (11.2).
void eliminate(State& state, Tale& tale, UnitId unit, const char* rule, const char* text = "tale.eliminated");
/// One disruption more: the second eliminates (8.22).
void disrupt(State& state, Tale& tale, UnitId unit);
/// A leader of its side stands in the hex.
bool isLed(const State& state, SpaceId hex);
/// When moves end, whoever has come to a leader is disrupted no more, where the battle is played so (10.0, ruling A-73
/// the other way).
void restoreLed(State& state, Tale& tale);
/// 4.2 D: markers of earlier Player-Turns go, of both sides.
void recover(State& state, Tale& tale);
/// 14.31: foot on a slope ignores D where elevation counts, though not what is left over by ½E (ruling A-122).
bool shrugsOff(const State& state, UnitId unit);

} // namespace orontes::chariot
