// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"
#include "rules/core/text.h"

#include <string>

namespace orontes::model {

/// The sentences of the core and of this layer (model/data/*.json).
const core::Catalogue& modelTexts();

/// The sentences of a ruleset, of the core and of this layer: what findings about its scenarios are rendered with.
core::Catalogue textsFor(const core::RulesetInfo& info);

} // namespace orontes::model
