// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/checks/common_checks.h"
#include "rules/core/checks/finding.h"

namespace orontes::core {
namespace {

TextArg nameOf(const Region& region) {
    return region.name.empty() ? region.id.value : region.name;
}

} // namespace

void checkRegions(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    const std::vector<Region>& regions = *scenario.board->regions;
    for (std::size_t i = 0; i < regions.size(); ++i) {
        const Region& region = regions[i];
        const std::string pointer = boardPointer(scenario, pointerTo("regions", i));
        if (region.spaces.empty()) {
            Diagnostic finding =
                makeFinding("scenario.region.empty", Severity::Warning, pointer, {{"region", nameOf(region)}});
            addFix(finding, "fix.remove-region", {RemoveRegion{region.id}}, {{"region", nameOf(region)}});
            findings.push_back(std::move(finding));
        }
        const std::vector<SpaceLabel> stray = strayLabels(*scenario.board, region.spaces);
        if (stray.empty())
            continue;
        Diagnostic finding = makeFinding("scenario.region.unknown-space", Severity::Warning, pointer,
                                         {{"region", nameOf(region)},
                                          {"spaces", listed(stray)},
                                          {"number", static_cast<std::int64_t>(stray.size())}});
        addFix(finding, "fix.leave-out-spaces", {PutRegion{{region.id, region.name, without(region.spaces, stray)}}},
               {{"spaces", listed(stray)}});
        findings.push_back(std::move(finding));
    }
}

} // namespace orontes::core
