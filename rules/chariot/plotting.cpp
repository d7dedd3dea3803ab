// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/combat.h"
#include "rules/chariot/concession.h"
#include "rules/chariot/contact.h"
#include "rules/chariot/facing.h"
#include "rules/chariot/movement.h"
#include "rules/chariot/plots.h"

#include <algorithm>

namespace orontes::chariot {
namespace {

bool mayEnter(const State& state, UnitId id) {
    const Profile& unit = state.setup->of(id);
    return state.at(id).presence == Presence::Waiting && unit.enters && unit.arrives <= state.turn;
}

bool isWritten(const State& state, UnitId unit) {
    return state.plots.of(unit).task != Task::None;
}

/// What it does keeps it from being carried along with its chariot (21.0).
bool hasOtherTask(const State& state, UnitId passenger) {
    const Task task = state.plots.of(passenger).task;
    return task != Task::None && task != Task::Carried;
}

/// Of a unit that has no line yet and is to fire or to fight.
Objection objectionToFighter(const State& state, SideId side, UnitId unit) {
    if (Objection why = objectionToPlotter(state, side, unit); !why.empty())
        return why;
    if (isWritten(state, unit))
        return {.text = "refused.two-tasks", .rule = "R-CHA-20.0a", .unit = unit};
    const UnitId vehicle = state.at(unit).aboard;
    if (vehicle.valid() && state.plots.of(vehicle).task == Task::Movement)
        return {.text = "refused.is-carried", .rule = "R-CHA-21.0a", .unit = unit, .other = vehicle};
    return {};
}

/// Of a unit that has no line yet, or only a way.
Objection objectionToMover(const State& state, SideId side, UnitId id) {
    if (Objection why = objectionToPlotter(state, side, id); !why.empty())
        return why;
    const PlotLine& line = state.plots.of(id);
    if (line.leaves || (line.task != Task::None && line.task != Task::Movement))
        return {.text = "refused.two-tasks", .rule = "R-CHA-20.0a", .unit = id};
    if (state.at(id).aboard.valid())
        return {.text = "refused.carried", .rule = "R-CHA-E1.0e", .unit = id};
    if (inContact(state, id))
        return {.text = "refused.contact", .rule = "R-CHA-18.2a", .unit = id};
    if (state.setup->of(id).chariot)
        for (UnitId other{0}; other < state.setup->endOfRoster(); ++other.value)
            if (state.at(other).aboard == id && hasOtherTask(state, other))
                return {.text = "refused.carries-fighter", .rule = "R-CHA-21.0a", .unit = id, .other = other};
    return {};
}

/// Seats on the chariot are taken by one who is aboard or has been told to go aboard.
bool isFull(const State& state, UnitId chariot) {
    if (state.at(chariot).cargo.valid())
        return true;
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value)
        if (state.plots.of(id).task == Task::Carried && state.plots.of(id).chariot == chariot &&
            !state.setup->of(id).leader())
            return true;
    return false;
}

bool inReach(const State& state, UnitId id, UnitId chariot) {
    const Unit& unit = state.at(id);
    const Unit& other = state.at(chariot);
    if (unit.presence == Presence::OnMap && other.presence == Presence::OnMap)
        return unit.hex == other.hex || adjacent(state.setup->map, unit.hex, other.hex);
    return mayEnter(state, id) && mayEnter(state, chariot) &&
           state.setup->of(id).starts == state.setup->of(chariot).starts;
}

} // namespace

Objection objectionToPlotter(const State& state, SideId side, UnitId id) {
    if (state.setup->of(id).side != side)
        return {.text = "refused.plots-of-others", .rule = "R-CHA-19.1a", .unit = id};
    if (state.plots.locked[index(side)])
        return {.text = "refused.locked", .rule = "R-CHA-20.4a"};
    if (!onMap(state, id) && !mayEnter(state, id))
        return {.text = "refused.not-on-map", .rule = "R-CHA-11.41a", .unit = id};
    if (disrupted(state, id))
        return {.text = "refused.disrupted", .rule = "R-CHA-8.2c", .unit = id};
    if (state.at(id).panicked)
        return {.text = "refused.panicked", .rule = "R-CHA-13.0d", .unit = id}; // it flees by itself (ruling A-148)
    return {};
}

