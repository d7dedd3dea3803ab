// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/setup.h"

namespace orontes::lords {

/// Before the first chit: everybody as the scenario has them, the cup filled with those who are to be set up (3.1).
State beginning(std::shared_ptr<const Setup> setup);

/// Sets a piece down that is not on the map, or takes one off it. Areas list their pieces in roster order.
void putDown(State& state, PieceId piece, SpaceId area);
void takeOff(State& state, PieceId piece, Lot lot);
void shift(State& state, PieceId piece, SpaceId to);

inline Kind kindOf(const State& state, PieceId piece) {
    return state.setup->of(piece).kind;
}

/// A raider in the service of those who slew it (12.3).
inline bool isMeshwesh(const State& state, PieceId piece) {
    const NationId own = state.setup->of(piece).nation;
    return state.at(piece).nation != own && !state.setup->of(own).raids.empty() && kindOf(state, piece) == Kind::Foot;
}

/// Calls visit(PieceId) for the pieces of an area, in roster order. Nothing may be moved meanwhile.
template <class Visit>
void forPieces(const State& state, SpaceId area, Visit visit) {
    for (PieceId piece = state.topOf(area); piece.valid(); piece = state.at(piece).next)
        visit(piece);
}

/// Units of a nation in an area, free ones and vassals, those in its service too (2.4).
int unitsIn(const State& state, SpaceId area, NationId nation);
/// Nations with units in an area.
NationSet nationsIn(const State& state, SpaceId area);
/// A unit of the nation, or one that is its vassal, and no unit of anybody else (7.1, A-LOR-14, A-LOR-74).
bool controls(const State& state, NationId nation, SpaceId area);
AreaSet controlledBy(const State& state, NationId nation);
/// Units on the map of the nation, of those in its service, and of its vassals (10.1, A-LOR-68).
int standing(const State& state, NationId nation);
/// The lord of those units of a nation that are vassals; invalid where all are free (10.2).
NationId lordOf(const State& state, NationId nation);
/// How many units the nation may have in an area at the end of its phases (5.3).
int stackLimit(const State& state, NationId nation, SpaceId area);

/// Points of a seat: territory, conditions and corrections of all its nations (11.2), capped where the option says so.
int total(const State& state, core::SeatId seat);

} // namespace orontes::lords
