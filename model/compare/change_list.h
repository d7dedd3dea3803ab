// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/scenario_changes.h"

namespace orontes::model {

/// Two scenarios being compared and what has been found so far. The parts of the comparison each add their own.
struct ChangeList {
    const core::Scenario& before;
    const core::Scenario& after;
    const core::RulesetInfo& info;
    const core::Catalogue& texts;
    std::vector<ScenarioChange> changes = {};

    void add(const char* id, core::TextArgs args, core::TablePlace place = {}) {
        changes.push_back({core::Text{core::TextId{id}, std::move(args)}, core::Place{{}, {}, 0, 0, std::move(place)}});
    }
};

void compareBoards(ChangeList& list, const core::ChangeSet& differ);
void compareArmies(ChangeList& list, const core::ChangeSet& differ);
void compareRules(ChangeList& list, const core::ChangeSet& differ);

} // namespace orontes::model
