// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/describe/arrivals.h"

#include <algorithm>
#include <cstdlib>

namespace orontes::core {
namespace {

constexpr int latestTurn = 999; ///< a list may be any text

/// 0 for what is no turn.
int turnIn(const std::string& text) {
    const std::size_t first = text.find_first_not_of(' ');
    const std::size_t last = text.find_last_not_of(' ');
    if (first == std::string::npos)
        return 0;
    const std::string digits = text.substr(first, last - first + 1);
    const bool isNumber = digits.size() <= 3 && digits.find_first_not_of("0123456789") == std::string::npos;
    return isNumber ? std::atoi(digits.c_str()) : 0;
}

void addRange(const std::string& part, std::set<TurnNumber>& turns) {
    const std::size_t dash = part.find('-');
    const int first = turnIn(part.substr(0, dash));
    const int last = dash == std::string::npos ? first : turnIn(part.substr(dash + 1));
    for (int turn = std::max(first, 1); first > 0 && turn <= std::min(last, latestTurn); ++turn)
        turns.insert(TurnNumber{turn});
}

/// Spaces sorted; a choice of one space is that space.
ArrivalPlace plain(ArrivalPlace place) {
    const auto sort = [](std::vector<SpaceLabel>& spaces) {
        std::sort(spaces.begin(), spaces.end());
        spaces.erase(std::unique(spaces.begin(), spaces.end()), spaces.end());
    };
    if (auto* enters = std::get_if<EntersAt>(&place))
        sort(enters->spaces);
    if (const auto* at = std::get_if<AtSpace>(&place))
        return WithinSpaces{{at->space}};
    if (auto* within = std::get_if<WithinSpaces>(&place))
        sort(within->spaces);
    return place;
}

std::string placeKey(const ArrivalPlace& place) {
    std::string key = std::to_string(place.index());
    const auto add = [&](const std::vector<SpaceLabel>& spaces) {
        for (const SpaceLabel& space : spaces)
            key += '\n' + space.value;
    };
    if (const auto* within = std::get_if<WithinSpaces>(&place))
        add(within->spaces);
    if (const auto* enters = std::get_if<EntersAt>(&place))
        add(enters->spaces);
    if (const auto* region = std::get_if<WithinRegion>(&place))
        key += '\n' + region->region.value;
    return key;
}

void join(ArrivalParty& into, const ArrivalParty& more) {
    for (const auto& [type, number] : more.numbers)
        into.numbers[type] += number;
    into.named.insert(into.named.end(), more.named.begin(), more.named.end());
}

} // namespace

bool arrives(const Counter& counter) {
    return !std::holds_alternative<OffMap>(counter.setUp.place) && !std::holds_alternative<Lost>(counter.setUp.place);
}

TurnNumber dueTurn(const Scenario& scenario, const Counter& counter) {
    return std::max(counter.setUp.turn, scenario.firstTurn);
}

std::vector<TurnNumber> chartTurns(const Scenario& scenario) {
    TurnNumber last = scenario.lastTurn.value_or(scenario.firstTurn);
    for (const Counter& counter : *scenario.counters)
        last = scenario.lastTurn || !arrives(counter) ? last : std::max(last, counter.setUp.turn);
    std::vector<TurnNumber> turns;
    for (int turn = scenario.firstTurn.value; turn <= std::min(last.value, scenario.firstTurn.value + latestTurn);
         ++turn)
        turns.push_back(TurnNumber{turn});
    return turns;
}

Attributes arrivalAttributes(const RulesetInfo& info, const Counter& counter) {
    Attributes own;
    const CounterTypeSpec* type = findCounterType(info, counter.type);
    for (const auto& [id, value] : counter.attributes) {
        const FieldSpec* field = type != nullptr ? findField(type->fields, id) : nullptr;
        if (field != nullptr && field->section.value == "arrival" && value != field->defaultValue)
            own[id] = value;
    }
    return own;
}

Arrivals arrivalsOf(const RulesetInfo& info, const Scenario& scenario, const SideToken& side, TurnNumber turn) {
    Arrivals parties;
    for (const Counter& counter : *scenario.counters) {
        if (counter.side != side || !arrives(counter) || dueTurn(scenario, counter) != turn)
            continue;
        const Attributes attributes = arrivalAttributes(info, counter);
        auto party = std::find_if(parties.begin(), parties.end(), [&](const ArrivalParty& one) {
            return one.place == counter.setUp.place && one.attributes == attributes;
        });
        if (party == parties.end())
            party = parties.insert(parties.end(), {counter.setUp.place, attributes, {}, {}});
        const CounterTypeSpec* type = findCounterType(info, counter.type);
        if (type != nullptr && type->leader)
            party->named.push_back({counter.type, counter.name});
        else
            ++party->numbers[counter.type];
    }
    return parties;
}

Arrivals inOrder(Arrivals arrivals) {
    Arrivals ordered;
    for (ArrivalParty& party : arrivals) {
        party.place = plain(std::move(party.place));
        std::erase_if(party.numbers, [](const auto& number) { return number.second <= 0; });
        if (party.empty())
            continue;
        const auto same = std::find_if(ordered.begin(), ordered.end(), [&](const ArrivalParty& one) {
            return one.place == party.place && one.attributes == party.attributes;
        });
        if (same != ordered.end())
            join(*same, party);
        else
            ordered.push_back(std::move(party));
    }
    for (ArrivalParty& party : ordered)
        std::sort(party.named.begin(), party.named.end());
    std::sort(ordered.begin(), ordered.end(), [](const ArrivalParty& a, const ArrivalParty& b) {
        return std::pair(placeKey(a.place), a.attributes) < std::pair(placeKey(b.place), b.attributes);
    });
    return ordered;
}

bool sameArrivals(const Arrivals& a, const Arrivals& b) {
    return a == b || inOrder(a) == inOrder(b);
}

const ArrivalChartSpec* specWithMark(const RulesetInfo& info) {
    for (const ArrivalChartSpec& chart : info.print.arrivalCharts)
        if (!chart.marked.empty())
            return &chart;
    return nullptr;
}

const ArrivalChartSpec* specWithPlaces(const RulesetInfo& info) {
    for (const ArrivalChartSpec& chart : info.print.arrivalCharts)
        if (!chart.places.empty())
            return &chart;
    return nullptr;
}

FieldId markedField(const RulesetInfo& info) {
    const ArrivalChartSpec* chart = specWithMark(info);
    return chart != nullptr ? chart->marked : FieldId{};
}

FieldId placesField(const RulesetInfo& info) {
    const ArrivalChartSpec* chart = specWithPlaces(info);
    return chart != nullptr ? chart->places : FieldId{};
}

std::set<TurnNumber> turnsListed(const std::string& text) {
    std::set<TurnNumber> turns;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        addRange(text.substr(begin, end - begin), turns);
        begin = end + 1;
    }
    return turns;
}

