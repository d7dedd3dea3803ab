// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/map/map_picture.h"
#include "rules/core/board/board.h"

namespace orontes::tests {

enum class Shape {
    Squares,
    FlatHexes,
    PointyHexes,
    Areas,
};

/// Terrains "clear", "hills", "woods", "lake", "oddity" (which no painter knows); features "river", "road", "crest".
/// Grids have `width` x `height` spaces, an area map is that many squares of side 80, linked over their sides.
core::Board boardOf(Shape shape, int width, int height);
/// Eight by eight squares numbered 01 to 64 with a river between the fifth and the sixth row.
core::Board riverBoard();

core::SpaceId at(const core::Board& board, int column, int row);
core::TerrainCode codeOf(const core::Board& board, const char* terrain);
editor::MapPicture pictureOf(core::Board board, std::vector<editor::PlacedCounter> counters = {});
editor::PlacedCounter counterAt(int id, core::SpaceId space, const char* caption = "Spearmen");

} // namespace orontes::tests
