// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/scenario/area_edits.h"

#include "rules/core/board/outline.h"
#include "rules/core/board/plane.h"
#include "rules/core/scenario/area_steps.h"

#include <algorithm>

namespace orontes::core {
namespace {

SpaceId lastOf(const Board& board) {
    return SpaceId{spaceCount(board) - 1};
}

/// Corners of all areas but one.
std::vector<Point> cornersOf(const Board& board, std::optional<SpaceId> except = {}) {
    std::vector<Point> corners;
    for (const SpaceId area : outlinedAreas(board, except)) {
        const Polygon& outline = areaOf(board, area).outline;
        corners.insert(corners.end(), outline.begin(), outline.end());
    }
    return corners;
}

void linkToNeighbours(AreaSteps& steps, SpaceId area) {
    LinkAreas links;
    for (const SpaceId other : outlinedAreas(steps.board(), area))
        if (shareBorder(steps.board(), area, other))
            links.links.push_back({other, area});
    if (!links.links.empty())
        steps.add(std::move(links));
}

/// Lays along the link of two areas what a mask says.
void layAlong(AreaSteps& steps, SpaceId a, SpaceId b, FeatureMask mask) {
    for (std::size_t i = 0; i < steps.board().features.size(); ++i)
        if (const auto edge = edgeBetween(steps.board(), a, b); edge && ((mask >> i) & 1) != 0)
            steps.add(PaintEdges{{*edge}, steps.board().features[i], PaintEdges::Change::Add});
}

/// Links of a cut area go to the half whose border they cross, or to both.
void shareLinks(AreaSteps& steps, const Board& before, SpaceId kept, SpaceId fresh) {
    LinkAreas added{{{kept, fresh}}, LinkAreas::Change::Add};
    LinkAreas removed{{}, LinkAreas::Change::Remove};
    std::vector<std::pair<SpaceId, FeatureMask>> along;
    for (const Neighbour& beside : neighbours(before, kept)) {
        if (shareBorder(steps.board(), fresh, beside.space)) {
            added.links.push_back({fresh, beside.space});
            along.emplace_back(beside.space, featuresOf(before, beside.edge));
        }
        if (shareBorder(before, kept, beside.space) && !shareBorder(steps.board(), kept, beside.space))
            removed.links.push_back({kept, beside.space});
    }
    steps.add(std::move(added));
    if (!removed.links.empty())
        steps.add(std::move(removed));
    for (const auto& [other, mask] : along)
        layAlong(steps, fresh, other, mask);
}

/// What the second has written on it, where the first has nothing.
void joinNotes(AreaSteps& steps, SpaceId into, SpaceId from) {
    SpaceNote note = noteOf(steps.board(), into);
    const SpaceNote& other = noteOf(steps.board(), from);
    if (note.name.empty())
        note.name = other.name;
    if (note.letter.empty())
        note.letter = other.letter;
    note.attributes.insert(other.attributes.begin(), other.attributes.end());
    if (note != noteOf(steps.board(), into))
        steps.add(SetSpaceNote{into, std::move(note)});
}

void mergeInto(AreaSteps& steps, SpaceId into, SpaceId from) {
    const double slack = borderSlack(steps.board());
    std::optional<Polygon> outline =
        merged(areaOf(steps.board(), into).outline, areaOf(steps.board(), from).outline, slack);
    if (!outline) {
        steps.refuse(editError("area.encloses", {{"area", labelOf(steps.board(), into).value},
                                                 {"other", labelOf(steps.board(), from).value}}));
        return;
    }
    OutlineChanges changes(steps.board());
    changes.set(into, *std::move(outline));
    steps.add(changes.take());
    joinNotes(steps, into, from);
    steps.add(RemoveArea{from, into});
}

SpaceId spaceOf(const Board& board, const SpaceLabel& label) {
    return findSpace(board, label).value_or(SpaceId{});
}

} // namespace

Result<Edit> drawArea(const Board& board, const SpaceLabel& label, const Polygon& outline,
                      const TerrainToken& terrain) {
    const Polygon fitted = withCorners(outline, cornersOf(board), fittingSlack(board));
    OutlineChanges others(board);
    others.fit(fitted);
    AreaSteps steps(board);
    steps.add(AddAreas{{{label, fitted, visualCentre(fitted)}}, terrain});
    if (ChangeAreas changes = others.take(); !changes.areas.empty())
        steps.add(std::move(changes));
    if (!steps.isRefused())
        linkToNeighbours(steps, lastOf(steps.board()));
    return steps.take();
}

Result<Edit> drawPoint(const Board& board, const SpaceLabel& label, Point centre, const TerrainToken& terrain) {
    AreaSteps steps(board);
    steps.add(AddAreas{{{label, {}, centre}}, terrain});
    return steps.take();
}

Result<Edit> splitArea(const Board& board, SpaceId area, const std::vector<Point>& line, const SpaceLabel& label) {
    const Area& old = areaOf(board, area);
    std::optional<Halves> halves = cutAlong(old.outline, line);
    if (!halves)
        return refuse(editError("area.not-cut", {{"area", old.label.value}}, old.label));
    if (!isInside(halves->first, old.centre))
        std::swap(halves->first, halves->second);
    OutlineChanges changes(board);
    changes.set(area, halves->first);
    changes.fit({halves->from.point, halves->to.point}, area);
    AreaSteps steps(board);
    steps.add(changes.take());
    steps.add(AddAreas{{{label, halves->second, visualCentre(halves->second)}}, terrainOf(board, area)});
    if (!steps.isRefused())
        shareLinks(steps, board, area, lastOf(steps.board()));
    return steps.take();
}

Result<Edit> mergeAreas(const Board& board, const std::vector<SpaceId>& areas) {
    if (areas.size() < 2)
        return refuse(editError("area.alone"));
    AreaSteps steps(board);
    const SpaceLabel into = labelOf(board, areas.front());
    std::vector<SpaceLabel> left;
    for (std::size_t i = 1; i < areas.size(); ++i)
        left.push_back(labelOf(board, areas[i]));
    while (!left.empty() && !steps.isRefused()) {
        const auto next = std::find_if(left.begin(), left.end(), [&](const SpaceLabel& other) {
            return shareBorder(steps.board(), spaceOf(steps.board(), into), spaceOf(steps.board(), other));
        });
        if (next == left.end())
            return refuse(editError("area.no-border", {{"area", into.value}, {"other", left.front().value}}));
        mergeInto(steps, spaceOf(steps.board(), into), spaceOf(steps.board(), *next));
        left.erase(next);
    }
    return steps.take();
}

Result<Edit> removeAreas(const Board& board, const std::vector<SpaceId>& areas) {
    std::vector<SpaceId> descending = areas; // so that those that follow keep their ids
    std::sort(descending.rbegin(), descending.rend());
    descending.erase(std::unique(descending.begin(), descending.end()), descending.end());
    AreaSteps steps(board);
    for (const SpaceId area : descending)
        steps.add(RemoveArea{area});
    return steps.take();
}

Result<Edit> linkAreas(const Board& board, SpaceId a, SpaceId b, const std::optional<FeatureToken>& feature) {
    AreaSteps steps(board);
    steps.add(LinkAreas{{{a, b}}});
    if (feature && !steps.isRefused())
        if (const std::optional<EdgeId> edge = edgeBetween(steps.board(), a, b))
            steps.add(PaintEdges{{*edge}, *feature, PaintEdges::Change::Add});
    return steps.take();
}

std::optional<SpaceId> areaCutBy(const Board& board, const std::vector<Point>& line) {
    for (const SpaceId area : outlinedAreas(board))
        if (cutAlong(areaOf(board, area).outline, line))
            return area;
    return std::nullopt;
}

} // namespace orontes::core
