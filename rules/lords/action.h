// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/state.h"

#include <variant>

namespace orontes::lords {

/// Sets a piece down: in the set-up, from the chart or from off the map, or a dead one that has been paid for (3.1, 9).
struct Place {
    PieceId piece;
    SpaceId area;
    friend bool operator==(const Place&, const Place&) = default;
};

/// Keeps a piece off the map for this turn, or brings a dead one back there (9.4, 13.4).
struct Wait {
    PieceId piece;
    friend bool operator==(const Wait&, const Wait&) = default;
};

/// A dead unit that is to return; what it costs is paid next (9.2).
struct Return {
    PieceId piece;
    friend bool operator==(const Return&, const Return&) = default;
};

/// A dead unit that leaves the game for the one that returns (9.3).
struct Pay {
    PieceId piece;
    friend bool operator==(const Pay&, const Pay&) = default;
};

/// Throws for the return of a dead unit that is alone of its type (9.3).
struct Throw {
    PieceId piece;
    friend bool operator==(const Throw&, const Throw&) = default;
};

/// Goes by sea: in movement to a coast, in redeployment back to where it embarked (5.6, 8.2).
struct Sail {
    PieceId piece;
    SpaceId area;
    friend bool operator==(const Sail&, const Sail&) = default;
};

/// Adds a piece to the march that is about to begin (5.1).
struct Take {
    PieceId piece;
    friend bool operator==(const Take&, const Take&) = default;
};

/// Takes everybody of an area who can march.
struct Gather {
    SpaceId area;
    friend bool operator==(const Gather&, const Gather&) = default;
};

/// The march enters the next area (5.2).
struct Go {
    SpaceId area;
    friend bool operator==(const Go&, const Go&) = default;
};

/// The march ends where it stands.
struct Halt {
    friend bool operator==(const Halt&, const Halt&) = default;
};

/// Leaves the map: back to the sea, or home beyond its border (8.2, 13.4).
struct Withdraw {
    PieceId piece;
    friend bool operator==(const Withdraw&, const Withdraw&) = default;
};

/// Draws a unit in where an enemy has entered (14.1).
struct DrawIn {
    PieceId piece;
    friend bool operator==(const DrawIn&, const DrawIn&) = default;
};

/// Eliminates a unit of a stack that is too large (5.3).
struct Remove {
    PieceId piece;
    friend bool operator==(const Remove&, const Remove&) = default;
};

/// Begins the battle of an area (4.2.3).
struct Fight {
    SpaceId area;
    friend bool operator==(const Fight&, const Fight&) = default;
};

/// A ruler helps the battle (6.6).
struct Help {
    PieceId piece;
    friend bool operator==(const Help&, const Help&) = default;
};

/// A Terror or Siege marker adds to the dice of a foot unit (6.7).
struct Support {
    PieceId piece;  ///< the marker
    PieceId target; ///< the foot
    friend bool operator==(const Support&, const Support&) = default;
};

/// Sets a unit against an enemy (6.1).
struct Aim {
    PieceId piece;
    PieceId target;
    friend bool operator==(const Aim&, const Aim&) = default;
};

/// A piece retreats from the battle (6.5).
struct Retreat {
    PieceId piece;
    SpaceId area;
    friend bool operator==(const Retreat&, const Retreat&) = default;
};

/// All who can retreat nowhere are given up (6.5).
struct GiveUp {
    friend bool operator==(const GiveUp&, const GiveUp&) = default;
};

/// A slain raider joins a stack of its new master (12.2).
struct Join {
    SpaceId area;
    friend bool operator==(const Join&, const Join&) = default;
};

/// Consent, to make vassals, another round (5.4, 10.1, 6.4.2).
struct Yes {
    friend bool operator==(const Yes&, const Yes&) = default;
};
struct No {
    friend bool operator==(const No&, const No&) = default;
};

/// Nothing more of what is asked.
struct Done {
    friend bool operator==(const Done&, const Done&) = default;
};

/// Asks for silence until the moving nation redeploys (4.3).
struct Silence {
    friend bool operator==(const Silence&, const Silence&) = default;
};

/// Calls what a player did a breach of the silence (4.3).
struct Accuse {
    core::SeatId seat;
    friend bool operator==(const Accuse&, const Accuse&) = default;
};

/// Chance: the chit that is drawn.
struct Chit {
    NationId nation;
    friend bool operator==(const Chit&, const Chit&) = default;
};

/// Chance: one die, 1 to 6.
struct Roll {
    int die = 1;
    friend bool operator==(const Roll&, const Roll&) = default;
};

using Action =
    std::variant<Place, Wait, Return, Pay, Throw, Sail, Take, Gather, Go, Halt, Withdraw, DrawIn, Remove, Fight, Help,
                 Support, Aim, Retreat, GiveUp, Join, Yes, No, Done, Silence, Accuse, Chit, Roll>;

} // namespace orontes::lords
