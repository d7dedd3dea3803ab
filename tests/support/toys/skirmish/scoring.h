// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/ruleset.h"

namespace orontes::tests::skirmish {

/// The skirmish, but that victory clauses are worth points for sides. Only for designing: nobody keeps the score.
const core::RulesetEntry& scoringEntry();
/// The crossing, where Red has 20 points for the wood by turn 2 ("RED-1") and 10 for two slain Blues, and Blue has 15
/// for keeping the others off 0404 on turns 3 to 5 ("BLU-1").
core::Scenario contest();

} // namespace orontes::tests::skirmish
