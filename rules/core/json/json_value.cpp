// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/json_value.h"

#include <algorithm>

namespace orontes::core {

std::optional<double> JsonValue::number() const {
    if (const auto* whole = integer())
        return static_cast<double>(*whole);
    if (const auto* real = std::get_if<double>(&data))
        return *real;
    return std::nullopt;
}

const JsonValue* JsonValue::find(std::string_view key) const {
    const JsonObject* members = object();
    if (members == nullptr)
        return nullptr;
    const auto found =
        std::find_if(members->begin(), members->end(), [&](const auto& member) { return member.first == key; });
    return found == members->end() ? nullptr : &found->second;
}

} // namespace orontes::core
