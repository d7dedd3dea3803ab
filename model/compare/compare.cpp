// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/compare_parts.h"
#include "model/texts.h"
#include "model/words/place_words.h"
#include "model/words/value_words.h"
#include "rules/core/scenario/victory.h"

#include <algorithm>

namespace orontes::model {

namespace {

std::string wordsOfTurn(std::optional<core::TurnNumber> turn, const core::Catalogue& texts) {
    return turn ? std::to_string(turn->value) : texts.render(core::TextId{"compare.no-limit"});
}

} // namespace

void compareTitles(Comparison& comparison) {
    const auto text = [&](const char* id, const char* pointer, const std::string& before, const std::string& after) {
        if (before != after)
            comparison.add(id, pointer, {{"before", before}, {"after", after}});
    };
    text("compare.title", "/title", comparison.before.title, comparison.after.title);
    text("compare.year", "/year", comparison.before.year, comparison.after.year);
    text("compare.author", "/author", comparison.before.author, comparison.after.author);
    if (!(comparison.before.notes == comparison.after.notes))
        comparison.add("compare.notes", "/notes", {});
    if (comparison.before.firstTurn != comparison.after.firstTurn)
        comparison.add("compare.first-turn", "/turns",
                       {{"before", std::int64_t{comparison.before.firstTurn.value}},
                        {"after", std::int64_t{comparison.after.firstTurn.value}}});
    if (comparison.before.lastTurn != comparison.after.lastTurn)
        comparison.add("compare.last-turn", "/turns",
                       {{"before", wordsOfTurn(comparison.before.lastTurn, comparison.texts)},
                        {"after", wordsOfTurn(comparison.after.lastTurn, comparison.texts)}});
}

void compareOptions(Comparison& comparison) {
    for (const core::OptionSpec& option : comparison.info.options) {
        const core::Value before = core::optionValue(comparison.info, comparison.before, option.id);
        const core::Value after = core::optionValue(comparison.info, comparison.after, option.id);
        if (before == after)
            continue;
        comparison.add("compare.option", "/options/" + option.id.value,
                       {{"option", option.field.label},
                        {"before", wordsOf(option.field, before, comparison.before, comparison.texts)},
                        {"after", wordsOf(option.field, after, comparison.after, comparison.texts)}});
    }
    const auto named = [](const core::TableOverride& cell) { return cell.table + " " + cell.row + " " + cell.column; };
    for (const core::TableOverride& cell : *comparison.after.tables)
        if (std::find(comparison.before.tables->begin(), comparison.before.tables->end(), cell) ==
            comparison.before.tables->end())
            comparison.add("compare.cell-changed", "/tables",
                           {{"cell", named(cell)}, {"after", wordsOf(cell.value, comparison.texts)}});
    for (const core::TableOverride& cell : *comparison.before.tables)
        if (std::none_of(comparison.after.tables->begin(), comparison.after.tables->end(),
                         [&](const core::TableOverride& other) { return named(other) == named(cell); }))
            comparison.add("compare.cell-printed", "/tables", {{"cell", named(cell)}});
}

void compareVictory(Comparison& comparison) {
    const std::vector<core::VictoryClause>& before = *comparison.before.victory;
    const std::vector<core::VictoryClause>& after = *comparison.after.victory;
    const auto has = [](const std::vector<core::VictoryClause>& clauses, const core::VictoryClause& clause) {
        return std::find(clauses.begin(), clauses.end(), clause) != clauses.end();
    };
    for (const core::VictoryClause& clause : before)
        if (!has(after, clause))
            comparison.add("compare.clause-gone", "/victory",
                           {{"clause", core::sentenceOf(clause, comparison.before, comparison.info)}});
    for (const core::VictoryClause& clause : after)
        if (!has(before, clause))
            comparison.add("compare.clause-new", "/victory",
                           {{"clause", core::sentenceOf(clause, comparison.after, comparison.info)}});
    if (before != after && std::is_permutation(before.begin(), before.end(), after.begin(), after.end()))
        comparison.add("compare.clause-order", "/victory", {});
}

void compareWaivers(Comparison& comparison) {
    const auto same = [](const core::Waiver& waiver) {
        return [&waiver](const core::Waiver& other) {
            return other.finding == waiver.finding && other.place == waiver.place;
        };
    };
    const auto add = [&](const char* id, const core::Waiver& waiver, const core::Scenario& scenario) {
        const std::string where = wordsOf(waiver.place, scenario, comparison.texts);
        const core::TextArg place = where.empty() ? core::TextArg{core::TextId{"compare.whole"}} : core::TextArg{where};
        comparison.add(id, "/waivers", {{"finding", waiver.finding}, {"place", place}, {"reason", waiver.reason}},
                       waiver.place);
    };
    const std::vector<core::Waiver>& before = *comparison.before.waivers;
    const std::vector<core::Waiver>& after = *comparison.after.waivers;
    for (const core::Waiver& waiver : before)
        if (std::none_of(after.begin(), after.end(), same(waiver)))
            add("compare.waiver-gone", waiver, comparison.before);
    for (const core::Waiver& waiver : after) {
        const auto old = std::find_if(before.begin(), before.end(), same(waiver));
        if (old == before.end())
            add("compare.waiver-new", waiver, comparison.after);
        else if (*old != waiver)
            add("compare.waiver-reason", waiver, comparison.after);
    }
}

std::vector<Change> compare(const core::RulesetInfo& info, const core::Scenario& before, const core::Scenario& after) {
    const core::Catalogue texts = textsFor(info);
    Comparison comparison{info, before, after, texts};
    if (before.ruleset != after.ruleset)
        comparison.add("compare.ruleset", "/ruleset",
                       {{"before", before.ruleset.value}, {"after", after.ruleset.value}});
    compareTitles(comparison);
    compareOptions(comparison);
    compareBoards(comparison);
    compareForces(comparison);
    compareVictory(comparison);
    compareWaivers(comparison);
    if (comparison.changes.empty() && before != after) // unknown keys, the order of lists, the file of the board
        comparison.add("compare.other", "", {});
    return std::move(comparison.changes);
}

} // namespace orontes::model
