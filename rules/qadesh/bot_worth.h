// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/qadesh/position.h"

namespace orontes::qadesh {

/// What a sensible player fears and hopes for, in points: to lose a leader, and the battle with him, costs 1000.

inline constexpr int worthOfLeader = 1000;
/// Points that a fatigue or casualty token costs: one less on every roll to come.
inline constexpr int harmOfToken = 30;

/// Points that the army's loss costs its side.
int worthOf(const State& state, ArmyId army);
/// Points that losing one battle round costs on average: a casualty token, and the defeat table.
int harmOfDefeat(const State& state, ArmyId army);
/// Points that each row of the skirmish table costs the army that is shot at.
std::array<int, 6> harmOfRows(const State& state, ArmyId army);
/// Points that one volley costs on average, with the sum of the modifiers.
int harmOfVolley(const std::array<int, 6>& rows, int modifiers);
/// Battle roll modifiers that the army brings along, without those of the moment.
int strengthOf(const State& state, ArmyId army);
/// Points that one battle round brings to the side that is so much stronger; `own` and `enemy` are harms of defeat.
int valueOfRound(int edge, int own, int enemy);

} // namespace orontes::qadesh
