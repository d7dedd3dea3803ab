// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/check.h"

namespace orontes::core {

// The checks that hold for every ruleset: a file for each family, its sentences in data/messages_checks.json, what they
// mean in data/diagnostics.json, positions before and after in tests/rules/core/checks.

void checkTitle(const RulesetInfo& info, const Scenario& scenario, Findings& findings);
void checkTurns(const RulesetInfo& info, const Scenario& scenario, Findings& findings);
void checkSides(const RulesetInfo& info, const Scenario& scenario, Findings& findings);
void checkRoster(const RulesetInfo& info, const Scenario& scenario, Findings& findings);
void checkCounterFields(const RulesetInfo& info, const Scenario& scenario, Findings& findings);
void checkSideFields(const RulesetInfo& info, const Scenario& scenario, Findings& findings);
void checkSpaceFields(const RulesetInfo& info, const Scenario& scenario, Findings& findings);
void checkOptions(const RulesetInfo& info, const Scenario& scenario, Findings& findings);
void checkSetUps(const RulesetInfo& info, const Scenario& scenario, Findings& findings);
void checkRegions(const RulesetInfo& info, const Scenario& scenario, Findings& findings);
void checkBoard(const RulesetInfo& info, const Scenario& scenario, Findings& findings);
void checkOutlines(const RulesetInfo& info, const Scenario& scenario, Findings& findings);
void checkTables(const RulesetInfo& info, const Scenario& scenario, Findings& findings);
void checkClauses(const RulesetInfo& info, const Scenario& scenario, Findings& findings);
void checkConditions(const RulesetInfo& info, const Scenario& scenario, Findings& findings);

/// Waivers that waive none of the findings. Not a check: it looks at what all checks have found.
Findings idleWaivers(const Scenario& scenario, const Findings& findings);

} // namespace orontes::core
