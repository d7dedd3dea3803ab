// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"

#include <string_view>

namespace orontes::lords {

/// What the ruleset says of itself, read from data/ once.
const core::RulesetInfo& info();

/// A row or ruling of the rules index, with the provenance the index gives it.
core::Citation cite(std::string_view reference);

} // namespace orontes::lords
