// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/board.h"

#include <variant>

namespace orontes::core {

inline const SquareGrid& bare(const SquareGrid& grid) {
    return grid;
}
inline const HexGrid& bare(const HexGrid& grid) {
    return grid;
}
inline const AreaMap& bare(const Cow<AreaMap>& map) {
    return *map;
}

/// Asks `ask` about the SquareGrid, HexGrid or AreaMap that a board is.
template <class Ask>
decltype(auto) onGeometry(const Board& board, Ask ask) {
    return std::visit([&ask](const auto& geometry) -> decltype(auto) { return ask(bare(geometry)); }, board.geometry);
}

} // namespace orontes::core
