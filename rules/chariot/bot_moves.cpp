// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/bot_moves.h"

#include "rules/chariot/bot_leaders.h"
#include "rules/chariot/bot_stops.h"
#include "rules/chariot/bot_ways.h"
#include "rules/chariot/facing.h"
#include "rules/chariot/movement.h"

#include <algorithm>

namespace orontes::chariot {
namespace {

/// The fighting comrade whom a leader joins where facing counts: the nearest.
SpaceId flockOf(const State& state, UnitId leader) {
    const Setup& setup = *state.setup;
    SpaceId best = state.at(leader).hex;
    int least = 9999;
    for (UnitId id{0}; id < setup.endOfRoster(); ++id.value) {
        const Profile& unit = setup.of(id);
        if (unit.side != setup.of(leader).side || keepsBack(unit) || unit.dot() || !onMap(state, id))
            continue;
        const int away = best.valid() ? distance(setup.map, state.at(leader).hex, state.at(id).hex) : 0;
        if (away < least) {
            least = away;
            best = state.at(id).hex;
        }
    }
    return best;
}

/// Where an empty chariot is of use: a hex to be held in which nobody stands. Anywhere else it is in the way.
Aim openGoal(const State& state, UnitId chariot) {
    const SideId side = state.setup->of(chariot).side;
    const Aims& aims = state.setup->aims[index(side)];
    Aim best;
    for (std::size_t i = 0; i < aims.hold.size(); ++i) {
        const bool open =
            isEmpty(state, aims.hold[i]) && state.control[static_cast<std::size_t>(aims.hold[i].value)] != side;
        const Aim aim{aims.hold[i], &aims.toHold[i]};
        const SpaceId hex = state.at(chariot).hex;
        if (aim.reachedFrom(hex) || (open && (!best.hex.valid() || aim.from(state, hex) < best.from(state, hex))))
            best = aim;
    }
    return best;
}

/// Somebody who fights is still on the map near a leader: he leads them off before he goes himself (15).
bool hasFollowers(const State& state, UnitId leader) {
    constexpr int near = 6; // hexes
    const Setup& setup = *state.setup;
    for (UnitId id{0}; id < setup.endOfRoster(); ++id.value)
        if (setup.of(id).side == setup.of(leader).side && !keepsBack(setup.of(id)) && onMap(state, id) &&
            distance(setup.map, state.at(leader).hex, state.at(id).hex) <= near)
            return true;
    return false;
}

} // namespace

Aim aimOf(const State& state, UnitId id) {
    const Profile& unit = state.setup->of(id);
    const SpaceId hex = state.at(id).hex;
    if (unit.side == state.conceded)
        return {hex, &state.setup->aims[index(unit.side)].toLeave, true};
    if (unit.leader())
        return {flockOf(state, id)};
    if (const SpaceId fare = fareFor(state, id); fare.valid())
        return {fare};
    return unit.chariot && !shouldLeave(state, id) ? openGoal(state, id) : aimFrom(state, id, hex);
}

namespace {

bool mayRest(const State& state, UnitId id, SpaceId hex) {
    return state.setup->of(id).leader() || crowdingWith(state, hex, id) == Crowding::None;
}

Action chooseEntry(const State& state, UnitId id) {
    const Setup& setup = *state.setup;
    const bool leads = setup.of(id).leader();
    const StopCost leading = leads ? costOfLeading(state, id) : StopCost{};
    SpaceId best;
    int least = 99999;
    for (const SpaceId hex : setup.of(id).starts) {
        if (!mayRest(state, id, hex) || !objectionTo(state, StepTo{hex}).empty())
            continue;
        const Aim aim = leads ? Aim{} : aimFrom(state, id, hex);
        const int value = leads             ? leading(hex, 0)
                          : aim.hex.valid() ? costOfStop(state, id, hex, aim) + throngAt(state, id, hex)
                                            : 0;
        if (value < least) {
            least = value;
            best = hex;
        }
    }
    return best.valid() ? Action{StepTo{best}} : Action{Halt{}};
}

/// Points that it takes to enter the hex beyond a side, the turn towards it counted (16.11); nothing where it cannot.
std::optional<int> turnsFor(const State& state, UnitId id, SpaceId next) {
    const Objection why = objectionTo(state, StepTo{next});
    if (why.empty())
        return 0;
    const bool turnable = state.setup->options.facing && !frontsOn(state, id, next);
    const std::optional<int> cost = entryCost(*state.setup, state.at(id).hex, next);
    const bool free = !heldBy(state, next, enemyOf(state.phasing)) && !barringFriend(state, next, id).valid();
    if (turnable && cost && free && state.at(id).allowance >= (*cost + 1) * halvesPerPoint)
        return 1;
    return std::nullopt;
}

/// Nowhere better to go: the unit looks where it is wanted, and rests.
Action rest(const State& state, UnitId id, SpaceId aim) {
    if (!state.setup->options.facing || !aim.valid() || aim == state.at(id).hex)
        return Halt{};
    const Turn turn{id, facingTowards(state.setup->map, state.at(id).hex, aim)};
    const bool looksThere = fronts(state, id, turn.facing.value);
    return looksThere || !objectionTo(state, turn).empty() ? Action{Halt{}} : Action{turn};
}

/// With facing: one hex after the other, or the turn that has to be made before.
Action stepFacing(const State& state, UnitId id, const Aim& aim) {
    const Setup& setup = *state.setup;
    const SpaceId hex = state.at(id).hex;
    int least = mayRest(state, id, hex) ? costOfStop(state, id, hex, aim) : 99999;
    SpaceId best;
    bool turns = false;
    for (const SpaceId next : setup.map.of(hex).next) {
        const std::optional<int> extra = next.valid() ? turnsFor(state, id, next) : std::nullopt;
        if (!extra || !mayRest(state, id, next))
            continue;
        if (const int value = costOfStop(state, id, next, aim) + *extra; value < least) {
            least = value;
            best = next;
            turns = *extra > 0;
        }
    }
    if (!best.valid())
        return rest(state, id, aim.hex);
    return turns ? Action{Turn{id, facingTowards(setup.map, hex, best)}} : Action{StepTo{best}};
}

/// Towards the best place that can be reached with what is left.
Action stepAhead(const State& state, UnitId id, const Aim& aim) {
    const SpaceId here = state.at(id).hex;
    const bool engaged = !aim.ways && aim.from(state, here) == 1 && !keepsBack(state.setup->of(id));
    if (engaged && mayRest(state, id, here) && state.setup->map.groundOf(here).attacker != Factor::Half)
        return Halt{};        // no place is better
    constexpr int way = 1000; // whoever can leave the map leaves it
    const SpaceId next = firstStep(state, id, [&](SpaceId hex, int left) {
        const bool off = aim.leaves && aim.reachedFrom(hex) && left > 0;
        const int value = costOfStop(state, id, hex, aim);
        return off ? value - way : mayRest(state, id, hex) ? value : value + 99999;
    });
    return next.valid() && objectionTo(state, StepTo{next}).empty() ? Action{StepTo{next}} : Action{Halt{}};
}

Action chooseStep(const State& state) {
    const UnitId id = state.march.units.front();
    const SpaceId hex = state.at(id).hex;
    if (state.at(id).presence == Presence::Waiting)
        return chooseEntry(state, id);
    const bool leads = state.setup->of(id).leader() && (state.conceded != state.phasing || hasFollowers(state, id));
    if (leads && !state.setup->options.facing) {
        const SpaceId next = firstStep(state, id, costOfLeading(state, id));
        return next.valid() && objectionTo(state, StepTo{next}).empty() ? Action{StepTo{next}} : Action{Halt{}};
    }
    const Aim aim = aimOf(state, id);
    const bool off = state.conceded == state.phasing || (aim.leaves && aim.reachedFrom(hex));
    if (off && objectionTo(state, Leave{}).empty())
        return Leave{};
    if (!aim.hex.valid() || aim.reachedFrom(hex))
        return Halt{};
    return state.setup->options.facing ? stepFacing(state, id, aim) : stepAhead(state, id, aim);
}

/// Points from a hex of the map to the next where its side wants to be.
int pointsToGo(const State& state, SideId side, SpaceId hex) {
    const Aims& aims = state.setup->aims[index(side)];
    const auto from = [&](const Ways& ways) { return int{ways[static_cast<std::size_t>(hex.value)]}; };
    int least = aims.toExit.empty() ? noWay : from(aims.toExit);
    for (const Ways& ways : aims.toHold)
        least = std::min(least, from(ways));
    return least;
}

/// Whoever is in front first, so that nobody waits for room; leaders see then where all the others are.
UnitId nextToMove(const State& state) {
    constexpr int leading = 2 * noWay;
    constexpr int entering = 4 * noWay;
    UnitId best;
    int least = 9 * noWay;
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value) {
        if (state.setup->of(id).side != state.phasing || !objectionTo(state, Take{id}).empty())
            continue;
        const bool waits = state.at(id).presence == Presence::Waiting;
        const int order =
            waits ? entering
                  : (state.setup->of(id).leader() ? leading : 0) + pointsToGo(state, state.phasing, state.at(id).hex);
        if (order < least) {
            least = order;
            best = id;
        }
    }
    return best;
}

UnitId crowdedOut(const State& state) {
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value)
        if (objectionTo(state, PutBack{id}).empty())
            return id;
    return {};
}

} // namespace

Action chooseMove(const State& state) {
    if (!state.march.units.empty())
        return chooseStep(state);
    if (const std::optional<Action> boarding = chooseBoarding(state))
        return *boarding;
    const bool carries = state.setup->aims[index(state.phasing)].leave > 0;
    if (state.phase == Phase::Movement || carries)
        if (const UnitId next = nextToMove(state); next.valid())
            return Take{next};
    if (objectionToEndOfMoves(state).empty())
        return Done{};
    return PutBack{crowdedOut(state)};
}

} // namespace orontes::chariot
