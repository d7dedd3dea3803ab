// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/facing.h"
#include "rules/chariot/losses.h"
#include "rules/chariot/movement.h"
#include "rules/chariot/panic.h"

#include <algorithm>

namespace orontes::chariot {
namespace {

/// A hex that a fleeing unit can reach, each step of the way farther from the nearest enemy than the one before.
struct Stop {
    SpaceId hex;
    int left = 0; ///< half movement points
    Facing facing;
    int before = -1;
};

/// The flight of one unit.
class Flight {
public:
    Flight(const State& state, UnitId unit) : m_state(state), m_unit(unit) {
        m_stops.push_back({state.at(unit).hex, state.at(unit).allowance, state.at(unit).facing, -1});
        for (std::size_t i = 0; i < m_stops.size() && m_exit < 0; ++i)
            goOnFrom(static_cast<int>(i));
    }

    bool leaves() const { return m_exit >= 0; }
    /// The hexes of the way, without the one where it stands.
    std::vector<SpaceId> way() const {
        std::vector<SpaceId> hexes;
        for (int i = end(); i > 0; i = m_stops[static_cast<std::size_t>(i)].before)
            hexes.insert(hexes.begin(), m_stops[static_cast<std::size_t>(i)].hex);
        return hexes;
    }

private:
    /// To the nearest enemy; nothing reaches farther where there is none.
    int fearOf(SpaceId hex) const {
        int nearest = 0;
        for (UnitId id{0}; id < m_state.setup->endOfRoster(); ++id.value)
            if (m_state.setup->of(id).side != m_state.phasing && onMap(m_state, id))
                if (const int away = distance(m_state.setup->map, hex, m_state.at(id).hex);
                    nearest == 0 || away < nearest)
                    nearest = away;
        return nearest;
    }
    /// Ruling A-112 the other way: a step that does not lead away from somebody, near or far, is none.
    bool staysNearSomebody(SpaceId from, SpaceId next) const {
        for (UnitId id{0}; m_state.setup->options.fleeFromAll && id < m_state.setup->endOfRoster(); ++id.value)
            if (m_state.setup->of(id).side != m_state.phasing && onMap(m_state, id)) {
                const SpaceId enemy = m_state.at(id).hex;
                if (distance(m_state.setup->map, next, enemy) <= distance(m_state.setup->map, from, enemy))
                    return true;
            }
        return false;
    }
    /// The steps lie in order of their fear, so that the last that offers room is the best.
    int end() const {
        if (leaves())
            return m_exit;
        int last = static_cast<int>(m_stops.size()) - 1;
        while (last > 0 && crowdingWith(m_state, m_stops[static_cast<std::size_t>(last)].hex, m_unit) != Crowding::None)
            --last;
        return last;
    }
    void goOnFrom(int at) {
        const Stop from = m_stops[static_cast<std::size_t>(at)];
        if (m_state.setup->map.of(from.hex).atEdge && from.left >= halvesPerPoint) {
            m_exit = at; // it must leave when it can (13.0)
            return;
        }
        const int fear = fearOf(from.hex);
        for (int side = 0; side < hexsides; ++side)
            goTo(at, Facing{static_cast<std::int8_t>(side)}, fear);
    }
    void goTo(int at, Facing facing, int fear) {
        const Stop from = m_stops[static_cast<std::size_t>(at)];
        const SpaceId next = m_state.setup->map.of(from.hex).next[static_cast<std::size_t>(facing.value)];
        const std::optional<int> cost = next.valid() ? entryCost(*m_state.setup, from.hex, next) : std::nullopt;
        if (!cost || heldBy(m_state, next, enemyOf(m_state.phasing)) || barringFriend(m_state, next, m_unit).valid())
            return;
        const bool turns = from.facing.valid() && !isFront(from.facing, facing.value); // 16.11
        int left = from.left - (*cost + (turns ? 1 : 0)) * halvesPerPoint;
        const bool byRight = at == 0 && m_state.at(m_unit).used == 0; // 5.15
        if ((left < 0 && !byRight) || fearOf(next) <= fear ||         // so that it never comes next to an enemy either
            staysNearSomebody(from.hex, next))
            return;
        if (mires(*m_state.setup, m_unit, next))
            left = 0; // E1.5
        note({next, std::max(0, left), from.facing.valid() ? facing : Facing{}, at});
    }
    /// Of two ways to the same hex the cheaper one; nobody has gone on from there yet.
    void note(const Stop& stop) {
        const auto known = std::find_if(m_stops.begin(), m_stops.end(), [&](const Stop& other) {
            return other.hex == stop.hex && other.facing == stop.facing;
        });
        if (known == m_stops.end())
            m_stops.push_back(stop);
        else if (known->left < stop.left)
            *known = stop;
    }

    const State& m_state;
    UnitId m_unit;
    std::vector<Stop> m_stops;
    int m_exit = -1;
};

void leave(State& state, Tale& tale, UnitId id) {
    for (UnitId other{0}; other < state.setup->endOfRoster(); ++other.value)
        if (state.at(other).aboard == id)
            eliminate(state, tale, other, "R-CHA-13.0h", "tale.flees-off");
    eliminate(state, tale, id, "R-CHA-13.0h", "tale.flees-off");
}

void run(State& state, Tale& tale, UnitId id) {
    const Flight flight(state, id);
    const std::vector<SpaceId> way = flight.way();
    if (way.empty() && !flight.leaves())
        return; // 13.0: surrounded, it stays
    tale.tell({.text = "tale.flees", .rule = "R-CHA-13.0d", .unit = id, .hex = state.at(id).hex});
    play(state, tale, Take{id});
    for (const SpaceId hex : way) {
        if (!objectionTo(state, StepTo{hex}).empty())
            play(state, tale, Turn{id, facingTowards(state.setup->map, state.at(id).hex, hex)});
        play(state, tale, StepTo{hex});
    }
    state.march = {};
    state.at(id).moved = true;
    if (flight.leaves())
        leave(state, tale, id);
}

bool anyEnemyOnMap(const State& state) {
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value)
        if (state.setup->of(id).side != state.phasing && onMap(state, id))
            return true;
    return false;
}

} // namespace

void flee(State& state, Tale& tale) {
    std::vector<UnitId> running;
    for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value) {
        const Unit& unit = state.at(id);
        if (unit.panicked && state.setup->of(id).side == state.phasing && !disrupted(state, id) &&
            !unit.aboard.valid() && !unit.mired)
            running.push_back(id);
    }
    if (running.empty() || !anyEnemyOnMap(state))
        return;
    const auto nearest = [&](UnitId id) {
        int least = 9999;
        for (UnitId other{0}; other < state.setup->endOfRoster(); ++other.value)
            if (state.setup->of(other).side != state.phasing && onMap(state, other))
                least = std::min(least, distance(state.setup->map, state.at(id).hex, state.at(other).hex));
        return least;
    };
    std::stable_sort(running.begin(), running.end(),
                     [&](UnitId a, UnitId b) { return nearest(a) > nearest(b); }); // the rear makes room
    for (const UnitId id : running)
        run(state, tale, id);
}

} // namespace orontes::chariot
