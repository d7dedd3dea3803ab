// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace orontes::core {

/// How many bytes the UTF-8 character at the start of `text` takes; 0 when it is none (cut off, overlong, a surrogate,
/// beyond U+10FFFF) or the text is empty.
std::size_t utf8Length(std::string_view text);

/// Offset of the first byte that is not UTF-8; npos when all is.
std::size_t firstInvalidUtf8(std::string_view text);

/// The longest beginning of `text` of at most `bytes` bytes that cuts no character.
std::string_view utf8Prefix(std::string_view text, std::size_t bytes);

/// Number of characters (code points) of valid UTF-8.
std::size_t utf8Count(std::string_view text);

} // namespace orontes::core
