// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/rambles.h"

#include <algorithm>

namespace orontes::onehour {
namespace {

class Ramble {
public:
    Ramble(const Setup& setup, const Field& field, Type type) : m_setup(setup), m_field(field), m_type(type) {}

    /// What the ground leaves of an allowance for a step between neighbours.
    int capAfter(int cap, Square from, Square to) const {
        const Tables& tables = m_setup.tables;
        const Ground& there = m_setup.groundOf(m_setup.spaceOf(to));
        if (there.entry == Entry::ArchersOnly)
            cap = std::min(cap, tables.pace(m_type, Pace::Wood));
        if (there.level > m_setup.groundOf(m_setup.spaceOf(from)).level)
            cap = std::min(cap, tables.pace(m_type, Pace::Uphill));
        return cap;
    }
    bool passable(Square square) const {
        return m_setup.inside(square) && m_setup.openTo(m_type).contains(square) && !m_field.enemy.contains(square) &&
               (m_type == Type::Archers || !m_field.own.contains(square));
    }
    bool free(Square square) const { return !m_field.own.contains(square); }
    bool roadAhead(Square from, Facing heading) const {
        return (m_setup.roadAhead[static_cast<std::size_t>(heading)][static_cast<std::size_t>(lineOf(from, heading))] >>
                    bitPlaceOf(from, heading) &
                1U) != 0;
    }

    void stroll(Square from, int steps, int cap, SquareSet& into) const {
        for (std::size_t side = 0; side < facingCount; ++side) {
            const Square to = ahead(from, static_cast<Facing>(side));
            if (!passable(to))
                continue;
            const int left = capAfter(cap, from, to);
            if (steps + 1 > left)
                continue;
            if (free(to))
                into.add(to);
            stroll(to, steps + 1, left, into);
        }
    }

    void follow(Square from, Facing heading, int steps, int cap, std::array<SquareSet, facingCount>& into) const {
        const Square to = ahead(from, heading);
        if (!roadAhead(from, heading) || !passable(to))
            return;
        const int left = capAfter(cap, from, to);
        if (steps + 1 > left)
            return;
        if (free(to))
            into[static_cast<std::size_t>(heading)].add(to);
        for (const int quarters : {0, -1, 1})
            follow(to, turned(heading, quarters), steps + 1, left, into);
    }

private:
    const Setup& m_setup;
    const Field& m_field;
    const Type m_type;
};

} // namespace

SquareSet strolls(const Setup& setup, const Field& field, Type type, Square from) {
    SquareSet squares;
    Ramble(setup, field, type).stroll(from, 0, setup.tables.pace(type, Pace::Normal), squares);
    // Back where it began it has not moved.
    squares.rows[static_cast<std::size_t>(from.row)] &= ~bitOf(from.column);
    return squares;
}

std::array<SquareSet, facingCount> bentRoads(const Setup& setup, const Field& field, Type type, Square from,
                                             Facing facing) {
    std::array<SquareSet, facingCount> ends{};
    for (const int quarters : {0, -1, 1})
        Ramble(setup, field, type).follow(from, turned(facing, quarters), 0, setup.tables.pace(type, Pace::Road), ends);
    for (SquareSet& squares : ends)
        squares.rows[static_cast<std::size_t>(from.row)] &= ~bitOf(from.column);
    return ends;
}

} // namespace orontes::onehour
