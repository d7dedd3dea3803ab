// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/action.h"
#include "rules/chariot/position.h"
#include "rules/chariot/tale.h"

namespace orontes::chariot {

/// Of a unit that evades a melee that has been declared (17). Chariots take along who is aboard; leaders go when nobody
/// else is left (ruling A-129).
Objection objectionTo(const State& state, const Retreat& retreat);
void retreatChoices(const State& state, std::vector<Action>& out);
bool anyMayRetreat(const State& state);
void play(State& state, Tale& tale, const Retreat& retreat);
/// Nobody retreats any more: hexes that were left are no targets, but may be entered. False when no attack is left: all
/// have gone, or the odds have fallen below 1 to 2 (rulings ).
bool regroup(State& state, Tale& tale);

} // namespace orontes::chariot
