// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/value_json.h"

#include <charconv>

namespace orontes::core {

JsonValue toJson(const Value& value) {
    return std::visit([](const auto& held) { return toJson(held); }, value);
}

void readInto(JsonReader& reader, const JsonValue& json, Value& value) {
    if (json.boolean() != nullptr)
        value = *json.boolean();
    else if (json.integer() != nullptr)
        value = *json.integer();
    else if (json.string() != nullptr)
        value = reader.text(json);
    else if (json.array() != nullptr)
        value = reader.texts(json, listLimit);
    else
        reader.wrongType(json, "value");
}

std::uint64_t readSeed(JsonReader& reader, const JsonValue& json) {
    const std::string digits = reader.text(json);
    std::uint64_t seed = 0;
    const auto [end, failure] = std::from_chars(digits.data(), digits.data() + digits.size(), seed);
    if (failure != std::errc() || end != digits.data() + digits.size())
        reader.error("format.seed");
    return seed;
}

Result<Value> valueFromJson(const JsonValue& json) {
    JsonReader reader;
    Value value;
    readInto(reader, json, value);
    return resultOf(reader, std::move(value));
}

} // namespace orontes::core
