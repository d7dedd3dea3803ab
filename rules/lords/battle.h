// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/chapter.h"

namespace orontes::lords {

/// Movement is over and no stack too large (4.2.3).
void beginBattles(State& state, Tale& tale);
/// Areas in which the mover has still to fight (4.2.3, A-LOR-72).
AreaSet battlesDue(const State& state);

NationId decider(const State& state, const ChoosingBattle& step);
Objection whyNot(const State& state, const ChoosingBattle& step, const Action& action);
void choices(const State& state, const ChoosingBattle& step, Actions& out);
void play(State& state, Tale& tale, const ChoosingBattle& step, const Action& action);
bool settle(State& state, Tale& tale, const ChoosingBattle& step);

NationId decider(const State& state, const Declaring& step);
Objection whyNot(const State& state, const Declaring& step, const Action& action);
void choices(const State& state, const Declaring& step, Actions& out);
void play(State& state, Tale& tale, const Declaring& step, const Action& action);
bool settle(State& state, Tale& tale, const Declaring& step);

NationId decider(const State& state, const Pairing& step);
Objection whyNot(const State& state, const Pairing& step, const Action& action);
void choices(const State& state, const Pairing& step, Actions& out);
void play(State& state, Tale& tale, const Pairing& step, const Action& action);
bool settle(State& state, Tale& tale, const Pairing& step);

void play(State& state, Tale& tale, const Striking& step, const Action& action);
bool settle(State& state, Tale& tale, const Striking& step);

NationId decider(const State& state, const Pressing& step);
Objection whyNot(const State& state, const Pressing& step, const Action& action);
void choices(const State& state, const Pressing& step, Actions& out);
void play(State& state, Tale& tale, const Pressing& step, const Action& action);
bool settle(State& state, Tale& tale, const Pressing& step);

NationId decider(const State& state, const Retreating& step);
Objection whyNot(const State& state, const Retreating& step, const Action& action);
void choices(const State& state, const Retreating& step, Actions& out);
void play(State& state, Tale& tale, const Retreating& step, const Action& action);
bool settle(State& state, Tale& tale, const Retreating& step);

/// How the die of a unit is read; the natural die is not in it.
core::Calculation calculationOf(const State& state, const Striking& step);
/// Units that would have to retreat and can go nowhere (6.5).
int cornered(const State& state, const Retreating& step);
/// What the unit adds to its die in the battle that is fought (6.2, A-LOR-39).
int bonusOf(const State& state, PieceId unit);
/// The least natural die with which it kills its target, or another enemy: may be beyond 6.
int neededBy(const State& state, PieceId unit, PieceId target);

} // namespace orontes::lords
