// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/fraction.h"

#include <array>

namespace orontes::core {
namespace {

/// The sign for a part between 0 and 1 where type has one, else "".
std::string signOf(Fraction part) {
    struct Sign {
        Fraction part;
        const char* text;
    };
    static constexpr std::array<Sign, 5> signs{
        {{{1, 2}, "½"}, {{1, 4}, "¼"}, {{3, 4}, "¾"}, {{1, 3}, "⅓"}, {{2, 3}, "⅔"}}};
    for (const Sign& sign : signs)
        if (sign.part == part)
            return sign.text;
    return {};
}

} // namespace

std::string written(Fraction number) {
    if (number < 0)
        return '-' + written(0 - number);
    if (number.whole())
        return std::to_string(number.numerator());
    const std::int64_t whole = number.roundedDown();
    const std::string sign = signOf(number - whole);
    if (sign.empty())
        return std::to_string(number.numerator()) + '/' + std::to_string(number.denominator());
    return (whole == 0 ? std::string() : std::to_string(whole)) + sign;
}

} // namespace orontes::core
