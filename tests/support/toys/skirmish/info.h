// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"

namespace orontes::tests::skirmish {

const core::RulesetInfo& info();
/// Five counters a side on seven by seven hexes with some woods.
core::Scenario meadow();

} // namespace orontes::tests::skirmish
