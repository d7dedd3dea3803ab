// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/board/zones.h"

#include <algorithm>
#include <map>

namespace orontes::core {

std::optional<SpaceId> spaceCalled(const Board& board, const std::string& called) {
    if (const std::optional<SpaceId> space = findSpace(board, SpaceLabel{called}))
        return space;
    const auto written = [&](std::string SpaceNote::* words) -> std::optional<SpaceId> {
        for (const auto& [space, note] : *board.notes)
            if (!called.empty() && note.*words == called)
                return space;
        return std::nullopt;
    };
    if (const std::optional<SpaceId> space = written(&SpaceNote::letter))
        return space;
    return written(&SpaceNote::name);
}

std::vector<SpaceId> alongEdge(const Board& board, BoardEdge edge, const std::function<bool(SpaceId)>& counts) {
    if (std::holds_alternative<Cow<AreaMap>>(board.geometry))
        return {};
    const bool acrossRows = edge == BoardEdge::East || edge == BoardEdge::West; // one space of each row
    const bool last = edge == BoardEdge::East || edge == BoardEdge::South;
    std::map<int, std::pair<int, SpaceId>> outermost;
    for (int i = 0; i < spaceCount(board); ++i) {
        const SpaceId space{i};
        if (!counts(space))
            continue;
        const Cell cell = cellOf(board, space);
        const int line = acrossRows ? cell.row : cell.column;
        const int depth = (acrossRows ? cell.column : cell.row) * (last ? -1 : 1);
        const auto [found, isNew] = outermost.try_emplace(line, depth, space);
        if (!isNew && depth < found->second.first)
            found->second = {depth, space};
    }
    std::vector<SpaceId> spaces;
    for (const auto& [line, place] : outermost)
        spaces.push_back(place.second);
    std::sort(spaces.begin(), spaces.end());
    return spaces;
}

} // namespace orontes::core
