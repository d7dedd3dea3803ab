// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/play/dice.h"
#include "rules/core/scenario/edit.h"

namespace orontes::tests {

/// A small scenario with something in every part: 12 x 9 hexes, two sides, six counters, a region, a waiver …
core::Scenario sampleScenario();

/// Any edit at all, most of which make sense for the scenario. Some change nothing, some are refused.
core::Edit anyEdit(const core::Scenario& scenario, core::Dice& dice);

} // namespace orontes::tests
