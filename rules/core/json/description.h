// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"

#include <string_view>
#include <vector>

namespace orontes::core {

/// Adds to a ruleset's description what one of its data files says (docs/formats/ruleset_data.md). The data are ours:
/// broken text, an unknown key or a value of the wrong kind is an assertion. Citations take their provenance from
/// info.rules, so that the rules index is read first.
void addDescription(RulesetInfo& info, std::string_view json);

/// The data files of a ruleset.
struct RulesetFiles {
    std::string_view (*data)(std::string_view fileName) = nullptr;
    std::vector<const char*> texts;
    std::vector<const char*> descriptions; ///< the rules index first: the others cite it
};

/// The description of a ruleset, with the core's sentences beside its own and blank.json as its new scenario.
RulesetInfo readRuleset(const RulesetFiles& files);

} // namespace orontes::core
