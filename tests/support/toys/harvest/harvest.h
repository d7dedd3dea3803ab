// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/ruleset.h"

namespace orontes::tests::harvest {

const core::RulesetEntry& entry();

} // namespace orontes::tests::harvest