std::set<TurnNumber> markedTurns(const RulesetInfo& info, const Side& side) {
    const Value value = sideFieldValue(info, side, markedField(info));
    const auto* text = std::get_if<std::string>(&value);
    return text != nullptr ? turnsListed(*text) : std::set<TurnNumber>{};
}

TextList listedPlaces(const RulesetInfo& info, const Side& side) {
    const Value value = sideFieldValue(info, side, placesField(info));
    const auto* list = std::get_if<TextList>(&value);
    return list != nullptr ? *list : TextList{};
}

std::vector<const PrintedArrival*> printedEntries(const RulesetInfo& info, const SideToken& side, TurnNumber turn) {
    std::vector<const PrintedArrival*> entries;
    for (const PrintedArrival& entry : info.chart.arrivals)
        if (entry.side == side && entry.turn == turn)
            entries.push_back(&entry);
    return entries;
}

Arrivals printedArrivals(const RulesetInfo& info, const SideToken& side, TurnNumber turn) {
    Arrivals parties;
    for (const PrintedArrival* entry : printedEntries(info, side, turn))
        parties.push_back(entry->party);
    return parties;
}

const PrintedMark* printedMark(const RulesetInfo& info, const SideToken& side, TurnNumber turn) {
    for (const PrintedMark& mark : info.chart.marks)
        if (mark.side == side && mark.turn == turn)
            return &mark;
    return nullptr;
}

const PrintedPlaces* printedPlaces(const RulesetInfo& info, const SideToken& side) {
    for (const PrintedPlaces& places : info.chart.places)
        if (places.side == side)
            return &places;
    return nullptr;
}

bool chartSpeaksOf(const RulesetInfo& info, const Scenario& scenario, TurnNumber turn) {
    const PrintedChart& chart = info.chart;
    const bool within = !chart.empty() && chart.first <= turn && turn <= chart.last;
    return within && (turn != scenario.firstTurn || scenario.firstTurn == chart.first);
}

} // namespace orontes::core
