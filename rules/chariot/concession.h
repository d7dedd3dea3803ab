// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/action.h"
#include "rules/chariot/position.h"
#include "rules/chariot/tale.h"

namespace orontes::chariot {

/// At any moment of the game a side may concede, or agree to end it (15.0, 15.2).
Objection objectionTo(const State& state, SideId side, Concede);
Objection objectionTo(const State& state, SideId side, Agree);
void volunteerChoices(const State& state, SideId side, std::vector<Action>& out);
void play(State& state, Tale& tale, SideId side, Concede);
void play(State& state, Tale& tale, SideId side, Agree);

/// Whether those who withdraw may leave the map here: by road, where any road leads to the edge (15.0, ruling A-155).
bool leadsOff(const Setup& setup, SpaceId hex);
/// Whether nobody of the conceding side, whose movement ends, will get away any more: all are disrupted, surrounded or
/// in contact (15.2, ruling A-123).
bool isWithdrawalOver(const State& state);

} // namespace orontes::chariot
