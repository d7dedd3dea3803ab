// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/movement.h"

#include <algorithm>

namespace orontes::chariot {

bool inControl(const State& state, UnitId id) {
    const Setup& setup = *state.setup;
    const Profile& unit = setup.of(id);
    const bool carried = state.at(id).aboard.valid();
    if (!setup.options.leaders || unit.leader() || (setup.of(unit.side).mountedExempt && (unit.mounted || carried)))
        return true;
    const SpaceId hex = state.at(id).hex;
    for (UnitId other{0}; other < setup.endOfRoster(); ++other.value) {
        const Profile& leader = setup.of(other);
        if (leader.leader() && leader.side == unit.side && onMap(state, other) &&
            distance(setup.map, hex, state.at(other).hex) <= setup.tables.leader(state.at(other).level).radius)
            return true;
    }
    return false;
}

int allowanceOf(const State& state, UnitId id) {
    const Profile& unit = state.setup->of(id);
    const int points = unit.leader() ? state.setup->tables.leader(state.at(id).level).movement : unit.movement;
    const bool full = !onMap(state, id) || inControl(state, id); // who enters has all of it (ruling A-32)
    return std::max(0, (full ? points * halvesPerPoint : points) - state.at(id).used);
}

std::optional<int> entryCost(const Setup& setup, SpaceId to) {
    const Ground& ground = setup.map.groundOf(to);
    return ground.passable ? std::optional<int>(ground.entry) : std::nullopt;
}

std::optional<int> entryCost(const Setup& setup, SpaceId from, SpaceId to) {
    const int side = directionTo(setup.map, from, to);
    if (side < 0)
        return std::nullopt;
    const Hex& hex = setup.map.of(from);
    if ((hex.roads >> side & 1) != 0)
        return 1; // by road, whatever else is there (5.51)
    std::optional<int> cost = entryCost(setup, to);
    const bool climbs =
        setup.map.groundOf(from).level == Level::Slope && setup.map.groundOf(to).level == Level::Hilltop;
    if (cost && climbs && (hex.crests >> side & 1) != 0)
        ++*cost; // 5.62
    return cost;
}

void beginMovement(State& state) {
    const Setup& setup = *state.setup;
    for (UnitId id{0}; id < setup.endOfRoster(); ++id.value) {
        Unit& unit = state.at(id);
        if (setup.of(id).side != state.phasing)
            continue;
        unit.moved = false;
        unit.entered = false;
        unit.boarded = false;
        unit.faced = unit.facing;
        unit.began = unit.presence == Presence::OnMap ? unit.hex : SpaceId{};
        if (!setup.of(id).chariot)
            unit.used = 0;
        unit.allowance = static_cast<std::int16_t>(allowanceOf(state, id));
    }
    state.march = {};
}

} // namespace orontes::chariot
