// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/bot_aims.h"

namespace orontes::chariot {

/// An aim among others, and how far it is to it, with all that speaks against it.
struct Prospect {
    Aim aim;
    int away = noWay;
};

/// Hexes within which an enemy is met by a side that only keeps what it has.
inline constexpr int reachOfKeepers = 3;

/// Whether a side has all that it needs, and only has to keep it. As whoever strikes suffers nothing, and whoever comes
/// within reach is struck first, it lets the enemy come.
bool isKeeping(const State& state, SideId side);
/// The way back to what is kept, for one who has strayed too far from all of it; nothing for others.
Prospect wayBackFrom(const State& state, SideId side, SpaceId hex);
/// Whether an enemy who wants to leave the map is as near to where he can as somebody here who bars the way: who stays
/// will not catch him any more.
bool isOvertaken(const State& state, SideId side, SpaceId hex);

} // namespace orontes::chariot
