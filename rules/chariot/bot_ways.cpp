// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/bot_ways.h"

#include "rules/chariot/movement.h"
#include "rules/chariot/reach.h"

#include <algorithm>
#include <vector>

namespace orontes::chariot {
namespace {

struct Place {
    SpaceId hex;
    SpaceId first; ///< the hex next to where the way begins
    int points = 0;
};

/// All that can be reached, the cheapest first.
class Walk {
public:
    Walk(const State& state, UnitId unit, const Departure& from)
        : m_state(state),
          m_unit(unit),
          m_from(from),
          m_most(from.points),
          m_spent(state.setup->map.hexes.size(), std::int8_t{127}) {
        m_open.resize(static_cast<std::size_t>(std::max(m_most, 1) + 1));
    }

    template <class Visit>
    void over(Visit visit) {
        const SpaceId from = m_from.hex;
        m_spent[static_cast<std::size_t>(from.value)] = 0;
        visit(Place{from, {}, 0}, m_most);
        leave({from, {}, 0}, m_from.fresh);
        for (std::size_t points = 1; points < m_open.size(); ++points)
            for (std::size_t i = 0; i < m_open[points].size(); ++i) {
                const Place place = m_open[points][i];
                if (m_spent[static_cast<std::size_t>(place.hex.value)] < place.points)
                    continue;
                const bool ends = endsMove(m_state, m_unit, place.hex);
                visit(place, ends ? 0 : m_most - place.points);
                if (!ends)
                    leave(place, false);
            }
    }

private:
    void leave(const Place& from, bool byRight) {
        for (const SpaceId next : m_state.setup->map.of(from.hex).next) {
            const bool known = next.valid() && m_spent[static_cast<std::size_t>(next.value)] <= from.points + 1;
            if (!next.valid() || known || heldBy(m_state, next, enemyOf(m_state.setup->of(m_unit).side)) ||
                barringFriend(m_state, next, m_unit).valid())
                continue;
            const std::optional<int> cost = entryCost(*m_state.setup, from.hex, next);
            if (!cost)
                continue;
            const bool dear = from.points + *cost > m_most;
            if (dear && !byRight)
                continue;
            const int points = dear ? std::max(m_most, 1) : from.points + *cost;
            std::int8_t& spent = m_spent[static_cast<std::size_t>(next.value)];
            if (points >= spent)
                continue;
            spent = static_cast<std::int8_t>(points);
            m_open[static_cast<std::size_t>(points)].push_back({next, from.first.valid() ? from.first : next, points});
        }
    }

    const State& m_state;
    UnitId m_unit;
    Departure m_from;
    int m_most;
    std::vector<std::int8_t> m_spent;       ///< by hex
    std::vector<std::vector<Place>> m_open; ///< by points
};

} // namespace

SpaceId firstStep(const State& state, UnitId unit, const StopCost& costOf) {
    const Unit& who = state.at(unit);
    const bool fresh = state.phase == Phase::Movement && !state.march.begun && who.used == 0;
    return firstStep(state, unit, {who.hex, who.allowance / halvesPerPoint, fresh}, costOf);
}

SpaceId firstStep(const State& state, UnitId unit, const Departure& from, const StopCost& costOf) {
    SpaceId best;
    int least = 999999;
    Walk(state, unit, from).over([&](const Place& place, int left) {
        if (const int cost = costOf(place.hex, left); cost < least) {
            least = cost;
            best = place.first;
        }
    });
    return best;
}

} // namespace orontes::chariot
