// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/bot_stops.h"

#include "rules/chariot/position.h"

#include <algorithm>

namespace orontes::chariot {
namespace {

/// What it is worth to stand there for the melees to come: an enemy next to it, and a comrade beyond him, so that both
/// together attack from all around (7.51).
int touchOf(const State& state, SpaceId hex, SideId side) {
    constexpr int enemy = 3;
    constexpr int between = 3;
    const Hexes& map = state.setup->map;
    int most = 0;
    for (std::size_t i = 0; i < hexsides; ++i) {
        const SpaceId next = map.of(hex).next[i];
        if (!next.valid() || !heldBy(state, next, enemyOf(side)))
            continue;
        const SpaceId beyond = map.of(next).next[i];
        most = std::max(most, enemy + (beyond.valid() && heldBy(state, beyond, side) ? between : 0));
    }
    return most;
}

} // namespace

int costOfStop(const State& state, UnitId id, SpaceId hex, const Aim& aim) {
    const Profile& unit = state.setup->of(id);
    int value = 4 * aim.from(state, hex);
    if (const int touch = touchOf(state, hex, unit.side); touch > 0)
        value += keepsBack(unit) || unit.side == state.conceded ? 12 : unit.dot() ? 3 : -touch;
    if (state.setup->map.groundOf(hex).attacker == Factor::Half)
        value += 1;
    return value;
}

int throngAt(const State& state, UnitId id, SpaceId hex) {
    constexpr int near = 3; // hexes
    int count = 0;
    for (UnitId other{0}; other < state.setup->endOfRoster(); ++other.value)
        count += state.setup->of(other).side == state.setup->of(id).side && onMap(state, other) &&
                         distance(state.setup->map, hex, state.at(other).hex) <= near
                     ? 1
                     : 0;
    return count;
}

} // namespace orontes::chariot
