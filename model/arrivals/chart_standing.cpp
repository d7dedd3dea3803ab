// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/arrivals/chart_standing.h"

#include "model/arrivals/arrival_words.h"

#include <algorithm>

namespace orontes::model {
namespace {

bool speaksOf(const core::RulesetInfo& info, const core::SideToken& side) {
    return core::printedPlaces(info, side) != nullptr ||
           std::any_of(info.chart.arrivals.begin(), info.chart.arrivals.end(),
                       [&](const core::PrintedArrival& arrival) { return arrival.side == side; });
}

bool isMarked(const core::RulesetInfo& info, const core::Scenario& scenario, const ChartCell& cell) {
    const core::Side* side = core::findSide(scenario, cell.side);
    return side != nullptr && core::markedTurns(info, *side).contains(cell.turn);
}

bool isEmpty(const core::RulesetInfo& info, const core::Scenario& scenario, const ChartCell& cell) {
    return core::arrivalsOf(info, scenario, cell.side, cell.turn).empty() && !isMarked(info, scenario, cell) &&
           !provenanceOf(info, cell);
}

void count(ChartCount& total, Standing standing, std::optional<core::Provenance> provenance) {
    if (standing == Standing::Silent)
        return;
    ++total.entries;
    if (standing == Standing::Changed)
        ++total.changed;
    else if (provenance)
        ++total.from[static_cast<std::size_t>(*provenance)];
}

} // namespace

Standing standingOf(const core::RulesetInfo& info, const core::Scenario& scenario, const ChartCell& cell) {
    if (!core::chartSpeaksOf(info, scenario, cell.turn) || !speaksOf(info, cell.side))
        return Standing::Silent;
    const bool mark = core::printedMark(info, cell.side, cell.turn) != nullptr;
    const bool same = mark == isMarked(info, scenario, cell) &&
                      core::sameArrivals(core::arrivalsOf(info, scenario, cell.side, cell.turn),
                                         core::printedArrivals(info, cell.side, cell.turn));
    return same ? Standing::AsPrinted : Standing::Changed;
}

Standing standingOfPlaces(const core::RulesetInfo& info, const core::Scenario& scenario, const core::SideToken& side) {
    const core::PrintedPlaces* printed = core::printedPlaces(info, side);
    const core::Side* known = core::findSide(scenario, side);
    if (printed == nullptr || known == nullptr)
        return Standing::Silent;
    core::TextList now = core::listedPlaces(info, *known);
    core::TextList then = printed->spaces;
    std::sort(now.begin(), now.end());
    std::sort(then.begin(), then.end());
    return now == then ? Standing::AsPrinted : Standing::Changed;
}

std::optional<core::Provenance> provenanceOf(const core::RulesetInfo& info, const ChartCell& cell) {
    std::optional<core::Provenance> least;
    const auto take = [&](const core::Origin& origin) {
        least = std::max(least.value_or(core::Provenance::Text), origin.rule.provenance);
    };
    for (const core::PrintedArrival* entry : core::printedEntries(info, cell.side, cell.turn))
        take(entry->origin);
    const core::PrintedMark* mark = core::printedMark(info, cell.side, cell.turn);
    if (mark != nullptr && !least)
        take(mark->origin);
    return least;
}

std::string originLines(const core::RulesetInfo& info, const core::Scenario& scenario, const core::Catalogue& texts,
                        const ChartCell& cell) {
    std::string lines;
    const auto add = [&](const std::string& what, const core::Origin& origin) {
        lines += (lines.empty() ? "" : "\n") +
                 say(texts, "arrivals.origin.line", {{"what", what}, {"origin", wordsOf(origin, info, texts)}});
    };
    for (const core::PrintedArrival* entry : core::printedEntries(info, cell.side, cell.turn))
        add(wordsOf(core::Arrivals{entry->party}, {info, scenario, texts}), entry->origin);
    if (const core::PrintedMark* mark = core::printedMark(info, cell.side, cell.turn))
        add(texts.render(core::specWithMark(info)->mark), mark->origin);
    return lines;
}

ChartCount countEntries(const core::RulesetInfo& info, const core::Scenario& scenario) {
    ChartCount total;
    for (const core::Side& side : *scenario.sides) {
        for (const core::TurnNumber turn : core::chartTurns(scenario))
            if (const ChartCell cell{side.token, turn}; !isEmpty(info, scenario, cell))
                count(total, standingOf(info, scenario, cell), provenanceOf(info, cell));
        const core::PrintedPlaces* places = core::printedPlaces(info, side.token);
        count(total, standingOfPlaces(info, scenario, side.token),
              places != nullptr ? std::optional(places->origin.rule.provenance) : std::nullopt);
    }
    return total;
}

} // namespace orontes::model
