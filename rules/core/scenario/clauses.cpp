// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/scenario/victory.h"

#include <algorithm>

namespace orontes::core {
namespace {

void collectHeldFor(Condition& condition, std::vector<HeldFor*>& found) {
    if (auto* held = std::get_if<HeldFor>(&condition.node))
        found.push_back(held);
    if (Conditions* branches = branchesOf(condition))
        for (Condition& branch : *branches)
            collectHeldFor(branch, found);
}

} // namespace

std::vector<CompiledClause> compiledClauses(const Scenario& scenario, const RulesetInfo& info) {
    std::vector<CompiledClause> clauses;
    std::size_t held = 0;
    for (const VictoryClause& written : *scenario.victory) {
        clauses.push_back({.winner = seatIdOf(scenario, written.winner),
                           .level = written.level,
                           .atEndOnly = written.atEndOnly,
                           .firstHeld = held,
                           .condition = CompiledCondition::of(written.condition, scenario),
                           .sentence = sentenceOf(written, scenario, info)});
        held += static_cast<std::size_t>(clauses.back().condition.heldNodeCount());
    }
    return clauses;
}

void countHeldTurns(const CompiledClause& clause, const VictoryFacts& facts, std::span<std::uint8_t> held) {
    for (int node = 0; node < clause.condition.heldNodeCount(); ++node) {
        std::uint8_t& turns = held[clause.firstHeld + static_cast<std::size_t>(node)];
        const bool holds = clause.condition.heldBranchHolds(node, facts);
        turns = holds ? static_cast<std::uint8_t>(std::min(turns + 1, 255)) : std::uint8_t{0};
    }
}

std::vector<HeldFor*> heldForNodes(std::vector<VictoryClause>& clauses) {
    std::vector<HeldFor*> found;
    for (VictoryClause& clause : clauses)
        collectHeldFor(clause.condition, found);
    return found;
}

void recallHeldTurns(const Scenario& scenario, std::span<std::uint8_t> held) {
    std::vector<VictoryClause> clauses = *scenario.victory;
    const std::vector<HeldFor*> nodes = heldForNodes(clauses);
    for (std::size_t i = 0; i < std::min(nodes.size(), held.size()); ++i)
        held[i] = static_cast<std::uint8_t>(std::clamp(nodes[i]->held, 0, 255));
}

} // namespace orontes::core
