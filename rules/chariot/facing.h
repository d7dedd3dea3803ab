// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/action.h"
#include "rules/chariot/position.h"
#include "rules/chariot/tale.h"

#include <string>

namespace orontes::chariot {

/// 16.0: the side that is faced and the two beside it are in front.
constexpr bool isFront(Facing facing, int side) {
    const int apart = (side - facing.value + hexsides) % hexsides;
    return apart <= 1 || apart == hexsides - 1;
}

/// Passengers face as their chariot does (ruling A-111). Invalid without the option, and while it is still to be
/// chosen.
inline Facing facingOf(const State& state, UnitId id) {
    const Unit& unit = state.at(id);
    return unit.aboard.valid() ? state.at(unit.aboard).facing : unit.facing;
}

/// Whether a side of the unit's hex is in front of it; every side is without the option.
inline bool fronts(const State& state, UnitId unit, int side) {
    const Facing facing = facingOf(state, unit);
    return !facing.valid() || isFront(facing, side);
}

/// The same of a hex next to it.
inline bool frontsOn(const State& state, UnitId unit, SpaceId hex) {
    return !state.setup->options.facing || fronts(state, unit, directionTo(state.setup->map, state.at(unit).hex, hex));
}

/// Whether the line of fire to a hex leaves through the front (16.31, ruling A-125).
bool aimsAhead(const State& state, UnitId unit, SpaceId hex);
/// 16.21: whether an attacker stands at the flank of a defender.
bool isFlanked(const State& state, const Combat& combat, UnitId defender);

/// Who has to be faced before anything else: who has just deployed, entered or left a chariot, or advanced (ruling
/// A-124); invalid when nobody has to.
UnitId mustFace(const State& state);
Objection objectionTo(const State& state, const Turn& turn);
void turnChoices(const State& state, std::vector<Action>& out);
void play(State& state, Tale& tale, const Turn& turn);
/// Without a choice: the unit faces where it went.
void faceAlong(State& state, Tale& tale, UnitId unit, Facing facing);

/// "ne"; the sides of flat-topped hexes are others.
const char* tokenOf(const core::HexGrid& grid, Facing facing);
Facing facingFrom(const core::HexGrid& grid, const std::string& token);
/// Away from the edge of the map.
Facing facingInwards(const Hexes& map, SpaceId hex);
/// The side of a hex towards another, which need not be next to it.
Facing facingTowards(const Hexes& map, SpaceId from, SpaceId to);

} // namespace orontes::chariot
