// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/chapter.h"

namespace orontes::lords {

// Groups on their way, in movement and redeployment alike.

/// Adds a piece to the march, in roster order.
void join(March& march, PieceId piece);
/// Where the march stands; invalid where nobody is on the way.
SpaceId areaOf(const State& state, const March& march);
/// The least of what its pieces may still go.
int leftOf(const State& state, const March& march);
bool hasUnit(const State& state, const March& march);
/// Pieces of an area that obey the mover, markers too.
int marchersIn(const State& state, SpaceId area);
/// Its pieces go to the next area, at its cost; those whose mercenaries desert on the way are no longer in it.
void advance(State& state, Tale& tale, SpaceId to);

/// What is wrong with adding the piece, apart from where the march could go with it.
Objection whyNotJoin(const State& state, PieceId piece);
/// What is wrong with an area as the next, apart from who holds what: it is beside, open and near enough.
Objection whyNotStep(const State& state, const March& march, SpaceId to);

/// Whether a march could go anywhere. `mayGo`: (const March&, SpaceId) -> bool.
template <class MayGo>
bool goesAnywhere(const State& state, const March& march, MayGo mayGo) {
    for (const SpaceId to : state.setup->of(areaOf(state, march)).land)
        if (mayGo(march, to))
            return true;
    return false;
}

} // namespace orontes::lords
