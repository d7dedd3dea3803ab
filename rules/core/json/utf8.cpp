// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/utf8.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace orontes::core {
namespace {

unsigned byteAt(std::string_view text, std::size_t i) {
    return static_cast<unsigned char>(text[i]);
}

bool isContinuation(unsigned byte) {
    return (byte & 0xC0U) == 0x80U;
}

} // namespace

std::size_t utf8Length(std::string_view text) {
    if (text.empty())
        return 0;
    const unsigned lead = byteAt(text, 0);
    if (lead < 0x80U)
        return 1;
    const std::size_t length = lead >= 0xC2U && lead < 0xE0U   ? 2
                               : lead >= 0xE0U && lead < 0xF0U ? 3
                               : lead >= 0xF0U && lead < 0xF5U ? 4
                                                               : 0;
    if (length == 0 || text.size() < length)
        return 0;
    for (std::size_t i = 1; i < length; ++i)
        if (!isContinuation(byteAt(text, i)))
            return 0;
    const unsigned second = byteAt(text, 1);
    const bool overlong = (lead == 0xE0U && second < 0xA0U) || (lead == 0xF0U && second < 0x90U);
    const bool surrogate = lead == 0xEDU && second >= 0xA0U;
    const bool beyond = lead == 0xF4U && second >= 0x90U;
    return overlong || surrogate || beyond ? 0 : length;
}

std::size_t firstInvalidUtf8(std::string_view text) {
    std::size_t i = 0;
    while (i < text.size()) {
        std::uint64_t eight = 0;
        while (text.size() - i >= sizeof eight) { // most texts are ASCII
            std::memcpy(&eight, text.data() + i, sizeof eight);
            if ((eight & 0x8080808080808080ULL) != 0)
                break;
            i += sizeof eight;
        }
        if (i == text.size())
            break;
        const std::size_t length = utf8Length(text.substr(i));
        if (length == 0)
            return i;
        i += length;
    }
    return std::string_view::npos;
}

std::string_view utf8Prefix(std::string_view text, std::size_t bytes) {
    if (text.size() <= bytes)
        return text;
    while (bytes > 0 && isContinuation(byteAt(text, bytes)))
        --bytes;
    return text.substr(0, bytes);
}

std::size_t utf8Count(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return !isContinuation(static_cast<unsigned char>(c)); }));
}

} // namespace orontes::core
