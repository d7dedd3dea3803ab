// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/scenario_changes.h"

#include "model/compare/change_list.h"

namespace orontes::model {
namespace {

void compareTitle(ChangeList& list, const char* id, const std::string& before, const std::string& after) {
    if (before != after)
        list.add(id, {{"before", before}, {"after", after}});
}

void compareTitles(ChangeList& list) {
    compareTitle(list, "compare.title", list.before.title, list.after.title);
    compareTitle(list, "compare.year", list.before.year, list.after.year);
    compareTitle(list, "compare.author", list.before.author, list.after.author);
    if (list.before.notes != list.after.notes)
        list.add("compare.notes", {});
    compareTitle(list, "compare.ruleset", list.before.ruleset.value, list.after.ruleset.value);
    compareTitle(list, "compare.board-file", list.before.boardFile, list.after.boardFile);
    if (list.before.extras != list.after.extras)
        list.add("compare.extras", {});
}

} // namespace

std::vector<ScenarioChange> scenarioChanges(const core::Scenario& before, const core::Scenario& after,
                                            const core::RulesetInfo& info, const core::Catalogue& texts) {
    ChangeList list{before, after, info, texts};
    const core::ChangeSet differ = core::changesBetween(before, after);
    compareTitles(list);
    compareBoards(list, differ);
    compareArmies(list, differ);
    compareRules(list, differ);
    return std::move(list.changes);
}

} // namespace orontes::model
