// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/arrivals.h"
#include "rules/core/scenario/edit.h"

#include <set>
#include <vector>

namespace orontes::model {

/// A place in the grid of arrivals.
struct ChartCell {
    core::SideToken side;
    core::TurnNumber turn;

    friend auto operator<=>(const ChartCell&, const ChartCell&) = default;
};

/// Edits that make the arrivals of a cell what is wanted and leave as many counters as they can as they are: first
/// those that fit stay, then those of the right type are sent elsewhere or get another name, and only what is left
/// comes new or goes. None when nothing differs. New counters are called by their type's label in `texts`.
std::vector<core::Edit> editsForCell(const core::RulesetInfo& info, const core::Catalogue& texts,
                                     const core::Scenario& scenario, const ChartCell& cell,
                                     const core::Arrivals& wanted);

/// Edits by which all that comes in one cell comes in another, beside what comes there. Counters keep their ids.
std::vector<core::Edit> editsForMove(const core::RulesetInfo& info, const core::Catalogue& texts,
                                     const core::Scenario& scenario, const ChartCell& from, const ChartCell& to);

/// Edits of a side's own fields; none when nothing differs, or the ruleset's charts have no such field. A side that is
/// not there has none.
std::vector<core::Edit> editsForMarks(const core::RulesetInfo& info, const core::Scenario& scenario,
                                      const core::SideToken& side, const std::set<core::TurnNumber>& turns);
std::vector<core::Edit> editsForPlaces(const core::RulesetInfo& info, const core::Scenario& scenario,
                                       const core::SideToken& side, const core::TextList& spaces);

} // namespace orontes::model
