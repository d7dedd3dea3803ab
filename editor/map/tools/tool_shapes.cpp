// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/tools/tool_shapes.h"

#include <algorithm>

namespace orontes::editor {

namespace {

using Spaces = std::vector<core::SpaceId>;

Spaces tidied(Spaces spaces) {
    std::sort(spaces.begin(), spaces.end());
    spaces.erase(std::unique(spaces.begin(), spaces.end()), spaces.end());
    return spaces;
}

} // namespace

Spaces brushSpaces(const core::Board& board, core::SpaceId centre, int radius) {
    if (!std::holds_alternative<core::SquareGrid>(board.geometry))
        return core::disk(board, centre, radius);
    const core::Cell middle = core::cellOf(board, centre);
    Spaces spaces;
    for (int row = middle.row - radius; row <= middle.row + radius; ++row)
        for (int column = middle.column - radius; column <= middle.column + radius; ++column)
            if (const std::optional<core::SpaceId> space = core::spaceAt(board, column, row))
                spaces.push_back(*space);
    return spaces;
}

Spaces fillSpaces(const core::Board& board, core::SpaceId start) {
    const core::TerrainToken& ground = core::terrainOf(board, start);
    return core::flood(board, start, [&](core::SpaceId, core::SpaceId to, core::EdgeId) {
        return core::terrainOf(board, to) == ground;
    });
}

Spaces lineSpaces(const core::Board& board, core::SpaceId from, core::SpaceId to, int radius) {
    Spaces spaces;
    for (const core::SpaceId step : core::line(board, from, to)) {
        const Spaces around = brushSpaces(board, step, radius);
        spaces.insert(spaces.end(), around.begin(), around.end());
    }
    return tidied(std::move(spaces));
}

Spaces rectangleSpaces(const core::Board& board, core::SpaceId corner, core::SpaceId opposite) {
    if (std::holds_alternative<core::Cow<core::AreaMap>>(board.geometry))
        return lineSpaces(board, corner, opposite, 0);
    const core::Cell a = core::cellOf(board, corner);
    const core::Cell b = core::cellOf(board, opposite);
    Spaces spaces;
    for (int row = std::min(a.row, b.row); row <= std::max(a.row, b.row); ++row)
        for (int column = std::min(a.column, b.column); column <= std::max(a.column, b.column); ++column)
            if (const std::optional<core::SpaceId> space = core::spaceAt(board, column, row))
                spaces.push_back(*space);
    return spaces;
}

} // namespace orontes::editor
