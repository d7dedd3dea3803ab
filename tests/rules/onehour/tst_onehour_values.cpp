// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/onehour/battle.h"

#include <QObject>
#include <QTest>

using namespace orontes;
using namespace orontes::onehour;
using orontes::tests::Battle;
using orontes::tests::playBattle;

namespace {

const QString nothing;

} // namespace

/// Hand-to-hand combat: who attacks, and how many hits it costs.
class TstOnehourValues : public QObject {
    Q_OBJECT

private slots:
    // R-OHW-144
    void warbandAddTwo() { QCOMPARE(Battle("units Bw@E5/N Rh@E6/S").hitsByDie(), QString("3,4,5,6,7,8")); }

    // R-OHW-145
    void chargingWarbandAddFour() {
        QCOMPARE(Battle("units Bw@E4/N Rh@E6/S | move Bw E5/N").hitsByDie(), QString("5,6,7,8,9,10"));
    }

    // R-OHW-146, R-OHW-152
    void archersTakeOneOff() { QCOMPARE(Battle("units Ba@E5/N Rh@E6/S").hitsByDie(), QString("0,1,2,3,4,5")); }

    // R-OHW-147
    void chargingArchersAddOne() {
        QCOMPARE(Battle("units Ba@E4/N Rh@E6/S | move Ba E5/N").hitsByDie(), QString("2,3,4,5,6,7"));
    }

    // R-OHW-148
    void horsemenAddNothing() { QCOMPARE(Battle("units Bh@E5/N Rh@E6/S").hitsByDie(), QString("1,2,3,4,5,6")); }

    // R-OHW-149
    void chargingHorsemenAddFour() {
        QCOMPARE(Battle("units Bh@E4/N Rh@E6/S | move Bh E5/N").hitsByDie(), QString("5,6,7,8,9,10"));
    }

    // R-OHW-150
    void chariotsAddNothing() { QCOMPARE(Battle("units Bc@E5/N Rh@E6/S").hitsByDie(), QString("1,2,3,4,5,6")); }

    // R-OHW-151
    void chargingChariotsRollTwoDice() {
        QCOMPARE(playBattle("units Bc@E4/N Rh@E6/S Rw@L1/S | move Bc E5/N | attack Bc Rh 1 1 | see Rh E6/S:2"),
                 nothing);
        QCOMPARE(playBattle("units Bc@E4/N Rh@E6/S Rw@L1/S | move Bc E5/N | attack Bc Rh 3 4 | see Rh E6/S:7"),
                 nothing);
        QCOMPARE(playBattle("units Bc@E4/N Rh@E6/S Rw@L1/S | move Bc E5/N | attack Bc Rh 6 6 | see Rh E6/S:12"),
                 nothing);
    }

    // R-OHW-152
    void hitsAreNeverFewerThanNone() {
        QCOMPARE(playBattle("units Ba@E5/N Rh@E6/E | attack Ba Rh 1 | see Rh E6/E"), nothing);
    }

    // R-OHW-153, R-OHW-167
    void aTargetInAWoodTakesHalf() {
        QCOMPARE(playBattle("wood E6 | units Bw@E4/N Ra@E6/S Rw@L1/S | move Bw E5/N | attack Bw Ra 3 | see Ra E6/S:4"),
                 nothing);
    }

    // R-OHW-154, R-OHW-167
    void aTargetInAVillageTakesHalf() {
        QCOMPARE(
            playBattle("village E6 | units Bh@E4/N Rh@E6/S Rw@L1/S | move Bh E5/N | attack Bh Rh 5 | see Rh E6/S:5"),
            nothing);
    }

    // R-OHW-155
    void aTargetUphillTakesHalf() {
        QCOMPARE(playBattle("hill E6 | units Bh@E5/N Rh@E6/S Rw@L1/S | attack Bh Rh 5 | see Rh E6/S:3"), nothing);
    }

    // R-OHW-156
    void aTargetOnOneLevelOrLowerTakesAll() {
        QCOMPARE(playBattle("hill E5 E6 | units Bh@E5/N Rh@E6/S Rw@L1/S | attack Bh Rh 5 | see Rh E6/S:5"), nothing);
        QCOMPARE(playBattle("hill E5 | units Bh@E5/N Rh@E6/S Rw@L1/S | attack Bh Rh 5 | see Rh E6/S:5"), nothing);
    }

