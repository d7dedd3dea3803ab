// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/algo/muster.h"

#include <string>

namespace orontes::model {

/// "4 Warband, 2 Archers".
std::string wordsOf(const core::Force& force, const core::RulesetInfo& info);

} // namespace orontes::model
