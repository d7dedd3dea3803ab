// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/board.h"

namespace orontes::model {

/// Tiles of a Tiled map, in pixels. `side` is the length of the level (flat hexes) or upright (pointed hexes) hexside.
struct TileMeasures {
    int width = 0;
    int height = 0;
    int side = 0;

    friend bool operator==(const TileMeasures&, const TileMeasures&) = default;
};

/// What Orontes writes: flat hexes 64 x 56, pointed hexes 56 x 64, both with sides of 32; squares 48 x 48.
TileMeasures measuresFor(const core::Geometry& geometry);

/// The pixels of a Tiled map and the plane of its board: pixel = origin + plane * scale.
struct TiledPlane {
    core::Point scale{1, 1};
    core::Point origin;

    core::Point toPixels(core::Point plane) const {
        return {origin.x + plane.x * scale.x, origin.y + plane.y * scale.y};
    }
    core::Point toPlane(core::Point pixels) const {
        return {(pixels.x - origin.x) / scale.x, (pixels.y - origin.y) / scale.y};
    }
};

/// Of a grid. Centres agree exactly; corners too where hexes are twice as long as their sides.
TiledPlane planeOf(const core::Board& board, const TileMeasures& measures);

} // namespace orontes::model
