// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/onehour/action.h"
#include "rules/onehour/cone.h"
#include "rules/onehour/refusal.h"

#include <vector>

namespace orontes::onehour {

/// Everything a unit may do in its movement phase: the one legality code of movement, charges, turns and entries.
struct Moves {
    std::array<SquareSet, facingCount> ends{}; ///< where it may end, by how it faces there
    SquareSet exits;                           ///< from where it may leave the board

    const SquareSet& facing(Facing facing) const { return ends[static_cast<std::size_t>(facing)]; }
    bool none() const;
};

/// Enemies as far as they matter to where a unit may end.
struct Danger {
    SquareSet struck; ///< squares that some enemy attacks
    /// Squares from which the unit would attack some enemy, by its facing.
    std::array<SquareSet, facingCount> striking{};
};
Danger dangerTo(const State& state, UnitId unit, const Field& field);

/// Precondition: the unit belongs to the active side.
Moves movesOf(const State& state, UnitId unit, const Field& field);
inline Moves movesOf(const State& state, UnitId unit) {
    return movesOf(state, unit, fieldOf(state, state.setup->of(unit).side));
}
/// Whether the unit could be given a move at all, as far as its status goes.
Objection objectionToMoving(const State& state, SideId side, UnitId unit);
/// Where the unit would start from: the squares over which it marches on.
const Gates& gatesOf(const State& state, UnitId unit);

Objection objection(const State& state, SideId side, const Move& move);
Objection objection(const State& state, SideId side, const Leave& leave);
/// Whether somebody of the active side can do anything in its movement phase.
bool anybodyMoves(const State& state);
void moveChoices(const State& state, SideId side, std::vector<Action>& out);
void play(State& state, Tale& tale, const Move& move);
void play(State& state, Tale& tale, const Leave& leave);

} // namespace orontes::onehour
