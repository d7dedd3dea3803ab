// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"

#include <string>

namespace orontes::model {

/// "Movement"; the id of a phase that the ruleset does not know.
std::string wordsOf(const core::PhaseId& id, const core::RulesetInfo& info, const core::Catalogue& texts);

} // namespace orontes::model
