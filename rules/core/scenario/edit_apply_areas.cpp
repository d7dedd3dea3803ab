// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/board/area_changes.h"
#include "rules/core/board/outline.h"
#include "rules/core/scenario/edit_apply.h"
#include "rules/core/scenario/limits.h"
#include "rules/core/scenario/renaming.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace orontes::core {
namespace {

Diagnostic areaError(const char* what, const SpaceLabel& area) {
    return editError(what, {{"area", area.value}}, area);
}

Refusal refuseGrid(const Board& board) {
    return isAreaMap(board) ? Refusal() : editError("area.grid");
}

Refusal refuseStranger(const Board& board, SpaceId space) {
    if (space.valid() && space.value < spaceCount(board))
        return std::nullopt;
    return editError("space.unknown", {{"space", std::int64_t{space.value}}});
}

bool isSomewhere(Point point) {
    return std::isfinite(point.x) && std::isfinite(point.y);
}

/// Why this is no area: its label, a place that is none, an outline that encloses nothing or crosses itself.
Refusal refuseShape(const Area& area) {
    if (area.label.empty())
        return editError("area.unnamed");
    if (!isSomewhere(area.centre) || !std::all_of(area.outline.begin(), area.outline.end(), isSomewhere))
        return areaError("area.nowhere", area.label);
    if (area.outline.empty())
        return std::nullopt; // a point that links join
    if (area.outline.size() < 3)
        return areaError("area.corners", area.label);
    if (crossesItself(area.outline))
        return areaError("area.crosses", area.label);
    return signedSurface(area.outline) == 0 ? Refusal(areaError("area.flat", area.label)) : Refusal();
}

Refusal refuseRepeated(const Board& board) {
    std::set<SpaceLabel> labels;
    for (const Area& area : areasOf(board).areas)
        if (!labels.insert(area.label).second)
            return areaError("area.taken", area.label);
    return std::nullopt;
}

void leaveRegions(Board& board, const SpaceLabel& label) {
    const auto isNamed = [&label](const Region& region) {
        return std::find(region.spaces.begin(), region.spaces.end(), label) != region.spaces.end();
    };
    if (std::any_of(board.regions->begin(), board.regions->end(), isNamed))
        for (Region& region : board.regions.edit())
            std::erase(region.spaces, label);
}

} // namespace

Refusal apply(Scenario& scenario, const AddAreas& edit) {
    if (Refusal refusal = refuseGrid(*scenario.board))
        return refusal;
    if (edit.areas.size() + areasOf(*scenario.board).areas.size() > areaLimit)
        return editError("area.full", {{"most", static_cast<std::int64_t>(areaLimit)}});
    for (const Area& area : edit.areas)
        if (Refusal refusal = refuseShape(area))
            return refusal;
    if (edit.areas.empty())
        return std::nullopt;
    Board& board = scenario.board.edit();
    const Result<TerrainCode> code = edit.terrain.empty() ? TerrainCode{0} : codeOf(board, edit.terrain);
    if (!code)
        return code.error();
    addAreas(board, edit.areas, *code);
    return refuseRepeated(*scenario.board);
}

Refusal apply(Scenario& scenario, const ChangeAreas& edit) {
    if (Refusal refusal = refuseGrid(*scenario.board))
        return refusal;
    RenamedSpaces renamed;
    for (const auto& [space, area] : edit.areas) {
        if (Refusal refusal = refuseStranger(*scenario.board, space))
            return refusal;
        if (Refusal refusal = refuseShape(area))
            return refusal;
        const Area& old = areasOf(*scenario.board).areas[static_cast<std::size_t>(space.value)];
        if (old.label != area.label)
            renamed.emplace_back(old.label, area.label);
        if (old != area)
            changeArea(scenario.board.edit(), space, area);
    }
    if (renamed.empty())
        return std::nullopt;
    renameIn(scenario.board.edit(), renamed);
    renameIn(scenario, renamed);
    return refuseRepeated(*scenario.board);
}

Refusal apply(Scenario& scenario, const RemoveArea& edit) {
    if (Refusal refusal = refuseGrid(*scenario.board))
        return refusal;
    if (Refusal refusal = refuseStranger(*scenario.board, edit.area))
        return refusal;
    if (edit.heir.valid())
        if (Refusal refusal = refuseStranger(*scenario.board, edit.heir))
            return refusal;
    if (edit.heir == edit.area)
        return areaError("area.own-heir", labelOf(*scenario.board, edit.area));
    const SpaceLabel label = labelOf(*scenario.board, edit.area);
    Board& board = scenario.board.edit();
    if (edit.heir.valid()) {
        const RenamedSpaces renamed{{label, labelOf(board, edit.heir)}};
        renameIn(board, renamed);
        renameIn(scenario, renamed);
    } else
        leaveRegions(board, label);
    removeArea(board, edit.area, edit.heir);
    return std::nullopt;
}

Refusal apply(Scenario& scenario, const LinkAreas& edit) {
    if (Refusal refusal = refuseGrid(*scenario.board))
        return refusal;
    for (const AreaLink& link : edit.links) {
        for (const SpaceId end : {link.first, link.second})
            if (Refusal refusal = refuseStranger(*scenario.board, end))
                return refusal;
        if (link.first == link.second)
            return areaError("area.link-to-itself", labelOf(*scenario.board, link.first));
    }
    const bool adds = edit.change == LinkAreas::Change::Add;
    const auto isDone = [&](const AreaLink& link) {
        return edgeBetween(*scenario.board, link.first, link.second).has_value() == adds;
    };
    if (std::all_of(edit.links.begin(), edit.links.end(), isDone))
        return std::nullopt;
    adds ? addLinks(scenario.board.edit(), edit.links) : removeLinks(scenario.board.edit(), edit.links);
    return std::nullopt;
}

} // namespace orontes::core
