// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/board.h"
#include "rules/core/scenario/condition.h"

#include <vector>

namespace orontes::core {

/// The spaces with these labels, in their order; labels that lead nowhere are left out.
std::vector<SpaceId> spacesOf(const Board& board, const std::vector<SpaceLabel>& labels);
/// The spaces that count: the listed ones, or else those of the region and the terrain. Nothing where neither is named.
std::vector<SpaceId> groundOf(const Controls& controls, const Board& board);
/// Whether it asks for any spaces of a region or a terrain rather than for listed ones.
bool asksForGroup(const Controls& controls);

} // namespace orontes::core
