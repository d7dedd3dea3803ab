// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/change_list.h"
#include "model/words/place_words.h"
#include "model/words/value_words.h"
#include "rules/core/scenario/victory.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace orontes::model {
namespace {

void compareOption(ChangeList& list, const core::OptionId& id) {
    const core::OptionSpec* option = core::findOption(list.info, id);
    const auto words = [&](const core::Scenario& scenario) {
        const auto set = scenario.options->find(id);
        if (option != nullptr)
            return wordsOf(option->field, core::optionValue(list.info, scenario, id), scenario, list.texts);
        return set == scenario.options->end() ? std::string() : wordsOf(set->second, list.texts);
    };
    const std::string before = words(list.before);
    const std::string after = words(list.after);
    if (before == after)
        return;
    core::TextArg label = id.value;
    if (option != nullptr)
        label = option->field.label;
    list.add("compare.option", {{"option", std::move(label)}, {"before", before}, {"after", after}});
}

void compareOptions(ChangeList& list) {
    std::set<core::OptionId> ids;
    for (const auto& [id, value] : *list.before.options)
        ids.insert(id);
    for (const auto& [id, value] : *list.after.options)
        ids.insert(id);
    for (const core::OptionId& id : ids)
        compareOption(list, id);
}

std::string turnWords(const ChangeList& list, const std::optional<core::TurnNumber>& turn) {
    return turn ? std::to_string(turn->value) : list.texts.render(core::TextId{"compare.no-last-turn"});
}

void compareTurns(ChangeList& list) {
    if (list.before.firstTurn != list.after.firstTurn)
        list.add("compare.first-turn", {{"before", std::int64_t{list.before.firstTurn.value}},
                                        {"after", std::int64_t{list.after.firstTurn.value}}});
    if (list.before.lastTurn != list.after.lastTurn)
        list.add("compare.last-turn",
                 {{"before", turnWords(list, list.before.lastTurn)}, {"after", turnWords(list, list.after.lastTurn)}});
}

/// Clauses have no names: what is only on one side has gone or come.
void compareVictory(ChangeList& list) {
    const auto onlyIn = [](const std::vector<core::VictoryClause>& clauses, std::vector<core::VictoryClause> others) {
        std::vector<core::VictoryClause> only;
        for (const core::VictoryClause& clause : clauses)
            if (const auto same = std::find(others.begin(), others.end(), clause); same != others.end())
                others.erase(same);
            else
                only.push_back(clause);
        return only;
    };
    const std::vector<core::VictoryClause> gone = onlyIn(*list.before.victory, *list.after.victory);
    const std::vector<core::VictoryClause> come = onlyIn(*list.after.victory, *list.before.victory);
    for (const core::VictoryClause& clause : gone)
        list.add("compare.clause-removed", {{"clause", core::sentenceOf(clause, list.before, list.texts)}});
    for (const core::VictoryClause& clause : come)
        list.add("compare.clause-added", {{"clause", core::sentenceOf(clause, list.after, list.texts)}});
    if (gone.empty() && come.empty())
        list.add("compare.clause-order", {});
}

using CellName = std::tuple<std::string, std::string, std::string>;

CellName nameOf(const core::TableOverride& cell) {
    return {cell.table, cell.row, cell.column};
}

/// The value of a cell in a scenario, or the printed one; nothing where the ruleset has no such cell.
std::string cellWords(const ChangeList& list, const core::Scenario& scenario, const CellName& name) {
    for (const core::TableOverride& cell : *scenario.tables)
        if (nameOf(cell) == name)
            return wordsOf(cell.value, list.texts);
    return list.texts.render(core::TextId{"compare.as-printed"});
}

std::string tableWords(const ChangeList& list, const std::string& id) {
    for (const core::TableSpec& table : list.info.tables)
        if (table.id == id)
            return list.texts.render(table.label);
    return id;
}

void compareTables(ChangeList& list) {
    std::set<CellName> names;
    for (const core::TableOverride& cell : *list.before.tables)
        names.insert(nameOf(cell));
    for (const core::TableOverride& cell : *list.after.tables)
        names.insert(nameOf(cell));
    for (const CellName& name : names) {
        const std::string before = cellWords(list, list.before, name);
        const std::string after = cellWords(list, list.after, name);
        if (before != after)
            list.add("compare.table-cell", {{"table", tableWords(list, std::get<0>(name))},
                                            {"row", std::get<1>(name)},
                                            {"column", std::get<2>(name)},
                                            {"before", before},
                                            {"after", after}});
    }
}

void compareWaivers(ChangeList& list) {
    const auto findIn = [](const core::Scenario& scenario, const core::Waiver& wanted) {
        const auto found = std::find_if(scenario.waivers->begin(), scenario.waivers->end(), [&](const auto& waiver) {
            return waiver.finding == wanted.finding && waiver.place == wanted.place;
        });
        return found == scenario.waivers->end() ? nullptr : &*found;
    };
    for (const core::Waiver& was : *list.before.waivers)
        if (findIn(list.after, was) == nullptr)
            list.add("compare.waiver-removed", {{"finding", was.finding}}, was.place);
    for (const core::Waiver& is : *list.after.waivers) {
        const core::Waiver* was = findIn(list.before, is);
        if (was == nullptr || was->reason != is.reason)
            list.add(was == nullptr ? "compare.waiver-added" : "compare.waiver-reason",
                     {{"finding", is.finding}, {"reason", is.reason}}, is.place);
    }
}

} // namespace

void compareRules(ChangeList& list, const core::ChangeSet& differ) {
    if (differ.options)
        compareOptions(list);
    if (differ.turns)
        compareTurns(list);
    if (differ.victory)
        compareVictory(list);
    if (differ.tables)
        compareTables(list);
    if (differ.waivers)
        compareWaivers(list);
}

} // namespace orontes::model
