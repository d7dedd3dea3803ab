// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/board_shape.h"

#include <QString>

#include <optional>

namespace orontes::editor {

struct MapPicture;
struct PlacedCounter;

enum class Heading {
    Left,
    Right,
    Up,
    Down,
};

/// The space an arrow key leads to: along the row or column of a grid, to the neighbour that lies most in that
/// direction on an area map. Nothing at the edge.
std::optional<core::SpaceId> spaceBeside(const core::Board& board, const BoardShape& shape, core::SpaceId from,
                                         Heading heading);

/// A space in words: its label and name, its terrain, what lies along its edges, and what stands in it.
QString spokenSpace(const MapPicture& picture, core::SpaceId space);
/// The name of a counter, and what there is to know of its place.
QString spokenCounter(const PlacedCounter& counter);

} // namespace orontes::editor
