// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/checks/common_checks.h"
#include "rules/core/checks/finding.h"

namespace orontes::core {
namespace {

/// Spaces of this terrain, in ascending order.
std::vector<SpaceId> spacesOf(const Board& board, std::size_t code) {
    std::vector<SpaceId> spaces;
    for (int row = 0; row < board.terrain.height(); ++row)
        for (int column = 0; column < board.terrain.width(); ++column)
            if (board.terrain.at(column, row) == code)
                spaces.push_back(SpaceId{row * board.terrain.width() + column});
    return spaces;
}

std::vector<EdgeId> edgesOf(const Board& board, std::size_t feature) {
    std::vector<EdgeId> edges;
    for (const EdgeId edge : featuredEdges(board))
        if (((featuresOf(board, edge) >> feature) & 1) != 0 && sidesOf(board, edge))
            edges.push_back(edge);
    return edges;
}

/// Ground that the ruleset does not know: one finding per terrain, at its first space. One that is only listed does no
/// harm.
void checkTerrain(const RulesetInfo& info, const Scenario& scenario, std::size_t code, Findings& findings) {
    const Board& board = *scenario.board;
    const TerrainToken& terrain = board.terrains[code];
    if (findTerrain(info, terrain) != nullptr)
        return;
    std::vector<SpaceId> spaces = spacesOf(board, code);
    if (spaces.empty())
        return;
    Diagnostic finding =
        makeFinding("scenario.board.unknown-terrain", Severity::Error, boardPointer(scenario, "/terrain"),
                    {{"terrain", terrain.value}, {"number", static_cast<std::int64_t>(spaces.size())}});
    finding.where.table = labelOf(board, spaces.front());
    if (!info.terrains.empty())
        addFix(finding, "fix.paint-terrain", {PaintTerrain{std::move(spaces), info.terrains.front().token}},
               {{"terrain", info.terrains.front().label}});
    findings.push_back(std::move(finding));
}

/// What lies along edges and the ruleset does not know: one finding per feature, at its first edge.
void checkFeature(const RulesetInfo& info, const Scenario& scenario, std::size_t index, Findings& findings) {
    const Board& board = *scenario.board;
    const FeatureToken& feature = board.features[index];
    if (findFeature(info, feature) != nullptr)
        return;
    std::vector<EdgeId> edges = edgesOf(board, index);
    if (edges.empty())
        return;
    Diagnostic finding = makeFinding("scenario.board.unknown-feature", Severity::Error,
                                     below(boardPointer(scenario, "/edges"), feature.value),
                                     {{"feature", feature.value}, {"number", static_cast<std::int64_t>(edges.size())}});
    const EdgeSides sides = sidesOf(board, edges.front()).value_or(EdgeSides{});
    finding.where.table = EdgePlace{labelOf(board, sides.first), labelOf(board, sides.second)};
    addFix(finding, "fix.remove-feature", {PaintEdges{std::move(edges), feature, PaintEdges::Change::Remove}},
           {{"feature", feature.value}});
    findings.push_back(std::move(finding));
}

} // namespace

void checkBoard(const RulesetInfo& info, const Scenario& scenario, Findings& findings) {
    const Board& board = *scenario.board;
    if (spaceCount(board) == 0)
        findings.push_back(makeFinding("scenario.board.empty", Severity::Error, "/board"));
    for (std::size_t code = 0; code < board.terrains.size(); ++code)
        checkTerrain(info, scenario, code, findings);
    for (std::size_t index = 0; index < board.features.size(); ++index)
        checkFeature(info, scenario, index, findings);
}

} // namespace orontes::core
