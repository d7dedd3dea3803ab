// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/description_reader.h"

namespace orontes::core {

void DescriptionReader::read(const JsonValue& json, TurnNumber& into) {
    read(json, into.value);
}

void DescriptionReader::read(const JsonValue& json, PrintedChart& into) {
    members(json, {member("first", into.first), member("last", into.last), member("arrivals", into.arrivals),
                   member("marks", into.marks), member("places", into.places)});
}

/// The place is one of "at", "within", "region" and "enters", as in set-ups of scenarios.
void DescriptionReader::read(const JsonValue& json, PrintedArrival& into) {
    ArrivalParty& party = into.party;
    SpaceLabel at;
    std::vector<SpaceLabel> spaces;
    RegionId region;
    const auto place = [&](const char* key, auto& member, auto made) {
        return Member{key, [this, &member, made, &party](const JsonValue& value) {
                          read(value, member);
                          party.place = made();
                      }};
    };
    members(json, {member("side", into.side),
                   member("turn", into.turn),
                   place("at", at, [&] { return AtSpace{at}; }),
                   place("within", spaces, [&] { return WithinSpaces{spaces}; }),
                   place("region", region, [&] { return WithinRegion{region}; }),
                   place("enters", spaces, [&] { return EntersAt{spaces}; }),
                   {"attributes",
                    [&](const JsonValue& values) {
                        for (const auto& [id, value] : *values.object())
                            read(value, party.attributes[FieldId{id}]);
                    }},
                   {"numbers",
                    [&](const JsonValue& numbers) {
                        for (const auto& [type, number] : *numbers.object())
                            read(number, party.numbers[CounterType{type}]);
                    }},
                   {"named",
                    [&](const JsonValue& types) {
                        for (const auto& [type, names] : *types.object())
                            for (const JsonValue& name : *names.array())
                                party.named.push_back({CounterType{type}, *name.string()});
                    }},
                   member("rule", into.origin.rule),
                   member("source", into.origin.source)});
}

void DescriptionReader::read(const JsonValue& json, PrintedMark& into) {
    members(json, {member("side", into.side), member("turn", into.turn), member("rule", into.origin.rule),
                   member("source", into.origin.source)});
}

void DescriptionReader::read(const JsonValue& json, PrintedPlaces& into) {
    members(json, {member("side", into.side), member("spaces", into.spaces), member("rule", into.origin.rule),
                   member("source", into.origin.source)});
}

} // namespace orontes::core
