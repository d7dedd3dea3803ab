// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/algo/muster.h"
#include "rules/core/scenario/edit.h"

#include <vector>

namespace orontes::model {

struct SideMuster {
    core::SideToken side;
    core::MusterWish wish;
};

struct MusteredSides {
    std::vector<core::Mustered> armies; ///< parallel to what was asked for
    core::Edit edit;                    ///< gives the sides their armies
};

/// Draws armies for sides of the scenario, each by its own stream of the seed: one side's wish does not change
/// another's dice. Precondition: the sides are of the scenario, each named once.
MusteredSides musterSides(const core::RulesetInfo& info, const core::Scenario& scenario,
                          const std::vector<SideMuster>& sides, std::uint64_t seed);

} // namespace orontes::model
