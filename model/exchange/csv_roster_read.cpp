// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/csv.h"
#include "model/exchange/csv_cells.h"
#include "model/exchange/csv_columns.h"
#include "model/exchange/csv_roster.h"
#include "model/exchange/tiled_words.h"
#include "rules/core/json/json_text.h"
#include "rules/core/json/value_json.h"

#include <algorithm>
#include <limits>
#include <set>

namespace orontes::model {
namespace {

constexpr int latestTurnOfCsv = 999;

std::string trimmedCell(const std::string& cell) {
    const std::size_t from = cell.find_first_not_of(" \t");
    return from == std::string::npos ? "" : cell.substr(from, cell.find_last_not_of(" \t") - from + 1);
}

const core::CounterTypeSpec* typeNamed(const core::RulesetInfo& info, const std::string& name) {
    if (const core::CounterTypeSpec* type = core::findCounterType(info, {name}))
        return type;
    for (const core::CounterTypeSpec& type : info.counterTypes)
        if (plainName(info.texts.render(type.label)) == plainName(name))
            return &type;
    return nullptr;
}

/// The token of a side that goes by that token or name; the name itself where there is none.
core::SideToken sideNamed(const core::Scenario& scenario, const std::string& name) {
    core::SideToken token{name};
    if (core::findSide(scenario, token) != nullptr)
        return token;
    for (const core::Side& side : *scenario.sides)
        if (plainName(side.name) == plainName(name) || plainName(side.token.value) == plainName(name))
            return side.token;
    return token;
}

/// A table of counters under way.
struct RosterReading {
    const RosterImport& wanted;
    std::vector<std::pair<std::string, RosterHeading>> headings; ///< by column; those left out are unknown
    std::vector<core::Counter> counters;
    core::Findings findings;

    void report(const char* id, core::Severity severity, int line, std::size_t column, core::TextArgs args = {}) {
        findings.push_back(csvFinding(id, severity, line, column, std::move(args)));
    }
};

/// A row of a table under way.
struct RosterRow {
    RosterReading& reading;
    const CsvTable::Row& cells;
    int line = 0;
    core::Counter counter;
    SetUpCells setUp;
    std::size_t setUpColumn = 0;

