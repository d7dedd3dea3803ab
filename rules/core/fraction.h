// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <numeric>
#include <string>

namespace orontes::core {

/// An exact number: strengths, odds, allowances. Kept in lowest terms with a positive denominator, so that equal values
/// are equal members. For table-sized numbers; nothing guards against overflow.
class Fraction {
public:
    constexpr Fraction(std::int64_t whole = 0) : m_numerator(whole) {}
    /// Precondition: denominator is not 0.
    constexpr Fraction(std::int64_t numerator, std::int64_t denominator) {
        const std::int64_t divisor = std::gcd(numerator, denominator) * (denominator < 0 ? -1 : 1);
        m_numerator = numerator / divisor;
        m_denominator = denominator / divisor;
    }

    constexpr std::int64_t numerator() const { return m_numerator; }
    constexpr std::int64_t denominator() const { return m_denominator; }
    constexpr bool whole() const { return m_denominator == 1; }
    constexpr std::int64_t roundedDown() const {
        const std::int64_t quotient = m_numerator / m_denominator;
        return quotient * m_denominator > m_numerator ? quotient - 1 : quotient;
    }
    constexpr std::int64_t roundedUp() const { return -Fraction(-m_numerator, m_denominator).roundedDown(); }

    friend constexpr Fraction operator+(Fraction a, Fraction b) {
        return {a.m_numerator * b.m_denominator + b.m_numerator * a.m_denominator, a.m_denominator * b.m_denominator};
    }
    friend constexpr Fraction operator-(Fraction a, Fraction b) {
        return a + Fraction(-b.m_numerator, b.m_denominator);
    }
    friend constexpr Fraction operator*(Fraction a, Fraction b) {
        return {a.m_numerator * b.m_numerator, a.m_denominator * b.m_denominator};
    }
    /// Precondition: b is not 0.
    friend constexpr Fraction operator/(Fraction a, Fraction b) {
        return {a.m_numerator * b.m_denominator, a.m_denominator * b.m_numerator};
    }
    friend constexpr bool operator==(Fraction, Fraction) = default;
    friend constexpr std::strong_ordering operator<=>(Fraction a, Fraction b) {
        return a.m_numerator * b.m_denominator <=> b.m_numerator * a.m_denominator;
    }

private:
    std::int64_t m_numerator = 0;
    std::int64_t m_denominator = 1;
};

/// As people write it: "3", "1½", "-¾", "7/3".
std::string written(Fraction number);

} // namespace orontes::core
