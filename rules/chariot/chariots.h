// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/action.h"
#include "rules/chariot/position.h"
#include "rules/chariot/tale.h"

namespace orontes::chariot {

Objection objectionTo(const State& state, const Embark& embark);
Objection objectionTo(const State& state, const Debark& debark);
void play(State& state, Tale& tale, const Embark& embark);
void play(State& state, Tale& tale, const Debark& debark);
void embarkChoices(const State& state, std::vector<Action>& out);
void debarkChoices(const State& state, std::vector<Action>& out);

/// Whether the unit could walk to where the chariot stands: not where a road alone leads, if it has none (ruling A-96).
bool canStepTo(const State& state, UnitId unit, UnitId chariot);
/// Whether anybody of the phasing side could leave a chariot at the end of this phase.
bool anyMayDebark(const State& state);
/// Whether the side whose turn begins has a chariot to move (E1.2, ruling A-168).
bool hasChariotPhase(const State& state);
/// A chariot with room in that hex, which the unit is put aboard when it is deployed there (ruling A-110); invalid:
/// none.
UnitId chariotFor(const State& state, UnitId unit, SpaceId hex);
/// Who may ride and stands with a chariot that has room is aboard when the battle begins: nobody else shares
/// its hex (E1.9).
void boardAtStart(State& state, UnitId unit);
/// What the loss of a unit means for its chariot, or that of a chariot for those aboard (ruling A-106).
void unboard(State& state, UnitId lost);

} // namespace orontes::chariot