    void badValue(std::size_t column, const char* expected) {
        reading.report("csv.bad-value", core::Severity::Error, line, column,
                       {{"value", cells[column]},
                        {"column", reading.headings[column].first},
                        {"expected", core::TextId{std::string("csv.expected.") + expected}}});
    }
    std::optional<std::int64_t> number(std::size_t column, std::int64_t most) {
        core::FieldSpec field;
        const std::optional<core::Value> value =
            valueOf(trimmedCell(cells[column]), field, reading.wanted.info, reading.wanted.scenario);
        if (value && std::get<std::int64_t>(*value) >= 1 && std::get<std::int64_t>(*value) <= most)
            return std::get<std::int64_t>(*value);
        badValue(column, "number");
        return std::nullopt;
    }
};

const char* expectedOf(core::FieldKind kind) {
    switch (kind) {
    case core::FieldKind::Flag:
        return "flag";
    case core::FieldKind::Integer:
        return "number";
    case core::FieldKind::Choice:
        return "choice";
    case core::FieldKind::Seat:
        return "seat";
    case core::FieldKind::Text:
    case core::FieldKind::SpaceList:
        break;
    }
    return "text";
}

void readType(RosterRow& row, std::size_t column) {
    const std::string name = trimmedCell(row.cells[column]);
    const core::CounterTypeSpec* type = typeNamed(row.reading.wanted.info, name);
    row.counter.type = type != nullptr ? type->type : core::CounterType{name};
    if (type == nullptr)
        row.reading.report("csv.unknown-type", core::Severity::Warning, row.line, column, {{"type", name}});
}

void readSide(RosterRow& row, std::size_t column) {
    row.counter.side = sideNamed(row.reading.wanted.scenario, trimmedCell(row.cells[column]));
    if (core::findSide(row.reading.wanted.scenario, row.counter.side) == nullptr)
        row.reading.report("csv.unknown-side", core::Severity::Warning, row.line, column,
                           {{"side", row.counter.side.value}});
}

void readOther(RosterRow& row, std::size_t column) {
    core::JsonReader reader;
    const core::Result<core::JsonValue> json = core::parseJson(row.cells[column]);
    core::Attributes others;
    if (json)
        core::readInto(reader, *json, others);
    if (!json || reader.failed())
        return row.badValue(column, "object");
    row.counter.attributes.merge(others);
}

void readField(RosterRow& row, std::size_t column, const core::FieldId& id) {
    const core::CounterTypeSpec* type = core::findCounterType(row.reading.wanted.info, row.counter.type);
    const core::FieldSpec* field = type != nullptr ? core::findField(type->fields, id) : nullptr;
    if (field == nullptr)
        return row.reading.report("csv.no-such-field", core::Severity::Warning, row.line, column,
                                  {{"column", row.reading.headings[column].first}, {"type", row.counter.type.value}});
    const bool isText = field->kind == core::FieldKind::Text;
    const std::string cell = isText ? row.cells[column] : trimmedCell(row.cells[column]);
    std::optional<core::Value> value = valueOf(cell, *field, row.reading.wanted.info, row.reading.wanted.scenario);
    if (!value)
        row.badValue(column, expectedOf(field->kind));
    else if (*value != field->defaultValue)
        row.counter.attributes[id] = std::move(*value);
}

void readColumn(RosterRow& row, std::size_t column) {
    const std::string& cell = row.cells[column];
    switch (*row.reading.headings[column].second.column) {
    case RosterColumn::Id:
        if (const auto id = row.number(column, std::numeric_limits<std::int32_t>::max()))
            row.counter.id = core::CounterId{static_cast<std::int32_t>(*id)};
        return;
    case RosterColumn::Type:
        return readType(row, column);
    case RosterColumn::Name:
        row.counter.name = cell;
        return;
    case RosterColumn::Side:
        return readSide(row, column);
    case RosterColumn::Group:
        row.counter.group = cell;
        return;
    case RosterColumn::Turn:
        if (const auto turn = row.number(column, latestTurnOfCsv))
            row.counter.setUp.turn = core::TurnNumber{static_cast<int>(*turn)};
        return;
    case RosterColumn::SetUp:
        row.setUp.way = trimmedCell(cell);
        row.setUpColumn = column;
        return;
    case RosterColumn::Places:
        row.setUp.places = cell;
        row.setUpColumn = column;
        return;
    case RosterColumn::Other:
        return readOther(row, column);
    }
}

/// Our own columns first: fields have a meaning only for a type.
void readRow(RosterRow& row) {
    const std::size_t columns = std::min(row.cells.size(), row.reading.headings.size());
    for (const bool ofOurs : {true, false})
        for (std::size_t column = 0; column < columns; ++column) {
            const RosterHeading& heading = row.reading.headings[column].second;
            if (!heading.isKnown() || heading.column.has_value() != ofOurs || row.cells[column].empty())
                continue;
            if (ofOurs)
                readColumn(row, column);
            else
                readField(row, column, heading.field);
        }
    if (row.counter.type.empty())
        row.reading.report("csv.no-type", core::Severity::Error, row.line, 0);
    if (const auto setUp = setUpOf(row.setUp, row.counter.setUp.turn))
        row.counter.setUp = *setUp;
    else
        row.badValue(row.setUpColumn, "set-up");
}

void readHeadings(RosterReading& reading, const CsvTable& table) {
    for (std::size_t column = 0; column < table.rows.front().size(); ++column) {
        const std::string text = trimmedCell(table.rows.front()[column]);
        const auto given = reading.wanted.columns.find(text);
        RosterHeading heading = headingOf(text, reading.wanted);
        const bool isLeftOut = text.empty() || (given != reading.wanted.columns.end() && given->second.empty());
        if (!heading.isKnown() && !isLeftOut)
            reading.report("csv.unknown-column", core::Severity::Warning, table.lines.front(), column,
                           {{"column", text}});
        for (const auto& [other, known] : reading.headings)
            if (heading.isKnown() && known.column == heading.column && known.field == heading.field) {
                reading.report("csv.repeated-column", core::Severity::Error, table.lines.front(), column,
                               {{"column", text}, {"other", other}});
                heading = {};
            }
        reading.headings.emplace_back(text, heading);
    }
}

bool hasTypes(const RosterReading& reading) {
    return std::any_of(reading.headings.begin(), reading.headings.end(),
                       [](const auto& heading) { return heading.second.column == RosterColumn::Type; });
}

/// Ids that the table gives must differ; the others get the next free ones.
void giveIds(RosterReading& reading, const std::vector<int>& lines) {
    std::set<std::int32_t> taken;
    for (std::size_t i = 0; i < reading.counters.size(); ++i) {
        const core::CounterId id = reading.counters[i].id;
        if (id.valid() && !taken.insert(id.value).second)
            reading.report("csv.repeated-id", core::Severity::Error, lines[i], 0, {{"id", std::int64_t{id.value}}});
    }
    std::int32_t next = 1;
    for (core::Counter& counter : reading.counters) {
        if (counter.id.valid())
            continue;
        while (!taken.insert(next).second)
            ++next;
        counter.id = core::CounterId{next};
    }
}

} // namespace

RosterHeading headingOf(const std::string& text, const RosterImport& wanted) {
    const auto given = wanted.columns.find(text);
    const std::string name = given != wanted.columns.end() ? given->second : text;
    const std::string plain = plainName(name);
    if (plain.empty())
        return {};
    for (const auto& [column, token] : rosterColumns)
        if (plainName(token) == plain)
            return {column, {}};
    for (const core::FieldId& field : counterFields(wanted.info))
        if (field.value == name)
            return {std::nullopt, field};
    for (const core::CounterTypeSpec& type : wanted.info.counterTypes)
        for (const core::FieldSpec& field : type.fields)
            if (plainName(field.id.value) == plain || plainName(wanted.info.texts.render(field.label)) == plain)
                return {std::nullopt, field.id};
    return {};
}

bool looksLikeRoster(std::string_view text, const RosterImport& wanted) {
    const core::Result<CsvTable> table = parseCsv(text.substr(0, text.find('\n')));
    if (!table || table->rows.empty())
        return false;
    return std::any_of(table->rows.front().begin(), table->rows.front().end(), [&](const std::string& cell) {
        return headingOf(trimmedCell(cell), wanted).column == RosterColumn::Type;
    });
}

core::Read<std::vector<core::Counter>> rosterFromCsv(std::string_view text, const RosterImport& wanted) {
    core::Read<std::vector<core::Counter>> read;
    const core::Result<CsvTable> table = parseCsv(text);
    if (!table || table->rows.empty()) {
        read.findings.push_back(!table ? table.error() : csvFinding("csv.no-rows", core::Severity::Error, 1, 0));
        return read;
    }
    RosterReading reading{wanted, {}, {}, {}};
    readHeadings(reading, *table);
    if (!hasTypes(reading))
        reading.report("csv.no-type-column", core::Severity::Error, table->lines.front(), 0);
    std::vector<int> lines;
    for (std::size_t i = 1; i < table->rows.size() && hasTypes(reading); ++i) {
        if (isBlank(table->rows[i]))
            continue;
        RosterRow row{reading, table->rows[i], table->lines[i], {}, {}, 0};
        readRow(row);
        reading.counters.push_back(std::move(row.counter));
        lines.push_back(row.line);
    }
    giveIds(reading, lines);
    const bool failed = std::any_of(reading.findings.begin(), reading.findings.end(),
                                    [](const auto& finding) { return finding.severity == core::Severity::Error; });
    read.findings = std::move(reading.findings);
    if (!failed)
        read.value = std::move(reading.counters);
    return read;
}

} // namespace orontes::model
