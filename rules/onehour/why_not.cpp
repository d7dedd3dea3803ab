// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/why_not.h"

namespace orontes::onehour {
namespace {

class Reason {
public:
    Reason(const State& state, const Move& move, const Field& field)
        : m_setup(*state.setup),
          m_state(state),
          m_move(move),
          m_field(field),
          m_unit(state.at(move.unit)),
          m_to(m_setup.squareOf(move.space)),
          m_moves(movesOf(state, move.unit, field)) {}

    Objection find() const {
        if (m_unit.presence == Presence::Waiting)
            return first({&Reason::ground, &Reason::taken}, {"play.no-entry", "R-OHW-237"});
        if (m_move.space == m_unit.space)
            return onTheSpot();
        if (m_setup.options.combatLocked && inContact(m_state, m_move.unit))
            return {"play.locked", "R-OHW-186"};
        return first(
            {&Reason::ground, &Reason::taken, &Reason::turns, &Reason::direction, &Reason::length, &Reason::contact},
            way());
    }

private:
    using Question = Objection (Reason::*)() const;

    Objection first(std::initializer_list<Question> questions, Objection otherwise) const {
        for (const Question question : questions)
            if (const Objection found = (this->*question)())
                return found;
        return otherwise;
    }

    Objection onTheSpot() const {
        if (m_move.facing == m_unit.facing)
            return {"play.no-move", "R-OHW-015"};
        if (m_setup.options.combatLocked && inContact(m_state, m_move.unit))
            return {"play.no-turn-in-contact", "R-OHW-183"};
        return {"play.turn-about", "R-OHW-053"};
    }

    /// Nobody enters marsh, lake or river, and only Archers enter woods.
    Objection ground() const {
        const Ground& ground = m_setup.groundOf(m_move.space);
        if (ground.open(m_unit.type))
            return {};
        if (ground.entry == Entry::ArchersOnly)
            return {"play.wood", "R-OHW-071"};
        return {"play.impassable", "R-OHW-073"};
    }

    Objection taken() const {
        if (m_field.own.contains(m_to))
            return {"play.taken", "R-OHW-011"};
        if (m_field.enemy.contains(m_to))
            return {"play.enemy-there", "R-OHW-088"};
        return {};
    }

    Objection turns() const {
        if (m_move.facing == reversed(m_unit.facing))
            return {"play.turn-about", "R-OHW-053"};
        return {};
    }

    /// How the square lies to a heading that the unit may have: its own, or that of the end after a turn.
    Bearing straight() const { return bearing(m_setup.squareOf(m_unit.space), m_unit.facing, m_to); }
    Bearing turnedFirst() const { return bearing(m_setup.squareOf(m_unit.space), m_move.facing, m_to); }

    bool lies(Bearing to) const {
        return to.forward > 0 && (to.right == 0 || (!onFoot(m_unit.type) && std::abs(to.right) <= to.forward));
    }

    Objection direction() const {
        if (lies(straight()) || lies(turnedFirst()))
            return {};
        // It would get there with a turn, but then faces another way.
        for (const int quarters : {-1, 1})
            if (lies(bearing(m_setup.squareOf(m_unit.space), turned(m_unit.facing, quarters), m_to)))
                return {"play.two-turns", "R-OHW-052"};
        if (onFoot(m_unit.type))
            return {"play.foot-straight", straight().forward > 0 ? "R-OHW-057" : "R-OHW-058"};
        return {"play.mounted-forward", "R-OHW-061"};
    }

    /// No road would lead so far.
    Objection length() const {
        if (distance(m_setup.squareOf(m_unit.space), m_to) > longest())
            return {"play.too-far", "R-OHW-044", longest()};
        return {};
    }

    /// It gets there, but would be in contact without having charged.
    Objection contact() const {
        const Danger danger = dangerTo(m_state, m_move.unit, m_field);
        const bool striking = danger.striking[static_cast<std::size_t>(m_move.facing)].contains(m_to);
        if (!striking && !danger.struck.contains(m_to))
            return {};
        if (striking && m_move.facing != m_unit.facing)
            return onFoot(m_unit.type) ? Objection{"play.foot-turns-to-charge", "R-OHW-100"}
                                       : Objection{"play.turns-after-charge", "R-OHW-104"};
        if (!striking)
            return {"play.contact-without-charge", "R-OHW-113"};
        return {};
    }

    int longest() const {
        const Tables& tables = m_setup.tables;
        return std::max(tables.pace(m_unit.type, Pace::Normal), tables.pace(m_unit.type, Pace::Road));
    }

    /// Something on the way: a chariot's hill, units, corners, or simply the length.
    Objection way() const {
        const Square from = m_setup.squareOf(m_unit.space);
        const int steps = distance(from, m_to);
        if (m_unit.type == Type::Chariots &&
            m_setup.groundOf(m_move.space).level > m_setup.groundOf(m_unit.space).level)
            return {"play.chariot-uphill", "R-OHW-032"};
        if (steps == 1)
            return {"play.corner", "R-OHW-067"};
        if (steps > m_setup.tables.pace(m_unit.type, Pace::Normal))
            return {"play.too-far", "R-OHW-044", longest()};
        return {"play.way-barred", "R-OHW-033"};
    }

    const Setup& m_setup;
    const State& m_state;
    const Move& m_move;
    const Field& m_field;
    const Unit& m_unit;
    const Square m_to;
    const Moves m_moves;
};

} // namespace

Objection whyNot(const State& state, const Move& move, const Field& field) {
    return Reason(state, move, field).find();
}

} // namespace orontes::onehour
