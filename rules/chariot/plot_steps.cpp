// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/plot_steps.h"

#include "rules/chariot/facing.h"
#include "rules/chariot/movement.h"
#include "rules/chariot/plots.h"

namespace orontes::chariot {
namespace {

bool isMoving(const State& state, UnitId id) {
    const PlotLine& line = state.plots.of(id);
    const bool more = static_cast<std::size_t>(line.done) < line.way.size() || line.leaves;
    const Presence presence = state.at(id).presence;
    return taskOf(state, id) == Task::Movement && !line.over && more &&
           (presence == Presence::OnMap || presence == Presence::Waiting);
}

/// The hex it is about to enter; invalid when it turns or leaves the map.
SpaceId nextHex(const State& state, UnitId id) {
    const PlotLine& line = state.plots.of(id);
    const auto done = static_cast<std::size_t>(line.done);
    return done < line.way.size() && !line.turnAt(done).valid() ? line.way[done] : SpaceId{};
}

bool isTurning(const State& state, UnitId id) {
    return state.plots.of(id).turnAt(static_cast<std::size_t>(state.plots.of(id).done)).valid();
}

bool isAboutToLeave(const State& state, UnitId id) {
    const UnitId vehicle = state.at(id).aboard;
    const UnitId mover = vehicle.valid() ? vehicle : id;
    return isMoving(state, mover) && !isTurning(state, mover);
}

/// Ahead on its way; who ends where it comes onto the map faces the nearest hexes of the map beyond.
Facing facingOnEntry(const State& state, UnitId id) {
    const Hexes& map = state.setup->map;
    const SpaceId next = nextHex(state, id);
    const SpaceId inside{map.grid.height / 2 * map.grid.width + map.grid.width / 2};
    return facingTowards(map, state.at(id).hex, next.valid() ? next : inside);
}

void goOn(State& state, Tale& tale, UnitId id, SpaceId next) {
    const SpaceId from = onMap(state, id) ? state.at(id).hex : SpaceId{};
    bring(state, tale, id, next);
    ++state.plots.of(id).done;
    faceAlong(state, tale, id,
              from.valid() ? Facing{static_cast<std::int8_t>(directionTo(state.setup->map, from, next))}
                           : facingOnEntry(state, id));
}

void stop(State& state, Tale& tale, UnitId id, const char* text, const char* rule, SpaceId hex) {
    state.plots.of(id).over = true;
    tale.tell({.text = text, .rule = rule, .unit = id, .hex = hex});
}

template <class Visit>
void forMovers(const State& state, Visit visit) {
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value)
        if (isMoving(state, id))
            visit(id);
}

bool wouldSwap(const State& state, UnitId a, UnitId b) {
    return onMap(state, a) && onMap(state, b) && state.setup->of(a).side != state.setup->of(b).side &&
           nextHex(state, a) == state.at(b).hex && nextHex(state, b) == state.at(a).hex;
}

/// 22.3: units that would cross one hexside against each other (ruling A-142).
void stopSwaps(State& state, Tale& tale) {
    std::vector<UnitId> stopped;
    forMovers(state, [&](UnitId id) {
        const SpaceId next = nextHex(state, id);
        if (!next.valid())
            return;
        for (const UnitId other : unitsIn(state, next))
            if (isMoving(state, other) && wouldSwap(state, id, other)) {
                stopped.push_back(id);
                return;
            }
    });
    for (const UnitId id : stopped)
        stop(state, tale, id, "tale.crosses", "R-CHA-22.3a", nextHex(state, id));
}

/// An enemy stays in the hex that the unit would enter.
bool isBarred(const State& state, UnitId id) {
    const SpaceId next = nextHex(state, id);
    if (!next.valid() || !heldBy(state, next, enemyOf(state.setup->of(id).side)))
        return false;
    for (const UnitId enemy : unitsIn(state, next))
        if (state.setup->of(enemy).side != state.setup->of(id).side && !isAboutToLeave(state, enemy))
            return true;
    return false;
}

/// The same of friends that stay there, or that enter at the same step and come first on the chart (ruling A-22 the
/// other way).
bool meetsBarringFriend(const State& state, UnitId id) {
    const SpaceId next = nextHex(state, id);
    if (!next.valid() || !state.setup->options.friendsBar)
        return false;
    for (const UnitId other : unitsIn(state, next))
        if (barEachOther(state, id, other) && !isAboutToLeave(state, other))
            return true;
    for (UnitId other{0}; other < id; ++other.value)
        if (barEachOther(state, id, other) && isMoving(state, other) && nextHex(state, other) == next)
            return true;
    return false;
}

/// 22.3: who runs into an enemy that does not move on. Whoever stops may bar others in turn.
void stopBarred(State& state, Tale& tale) {
    for (bool changed = true; changed;) {
        changed = false;
        forMovers(state, [&](UnitId id) {
            const bool barred = isBarred(state, id);
            if (!barred && !meetsBarringFriend(state, id))
                return;
            stop(state, tale, id, barred ? "tale.barred" : "tale.friend-bars", barred ? "R-CHA-22.3b" : "A-22",
                 nextHex(state, id));
            changed = true;
        });
    }
}

/// Ruling A-151 the other way: who is out of control when it moves has fewer points than were plotted.
void stopSpent(State& state, Tale& tale) {
    if (!state.setup->options.plotsControlLate)
        return;
    forMovers(state, [&](UnitId id) {
        const PlotLine& line = state.plots.of(id);
        const bool first = line.done == 0 && state.at(id).began.valid(); // 5.15
        const std::size_t hexes = std::min(static_cast<std::size_t>(line.done) + 1, line.way.size());
        if (!first && costOfWay(state, id, hexes) > state.at(id).allowance)
            stop(state, tale, id, "tale.spent", "R-CHA-10.23a", state.at(id).hex);
    });
}

/// Melee points that one side brings into a hex at this step: as printed, dots and leaders nothing (22.22, ruling
///
int forceInto(const State& state, SpaceId hex, SideId side) {
    int force = 0;
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value) {
        const Profile& unit = state.setup->of(id);
        const UnitId vehicle = state.at(id).aboard;
        const UnitId mover = vehicle.valid() ? vehicle : id;
        if (unit.side == side && !unit.leader() && !unit.dot() && isMoving(state, mover) &&
            nextHex(state, mover) == hex)
            force += unit.melee;
    }
    return force;
}

