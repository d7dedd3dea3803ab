// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/ids.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace orontes::lords {

using core::SpaceId;
using core::TurnNumber;

/// Place of a nation among the sides of the scenario.
using NationId = core::Number<struct NationTag, std::int8_t>;

/// A few small numbers of one kind, in ascending order.
template <class Id, class Word>
class Few {
public:
    static constexpr int limit = static_cast<int>(sizeof(Word) * 8);

    constexpr Few() = default;
    constexpr explicit Few(Word bits) : m_bits(bits) {}

    class Walk {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = Id;
        using difference_type = std::ptrdiff_t;
        using pointer = const Id*;
        using reference = Id;

        constexpr explicit Walk(Word left) : m_left(left) {}
        constexpr Id operator*() const { return Few::idOf(std::countr_zero(m_left)); }
        constexpr Walk& operator++() {
            m_left = static_cast<Word>(m_left & (m_left - 1));
            return *this;
        }
        friend constexpr bool operator==(Walk, Walk) = default;

    private:
        Word m_left;
    };

    constexpr bool has(Id id) const { return id.value >= 0 && ((m_bits >> id.value) & 1U) != 0; }
    constexpr void add(Id id) { m_bits = static_cast<Word>(m_bits | bitOf(id)); }
    constexpr void remove(Id id) { m_bits = static_cast<Word>(m_bits & ~bitOf(id)); }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr int count() const { return std::popcount(m_bits); }
    /// Of a set that is not empty.
    constexpr Id first() const { return idOf(std::countr_zero(m_bits)); }
    constexpr Word bits() const { return m_bits; }
    constexpr Walk begin() const { return Walk(m_bits); }
    constexpr Walk end() const { return Walk(Word{0}); }

    friend constexpr Few operator|(Few a, Few b) { return Few(static_cast<Word>(a.m_bits | b.m_bits)); }
    friend constexpr Few operator&(Few a, Few b) { return Few(static_cast<Word>(a.m_bits & b.m_bits)); }
    friend constexpr Few operator-(Few a, Few b) { return Few(static_cast<Word>(a.m_bits & ~b.m_bits)); }
    friend constexpr bool operator==(Few, Few) = default;

private:
    static constexpr Word bitOf(Id id) { return static_cast<Word>(Word{1} << id.value); }
    static constexpr Id idOf(int place) { return Id{static_cast<decltype(Id::value)>(place)}; }

    Word m_bits = 0;
};

using AreaSet = Few<SpaceId, std::uint64_t>;
/// One alone.
constexpr AreaSet only(SpaceId area) {
    AreaSet areas;
    areas.add(area);
    return areas;
}

using NationSet = Few<NationId, std::uint32_t>;
/// Turns from 0 to 31.
using TurnSet = Few<TurnNumber, std::uint32_t>;

/// Areas that a map may have, nations that may take part, and the last turn there may be.
inline constexpr int areaLimit = AreaSet::limit;
inline constexpr int nationLimit = 24;
inline constexpr int turnLimit = TurnSet::limit - 1;

} // namespace orontes::lords
