// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/chapter.h"

namespace orontes::lords {

// Where the pieces of a battle may retreat (6.5).

/// Whether the piece belongs to those who retreat together: the free pieces of the party's leading nation.
bool isRetreater(const State& state, Party party, PieceId piece);
/// Why the piece may not retreat to the area.
Objection whyNotRetreat(const State& state, Party party, PieceId piece, SpaceId to);
AreaSet waysOut(const State& state, Party party, PieceId piece);
/// Whether it may leave the map: back to the sea, or to the holds beyond the border (8.2, 13.4).
bool mayLeaveMap(const State& state, PieceId piece);

} // namespace orontes::lords
