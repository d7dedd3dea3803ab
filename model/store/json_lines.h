// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/json_value.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace orontes::model {

/// The lines of a text that end with a newline; a last one without was cut off while it was written.
std::vector<std::string_view> wholeLines(std::string_view text);

/// Members of an object we wrote ourselves: what is missing or of another kind reads as empty.
std::string stringOf(const core::JsonValue& object, std::string_view key);
std::int64_t integerOf(const core::JsonValue& object, std::string_view key);
bool flagOf(const core::JsonValue& object, std::string_view key);

} // namespace orontes::model
