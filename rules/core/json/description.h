// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"

#include <string_view>

namespace orontes::core {

/// Adds to a ruleset's description what one of its data files says (docs/formats/ruleset_data.md). The data are ours:
/// broken text, an unknown key or a value of the wrong kind is an assertion. Citations take their provenance from
/// info.rules, so that the rules index is read first.
void addDescription(RulesetInfo& info, std::string_view json);

} // namespace orontes::core
