// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/layout/card.h"

namespace orontes::editor {

/// Rows of boxes below each other; those with captions hold markers of a size (0: none).
double tracksHeight(const std::vector<BoxTrack>& tracks, double markerSide);
/// Of the widest row with captions.
double markerRowsWidth(const std::vector<BoxTrack>& tracks, double markerSide);
/// Rows with captions are made as tall as the room allows and markers need.
void addTracks(Pieces& pieces, const std::vector<BoxTrack>& tracks, const MmRect& room, double markerSide);

} // namespace orontes::editor
