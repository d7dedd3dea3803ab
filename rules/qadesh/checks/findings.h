// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/check.h"
#include "rules/qadesh/start_spaces.h"

#include <span>
#include <string>
#include <vector>

namespace orontes::qadesh {

/// The families of checks, one file each.
std::span<const core::Check> boardChecks();
std::span<const core::Check> campChecks();
std::span<const core::Check> armyChecks();
std::span<const core::Check> setUpChecks();
std::span<const core::Check> victoryChecks();
std::span<const core::Check> departureChecks();

/// A finding of the rules; its sentence is the text with the same id.
core::Diagnostic finding(std::string id, core::Severity severity, const char* rule);
core::Diagnostic aboutCounter(core::Diagnostic finding, const core::Scenario& scenario, std::size_t counter);
core::Diagnostic aboutSetUp(core::Diagnostic finding, const core::Scenario& scenario, std::size_t counter);
core::Diagnostic aboutSpace(core::Diagnostic finding, const core::Scenario& scenario, core::SpaceId space);
void addFix(core::Diagnostic& finding, const char* title, std::vector<core::Edit> edits, core::TextArgs args = {});

bool isLake(const core::RulesetInfo& info, const core::Board& board, core::SpaceId space);
/// Labels as people read them in a sentence: "26, 27".
std::string listed(const std::vector<core::SpaceLabel>& labels);

} // namespace orontes::qadesh
