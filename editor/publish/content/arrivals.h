// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/content/kit_source.h"
#include "editor/publish/layout/aid.h"
#include "editor/publish/layout/arrival_chart.h"

#include <set>

namespace orontes::editor {

/// The turns of a scenario as they are printed: from the first to the last, or to the last in which a counter arrives.
std::vector<core::TurnNumber> printedTurns(const core::Scenario& scenario);
/// "1500–1410 BC" where the ruleset names its turns.
QString turnCaption(const KitSource& kit, core::TurnNumber turn);
/// The turns of a list such as "3, 8-9".
std::set<int> turnsListed(const std::string& text);
/// What arrives for a side in a turn, all that comes in one way and to one place together.
std::vector<Arrival> arrivalsOf(const KitSource& kit, const core::Side& side, core::TurnNumber turn);

/// A chart for every seat that has a side.
std::vector<ArrivalChartContent> arrivalCharts(const KitSource& kit, const core::ArrivalChartSpec& spec);
/// All arrivals of all sides in one table.
AidContent arrivalsTurnByTurn(const KitSource& kit, const core::ArrivalChartSpec& spec);

} // namespace orontes::editor
