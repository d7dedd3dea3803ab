// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/movement.h"

#include "rules/onehour/rambles.h"

#include <algorithm>

namespace orontes::onehour {
namespace {

/// The ranks of a cone as squares of the board.
void addRanks(const std::array<Bits, longestMove + 1>& ranks, const Cone& cone, Facing heading, SquareSet& into) {
    for (int rank = 1; rank <= cone.ranks; ++rank) {
        const int line = cone.lineOf(rank, heading);
        Bits left = ranks[static_cast<std::size_t>(rank)];
        if (isUpright(heading)) {
            into.rows[static_cast<std::size_t>(line)] |= left;
            continue;
        }
        for (; left != 0; left &= left - 1)
            into.add(squareAt(heading, line, __builtin_ctz(left)));
    }
}

class Search {
public:
    Search(const State& state, UnitId id, const Field& field)
        : m_setup(*state.setup),
          m_state(state),
          m_id(id),
          m_unit(state.at(id)),
          m_field(field),
          m_danger(dangerTo(state, id, field)) {}

    Moves fromSquare() {
        const Square here = m_setup.squareOf(m_unit.space);
        if (m_setup.options.combatLocked && inContact(m_state, m_id)) {
            turnToFace(here);
            return m_moves;
        }
        if (inContact(m_state, m_id))
            turnToFace(here);
        for (const int quarters : {-1, 1})
            ends(turned(m_unit.facing, quarters)).add(here);
        for (const int quarters : {0, -1, 1})
            march(here, turned(m_unit.facing, quarters), quarters);
        if (m_setup.options.footAnySide && onFoot(m_unit.type))
            for (const int quarters : {0, -1, 1})
                take(strolls(m_setup, m_field, m_unit.type, here), turned(m_unit.facing, quarters));
        if (m_setup.options.roadBends)
            for (std::size_t facing = 0; facing < facingCount; ++facing)
                take(bentRoads(m_setup, m_field, m_unit.type, here, m_unit.facing)[facing],
                     static_cast<Facing>(facing));
        return m_moves;
    }

    Moves fromGates(const Gates& gates) {
        for (const Gate& gate : gates) {
            const Cone cone = coneOf(m_setup, m_field, m_unit.type, {gate.inward, {}, &gate});
            charge(cone, gate.inward);
            for (const int quarters : {0, -1, 1})
                take(endsOf(cone, gate.inward), turned(gate.inward, quarters));
        }
        return m_moves;
    }

private:
    SquareSet& ends(Facing facing) { return m_moves.ends[static_cast<std::size_t>(facing)]; }

    SquareSet endsOf(const Cone& cone, Facing heading) const {
        SquareSet squares;
        addRanks(cone.ends, cone, heading, squares);
        return squares;
    }

    /// Moves that end out of contact.
    void take(const SquareSet& squares, Facing facing) {
        const SquareSet& striking = m_danger.striking[static_cast<std::size_t>(facing)];
        for (std::size_t row = 0; row < squares.rows.size(); ++row)
            ends(facing).rows[row] |= squares.rows[row] & ~m_danger.struck.rows[row] & ~striking.rows[row];
    }

    /// Moves of one square or more that end with an enemy in a square that is attacked (R-OHW-101, R-OHW-102).
    void charge(const Cone& cone, Facing heading) {
        SquareSet squares;
        addRanks(m_setup.options.chargeRoad ? cone.ends : cone.offRoad, cone, heading, squares);
        const SquareSet& striking = m_danger.striking[static_cast<std::size_t>(heading)];
        for (std::size_t row = 0; row < squares.rows.size(); ++row)
            ends(heading).rows[row] |= squares.rows[row] & striking.rows[row];
    }

    /// A turn at the start leaves none for the end; foot does not turn before a charge (R-OHW-100, R-OHW-103).
    void march(Square here, Facing heading, int quarters) {
        const Cone cone = coneOf(m_setup, m_field, m_unit.type, {heading, here, nullptr});
        const bool turnedFirst = quarters != 0;
        if (!turnedFirst || (!onFoot(m_unit.type) && m_setup.options.chargeMountedTurn))
            charge(cone, heading);
        const SquareSet squares = endsOf(cone, heading);
        take(squares, heading);
        for (const int last : {-1, 1})
            if (!turnedFirst)
                take(squares, turned(heading, last));
        if (const Bits exits = cone.exits; exits != 0)
            addExits(exits, heading);
    }

