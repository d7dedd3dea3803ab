// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/arrivals/chart.h"
#include "rules/core/diagnostic.h"
#include "rules/core/scenario/edit.h"

#include <optional>
#include <string>
#include <vector>

namespace orontes::model {

/// One thing that a chart would make otherwise, in words.
struct ChartChange {
    std::optional<core::SideToken> side; ///< none: of a table, or of the notes
    std::optional<core::TurnNumber> turn;
    std::string words; ///< "Egypt, turn 3: 2 Foot (On) → 3 Foot (On, Thebaid)"
    bool isOfTable = false;

    friend bool operator==(const ChartChange&, const ChartChange&) = default;
};

/// What applying a chart to a scenario would do. With errors nothing may be applied, and there are no edits.
struct ChartPlan {
    core::Findings errors;         ///< all of them; pointers lead into the chart's file
    std::vector<core::Text> notes; ///< what of the chart is left out, and why
    std::vector<ChartChange> changes;
    std::vector<core::Edit> edits; ///< one batch

    core::Edit step() const { return {core::Batch{edits}}; }
};

ChartPlan planChart(const core::RulesetInfo& info, const core::Catalogue& texts, const core::Scenario& scenario,
                    const ArrivalChart& chart);

/// What the chart names and neither the game nor the scenario's map has.
core::Findings chartFaults(const core::RulesetInfo& info, const core::Scenario& scenario, const ArrivalChart& chart);

/// A chart that is as the ruleset's own: for the sides and turns of the scenario that it speaks of.
ArrivalChart printedChartFor(const core::RulesetInfo& info, const core::Scenario& scenario);

} // namespace orontes::model
