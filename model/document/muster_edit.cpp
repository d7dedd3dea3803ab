// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/muster_edit.h"

#include "rules/core/scenario/field_army.h"

#include <algorithm>

namespace orontes::model {
namespace {

std::uint64_t streamOf(const core::Scenario& scenario, const core::SideToken& side) {
    const auto found = std::find_if(scenario.sides->begin(), scenario.sides->end(),
                                    [&](const core::Side& one) { return one.token == side; });
    return static_cast<std::uint64_t>(found - scenario.sides->begin());
}

std::vector<core::Enlisted> unitsOf(const core::Force& force) {
    std::vector<core::Enlisted> units;
    for (const auto& [type, count] : force)
        units.insert(units.end(), static_cast<std::size_t>(count), core::Enlisted{type});
    return units;
}

} // namespace

MusteredSides musterSides(const core::RulesetInfo& info, const core::Scenario& scenario,
                          const std::vector<SideMuster>& sides, std::uint64_t seed) {
    MusteredSides mustered;
    core::Batch batch;
    core::Scenario so = scenario; // new counters of the second side are numbered after those of the first
    for (const SideMuster& side : sides) {
        core::Dice dice(core::Dice::streamSeed(seed, streamOf(scenario, side.side)));
        mustered.armies.push_back(core::muster(info, scenario, side.wish, dice));
        core::Edit edit = core::fieldArmy(info, so, side.side, unitsOf(mustered.armies.back().force)).edit;
        if (core::Result<core::Edited> edited = core::applyEdit(so, edit)) {
            so = std::move(edited->scenario);
            batch.edits.push_back(std::move(edit));
        }
    }
    mustered.edit.change = std::move(batch);
    return mustered;
}

} // namespace orontes::model
