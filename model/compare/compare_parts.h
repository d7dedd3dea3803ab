// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/compare.h"
#include "rules/core/text.h"

namespace orontes::model {

/// The two scenarios, the words to tell differences with, and what has been found.
struct Comparison {
    const core::RulesetInfo& info;
    const core::Scenario& before;
    const core::Scenario& after;
    const core::Catalogue& texts;
    std::vector<Change> changes = {};

    void add(const char* id, std::string pointer, core::TextArgs args, core::TablePlace table = {}) {
        core::Place place;
        place.pointer = std::move(pointer);
        place.table = std::move(table);
        changes.push_back({std::move(place), core::Text{{id}, std::move(args)}});
    }
};

void compareTitles(Comparison& comparison);
void compareOptions(Comparison& comparison);
void compareBoards(Comparison& comparison);
void compareForces(Comparison& comparison);
void compareVictory(Comparison& comparison);
void compareWaivers(Comparison& comparison);

} // namespace orontes::model
