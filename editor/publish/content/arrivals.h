// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/content/kit_source.h"
#include "editor/publish/layout/aid.h"
#include "editor/publish/layout/arrival_chart.h"

namespace orontes::editor {

/// "1500–1410 BC" where the ruleset names its turns.
QString turnCaption(const KitSource& kit, core::TurnNumber turn);
/// What arrives for a side in a turn, all that comes in one way and to one place together.
std::vector<Arrival> arrivalsOf(const KitSource& kit, const core::Side& side, core::TurnNumber turn);

/// A chart for every seat that has a side.
std::vector<ArrivalChartContent> arrivalCharts(const KitSource& kit, const core::ArrivalChartSpec& spec);
/// All arrivals of all sides in one table.
AidContent arrivalsTurnByTurn(const KitSource& kit, const core::ArrivalChartSpec& spec);

} // namespace orontes::editor
