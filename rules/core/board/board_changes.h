// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/board.h"

namespace orontes::core {

/// What differs between two boards.
struct BoardChanges {
    bool shape = false; ///< they cannot be compared space by space; the lists are empty then
    bool regions = false;
    bool outlines = false;       ///< areas have another outline, centre or label
    std::vector<SpaceId> spaces; ///< terrain, note, outline, centre or label; ascending, unique
    std::vector<EdgeId> edges;   ///< features; ascending, unique
};

/// Parts that both boards share cost nothing.
BoardChanges changesBetween(const Board& before, const Board& after);

} // namespace orontes::core
