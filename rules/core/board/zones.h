// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/board.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace orontes::core {

/// Ways to name many spaces at once, as rulebooks do: "within 3 of D", "along the west edge", "from A to B".

/// The space with this label, or else the one with this letter or name written on it.
std::optional<SpaceId> spaceCalled(const Board& board, const std::string& called);

enum class BoardEdge {
    North,
    East,
    South,
    West,
};

/// The outermost spaces of each row or column of a grid for which `counts` holds, in ascending id order; none on an
/// area map.
std::vector<SpaceId> alongEdge(const Board& board, BoardEdge edge, const std::function<bool(SpaceId)>& counts);

} // namespace orontes::core