Objection objectionToLock(const State& state, SideId side) {
    if (state.plots.locked[index(side)])
        return {.text = "refused.locked", .rule = "R-CHA-20.4a"};
    return {};
}

Objection objectionTo(const State& state, SideId side, const PlotFire& plot) {
    if (Objection why = objectionToFighter(state, side, plot.unit); !why.empty())
        return why;
    return objectionToAim(state, side, plot.unit, plot.hex);
}

Objection objectionTo(const State& state, SideId side, const PlotDefence& plot) {
    if (Objection why = objectionToFighter(state, side, plot.unit); !why.empty())
        return why;
    if (!state.setup->of(plot.unit).firing() || !onMap(state, plot.unit))
        return {.text = "refused.no-fire-unit", .rule = "R-CHA-21.0a", .unit = plot.unit};
    if (hasFiredLately(state, plot.unit))
        return {.text = "refused.fired-lately", .rule = "R-CHA-6.43a", .unit = plot.unit};
    if (isBanned(state, plot.unit))
        return {.text = "refused.fire-banned", .rule = "R-CHA-6.33a", .unit = plot.unit};
    return {};
}

Objection objectionTo(const State& state, SideId side, const PlotMelee& plot) {
    const Profile& unit = state.setup->of(plot.unit);
    const auto because = [&](const char* text, const char* rule) {
        return Objection{.text = text, .rule = rule, .unit = plot.unit, .hex = plot.hex};
    };
    if (Objection why = objectionToFighter(state, side, plot.unit); !why.empty())
        return why;
    if (unit.leader())
        return because("refused.leader", "R-CHA-10.12a");
    if (unit.dot() || unit.melee == 0)
        return because("refused.dot", "R-CHA-3.36a");
    if (!onMap(state, plot.unit))
        return because("refused.not-on-map", "R-CHA-11.41a");
    if (!heldBy(state, plot.hex, enemyOf(side)))
        return because("refused.no-enemy", "R-CHA-7.0e");
    if (!adjacent(state.setup->map, state.at(plot.unit).hex, plot.hex))
        return because("refused.not-next", "R-CHA-7.0a");
    if (!frontsOn(state, plot.unit, plot.hex))
        return because("refused.not-in-front", "R-CHA-16.0c");
    if (inContact(state, plot.unit) && !isInContactWith(state, plot.unit, plot.hex))
        return because("refused.contact", "R-CHA-18.2a");
    return {};
}

Objection objectionTo(const State& state, SideId side, const PlotStep& plot) {
    const auto because = [&](const char* text, const char* rule, int n = 0) {
        return Objection{.text = text, .rule = rule, .unit = plot.unit, .hex = plot.hex, .n = n};
    };
    if (Objection why = objectionToMover(state, side, plot.unit); !why.empty())
        return why;
    const SpaceId from = lastHex(state, plot.unit);
    const std::vector<SpaceId>& starts = state.setup->of(plot.unit).starts;
    if (!from.valid() && !std::binary_search(starts.begin(), starts.end(), plot.hex))
        return because("refused.no-entry", "R-CHA-E5.4b");
    if (from.valid() && !adjacent(state.setup->map, from, plot.hex))
        return because("refused.gap", "R-CHA-22.11a");
    if (endsInStream(state, plot.unit))
        return because("refused.mired", "R-CHA-E1.5c");
    std::optional<int> cost = costOfStep(state, from, plot.hex);
    if (!cost)
        return because("refused.impassable", "R-CHA-5.15d");
    *cost += turnOnWay(state, plot.unit, from, plot.hex, state.plots.of(plot.unit).way.size());
    const bool byRight = state.plots.of(plot.unit).way.empty() && onMap(state, plot.unit); // 5.15
    if (!byRight && pointsLeft(state, plot.unit) < *cost * halvesPerPoint)
        return because("refused.too-far", "R-CHA-20.4c", *cost);
    return {};
}

