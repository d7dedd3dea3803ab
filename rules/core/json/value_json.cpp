// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/value_json.h"

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

Result<Value> valueFromJson(const JsonValue& json) {
    JsonReader reader;
    Value value;
    readInto(reader, json, value);
    return resultOf(reader, std::move(value));
}

} // namespace orontes::core
