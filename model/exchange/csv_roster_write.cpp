// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/csv.h"
#include "model/exchange/csv_cells.h"
#include "model/exchange/csv_columns.h"
#include "model/exchange/csv_roster.h"
#include "rules/core/json/json_text.h"
#include "rules/core/json/value_json.h"

#include <algorithm>

namespace orontes::model {
namespace {

/// What of a counter fits none of its fields.
core::Attributes otherAttributes(const core::RulesetInfo& info, const core::Scenario& scenario,
                                 const core::Counter& counter) {
    core::Attributes others;
    const core::CounterTypeSpec* type = core::findCounterType(info, counter.type);
    for (const auto& [id, value] : counter.attributes) {
        const core::FieldSpec* field = type != nullptr ? core::findField(type->fields, id) : nullptr;
        const bool fits =
            field != nullptr && isOfKind(value, field->kind) && valueOf(cellOf(value), *field, info, scenario) == value;
        if (!fits)
            others[id] = value;
    }
    return others;
}

/// An empty cell means the default, so that a value that is empty itself needs no words where it is the default.
std::string cellFor(const core::FieldSpec& field, const core::Value& value) {
    const bool isEmpty = value == core::Value(std::string()) || value == core::Value(core::TextList());
    return isEmpty && value == field.defaultValue ? std::string() : cellOf(value);
}

CsvTable::Row rowOf(const core::RulesetInfo& info, const core::Scenario& scenario,
                    const std::vector<core::FieldId>& fields, const core::Counter& counter) {
    const SetUpCells setUp = cellsOf(counter.setUp);
    CsvTable::Row row{
        std::to_string(counter.id.value),         counter.type.value, counter.name, counter.side.value, counter.group,
        std::to_string(counter.setUp.turn.value), setUp.way,          setUp.places};
    const core::CounterTypeSpec* type = core::findCounterType(info, counter.type);
    const core::Attributes others = otherAttributes(info, scenario, counter);
    for (const core::FieldId& id : fields) {
        const core::FieldSpec* field = type != nullptr ? core::findField(type->fields, id) : nullptr;
        if (field == nullptr || others.contains(id))
            row.emplace_back();
        else
            row.push_back(cellFor(*field, core::fieldValue(info, counter, id)));
    }
    row.push_back(others.empty() ? std::string() : core::compactJson(core::toJson(others)));
    return row;
}

} // namespace

std::vector<core::FieldId> counterFields(const core::RulesetInfo& info) {
    std::vector<core::FieldId> fields;
    for (const core::CounterTypeSpec& type : info.counterTypes)
        for (const core::FieldSpec& field : type.fields)
            if (std::find(fields.begin(), fields.end(), field.id) == fields.end())
                fields.push_back(field.id);
    return fields;
}

std::string rosterCsv(const core::RulesetInfo& info, const core::Scenario& scenario) {
    const std::vector<core::FieldId> fields = counterFields(info);
    CsvTable::Row headings;
    for (const auto& [column, name] : rosterColumns)
        if (column != RosterColumn::Other)
            headings.emplace_back(name);
    for (const core::FieldId& field : fields)
        headings.push_back(field.value);
    headings.emplace_back("other");
    std::vector<CsvTable::Row> rows{std::move(headings)};
    for (const core::Counter& counter : *scenario.counters)
        rows.push_back(rowOf(info, scenario, fields, counter));
    return writeCsv(rows);
}

} // namespace orontes::model
