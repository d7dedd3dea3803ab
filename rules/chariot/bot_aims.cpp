// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/bot_aims.h"

#include "rules/chariot/bot_guards.h"
#include "rules/chariot/position.h"

#include <algorithm>

namespace orontes::chariot {
namespace {

constexpr int turnsToGather = 2; // before the end: nobody strays from what has to be held

int turnsLeft(const State& state) {
    const std::optional<TurnNumber> last = state.setup->scenario.lastTurn;
    return last ? last->value - state.turn.value : 99;
}

int at(const Ways& ways, SpaceId hex) {
    return ways[static_cast<std::size_t>(hex.value)];
}

SpaceId nearestOf(const State& state, const std::vector<SpaceId>& hexes, SpaceId from) {
    return *std::min_element(hexes.begin(), hexes.end(), [&](SpaceId a, SpaceId b) {
        return distance(state.setup->map, from, a) < distance(state.setup->map, from, b);
    });
}

int exited(const State& state, const Aims& aims) {
    int count = 0;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const Unit& unit = state.units[i];
        const bool there = unit.hex.valid() && std::binary_search(aims.exits.begin(), aims.exits.end(), unit.hex);
        count += unit.presence == Presence::Exited && aims.leaving[i] && there ? 1 : 0;
    }
    return count;
}

bool isThreatened(const State& state, SideId side, SpaceId hex) {
    constexpr int near = 4; // hexes: it could be attacked in the next turn
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value)
        if (state.setup->of(id).side != side && onMap(state, id) && !keepsBack(state.setup->of(id)) &&
            distance(state.setup->map, hex, state.at(id).hex) <= near)
            return true;
    return false;
}

/// Whether somebody has to go to a hex that decides, to take it or to guard it.
bool isWanted(const State& state, SideId side, SpaceId hex) {
    return !heldBy(state, hex, side) || turnsLeft(state) < turnsToGather;
}

/// Of several hexes the one that a unit goes to: each to the nearest, but half a turn farther for each who goes there.
SpaceId shareOf(const State& state, UnitId id) {
    const Setup& setup = *state.setup;
    const SideId side = setup.of(id).side;
    const Aims& aims = setup.aims[index(side)];
    std::vector<int> gone(aims.hold.size());
    std::vector<bool> wanted;
    for (const SpaceId hex : aims.hold)
        wanted.push_back(isWanted(state, side, hex));
    std::size_t best = 0;
    for (UnitId each{0}; each <= id; ++each.value) {
        const Profile& unit = setup.of(each);
        if (unit.side != side || keepsBack(unit) || !onMap(state, each))
            continue;
        int least = noWay;
        for (std::size_t i = 0; i < aims.hold.size(); ++i) {
            const int turns = 2 * at(aims.toHold[i], state.at(each).hex) / std::max<int>(1, unit.movement) + gone[i];
            if (wanted[i] && turns < least) {
                least = turns;
                best = i;
            }
        }
        ++gone[best];
    }
    return aims.hold[best];
}

/// How much less an enemy there is worth the way than what has to be held.
int handicapOf(const State& state, const Aims& aims, UnitId enemy) {
    const SpaceId hex = state.at(enemy).hex;
    int handicap = aims.hunts && !aims.prey[static_cast<std::size_t>(enemy.value)] ? 12 : 0;
    if (aims.hunts && disrupted(state, enemy))
        handicap -= 4;
    if (!aims.bars.empty())
        handicap += at(aims.toBar, hex) / 2;
    int near = aims.toHold.empty() ? 0 : noWay;
    for (const Ways& ways : aims.toHold)
        near = std::min(near, at(ways, hex));
    return handicap + (aims.toHold.empty() ? 0 : 4 + near / 2);
}

constexpr int hurry = 16;  // so much nearer is a goal that is hard to reach in time
constexpr int helpers = 4; // next to an enemy: so many make an attack better, more only stand in the way

/// Less for an enemy whom comrades are already next to, more for one around whom there is no room.
int crowdAt(const State& state, SpaceId enemy, SpaceId except) {
    int beside = 0;
    for (const SpaceId next : state.setup->map.of(enemy).next)
        beside += next.valid() && next != except && heldBy(state, next, enemyOf(sideIn(state, enemy))) ? 1 : 0;
    return beside > helpers ? beside : -2 * beside;
}

/// A unit that shares out with its comrades what is to be held: its own share, and where it stands as the one guard.
struct Sharer {
    UnitId unit;
    SpaceId share; ///< invalid for who does not share

    bool goesTo(const State& state, SideId side, SpaceId goal, SpaceId from) const {
        if (!share.valid())
            return !heldBy(state, goal, side) || turnsLeft(state) < turnsToGather || goal == from;
        const bool passes = state.march.begun; // on its way through
        if (goal == from && !passes && (state.topOf(goal) == unit || isThreatened(state, side, goal)))
            return true;
        return goal == share && isWanted(state, side, goal);
    }
};

