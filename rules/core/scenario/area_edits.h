// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/result.h"
#include "rules/core/scenario/edit.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace orontes::core {

// What designers do to the areas of a map, each as one edit; refused with the error that applying it would give, or one
// that says why it cannot be done. All ask for an area map and for ids that are on it.

/// Which areas follow a change of a corner.
enum class Sharing {
    All, ///< those that share it, so that borders stay shared
    One, ///< only the area at hand
};

/// A new area with its centre where the eye looks for it. Corners that lie on sides of other areas become corners of
/// those too, and theirs corners of it; it is linked to those it shares a border with.
Result<Edit> drawArea(const Board& board, const SpaceLabel& label, const Polygon& outline,
                      const TerrainToken& terrain = {});
/// A new place on a map of points, linked to nothing.
Result<Edit> drawPoint(const Board& board, const SpaceLabel& label, Point centre, const TerrainToken& terrain = {});

Result<Edit> moveCorner(const Board& board, SpaceId area, std::size_t corner, Point to, Sharing sharing);
/// A corner more on the side that begins at corner `side`, in all areas that have this side.
Result<Edit> insertCorner(const Board& board, SpaceId area, std::size_t side, Point at, Sharing sharing);
/// Refused where areas meet in the corner that would come apart without it, unless only the one area loses it.
Result<Edit> removeCorner(const Board& board, SpaceId area, std::size_t corner, Sharing sharing);
Result<Edit> moveArea(const Board& board, SpaceId area, Point by, Sharing sharing);
Result<Edit> moveCentre(const Board& board, SpaceId area, Point to);
/// A new label, everywhere in the scenario.
Result<Edit> renameArea(const Board& board, SpaceId area, const SpaceLabel& label);

/// Cuts an area along a line from border to border. The half with the old centre keeps the label, the other is new, of
/// the same ground; links go to the half whose border they cross, with what lies along them.
Result<Edit> splitArea(const Board& board, SpaceId area, const std::vector<Point>& line, const SpaceLabel& label);
/// Makes one area of several that hang together by their borders; the first gives it the label.
Result<Edit> mergeAreas(const Board& board, const std::vector<SpaceId>& areas);
Result<Edit> removeAreas(const Board& board, const std::vector<SpaceId>& areas);

/// Links two areas, with a feature along the link if one is given.
Result<Edit> linkAreas(const Board& board, SpaceId a, SpaceId b, const std::optional<FeatureToken>& feature);

/// The areas that have a corner at exactly this point, and which of their corners it is.
struct SharedCorner {
    SpaceId area;
    std::size_t corner = 0;

    friend bool operator==(const SharedCorner&, const SharedCorner&) = default;
};
std::vector<SharedCorner> cornersAt(const Board& board, Point point);
/// The area that a line cuts in two.
std::optional<SpaceId> areaCutBy(const Board& board, const std::vector<Point>& line);

} // namespace orontes::core
