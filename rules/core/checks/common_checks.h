// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/check.h"

namespace orontes::core {

// The checks that hold for every ruleset; a file each, with what it finds in data/messages_checks.json.

void checkTitle(const RulesetInfo& info, const Scenario& scenario, Findings& findings);
void checkSides(const RulesetInfo& info, const Scenario& scenario, Findings& findings);
void checkRoster(const RulesetInfo& info, const Scenario& scenario, Findings& findings);
void checkCounterFields(const RulesetInfo& info, const Scenario& scenario, Findings& findings);
void checkSpaceFields(const RulesetInfo& info, const Scenario& scenario, Findings& findings);
void checkOptions(const RulesetInfo& info, const Scenario& scenario, Findings& findings);
void checkSetUps(const RulesetInfo& info, const Scenario& scenario, Findings& findings);
void checkRegions(const RulesetInfo& info, const Scenario& scenario, Findings& findings);
void checkBoard(const RulesetInfo& info, const Scenario& scenario, Findings& findings);
void checkTurns(const RulesetInfo& info, const Scenario& scenario, Findings& findings);
void checkVictory(const RulesetInfo& info, const Scenario& scenario, Findings& findings);
void checkTables(const RulesetInfo& info, const Scenario& scenario, Findings& findings);

/// A finding of a common check, with the JSON pointer it lies at.
Diagnostic commonFinding(std::string id, Severity severity, std::string pointer, TextArgs args = {});

/// What is wrong with a value for a field: "" when nothing, else a text id that says what is expected.
TextId valueFault(const FieldSpec& field, const Value& value, const Scenario& scenario);
/// The arguments of such a text: minimum, maximum, choices.
TextArgs valueFaultArgs(const FieldSpec& field);

/// "/counters/3"
std::string counterPointer(std::size_t index);

} // namespace orontes::core
