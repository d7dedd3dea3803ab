// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/text.h"

namespace orontes::core {

/// The core's own sentences (rules/core/data/*.json); rulesets add theirs to a copy.
const Catalogue& coreTexts();

} // namespace orontes::core
