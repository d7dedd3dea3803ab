// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/facing.h"
#include "rules/chariot/movement.h"
#include "rules/chariot/plots.h"

namespace orontes::chariot {
namespace {

/// On whose chariot the unit will be.
UnitId vehicleOf(const State& state, UnitId unit) {
    return taskOf(state, unit) == Task::Carried ? state.plots.of(unit).chariot : state.at(unit).aboard;
}

void takeOff(State& state, UnitId unit, Presence presence) {
    if (onMap(state, unit))
        lift(state, unit);
    state.at(unit).presence = presence;
}

void makeMove(State& planned, UnitId id) {
    const PlotLine& line = planned.plots.of(id);
    if (line.leaves)
        return takeOff(planned, id, Presence::Exited);
    if (onMap(planned, id))
        lift(planned, id);
    put(planned, id, line.way.back());
}

void makeRide(State& planned, UnitId id, UnitId chariot) {
    if (!onMap(planned, chariot)) {
        if (planned.at(chariot).presence == Presence::Exited)
            takeOff(planned, id, Presence::Exited);
        return;
    }
    const SpaceId target = taskOf(planned, id) == Task::Carried ? planned.plots.of(id).target : SpaceId{};
    if (onMap(planned, id))
        lift(planned, id);
    planned.at(id).aboard = target.valid() ? UnitId{} : chariot;
    put(planned, id, target.valid() ? target : planned.at(chariot).hex);
}

Objection objectionToCrowd(const State& planned, UnitId unit) {
    const SpaceId hex = planned.at(unit).hex;
    switch (crowdingIn(planned, hex)) {
    case Crowding::None:
        break;
    case Crowding::Stacking:
        return {.text = "refused.stacking",
                .rule = "R-CHA-5.4b",
                .unit = unit,
                .hex = hex,
                .n = planned.setup->of(planned.setup->of(unit).side).stacking};
    case Crowding::Classes:
        return {.text = "refused.classes", .rule = "R-CHA-5.32b", .unit = unit, .hex = hex};
    case Crowding::Chariots:
        return {.text = "refused.chariot-hex", .rule = "R-CHA-E1.9a", .unit = unit, .hex = hex};
    }
    return {};
}

/// The last line of the chart that leads into a crowded hex; invalid when none does.
UnitId lastInCrowd(const State& planned, SideId side) {
    for (UnitId id{static_cast<std::int16_t>(planned.setup->endOfRoster().value - 1)}; id.value >= 0; --id.value)
        if (planned.setup->of(id).side == side && taskOf(planned, id) == Task::Movement && onMap(planned, id) &&
            !objectionToCrowd(planned, id).empty())
            return id;
    return {};
}

bool mayRead(const State& state, const core::Observer& observer, SideId side) {
    return state.stage != Stage::Plot || observer.kind == core::Observer::Kind::Referee ||
           (observer.kind == core::Observer::Kind::Seat && observer.seat == state.setup->of(side).seat);
}

/// "0512 0513/3": what a hex costs is noted where it is more than a point (20.0).
std::string wayOf(const State& state, UnitId id) {
    const PlotLine& line = state.plots.of(id);
    const Setup& setup = *state.setup;
    std::string text;
    SpaceId from = state.at(id).began;
    std::size_t i = 0;
    for (const SpaceId hex : line.way) {
        if (const Facing turned = line.turnAt(i++); turned.valid()) {
            text += (text.empty() ? "(" : " (") + std::string(tokenOf(setup.map.grid, turned)) + ')';
            continue;
        }
        const int cost = (from.valid() ? entryCost(setup, from, hex) : entryCost(setup, hex)).value_or(0);
        text += (text.empty() ? "" : " ") + core::labelOf(*setup.scenario.board, hex).value;
        if (cost > 1)
            text += '/' + std::to_string(cost);
        from = hex;
    }
    return text;
}

core::Text textOfLine(const State& state, UnitId id) {
    const PlotLine& line = state.plots.of(id);
    const char* text = "chart.movement";
    switch (line.task) {
    case Task::OffensiveFire:
        text = "chart.fire";
        break;
    case Task::DefensiveFire:
        text = "chart.defence";
        break;
    case Task::Melee:
        text = "chart.melee";
        break;
    case Task::Carried:
        text = line.target.valid() ? "chart.debarks" : "chart.carried";
        break;
    case Task::Movement:
        text = line.leaves ? "chart.leaves" : "chart.movement";
        break;
    case Task::None:
        break;
    }
    core::Text made = textOf(*state.setup, {.text = text, .unit = id, .other = line.chariot, .hex = line.target});
    made.args["way"] = wayOf(state, id);
    return made;
}

core::ViewPath pathOf(const State& state, UnitId id) {
    const PlotLine& line = state.plots.of(id);
    core::ViewPath path;
    path.counter = state.setup->of(id).counter;
    const bool enters = !state.at(id).began.valid();
    if (!enters)
        path.spaces.push_back(state.at(id).began);
    for (std::size_t i = 0; i < line.way.size(); ++i) {
        if (line.turnAt(i).valid())
            continue;
        path.spaces.push_back(line.way[i]);
        path.done += i < static_cast<std::size_t>(line.done) ? 1U : 0U;
    }
    path.done -= enters && path.done > 0 ? 1U : 0U;
    return path;
}

} // namespace

State asPlotted(const State& state, SideId side) {
    State planned = state;
    const UnitId end = state.setup->endOfRoster();
    for (UnitId id{0}; id < end; ++id.value)
        if (state.setup->of(id).side != side)
            takeOff(planned, id, Presence::Away);
    for (UnitId id{0}; id < end; ++id.value)
        if (state.setup->of(id).side == side && taskOf(state, id) == Task::Movement)
            makeMove(planned, id);
    for (UnitId id{0}; id < end; ++id.value)
        if (const UnitId chariot = vehicleOf(state, id); state.setup->of(id).side == side && chariot.valid())
            makeRide(planned, id, chariot);
    return planned;
}

void voidImpossibleLines(State& state, Tale& tale) {
    for (const SideId side : {SideId{0}, SideId{1}})
        while (true) {
            const State planned = asPlotted(state, side);
            const UnitId last = lastInCrowd(planned, side);
            if (!last.valid())
                break;
            state.plots.of(last).isVoid = true;
            tellFailure(state, tale, last, objectionToCrowd(planned, last));
        }
}

State seenBy(const State& state, const core::Observer& observer) {
    State seen = state;
    for (const SideId side : {SideId{0}, SideId{1}})
        for (UnitId id{0}; !seen.plots.lines.empty() && id < state.setup->endOfRoster(); ++id.value)
            if (state.setup->of(id).side == side && !mayRead(state, observer, side))
                seen.plots.of(id) = {};
    return seen;
}

bool hasPlots(const State& state, SideId side) {
    for (UnitId id{0}; !state.plots.lines.empty() && id < state.setup->endOfRoster(); ++id.value)
        if (state.setup->of(id).side == side && state.plots.of(id).task != Task::None)
            return true;
    return false;
}

void addCharts(const State& state, const core::Observer& observer, core::View& view) {
    if (state.plots.lines.empty())
        return;
    for (const SideId side : {SideId{0}, SideId{1}}) {
        if (!mayRead(state, observer, side))
            continue;
        core::ViewPile chart;
        chart.seat = state.setup->of(side).seat;
        chart.label = textOf(*state.setup, {.text = "sheet.plots"});
        for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value) {
            const PlotLine& line = state.plots.of(id);
            if (state.setup->of(id).side != side || line.task == Task::None)
                continue;
            chart.items.push_back(textOfLine(state, id));
            if (!line.way.empty() && state.at(id).presence != Presence::Lost)
                view.paths.push_back(pathOf(state, id));
        }
        if (!chart.items.empty())
            view.piles.push_back(std::move(chart));
    }
}

} // namespace orontes::chariot
