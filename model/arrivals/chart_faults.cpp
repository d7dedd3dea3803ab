// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/arrivals/chart_plan.h"
#include "rules/core/json/pointer.h"

#include <algorithm>
#include <set>

namespace orontes::model {
namespace {

template <class Items, class Name>
std::string joinedNames(const Items& items, Name name) {
    std::string names;
    for (const auto& item : items)
        names += (names.empty() ? "" : ", ") + name(item);
    return names;
}

/// Walks through a chart and notes what there is no such thing of.
class ChartCheck {
public:
    ChartCheck(const core::RulesetInfo& info, const core::Scenario& scenario, const ArrivalChart& chart)
        : m_info(info), m_scenario(scenario), m_chart(chart) {}

    core::Findings run() {
        if (m_chart.ruleset != m_scenario.ruleset) {
            fault("chart.other-ruleset", "/ruleset",
                  {{"chart", m_chart.ruleset.value}, {"scenario", m_scenario.ruleset.value}});
            return std::move(m_faults);
        }
        for (std::size_t i = 0; i < m_chart.sides.size(); ++i)
            checkSide(m_chart.sides[i], "/sides/" + std::to_string(i));
        for (std::size_t i = 0; i < m_chart.tables.size(); ++i)
            checkCell(m_chart.tables[i].cell, "/tables/" + std::to_string(i));
        return std::move(m_faults);
    }

private:
    void fault(const char* id, std::string pointer, core::TextArgs args = {}) {
        core::Diagnostic finding;
        finding.id = id;
        finding.where.pointer = std::move(pointer);
        finding.args = std::move(args);
        m_faults.push_back(std::move(finding));
    }

    bool isKnown(const core::SideToken& side) const {
        const auto in = [&](const core::Scenario& scenario) { return core::findSide(scenario, side) != nullptr; };
        return in(m_scenario) || in(m_info.blank) || core::printedPlaces(m_info, side) != nullptr;
    }

    void checkSide(const ChartSide& side, const std::string& at) {
        if (!isKnown(side.side))
            fault("chart.unknown-side", at + "/side",
                  {{"side", side.side.value},
                   {"known", joinedNames(*m_scenario.sides, [](const core::Side& one) { return one.token.value; })}});
        if (!m_sides.insert(side.side).second)
            fault("chart.repeated-side", at + "/side", {{"side", side.side.value}});
        if (side.marked && core::markedField(m_info).empty())
            fault("chart.no-marks", at + "/marked");
        if (side.places && core::placesField(m_info).empty())
            fault("chart.no-places", at + "/places");
        for (std::size_t i = 0; side.marked && i < side.marked->size(); ++i)
            checkTurn((*side.marked)[i], at + "/marked/" + std::to_string(i));
        for (std::size_t i = 0; side.places && i < side.places->size(); ++i)
            checkSpace(core::SpaceLabel{(*side.places)[i]}, at + "/places/" + std::to_string(i));
        for (std::size_t i = 0; i < side.arrivals.size(); ++i)
            checkEntry(side.arrivals[i], at + "/arrivals/" + std::to_string(i));
    }

    void checkTurn(core::TurnNumber turn, const std::string& at) {
        if (m_chart.turns && !m_chart.turns->has(turn))
            fault("chart.turn-outside", at,
                  {{"turn", std::int64_t{turn.value}},
                   {"first", std::int64_t{m_chart.turns->first.value}},
                   {"last", std::int64_t{m_chart.turns->last.value}}});
        if (!m_chart.turns && m_scenario.lastTurn && turn > *m_scenario.lastTurn)
            fault("chart.turn-beyond", at,
                  {{"turn", std::int64_t{turn.value}}, {"last", std::int64_t{m_scenario.lastTurn->value}}});
    }

    void checkSpace(const core::SpaceLabel& space, const std::string& at) {
        if (!core::findSpace(*m_scenario.board, space))
            fault("chart.unknown-space", at, {{"space", space.value}});
    }

    void checkPlace(const core::ArrivalPlace& place, const std::string& at) {
        const auto all = [&](const std::vector<core::SpaceLabel>& spaces, const char* way) {
            for (std::size_t i = 0; i < spaces.size(); ++i)
                checkSpace(spaces[i], at + way + std::to_string(i));
        };
        if (const auto* here = std::get_if<core::AtSpace>(&place))
            checkSpace(here->space, at + "/at");
        if (const auto* within = std::get_if<core::WithinSpaces>(&place))
            all(within->spaces, "/within/");
        if (const auto* enters = std::get_if<core::EntersAt>(&place))
            all(enters->spaces, "/enters/");
        const auto* region = std::get_if<core::WithinRegion>(&place);
        if (region != nullptr && core::findRegion(*m_scenario.board, region->region) == nullptr)
            fault("chart.unknown-region", at + "/region", {{"region", region->region.value}});
    }

