// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/flight.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

namespace orontes::onehour {
namespace {

class Fugitive {
public:
    Fugitive(const State& state, UnitId id)
        : m_setup(*state.setup), m_unit(state.at(id)), m_field(fieldOf(state, m_setup.of(id).side)) {}

    Square here() const { return m_setup.squareOf(m_unit.space); }
    Facing facing() const { return m_unit.facing; }

    bool passable(Square from, Square to) const {
        if (!m_setup.openTo(m_unit.type).contains(to) || m_field.enemy.contains(to))
            return false;
        if (m_unit.type != Type::Archers && m_field.own.contains(to))
            return false;
        return !rises(from, to) || m_setup.tables.pace(m_unit.type, Pace::Uphill) > 0;
    }

    /// Walks the way as far as one full move leads; no road helps (R-OHW-229). Who ends on a friend stops before.
    Flight along(const std::vector<Square>& way, bool leadsOff) const {
        Flight flight;
        int cap = m_setup.tables.pace(m_unit.type, Pace::Normal);
        Square at = here();
        std::size_t free = 0; // so many squares of the way lead to where it may stop
        std::size_t steps = 0;
        for (const Square to : way) {
            cap = capAfter(cap, at, to);
            if (static_cast<int>(steps) + 1 > cap)
                break;
            ++steps;
            at = to;
            if (!m_field.own.contains(to))
                free = steps;
        }
        flight.offBoard = leadsOff && steps == way.size() && static_cast<int>(steps) + 1 <= cap;
        for (std::size_t i = 0; i < (flight.offBoard ? steps : free); ++i)
            flight.way.push_back(m_setup.spaceOf(way[i]));
        return flight;
    }

private:
    bool rises(Square from, Square to) const {
        return m_setup.groundOf(m_setup.spaceOf(to)).level > m_setup.groundOf(m_setup.spaceOf(from)).level;
    }
    int capAfter(int cap, Square from, Square to) const {
        if (m_setup.woods.contains(to))
            cap = std::min(cap, m_setup.tables.pace(m_unit.type, Pace::Wood));
        return rises(from, to) ? std::min(cap, m_setup.tables.pace(m_unit.type, Pace::Uphill)) : cap;
    }

    const Setup& m_setup;
    const Unit& m_unit;
    const Field m_field;
};

/// Steps from every square to the edge that lies in a direction, over squares that the fugitive may pass.
class WaysOff {
public:
    WaysOff(const Setup& setup, const Fugitive& fugitive) : m_setup(setup), m_fugitive(fugitive) {
        m_steps.fill(unreached);
        std::vector<Square> open;
        for (int row = 0; row < setup.rows; ++row)
            for (int column = 0; column < setup.columns; ++column)
                if (!setup.inside(ahead({row, column}, fugitive.facing())))
                    reach({row, column}, 1, open);
        for (std::size_t i = 0; i < open.size(); ++i)
            for (std::size_t side = 0; side < facingCount; ++side) {
                const Square from = ahead(open[i], static_cast<Facing>(side));
                if (setup.inside(from) && mayStep(from, open[i]))
                    reach(from, stepsFrom(open[i]) + 1, open);
            }
    }

    /// The squares to the last one before the edge; nothing where there is no way.
    std::optional<std::vector<Square>> way() const {
        std::vector<Square> squares;
        Square at = m_fugitive.here();
        if (stepsFrom(at) == unreached)
            return std::nullopt;
        while (stepsFrom(at) > 1) {
            at = next(at);
            squares.push_back(at);
        }
        return squares;
    }

private:
    static constexpr int unreached = std::numeric_limits<int>::max();

    std::size_t placeOf(Square square) const { return static_cast<std::size_t>(m_setup.spaceOf(square).value); }
    int stepsFrom(Square square) const { return m_steps[placeOf(square)]; }

    bool mayStep(Square from, Square to) const { return m_fugitive.passable(from, to); }

    void reach(Square square, int steps, std::vector<Square>& open) {
        if (m_steps[placeOf(square)] != unreached)
            return;
        m_steps[placeOf(square)] = steps;
        open.push_back(square);
    }

    /// Straight on first, then west or north, then east or south, then back.
    Square next(Square at) const {
        const Facing facing = m_fugitive.facing();
        const Facing favoured = isUpright(facing) ? Facing::West : Facing::North;
        for (const Facing side : {facing, favoured, reversed(favoured), reversed(facing)}) {
            const Square to = ahead(at, side);
            if (m_setup.inside(to) && stepsFrom(to) == stepsFrom(at) - 1 && mayStep(at, to))
                return to;
        }
        return at;
    }

    const Setup& m_setup;
    const Fugitive& m_fugitive;
    std::array<int, static_cast<std::size_t>(longestBoard* longestBoard)> m_steps{};
};

/// Straight on to the edge, or to the last square before what bars the way.
struct Straight {
    std::vector<Square> way;
    bool leadsOff = false;
};

Straight straightOn(const Setup& setup, const Fugitive& fugitive) {
    Straight straight;
    Square at = fugitive.here();
    Square to = ahead(at, fugitive.facing());
    while (setup.inside(to) && fugitive.passable(at, to)) {
        straight.way.push_back(to);
        at = to;
        to = ahead(at, fugitive.facing());
    }
    straight.leadsOff = !setup.inside(to);
    return straight;
}

} // namespace

Flight retreatOf(const State& state, UnitId unit) {
    const Fugitive fugitive(state, unit);
    const Straight straight = straightOn(*state.setup, fugitive);
    return fugitive.along(straight.way, straight.leadsOff);
}

Flight routOf(const State& state, UnitId unit) {
    const Setup& setup = *state.setup;
    const Fugitive fugitive(state, unit);
    if (const Straight straight = straightOn(setup, fugitive); straight.leadsOff)
        return fugitive.along(straight.way, true);
    const auto way = WaysOff(setup, fugitive).way();
    return way ? fugitive.along(*way, true) : Flight{};
}

} // namespace orontes::onehour
