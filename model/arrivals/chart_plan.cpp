// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/arrivals/chart_plan.h"

#include "model/arrivals/arrival_words.h"
#include "model/arrivals/cell_edits.h"
#include "model/words/value_words.h"
#include "rules/core/describe/table_cell.h"

#include <algorithm>
#include <set>

namespace orontes::model {
namespace {

std::string joinedWords(const core::TextList& list) {
    std::string words;
    for (const std::string& item : list)
        words += (words.empty() ? "" : ", ") + item;
    return words.empty() ? "–" : words;
}

/// Gathers the edits while the scenario becomes what the chart wants.
class Planner {
public:
    Planner(const core::RulesetInfo& info, const core::Catalogue& texts, const core::Scenario& scenario,
            const ArrivalChart& chart)
        : m_info(info), m_texts(texts), m_scenario(scenario), m_chart(chart) {}

    ChartPlan run() {
        m_plan.errors = chartFaults(m_info, m_scenario, m_chart);
        if (!m_plan.errors.empty())
            return std::move(m_plan);
        for (const ChartSide& side : m_chart.sides)
            take(side);
        for (const ChartTableCell& cell : m_chart.tables)
            takeCell(cell.cell);
        if (!m_plan.edits.empty())
            keepOrigin();
        noteTurns();
        if (!m_absent.empty())
            note("arrivals.note.sides-absent", {{"sides", joinedWords(m_absent)}});
        return std::move(m_plan);
    }

private:
    void note(const char* id, core::TextArgs args) { m_plan.notes.push_back({core::TextId{id}, std::move(args)}); }

    /// Who typed the values and where they are from goes with the scenario, among its notes.
    void keepOrigin() {
        if (m_chart.author.empty() && m_chart.source.empty())
            return;
        const bool both = !m_chart.author.empty() && !m_chart.source.empty();
        const std::string origin =
            say(m_texts, "arrivals.credit",
                {{"chart", m_chart.title}, {"origin", m_chart.author + (both ? ", " : "") + m_chart.source}});
        if (m_scenario.notes->find(origin) != std::string::npos)
            return;
        const std::string notes = *m_scenario.notes + (m_scenario.notes->empty() ? "" : "\n\n") + origin;
        if (apply({{core::SetTitle{core::TitleField::Notes, notes}}}))
            m_plan.changes.push_back(
                {std::nullopt, std::nullopt, say(m_texts, "arrivals.change.notes", {{"line", origin}})});
    }

    /// What lies outside the scenario is left out.
    void noteTurns() {
        if (m_after)
            note("arrivals.note.turns-after", {{"last", std::int64_t{m_scenario.lastTurn->value}}});
        if (m_before)
            note("arrivals.note.turns-before", {{"first", std::int64_t{m_scenario.firstTurn.value}}});
    }

    bool isPlayed(core::TurnNumber turn) {
        const bool after = m_scenario.lastTurn && turn > *m_scenario.lastTurn;
        const bool before = turn < m_scenario.firstTurn || !isChartTurn(m_info, m_scenario, turn);
        m_after = m_after || after;
        m_before = m_before || before;
        return !after && !before;
    }

    void take(const ChartSide& side) {
        const core::Side* known = core::findSide(m_scenario, side.side);
        if (known == nullptr) {
            m_absent.push_back(side.side.value);
            return;
        }
        m_name = known->name;
        for (const core::TurnNumber turn : turnsOf(side))
            if (isPlayed(turn))
                takeTurn(side, turn);
        if (side.marked)
            takeMarks(side, *known);
        if (side.places)
            takePlaces(side);
    }

    std::set<core::TurnNumber> turnsOf(const ChartSide& side) const {
        std::set<core::TurnNumber> turns;
        for (const ChartEntry& entry : side.arrivals)
            turns.insert(entry.turn);
        if (m_chart.turns) // all of them, but those in which nothing could come
            for (const core::TurnNumber turn : core::chartTurns(m_scenario))
                if (m_chart.turns->has(turn) && isChartTurn(m_info, m_scenario, turn))
                    turns.insert(turn);
        return turns;
    }

    void takeTurn(const ChartSide& side, core::TurnNumber turn) {
        core::Arrivals wanted;
        for (const ChartEntry& entry : side.arrivals)
            if (entry.turn == turn)
                wanted.push_back(entry.party);
        const core::Arrivals before = core::arrivalsOf(m_info, m_scenario, side.side, turn);
        if (!apply(editsForCell(m_info, m_texts, m_scenario, {side.side, turn}, wanted)))
            return;
        const ArrivalTongue tongue{m_info, m_scenario, m_texts};
        m_plan.changes.push_back({side.side, turn,
                                  say(m_texts, "arrivals.change.cell",
                                      {{"side", m_name},
                                       {"turn", std::int64_t{turn.value}},
                                       {"before", wordsOf(before, tongue)},
                                       {"after", wordsOf(wanted, tongue)}})});
    }

