// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/fraction.h"

#include <cstdint>

namespace orontes::chariot {

/// What terrain, brackets, facing and the like do to a strength. The game knows no others.
enum class Factor : std::uint8_t {
    One,
    Half,
    Double,
};

/// Melee or fire strength, exact: fractions are kept (3.37, 7.32). In 256ths of a point, as no unit is halved more than
/// eight times.
struct Strength {
    std::int64_t parts = 0;

    static constexpr std::int64_t perPoint = 256;
    static constexpr Strength points(std::int64_t points) { return {points * perPoint}; }

    constexpr Strength times(Factor factor) const {
        return {factor == Factor::Half ? parts / 2 : factor == Factor::Double ? parts * 2 : parts};
    }
    constexpr Strength& operator+=(Strength other) {
        parts += other.parts;
        return *this;
    }
    friend constexpr Strength operator+(Strength a, Strength b) { return {a.parts + b.parts}; }
    friend constexpr auto operator<=>(const Strength&, const Strength&) = default;
};

inline core::Fraction fractionOf(Strength strength) {
    return core::Fraction(strength.parts, Strength::perPoint);
}

inline core::Fraction fractionOf(Factor factor) {
    return factor == Factor::Half ? core::Fraction(1, 2) : core::Fraction(factor == Factor::Double ? 2 : 1);
}

/// Columns of the combat results table, 1-2 to 8-1. Index into its columns.
inline constexpr int oddsColumns = 9;

/// The column of an attack, rounded in favour of the defender (7.32); -1 below 1 to 2, which is not permitted (8.1). A
/// defender of no strength at all is attacked at 8 to 1.
constexpr int oddsColumn(Strength attack, Strength defence) {
    if (defence.parts <= 0)
        return attack.parts > 0 ? oddsColumns - 1 : -1;
    if (attack < defence)
        return 2 * attack.parts >= defence.parts ? 0 : -1;
    const std::int64_t ratio = attack.parts / defence.parts;
    return static_cast<int>(ratio < 8 ? ratio : 8);
}

} // namespace orontes::chariot
