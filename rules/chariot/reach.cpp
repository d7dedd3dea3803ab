// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/reach.h"

#include "rules/chariot/movement.h"

#include <queue>

#include <functional>
#include <optional>

namespace orontes::chariot {
namespace {

/// Looks for the cheapest ways, nearest hexes first.
class Search {
public:
    Search(const State& state, UnitId unit, int allowance)
        : m_state(state), m_unit(unit), m_most(allowance / halvesPerPoint) {
        m_reach.points.assign(state.setup->map.hexes.size(), std::int16_t{-1});
        m_reach.ends.assign(state.setup->map.hexes.size(), false);
    }

    void begin(bool oneHex) {
        const Unit& unit = m_state.at(m_unit);
        if (unit.presence != Presence::OnMap) {
            for (const SpaceId hex : m_state.setup->of(m_unit).starts)
                step(0, hex, entryCost(*m_state.setup, hex), false);
            return;
        }
        m_reach.points[at(unit.hex)] = 0;
        leave(unit.hex, oneHex);
    }

    Reach search() {
        while (!m_open.empty()) {
            const auto [points, hex] = m_open.top();
            m_open.pop();
            if (points == m_reach.points[at(hex)] && !m_reach.ends[at(hex)])
                leave(hex, false);
        }
        return std::move(m_reach);
    }

private:
    static std::size_t at(SpaceId hex) { return static_cast<std::size_t>(hex.value); }

    void leave(SpaceId from, bool oneHex) {
        for (const SpaceId to : m_state.setup->map.of(from).next)
            if (to.valid())
                step(m_reach.points[at(from)], to, entryCost(*m_state.setup, from, to), oneHex);
    }

    void step(int before, SpaceId to, std::optional<int> cost, bool oneHex) {
        if (!cost || heldBy(m_state, to, enemyOf(m_state.setup->of(m_unit).side)))
            return;
        const int points = before + *cost;
        const bool byRight = points > m_most;
        std::int16_t& known = m_reach.points[at(to)];
        if ((byRight && !oneHex) || (known >= 0 && known <= points))
            return;
        known = static_cast<std::int16_t>(points);
        m_reach.ends[at(to)] = byRight || endsMove(m_state, m_unit, to);
        m_open.push({points, to});
    }

    using Entry = std::pair<int, SpaceId>;

    const State& m_state;
    UnitId m_unit;
    int m_most;
    Reach m_reach;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> m_open;
};

} // namespace

bool endsMove(const State& state, UnitId unit, SpaceId hex) {
    const Setup& setup = *state.setup;
    return inFireZone(state, hex, setup.of(unit).side) || (setup.of(unit).chariot && setup.map.groundOf(hex).stream);
}

Reach reachOf(const State& state, UnitId unit, int allowance, bool oneHex) {
    Search search(state, unit, allowance);
    search.begin(oneHex);
    return search.search();
}

} // namespace orontes::chariot
