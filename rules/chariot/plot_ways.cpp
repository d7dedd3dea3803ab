// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/concession.h"
#include "rules/chariot/contact.h"
#include "rules/chariot/facing.h"
#include "rules/chariot/movement.h"
#include "rules/chariot/plots.h"

#include <algorithm>

namespace orontes::chariot {
namespace {

/// What it does keeps it from being carried along with its chariot (21.0).
bool hasOtherTask(const State& state, UnitId passenger) {
    const Task task = state.plots.of(passenger).task;
    return task != Task::None && task != Task::Carried;
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

/// The hex from which the way goes on; invalid for one who enters the map.
SpaceId lastHex(const State& state, UnitId id) {
    const PlotLine& line = state.plots.of(id);
    if (!line.way.empty())
        return line.way.back();
    return onMap(state, id) ? state.at(id).hex : SpaceId{};
}

int pointsLeft(const State& state, UnitId id) {
    return state.at(id).allowance - costOfWay(state, id, state.plots.of(id).way.size());
}

std::optional<int> costOfStep(const State& state, SpaceId from, SpaceId to) {
    return from.valid() ? entryCost(*state.setup, from, to) : entryCost(*state.setup, to);
}

/// E1.5: nothing leads on from a stream for a chariot.
bool endsInStream(const State& state, UnitId id) {
    const std::vector<SpaceId>& way = state.plots.of(id).way;
    return !way.empty() && mires(*state.setup, id, way.back());
}

} // namespace

SpaceId endOfWay(const State& state, UnitId unit) {
    return state.plots.of(unit).leaves ? SpaceId{} : lastHex(state, unit);
}

Facing facingAtEnd(const State& state, UnitId id) {
    const PlotLine& line = state.plots.of(id);
    if (!state.setup->options.facing)
        return {};
    const std::size_t legs = line.way.size();
    if (legs == 0)
        return onMap(state, id) ? facingOf(state, id) : Facing{};
    if (const Facing turned = line.turnAt(legs - 1); turned.valid())
        return turned;
    const SpaceId before = legs > 1 ? line.way[legs - 2] : state.at(id).began;
    return before.valid() ? Facing{static_cast<std::int8_t>(directionTo(state.setup->map, before, line.way.back()))}
                          : Facing{};
}

int costOfWay(const State& state, UnitId id, std::size_t hexes) {
    const PlotLine& line = state.plots.of(id);
    SpaceId from = state.at(id).began;
    int cost = 0;
    for (std::size_t i = 0; i < hexes; ++i) {
        const bool turns = line.turnAt(i).valid();
        cost += (turns ? 1 : costOfStep(state, from, line.way[i]).value_or(0)) * halvesPerPoint;
        const Facing faced = state.at(id).faced;
        if (i == 0 && !turns && from.valid() && faced.valid() &&
            !isFront(faced, directionTo(state.setup->map, from, line.way[i])))
            cost = std::max<int>(cost, state.at(id).allowance); // by the right that includes the turn (ruling A-127)
        from = line.way[i];
    }
    return cost;
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
    const std::optional<int> cost = costOfStep(state, from, plot.hex);
    if (!cost)
        return because("refused.impassable", "R-CHA-5.15d");
    const bool byRight = state.plots.of(plot.unit).way.empty() && onMap(state, plot.unit); // 5.15
    const Facing facing = facingAtEnd(state, plot.unit);
    if (!byRight && facing.valid() && !isFront(facing, directionTo(state.setup->map, from, plot.hex)))
        return because("refused.faces-away", "R-CHA-16.0b");
    if (!byRight && pointsLeft(state, plot.unit) < *cost * halvesPerPoint)
        return because("refused.too-far", "R-CHA-20.4c", *cost);
    return {};
}

Objection objectionTo(const State& state, SideId side, const PlotTurn& plot) {
    const auto because = [&](const char* text, const char* rule) {
        return Objection{.text = text, .rule = rule, .unit = plot.unit};
    };
    if (!state.setup->options.facing)
        return because("refused.no-facing", "R-CHA-3.34a");
    if (Objection why = objectionToMover(state, side, plot.unit); !why.empty())
        return why;
    if (!lastHex(state, plot.unit).valid())
        return because("refused.not-on-map", "R-CHA-16.11a");
    if (endsInStream(state, plot.unit))
        return because("refused.mired", "R-CHA-E1.5c");
    if (facingAtEnd(state, plot.unit) == plot.facing)
        return because("refused.faces-already", "R-CHA-16.11a");
    if (pointsLeft(state, plot.unit) < halvesPerPoint)
        return because("refused.no-turn-left", "R-CHA-16.11a");
    return {};
}

Objection objectionTo(const State& state, SideId side, const PlotExit& plot) {
    if (Objection why = objectionToMover(state, side, plot.unit); !why.empty())
        return why;
    const SpaceId last = lastHex(state, plot.unit);
    if (!last.valid() || !state.setup->map.of(last).atEdge)
        return {.text = "refused.not-at-edge", .rule = "R-CHA-11.42a", .unit = plot.unit, .hex = last};
    if (state.conceded == side && !leadsOff(*state.setup, last))
        return {.text = "refused.no-road", .rule = "R-CHA-15.0b", .unit = plot.unit, .hex = last};
    if (endsInStream(state, plot.unit))
        return {.text = "refused.mired", .rule = "R-CHA-E1.5c", .unit = plot.unit};
    if (pointsLeft(state, plot.unit) < halvesPerPoint)
        return {.text = "refused.no-point-left", .rule = "R-CHA-11.42a", .unit = plot.unit};
    return {};
}

} // namespace orontes::chariot
