// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/board.h"

#include <optional>
#include <span>
#include <vector>

namespace orontes::editor {

/// The spaces of a brush, ascending: 1, 7, 19, 37 hexes, 1, 9, 25, 49 squares, an area and those within `radius` links.
std::vector<core::SpaceId> brushSpaces(const core::Board& board, core::SpaceId middle, int radius);
/// The brush along the straight way between two spaces, each space once, ascending.
std::vector<core::SpaceId> brushedWay(const core::Board& board, core::SpaceId from, core::SpaceId to, int radius);
/// Cells of the rectangle that two cells span; on an area map the areas whose centres lie between the two points.
std::vector<core::SpaceId> spannedSpaces(const core::Board& board, core::SpaceId from, core::SpaceId to);
/// Spaces of one terrain connected to `start`, ascending; nothing when there are more than `most`.
std::optional<std::vector<core::SpaceId>> samePatch(const core::Board& board, core::SpaceId start, int most);
/// Those that do not have this terrain yet.
std::vector<core::SpaceId> otherThan(const core::Board& board, std::span<const core::SpaceId> spaces,
                                     const core::TerrainToken& terrain);

} // namespace orontes::editor
