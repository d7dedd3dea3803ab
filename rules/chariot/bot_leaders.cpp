// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/bot_leaders.h"

#include "rules/chariot/chariots.h"
#include "rules/chariot/position.h"

#include <algorithm>
#include <utility>

namespace orontes::chariot {
namespace {

int radiusOf(const State& state, UnitId leader) {
    return state.setup->tables.leader(state.at(leader).level).radius;
}

/// Whether he has found his place; plots are written in the order of the roster.
bool isPlaced(const State& state, UnitId leader, UnitId before) {
    return state.stage == Stage::Deploy || (simultaneous(state) ? leader < before : state.at(leader).moved);
}

/// Whether a leader who has found his place already controls the hex.
bool isLed(const State& state, UnitId except, SpaceId hex) {
    const Setup& setup = *state.setup;
    for (UnitId id{0}; id < setup.endOfRoster(); ++id.value)
        if (id != except && setup.of(id).leader() && setup.of(id).side == setup.of(except).side && onMap(state, id) &&
            isPlaced(state, id, except) && distance(setup.map, hex, state.at(id).hex) <= radiusOf(state, id))
            return true;
    return false;
}

/// Comrades without a leader.
struct Followers {
    std::vector<std::int8_t> count; ///< by hex: so many would be in control if the leader stood there
    std::vector<SpaceId> places;    ///< where they stand

    int distanceFrom(const State& state, SpaceId hex) const {
        int least = places.empty() ? 0 : noWay;
        for (const SpaceId place : places)
            least = std::min(least, distance(state.setup->map, hex, place));
        return least;
    }
};

Followers followersOf(const State& state, UnitId leader) {
    const Setup& setup = *state.setup;
    Followers found;
    found.count.resize(setup.map.hexes.size());
    const int radius = radiusOf(state, leader);
    for (UnitId id{0}; id < setup.endOfRoster(); ++id.value) {
        const Profile& unit = setup.of(id);
        if (unit.side != setup.of(leader).side || keepsBack(unit) || !onMap(state, id) || state.at(id).aboard.valid() ||
            isLed(state, leader, state.at(id).hex))
            continue;
        found.places.push_back(state.at(id).hex);
        const Axial middle = setup.map.of(state.at(id).hex).axial;
        for (int q = -radius; q <= radius; ++q)
            for (int r = std::max(-radius, -q - radius); r <= std::min(radius, -q + radius); ++r)
                if (const SpaceId hex = setup.map.at(middle + Axial{q, r}); hex.valid())
                    ++found.count[static_cast<std::size_t>(hex.value)];
    }
    return found;
}

/// Comrades to fight along with: he adds to their strength and keeps them from disruption (10.1, 10.32).
bool companyIn(const State& state, UnitId leader, SpaceId hex) {
    bool fighters = false;
    for (const UnitId id : unitsIn(state, hex)) {
        const Profile& unit = state.setup->of(id);
        if (unit.side != state.setup->of(leader).side || (unit.leader() && id != leader))
            return false;
        fighters = fighters || (!keepsBack(unit) && !unit.dot());
    }
    return fighters;
}

} // namespace

StopCost costOfLeading(const State& state, UnitId leader) {
    constexpr int perFollower = 10;
    constexpr int lonely = 20;
    constexpr int perHex = 3; // to those who are too far away
    const SideId side = state.setup->of(leader).side;
    const Aims& aims = state.setup->aims[index(side)];
    const SpaceId here = state.at(leader).hex;
    Aim ahead;
    if (onMap(state, leader))
        ahead = side == state.conceded ? Aim{here, &aims.toLeave}
                : aims.leave > 0       ? Aim{here, &aims.toExit}
                                       : aimFrom(state, side, here);
    return [&state, side, leader, ahead, followers = followersOf(state, leader)](SpaceId hex, int) {
        const int alone = companyIn(state, leader, hex) ? 0 : lonely;
        const int count = followers.count[static_cast<std::size_t>(hex.value)];
        return (ahead.hex.valid() ? ahead.from(state, hex) : 0) + alone - perFollower * count +
               (count == 0 ? perHex * followers.distanceFrom(state, hex) : 0);
    };
}

std::optional<Action> chooseBoarding(const State& state) {
    const Aims& aims = state.setup->aims[index(state.phasing)];
    if (state.phase != Phase::Chariots || aims.leave == 0)
        return std::nullopt;
    std::vector<Action> offered;
    embarkChoices(state, offered);
    for (const Action& action : offered)
        if (const UnitId unit = std::get<Embark>(action).unit; aims.leaving[static_cast<std::size_t>(unit.value)])
            return action;
    return std::nullopt;
}

SpaceId fareFor(const State& state, UnitId chariot) {
    const Setup& setup = *state.setup;
    const SideId side = setup.of(chariot).side;
    const Aims& aims = setup.aims[index(side)];
    SpaceId best;
    if (aims.leave == 0 || !setup.of(chariot).chariot || state.at(chariot).cargo.valid())
        return best;
    int least = noWay;
    for (UnitId id{0}; id < setup.endOfRoster(); ++id.value) {
        if (!aims.leaving[static_cast<std::size_t>(id.value)] || !setup.of(id).rides || !onMap(state, id) ||
            state.at(id).aboard.valid())
            continue;
        if (const int away = distance(setup.map, state.at(id).hex, state.at(chariot).hex); away < least) {
            least = away;
            best = state.at(id).hex;
        }
    }
    return best;
}

} // namespace orontes::chariot
