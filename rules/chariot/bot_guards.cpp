// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/bot_guards.h"

#include "rules/chariot/position.h"

#include <algorithm>

namespace orontes::chariot {
namespace {

int at(const Ways& ways, SpaceId hex) {
    return ways[static_cast<std::size_t>(hex.value)];
}

} // namespace

bool isKeeping(const State& state, SideId side) {
    const Aims& aims = state.setup->aims[index(side)];
    const auto isOurs = [&](SpaceId goal) { return state.control[static_cast<std::size_t>(goal.value)] == side; };
    return !aims.hold.empty() && !aims.hunts && !aims.ousts && aims.leave == 0 && aims.stand == 0 &&
           std::all_of(aims.hold.begin(), aims.hold.end(), isOurs);
}

Prospect wayBackFrom(const State& state, SideId side, SpaceId hex) {
    constexpr int near = 4; // points
    const Aims& aims = state.setup->aims[index(side)];
    Prospect best;
    for (std::size_t i = 0; i < aims.hold.size(); ++i)
        if (const int away = at(aims.toHold[i], hex); away < best.away)
            best = {{aims.hold[i], &aims.toHold[i]}, away};
    return best.away > near ? best : Prospect{};
}

bool isOvertaken(const State& state, SideId side, SpaceId hex) {
    const Setup& setup = *state.setup;
    const Aims& aims = setup.aims[index(side)];
    if (aims.bars.empty() || at(aims.toBar, hex) == 0)
        return false;
    const std::vector<bool>& leaving = setup.aims[index(enemyOf(side))].leaving;
    for (UnitId id{0}; id < setup.endOfRoster(); ++id.value)
        if (leaving[static_cast<std::size_t>(id.value)] && onMap(state, id) &&
            at(aims.toBar, state.at(id).hex) <= at(aims.toBar, hex))
            return true;
    return false;
}

} // namespace orontes::chariot
