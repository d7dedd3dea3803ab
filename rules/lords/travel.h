// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/chapter.h"

namespace orontes::lords {

// What movement, redeployment, retreat and placing have in common.

/// Areas of one move of a piece (5.2).
int allowance(const State& state, PieceId piece);
/// What the area costs a piece that enters it now (5.5, 5.7).
int costOf(const State& state, PieceId piece, SpaceId area);
/// Whether no piece of the nation may enter the area now, or may not be set down there (5.7, 5.8, 15.1.1).
bool isClosed(const State& state, NationId nation, SpaceId area, bool placed = false);
/// Why it is closed; nothing where it is open.
Objection closedTo(const State& state, NationId nation, SpaceId area, bool placed = false);
/// Units of those who are no friends of the nation: neither its own nor its vassals (5.4, A-LOR-20).
int enemiesIn(const State& state, SpaceId area, NationId nation);
/// Units of the nation in the area that obey it: free ones, those in its service too.
int freeUnitsIn(const State& state, SpaceId area, NationId nation);
/// Whether the piece takes orders: it is on the map, of this nation, and nobody's vassal.
bool obeys(const State& state, PieceId piece, NationId nation);
/// Mercenaries of an area without a unit of their master desert, wherever that has come about (12.4).
void desertFrom(State& state, Tale& tale, SpaceId area);
/// A unit leaves the map for the dead pile of its nation; a raider in another's service for its own people's (12.4).
/// Markers are gone for good.
void eliminate(State& state, PieceId piece);

} // namespace orontes::lords
