// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/map_painter.h"
#include "editor/paint/stacks.h"

#include <vector>

namespace orontes::core {
struct RulesetInfo;
struct Scenario;
} // namespace orontes::core

namespace orontes::editor {

/// How the board of a scenario is to look: its ruleset's legend, camps in their owners' colours, squares chequered.
MapStyle styleOf(const core::RulesetInfo& info, const core::Scenario& scenario, Theme theme);

/// The counters that are on the map when the scenario begins: at their space, or, where the owner will choose, at the
/// first space of the list that is still free.
std::vector<PlacedCounter> placedAtStart(const core::RulesetInfo& info, const core::Scenario& scenario);

} // namespace orontes::editor