    /// Null, and a fault, for a type that there is not.
    const core::CounterTypeSpec* typeAt(const core::CounterType& type, const std::string& at) {
        const core::CounterTypeSpec* spec = core::findCounterType(m_info, type);
        if (spec == nullptr)
            fault("chart.unknown-type", at,
                  {{"type", type.value},
                   {"known", joinedNames(m_info.counterTypes, [](const auto& one) { return one.type.value; })}});
        return spec;
    }

    void checkWay(const core::ArrivalParty& party, const core::CounterTypeSpec& type, const std::string& at) {
        for (const auto& [id, value] : party.attributes) {
            const core::FieldSpec* field = core::findField(type.fields, id);
            const bool fits =
                field != nullptr && field->section.value == "arrival" && field->defaultValue.index() == value.index();
            std::string pointer = at + "/attributes";
            core::appendPointer(pointer, id.value);
            if (!fits)
                fault("chart.unknown-attribute", pointer, {{"type", type.type.value}, {"field", id.value}});
        }
    }

    void checkEntry(const ChartEntry& entry, const std::string& at) {
        checkTurn(entry.turn, at + "/turn");
        checkPlace(entry.party.place, at);
        for (const auto& [type, number] : entry.party.numbers) {
            std::string pointer = at + "/numbers";
            core::appendPointer(pointer, type.value);
            const core::CounterTypeSpec* spec = typeAt(type, pointer);
            if (spec != nullptr && spec->leader)
                fault("chart.not-counted", pointer, {{"type", spec->label}});
            if (spec != nullptr)
                checkWay(entry.party, *spec, at);
        }
        std::set<core::CounterType> seen;
        for (const core::NamedArrival& one : entry.party.named) {
            if (!seen.insert(one.type).second)
                continue;
            std::string pointer = at + "/named";
            core::appendPointer(pointer, one.type.value);
            const core::CounterTypeSpec* spec = typeAt(one.type, pointer);
            if (spec != nullptr && !spec->leader)
                fault("chart.not-named", pointer, {{"type", spec->label}});
            if (spec != nullptr)
                checkWay(entry.party, *spec, at);
        }
    }

    void checkCell(const core::TableOverride& cell, const std::string& at) {
        const auto isIt = [](const std::string& id) { return [&id](const auto& one) { return one.id == id; }; };
        const core::TextArgs args{{"table", cell.table}, {"row", cell.row}, {"column", cell.column}};
        const auto table = std::find_if(m_info.tables.begin(), m_info.tables.end(), isIt(cell.table));
        if (table == m_info.tables.end() || !table->editable)
            return fault("chart.unknown-cell", at, args);
        const auto row = std::find_if(table->rows.begin(), table->rows.end(), isIt(cell.row));
        const auto column = std::find_if(table->columns.begin(), table->columns.end(), isIt(cell.column));
        if (row == table->rows.end() || column == table->columns.end())
            return fault("chart.unknown-cell", at, args);
        const core::Value& printed = table
                                         ->cells[static_cast<std::size_t>(row - table->rows.begin())]
                                                [static_cast<std::size_t>(column - table->columns.begin())]
                                         .value;
        bool fits = printed.index() == cell.value.index();
        if (const auto* number = std::get_if<std::int64_t>(&cell.value))
            fits = fits && *number >= table->minimum && *number <= table->maximum;
        if (const auto* text = std::get_if<std::string>(&cell.value))
            fits = fits && std::any_of(table->choices.begin(), table->choices.end(), isIt(*text));
        if (!fits)
            fault("chart.wrong-value", at + "/value", args);
    }

    const core::RulesetInfo& m_info;
    const core::Scenario& m_scenario;
    const ArrivalChart& m_chart;
    std::set<core::SideToken> m_sides;
    core::Findings m_faults;
};

} // namespace

core::Findings chartFaults(const core::RulesetInfo& info, const core::Scenario& scenario, const ArrivalChart& chart) {
    return ChartCheck(info, scenario, chart).run();
}

} // namespace orontes::model
