// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"
#include "rules/core/diagnostic.h"

namespace orontes::core {

/// What a ruleset's own data lack: texts without a sentence ("info.text-missing"), tables that are not total
/// ("info.cell-missing"), rules without a source ("info.source-missing"). Our own faults, never a user's.
Findings infoFindings(const RulesetInfo& info);

/// Names of all symbols and markers that the ruleset draws counters with, sorted and unique: "chariot",
/// "marker_routing".
std::vector<std::string> symbolsOf(const RulesetInfo& info);

} // namespace orontes::core
