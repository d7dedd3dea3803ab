// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/scenario/scenario.h"
#include "rules/core/text.h"

#include <string>

namespace orontes::model {

/// "space 36", "edge 27–35", "P'Re"; empty for the whole.
std::string wordsOf(const core::TablePlace& place, const core::Scenario& scenario, const core::Catalogue& texts);

/// Where a finding lies, as much as is known: "kadesh.json, line 12, column 5", "/counters/3", "space 36".
std::string wordsOf(const core::Place& place, const core::Scenario& scenario, const core::Catalogue& texts);

/// Where a finding lies for someone who has the scenario on the screen rather than its file: "space 36", "P'Re",
/// "victory, clause 2", "options"; empty for the whole.
std::string shownPlace(const core::Place& place, const core::Scenario& scenario, const core::Catalogue& texts);

/// "at 30", "at 9, 17 or 25", "in the camp", "enters at 1 or 9", "off the map", "lost".
std::string wordsOf(const core::SetUp& setUp, const core::Scenario& scenario, const core::Catalogue& texts);

enum class Joining {
    And,
    Or,
};
/// "1, 2 or 3"; of many the first twelve, "and 5 more".
std::string listed(const std::vector<core::SpaceLabel>& labels, Joining joining, const core::Catalogue& texts);

/// A counter as people call it: its name, else its type.
std::string nameOf(const core::Counter& counter);

} // namespace orontes::model