Prospect goalFrom(const State& state, SideId side, SpaceId hex, const Sharer& sharer) {
    const Aims& aims = state.setup->aims[index(side)];
    Prospect best;
    for (std::size_t i = 0; i < aims.hold.size(); ++i) {
        const SpaceId goal = aims.hold[i];
        if (const int away = at(aims.toHold[i], hex); away < best.away && sharer.goesTo(state, side, goal, hex))
            best = {{goal, &aims.toHold[i]}, away};
    }
    return best;
}

/// What is to be held, as one of the side sees it from here: what is missing, or the way back to what is kept.
Prospect dutyFrom(const State& state, SideId side, SpaceId hex, const Sharer& sharer, bool keeps) {
    Prospect duty = goalFrom(state, side, hex, sharer);
    if (const Prospect back = keeps ? wayBackFrom(state, side, hex) : Prospect{}; back.aim.hex.valid())
        duty = back;
    const bool late =
        duty.aim.hex.valid() && duty.away > turnsLeft(state); // who fights for his way makes a point a turn
    if (late)
        duty.away -= std::min(duty.away, hurry);
    return duty;
}

/// The aim of one of the side.
Aim aimFrom(const State& state, SideId side, SpaceId hex, const Sharer& sharer) {
    const Setup& setup = *state.setup;
    const Aims& aims = setup.aims[index(side)];
    const bool keeps = isKeeping(state, side);
    auto [best, least] = dutyFrom(state, side, hex, sharer, keeps);
    for (UnitId id{0}; id < setup.endOfRoster(); ++id.value) {
        if (setup.of(id).side == side || !onMap(state, id))
            continue;
        const int away = distance(setup.map, hex, state.at(id).hex);
        if (away >= least + 2 * helpers || (keeps && away > reachOfKeepers))
            continue;
        const int value = away + handicapOf(state, aims, id);
        if (value >= least + 2 * helpers)
            continue;
        if (const int all = value + crowdAt(state, state.at(id).hex, hex); all < least) {
            least = all;
            best = {state.at(id).hex};
        }
    }
    constexpr int atHand = 1; // he is needed for an attack that comrades make
    if (least > atHand && isOvertaken(state, side, hex))
        best = {nearestOf(state, aims.bars, hex), &aims.toBar};
    return best;
}

/// Whether it is among the nearest to a region where some have to stand, with a few more for those who will fall.
bool isToStand(const State& state, const Aims& aims, UnitId id) {
    constexpr int reserve = 3;
    if (aims.ground.empty() || !aims.standing[static_cast<std::size_t>(id.value)])
        return false;
    const int away = at(aims.toGround, state.at(id).hex);
    int nearer = 0;
    for (UnitId other{0}; other < state.setup->endOfRoster(); ++other.value) {
        if (!aims.standing[static_cast<std::size_t>(other.value)] || !onMap(state, other))
            continue;
        const int theirs = at(aims.toGround, state.at(other).hex);
        nearer += theirs < away || (theirs == away && other < id) ? 1 : 0;
    }
    return nearer < aims.stand + reserve;
}

} // namespace

bool shouldLeave(const State& state, UnitId id) {
    const Aims& aims = state.setup->aims[index(state.setup->of(id).side)];
    if (aims.leave == 0)
        return false;
    const UnitId cargo = state.at(id).cargo;
    const bool counts = aims.leaving[static_cast<std::size_t>(id.value)] ||
                        (cargo.valid() && aims.leaving[static_cast<std::size_t>(cargo.value)]);
    return counts && exited(state, aims) < aims.leave;
}

Aim aimFrom(const State& state, SideId side, SpaceId hex) {
    return aimFrom(state, side, hex, Sharer{});
}

Aim aimFrom(const State& state, UnitId id, SpaceId hex) {
    const SideId side = state.setup->of(id).side;
    const Aims& aims = state.setup->aims[index(side)];
    if (shouldLeave(state, id) && at(aims.toExit, hex) < noWay)
        return {nearestOf(state, aims.exits, hex), &aims.toExit, true};
    if (onMap(state, id) && isToStand(state, aims, id)) {
        if (const int away = at(aims.toGround, hex); away > 0 && away < noWay)
            return {nearestOf(state, aims.ground, hex), &aims.toGround};
        if (turnsLeft(state) < turnsToGather)
            return {hex};
    }
    const bool shares = aims.hold.size() > 1 && onMap(state, id);
    return aimFrom(state, side, hex, shares ? Sharer{id, shareOf(state, id)} : Sharer{});
}

} // namespace orontes::chariot
