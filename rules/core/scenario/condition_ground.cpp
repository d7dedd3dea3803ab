// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/scenario/condition_ground.h"

namespace orontes::core {
namespace {

std::vector<SpaceId> allSpaces(const Board& board) {
    std::vector<SpaceId> spaces;
    spaces.reserve(static_cast<std::size_t>(spaceCount(board)));
    for (SpaceId space{0}; space.value < spaceCount(board); ++space.value)
        spaces.push_back(space);
    return spaces;
}

} // namespace

std::vector<SpaceId> spacesOf(const Board& board, const std::vector<SpaceLabel>& labels) {
    std::vector<SpaceId> spaces;
    for (const SpaceLabel& label : labels)
        if (const std::optional<SpaceId> space = findSpace(board, label))
            spaces.push_back(*space);
    return spaces;
}

bool asksForGroup(const Controls& controls) {
    return controls.spaces.empty() && !(controls.region.empty() && controls.terrain.empty());
}

std::vector<SpaceId> groundOf(const Controls& controls, const Board& board) {
    if (!asksForGroup(controls))
        return spacesOf(board, controls.spaces);
    std::vector<SpaceId> spaces;
    if (controls.region.empty())
        spaces = allSpaces(board);
    else if (const Region* region = findRegion(board, controls.region))
        spaces = spacesOf(board, region->spaces);
    if (!controls.terrain.empty())
        std::erase_if(spaces, [&](SpaceId space) { return terrainOf(board, space) != controls.terrain; });
    return spaces;
}

} // namespace orontes::core
