// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/game.h"
#include "tests/rules/lords/campaign.h"

#include <QStringList>

#include <initializer_list>

namespace orontes::tests {

/// A position of the campaign laid out by hand, in a short hand of its own: nations by the first two letters (Eg, Ht,
/// El, Ju, Nu, Ci, Mi, Su, As, Li, Ly, Ac, Lu, Ar, Ur, Ca, Ka, Se, Ph, Me, Ch), areas by three ("ON", "PHI", "JUD"),
/// pieces by F foot, V cavalry, M camels, C chariots, and after a plus Ru, Te, Si, CP, God. Two chits of nations that
/// are not on the map lie in the cup, so that a nation turn that is over waits for chance.
class Table {
public:
    /// An empty map: nobody is due, nobody is dead.
    explicit Table(int turn = 2, const QString& scenario = "full");
    explicit Table(int turn, const core::Scenario& scenario);
    /// With an option of the scenario.
    static Table with(const char* option, const core::Value& value, int turn = 2);

    /// "Eg@ON 3F2C+Ru, Ca@PHI 1F, Ka@BAB 2Fv(El)": counters of the nation's own roster, vassals with their lord.
    Table& put(const QString& stacks);
    /// "Ka 2F1C": into the dead pile.
    Table& bury(const QString& stacks);
    /// The nation's own arrivals of a turn, as the chart has them.
    Table& due(const QString& nation, int turn);
    /// The nation's turn begins, with its new units; goes on to the first question.
    Table& begin(const QString& nation);
    /// The same, but all that may be asked before the land moves is passed by.
    Table& beginMarch(const QString& nation);
    /// The same, but all that may be asked before the first battle is passed by. It begins at once where there is one.
    Table& beginFighting(const QString& nation);
    /// Passes by what is left of movement.
    Table& fight();
    /// Sets units of the battle against each other: aim("Eg F1", "Ca C") for the second foot and the first chariot.
    Table& aim(const QString& who, const QString& whom) { return play(aimOf(who, whom)); }
    lords::Aim aimOf(const QString& who, const QString& whom) const;
    /// A unit of the battle: "Ka F1".
    lords::PieceId fighter(const QString& unit) const;
    /// Goes on by Done until the step is that of S; a decision that does not allow Done stops it.
    template <class S>
    Table& passTo() {
        for (int i = 0; i < 50 && !std::holds_alternative<S>(state().step) && allows(lords::Done{}); ++i)
            play(lords::Done{});
        return *this;
    }

    lords::State& state() { return m_campaign.state(); }
    const lords::State& state() const { return m_campaign.state(); }
    const lords::Setup& setup() const { return m_campaign.setup(); }
    core::SpaceId area(const QString& code) const;
    lords::NationId nation(const QString& code) const;
    /// The first of these on the map in the area: piece("Eg", "ON", "F").
    lords::PieceId piece(const QString& nation, const QString& area, const QString& kind, int which = 0) const;
    /// The first in the dead pile.
    lords::PieceId dead(const QString& nation, const QString& kind, int which = 0) const;

    bool allows(const lords::Action& action) const { return why(action).isEmpty(); }
    /// The id of the refusal, without "lords.play."; empty for a legal action.
    QString why(const lords::Action& action) const;
    /// Plays a legal action of whoever owes one; fails the test on an illegal one.
    Table& play(const lords::Action& action);
    /// Chance: these dice, one after the other.
    Table& roll(std::initializer_list<int> dice);
    /// Takes pieces of one area ("2F1C") along a way ("ON>PEL>PHI") and halts. The refusal where one is, else empty.
    QString march(const QString& pieces, const QString& way);
    /// "ON~PHI": by sea, each piece for itself.
    QString sail(const QString& pieces, const QString& way);
    bool waitsFor(const QString& seat) const;
    template <class S>
    bool isAt() const {
        return std::holds_alternative<S>(state().step);
    }

    /// "Eg 3F2C+Ru, Ca 1F": who stands there, in the order of the sides; vassals as "Ka 2Fv(El)". Empty: nobody.
    QString at(const QString& area) const;
    /// "2F1C": of the nation's dead, of those out of the game, of those who wait off the map.
    QString deadPile(const QString& nation) const { return pile(nation, lords::Lot::Dead); }
    QString gone(const QString& nation) const { return pile(nation, lords::Lot::Gone); }
    QString waiting(const QString& nation) const { return pile(nation, lords::Lot::Waiting); }
    /// Sentences of the events so far, and points scored so far by seat.
    const QStringList& told() const { return m_told; }
    int points(const QString& seat) const;

private:
    QString pile(const QString& nation, lords::Lot lot) const;
    void note(const core::Events& events);

    Campaign m_campaign;
    QStringList m_told;
};

} // namespace orontes::tests
