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

/// Where clauses score, one names a side and its points, and nobody wins by it.
void checkScore(const Scenario& scenario, std::size_t index, Findings& findings) {
    const Clauses& clauses = *scenario.victory;
    const VictoryClause& clause = clauses[index];
    const Edit removal = withoutClause(clauses, index);
    if (findSide(scenario, clause.side) == nullptr) {
        findings.push_back(makeFinding("scenario.victory.unknown-scorer", Severity::Error,
                                       pointerTo("victory", index, "/side"), {{"side", clause.side.value}}));
        addFix(findings.back(), "fix.remove-clause", removal);
    }
    if (clause.points < 1) {
        findings.push_back(makeFinding("scenario.victory.no-points", Severity::Error,
                                       pointerTo("victory", index, "/points"),
                                       {{"points", std::int64_t{clause.points}}}));
        VictoryClause worthy = clause;
        worthy.points = 1;
        addFix(findings.back(), "fix.one-point", withClause(clauses, index, std::move(worthy)));
        addFix(findings.back(), "fix.remove-clause", removal);
    }
    if (!clause.winner.empty() || !clause.level.empty() || clause.atEndOnly) {
        findings.push_back(makeFinding("scenario.victory.decides", Severity::Error, pointerTo("victory", index)));
        VictoryClause scoring = clause;
        scoring.winner = {};
        scoring.level.clear();
        scoring.atEndOnly = false;
        addFix(findings.back(), "fix.only-points", withClause(clauses, index, std::move(scoring)));
    }
}

/// Where clauses decide the game, none is worth points. True when this one is not.
bool checkNoScore(const Scenario& scenario, std::size_t index, Findings& findings) {
    const VictoryClause& clause = (*scenario.victory)[index];
    if (!scores(clause))
        return true;
    findings.push_back(makeFinding("scenario.victory.scores", Severity::Error, pointerTo("victory", index)));
    if (findSeat(scenario, clause.winner) != nullptr) {
        VictoryClause deciding = clause;
        deciding.side = {};
        deciding.points = 0;
        addFix(findings.back(), "fix.no-points", withClause(*scenario.victory, index, std::move(deciding)));
    }
    addFix(findings.back(), "fix.remove-clause", withoutClause(*scenario.victory, index));
    return false;
}

/// Ledgers and lists call clauses by their names.
void checkName(const Scenario& scenario, std::size_t index, Findings& findings) {
    const Clauses& clauses = *scenario.victory;
    const std::string& name = clauses[index].name;
    const bool taken =
        !name.empty() && std::any_of(clauses.begin(), clauses.begin() + static_cast<std::ptrdiff_t>(index),
                                     [&](const VictoryClause& other) { return other.name == name; });
    if (!taken)
        return;
    findings.push_back(makeFinding("scenario.victory.same-name", Severity::Warning,
                                   pointerTo("victory", index, "/name"), {{"name", name}}));
    VictoryClause nameless = clauses[index];
    nameless.name.clear();
    addFix(findings.back(), "fix.no-name", withClause(clauses, index, std::move(nameless)));
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

/// Where clauses score, a game may do without: points are made otherwise too.
void checkClauses(const RulesetInfo& info, const Scenario& scenario, Findings& findings) {
    if (scenario.victory->empty() && !info.scoring)
        findings.push_back(makeFinding("scenario.victory.none", Severity::Error, "/victory"));
    for (std::size_t i = 0; i < scenario.victory->size(); ++i) {
        checkName(scenario, i, findings);
        if (info.scoring) {
            checkScore(scenario, i, findings);
        } else if (checkNoScore(scenario, i, findings)) {
            checkWinner(scenario, i, findings);
            checkLevel(info, scenario, i, findings);
            checkTwins(scenario, i, findings);
        }
    }
}

} // namespace orontes::core
