// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"

#include <vector>

namespace orontes::model {

/// One thing that differs between two scenarios, as a sentence of textsFor(info).
struct Change {
    core::Place place;
    core::Text text;
};

/// What someone changed to make `after` out of `before`: titles, turns, options, board, forces, victory, tables, notes,
/// waivers. Empty only for equal scenarios.
std::vector<Change> compare(const core::RulesetInfo& info, const core::Scenario& before, const core::Scenario& after);

} // namespace orontes::model
