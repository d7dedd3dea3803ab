// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/checks/common_checks.h"
#include "rules/core/checks/finding.h"

namespace orontes::core {
namespace {

void checkFirst(const Scenario& scenario, Findings& findings) {
    if (scenario.firstTurn.value >= 1)
        return;
    Diagnostic finding = makeFinding("scenario.turns.below-one", Severity::Error, "/turns/first",
                                     {{"first", std::int64_t{scenario.firstTurn.value}}});
    addFix(finding, "fix.begin-with-turn-one", {SetTurns{TurnNumber{1}, scenario.lastTurn}});
    findings.push_back(std::move(finding));
}

} // namespace

void checkTurns(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    checkFirst(scenario, findings);
    if (!scenario.lastTurn || *scenario.lastTurn >= scenario.firstTurn)
        return;
    Diagnostic finding = makeFinding(
        "scenario.turns.reversed", Severity::Error, "/turns/last",
        {{"first", std::int64_t{scenario.firstTurn.value}}, {"last", std::int64_t{scenario.lastTurn->value}}});
    if (scenario.lastTurn->value >= 1)
        addFix(finding, "fix.exchange-turns", {SetTurns{*scenario.lastTurn, scenario.firstTurn}});
    addFix(finding, "fix.no-last-turn", {SetTurns{scenario.firstTurn, std::nullopt}});
    findings.push_back(std::move(finding));
}

} // namespace orontes::core