    void takeMarks(const ChartSide& side, const core::Side& known) {
        const std::set<core::TurnNumber> before = core::markedTurns(m_info, known);
        std::set<core::TurnNumber> turns;
        for (const core::TurnNumber turn : before)
            if (m_chart.turns && !m_chart.turns->has(turn))
                turns.insert(turn);
        for (const core::TurnNumber turn : *side.marked)
            if (turn >= m_scenario.firstTurn && (!m_scenario.lastTurn || turn <= *m_scenario.lastTurn))
                turns.insert(turn);
        if (!apply(editsForMarks(m_info, m_scenario, side.side, turns)))
            return;
        const auto tell = [&](const char* id, const auto& of, const auto& without) {
            for (const core::TurnNumber turn : of)
                if (!without.contains(turn))
                    m_plan.changes.push_back(
                        {side.side, turn, say(m_texts, id, {{"side", m_name}, {"turn", std::int64_t{turn.value}}})});
        };
        tell("arrivals.change.marked", turns, before);
        tell("arrivals.change.unmarked", before, turns);
    }

    void takePlaces(const ChartSide& side) {
        const core::TextList before = core::listedPlaces(m_info, *core::findSide(m_scenario, side.side));
        if (apply(editsForPlaces(m_info, m_scenario, side.side, *side.places)))
            m_plan.changes.push_back({side.side, std::nullopt,
                                      say(m_texts, "arrivals.change.places",
                                          {{"side", m_name},
                                           {"places", m_texts.render(core::specWithPlaces(m_info)->placesLabel)},
                                           {"before", joinedWords(before)},
                                           {"after", joinedWords(*side.places)}})});
    }

    void takeCell(const core::TableOverride& cell) {
        const core::TableSpec& table = core::tableNamed(m_info, cell.table);
        const auto lineOf = [](const std::vector<core::TableLine>& lines, const std::string& id) {
            return static_cast<std::size_t>(
                std::find_if(lines.begin(), lines.end(), [&](const auto& line) { return line.id == id; }) -
                lines.begin());
        };
        const std::size_t row = lineOf(table.rows, cell.row);
        const std::size_t column = lineOf(table.columns, cell.column);
        const core::Value before = core::cellValue(table, row, column, m_scenario);
        if (before == cell.value)
            return;
        std::optional<core::Value> value = cell.value;
        if (table.cells[row][column].value == cell.value)
            value.reset();
        if (apply({{core::SetTableCell{cell.table, cell.row, cell.column, std::move(value)}}}))
            m_plan.changes.push_back({std::nullopt, std::nullopt,
                                      say(m_texts, "arrivals.change.table",
                                          {{"table", m_texts.render(table.label)},
                                           {"row", m_texts.render(table.rows[row].label)},
                                           {"column", m_texts.render(table.columns[column].label)},
                                           {"before", wordsOf(before, m_texts)},
                                           {"after", wordsOf(cell.value, m_texts)}}),
                                      true});
    }

    /// False when there is nothing to do. A refusal, as of a roster that is full, becomes an error of the whole.
    bool apply(std::vector<core::Edit> edits) {
        if (edits.empty())
            return false;
        core::Result<core::Edited> next = core::applyEdit(m_scenario, {core::Batch{edits}});
        if (!next) {
            m_plan = {{std::move(next.error())}, {}, {}, {}};
            return false;
        }
        m_scenario = std::move(next->scenario);
        m_plan.edits.insert(m_plan.edits.end(), edits.begin(), edits.end());
        return m_plan.errors.empty();
    }

    const core::RulesetInfo& m_info;
    const core::Catalogue& m_texts;
    core::Scenario m_scenario; ///< as it is by now
    const ArrivalChart& m_chart;
    ChartPlan m_plan;
    std::string m_name; ///< of the side being taken
    core::TextList m_absent;
    bool m_after = false;
    bool m_before = false;
};

} // namespace

ChartPlan planChart(const core::RulesetInfo& info, const core::Catalogue& texts, const core::Scenario& scenario,
                    const ArrivalChart& chart) {
    ChartPlan plan = Planner(info, texts, scenario, chart).run();
    if (!plan.errors.empty())
        plan.edits.clear();
    return plan;
}

ArrivalChart printedChartFor(const core::RulesetInfo& info, const core::Scenario& scenario) {
    ArrivalChart chart;
    chart.ruleset = scenario.ruleset;
    if (info.chart.empty())
        return chart;
    chart.turns = TurnSpan{info.chart.first, info.chart.last};
    for (const core::Side& side : *scenario.sides) {
        const core::PrintedPlaces* places = core::printedPlaces(info, side.token);
        ChartSide entry{side.token, std::nullopt, {}, std::nullopt, {}, {}};
        if (places != nullptr)
            entry.places = places->spaces;
        for (const core::PrintedArrival& arrival : info.chart.arrivals)
            if (arrival.side == side.token)
                entry.arrivals.push_back({arrival.turn, arrival.party, {}});
        if (places == nullptr && entry.arrivals.empty())
            continue; // a side of the scenario's own
        entry.marked.emplace();
        for (const core::PrintedMark& mark : info.chart.marks)
            if (mark.side == side.token)
                entry.marked->push_back(mark.turn);
        chart.sides.push_back(std::move(entry));
    }
    return chart;
}

} // namespace orontes::model