Objection objectionTo(const State& state, SideId side, const PlotExit& plot) {
    if (Objection why = objectionToMover(state, side, plot.unit); !why.empty())
        return why;
    const SpaceId last = lastHex(state, plot.unit);
    if (!last.valid() || !state.setup->map.of(last).atEdge)
        return {.text = "refused.not-at-edge", .rule = "R-CHA-11.42a", .unit = plot.unit, .hex = last};
    if (endsInStream(state, plot.unit))
        return {.text = "refused.mired", .rule = "R-CHA-E1.5c", .unit = plot.unit};
    if (state.conceded == side && !leadsOff(*state.setup, last))
        return {.text = "refused.no-road", .rule = "R-CHA-15.0b", .unit = plot.unit, .hex = last};
    if (pointsLeft(state, plot.unit) < halvesPerPoint)
        return {.text = "refused.no-point-left", .rule = "R-CHA-11.42a", .unit = plot.unit};
    return {};
}

Objection objectionTo(const State& state, SideId side, const PlotRide& plot) {
    const Setup& setup = *state.setup;
    const auto because = [&](const char* text, const char* rule) {
        return Objection{.text = text, .rule = rule, .unit = plot.unit, .other = plot.chariot};
    };
    if (Objection why = objectionToPlotter(state, side, plot.unit); !why.empty())
        return why;
    if (isWritten(state, plot.unit))
        return because("refused.two-tasks", "R-CHA-20.0a");
    if (!setup.of(plot.chariot).chariot || setup.of(plot.chariot).side != side)
        return because("refused.no-chariot", "R-CHA-E1.6a");
    if (!setup.of(plot.unit).rides)
        return because("refused.does-not-ride", "R-CHA-E1.0a");
    if (state.at(plot.unit).aboard == plot.chariot)
        return {}; // it stays aboard
    if (state.at(plot.chariot).panicked)
        return because("refused.panicked", "R-CHA-13.0d");
    if (inContact(state, plot.unit) || inContact(state, plot.chariot))
        return because("refused.contact", "R-CHA-18.2a");
    if (state.at(plot.unit).aboard.valid() || !inReach(state, plot.unit, plot.chariot))
        return because("refused.chariot-too-far", "R-CHA-E1.0c");
    if (disrupted(state, plot.chariot))
        return because("refused.disrupted", "R-CHA-8.2c");
    if (!setup.of(plot.unit).leader() && isFull(state, plot.chariot))
        return because("refused.chariot-full", "R-CHA-E1.8a");
    return {};
}

Objection objectionTo(const State& state, SideId side, const PlotDebark& plot) {
    const PlotLine& line = state.plots.of(plot.unit);
    const auto because = [&](const char* text, const char* rule) {
        return Objection{.text = text, .rule = rule, .unit = plot.unit, .hex = plot.hex};
    };
    if (Objection why = objectionToPlotter(state, side, plot.unit); !why.empty())
        return why;
    if (line.task != Task::Carried)
        return because("refused.not-aboard", "R-CHA-E1.0f");
    if (line.target.valid())
        return because("refused.two-tasks", "R-CHA-20.0a");
    const SpaceId last = endOfWay(state, line.chariot);
    if (!last.valid() || !adjacent(state.setup->map, last, plot.hex))
        return because("refused.gap", "R-CHA-E1.0f");
    if (!state.setup->map.groundOf(plot.hex).passable)
        return because("refused.impassable", "R-CHA-5.15d");
    return {};
}

Objection objectionTo(const State& state, SideId side, const PlotNothing& plot) {
    if (Objection why = objectionToPlotter(state, side, plot.unit); !why.empty())
        return why;
    if (!isWritten(state, plot.unit))
        return {.text = "refused.nothing-written", .rule = "R-CHA-20.0a", .unit = plot.unit};
    return {};
}

} // namespace orontes::chariot
