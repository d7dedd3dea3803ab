// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/grid.h"

#include <string>
#include <string_view>

namespace orontes::core {

/// How one grid's cells are labelled: its numbering, and what its size demands.
struct Labelling {
    Numbering numbering;
    int width = 0;
    int height = 0;
};

std::string labelOf(const Labelling& labelling, Cell cell);
/// The cell with this label; leading zeros may be missing.
std::optional<Cell> findCell(const Labelling& labelling, std::string_view label);

template <Grid G>
SpaceLabel labelOf(const G& grid, SpaceId space) {
    return SpaceLabel{labelOf(Labelling{grid.numbering, grid.width, grid.height}, cellOf(grid, space))};
}

template <Grid G>
std::optional<SpaceId> findSpace(const G& grid, const SpaceLabel& label) {
    const auto cell = findCell(Labelling{grid.numbering, grid.width, grid.height}, label.value);
    return cell ? std::optional(spaceOf(grid, *cell)) : std::nullopt;
}

} // namespace orontes::core
