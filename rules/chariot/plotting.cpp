// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/chariots.h"
#include "rules/chariot/combat.h"
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

/// Whether the enemy with whom it is in contact stands there.
bool isBoundTo(const State& state, UnitId id, SpaceId hex) {
    for (const UnitId enemy : unitsIn(state, hex))
        if (state.at(enemy).contact == state.at(id).contact)
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
        return {.text = "refused.panicked", .rule = "R-CHA-13.0d", .unit = id};
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
    if (state.at(plot.unit).contact > 0 && !isBoundTo(state, plot.unit, plot.hex))
        return because("refused.contact-elsewhere", "R-CHA-18.2a");
    if (!frontsOn(state, plot.unit, plot.hex))
        return because("refused.not-in-front", "R-CHA-16.0c");
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
    if (inContact(state, plot.unit) || inContact(state, plot.chariot))
        return because("refused.contact", "R-CHA-18.2a");
    if (state.at(plot.chariot).panicked)
        return because("refused.panicked", "R-CHA-13.0d");
    if (state.at(plot.unit).aboard.valid() || !inReach(state, plot.unit, plot.chariot))
        return because("refused.chariot-too-far", "R-CHA-E1.0c");
    if (!canStepTo(state, plot.unit, plot.chariot))
        return {.text = "refused.impassable", .rule = "A-96", .unit = plot.unit, .hex = state.at(plot.chariot).hex};
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
