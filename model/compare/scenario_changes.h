// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"
#include "rules/core/scenario/edit.h"

#include <vector>

namespace orontes::model {

/// One thing that differs, in words.
struct ScenarioChange {
    core::Text sentence;
    core::Place where; ///< on the table, in the scenario after the change (before it for what is gone)

    friend bool operator==(const ScenarioChange&, const ScenarioChange&) = default;
};

/// What a designer would call the differences of two scenarios: "36, 37: clear becomes rough", "Amun stands at 30
/// instead of at 22". In the order titles, board, armies, rules. `info` describes the ruleset of `after`; `texts` also
/// holds the sentences of this layer (textsFor).
std::vector<ScenarioChange> scenarioChanges(const core::Scenario& before, const core::Scenario& after,
                                            const core::RulesetInfo& info, const core::Catalogue& texts);

} // namespace orontes::model
