// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/describe/info_findings.h"

#include <algorithm>
#include <set>

namespace orontes::core {
namespace {

using TextIds = std::set<TextId>;

void collect(const FieldSpec& field, TextIds& ids) {
    ids.insert({field.label, field.help, field.section, field.unit});
    for (const FieldChoice& choice : field.choices)
        ids.insert(choice.label);
}

void collect(const std::vector<TableLine>& lines, TextIds& ids) {
    for (const TableLine& line : lines)
        ids.insert(line.label);
}

void collectBoard(const RulesetInfo& info, TextIds& ids) {
    for (const TerrainSpec& terrain : info.terrains)
        ids.insert({terrain.label, terrain.help});
    for (const FeatureSpec& feature : info.features)
        ids.insert({feature.label, feature.help});
    for (const FieldSpec& field : info.spaceFields)
        collect(field, ids);
    for (const FieldSpec& field : info.sideFields)
        collect(field, ids);
}

/// The texts that a face is printed with: "{:text an.id}".
void collect(const FaceSpec& face, TextIds& ids) {
    constexpr std::string_view open = "{:text ";
    for (const SlotSpec& slot : face.texts)
        for (std::size_t at = slot.text.find(open); at != std::string::npos; at = slot.text.find(open, at + 1)) {
            const std::size_t begin = at + open.size();
            ids.insert(TextId{slot.text.substr(begin, slot.text.find('}', begin) - begin)});
        }
}

void collectCounters(const RulesetInfo& info, TextIds& ids) {
    for (const CounterTypeSpec& type : info.counterTypes) {
        ids.insert({type.label, type.help});
        collect(type.front, ids);
        collect(type.back, ids);
        for (const FieldSpec& field : type.fields)
            collect(field, ids);
    }
}

void collectGame(const RulesetInfo& info, TextIds& ids) {
    ids.insert({info.name, info.summary});
    for (const PhaseSpec& phase : info.phases)
        ids.insert(phase.label);
    for (const OptionSpec& option : info.options)
        collect(option.field, ids);
    for (const TableSpec& table : info.tables) {
        ids.insert({table.label, table.help});
        collect(table.rows, ids);
        collect(table.columns, ids);
        collect(table.choices, ids);
    }
    for (const OverlaySpec& overlay : info.overlays)
        ids.insert({overlay.label, overlay.help});
    for (const ConditionSpec& condition : info.conditions)
        ids.insert(condition.help);
    for (const ScoreSource& source : info.scoreSources)
        ids.insert(source.label);
    for (const StateSpec& state : info.states)
        ids.insert(state.label);
    for (const RuleEntry& rule : info.rules)
        ids.insert(rule.chapter);
}

void collectPrint(const PrintPieces& print, TextIds& ids) {
    for (const CardSpec& card : print.cards) {
        ids.insert(card.label);
        ids.insert(card.reminders.begin(), card.reminders.end());
        for (const CardTrack& track : card.tracks) {
            ids.insert(track.label);
            ids.insert(track.captions.begin(), track.captions.end());
        }
    }
    for (const OrderSheetSpec& sheet : print.orderSheets) {
        ids.insert(sheet.label);
        ids.insert(sheet.columns.begin(), sheet.columns.end());
    }
    for (const AidSpec& aid : print.aids) {
        ids.insert(aid.label);
        ids.insert(aid.paragraphs.begin(), aid.paragraphs.end());
    }
    for (const LooseMarker& marker : print.looseMarkers)
        ids.insert({marker.label, marker.back});
    for (const ArrivalChartSpec& chart : print.arrivalCharts) {
        ids.insert({chart.label, chart.mark, chart.placesLabel});
        ids.insert(chart.notes.begin(), chart.notes.end());
    }
    for (const VictoryListSpec& list : print.victoryLists) {
        ids.insert({list.label, list.perTurn});
        ids.insert(list.notes.begin(), list.notes.end());
    }
    for (const TrackSpec& track : print.tracks) {
        ids.insert({track.label, track.joins});
        ids.insert(track.notes.begin(), track.notes.end());
        ids.insert(track.captions.begin(), track.captions.end());
    }
}

Diagnostic fault(std::string id, const RulesetInfo& info, TextArgs args) {
    Diagnostic finding;
    finding.id = std::move(id);
    finding.args = std::move(args);
    finding.args["ruleset"] = info.id.value;
    return finding;
}

void findTextsMissing(const RulesetInfo& info, Findings& findings) {
    TextIds ids;
    collectGame(info, ids);
    collectBoard(info, ids);
    collectCounters(info, ids);
    collectPrint(info.print, ids);
    for (const TextId& id : ids)
        if (!id.empty() && !info.texts.contains(id))
            findings.push_back(fault("info.text-missing", info, {{"text", id.value}}));
}

void findCellsMissing(const RulesetInfo& info, const TableSpec& table, Findings& findings) {
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        const std::size_t found = row < table.cells.size() ? table.cells[row].size() : 0;
        if (found != table.columns.size())
            findings.push_back(fault("info.cell-missing", info,
                                     {{"table", table.id},
                                      {"row", table.rows[row].id},
                                      {"found", static_cast<std::int64_t>(found)},
                                      {"expected", static_cast<std::int64_t>(table.columns.size())}}));
    }
}

const TableSpec* tableOf(const RulesetInfo& info, const std::string& id) {
    const auto found =
        std::find_if(info.tables.begin(), info.tables.end(), [&](const TableSpec& table) { return table.id == id; });
    return found == info.tables.end() ? nullptr : &*found;
}

bool hasLine(const std::vector<TableLine>& lines, const std::string& id) {
    return std::any_of(lines.begin(), lines.end(), [&](const TableLine& line) { return line.id == id; });
}

/// Armies are drawn and carried over by tables, types and fields that there are.
void findForcesMissing(const RulesetInfo& info, Findings& findings) {
    const ForcesSpec& forces = info.forces;
    const auto missing = [&](const std::string& name) {
        findings.push_back(fault("info.forces-missing", info, {{"name", name}}));
    };
    for (const std::string& muster : forces.musters) {
        const TableSpec* table = tableOf(info, muster);
        if (!table)
            missing(muster);
        for (const TableLine& column : table ? table->columns : std::vector<TableLine>{})
            if (!findCounterType(info, CounterType{column.id}))
                missing(column.id);
    }
    if (!forces.prized.empty() && !findCounterType(info, forces.prized))
        missing(forces.prized.value);
    for (const FieldId& field : {forces.mark, forces.damage, forces.fled})
        for (const CounterTypeSpec& type : info.counterTypes)
            if (!field.empty() && !findField(type.fields, field))
                missing(field.value);
    const CellName& cell = forces.lostAtDamage;
    const TableSpec* table = cell.table.empty() ? nullptr : tableOf(info, cell.table);
    if (!cell.table.empty() && (!table || !hasLine(table->rows, cell.row) || !hasLine(table->columns, cell.column)))
        missing(cell.table);
}

/// The chart speaks of types and attributes that there are.
void findChartMissing(const RulesetInfo& info, Findings& findings) {
    const auto missing = [&](const std::string& name) {
        findings.push_back(fault("info.chart-missing", info, {{"name", name}}));
    };
    for (const PrintedArrival& arrival : info.chart.arrivals) {
        std::vector<CounterType> types;
        for (const auto& [type, number] : arrival.party.numbers)
            types.push_back(type);
        for (const NamedArrival& one : arrival.party.named)
            types.push_back(one.type);
        for (const CounterType& type : types) {
            const CounterTypeSpec* spec = findCounterType(info, type);
            if (!spec)
                missing(type.value);
            for (const auto& [field, value] : arrival.party.attributes)
                if (spec && !findField(spec->fields, field))
                    missing(field.value);
        }
    }
    if (!info.chart.empty() && info.print.arrivalCharts.empty())
        missing("arrivalCharts");
}

} // namespace

Findings infoFindings(const RulesetInfo& info) {
    Findings findings;
    findTextsMissing(info, findings);
    for (const TableSpec& table : info.tables)
        findCellsMissing(info, table, findings);
    findForcesMissing(info, findings);
    findChartMissing(info, findings);
    for (const RuleEntry& rule : info.rules)
        if (rule.source.empty())
            findings.push_back(fault("info.source-missing", info, {{"rule", rule.reference}}));
    return findings;
}

std::vector<std::string> symbolsOf(const RulesetInfo& info) {
    std::set<std::string> names;
    for (const CounterTypeSpec& type : info.counterTypes) {
        names.insert({type.front.symbol, type.back.symbol});
        for (const MarkerSpec& marker : type.markers)
            names.insert("marker_" + marker.marker);
    }
    for (const LooseMarker& loose : info.print.looseMarkers)
        names.insert("marker_" + loose.marker);
    names.erase(std::string());
    return {names.begin(), names.end()};
}

} // namespace orontes::core
