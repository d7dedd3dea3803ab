// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/onehour/cone.h"

namespace orontes::onehour {

// Moves that only exist under an option, square by square: they are few and rare.

/// Where foot gets that may leave its square over any side (option footAnySide).
SquareSet strolls(const Setup& setup, const Field& field, Type type, Square from);
/// Where a unit gets that follows a road round its bends, by its facing at the end (option roadBends).
std::array<SquareSet, facingCount> bentRoads(const Setup& setup, const Field& field, Type type, Square from,
                                             Facing facing);

} // namespace orontes::onehour