    // R-OHW-157
    void aTargetOnABridgeTakesHalf() {
        QCOMPARE(
            playBattle(
                "river 6 | bridge E6 | units Bw@E4/N Rh@E6/S Rw@L1/S | move Bw E5/N | attack Bw Rh 2 | see Rh E6/S:3"),
            nothing);
        QCOMPARE(
            playBattle(
                "river 6 | bridge E6 | units Bw@E5/N Rh@E7/S Rw@L1/S | move Bw E6/N | attack Bw Rh 2 | see Rh E7/S:6"),
            nothing);
        QCOMPARE(playBattle("option bridgeExit on | river 6 | bridge E6 | units Bw@E5/N Rh@E7/S Rw@L1/S | move Bw E6/N "
                            "| attack Bw Rh 2 | see Rh E7/S:3"),
                 nothing);
    }

    // R-OHW-158
    void fordsProtectNobody() {
        QCOMPARE(
            playBattle(
                "river 6 | ford E6 | units Bw@E4/N Rh@E6/S Rw@L1/S | move Bw E5/N | attack Bw Rh 2 | see Rh E6/S:6"),
            nothing);
    }

    // R-OHW-159
    void theGroundHalvesOnce() {
        QCOMPARE(playBattle("village E6 | level E6=1 | units Bh@E5/N Rh@E6/S Rw@L1/S | attack Bh Rh 5 | see Rh E6/S:3"),
                 nothing);
    }

    // R-OHW-160
    void warbandTakeHalf() {
        QCOMPARE(playBattle("units Bh@E4/N Rw@E6/S Rw@L1/S | move Bh E5/N | attack Bh Rw 2 | see Rw E6/S:3"), nothing);
    }

    // R-OHW-161
    void warbandOnSuchGroundTakeAQuarter() {
        QCOMPARE(
            playBattle("village E6 | units Bh@E4/N Rw@E6/S Rw@L1/S | move Bh E5/N | attack Bh Rw 5 | see Rw E6/S:3"),
            nothing);
    }

    // R-OHW-162
    void flanksTakeDouble() {
        QCOMPARE(playBattle("units Bh@E5/N Ra@E6/E Rw@L1/S | attack Bh Ra 3 | see Ra E6/E:6"), nothing);
    }

    // R-OHW-163
    void theRearTakesDouble() {
        QCOMPARE(playBattle("units Bh@E4/N Ra@E6/N Rw@L1/S | move Bh E5/N | attack Bh Ra 3 | see Ra E6/N:14"), nothing);
    }

    // R-OHW-164
    void theWholeTotalIsDoubled() {
        QCOMPARE(playBattle("units Bw@E4/N Rh@E6/E Rw@L1/S | move Bw E5/N | attack Bw Rh 1 | see Rh E6/E:10"), nothing);
    }

    // R-OHW-165
    void doublingComesBeforeHalving() {
        QCOMPARE(playBattle("units Bw@E5/N Rw@E6/E Rw@L1/S | attack Bw Rw 3 | see Rw E6/E:5"), nothing);
    }

    // R-OHW-166
    void doubleThenGroundThenWarband() {
        QCOMPARE(
            playBattle("village E6 | units Bc@E4/N Rw@E6/E Rw@L1/S | move Bc E5/N | attack Bc Rw 4 5 | see Rw E6/E:5"),
            nothing);
    }

    // R-OHW-167
    void halvesAreRoundedUp() {
        QCOMPARE(playBattle("wood E8 | units Ba@E5/N Ra@E8/S | done | fire Ba Ra 1 | see Ra E8/S:1"), nothing);
        QCOMPARE(playBattle("units Ba@E5/N Rw@E6/S Rw@L1/S | attack Ba Rw 1 | see Rw E6/S"), nothing);
    }

    // R-OHW-168
    void frontFlankAndRear() {
        const QList<QPair<QString, int>> around{{"D6/S", 3}, {"E6/S", 3}, {"F6/S", 3}, {"D5/E", 6},
                                                {"F5/W", 6}, {"D4/N", 6}, {"E4/N", 6}, {"F4/N", 6}};
        for (const auto& [where, hits] : around)
            QCOMPARE(playBattle("units Bh@" + where +
                                " Ra@E5/N Rw@L1/S | attack Bh Ra 3 | see Ra E5/N:" + QString::number(hits)),
                     nothing);
    }

