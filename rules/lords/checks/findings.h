// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/checks/finding.h"

#include <span>
#include <string>

namespace orontes::lords {

/// The families of checks, one file each.
std::span<const core::Check> boardChecks();
std::span<const core::Check> nationChecks();
std::span<const core::Check> featChecks();
std::span<const core::Check> counterChecks();
std::span<const core::Check> setUpChecks();

/// All of them.
std::span<const core::Check> checks();

/// A finding of the rules; its sentence is the text with the same id.
core::Diagnostic finding(std::string id, core::Severity severity, const char* rule);
/// Places a finding at a field of a side; the side becomes the argument {side}.
core::Diagnostic atSide(core::Diagnostic finding, const core::Scenario& scenario, std::size_t side, const char* field);

/// Whether everything that has a place in the game can have one: areas, nations and counters are not too many.
bool isWithinLimits(const core::Scenario& scenario);

} // namespace orontes::lords
