// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/arrivals/chart.h"

#include <algorithm>
#include <array>

namespace orontes::model {
namespace {

/// "reconstruction: Potted History, turn 3": tokens, because the file is read elsewhere.
std::string sourceWords(const core::Origin& origin, const core::RulesetInfo& info) {
    static constexpr std::array<const char*, 5> tokens{"text", "found", "derived", "ruling", "reconstruction"};
    std::string words = tokens[static_cast<std::size_t>(origin.rule.provenance)];
    std::string source = origin.source;
    if (source.empty())
        if (const core::RuleEntry* rule = core::findRule(info, origin.rule.reference))
            source = rule->source;
    return source.empty() ? words : words + ": " + source;
}

/// Empty where the ruleset's chart has no such entry.
std::string printedSource(const core::RulesetInfo& info, const core::SideToken& side, const ChartEntry& entry) {
    for (const core::PrintedArrival* printed : core::printedEntries(info, side, entry.turn))
        if (core::sameArrivals({printed->party}, {entry.party}))
            return sourceWords(printed->origin, info);
    return {};
}

bool isPrintedCell(const core::RulesetInfo& info, const core::Scenario& scenario, const core::SideToken& side,
                   core::TurnNumber turn, const core::Arrivals& arrivals) {
    return core::chartSpeaksOf(info, scenario, turn) &&
           core::sameArrivals(core::printedArrivals(info, side, turn), arrivals);
}

ChartSide sideOf(const core::RulesetInfo& info, const core::Scenario& scenario, const core::Side& side,
                 const TurnSpan& turns) {
    ChartSide entry;
    entry.side = side.token;
    if (!core::markedField(info).empty()) {
        entry.marked.emplace();
        for (const core::TurnNumber turn : core::markedTurns(info, side))
            if (turns.has(turn))
                entry.marked->push_back(turn);
    }
    if (!core::placesField(info).empty()) {
        entry.places = core::listedPlaces(info, side);
        const core::PrintedPlaces* printed = core::printedPlaces(info, side.token);
        if (printed != nullptr && printed->spaces == *entry.places)
            entry.placesSource = sourceWords(printed->origin, info);
    }
    for (core::TurnNumber turn = turns.first; turn <= turns.last; ++turn.value) {
        const core::Arrivals arrivals = core::arrivalsOf(info, scenario, side.token, turn);
        const bool asPrinted = isPrintedCell(info, scenario, side.token, turn, arrivals);
        for (const core::ArrivalParty& party : arrivals) {
            ChartEntry line{turn, party, {}};
            line.source = asPrinted ? printedSource(info, side.token, line) : std::string();
            entry.arrivals.push_back(std::move(line));
        }
    }
    return entry;
}

} // namespace

bool isChartTurn(const core::RulesetInfo& info, const core::Scenario& scenario, core::TurnNumber turn) {
    const core::TurnNumber begin = info.chart.empty() ? core::TurnNumber{1} : info.chart.first;
    return turn != scenario.firstTurn || scenario.firstTurn <= begin;
}

ArrivalChart chartOf(const core::RulesetInfo& info, const core::Scenario& scenario) {
    ArrivalChart chart;
    chart.title = scenario.title;
    chart.author = scenario.author;
    chart.ruleset = scenario.ruleset;
    const std::vector<core::TurnNumber> all = core::chartTurns(scenario);
    TurnSpan turns{scenario.firstTurn, all.empty() ? scenario.firstTurn : all.back()};
    if (!isChartTurn(info, scenario, turns.first))
        ++turns.first.value;
    if (turns.first <= turns.last) {
        chart.turns = turns;
        for (const core::Side& side : *scenario.sides)
            chart.sides.push_back(sideOf(info, scenario, side, turns));
    }
    for (const core::TableOverride& cell : *scenario.tables)
        chart.tables.push_back({cell, {}});
    return chart;
}

} // namespace orontes::model
