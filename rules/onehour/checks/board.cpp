// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/checks/findings.h"

#include <algorithm>
#include <array>

namespace orontes::onehour {
namespace {

using core::Findings;
using core::RulesetInfo;
using core::Scenario;

bool has(const core::Board& board, core::SpaceId space, const char* terrain) {
    return core::terrainOf(board, space) == core::TerrainToken{terrain};
}

void checkSquares(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    const auto* grid = std::get_if<core::SquareGrid>(&scenario.board->geometry);
    if (grid && grid->diagonals)
        return;
    core::Diagnostic made = finding("onehour.board.squares", core::Severity::Error, "R-OHW-059");
    made.where.pointer = "/board/geometry";
    if (grid) {
        core::SquareGrid joined = *grid;
        joined.diagonals = true;
        // Edges of other boards are numbered otherwise, so that roads have to be drawn anew.
        core::Board board = core::makeBoard(joined, scenario.board->terrains, scenario.board->features);
        board.name = scenario.board->name;
        board.terrain = scenario.board->terrain;
        board.notes = scenario.board->notes;
        board.regions = scenario.board->regions;
        core::addFixes(made, "onehour.fix.join-corners", {{core::ReplaceBoard{std::move(board), {}}}});
    }
    findings.push_back(std::move(made));
}

void checkSize(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    const auto* grid = std::get_if<core::SquareGrid>(&scenario.board->geometry);
    if (!grid || !grid->diagonals || isPlayable(*scenario.board))
        return;
    core::Diagnostic made = finding("onehour.board.size", core::Severity::Error, "R-OHW-012");
    made.where.pointer = "/board/geometry";
    made.args["n"] = std::int64_t{grid->width};
    made.args["m"] = std::int64_t{grid->height};
    made.args["least"] = std::int64_t{shortestBoard};
    made.args["most"] = std::int64_t{longestBoard};
    findings.push_back(std::move(made));
}

/// A bridge or ford with no water beside it.
void checkCrossings(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    const core::Board& board = *scenario.board;
    for (std::int32_t i = 0; i < core::spaceCount(board); ++i) {
        const core::SpaceId space{i};
        if (!has(board, space, "bridge") && !has(board, space, "ford"))
            continue;
        const std::vector<core::Neighbour> around = core::neighbours(board, space);
        const bool wet = std::any_of(around.begin(), around.end(), [&](const core::Neighbour& next) {
            return has(board, next.space, "river") || has(board, next.space, "lake") ||
                   has(board, next.space, "bridge") || has(board, next.space, "ford");
        });
        if (wet)
            continue;
        core::Diagnostic made = finding("onehour.board.dry-crossing", core::Severity::Warning, "R-OHW-075");
        core::addFixes(made, "onehour.fix.make-open", {{core::PaintTerrain{{space}, core::TerrainToken{"open"}}}});
        findings.push_back(core::atSpace(std::move(made), scenario, space));
    }
}

/// A road gives nothing in a wood, on a diagonal, or into what nobody enters (R-OHW-081, R-OHW-041).
void checkRoads(const RulesetInfo& info, const Scenario& scenario, Findings& findings) {
    const core::Board& board = *scenario.board;
    const core::FeatureToken road{"road"};
    for (const core::EdgeId edge : core::featuredEdges(board)) {
        const auto sides = core::sidesOf(board, edge);
        if (!sides || !core::hasFeature(board, edge, road))
            continue;
        const core::Cell a = core::cellOf(board, sides->first);
        const core::Cell b = core::cellOf(board, sides->second);
        const auto closed = [&](core::SpaceId space) {
            const core::TerrainSpec* terrain = core::findTerrain(info, core::terrainOf(board, space));
            return terrain && !terrain->enterable;
        };
        const bool diagonal = a.row != b.row && a.column != b.column;
        const bool wood = has(board, sides->first, "wood") || has(board, sides->second, "wood");
        if (!diagonal && !wood && !closed(sides->first) && !closed(sides->second))
            continue;
        core::Diagnostic made = finding(diagonal ? "onehour.board.road.diagonal"
                                        : wood   ? "onehour.board.road.wood"
                                                 : "onehour.board.road.closed",
                                        core::Severity::Warning, diagonal ? "R-OHW-041" : "R-OHW-081");
        made.where.pointer = "/board/edges/road";
        made.where.table = core::EdgePlace{core::labelOf(board, sides->first), core::labelOf(board, sides->second)};
        made.args["space"] = core::labelOf(board, sides->first).value;
        made.args["other"] = core::labelOf(board, sides->second).value;
        core::addFixes(made, "onehour.fix.remove-road",
                       {{core::PaintEdges{{edge}, road, core::PaintEdges::Change::Remove}}});
        findings.push_back(std::move(made));
    }
}

} // namespace

std::span<const core::Check> boardChecks() {
    static const std::array<core::Check, 4> all{
        core::Check{"onehour.board.squares", core::readsBoard, checkSquares},
        core::Check{"onehour.board.size", core::readsBoard, checkSize},
        core::Check{"onehour.board.dry-crossing", core::readsBoard, checkCrossings},
        core::Check{"onehour.board.road", core::readsBoard, checkRoads}};
    return all;
}

} // namespace orontes::onehour
