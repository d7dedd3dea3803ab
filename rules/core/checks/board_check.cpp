// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/checks/common_checks.h"

#include <algorithm>

namespace orontes::core {
namespace {

/// Where a terrain code is first used; invalid when it is not.
SpaceId firstUse(const Board& board, TerrainCode code) {
    for (int row = 0; row < board.terrain.height(); ++row)
        for (int column = 0; column < board.terrain.width(); ++column)
            if (board.terrain.at(column, row) == code)
                return SpaceId{row * board.terrain.width() + column};
    return {};
}

} // namespace

void checkBoard(const RulesetInfo& info, const Scenario& scenario, Findings& findings) {
    const Board& board = *scenario.board;
    if (spaceCount(board) == 0)
        findings.push_back(commonFinding("scenario.board.empty", Severity::Error, "/board"));
    for (std::size_t code = 0; code < board.terrains.size(); ++code) {
        if (findTerrain(info, board.terrains[code]))
            continue;
        const SpaceId space = firstUse(board, static_cast<TerrainCode>(code));
        if (!space.valid())
            continue;
        Diagnostic finding = commonFinding("scenario.board.unknown-terrain", Severity::Error, "/board/terrain",
                                           {{"terrain", board.terrains[code].value}});
        finding.where.table = labelOf(board, space);
        findings.push_back(std::move(finding));
    }
    for (const FeatureToken& feature : board.features)
        if (!findFeature(info, feature))
            findings.push_back(commonFinding("scenario.board.unknown-feature", Severity::Error, "/board/edges",
                                             {{"feature", feature.value}}));
}

void checkTables(const RulesetInfo& info, const Scenario& scenario, Findings& findings) {
    for (std::size_t i = 0; i < scenario.tables->size(); ++i) {
        const TableOverride& cell = (*scenario.tables)[i];
        const auto table = std::find_if(info.tables.begin(), info.tables.end(),
                                        [&](const TableSpec& spec) { return spec.id == cell.table; });
        const auto has = [](const std::vector<TableLine>& lines, const std::string& id) {
            return std::any_of(lines.begin(), lines.end(), [&](const TableLine& line) { return line.id == id; });
        };
        if (table != info.tables.end() && table->editable && has(table->rows, cell.row) &&
            has(table->columns, cell.column))
            continue;
        Diagnostic finding =
            commonFinding("scenario.table.unknown-cell", Severity::Warning, "/tables/" + std::to_string(i),
                          {{"table", cell.table}, {"row", cell.row}, {"column", cell.column}});
        finding.fixes.push_back(
            makeFix({{"fix.drop-cell"}, {}}, {{SetTableCell{cell.table, cell.row, cell.column, std::nullopt}}}));
        findings.push_back(std::move(finding));
    }
}

} // namespace orontes::core
