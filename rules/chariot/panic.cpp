// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/panic.h"

#include "rules/chariot/contact.h"

namespace orontes::chariot {
namespace {

/// Victory points beyond the level at which the army panics; negative before, and always for one without a level.
int excessOf(const State& state, SideId side) {
    const std::int32_t level = state.setup->of(side).panicLevel;
    return level > 0 ? state.points[index(enemyOf(side))] - level : -1;
}

/// Kept from panic, or brought back, by a leader: of level 1 or 2 in this hex or the next, of any other in this hex
/// (13.0, 13.22, E2.3).
bool isSteadied(const State& state, UnitId id) {
    const Setup& setup = *state.setup;
    for (UnitId other{0}; other < setup.endOfRoster(); ++other.value) {
        if (!setup.of(other).leader() || setup.of(other).side != setup.of(id).side || !onMap(state, other))
            continue;
        const int reach = state.at(other).level <= 2 ? 1 : 0;
        if (distance(setup.map, state.at(id).hex, state.at(other).hex) <= reach)
            return true;
    }
    return false;
}

/// Who panics of those whose levels are reached, and why him (13.11–13.13).
About panicking(const State& state, SideId defender) {
    const int first = excessOf(state, SideId{0});
    const int second = excessOf(state, SideId{1});
    if (first < 0 && second < 0)
        return {};
    if (first < 0 || second < 0)
        return {.text = "tale.panic", .rule = "R-CHA-13.0b", .side = SideId{static_cast<std::int8_t>(first < 0)}};
    if (first == second)
        return {.text = "tale.panic", .rule = "R-CHA-13.12a", .side = defender};
    return {.text = "tale.panic", .rule = "R-CHA-13.13a", .side = SideId{static_cast<std::int8_t>(first < second)}};
}

} // namespace

void testPanic(State& state, Tale& tale, SideId defender) {
    if (!state.setup->options.panic || state.panicOver)
        return;
    const About army = panicking(state, defender);
    if (army.empty())
        return;
    state.panicOver = true;
    tale.tell(army);
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value) {
        const Profile& unit = state.setup->of(id);
        if (unit.side != army.side || unit.leader() || !onMap(state, id) || isSteadied(state, id)) // ruling A-113
            continue;
        leaveContact(state, tale, id); // it flees (ruling A-133)
        state.at(id).panicked = true;
        tale.marked("panicked", false, true,
                    {.text = "tale.panicked", .rule = "R-CHA-13.0c", .unit = id, .hex = state.at(id).hex});
    }
}

void rally(State& state, Tale& tale) {
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value) {
        Unit& unit = state.at(id);
        if (!unit.panicked || state.setup->of(id).side != state.phasing || !isSteadied(state, id))
            continue;
        unit.panicked = false;
        tale.marked("panicked", true, false,
                    {.text = "tale.rallies", .rule = "R-CHA-13.22a", .unit = id, .hex = unit.hex});
    }
}

void recallPanic(State& state) {
    if (!state.setup->options.panic)
        return;
    state.panicOver = excessOf(state, SideId{0}) >= 0 || excessOf(state, SideId{1}) >= 0;
    for (const Unit& unit : state.units)
        state.panicOver = state.panicOver || unit.panicked;
}

} // namespace orontes::chariot
