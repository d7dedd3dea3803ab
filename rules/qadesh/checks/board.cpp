// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/checks/findings.h"

#include <array>

namespace orontes::qadesh {
namespace {

constexpr int sideLimit = 32;

/// Armies move and fight over the sides of squares (R-QAD-003).
void checkSquares(const core::RulesetInfo&, const core::Scenario& scenario, core::Findings& findings) {
    const auto* grid = std::get_if<core::SquareGrid>(&scenario.board->geometry);
    if (grid && !grid->diagonals)
        return;
    core::Diagnostic made = finding("qadesh.board.squares", core::Severity::Error, "R-QAD-003");
    made.where.pointer = "/board/geometry";
    findings.push_back(std::move(made));
}

void checkSize(const core::RulesetInfo&, const core::Scenario& scenario, core::Findings& findings) {
    const auto* grid = std::get_if<core::SquareGrid>(&scenario.board->geometry);
    if (!grid || (grid->width <= sideLimit && grid->height <= sideLimit))
        return;
    core::Diagnostic made = finding("qadesh.board.size", core::Severity::Error, "R-QAD-001");
    made.where.pointer = "/board/geometry";
    made.args["most"] = std::int64_t{sideLimit};
    findings.push_back(std::move(made));
}

/// A river that lies on no border between two spaces has no effect.
void checkRivers(const core::RulesetInfo&, const core::Scenario& scenario, core::Findings& findings) {
    const core::Board& board = *scenario.board;
    const core::FeatureToken river{"river"};
    std::vector<core::EdgeId> stray;
    for (std::int32_t edge = 0; edge < core::edgeBound(board); ++edge)
        if (core::hasFeature(board, core::EdgeId{edge}, river) && !core::sidesOf(board, core::EdgeId{edge}))
            stray.push_back(core::EdgeId{edge});
    if (stray.empty())
        return;
    core::Diagnostic made = finding("qadesh.board.stray-river", core::Severity::Warning, "R-QAD-008");
    made.where.pointer = "/board/edges/river";
    made.args["n"] = static_cast<std::int64_t>(stray.size());
    addFix(made, "qadesh.fix.remove-river", {{core::PaintEdges{stray, river, core::PaintEdges::Change::Remove}}});
    findings.push_back(std::move(made));
}

} // namespace

std::span<const core::Check> boardChecks() {
    static const std::array<core::Check, 3> all{core::Check{"qadesh.board.squares", core::readsBoard, checkSquares},
                                                core::Check{"qadesh.board.size", core::readsBoard, checkSize},
                                                core::Check{"qadesh.board.stray-river", core::readsBoard, checkRivers}};
    return all;
}

} // namespace orontes::qadesh
