// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/json_value.h"

#include <string>
#include <string_view>

namespace orontes::core {

/// Columns of a line in files that people compare.
inline constexpr std::size_t jsonLineWidth = 120;

/// A string with its quotes and escapes. Bytes that are not UTF-8 are replaced by U+FFFD, so that the text can always
/// be read again.
void appendString(std::string& out, std::string_view text);

/// On one line, as compactJson writes it.
void appendCompact(std::string& out, const JsonValue& value);

/// As prettyJson lays it out, for a value that starts in the present column of `out` within a container that is
/// indented by `indent` spaces; no newline at the end.
void appendPretty(std::string& out, const JsonValue& value, std::size_t indent);

} // namespace orontes::core
