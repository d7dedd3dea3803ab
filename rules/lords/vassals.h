// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/chapter.h"

namespace orontes::lords {

NationId decider(const State& state, const Subjecting& step);
Objection whyNot(const State& state, const Subjecting& step, const Action& action);
void choices(const State& state, const Subjecting& step, Actions& out);
void play(State& state, Tale& tale, const Subjecting& step, const Action& action);
bool settle(State& state, Tale& tale, const Subjecting& step);

/// Whether the nation may make vassals of the other now, were they at the end of a round against each other (10.1).
bool maySubject(const State& state, NationId lord, NationId nation);
/// The nation takes the other's units in and beside the areas of its own as vassals (10.2); whoever was vassal of
/// those is free (10.9).
void subject(State& state, Tale& tale, NationId lord, NationId nation);
/// All vassals of the nation become free (10.9).
void freeVassalsOf(State& state, Tale& tale, NationId lord);
/// At the end of a nation's redeployment: those whose lord holds nothing near become free (10.4, A-LOR-73).
void releaseVassals(State& state, Tale& tale);

} // namespace orontes::lords
