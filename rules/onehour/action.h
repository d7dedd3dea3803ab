// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/onehour/state.h"

#include <variant>

namespace orontes::onehour {

/// Sets up a unit in its zone; it faces as its side does.
struct Deploy {
    UnitId unit;
    SpaceId space;
    friend bool operator==(const Deploy&, const Deploy&) = default;
};

/// The whole move of a unit, told by where it ends and how it faces there: the way between has no consequences. A turn
/// on the spot ends where it began; a unit that is due marches on from off the board.
struct Move {
    UnitId unit;
    SpaceId space;
    Facing facing = Facing::North;
    friend bool operator==(const Move&, const Move&) = default;
};

/// Leaves the board for good over the edge of the space (R-OHW-070).
struct Leave {
    UnitId unit;
    SpaceId space;
    friend bool operator==(const Leave&, const Leave&) = default;
};

struct Fire {
    UnitId unit;
    UnitId target;
    friend bool operator==(const Fire&, const Fire&) = default;
};

struct Attack {
    UnitId unit;
    UnitId target;
    friend bool operator==(const Attack&, const Attack&) = default;
};

/// Ends the own movement or firing phase.
struct Done {
    friend bool operator==(const Done&, const Done&) = default;
};

/// One die, 1 to 6.
struct Roll {
    int die = 1;
    friend bool operator==(const Roll&, const Roll&) = default;
};

using Action = std::variant<Deploy, Move, Leave, Fire, Attack, Done, Roll>;

} // namespace orontes::onehour
