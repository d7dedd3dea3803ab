// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/checks/common_checks.h"
#include "rules/core/checks/finding.h"

#include <algorithm>

namespace orontes::core {
namespace {

using Clauses = std::vector<VictoryClause>;

Edit withoutClause(Clauses clauses, std::size_t index) {
    clauses.erase(clauses.begin() + static_cast<std::ptrdiff_t>(index));
    return {SetVictory{std::move(clauses)}};
}

Edit withClause(Clauses clauses, std::size_t index, VictoryClause clause) {
    clauses[index] = std::move(clause);
    return {SetVictory{std::move(clauses)}};
}

void checkWinner(const Scenario& scenario, std::size_t index, Findings& findings) {
    const VictoryClause& clause = (*scenario.victory)[index];
    if (findSeat(scenario, clause.winner) != nullptr)
        return;
    Diagnostic finding = makeFinding("scenario.victory.unknown-winner", Severity::Error,
                                     pointerTo("victory", index, "/winner"), {{"seat", clause.winner.value}});
    for (const Seat& seat : *scenario.seats) {
        VictoryClause given = clause;
        given.winner = seat.token;
        addFix(finding, "fix.give-victory", withClause(*scenario.victory, index, std::move(given)),
               {{"seat", nameOf(seat)}});
    }
    addFix(finding, "fix.remove-clause", withoutClause(*scenario.victory, index));
    findings.push_back(std::move(finding));
}

void checkLevel(const RulesetInfo& info, const Scenario& scenario, std::size_t index, Findings& findings) {
    const VictoryClause& clause = (*scenario.victory)[index];
    const std::vector<std::string>& levels = info.victoryLevels;
    if (clause.level.empty() || std::find(levels.begin(), levels.end(), clause.level) != levels.end())
        return;
    Diagnostic finding = makeFinding("scenario.victory.unknown-level", Severity::Error,
                                     pointerTo("victory", index, "/level"), {{"level", clause.level}});
    VictoryClause plain = clause;
    plain.level.clear();
    addFix(finding, "fix.no-level", withClause(*scenario.victory, index, std::move(plain)));
    findings.push_back(std::move(finding));
}

/// Clauses of different winners that ask the same always hold together: a draw.
void checkTwins(const Scenario& scenario, std::size_t index, Findings& findings) {
    const Clauses& clauses = *scenario.victory;
    const bool hasTwin = std::any_of(
        clauses.begin(), clauses.begin() + static_cast<std::ptrdiff_t>(index), [&](const VictoryClause& other) {
            return other.winner != clauses[index].winner && other.condition == clauses[index].condition;
        });
    if (!hasTwin)
        return;
    Diagnostic finding = makeFinding("scenario.victory.both", Severity::Warning, pointerTo("victory", index));
    addFix(finding, "fix.remove-clause", withoutClause(clauses, index));
    findings.push_back(std::move(finding));
}

} // namespace

/// Where a ruleset answers no condition, the game is decided otherwise: by points, say.
void checkClauses(const RulesetInfo& info, const Scenario& scenario, Findings& findings) {
    if (scenario.victory->empty() && !info.conditions.empty())
        findings.push_back(makeFinding("scenario.victory.none", Severity::Error, "/victory"));
    for (std::size_t i = 0; i < scenario.victory->size(); ++i) {
        checkWinner(scenario, i, findings);
        checkLevel(info, scenario, i, findings);
        checkTwins(scenario, i, findings);
    }
}

} // namespace orontes::core