    void addExits(Bits exits, Facing heading) {
        const int line = heading == Facing::North || heading == Facing::West ? 0 : m_setup.lines(heading) - 1;
        const SquareSet& allowed = m_setup.of(m_setup.of(m_id).side).exits;
        for (; exits != 0; exits &= exits - 1)
            if (const Square square = squareAt(heading, line, __builtin_ctz(exits)); allowed.contains(square))
                m_moves.exits.add(square);
    }

    /// A unit that nobody attacks from in front may turn to an enemy at its flank or rear (R-OHW-182..185).
    void turnToFace(Square here) {
        bool fromFront = false;
        std::array<bool, facingCount> towards{};
        eachOnBoard(m_state, enemyOf(m_setup.of(m_id).side), [&](UnitId enemy) {
            if (!couldAttack(m_state, enemy, m_id))
                return;
            const Square there = m_setup.squareOf(m_state.at(enemy).space);
            fromFront = fromFront || isInFront(bearing(here, m_unit.facing, there));
            for (std::size_t facing = 0; facing < facingCount; ++facing)
                towards[facing] = towards[facing] || isInFront(bearing(here, static_cast<Facing>(facing), there));
        });
        for (std::size_t facing = 0; facing < facingCount; ++facing)
            if (!fromFront && towards[facing] && static_cast<Facing>(facing) != m_unit.facing)
                m_moves.ends[facing].add(here);
    }

    const Setup& m_setup;
    const State& m_state;
    const UnitId m_id;
    const Unit& m_unit;
    const Field& m_field;
    const Danger m_danger;
    Moves m_moves;
};

/// The squares from which somebody with that facing has one of the set straight ahead.
void addBehind(const SquareSet& set, Facing facing, SquareSet& into) {
    for (std::size_t row = 0; row < set.rows.size(); ++row) {
        if (facing == Facing::East)
            into.rows[row] |= set.rows[row] >> 1U;
        else if (facing == Facing::West)
            into.rows[row] |= set.rows[row] << 1U;
        else if (facing == Facing::North && row + 1 < set.rows.size())
            into.rows[row + 1] |= set.rows[row];
        else if (facing == Facing::South && row > 0)
            into.rows[row - 1] |= set.rows[row];
    }
}

/// The set and, for mounted units, the squares beside it that they attack as well.
SquareSet widened(const SquareSet& set, Facing facing) {
    SquareSet wide = set;
    addBehind(set, turned(facing, 1), wide);
    addBehind(set, turned(facing, -1), wide);
    return wide;
}

} // namespace

bool Moves::none() const {
    const auto empty = [](const SquareSet& set) {
        return std::all_of(set.rows.begin(), set.rows.end(), [](Bits row) { return row == 0; });
    };
    return empty(exits) && std::all_of(ends.begin(), ends.end(), empty);
}

Danger dangerTo(const State& state, UnitId unit, const Field& field) {
    const Setup& setup = *state.setup;
    Danger danger;
    const SquareSet enemies{field.enemy.rows};
    for (std::size_t i = 0; i < facingCount; ++i) {
        const auto facing = static_cast<Facing>(i);
        addBehind(onFoot(state.at(unit).type) ? enemies : widened(enemies, facing), facing, danger.striking[i]);
    }
    eachOnBoard(state, enemyOf(setup.of(unit).side), [&](UnitId enemy) {
        const Unit& one = state.at(enemy);
        const Square front = ahead(setup.squareOf(one.space), one.facing);
        for (const int aside : {0, 1, -1}) {
            const Square square = aside == 0 ? front : ahead(front, turned(one.facing, aside));
            if (!one.routing && (aside == 0 || !onFoot(one.type)) && setup.inside(square))
                danger.struck.add(square);
        }
    });
    return danger;
}

const Gates& gatesOf(const State& state, UnitId unit) {
    const Profile& profile = state.setup->of(unit);
    return state.at(unit).returning ? state.setup->of(profile.side).replacementGates
                                    : profile.gates[static_cast<std::size_t>(state.at(unit).entry)];
}

Moves movesOf(const State& state, UnitId unit, const Field& field) {
    Search search(state, unit, field);
    return onBoard(state, unit) ? search.fromSquare() : search.fromGates(gatesOf(state, unit));
}

} // namespace orontes::onehour
