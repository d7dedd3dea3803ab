// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/scenario/area_steps.h"

#include "rules/core/board/outline.h"

#include <algorithm>

namespace orontes::core {
namespace {

constexpr double aHair = 1e-6; // of the size of the map

Point centreAfter(const Board& board, const Area& area, const Polygon& outline) {
    const Extent extent = extentOf(board);
    const double hair = aHair * distanceBetween(extent.topLeft, extent.bottomRight);
    const bool wasChosen = distanceBetween(area.centre, visualCentre(area.outline)) > hair;
    return wasChosen && isInside(outline, area.centre) ? area.centre : visualCentre(outline);
}

} // namespace

const Area& areaOf(const Board& board, SpaceId area) {
    return areasOf(board).areas[static_cast<std::size_t>(area.value)];
}

std::vector<SpaceId> outlinedAreas(const Board& board, std::optional<SpaceId> except) {
    std::vector<SpaceId> found;
    for (SpaceId area{0}; area.value < spaceCount(board); ++area.value)
        if (area != except && !areaOf(board, area).outline.empty())
            found.push_back(area);
    return found;
}

double fittingSlack(const Board& board) {
    return borderSlack(board) / 4;
}

const Polygon& OutlineChanges::outline(SpaceId area) const {
    const auto found = m_outlines.find(area);
    return found == m_outlines.end() ? areaOf(m_board, area).outline : found->second;
}

void OutlineChanges::set(SpaceId area, Polygon outline) {
    m_outlines.insert_or_assign(area, std::move(outline));
}

void OutlineChanges::fit(const std::vector<Point>& corners, std::optional<SpaceId> except) {
    const double slack = fittingSlack(m_board);
    for (const SpaceId other : outlinedAreas(m_board, except)) {
        const Polygon fitted = withCorners(outline(other), corners, slack);
        if (fitted != outline(other) && fitted.size() >= 3)
            set(other, fitted);
    }
}

ChangeAreas OutlineChanges::take() const {
    ChangeAreas edit;
    for (const auto& [space, outline] : m_outlines) {
        Area area = areaOf(m_board, space);
        if (area.outline == outline)
            continue;
        area.centre = centreAfter(m_board, area, outline);
        area.outline = outline;
        edit.areas.emplace_back(space, std::move(area));
    }
    return edit;
}

} // namespace orontes::core
