// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/qadesh/game.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace orontes::tests {

/// A game of Qadesh driven by a script, one statement a line or between bars. Armies are called P'Re, Amun, Ne'arin,
/// Ptah, Sutekh, RFC, Entourage, Allied, Hatti, Vassals; sides Egypt and Hatti.
///
///     begin                                        the battle as the ruleset has it
///     set up: P'Re 27 F1 C2 scattered; RFC 35     everybody else stays off the map; "lost", "due 4 9,17", "B2" for the
///                                                  base move and, for the whole battle, "turn 4", "last 12" go too
///     option: swaps=passThrough                    before "set up"
///     table: defeat/1=decimated                    before "set up"
///     orders: RFC 35-27-19; P'Re 27-19             everybody else stays; both sides lock
///     write P'Re 27-19      recall P'Re            without locking
///     place P'Re 27      rally P'Re 5      pass P'Re      target Amun RFC      flee P'Re 26      rest P'Re      keep
///     P'Re fail RFC 2+1=3     rout RFC 5+1=6    defeat RFC 3   fatigue RFC 4        loot RFC 2 skirmish Amun RFC 4+0=4
///     shock P'Re 1 2,4-2=4 v RFC 5 3,4+2=9         surprise die, battle dice, modifiers and total of each side
///     phase 2            orders due        placement Egypt                     what is owed now
///     see: P'Re 27 C1 scattered; RFC 20; Ptah lost; Sutekh waits               tokens not named are none
///     over Egypt         over draw         not over
///     refuse step P'Re 21: diagonal-step           by whoever owns the army; "target Amun RFC" too
///     choices P'Re 26,28,35                        spaces where it may flee to, all of them
///
/// Every die has to be the one that is owed, with exactly the modifiers written.
QString playScript(const QString& script);

/// The same, beginning at the position where a script has stopped.
class Table {
public:
    explicit Table(core::Scenario scenario = qadesh::Game::info().blank) : m_scenario(std::move(scenario)) {}

    /// What went wrong first; empty when nothing did.
    QString play(const QString& script);
    const qadesh::State& state() const { return *m_state; }
    const core::Scenario& scenario() const { return m_scenario; }
    core::Events takeEvents() { return std::exchange(m_events, {}); }

    qadesh::ArmyId army(const QString& name) const;
    qadesh::SideId side(const QString& name) const;
    core::SpaceId space(const QString& label) const;

private:
    void run(const QString& statement);
    void setUp(const QString& position);
    void setUpArmy(const QString& text);
    void option(const QString& text);
    void table(const QString& text);
    void write(const QStringList& words);
    void orders(const QString& text);
    void fleeChoices(const QStringList& words);
    void place(const QStringList& words);
    void die(qadesh::Owed owed, const QStringList& words);
    void rally(const QStringList& words);
    void choose(qadesh::Owed owed, const qadesh::Action& action);
    void shock(const QStringList& words);
    void skirmish(const QStringList& words);
    void see(const QString& text);
    void seeArmy(const QString& text);
    void over(const QString& who);
    void refuse(const QString& text);
    void owes(const QStringList& words);

    void expect(bool holds, const QString& otherwise);
    void expectOwed(qadesh::Owed owed, qadesh::ArmyId army);
    void roll(const QString& written);
    void rollDie(int die);
    void act(core::Actor actor, const qadesh::Action& action);
    core::Actor ownerOf(qadesh::ArmyId army) const;

    core::Scenario m_scenario;
    std::optional<qadesh::State> m_state;
    core::Events m_events;
    QString m_fault;
    QString m_statement;
};

} // namespace orontes::tests
