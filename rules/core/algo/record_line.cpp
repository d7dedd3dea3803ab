// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/algo/record_line.h"

#include "rules/core/algo/record.h"

#include <sodium/crypto_hash_sha256.h>

#include <algorithm>
#include <array>

namespace orontes::core {
namespace {

constexpr std::string_view hashKey = ", \"hash\": \"";
constexpr std::string_view hashEnd = "\"}";
constexpr std::size_t hashDigits = 64;
constexpr std::string_view hexadecimal = "0123456789abcdef";

bool isHexadecimal(char c) {
    return hexadecimal.find(c) != std::string_view::npos;
}

} // namespace

std::string sha256(std::string_view bytes) {
    std::array<unsigned char, crypto_hash_sha256_BYTES> digest{};
    crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
    std::string text;
    for (const unsigned char byte : digest) {
        text += hexadecimal[byte >> 4U];
        text += hexadecimal[byte & 0xFU];
    }
    return text;
}

RecordLine takeLine(std::string_view& text) {
    RecordLine line;
    const std::size_t end = text.find('\n');
    line.complete = end != std::string_view::npos;
    line.whole = text.substr(0, end);
    text.remove_prefix(line.complete ? end + 1 : text.size());
    line.body = line.whole;
    const std::size_t tail = hashKey.size() + hashDigits + hashEnd.size();
    if (line.whole.size() < tail)
        return line;
    const std::string_view last = line.whole.substr(line.whole.size() - tail);
    const std::string_view digits = last.substr(hashKey.size(), hashDigits);
    const bool isHash = last.starts_with(hashKey) && last.ends_with(hashEnd) &&
                        std::all_of(digits.begin(), digits.end(), isHexadecimal);
    if (isHash) {
        line.body.remove_suffix(tail);
        line.hash = digits;
    }
    return line;
}

std::string chainHash(std::string_view before, std::string_view body) {
    return sha256(std::string(before).append(body));
}

std::string chainedLine(std::string object, std::string& hash) {
    object.pop_back(); // the closing brace
    hash = chainHash(hash, object);
    return object.append(hashKey).append(hash).append(hashEnd) + '\n';
}

} // namespace orontes::core
