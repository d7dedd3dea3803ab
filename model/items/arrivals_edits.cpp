// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/arrivals/arrival_words.h"
#include "model/arrivals/chart_json.h"
#include "model/items/arrivals_model.h"
#include "model/items/field_cell.h"
#include "model/words/space_lists.h"

#include <set>

namespace orontes::model {

/// What a person does to the grid, each as one step with a name.
bool ArrivalsModel::step(std::vector<core::Edit> edits, const char* name, const QModelIndex& about, StrokeId stroke) {
    if (edits.empty())
        return false;
    core::TextArgs args;
    if (about.isValid()) {
        args["side"] = sideAt(about.row()).name.toStdString();
        args["turn"] = std::int64_t{turnAt(about.column()).value_or(core::TurnNumber{0}).value};
    }
    const QString words = asQString(say(m_document.texts(), name, std::move(args)));
    const core::Result<void> done = m_document.apply(core::Edit{core::Batch{std::move(edits)}}, {words, stroke});
    if (!done)
        emit refused(done.error());
    return done.has_value();
}

bool ArrivalsModel::setArrivals(const QModelIndex& index, const core::Arrivals& arrivals, const StepNaming& naming) {
    if (isPlaces(index.column()))
        return false;
    return step(editsForCell(m_document.info(), m_document.texts(), m_document.scenario(), cellAt(index), arrivals),
                "arrivals.edit.cell", index, naming.stroke);
}

bool ArrivalsModel::setPlaces(int row, const core::TextList& spaces) {
    return step(editsForPlaces(m_document.info(), m_document.scenario(), sideAt(row).token, spaces),
                "arrivals.edit.places", index(row, columns() - 1));
}

bool ArrivalsModel::setMarked(const QModelIndex& index, bool marked) {
    const core::Side* side = core::findSide(m_document.scenario(), sideAt(index.row()).token);
    if (side == nullptr || isPlaces(index.column()))
        return false;
    std::set<core::TurnNumber> turns = core::markedTurns(m_document.info(), *side);
    if (marked)
        turns.insert(*turnAt(index.column()));
    else
        turns.erase(*turnAt(index.column()));
    return step(editsForMarks(m_document.info(), m_document.scenario(), side->token, turns), "arrivals.edit.mark",
                index);
}

bool ArrivalsModel::clear(const QModelIndex& index) {
    if (isPlaces(index.column()))
        return setPlaces(index.row(), {});
    return step(editsForCell(m_document.info(), m_document.texts(), m_document.scenario(), cellAt(index), {}),
                "arrivals.edit.clear", index);
}

bool ArrivalsModel::cut(const QModelIndex& index) {
    if (isPlaces(index.column()))
        return setPlaces(index.row(), {});
    return step(editsForCell(m_document.info(), m_document.texts(), m_document.scenario(), cellAt(index), {}),
                "arrivals.edit.cut", index);
}

bool ArrivalsModel::move(const QModelIndex& from, const QModelIndex& to) {
    if (isPlaces(from.column()) || isPlaces(to.column()))
        return false;
    return step(editsForMove(m_document.info(), m_document.texts(), m_document.scenario(), cellAt(from), cellAt(to)),
                "arrivals.edit.move", to);
}

bool ArrivalsModel::copyTo(const QModelIndex& from, const QModelIndex& to) {
    if (isPlaces(from.column()) || isPlaces(to.column()) || from == to)
        return false;
    core::Arrivals both = arrivalsAt(to);
    const core::Arrivals more = arrivalsAt(from);
    both.insert(both.end(), more.begin(), more.end());
    return step(editsForCell(m_document.info(), m_document.texts(), m_document.scenario(), cellAt(to), both),
                "arrivals.edit.paste", to);
}

std::vector<core::Edit> ArrivalsModel::restoring(const QModelIndex& index) const {
    const core::RulesetInfo& info = m_document.info();
    const ChartCell at = cellAt(index);
    std::vector<core::Edit> edits = editsForCell(info, m_document.texts(), m_document.scenario(), at,
                                                 core::printedArrivals(info, at.side, at.turn));
    if (const core::Side* side = core::findSide(m_document.scenario(), at.side)) {
        std::set<core::TurnNumber> turns = core::markedTurns(info, *side);
        if (core::printedMark(info, at.side, at.turn) != nullptr)
            turns.insert(at.turn);
        else
            turns.erase(at.turn);
        for (core::Edit& edit : editsForMarks(info, m_document.scenario(), at.side, turns))
            edits.push_back(std::move(edit));
    }
    return edits;
}

bool ArrivalsModel::restore(const QModelIndex& index) {
    if (contentAt(index.row(), index.column()).standing != Standing::Changed)
        return false;
    if (!isPlaces(index.column()))
        return step(restoring(index), "arrivals.edit.restore", index);
    const core::PrintedPlaces* printed = core::printedPlaces(m_document.info(), sideAt(index.row()).token);
    return step(editsForPlaces(m_document.info(), m_document.scenario(), sideAt(index.row()).token, printed->spaces),
                "arrivals.edit.restore-places", index);
}

bool ArrivalsModel::restoreAll() {
    const core::RulesetInfo& info = m_document.info();
    ChartPlan plan =
        planChart(info, m_document.texts(), m_document.scenario(), printedChartFor(info, m_document.scenario()));
    if (!plan.errors.empty()) { // the map has lost a space that the chart names
        emit refused(plan.errors.front());
        return false;
    }
    return step(std::move(plan.edits), "arrivals.edit.restore-all", {});
}

bool ArrivalsModel::apply(const ArrivalChart& chart) {
    ChartPlan plan = planChart(m_document.info(), m_document.texts(), m_document.scenario(), chart);
    if (!plan.errors.empty()) {
        emit refused(plan.errors.front());
        return false;
    }
    if (plan.edits.empty())
        return false;
    const QString words = asQString(say(m_document.texts(), "arrivals.edit.apply", {{"chart", chart.title}}));
    const core::Result<void> done = m_document.apply(plan.step(), {words, 0});
    if (!done)
        emit refused(done.error());
    return done.has_value();
}

std::string ArrivalsModel::asText(const QModelIndex& index) const {
    ArrivalChart chart;
    chart.ruleset = m_document.scenario().ruleset;
    chart.title = titleOf(index).toStdString();
    ChartSide& side = chart.sides.emplace_back();
    side.side = sideAt(index.row()).token;
    if (isPlaces(index.column()))
        side.places = placesOf(index.row());
    for (core::ArrivalParty& party : arrivalsAt(index))
        side.arrivals.push_back({*turnAt(index.column()), std::move(party), {}});
    return writeChart(chart);
}

QString ArrivalsModel::asWords(const QModelIndex& index) const {
    if (isPlaces(index.column()))
        return joined(placesOf(index.row()));
    return asQString(wordsOf(arrivalsAt(index), {m_document.info(), m_document.scenario(), m_document.texts()}));
}

bool ArrivalsModel::paste(const QModelIndex& index, std::string_view text) {
    core::Read<ArrivalChart> read = readChart(text);
    if (!read.value || read.value->sides.size() != 1)
        return false;
    ArrivalChart& chart = *read.value;
    chart.sides.front().side = sideAt(index.row()).token;
    for (ChartEntry& entry : chart.sides.front().arrivals)
        entry.turn = turnAt(index.column()).value_or(entry.turn);
    if (core::Findings faults = chartFaults(m_document.info(), m_document.scenario(), chart); !faults.empty()) {
        emit refused(faults.front());
        return false;
    }
    if (isPlaces(index.column()))
        return chart.sides.front().places && setPlaces(index.row(), *chart.sides.front().places);
    if (chart.sides.front().places)
        return false;
    core::Arrivals arrivals;
    for (ChartEntry& entry : chart.sides.front().arrivals)
        arrivals.push_back(std::move(entry.party));
    return step(editsForCell(m_document.info(), m_document.texts(), m_document.scenario(), cellAt(index), arrivals),
                "arrivals.edit.paste", index);
}

} // namespace orontes::model
