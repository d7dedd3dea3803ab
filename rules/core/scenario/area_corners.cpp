// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/board/outline.h"
#include "rules/core/board/plane.h"
#include "rules/core/scenario/area_edits.h"
#include "rules/core/scenario/area_steps.h"

#include <algorithm>

namespace orontes::core {
namespace {

Result<Edit> oneChange(const Board& board, ChangeAreas change) {
    AreaSteps steps(board);
    steps.add(std::move(change));
    return steps.take();
}

std::vector<SharedCorner> sharers(const Board& board, SpaceId area, std::size_t corner, Sharing sharing) {
    if (sharing == Sharing::One)
        return {{area, corner}};
    return cornersAt(board, areaOf(board, area).outline[corner]);
}

Point before(const Polygon& outline, std::size_t corner) {
    return outline[(corner + outline.size() - 1) % outline.size()];
}

Point behind(const Polygon& outline, std::size_t corner) {
    return outline[(corner + 1) % outline.size()];
}

/// Whether all of them go on to the same two corners on either side, so that they stay together without this one.
bool hangTogether(const Board& board, const std::vector<SharedCorner>& corners) {
    const auto sides = [&board](const SharedCorner& one) {
        const Polygon& outline = areaOf(board, one.area).outline;
        const Point a = before(outline, one.corner);
        const Point b = behind(outline, one.corner);
        return std::pair(a.x, a.y) < std::pair(b.x, b.y) ? Segment{a, b} : Segment{b, a};
    };
    return std::all_of(corners.begin(), corners.end(),
                       [&](const SharedCorner& one) { return sides(one) == sides(corners.front()); });
}

} // namespace

std::vector<SharedCorner> cornersAt(const Board& board, Point point) {
    std::vector<SharedCorner> found;
    for (const SpaceId area : outlinedAreas(board)) {
        const Polygon& outline = areaOf(board, area).outline;
        for (std::size_t i = 0; i < outline.size(); ++i)
            if (outline[i] == point)
                found.push_back({area, i});
    }
    return found;
}

Result<Edit> moveCorner(const Board& board, SpaceId area, std::size_t corner, Point to, Sharing sharing) {
    OutlineChanges changes(board);
    for (const SharedCorner& one : sharers(board, area, corner, sharing)) {
        Polygon outline = changes.outline(one.area);
        outline[one.corner] = to;
        changes.set(one.area, std::move(outline));
    }
    if (sharing == Sharing::All)
        changes.fit({to}, area);
    return oneChange(board, changes.take());
}

Result<Edit> insertCorner(const Board& board, SpaceId area, std::size_t side, Point at, Sharing sharing) {
    OutlineChanges changes(board);
    const Segment wanted = sideAt(areaOf(board, area).outline, side);
    for (const SpaceId other : sharing == Sharing::All ? outlinedAreas(board) : std::vector{area}) {
        Polygon outline = areaOf(board, other).outline;
        for (std::size_t i = 0; i < outline.size(); ++i) {
            const Segment there = sideAt(outline, i);
            if (there != wanted && there != Segment{wanted.to, wanted.from})
                continue;
            outline.insert(outline.begin() + static_cast<std::ptrdiff_t>(i) + 1, at);
            changes.set(other, std::move(outline));
            break;
        }
    }
    return oneChange(board, changes.take());
}

Result<Edit> removeCorner(const Board& board, SpaceId area, std::size_t corner, Sharing sharing) {
    const std::vector<SharedCorner> corners = sharers(board, area, corner, sharing);
    if (!hangTogether(board, corners))
        return refuse(editError("area.corner-holds", {{"count", static_cast<std::int64_t>(corners.size())}},
                                labelOf(board, area)));
    OutlineChanges changes(board);
    for (const SharedCorner& one : corners) {
        Polygon outline = changes.outline(one.area);
        outline.erase(outline.begin() + static_cast<std::ptrdiff_t>(one.corner));
        if (outline.empty())
            return refuse(editError("area.corners", {{"area", labelOf(board, one.area).value}}));
        changes.set(one.area, std::move(outline));
    }
    return oneChange(board, changes.take());
}

Result<Edit> moveArea(const Board& board, SpaceId area, Point by, Sharing sharing) {
    OutlineChanges changes(board);
    const Area& moved = areaOf(board, area);
    for (std::size_t i = 0; i < moved.outline.size(); ++i)
        for (const SharedCorner& one : sharers(board, area, i, sharing)) {
            Polygon outline = changes.outline(one.area);
            outline[one.corner] = moved.outline[i] + by;
            changes.set(one.area, std::move(outline));
        }
    ChangeAreas edit = changes.take();
    std::erase_if(edit.areas, [area](const auto& change) { return change.first == area; });
    Area whole = moved;
    whole.centre = whole.centre + by;
    for (Point& corner : whole.outline)
        corner = corner + by;
    edit.areas.insert(edit.areas.begin(), {area, std::move(whole)});
    return oneChange(board, std::move(edit));
}

Result<Edit> moveCentre(const Board& board, SpaceId area, Point to) {
    Area moved = areaOf(board, area);
    moved.centre = to;
    if (!moved.outline.empty() && !isInside(moved.outline, to))
        return refuse(editError("area.centre-outside", {{"area", moved.label.value}}, moved.label));
    return oneChange(board, {{{area, std::move(moved)}}});
}

Result<Edit> renameArea(const Board& board, SpaceId area, const SpaceLabel& label) {
    Area renamed = areaOf(board, area);
    renamed.label = label;
    return oneChange(board, {{{area, std::move(renamed)}}});
}

} // namespace orontes::core
