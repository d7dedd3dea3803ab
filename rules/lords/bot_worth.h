// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/chapter.h"

#include <array>

namespace orontes::lords {

/// What things are worth to a nation, in quarters of a point.
struct Worth {
    std::array<int, areaLimit> areas{};   ///< held at its turn end
    std::array<int, nationLimit> kills{}; ///< a unit of that nation
    int of(SpaceId area) const { return areas[static_cast<std::size_t>(area.value)]; }
    int of(NationId nation) const { return kills[static_cast<std::size_t>(nation.value)]; }
};

/// By territory, its open conditions, its capital and the places where its dead return.
Worth worthTo(const State& state, NationId nation);

} // namespace orontes::lords
