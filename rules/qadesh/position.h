// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/qadesh/setup.h"

namespace orontes::qadesh {

/// Positions that a question may be about: moves are simultaneous, so that the moves of a phase look at where
/// everyone stood when it began (R-QAD-084).
enum class When : std::uint8_t {
    PhaseBegan,
    Now,
};

/// Where the army stands or stood; invalid off the board.
inline SpaceId spaceOf(const Army& army, When when) {
    return when == When::PhaseBegan ? army.began : army.space;
}

/// The army of that side in a space; at most one is there (R-QAD-097). Invalid when there is none.
ArmyId armyIn(const State& state, SideId side, SpaceId space, When when = When::Now);
/// The enemy with which an army shares its space.
ArmyId enemySharing(const State& state, ArmyId army, When when = When::Now);
bool isFree(const State& state, SpaceId space, When when = When::Now);
/// Whether an enemy other than `fought` is adjacent to the army (R-QAD-115, R-QAD-169).
bool isPressed(const State& state, ArmyId army, ArmyId fought);
/// Tells steps of different phases apart and orders them.
std::int32_t timeStamp(const State& state);
bool onBoard(const State& state, ArmyId army);
/// How many spaces an order may have: the base move and one more, but never more than there are phases (R-QAD-056).
int longestOrder(const Profile& profile);

} // namespace orontes::qadesh
