// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/reach.h"

#include "rules/chariot/facing.h"
#include "rules/chariot/movement.h"

#include <queue>

#include <functional>
#include <optional>

namespace orontes::chariot {
namespace {

/// Looks for the cheapest ways, nearest hexes first. Where facing counts, a hex is reached from each side apart, as
/// a unit faces where it goes and pays a point to go to its flank or rear (16.0, 16.11).
class Search {
public:
    Search(const State& state, UnitId unit, int allowance)
        : m_state(state),
          m_unit(unit),
          m_most(allowance / halvesPerPoint),
          m_facings(state.setup->options.facing ? hexsides : 1) {
        const std::size_t hexes = state.setup->map.hexes.size();
        m_spent.assign(hexes * static_cast<std::size_t>(m_facings), std::int16_t{-1});
        m_reach.points.assign(hexes, std::int16_t{-1});
        m_reach.ends.assign(hexes, false);
    }

    void begin(bool oneHex) {
        const Unit& unit = m_state.at(m_unit);
        if (unit.presence != Presence::OnMap) {
            for (const SpaceId hex : m_state.setup->of(m_unit).starts)
                for (int facing = 0; facing < m_facings; ++facing) // it is chosen on entering
                    arrive(hex, facing, entryCost(*m_state.setup, hex), false);
            return;
        }
        m_reach.points[at(unit.hex)] = 0;
        leave({0, unit.hex, facingOf(m_state, m_unit).value}, oneHex);
    }

    Reach search() {
        while (!m_open.empty()) {
            const Node node = m_open.top();
            m_open.pop();
            if (node.points == m_spent[at(node.hex, node.facing)])
                leave(node, false);
        }
        return std::move(m_reach);
    }

private:
    struct Node {
        int points = 0;
        SpaceId hex;
        int facing = -1; ///< -1: still to be chosen
        friend auto operator<=>(const Node&, const Node&) = default;
    };

    static std::size_t at(SpaceId hex) { return static_cast<std::size_t>(hex.value); }
    std::size_t at(SpaceId hex, int facing) const {
        return at(hex) * static_cast<std::size_t>(m_facings) + static_cast<std::size_t>(facing);
    }

    bool turnsFor(int facing, int side) const {
        return m_facings > 1 && facing >= 0 && !isFront(Facing{static_cast<std::int8_t>(facing)}, side);
    }

    void leave(const Node& from, bool oneHex) {
        const Hex& hex = m_state.setup->map.of(from.hex);
        for (int side = 0; side < hexsides; ++side) {
            const SpaceId to = hex.next[static_cast<std::size_t>(side)];
            std::optional<int> cost = to.valid() ? entryCost(*m_state.setup, from.hex, to) : std::nullopt;
            if (cost)
                *cost += from.points + (turnsFor(from.facing, side) ? 1 : 0);
            arrive(to, m_facings > 1 ? side : 0, cost, oneHex);
        }
    }

    void arrive(SpaceId to, int facing, std::optional<int> points, bool oneHex) {
        if (!points || heldBy(m_state, to, enemyOf(m_state.setup->of(m_unit).side)) ||
            barringFriend(m_state, to, m_unit).valid())
            return;
        const bool byRight = *points > m_most;
        std::int16_t& known = m_spent[at(to, facing)];
        if ((byRight && !oneHex) || (known >= 0 && known <= *points))
            return;
        known = static_cast<std::int16_t>(*points);
        std::int16_t& least = m_reach.points[at(to)];
        const bool ends = byRight || endsMove(m_state, m_unit, to);
        if (least < 0 || *points < least) {
            least = known;
            m_reach.ends[at(to)] = ends;
        }
        if (!ends)
            m_open.push({*points, to, facing});
    }

    const State& m_state;
    UnitId m_unit;
    int m_most;
    int m_facings;                     ///< 1 where facing does not count
    std::vector<std::int16_t> m_spent; ///< by hex and facing; -1: not reached
    Reach m_reach;
    std::priority_queue<Node, std::vector<Node>, std::greater<>> m_open;
};

} // namespace

bool endsMove(const State& state, UnitId unit, SpaceId hex) {
    const Setup& setup = *state.setup;
    return inFireZone(state, hex, setup.of(unit).side) || mires(setup, unit, hex);
}

Reach reachOf(const State& state, UnitId unit, int allowance, bool oneHex) {
    Search search(state, unit, allowance);
    search.begin(oneHex);
    return search.search();
}

} // namespace orontes::chariot
