// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/tools/brush.h"

#include <algorithm>

namespace orontes::editor {
namespace {

/// Cells from corner to corner, as far as they are on the board.
std::vector<core::SpaceId> block(const core::Board& board, core::Cell first, core::Cell last) {
    std::vector<core::SpaceId> spaces;
    const int lastRow = std::min(last.row, board.terrain.height() - 1);
    const int lastColumn = std::min(last.column, board.terrain.width() - 1);
    for (int row = std::max(first.row, 0); row <= lastRow; ++row)
        for (int column = std::max(first.column, 0); column <= lastColumn; ++column)
            spaces.push_back(*core::spaceAt(board, column, row));
    return spaces;
}

void sortUnique(std::vector<core::SpaceId>& spaces) {
    std::sort(spaces.begin(), spaces.end());
    spaces.erase(std::unique(spaces.begin(), spaces.end()), spaces.end());
}

bool isBetween(double value, double one, double other) {
    return value >= std::min(one, other) && value <= std::max(one, other);
}

} // namespace

std::vector<core::SpaceId> brushSpaces(const core::Board& board, core::SpaceId middle, int radius) {
    if (!std::holds_alternative<core::SquareGrid>(board.geometry))
        return core::disk(board, middle, radius);
    const core::Cell cell = core::cellOf(board, middle);
    return block(board, {cell.column - radius, cell.row - radius}, {cell.column + radius, cell.row + radius});
}

std::vector<core::SpaceId> brushedWay(const core::Board& board, core::SpaceId from, core::SpaceId to, int radius) {
    std::vector<core::SpaceId> spaces;
    for (const core::SpaceId space : core::line(board, from, to)) {
        const std::vector<core::SpaceId> around = brushSpaces(board, space, radius);
        spaces.insert(spaces.end(), around.begin(), around.end());
    }
    sortUnique(spaces);
    return spaces;
}

std::vector<core::SpaceId> spannedSpaces(const core::Board& board, core::SpaceId from, core::SpaceId to) {
    if (!std::holds_alternative<core::Cow<core::AreaMap>>(board.geometry)) {
        const core::Cell a = core::cellOf(board, from);
        const core::Cell b = core::cellOf(board, to);
        return block(board, {std::min(a.column, b.column), std::min(a.row, b.row)},
                     {std::max(a.column, b.column), std::max(a.row, b.row)});
    }
    const core::Point a = core::centreOf(board, from);
    const core::Point b = core::centreOf(board, to);
    std::vector<core::SpaceId> spaces;
    for (core::SpaceId space{0}; space.value < core::spaceCount(board); ++space.value)
        if (const core::Point c = core::centreOf(board, space); isBetween(c.x, a.x, b.x) && isBetween(c.y, a.y, b.y))
            spaces.push_back(space);
    return spaces;
}

std::optional<std::vector<core::SpaceId>> samePatch(const core::Board& board, core::SpaceId start, int most) {
    const auto terrainAt = [&board](core::SpaceId space) {
        const core::Cell cell = core::cellOf(board, space);
        return board.terrain.at(cell.column, cell.row);
    };
    const core::TerrainCode terrain = terrainAt(start);
    std::vector<bool> seen(static_cast<std::size_t>(core::spaceCount(board)));
    std::vector<core::SpaceId> found{start};
    seen[static_cast<std::size_t>(start.value)] = true;
    for (std::size_t next = 0; next < found.size(); ++next)
        for (int direction = 0; direction < core::directionCount(board); ++direction) {
            const std::optional<core::Neighbour> beside = core::neighbour(board, found[next], direction);
            if (!beside || seen[static_cast<std::size_t>(beside->space.value)] || terrainAt(beside->space) != terrain)
                continue;
            seen[static_cast<std::size_t>(beside->space.value)] = true;
            found.push_back(beside->space);
            if (found.size() > static_cast<std::size_t>(most))
                return std::nullopt;
        }
    std::sort(found.begin(), found.end());
    return found;
}

std::vector<core::SpaceId> otherThan(const core::Board& board, std::span<const core::SpaceId> spaces,
                                     const core::TerrainToken& terrain) {
    std::vector<core::SpaceId> other;
    for (const core::SpaceId space : spaces)
        if (core::terrainOf(board, space) != terrain)
            other.push_back(space);
    return other;
}

} // namespace orontes::editor
