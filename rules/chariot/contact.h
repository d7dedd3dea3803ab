// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/position.h"
#include "rules/chariot/tale.h"

namespace orontes::chariot {

/// Bound to its hex by a melee without a decision (18.2); who is aboard, by its chariot too.
inline bool inContact(const State& state, UnitId id) {
    const Unit& unit = state.at(id);
    return unit.contact > 0 || (unit.aboard.valid() && state.at(unit.aboard).contact > 0);
}

/// Whether somebody in the hex is in the same contact.
bool isInContactWith(const State& state, UnitId unit, SpaceId hex);
/// After a melee: everybody who took part remains in contact where nobody was eliminated or disrupted (18.1, 18.3).
/// Leaders and chariots of the attackers too (ruling A-132); nobody who is panicked (ruling A-133).
void bindFighters(State& state, Tale& tale);
/// A unit has been eliminated or disrupted: all who are in contact by it are free (18.5).
void breakContact(State& state, Tale& tale, UnitId struck);
/// One unit gives up the contact, as it panics; whoever faces nobody any more is free.
void leaveContact(State& state, Tale& tale, UnitId unit);
/// Of a battle that begins in the middle: units marked so are in contact with those next to them.
void recallContact(State& state);

} // namespace orontes::chariot