    // R-OHW-169
    void facingIsReadWhenTheAttackIsRolled() {
        QCOMPARE(playBattle("units Bh@F5/W Rw@E5/N | attack Bh Rw 3 | see Rw E5/N:3 | move Rw E5/E | attack Rw Bh 1 | "
                            "see Bh F5/W:3 | attack Bh Rw 3 | see Rw E5/E:5"),
                 nothing);
    }

    // R-OHW-170
    void footAttacksTheSquareAhead() {
        QCOMPARE(playBattle("units Bw@E5/N Rw@F6/S | done | owes Red movement"), nothing);
        QCOMPARE(playBattle("units Bw@E5/N Rw@E6/S | owes Blue attackDie"), nothing);
    }

    // R-OHW-171
    void mountedUnitsAttackThreeSquaresAhead() {
        QCOMPARE(playBattle("units Bh@E5/N Rw@D6/S | owes attackDie"), nothing);
        QCOMPARE(playBattle("units Bh@E5/N Rw@E6/S | owes attackDie"), nothing);
        QCOMPARE(playBattle("units Bh@E5/N Rw@F6/S | owes attackDie"), nothing);
        QCOMPARE(playBattle("units Bh@E5/N Rw@D5/N | done | owes Red movement"), nothing);
    }

    // R-OHW-172
    void footAnswersAMountedEnemy() {
        QCOMPARE(playBattle("first Red | units Bh@D6/E Rw@E5/N | attack Rw Bh 4 | see Bh D6/E:6"), nothing);
    }

    // R-OHW-173
    void footOnADiagonalDoesNotFight() {
        QCOMPARE(playBattle("units Bw@E5/N Rw@F6/S | done | owes Red movement | done | owes Blue movement"), nothing);
    }

    // R-OHW-174
    void oneAttackATurn() {
        QCOMPARE(playBattle("units Bh@E5/N Rw@D6/S Rw@F6/S | owes Blue attack | attack Bh Rw 3 | see Rw D6/S:2 Rw2 "
                            "F6/S | owes Red attack"),
                 nothing);
    }

    // R-OHW-175
    void attacksAreCompulsory() {
        QCOMPARE(playBattle("units Bw@E5/N Bw@G5/N Rw@E6/S Rw@G6/S | owes Blue attack | no done: attack-due | attack "
                            "Bw2 Rw2 1 | attack Bw Rw 1 | see Rw E6/S:2 Rw2 G6/S:2"),
                 nothing);
    }

    // R-OHW-176
    void attackersRollAndRoundByThemselves() {
        QCOMPARE(playBattle("units Bh@E6/S Bh@F5/W Rw@E5/N Rw@L1/S | attack Bh Rw 3 | attack Bh2 Rw 3 | see Rw E5/N:5"),
                 nothing);
    }

    // R-OHW-177
    void flankAndVillageCancelOut() {
        QCOMPARE(playBattle("village E6 | units Bh@E5/N Rh@E6/E Rw@L1/S | attack Bh Rh 5 | see Rh E6/E:5"), nothing);
    }

    // R-OHW-178
    void theAttackersGroundDoesNotMatter() {
        QCOMPARE(playBattle("village E5 | units Bh@E5/N Rh@E6/S Rw@L1/S | attack Bh Rh 5 | see Rh E6/S:5"), nothing);
    }

    // R-OHW-179
    void ariverKeepsUnitsApart() {
        QCOMPARE(playBattle("river 6 | units Bw@E5/N Rw@E7/S | done | owes Red movement"), nothing);
    }

    // R-OHW-180
    void whoIsDoneForMayStillBeAttacked() {
        QCOMPARE(playBattle("units Bw@E5/N Rh@E6/S:16 Rw@L1/S | attack Bw Rh 1 | see Rh lost"), nothing);
    }

    // R-OHW-181, R-OHW-225
    void whoFleesShowsItsBack() {
        QCOMPARE(playBattle("units Bh@E7/N Rw@E8/N:9! Rw@L1/S | attack Bh Rw 3 | see Rw E8/N:12!"), nothing);
    }
};

QTEST_APPLESS_MAIN(TstOnehourValues)
#include "tst_onehour_values.moc"
