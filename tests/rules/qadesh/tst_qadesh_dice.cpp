// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/movement.h"
#include "rules/qadesh/shock.h"
#include "tests/rules/qadesh/table.h"

#include <QObject>
#include <QTest>

using namespace orontes;
using namespace orontes::qadesh;
using namespace orontes::tests;

namespace {

const char* const wholePhase = "set up: P'Re 27 scattered; Amun 30; Ne'arin 15; RFC 19; Entourage 46; Vassals 30 |"
                               "orders: Ne'arin 15-14; RFC 19-27; Entourage 46-38 | rally P'Re 3 | fail Ne'arin 2 | "
                               "fail RFC 2 | fail Entourage 2+1=3 | shock P'Re 3 3,3-2=4 v RFC 3 1,1+2=4 | "
                               "shock Amun 3 3,3+1=7 v Vassals 3 3,3+1=7 | loot Entourage 5 | loot Vassals 5 | phase 2";

/// How the 1,296 battle rolls of two armies in one space end for the second of them.
struct Share {
    int won = 0;
    int tied = 0;
};

Share battleRolls(const QString& armies) {
    Table table;
    if (!table.play("set up: " + armies + " | orders:").isEmpty())
        return {};
    Share share;
    for (int roll = 0; roll < 6 * 6 * 6 * 6; ++roll) {
        State state = table.state();
        for (const int die : {3, 3, 1 + roll % 6, 1 + roll / 6 % 6, 1 + roll / 36 % 6, 1 + roll / 216})
            state = Game::apply(std::move(state), core::chance, Roll{die}, nullptr).next;
        share.won += state.owed == Owed::DefeatDie && state.battle.loser == 0 ? 1 : 0;
        share.tied += state.owed == Owed::DefeatDie ? 0 : 1;
    }
    return share;
}

/// Faces of the die with which the step fails.
int failingFaces(const QString& position, const QString& army, const QString& to) {
    Table table;
    if (!table.play("set up: " + position + " | orders: " + army + ' ' + to).isEmpty())
        return -1;
    int failing = 0;
    for (int die = 1; die <= 6; ++die)
        failing += fails(table.state(), table.army(army), die, When::PhaseBegan) ? 1 : 0;
    return failing;
}

} // namespace

class TstQadeshDice : public QObject {
    Q_OBJECT

private slots:
    void diceFallInTheDocumentedOrderAndGiveTheSameGameAgain() { // R-QAD-216
        Table first;
        Table second;
        QCOMPARE(first.play(wholePhase), QString());
        QCOMPARE(second.play(wholePhase), QString());
        QVERIFY(first.state() == second.state());
        const core::Events events = first.takeEvents();
        QVERIFY(!events.empty());
        QVERIFY(events == second.takeEvents());
    }

    void aNamedSideIsSurprisedInSixCasesOfThirtySix() { // R-QAD-217
        Table table;
        QCOMPARE(table.play("set up: P'Re 27; RFC 27 | orders:"), QString());
        std::array<int, 2> surprised{};
        for (int own = 1; own <= 6; ++own)
            for (int other = 1; other <= 6; ++other) {
                State state = table.state();
                for (const int die : {own, other})
                    state = Game::apply(std::move(state), core::chance, Roll{die}, nullptr).next;
                for (SideId side{0}; side.value < 2; ++side.value)
                    surprised[index(side)] += isSurprised(state, side) ? 1 : 0;
            }
        QCOMPARE(surprised[0], 6);
        QCOMPARE(surprised[1], 6);
    }

    void battleRollsAreWonAsOftenAsArithmeticSays() { // R-QAD-217
        const Share even = battleRolls("Amun 27; RFC 27");
        QCOMPARE(even.won, 575);                                 // 0.4437 of 1,296
        QCOMPARE(even.tied, 146);                                // 0.1127
        QCOMPARE(battleRolls("P'Re 27; RFC 27").won, 861);       // at +2: 0.6644
        QCOMPARE(battleRolls("P'Re 27; Entourage 27").won, 986); // at +3: 0.7608
    }

    void stepsFailAsOftenAsArithmeticSays() { // R-QAD-218
        QCOMPARE(failingFaces("P'Re 27; Vassals 62", "P'Re", "27-19"), 1);
        QCOMPARE(failingFaces("RFC 46; P'Re 1", "RFC", "46-38"), 2);
        QCOMPARE(failingFaces("P'Re 22; Vassals 62", "P'Re", "22-30"), 2);
        QCOMPARE(failingFaces("RFC 44; P'Re 1", "RFC", "44-36"), 3);
    }
};

QTEST_APPLESS_MAIN(TstQadeshDice)
#include "tst_qadesh_dice.moc"
