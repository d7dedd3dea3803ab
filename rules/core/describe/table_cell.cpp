// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/describe/table_cell.h"

#include <algorithm>
#include <cassert>

namespace orontes::core {

const TableSpec& tableNamed(const RulesetInfo& info, std::string_view id) {
    const auto found =
        std::find_if(info.tables.begin(), info.tables.end(), [&](const TableSpec& table) { return table.id == id; });
    assert(found != info.tables.end());
    return *found;
}

const Value& cellValue(const TableSpec& table, std::size_t row, std::size_t column, const Scenario& scenario) {
    for (const TableOverride& own : *scenario.tables)
        if (own.table == table.id && own.row == table.rows[row].id && own.column == table.columns[column].id)
            return own.value;
    return table.cells[row][column].value;
}

std::int64_t cellNumber(const TableSpec& table, std::size_t row, std::size_t column, const Scenario& scenario) {
    const auto* number = std::get_if<std::int64_t>(&cellValue(table, row, column, scenario));
    return number ? *number : 0;
}

std::size_t cellChoice(const TableSpec& table, std::size_t row, std::size_t column, const Scenario& scenario) {
    const auto* token = std::get_if<std::string>(&cellValue(table, row, column, scenario));
    const auto found = std::find_if(table.choices.begin(), table.choices.end(),
                                    [&](const TableLine& choice) { return token && choice.id == *token; });
    return found == table.choices.end() ? 0 : static_cast<std::size_t>(found - table.choices.begin());
}

} // namespace orontes::core
