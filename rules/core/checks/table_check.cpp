// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/checks/common_checks.h"
#include "rules/core/checks/field_fault.h"
#include "rules/core/checks/finding.h"

#include <algorithm>

namespace orontes::core {
namespace {

const TableSpec* findTable(const RulesetInfo& info, const std::string& id) {
    const auto found =
        std::find_if(info.tables.begin(), info.tables.end(), [&](const TableSpec& table) { return table.id == id; });
    return found == info.tables.end() ? nullptr : &*found;
}

/// The printed cell, or null when the table has no such row or column.
const TableCell* findCell(const TableSpec& table, const TableOverride& cell) {
    const auto isIt = [](const std::string& id) { return [&id](const TableLine& line) { return line.id == id; }; };
    const auto row = std::find_if(table.rows.begin(), table.rows.end(), isIt(cell.row));
    const auto column = std::find_if(table.columns.begin(), table.columns.end(), isIt(cell.column));
    if (row == table.rows.end() || column == table.columns.end())
        return nullptr;
    return &table.cells[static_cast<std::size_t>(row - table.rows.begin())]
                       [static_cast<std::size_t>(column - table.columns.begin())];
}

/// Whether a cell of the table may hold the value: of the printed kind, one of the choices or within the range.
bool mayHold(const TableSpec& table, const TableCell& printed, const Value& value) {
    if (printed.value.index() != value.index())
        return false;
    if (const auto* text = std::get_if<std::string>(&value))
        return std::any_of(table.choices.begin(), table.choices.end(),
                           [&](const TableLine& choice) { return choice.id == *text; });
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return *number >= table.minimum && *number <= table.maximum;
    return true;
}

} // namespace

void checkTables(const RulesetInfo& info, const Scenario& scenario, Findings& findings) {
    for (std::size_t i = 0; i < scenario.tables->size(); ++i) {
        const TableOverride& cell = (*scenario.tables)[i];
        const TableSpec* table = findTable(info, cell.table);
        const TableCell* printed = table != nullptr && table->editable ? findCell(*table, cell) : nullptr;
        if (printed != nullptr && mayHold(*table, *printed, cell.value))
            continue;
        Diagnostic finding = makeFinding("scenario.table.unknown-cell", Severity::Warning, pointerTo("tables", i),
                                         {{"table", cell.table}, {"row", cell.row}, {"column", cell.column}});
        if (printed != nullptr) {
            finding.id = "scenario.table.wrong-value";
            finding.severity = Severity::Error;
            finding.rule = printed->rule;
            finding.args["table"] = table->label;
            finding.args["value"] = shownValue(cell.value);
        }
        addFix(finding, "fix.drop-cell", {SetTableCell{cell.table, cell.row, cell.column, std::nullopt}});
        findings.push_back(std::move(finding));
    }
}

} // namespace orontes::core
