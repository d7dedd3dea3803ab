// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/checks/finding.h"
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

bool isLake(const core::RulesetInfo& info, const core::Board& board, core::SpaceId space);

} // namespace orontes::qadesh
