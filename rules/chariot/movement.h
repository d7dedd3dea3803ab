// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/action.h"
#include "rules/chariot/position.h"
#include "rules/chariot/tale.h"

#include <optional>

namespace orontes::chariot {

/// Movement points are counted in halves: an allowance out of control is half of a whole number (10.23).
inline constexpr int halvesPerPoint = 2;

/// Half movement points that the unit may use in the phase that begins (5.11, 10.0, E1.4). Chariots: less what they
/// have used in this Player-Turn.
int allowanceOf(const State& state, UnitId unit);
/// Whether the unit begins within the control radius of a friendly leader, or needs none (10.0).
bool inControl(const State& state, UnitId unit);

/// Movement points to enter a hex from a neighbour (5.11, 5.5, 5.6); nothing for a hex that cannot be entered at all.
std::optional<int> entryCost(const Setup& setup, SpaceId from, SpaceId to);
/// The same for a unit that enters the map there.
std::optional<int> entryCost(const Setup& setup, SpaceId to);

/// Marks all units of the phasing side as not having moved and gives them their allowance.
void beginMovement(State& state);

Objection objectionTo(const State& state, const Take& take);
Objection objectionTo(const State& state, const StepTo& step);
Objection objectionTo(const State& state, const Part& part);
Objection objectionTo(const State& state, Halt);
Objection objectionTo(const State& state, Leave);
Objection objectionTo(const State& state, const PutBack& back);
/// Of ending the moves of a phase: somebody is on the way, or a hex is crowded (5.4, E1.9).
Objection objectionToEndOfMoves(const State& state);

void play(State& state, Tale& tale, const Take& take);
void play(State& state, Tale& tale, const StepTo& step);
void play(State& state, Tale& tale, const Part& part);
void play(State& state, Tale& tale, Halt);
void play(State& state, Tale& tale, Leave);
void play(State& state, Tale& tale, const PutBack& back);

/// Puts a unit and whoever it carries into the hex, and tells it.
void bring(State& state, Tale& tale, UnitId unit, SpaceId hex);
/// Takes a unit and whoever it carries off the map for good (11.4).
void depart(State& state, Tale& tale, UnitId unit);

void moveChoices(const State& state, std::vector<Action>& out);

} // namespace orontes::chariot
