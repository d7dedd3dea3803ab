// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/tiled_plane.h"

#include <cmath>

namespace orontes::model {
namespace {

using Orientation = core::HexGrid::Orientation;

const double rowStep = std::sqrt(3.0) / 2; ///< of a hex board's plane, from one row of pointed hexes to the next

core::Point scaleOf(const core::Geometry& geometry, const TileMeasures& tile) {
    const auto* hexes = std::get_if<core::HexGrid>(&geometry);
    if (hexes == nullptr)
        return {double(tile.width), double(tile.height)};
    if (hexes->orientation == Orientation::FlatTop)
        return {(tile.width + tile.side) / 2.0 / rowStep, double(tile.height)};
    return {double(tile.width), (tile.height + tile.side) / 2.0 / rowStep};
}

/// The middle of the first cell in pixels: half a cell further where the first column or row is the shifted one.
core::Point firstMiddle(const core::Geometry& geometry, const TileMeasures& tile) {
    core::Point middle{tile.width / 2.0, tile.height / 2.0};
    const auto* hexes = std::get_if<core::HexGrid>(&geometry);
    if (hexes == nullptr || hexes->oddShifted)
        return middle;
    (hexes->orientation == Orientation::FlatTop ? middle.y : middle.x) *= 2;
    return middle;
}

} // namespace

TileMeasures measuresFor(const core::Geometry& geometry) {
    const auto* hexes = std::get_if<core::HexGrid>(&geometry);
    if (hexes == nullptr)
        return {48, 48, 0};
    return hexes->orientation == Orientation::FlatTop ? TileMeasures{64, 56, 32} : TileMeasures{56, 64, 32};
}

TiledPlane planeOf(const core::Board& board, const TileMeasures& measures) {
    TiledPlane plane{scaleOf(board.geometry, measures), {}};
    const core::Point middle = firstMiddle(board.geometry, measures);
    const core::Point first = core::centreOf(board, core::SpaceId{0});
    plane.origin = {middle.x - first.x * plane.scale.x, middle.y - first.y * plane.scale.y};
    return plane;
}

} // namespace orontes::model
