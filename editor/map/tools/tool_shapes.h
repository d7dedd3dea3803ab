// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/board.h"

#include <vector>

namespace orontes::editor {

// The spaces a gesture means, in ascending id order. A brush of radius r paints 1, 7, 19 … hexes or 1, 9, 25 … squares.

std::vector<core::SpaceId> brushSpaces(const core::Board& board, core::SpaceId centre, int radius);
/// All spaces of the same terrain that hang together with `start`.
std::vector<core::SpaceId> fillSpaces(const core::Board& board, core::SpaceId start);
std::vector<core::SpaceId> lineSpaces(const core::Board& board, core::SpaceId from, core::SpaceId to, int radius);
/// The cells between two corners; on an area map the line between them.
std::vector<core::SpaceId> rectangleSpaces(const core::Board& board, core::SpaceId corner, core::SpaceId opposite);

} // namespace orontes::editor
