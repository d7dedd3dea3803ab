// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/tables.h"

#include <algorithm>
#include <cassert>
#include <string_view>

namespace orontes::qadesh {
namespace {

const core::TableSpec& tableNamed(const core::RulesetInfo& info, std::string_view id) {
    const auto found = std::find_if(info.tables.begin(), info.tables.end(),
                                    [&](const core::TableSpec& table) { return table.id == id; });
    assert(found != info.tables.end());
    return *found;
}

/// The scenario's own value of a cell, or the printed one. All tables of this game have one column.
const core::Value& cell(const core::TableSpec& table, std::size_t row, const core::Scenario& scenario) {
    for (const core::TableOverride& own : *scenario.tables)
        if (own.table == table.id && own.row == table.rows[row].id && own.column == table.columns.front().id)
            return own.value;
    return table.cells[row].front().value;
}

int number(const core::TableSpec& table, std::size_t row, const core::Scenario& scenario) {
    const auto* value = std::get_if<std::int64_t>(&cell(table, row, scenario));
    return value ? static_cast<int>(*value) : 0;
}

template <std::size_t N>
void readNumbers(std::array<int, N>& into, const core::TableSpec& table, const core::Scenario& scenario) {
    assert(table.rows.size() == N);
    for (std::size_t row = 0; row < N; ++row)
        into[row] = number(table, row, scenario);
}

/// Cells that hold one of the table's choices, as its place among them.
template <class Result>
void readResults(std::array<Result, 6>& into, const core::TableSpec& table, const core::Scenario& scenario) {
    assert(table.rows.size() == into.size());
    for (std::size_t row = 0; row < into.size(); ++row) {
        const auto* token = std::get_if<std::string>(&cell(table, row, scenario));
        for (std::size_t choice = 0; token && choice < table.choices.size(); ++choice)
            if (table.choices[choice].id == *token)
                into[row] = static_cast<Result>(choice);
    }
}

} // namespace

Tables tablesOf(const core::RulesetInfo& info, const core::Scenario& scenario) {
    Tables tables;
    readNumbers(tables.fail, tableNamed(info, tableOf(FailLine{})), scenario);
    readNumbers(tables.battle, tableNamed(info, tableOf(BattleLine{})), scenario);
    readNumbers(tables.skirmishModifiers, tableNamed(info, tableOf(SkirmishLine{})), scenario);
    readResults(tables.defeat, tableNamed(info, "defeat"), scenario);
    readResults(tables.skirmish, tableNamed(info, "skirmish"), scenario);
    std::array<int, 5> thresholds{};
    readNumbers(thresholds, tableNamed(info, "thresholds"), scenario);
    tables.thresholds = {thresholds[0], thresholds[1], thresholds[2], thresholds[3], thresholds[4]};
    const core::TableSpec& terrain = tableNamed(info, "terrain");
    for (std::size_t row = 0; row < terrain.rows.size(); ++row)
        if (cell(terrain, row, scenario) == core::Value{std::string("rough")})
            tables.rough.push_back(core::TerrainToken{terrain.rows[row].id});
    return tables;
}

} // namespace orontes::qadesh
