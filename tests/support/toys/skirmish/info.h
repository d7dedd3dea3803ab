// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"

namespace orontes::tests::skirmish {

const core::RulesetInfo& info();
/// Five counters a side on seven by seven hexes with some woods.
core::Scenario meadow();
/// The same bands, which also win by leaving, by standing in woods and by the losses of archers; sides have fields.
core::Scenario crossing();

} // namespace orontes::tests::skirmish
