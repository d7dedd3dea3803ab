// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/sets.h"

#include <array>

namespace orontes::lords {

/// Place of a piece in the roster: units and markers alike.
using PieceId = core::Number<struct PieceTag, std::int16_t>;

inline constexpr std::size_t pieceLimit = 400;

/// What is printed on a counter. Wagons are chariots (2.2.3), the four gods one kind (2.3.5).
enum class Kind : std::uint8_t {
    Foot,
    Cavalry,
    Camel,
    Chariot,
    Ruler,
    Terror,
    Siege,
    Chosen,
    God,
};
inline constexpr std::size_t kindCount = 9;

/// Units count for stacking, fight and control; the others are markers (2.2, 2.4).
constexpr bool isUnit(Kind kind) {
    return kind <= Kind::Chariot;
}

/// Types of which the dead pay for each other first (9.3, A-LOR-61): foot, cavalry with camels, chariots.
enum class Class : std::uint8_t {
    Foot,
    Cavalry,
    Chariot,
};

/// Of a unit.
constexpr Class classOf(Kind kind) {
    return kind == Kind::Foot ? Class::Foot : kind == Kind::Chariot ? Class::Chariot : Class::Cavalry;
}

/// Where a piece is in the course of the game.
enum class Lot : std::uint8_t {
    Absent,  ///< takes no part
    Due,     ///< the chart has not brought it yet
    Waiting, ///< off the map: at sea or beyond a border, and may come in (8.2, 9.4, 13.4)
    OnMap,
    Dead, ///< in the dead pile of its nation: may return (9.2)
    Gone, ///< for good
};

/// One counter in play. What lasts for a phase or a round is cleared at its end, so that equal positions are equal.
struct Piece {
    Lot lot = Lot::Absent;
    NationId nation;          ///< whose it is now; that of its counter until it enters another service (12.3, 13.1)
    NationId lord;            ///< whose vassal; invalid: free (10.2)
    std::int8_t left = 0;     ///< areas that it may still go in this phase (5.2)
    std::int8_t helps = 0;    ///< of a ruler: battles that he may still help in this Battle Phase (6.6)
    std::int8_t supports = 0; ///< of Terror and Siege: foot units that it supports in this battle (6.7)
    bool byTerror = false;    ///< a Terror marker adds to its dice in this battle …
    bool bySiege = false;     ///< … a Siege marker does (6.7)
    bool placed = false;      ///< set down in this turn of its nation: nothing binds it where it stands (5.4)
    bool landed = false;      ///< set down from the sea in this turn: may go back to it (8.2)
    bool crossed = false;     ///< has moved into the area where it stands in this movement phase (6.5)
    bool stays = false;       ///< its move of this phase is over, or its owner has passed it by
    NationId hitBy;           ///< whose unit has killed it in this round; it still has its die (6.1, A-LOR-77)
    bool thrown = false;      ///< its owner has thrown for its return in this turn (9.3, A-LOR-62)
    SpaceId area;             ///< on the map: where it stands; dead: where it fell; otherwise invalid
    SpaceId embarked;         ///< the coast that it left by sea in this turn (8.2)
    PieceId next;             ///< the next piece of the roster in the same area
    PieceId target;           ///< whom it attacks in this round (6.1)

    friend bool operator==(const Piece&, const Piece&) = default;
};

} // namespace orontes::lords
