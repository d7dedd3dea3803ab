// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/start_spaces.h"

#include <algorithm>

namespace orontes::qadesh {

std::vector<core::SpaceId> startSpaces(const core::Scenario& scenario, const core::SetUp& setUp) {
    const core::Board& board = *scenario.board;
    std::vector<core::SpaceLabel> labels;
    if (const auto* at = std::get_if<core::AtSpace>(&setUp.place))
        labels = {at->space};
    else if (const auto* within = std::get_if<core::WithinSpaces>(&setUp.place))
        labels = within->spaces;
    else if (const auto* zone = std::get_if<core::WithinRegion>(&setUp.place)) {
        if (const core::Region* region = core::findRegion(board, zone->region))
            labels = region->spaces;
    }
    std::vector<core::SpaceId> spaces;
    for (const core::SpaceLabel& label : labels)
        if (const std::optional<core::SpaceId> space = core::findSpace(board, label))
            spaces.push_back(*space);
    std::sort(spaces.begin(), spaces.end());
    spaces.erase(std::unique(spaces.begin(), spaces.end()), spaces.end());
    return spaces;
}

} // namespace orontes::qadesh
