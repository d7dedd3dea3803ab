// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/combat.h"
#include "rules/chariot/plots.h"

namespace orontes::chariot {
namespace {

/// Offers lines of one unit as far as nothing stands against them.
struct Offer {
    const State& state;
    SideId side;
    std::vector<Action>& out;

    template <class Line>
    void operator()(const Line& line) const {
        if (objectionTo(state, side, line).empty())
            out.push_back(line);
    }
};

void offerFights(const Offer& offer, UnitId id) {
    const State& state = offer.state;
    const Setup& setup = *state.setup;
    if (!onMap(state, id))
        return;
    const SpaceId hex = state.at(id).hex;
    if (setup.of(id).firing()) {
        SpaceId before;
        for (UnitId enemy{0}; enemy < setup.endOfRoster(); ++enemy.value) {
            const SpaceId target = state.at(enemy).hex;
            if (setup.of(enemy).side == offer.side || !onMap(state, enemy) || state.topOf(target) != enemy)
                continue; // each hex once, by the unit on top
            if (distance(setup.map, hex, target) <= setup.of(id).range)
                offer(PlotFire{id, target});
        }
        offer(PlotDefence{id});
    }
    for (const SpaceId next : setup.map.of(hex).next)
        if (next.valid() && heldBy(state, next, enemyOf(offer.side)))
            offer(PlotMelee{id, next});
}

void offerWays(const Offer& offer, UnitId id) {
    const State& state = offer.state;
    const SpaceId last = endOfWay(state, id);
    if (!last.valid()) {
        for (const SpaceId start : state.setup->of(id).starts)
            offer(PlotStep{id, start});
        return;
    }
    for (const SpaceId next : state.setup->map.of(last).next)
        if (next.valid())
            offer(PlotStep{id, next});
    offer(PlotExit{id});
}

void offerRides(const Offer& offer, UnitId id) {
    const State& state = offer.state;
    const Setup& setup = *state.setup;
    if (!setup.of(id).rides || !setup.hasChariots[index(offer.side)])
        return;
    for (UnitId chariot{0}; chariot < setup.endOfRoster(); ++chariot.value)
        if (setup.of(chariot).chariot)
            offer(PlotRide{id, chariot});
    if (state.plots.of(id).task == Task::Carried)
        if (const SpaceId last = endOfWay(state, state.plots.of(id).chariot); last.valid())
            for (const SpaceId next : setup.map.of(last).next)
                if (next.valid())
                    offer(PlotDebark{id, next});
}

PlotLine& begin(State& state, UnitId unit, Task task) {
    PlotLine& line = state.plots.of(unit);
    line.task = task;
    return line;
}

} // namespace

core::Owing plotters(const State& state) {
    core::Owing owing;
    const Setup& setup = *state.setup;
    const bool swapped = setup.of(SideId{1}).seat < setup.of(SideId{0}).seat;
    for (const std::int8_t side : {std::int8_t(swapped ? 1 : 0), std::int8_t(swapped ? 0 : 1)})
        if (state.stage == Stage::Plot && !state.plots.locked[index(SideId{side})])
            owing.add(core::Actor{setup.of(SideId{side}).seat});
    return owing;
}

void plotChoices(const State& state, SideId side, UnitId unit, std::vector<Action>& out) {
    if (!objectionToPlotter(state, side, unit).empty())
        return;
    const Offer offer{state, side, out};
    offerFights(offer, unit);
    offerWays(offer, unit);
    offerRides(offer, unit);
    offer(PlotNothing{unit});
}

void plotChoices(const State& state, SideId side, std::vector<Action>& out) {
    for (UnitId unit{0}; unit < state.setup->endOfRoster(); ++unit.value)
        plotChoices(state, side, unit, out);
    out.push_back(Lock{});
}

void play(State& state, Tale& tale, const PlotFire& plot) {
    begin(state, plot.unit, Task::OffensiveFire).target = plot.hex;
    tale.tell({.text = "tale.plot-fire", .rule = "R-CHA-21.1a", .unit = plot.unit, .hex = plot.hex});
}

void play(State& state, Tale& tale, const PlotDefence& plot) {
    begin(state, plot.unit, Task::DefensiveFire);
    tale.tell({.text = "tale.plot-defence", .rule = "R-CHA-21.1b", .unit = plot.unit});
}

void play(State& state, Tale& tale, const PlotMelee& plot) {
    begin(state, plot.unit, Task::Melee).target = plot.hex;
    tale.tell({.text = "tale.plot-melee", .rule = "R-CHA-21.1c", .unit = plot.unit, .hex = plot.hex});
}

void play(State& state, Tale& tale, const PlotStep& plot) {
    begin(state, plot.unit, Task::Movement).way.push_back(plot.hex);
    tale.tell({.text = "tale.plot-step", .rule = "R-CHA-21.1d", .unit = plot.unit, .hex = plot.hex});
}

void play(State& state, Tale& tale, const PlotExit& plot) {
    begin(state, plot.unit, Task::Movement).leaves = true;
    tale.tell({.text = "tale.plot-exit", .rule = "R-CHA-11.42a", .unit = plot.unit});
}

void play(State& state, Tale& tale, const PlotRide& plot) {
    begin(state, plot.unit, Task::Carried).chariot = plot.chariot;
    tale.tell({.text = "tale.plot-ride", .rule = "R-CHA-E1.0c", .unit = plot.unit, .other = plot.chariot});
}

void play(State& state, Tale& tale, const PlotDebark& plot) {
    state.plots.of(plot.unit).target = plot.hex;
    tale.tell({.text = "tale.plot-debark", .rule = "R-CHA-E1.0f", .unit = plot.unit, .hex = plot.hex});
}

void play(State& state, Tale& tale, const PlotNothing& plot) {
    state.plots.of(plot.unit) = {};
    tale.tell({.text = "tale.plot-nothing", .rule = "R-CHA-20.0a", .unit = plot.unit});
}

About aboutLine(const PlotFire& plot) {
    return {.text = "choice.plot-fire", .rule = "R-CHA-21.1a", .unit = plot.unit, .hex = plot.hex};
}

About aboutLine(const PlotDefence& plot) {
    return {.text = "choice.plot-defence", .rule = "R-CHA-21.1b", .unit = plot.unit};
}

About aboutLine(const PlotMelee& plot) {
    return {.text = "choice.plot-melee", .rule = "R-CHA-21.1c", .unit = plot.unit, .hex = plot.hex};
}

About aboutLine(const PlotStep& plot) {
    return {.text = "choice.plot-step", .rule = "R-CHA-21.1d", .unit = plot.unit, .hex = plot.hex};
}

About aboutLine(const PlotExit& plot) {
    return {.text = "choice.plot-exit", .rule = "R-CHA-11.42a", .unit = plot.unit};
}

About aboutLine(const PlotRide& plot) {
    return {.text = "choice.plot-ride", .rule = "R-CHA-E1.0c", .unit = plot.unit, .other = plot.chariot};
}

About aboutLine(const PlotDebark& plot) {
    return {.text = "choice.plot-debark", .rule = "R-CHA-E1.0f", .unit = plot.unit, .hex = plot.hex};
}

About aboutLine(const PlotNothing& plot) {
    return {.text = "choice.plot-nothing", .rule = "R-CHA-20.0a", .unit = plot.unit};
}

} // namespace orontes::chariot
