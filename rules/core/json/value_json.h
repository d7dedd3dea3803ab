// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/reader.h"
#include "rules/core/json/scenario_json.h"

#include <limits>

namespace orontes::core {

// toJson and readInto for the small types that members of scenarios and edits have. Larger ones bring their own.

inline JsonValue toJson(bool flag) {
    return {flag};
}
inline JsonValue toJson(int number) {
    return {std::int64_t{number}};
}
inline JsonValue toJson(std::int64_t number) {
    return {number};
}
/// The greatest position, which means "at the end", is -1.
inline JsonValue toJson(std::size_t position) {
    return {static_cast<std::int64_t>(position)};
}
inline JsonValue toJson(const std::string& text) {
    return {text};
}
template <class Tag>
JsonValue toJson(const Token<Tag>& token) {
    return {token.value};
}
template <class Tag, class Rep>
JsonValue toJson(Number<Tag, Rep> number) {
    return {std::int64_t{number.value}};
}
template <class T>
JsonValue toJson(const std::vector<T>& items) {
    JsonArray list;
    list.reserve(items.size());
    for (const T& item : items)
        list.push_back(toJson(item));
    return {std::move(list)};
}
template <class A, class B>
JsonValue toJson(const std::pair<A, B>& two) {
    return {JsonArray{toJson(two.first), toJson(two.second)}};
}
template <class Id>
JsonValue toJson(const std::map<Id, Value>& values) {
    JsonObject object;
    object.reserve(values.size());
    for (const auto& [id, value] : values)
        object.emplace_back(id.value, toJson(value));
    return {std::move(object)};
}

inline void readInto(JsonReader& reader, const JsonValue& json, bool& flag) {
    flag = reader.flag(json);
}
inline void readInto(JsonReader& reader, const JsonValue& json, int& number) {
    number = reader.whole(json, std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
}
inline void readInto(JsonReader& reader, const JsonValue& json, std::size_t& position) {
    position = static_cast<std::size_t>(reader.integer(json, -1, std::numeric_limits<std::int64_t>::max()));
}
inline void readInto(JsonReader& reader, const JsonValue& json, std::string& text) {
    text = reader.text(json);
}
template <class Tag>
void readInto(JsonReader& reader, const JsonValue& json, Token<Tag>& token) {
    token.value = reader.text(json);
}
template <class Tag, class Rep>
void readInto(JsonReader& reader, const JsonValue& json, Number<Tag, Rep>& number) {
    number.value =
        static_cast<Rep>(reader.integer(json, std::numeric_limits<Rep>::min(), std::numeric_limits<Rep>::max()));
}
void readInto(JsonReader& reader, const JsonValue& json, Value& value);
/// A seed stands in files as a text of digits, because it uses all 64 bits.
std::uint64_t readSeed(JsonReader& reader, const JsonValue& json);
template <class T>
void readInto(JsonReader& reader, const JsonValue& json, std::vector<T>& list) {
    reader.items(json, longListLimit, [&](const JsonValue& item) { readInto(reader, item, list.emplace_back()); });
}
template <class A, class B>
void readInto(JsonReader& reader, const JsonValue& json, std::pair<A, B>& two) {
    if (json.array() == nullptr || json.array()->size() != 2)
        return reader.wrongType(json, "pair");
    readInto(reader, json.array()->front(), two.first);
    readInto(reader, json.array()->back(), two.second);
}
template <class Id>
void readInto(JsonReader& reader, const JsonValue& json, std::map<Id, Value>& values) {
    reader.members(json, listLimit,
                   [&](const std::string& id, const JsonValue& value) { readInto(reader, value, values[Id{id}]); });
}

/// The answer of a reader that has read one thing: the thing, or the first error.
template <class T>
Result<T> resultOf(JsonReader& reader, T value) {
    if (!reader.failed())
        return value;
    for (Diagnostic& finding : reader.takeFindings())
        if (finding.severity == Severity::Error)
            return refuse(std::move(finding));
    return value;
}

} // namespace orontes::core
