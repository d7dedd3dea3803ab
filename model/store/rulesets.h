// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/ruleset.h"

#include <span>

namespace orontes::model {

/// The rulesets there are: registry::rulesets(), or those of a test.
using Rulesets = std::span<const core::RulesetEntry* const>;

const core::RulesetEntry* findRuleset(Rulesets rulesets, const core::RulesetId& id);
/// "store.unknown-ruleset": names the ones there are.
core::Diagnostic unknownRuleset(Rulesets rulesets, const core::RulesetId& id);

} // namespace orontes::model
