// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/json_value.h"
#include "rules/core/result.h"

#include <string>
#include <string_view>

namespace orontes::core {

/// Deepest nesting that is read.
inline constexpr int jsonDepthLimit = 64;

/// Parses UTF-8 JSON. Refuses broken text (with line and column), repeated keys, numbers out of range, too deep nesting
/// and invalid UTF-8.
Result<JsonValue> parseJson(std::string_view text);

/// One line, no spaces but after ':' and ','; keys as ordered in the value; the same bytes for equal values.
std::string compactJson(const JsonValue& value);

/// For files people compare: objects and arrays broken over lines with two spaces of indent, except values that fit
/// within 120 columns and hold no object inside an object; ends with a newline.
std::string prettyJson(const JsonValue& value);

/// Sorted keys throughout, compact: what hashes are taken of.
std::string canonicalJson(const JsonValue& value);

} // namespace orontes::core