bool anyEnters(const State& state, SpaceId hex, SideId side) {
    bool found = false;
    forMovers(state,
              [&](UnitId id) { found = found || (state.setup->of(id).side == side && nextHex(state, id) == hex); });
    return found;
}

/// A hex that both sides enter at this step; invalid when there is none.
SpaceId contestedHex(const State& state) {
    SpaceId found;
    forMovers(state, [&](UnitId id) {
        const SpaceId next = nextHex(state, id);
        if (!found.valid() && next.valid() && anyEnters(state, next, enemyOf(state.setup->of(id).side)))
            found = next;
    });
    return found;
}

/// 22.2: one side enters, the others end their move where they are (ruling A-141).
void decide(State& state, Tale& tale, SpaceId hex, SideId winner) {
    tale.tell({.text = "tale.first-in", .rule = "R-CHA-22.21a", .hex = hex, .side = winner});
    forMovers(state, [&](UnitId id) {
        if (state.setup->of(id).side != winner && nextHex(state, id) == hex)
            stop(state, tale, id, "tale.too-late", "R-CHA-22.21a", hex);
    });
}

} // namespace

bool settleStep(State& state, Tale& tale) {
    stopSpent(state, tale);
    stopSwaps(state, tale);
    stopBarred(state, tale);
    for (SpaceId hex = contestedHex(state); hex.valid(); hex = contestedHex(state)) {
        const int first = forceInto(state, hex, SideId{0});
        const int second = forceInto(state, hex, SideId{1});
        if (first == second) {
            state.plots.contested = hex;
            state.plots.dice = {};
            state.stage = Stage::Contest;
            return false;
        }
        decide(state, tale, hex, SideId{static_cast<std::int8_t>(first > second ? 0 : 1)});
        stopBarred(state, tale);
    }
    return true;
}

bool makeStep(State& state, Tale& tale) {
    std::vector<UnitId> movers;
    forMovers(state, [&](UnitId id) { movers.push_back(id); });
    for (const UnitId id : movers) {
        PlotLine& line = state.plots.of(id);
        if (isTurning(state, id))
            faceAlong(state, tale, id, line.turns[static_cast<std::size_t>(line.done++)]);
        else if (const SpaceId next = nextHex(state, id); next.valid())
            goOn(state, tale, id, next);
        else
            depart(state, tale, id);
    }
    for (const UnitId id : movers) // when all stand in their new hexes (ruling A-144)
        if (onMap(state, id) && inFireZone(state, state.at(id).hex, state.setup->of(id).side) && isMoving(state, id))
            stop(state, tale, id, "tale.fire-zone", "R-CHA-6.41a", state.at(id).hex);
    return !movers.empty();
}

void takeContestDie(State& state, Tale& tale, int die) {
    std::array<std::int8_t, 2>& dice = state.plots.dice;
    const SpaceId hex = state.plots.contested;
    core::Calculation calculation;
    calculation.title = textOf(*state.setup, {.text = "roll.contest", .hex = hex});
    const SideId roller{static_cast<std::int8_t>(dice[0] == 0 ? 0 : 1)};
    dice[index(roller)] = static_cast<std::int8_t>(die);
    tale.tell({.text = "tale.contest", .rule = "R-CHA-22.23a", .hex = hex, .side = roller, .n = die},
              core::Rolled{{die}, std::move(calculation)});
    if (dice[1] == 0)
        return;
    if (dice[0] == dice[1]) {
        dice = {};
        tale.tell({.text = "tale.contest-again", .rule = "R-CHA-22.23a", .hex = hex});
        return;
    }
    decide(state, tale, hex, SideId{static_cast<std::int8_t>(dice[0] > dice[1] ? 0 : 1)});
    state.plots.contested = {};
    state.plots.dice = {};
    state.stage = Stage::Move;
}

} // namespace orontes::chariot
