// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/setup.h"

namespace orontes::chariot {

/// Where a unit heads for.
struct Aim {
    SpaceId hex; ///< invalid when it has nothing to do
    const Ways* ways = nullptr;
    bool leaves = false; ///< it wants to leave the map there

    /// Points still to go; by the straight line where no ways are known.
    int from(const State& state, SpaceId place) const {
        return ways ? (*ways)[static_cast<std::size_t>(place.value)] : distance(state.setup->map, place, hex);
    }
    bool reachedFrom(SpaceId place) const {
        return ways ? (*ways)[static_cast<std::size_t>(place.value)] == 0 : place == hex;
    }
};

/// A leader and a chariot keep away from the enemy; all others look for him.
inline bool keepsBack(const Profile& unit) {
    return unit.leader() || unit.chariot;
}

/// The aim of a fighting unit of the side that stands here: the nearest hex that its side has to hold and does not,
/// otherwise the enemy whose loss helps most.
Aim aimFrom(const State& state, SideId side, SpaceId hex);
/// The same for this unit, which may have to leave the map or to stand in a region first.
Aim aimFrom(const State& state, UnitId unit, SpaceId hex);
/// Whether it counts among those who still have to leave the map, or carries one who does.
bool shouldLeave(const State& state, UnitId unit);

} // namespace orontes::chariot
