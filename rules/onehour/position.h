// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/onehour/setup.h"

namespace orontes::onehour {

/// Who stands in a square; invalid for nobody.
UnitId unitAt(const State& state, SpaceId space);

/// Calls `visit` with each unit of the side on the board.
template <class Visit>
void eachOnBoard(const State& state, SideId side, Visit visit) {
    const UnitId end = state.setup->endOfRoster();
    for (UnitId id{0}; id < end; ++id.value)
        if (state.at(id).presence == Presence::OnBoard && state.setup->of(id).side == side)
            visit(id);
}

/// Where both sides stand, for somebody of one of them.
struct Field {
    CrossSet own;
    CrossSet enemy;
};
Field fieldOf(const State& state, SideId side);

/// Whether the enemy stands in a square that the unit attacks by itself: the square ahead, for mounted units the two
/// beside it as well (R-OHW-170, R-OHW-171). Terrain between has no say.
bool strikes(const State& state, UnitId unit, UnitId enemy);
/// Whether the unit could attack that enemy: it strikes it, or answers one in front of it that strikes it (R-OHW-172).
/// A routing unit attacks nobody (R-OHW-224).
bool couldAttack(const State& state, UnitId unit, UnitId enemy);
/// Two enemies are in contact when at least one of them could attack the other.
bool inContact(const State& state, UnitId unit, UnitId enemy);
bool inContact(const State& state, UnitId unit);
/// The same as if the unit stood there and faced that way.
bool inContact(const State& state, UnitId unit, SpaceId space, Facing facing);

/// Where `from` lies to the target: in front of it, on a flank or at its rear (R-OHW-168).
enum class Aspect : std::uint8_t {
    Front,
    Flank,
    Rear,
};
Aspect aspectOf(Square target, Facing facing, Square from);

} // namespace orontes::onehour
