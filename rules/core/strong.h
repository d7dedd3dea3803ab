// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>

namespace orontes::core {

/// A number of one kind: a turn is not a seat. `Tag` names the kind; -1 means "none".
template <class Tag, class Rep = std::int32_t>
struct Number {
    Rep value = -1;

    constexpr bool valid() const { return value >= 0; }
    friend constexpr auto operator<=>(Number, Number) = default;
};

/// A text token of one kind, as it stands in files: never renamed, never shown to people.
template <class Tag>
struct Token {
    std::string value;

    bool empty() const { return value.empty(); }
    friend auto operator<=>(const Token&, const Token&) = default;
};

} // namespace orontes::core

template <class Tag, class Rep>
struct std::hash<orontes::core::Number<Tag, Rep>> {
    std::size_t operator()(orontes::core::Number<Tag, Rep> number) const noexcept {
        return std::hash<Rep>{}(number.value);
    }
};

template <class Tag>
struct std::hash<orontes::core::Token<Tag>> {
    std::size_t operator()(const orontes::core::Token<Tag>& token) const noexcept {
        return std::hash<std::string>{}(token.value);
    }
};
