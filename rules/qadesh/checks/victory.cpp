// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/checks/findings.h"
#include "rules/qadesh/state.h"

#include <algorithm>
#include <array>

namespace orontes::qadesh {
namespace {

/// Calls visit(node, pointer) for every node of a tree.
template <class Visit>
void visitNodes(const core::Condition& condition, const std::string& pointer, Visit visit) {
    visit(condition, pointer);
    const core::Conditions* branches = core::branchesOf(condition);
    for (std::size_t i = 0; branches && i < branches->size(); ++i)
        visitNodes((*branches)[i], pointer + "/of/" + std::to_string(i), visit);
}

template <class Visit>
void visitNodes(const core::Scenario& scenario, Visit visit) {
    for (std::size_t i = 0; i < scenario.victory->size(); ++i)
        visitNodes((*scenario.victory)[i].condition, "/victory/" + std::to_string(i) + "/condition", visit);
}

void checkEachSeat(const core::RulesetInfo&, const core::Scenario& scenario, core::Findings& findings) {
    for (const core::Seat& seat : *scenario.seats) {
        const auto& clauses = *scenario.victory;
        if (std::any_of(clauses.begin(), clauses.end(),
                        [&](const core::VictoryClause& clause) { return clause.winner == seat.token; }))
            continue;
        core::Diagnostic made = finding("qadesh.victory.no-clause", core::Severity::Warning, "R-QAD-043");
        made.where.pointer = "/victory";
        made.args["side"] = seat.name;
        findings.push_back(std::move(made));
    }
}

/// Spaces to be occupied that can never be, and such that are no camps.
void checkSpaces(const core::RulesetInfo& info, const core::Scenario& scenario, core::Findings& findings) {
    const core::Board& board = *scenario.board;
    visitNodes(scenario, [&](const core::Condition& condition, const std::string& pointer) {
        const auto* occupies = std::get_if<core::Occupies>(&condition.node);
        for (std::size_t i = 0; occupies && i < occupies->spaces.size(); ++i) {
            const std::optional<core::SpaceId> space = core::findSpace(board, occupies->spaces[i]);
            if (!space)
                continue;
            const bool lake = isLake(info, board, *space);
            if (!lake && core::terrainOf(board, *space) == core::TerrainToken{"camp"})
                continue;
            core::Diagnostic made = lake ? finding("qadesh.victory.space.lake", core::Severity::Warning, "R-QAD-010")
                                         : finding("qadesh.victory.space.no-camp", core::Severity::Note, "R-QAD-044");
            made = core::atSpace(std::move(made), scenario, *space);
            made.where.pointer = pointer;
            findings.push_back(std::move(made));
        }
    });
}

/// A side whose enemies are fewer than must be removed can never win by that.
void checkRemovals(const core::RulesetInfo&, const core::Scenario& scenario, core::Findings& findings) {
    visitNodes(scenario, [&](const core::Condition& condition, const std::string& pointer) {
        const auto* removed = std::get_if<core::Eliminated>(&condition.node);
        if (!removed)
            return;
        const auto& counters = *scenario.counters;
        const auto armies = std::count_if(counters.begin(), counters.end(), [&](const core::Counter& counter) {
            const auto& listed = removed->counters;
            return counter.side == removed->side &&
                   (listed.empty() || std::find(listed.begin(), listed.end(), counter.id) != listed.end());
        });
        if (removed->count <= armies)
            return;
        core::Diagnostic made = finding("qadesh.victory.too-many", core::Severity::Warning, "R-QAD-044");
        made.where.pointer = pointer;
        made.args["n"] = std::int64_t{removed->count};
        made.args["armies"] = std::int64_t{armies};
        findings.push_back(std::move(made));
    });
}

void checkHeld(const core::RulesetInfo&, const core::Scenario& scenario, core::Findings& findings) {
    std::size_t held = 0;
    visitNodes(scenario, [&](const core::Condition& condition, const std::string&) {
        held += std::holds_alternative<core::HeldFor>(condition.node) ? 1U : 0U;
    });
    if (held <= heldLimit)
        return;
    core::Diagnostic made = finding("qadesh.victory.held", core::Severity::Error, "R-QAD-219");
    made.where.pointer = "/victory";
    made.args["n"] = static_cast<std::int64_t>(held);
    made.args["most"] = static_cast<std::int64_t>(heldLimit);
    findings.push_back(std::move(made));
}

} // namespace

std::span<const core::Check> victoryChecks() {
    constexpr std::uint32_t board = core::readsVictory | core::readsBoard;
    static const std::array<core::Check, 4> all{
        core::Check{"qadesh.victory.no-clause", core::readsVictory | core::readsSides, checkEachSeat},
        core::Check{"qadesh.victory.space", board, checkSpaces},
        core::Check{"qadesh.victory.too-many", core::readsVictory | core::readsCounters, checkRemovals},
        core::Check{"qadesh.victory.held", core::readsVictory, checkHeld}};
    return all;
}

} // namespace orontes::qadesh
