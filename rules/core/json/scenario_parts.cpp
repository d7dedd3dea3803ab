// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/scenario_parts.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace orontes::core {
namespace {

constexpr int latestTurn = 1'000'000;

constexpr EnumTokens<Pattern, 5> patterns{{{Pattern::Solid, "solid"},
                                           {Pattern::Diagonal, "diagonal"},
                                           {Pattern::Dots, "dots"},
                                           {Pattern::Chevrons, "chevrons"},
                                           {Pattern::Outline, "outline"}}};

/// The keys of SetUp::place, in the order of its alternatives.
constexpr std::array<const char*, 6> places{"offMap", "at", "within", "region", "enters", "lost"};
static_assert(places.size() == std::variant_size_v<decltype(SetUp::place)>);

struct PlaceJson {
    JsonValue operator()(const OffMap&) const { return toJson(true); }
    JsonValue operator()(const Lost&) const { return toJson(true); }
    JsonValue operator()(const AtSpace& place) const { return toJson(place.space); }
    JsonValue operator()(const WithinSpaces& place) const { return toJson(place.spaces); }
    JsonValue operator()(const WithinRegion& place) const { return toJson(place.region); }
    JsonValue operator()(const EntersAt& place) const { return toJson(place.spaces); }
};

struct PlaceReader {
    JsonReader& reader;
    const JsonValue& json;

    void operator()(OffMap&) const { mustBeTrue(); }
    void operator()(Lost&) const { mustBeTrue(); }
    void operator()(AtSpace& place) const { readInto(reader, json, place.space); }
    void operator()(WithinSpaces& place) const { readInto(reader, json, place.spaces); }
    void operator()(WithinRegion& place) const { readInto(reader, json, place.region); }
    void operator()(EntersAt& place) const { readInto(reader, json, place.spaces); }

private:
    void mustBeTrue() const {
        if (json.boolean() == nullptr || !*json.boolean())
            reader.wrongType(json, "true");
    }
};

} // namespace

JsonValue toJson(Colour colour) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string text = "#000000";
    for (std::size_t i = 0; i < 6; ++i)
        text[6 - i] = digits[(colour.rgb >> (4 * i)) & 0xFU];
    return toJson(text);
}

void readInto(JsonReader& reader, const JsonValue& json, Colour& colour) {
    const std::string text = reader.text(json);
    std::uint32_t rgb = 0;
    const char* end = text.data() + text.size();
    const bool isColour =
        text.size() == 7 && text.front() == '#' && std::from_chars(text.data() + 1, end, rgb, 16).ptr == end;
    if (isColour)
        colour.rgb = rgb;
    else if (json.string() != nullptr)
        reader.error("format.bad-colour", {{"found", text}});
}

JsonValue toJson(Pattern pattern) {
    return toJson(std::string(tokenOf(patterns, pattern)));
}

void readInto(JsonReader& reader, const JsonValue& json, Pattern& pattern) {
    pattern = reader.oneOf(json, patterns).value_or(pattern);
}

JsonValue toJson(const SetUp& setUp) {
    JsonObject object;
    if (setUp.turn != TurnNumber{1})
        object.emplace_back("turn", toJson(setUp.turn));
    object.emplace_back(places[setUp.place.index()], std::visit(PlaceJson{}, setUp.place));
    return {std::move(object)};
}

void readInto(JsonReader& reader, const JsonValue& json, SetUp& setUp) {
    if (!reader.isObject(json))
        return;
    int found = 0;
    reader.optional(json, "turn", [&](const JsonValue& v) { setUp.turn = TurnNumber{reader.whole(v, 1, latestTurn)}; });
    for (std::size_t i = 0; i < places.size(); ++i)
        reader.optional(json, places[i], [&](const JsonValue& v) {
            ++found;
            emplaceAlternative(setUp.place, i);
            std::visit([&](auto& place) { PlaceReader{reader, v}(place); }, setUp.place);
        });
    if (found != 1)
        reader.error("format.set-up-places", {{"found", found}});
    std::vector<std::string_view> known(places.begin(), places.end());
    known.emplace_back("turn");
    reader.otherKeys(json, known);
}

JsonValue toJson(const Counter& counter) {
    JsonObject object = writeMembers(counter);
    object.insert(object.end(), counter.extras.begin(), counter.extras.end());
    return {std::move(object)};
}

void readInto(JsonReader& reader, const JsonValue& json, Counter& counter) {
    readMembers(reader, json, counter, {}, &counter.extras);
    if (json.object() != nullptr)
        reader.optional(json, "id", [&](const JsonValue& v) {
            if (v.integer() != nullptr)
                reader.whole(v, 0, std::numeric_limits<int>::max());
        });
}

} // namespace orontes::core
