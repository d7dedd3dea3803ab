// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <bit>
#include <cmath>
#include <cstdint>

namespace orontes::editor {

/// The same numbers for the same place, today and tomorrow: what makes ornaments vary without chance.
constexpr std::uint64_t placeHash(std::uint64_t value) {
    value += 0x9E3779B97F4A7C15U;
    value = (value ^ (value >> 30U)) * 0xBF58476D1CE4E5B9U;
    value = (value ^ (value >> 27U)) * 0x94D049BB133111EBU;
    return value ^ (value >> 31U);
}

constexpr std::uint64_t bothHashed(std::uint64_t one, std::uint64_t other) {
    return placeHash(placeHash(one) + other * 0x632BE59BD9B4E019U);
}

constexpr std::uint64_t placeHash(std::int64_t x, std::int64_t y) {
    return bothHashed(static_cast<std::uint64_t>(x), static_cast<std::uint64_t>(y));
}

inline std::uint64_t placeHash(QPointF place) { // zero has two signs
    return bothHashed(std::bit_cast<std::uint64_t>(place.x() + 0.0), std::bit_cast<std::uint64_t>(place.y() + 0.0));
}

/// A sequence drawn from a hash.
class Scatter {
public:
    explicit constexpr Scatter(std::uint64_t seed) : m_state(seed) {}

    /// In [0, 1).
    constexpr double next() {
        m_state = placeHash(m_state);
        return static_cast<double>(m_state >> 11U) * 0x1.0p-53;
    }
    constexpr double between(double low, double high) { return low + (high - low) * next(); }
    constexpr int below(int bound) { return static_cast<int>(next() * bound); }
    constexpr double around(double spread) { return between(-spread, spread); }

private:
    std::uint64_t m_state;
};

} // namespace orontes::editor
