// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"
#include "rules/core/json/scenario_json.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace orontes::model {

// The order of battle as CSV, docs/formats/csv.md.

/// A row of headings and a row for each counter in roster order: id, type, name, side, group, turn, setUp, places, then
/// each field of any counter type, and `other` where something fits no field.
std::string rosterCsv(const core::RulesetInfo& info, const core::Scenario& scenario);

/// Which column is what: heading to the name of one of our columns; an empty name leaves the column out.
using RosterColumns = std::map<std::string, std::string>;

struct RosterImport {
    const core::RulesetInfo& info;
    const core::Scenario& scenario; ///< for sides and seats
    RosterColumns columns;
};

/// Whether the first row has a heading for the type of counters: what tells an order of battle from a grid of terrain.
bool looksLikeRoster(std::string_view text, const RosterImport& wanted);

/// The counters, with ids of their own where the table gives none. Findings carry line and column.
core::Read<std::vector<core::Counter>> rosterFromCsv(std::string_view text, const RosterImport& wanted);

} // namespace orontes::model
