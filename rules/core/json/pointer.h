// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace orontes::core {

/// Appends one step to a JSON pointer (RFC 6901).
inline void appendPointer(std::string& pointer, std::string_view step) {
    pointer += '/';
    for (const char c : step) {
        if (c == '~')
            pointer += "~0";
        else if (c == '/')
            pointer += "~1";
        else
            pointer += c;
    }
}

} // namespace orontes::core
