// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/onehour/game.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace orontes::tests {

/// A battle driven by a script, one statement a line or between bars. The board has 12 by 12 open squares, Blue goes
/// first in every turn, nobody wins but by having units left. Units are called by side and type: Bw, Ra2 for the second
/// Archers of Red in the roster; w Warband, a Archers, h Horsemen, c Chariots.
///
///     wood E6 E7-E9      hill, hilltop, village, marsh, lake, river, bridge, ford; a number is a whole rank
///     level E7=2         road E1-E3-H3
///     option footAnySide on      option initiative perTurn      first Red      last 3
///     table handToHand/warband/value=3
///     units Bw@E5/N:3 Rw@E6/S Ra@E9/S:8! Bh>F1,G1 Bh>3:F1      facing, hits, ! routing, ^ has retreated; > marches on
///     move Bw E7/N       no move Bw E8/N      no move Bw E8/N: too-far      leave Bw G12      done
///     no fire Ba Rh      fire Ba Rh 5         the shot and its die
///     attack Bw Rw 3     attack Bc Rw 4 5     the attack, chosen or the only one, and its dice
///     no attack Bw Rw    morale Bw 4          die 4      fight: done until combat
///     see Bw E7/N:3 Rw lost Ra exited Rh due
///     owes Blue movement      owes die      over Blue      over draw      turn 2
QString playBattle(const QString& script);

class Battle {
public:
    explicit Battle(const QString& script = {});
    /// A bundled battle, its units called in the same way; those that are named stand where the script has them,
    /// "place Bw@F5/N:3", or are "gone"; all others take no part after "only". "now 15" is the turn it begins with, and
    /// the first side goes first then.
    static Battle ofScenario(const QString& name, const QString& script);

    /// What went wrong first; empty when nothing did.
    QString play(const QString& script);
    const QString& fault() const { return m_fault; }
    const onehour::State& state();
    onehour::UnitId unit(const QString& name) const;
    core::SpaceId space(const QString& label) const;
    core::Scenario& scenario() { return m_scenario; }
    core::Events takeEvents() { return std::exchange(m_events, {}); }

    /// "3,4,5": what each face of the owed die adds to the hits of its target.
    QString hitsByDie();
    /// "E6/N E7/E": how the unit may end its move, in order of rank, file and facing.
    QStringList ends(const QString& unit);
    /// The same without holding, squares only, each once.
    QStringList squares(const QString& unit);
    QStringList targets(const QString& unit);

private:
    void run(const QString& statement);
    bool prepare(const QString& head, const QStringList& words);
    void paint(const QString& terrain, const QStringList& places);
    void drawRoad(const QString& course);
    void addUnit(const QString& text);
    void place(const QString& text);
    void rename();
    void refuse(const QStringList& words);
    void attack(const QStringList& words);
    void see(const QStringList& words);
    void owes(const QStringList& words);
    void over(const QString& who);
    std::optional<onehour::Action> actionOf(const QStringList& words);
    void act(const onehour::Action& action);
    void roll(int die);
    void begin();
    void expect(bool holds, const QString& otherwise);
    QString shown(onehour::UnitId unit) const;
    QStringList spread(const QString& places) const;

    core::Scenario m_scenario;
    std::optional<onehour::State> m_state;
    core::Events m_events;
    QString m_fault;
    QString m_statement;
};

} // namespace orontes::tests
