// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/arrivals/cell_edits.h"
#include "rules/core/text.h"

#include <array>
#include <optional>
#include <string>

namespace orontes::model {

/// How a part of a scenario stands to the ruleset's own chart.
enum class Standing {
    Silent, ///< the chart says nothing of it
    AsPrinted,
    Changed,
};

/// Arrivals and mark of a cell.
Standing standingOf(const core::RulesetInfo& info, const core::Scenario& scenario, const ChartCell& cell);
/// The places listed for a side.
Standing standingOfPlaces(const core::RulesetInfo& info, const core::Scenario& scenario, const core::SideToken& side);

/// Of the arrivals of a cell the ones that are least sure, else of its mark; nothing where the chart has neither.
std::optional<core::Provenance> provenanceOf(const core::RulesetInfo& info, const ChartCell& cell);
/// What the chart has in a cell and where it has it from, a line for each entry.
std::string originLines(const core::RulesetInfo& info, const core::Scenario& scenario, const core::Catalogue& texts,
                        const ChartCell& cell);

/// Cells that hold something or should, and lists of places, that the chart speaks of.
struct ChartCount {
    int entries = 0;
    int changed = 0;
    std::array<int, 5> from{}; ///< those that are as printed, by core::Provenance

    friend bool operator==(const ChartCount&, const ChartCount&) = default;
};

ChartCount countEntries(const core::RulesetInfo& info, const core::Scenario& scenario);

} // namespace orontes::model
