// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/arrivals/arrival_words.h"

#include <algorithm>
#include <array>
#include <set>

namespace orontes::model {
namespace {

constexpr std::size_t mostSpaces = 13;

void addWord(std::string& words, const std::string& more, const char* between) {
    if (!more.empty())
        words += (words.empty() ? "" : between) + more;
}

std::string spacesOf(const std::vector<core::SpaceLabel>& spaces) {
    std::string words;
    for (std::size_t i = 0; i < std::min(spaces.size(), mostSpaces); ++i)
        addWord(words, spaces[i].value, ", ");
    return spaces.size() > mostSpaces ? words + " …" : words;
}

struct PlacesOf {
    const core::Board& board;

    std::string operator()(const core::AtSpace& at) const { return at.space.value; }
    std::string operator()(const core::WithinSpaces& within) const { return spacesOf(within.spaces); }
    std::string operator()(const core::EntersAt& enters) const { return spacesOf(enters.spaces); }
    std::string operator()(const core::WithinRegion& within) const {
        const core::Region* region = core::findRegion(board, within.region);
        return region != nullptr && !region->name.empty() ? region->name : within.region.value;
    }
    std::string operator()(const core::OffMap&) const { return {}; }
    std::string operator()(const core::Lost&) const { return {}; }
};

/// The label of a field by which a counter comes in, of whichever type has it.
std::string flagWords(const core::FieldId& id, const ArrivalTongue& tongue) {
    for (const core::CounterTypeSpec& type : tongue.info.counterTypes)
        if (const core::FieldSpec* field = core::findField(type.fields, id))
            return tongue.texts.render(field->label);
    return id.value;
}

} // namespace

std::string say(const core::Catalogue& texts, const char* id, core::TextArgs args) {
    return texts.render(core::Text{core::TextId{id}, std::move(args)});
}

bool isSingle(const core::RulesetInfo& info, const core::CounterType& type) {
    std::map<core::SideToken, int> numbers;
    for (const core::PrintedArrival& arrival : info.chart.arrivals)
        if (const auto found = arrival.party.numbers.find(type); found != arrival.party.numbers.end())
            numbers[arrival.side] += found->second;
    return !numbers.empty() &&
           std::all_of(numbers.begin(), numbers.end(), [](const auto& number) { return number.second == 1; });
}

std::string numbersOf(const core::ArrivalParty& party, const ArrivalTongue& tongue) {
    std::string words;
    for (const core::CounterTypeSpec& type : tongue.info.counterTypes) {
        const auto found = party.numbers.find(type.type);
        if (found == party.numbers.end() || found->second == 0)
            continue;
        const std::string label = tongue.texts.render(type.label);
        const bool alone = found->second == 1 && isSingle(tongue.info, type.type);
        addWord(words,
                alone
                    ? label
                    : say(tongue.texts, "arrivals.number", {{"number", std::int64_t{found->second}}, {"type", label}}),
                ", ");
    }
    for (const auto& [type, number] : party.numbers) // of no type that the ruleset has
        if (number > 0 && !core::findCounterType(tongue.info, type))
            addWord(words, std::to_string(number) + " " + type.value, ", ");
    return words;
}

std::string namesOf(const core::ArrivalParty& party) {
    std::string words;
    for (const core::NamedArrival& one : party.named)
        addWord(words, one.name.empty() ? one.type.value : one.name, ", ");
    return words;
}

std::string whoOf(const core::ArrivalParty& party, const ArrivalTongue& tongue) {
    std::string words = numbersOf(party, tongue);
    addWord(words, namesOf(party), " · ");
    return words;
}

std::string whereOf(const core::ArrivalParty& party, const ArrivalTongue& tongue) {
    const std::string spaces = std::visit(PlacesOf{*tongue.scenario.board}, party.place);
    std::string way;
    for (const auto& [id, value] : party.attributes)
        if (value == core::Value{true})
            addWord(way, flagWords(id, tongue), ", ");
    if (way.empty() && std::holds_alternative<core::EntersAt>(party.place))
        way = say(tongue.texts, "arrivals.enters");
    return way.empty() ? spaces : say(tongue.texts, "arrivals.way", {{"way", way}, {"spaces", spaces}});
}

std::string wordsOf(const core::Arrivals& arrivals, const ArrivalTongue& tongue) {
    std::string words;
    for (const core::ArrivalParty& party : arrivals)
        if (!party.empty())
            addWord(
                words,
                say(tongue.texts, "arrivals.party", {{"who", whoOf(party, tongue)}, {"where", whereOf(party, tongue)}}),
                "; ");
    return words.empty() ? say(tongue.texts, "arrivals.nothing") : words;
}

std::string provenanceWords(core::Provenance provenance, const core::Catalogue& texts) {
    static constexpr std::array<const char*, 5> ids{"arrivals.provenance.text", "arrivals.provenance.found",
                                                    "arrivals.provenance.derived", "arrivals.provenance.ruling",
                                                    "arrivals.provenance.reconstruction"};
    return say(texts, ids[static_cast<std::size_t>(provenance)]);
}

std::string wordsOf(const core::Origin& origin, const core::RulesetInfo& info, const core::Catalogue& texts) {
    std::string source = origin.source;
    if (source.empty())
        if (const core::RuleEntry* rule = core::findRule(info, origin.rule.reference))
            source = rule->source;
    return say(texts, "arrivals.origin",
               {{"provenance", provenanceWords(origin.rule.provenance, texts)}, {"source", source}});
}

} // namespace orontes::model
