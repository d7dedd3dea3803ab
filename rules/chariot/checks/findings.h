// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/checks/finding.h"

#include <span>
#include <string>

namespace orontes::chariot {

/// The families of checks, one file each.
std::span<const core::Check> forceChecks();
std::span<const core::Check> setUpChecks();
std::span<const core::Check> battleChecks();

/// A finding of the rules; its sentence is the text with the same id.
core::Diagnostic finding(std::string id, core::Severity severity, const char* rule, const char* pointer);

} // namespace orontes::chariot
