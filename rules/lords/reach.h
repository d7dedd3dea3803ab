// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/chapter.h"

#include <array>

namespace orontes::lords {

/// Where a piece of the mover could go in this phase from an area, with so much left.
class Reach {
public:
    /// In movement the way does not lead through enemies; in redeployment it keeps to what was passed or is held.
    Reach(const State& state, PieceId piece, SpaceId from, int left, bool redeploying);

    AreaSet areas() const { return m_areas; } ///< the first one included
    int cost(SpaceId area) const { return m_cost[static_cast<std::size_t>(area.value)]; }
    /// The first area on the way there.
    SpaceId firstStep(SpaceId area) const;

private:
    std::array<std::int8_t, areaLimit> m_cost{};
    std::array<SpaceId, areaLimit> m_before{};
    AreaSet m_areas;
    SpaceId m_from;
};

} // namespace orontes::lords
