// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/checks/finding.h"
#include "rules/onehour/state.h"

#include <span>
#include <string>
#include <vector>

namespace orontes::onehour {

/// The families of checks, one file each.
std::span<const core::Check> boardChecks();
std::span<const core::Check> sideChecks();
std::span<const core::Check> unitChecks();
std::span<const core::Check> setUpChecks();
std::span<const core::Check> optionChecks();

/// A finding of the rules; its sentence is the text with the same id.
core::Diagnostic finding(std::string id, core::Severity severity, const char* rule);
core::Diagnostic aboutUnit(core::Diagnostic finding, const core::Scenario& scenario, std::size_t counter,
                           const char* part = "");

/// Squares with diagonals, within the sizes that the game can follow.
bool isPlayable(const core::Board& board);

} // namespace orontes::onehour
