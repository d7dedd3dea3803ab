// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/checks/findings.h"

#include <array>
#include <optional>

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

/// A river that lies on no border between two spaces has no effect. As no gesture reaches it, the board is replaced by
/// one without.
void checkRivers(const core::RulesetInfo&, const core::Scenario& scenario, core::Findings& findings) {
    const core::Board& board = *scenario.board;
    const std::optional<int> river = core::featureIndex(board, core::FeatureToken{"river"});
    core::Board clean = board;
    std::int64_t stray = 0;
    for (const core::EdgeId edge : core::featuredEdges(board)) {
        const int features = core::featuresOf(board, edge);
        if (!river || ((features >> *river) & 1) == 0 || core::sidesOf(board, edge))
            continue;
        core::setFeatures(clean, edge, static_cast<core::FeatureMask>(features & ~(1 << *river)));
        ++stray;
    }
    if (stray == 0)
        return;
    core::Diagnostic made = finding("qadesh.board.stray-river", core::Severity::Warning, "R-QAD-008");
    made.where.pointer = "/board/edges/river";
    made.args["n"] = stray;
    core::addFixes(made, "qadesh.fix.remove-river", {{core::ReplaceBoard{std::move(clean), {}}}});
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
