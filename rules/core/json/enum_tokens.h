// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace orontes::core {

/// The tokens of an enum as they stand in files: never renamed, never reused.
template <class E, std::size_t N>
using EnumTokens = std::array<std::pair<E, std::string_view>, N>;

template <class E, std::size_t N>
constexpr std::string_view tokenOf(const EnumTokens<E, N>& tokens, E value) {
    for (const auto& [known, token] : tokens)
        if (known == value)
            return token;
    return {};
}

template <class E, std::size_t N>
constexpr std::optional<E> valueOf(const EnumTokens<E, N>& tokens, std::string_view token) {
    for (const auto& [value, known] : tokens)
        if (known == token)
            return value;
    return std::nullopt;
}

/// For people: "solid, dots, outline".
template <class E, std::size_t N>
std::string listOf(const EnumTokens<E, N>& tokens) {
    std::string list;
    for (const auto& [value, token] : tokens)
        (list += list.empty() ? "" : ", ") += token;
    return list;
}

} // namespace orontes::core
