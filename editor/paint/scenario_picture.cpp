// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/scenario_picture.h"

#include "editor/paint/thumbnail.h"
#include "rules/core/describe/ruleset_info.h"

#include <set>

namespace orontes::editor {

namespace {

/// The spaces a counter may begin in, in the order of its list.
std::vector<core::SpaceLabel> choicesOf(const core::SetUp& setUp, const core::Board& board) {
    if (const auto* at = std::get_if<core::AtSpace>(&setUp.place))
        return {at->space};
    if (const auto* within = std::get_if<core::WithinSpaces>(&setUp.place))
        return within->spaces;
    const auto* in = std::get_if<core::WithinRegion>(&setUp.place);
    const core::Region* region = in ? core::findRegion(board, in->region) : nullptr;
    return region ? region->spaces : std::vector<core::SpaceLabel>{};
}

} // namespace

MapStyle styleOf(const core::RulesetInfo& info, const core::Scenario& scenario, Theme theme) {
    MapStyle style;
    style.theme = theme;
    style.legend = legendOf(info);
    style.tints = ownerTints(info, scenario);
    style.checkered = std::holds_alternative<core::SquareGrid>(scenario.board->geometry);
    return style;
}

std::vector<PlacedCounter> placedAtStart(const core::RulesetInfo& info, const core::Scenario& scenario) {
    std::vector<PlacedCounter> placed;
    std::set<core::SpaceId> taken;
    for (const core::Counter& counter : *scenario.counters) {
        if (counter.setUp.turn > scenario.firstTurn)
            continue;
        const bool fixed = std::holds_alternative<core::AtSpace>(counter.setUp.place);
        for (const core::SpaceLabel& label : choicesOf(counter.setUp, *scenario.board)) {
            const std::optional<core::SpaceId> space = core::findSpace(*scenario.board, label);
            if (!space || (!fixed && taken.contains(*space)))
                continue;
            taken.insert(*space);
            placed.push_back({counter.id, *space, core::faceOf(info, scenario, counter, core::FaceSide::Front),
                              fixed ? Stands::There : Stands::Perhaps});
            break;
        }
    }
    return placed;
}

} // namespace orontes::editor
