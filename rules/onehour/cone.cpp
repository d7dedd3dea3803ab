// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/cone.h"

#include <algorithm>

namespace orontes::onehour {
namespace {

/// Ways are told apart by the ground they have met, as the lowest allowance met governs the whole move (R-OHW-033).
enum Met : std::uint8_t {
    metNothing = 0,
    metWood = 1,
    metRise = 2,
    metBoth = 3,
};
constexpr std::size_t kinds = 4;

class Spread {
public:
    Spread(const Setup& setup, const Field& field, Type type, const Start& start)
        : m_setup(setup),
          m_field(field),
          m_type(type),
          m_heading(start.heading),
          m_rises(setup.rises[static_cast<std::size_t>(start.heading)]),
          m_roadAhead(setup.roadAhead[static_cast<std::size_t>(start.heading)]) {
        const Tables& tables = setup.tables;
        const int normal = tables.pace(type, Pace::Normal);
        const int wood = std::min(normal, tables.pace(type, Pace::Wood));
        const int rise = std::min(normal, tables.pace(type, Pace::Uphill));
        m_caps = {normal, wood, rise, std::min(wood, rise)};
        m_roadCap = std::max(normal, tables.pace(type, Pace::Road));
    }

    Cone from(const Start& start) {
        m_cone.firstLine = start.gate ? lineOf(edgeSquare(), m_heading) - direction() : lineOf(start.square, m_heading);
        if (start.gate)
            enter(*start.gate);
        else
            stand(start.square);
        const int longest = std::max(m_caps[metNothing], m_roadCap);
        for (int rank = start.gate ? 1 : 0; rank <= longest && (any() || m_road != 0); ++rank) {
            keep(rank);
            const int next = m_cone.lineOf(rank + 1, m_heading);
            if (next < 0 || next >= m_setup.lines(m_heading)) {
                leave(rank);
                break;
            }
            step(m_cone.lineOf(rank, m_heading), next, rank + 1);
        }
        return m_cone;
    }

private:
    using Reached = std::array<Bits, kinds>;

    int direction() const { return m_heading == Facing::North || m_heading == Facing::West ? -1 : 1; }
    /// A square of the line on which units that march on begin.
    Square edgeSquare() const { return direction() > 0 ? Square{0, 0} : Square{m_setup.rows - 1, m_setup.columns - 1}; }
    bool any() const { return (m_reached[0] | m_reached[1] | m_reached[2] | m_reached[3]) != 0; }

    /// Squares that the unit may stand in or pass: Archers pass their friends, nobody passes an enemy.
    Bits passable(int line) const {
        const Bits open = m_setup.openTo(m_type).line(m_heading, line) & ~m_field.enemy.line(m_heading, line);
        return m_type == Type::Archers ? open : open & ~m_field.own.line(m_heading, line);
    }

    void stand(Square square) {
        const Bits here = bitOf(bitPlaceOf(square, m_heading));
        m_reached[metNothing] = here;
        m_road = m_setup.roads.contains(square) ? here : 0;
    }

    /// The square of entry is the first one moved; off the board counts as road where it is one (R-OHW-236).
    void enter(const Gate& gate) {
        const int line = m_cone.lineOf(1, m_heading);
        const Bits first = gate.squares.line(m_heading, line) & passable(line);
        const Bits woods = m_setup.woods.line(m_heading, line);
        m_reached[metNothing] = first & ~woods;
        m_reached[metWood] = first & woods;
        m_road = first & ~woods & m_setup.roads.line(m_heading, line);
        cut(1);
    }

    /// Takes away what is longer than the ground allows.
    void cut(int rank) {
        for (std::size_t met = 0; met < kinds; ++met)
            if (rank > m_caps[met])
                m_reached[met] = 0;
        if (rank > m_roadCap)
            m_road = 0;
    }

    void keep(int rank) {
        if (rank == 0)
            return;
        const int line = m_cone.lineOf(rank, m_heading);
        const Bits free = ~m_field.own.line(m_heading, line);
        const Bits offRoad = (m_reached[0] | m_reached[1] | m_reached[2] | m_reached[3]) & free;
        m_cone.offRoad[static_cast<std::size_t>(rank)] = offRoad;
        m_cone.ends[static_cast<std::size_t>(rank)] = offRoad | (m_road & free);
        m_cone.ranks = rank;
    }

    void leave(int rank) {
        for (std::size_t met = 0; met < kinds; ++met)
            if (rank + 1 <= m_caps[met])
                m_cone.exits |= m_reached[met];
        if (rank + 1 <= m_roadCap)
            m_cone.exits |= m_road;
    }

    void add(Bits squares, std::size_t met, bool uphill, Bits woods, Reached& into) const {
        const std::size_t kind = met | (uphill ? metRise : metNothing);
        into[kind] |= squares & ~woods;
        into[kind | metWood] |= squares & woods;
    }

    void step(int line, int next, int rank) {
        const Bits open = passable(next);
        const Bits woods = m_setup.woods.line(m_heading, next);
        const Rises& rises = m_rises[static_cast<std::size_t>(line)];
        Reached into{};
        for (std::size_t met = 0; met < kinds; ++met) {
            const Bits from = m_reached[met];
            if (from == 0)
                continue;
            add(from & ~rises.straight & open, met, false, woods, into);
            add(from & rises.straight & open, met, true, woods, into);
            if (!onFoot(m_type))
                aside(from, met, line, next, into);
        }
        const Bits road = m_road & m_roadAhead[static_cast<std::size_t>(line)] & open;
        add(road & rises.straight, metNothing, true, woods, into);
        add(road & ~rises.straight & woods, metWood, false, Bits{0}, into);
        m_road = road & ~rises.straight & ~woods;
        m_reached = into;
        cut(rank);
    }

    /// Diagonal steps of mounted units: not between two corners that are both blocked (R-OHW-067).
    void aside(Bits from, std::size_t met, int line, int next, Reached& into) const {
        const Bits open = passable(next);
        const Bits blockedHere = blocked(line);
        const Bits blockedNext = blocked(next);
        const Rises& rises = m_rises[static_cast<std::size_t>(line)];
        const Bits higher = from & ~(blockedNext & (blockedHere >> 1U));
        const Bits lower = from & ~(blockedNext & (blockedHere << 1U));
        add((higher & ~rises.toHigher) << 1U & open, met, false, 0, into);
        add((higher & rises.toHigher) << 1U & open, met, true, 0, into);
        add((lower & ~rises.toLower) >> 1U & open, met, false, 0, into);
        add((lower & rises.toLower) >> 1U & open, met, true, 0, into);
    }

    /// Marsh, lake, river and enemies; friends and woods do not block a corner (R-OHW-090).
    Bits blocked(int line) const {
        return ~m_setup.openTo(Type::Archers).line(m_heading, line) | m_field.enemy.line(m_heading, line);
    }

    const Setup& m_setup;
    const Field& m_field;
    const Type m_type;
    const Facing m_heading;
    const std::array<Rises, longestBoard>& m_rises;
    const std::array<Bits, longestBoard>& m_roadAhead;
    std::array<int, kinds> m_caps{};
    int m_roadCap = 0;
    Reached m_reached{}; ///< of the rank that is being looked at
    Bits m_road = 0;     ///< reached on road alone
    Cone m_cone;
};

} // namespace

Cone coneOf(const Setup& setup, const Field& field, Type type, const Start& start) {
    return Spread(setup, field, type, start).from(start);
}

} // namespace orontes::onehour
