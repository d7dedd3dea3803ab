// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/reach.h"

#include "rules/lords/redeployment.h"
#include "rules/lords/travel.h"

namespace orontes::lords {
namespace {

bool leadsOn(const State& state, SpaceId area, bool redeploying, bool leaving) {
    return redeploying ? isPassable(state, area, leaving) : enemiesIn(state, area, mover(state)) == 0;
}

} // namespace

Reach::Reach(const State& state, PieceId piece, SpaceId from, int left, bool redeploying) : m_from(from) {
    const bool leaving = redeploying && (state.march.leaves || state.now.mustLeave.has(from));
    m_areas.add(from);
    for (int spent = 0; spent <= left; ++spent) // all costs are at least one
        for (const SpaceId area : m_areas) {
            if (cost(area) != spent || (area != from && !leadsOn(state, area, redeploying, leaving)))
                continue;
            for (const SpaceId next : state.setup->of(area).land) {
                const int price = spent + costOf(state, piece, next);
                if (price > left || (m_areas.has(next) && cost(next) <= price) || isClosed(state, mover(state), next))
                    continue;
                if (redeploying && !isPassable(state, next, leaving))
                    continue;
                m_areas.add(next);
                m_cost[static_cast<std::size_t>(next.value)] = static_cast<std::int8_t>(price);
                m_before[static_cast<std::size_t>(next.value)] = area;
            }
        }
}

SpaceId Reach::firstStep(SpaceId area) const {
    while (area != m_from && m_before[static_cast<std::size_t>(area.value)] != m_from)
        area = m_before[static_cast<std::size_t>(area.value)];
    return area;
}

} // namespace orontes::lords
