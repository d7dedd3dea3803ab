// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/chapter.h"

namespace orontes::lords {

// Points at the moment they are made (4.2.5.1), conditions crossed off as soon as they cannot be met (4.2.5.2).

/// A unit is about to be eliminated in combat with units of the nation (11.7.1). Call it while the unit stands on the
/// map, once for each unit.
void creditKill(State& state, Tale& tale, NationId by, PieceId slain);
/// The end of the mover's turn: what it controls, territory, its conditions, and those of others that it has broken
/// (11.5, 11.6.3).
void scoreNationTurn(State& state, Tale& tale);
/// The mover lost its turn: conditions that ask for its turn end have failed in it (A-LOR-11).
void scoreLostTurn(State& state, Tale& tale, NationId nation);
/// The game turn ends: what had to be prevented, and states (A-LOR-84).
void scoreGameTurn(State& state, Tale& tale);
/// A nation whose chit is retired: all that is open is crossed off (A-LOR-85).
void crossOffAll(State& state, Tale& tale, NationId nation);
/// Conditions whose victims can no longer be found (4.2.5.2c).
void crossOffHopeless(State& state, Tale& tale);
/// Areas that the nation has to keep others from, by a condition that is open and lists this turn (14.1).
AreaSet denies(const State& state, NationId nation);
/// The end of the game, or nothing (HTPc, A-LOR-88).
std::optional<core::Outcome> outcomeOf(const State& state);

} // namespace orontes::lords
