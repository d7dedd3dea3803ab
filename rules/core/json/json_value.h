// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace orontes::core {

struct JsonValue;
using JsonArray = std::vector<JsonValue>;
/// Members in the order of the text. Keys are unique: a text with a repeated key is refused.
using JsonObject = std::vector<std::pair<std::string, JsonValue>>;

/// One value of a JSON text.
struct JsonValue {
    std::variant<std::nullptr_t, bool, std::int64_t, double, std::string, JsonArray, JsonObject> data = nullptr;

    const bool* boolean() const { return std::get_if<bool>(&data); }
    const std::int64_t* integer() const { return std::get_if<std::int64_t>(&data); }
    const std::string* string() const { return std::get_if<std::string>(&data); }
    const JsonArray* array() const { return std::get_if<JsonArray>(&data); }
    const JsonObject* object() const { return std::get_if<JsonObject>(&data); }
    /// A number of either kind as double.
    std::optional<double> number() const;
    /// The member with this key, or null.
    const JsonValue* find(std::string_view key) const;

    friend bool operator==(const JsonValue&, const JsonValue&) = default;
};

} // namespace orontes::core
