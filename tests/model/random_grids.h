// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/board.h"

#include <QByteArray>

#include <cstdint>
#include <vector>

namespace orontes::tests {

struct NamedGrid {
    QByteArray name;
    core::Geometry geometry;
};

/// Squares with and without diagonals, hexes of both orientations and staggerings; in several sizes and numberings.
std::vector<NamedGrid> gridShapes();

/// A board with something in every part: terrains that lie nowhere, edges, notes with values of every kind, regions
/// with strange labels. The same for the same seed.
core::Board randomGrid(const core::Geometry& geometry, std::uint64_t seed);

} // namespace orontes::tests
