// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/facing.h"
#include "rules/chariot/movement.h"
#include "rules/chariot/plots.h"

namespace orontes::chariot {

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

int turnOnWay(const State& state, UnitId id, SpaceId from, SpaceId to, std::size_t step) {
    const Hexes& map = state.setup->map;
    const std::vector<SpaceId>& way = state.plots.of(id).way;
    if (!state.setup->options.facing || !from.valid())
        return 0;
    Facing facing = state.at(id).facing;
    if (step > 0) {
        const SpaceId before = step > 1 ? way[step - 2] : state.at(id).began;
        if (!before.valid())
            return 0; // it has just entered
        facing = facingTowards(map, before, from);
    }
    return !facing.valid() || isFront(facing, directionTo(map, from, to)) ? 0 : 1;
}

bool endsInStream(const State& state, UnitId id) {
    const std::vector<SpaceId>& way = state.plots.of(id).way;
    return state.setup->of(id).chariot && !way.empty() && state.setup->map.groundOf(way.back()).stream;
}

SpaceId endOfWay(const State& state, UnitId unit) {
    return state.plots.of(unit).leaves ? SpaceId{} : lastHex(state, unit);
}

int costOfWay(const State& state, UnitId id, std::size_t hexes) {
    const std::vector<SpaceId>& way = state.plots.of(id).way;
    SpaceId from = onMap(state, id) ? state.at(id).hex : SpaceId{};
    int cost = 0;
    for (std::size_t i = 0; i < hexes; ++i) {
        cost += (costOfStep(state, from, way[i]).value_or(0) + turnOnWay(state, id, from, way[i], i)) * halvesPerPoint;
        from = way[i];
    }
    return cost;
}

} // namespace orontes::chariot
