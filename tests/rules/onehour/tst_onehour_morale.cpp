// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/victory.h"
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

/// Retreat and rout.
class TstOnehourMorale : public QObject {
    Q_OBJECT

private slots:
    // R-OHW-199
    void fromEightHitsOnMoraleIsTested() {
        QCOMPARE(playBattle("units Bw@E5/N:7 Rw@L1/S | done | done | turn 2"), nothing);
        QCOMPARE(playBattle("units Bw@E5/N:8 Rw@L1/S | done | done | owes moraleDie"), nothing);
        QCOMPARE(playBattle("units Bw@E5/N:14 Rw@L1/S | done | done | owes moraleDie"), nothing);
    }

    // R-OHW-200
    void bothSidesTest() {
        QCOMPARE(playBattle("units Bw@E5/N:9 Rw@L1/S:8 Rw@K1/S:3 | done | done | morale Bw 6 | morale Rw 6 | turn 2"),
                 nothing);
    }

    // R-OHW-201, R-OHW-202
    void fiveAndSixCarryOn() {
        QCOMPARE(playBattle("units Bw@E5/N:8 Rw@L1/S | done | done | morale Bw 6 | see Bw E5/N:8"), nothing);
        QCOMPARE(playBattle("units Bw@E5/N:8 Rw@L1/S | done | done | morale Bw 5 | see Bw E5/N:8"), nothing);
    }

    // R-OHW-203, R-OHW-204, R-OHW-210
    void threeAndFourRetreat() {
        QCOMPARE(playBattle("units Bw@E5/N:8 Rw@L1/S | done | done | morale Bw 4 | see Bw E3/S:8"), nothing);
        QCOMPARE(playBattle("units Bw@E5/N:8 Rw@L1/S | done | done | morale Bw 3 | see Bw E3/S:8"), nothing);
    }

    // R-OHW-205, R-OHW-206, R-OHW-221
    void oneAndTwoRout() {
        QCOMPARE(playBattle("units Bw@E5/N:8 Bw@A5/N Rw@L1/S | done | done | morale Bw 2 | see Bw E3/S:8!"), nothing);
        QCOMPARE(playBattle("units Bw@E5/N:8 Bw@A5/N Rw@L1/S | done | done | morale Bw 1 | see Bw E3/S:8!"), nothing);
    }

    // R-OHW-207
    void moraleIsTestedEveryTurn() {
        QCOMPARE(playBattle("units Bw@E5/N:8 Rw@L1/S | done | done | morale Bw 6 | done | done | morale Bw 5 | done | "
                            "done | morale Bw 6 | turn 4"),
                 nothing);
    }

    // R-OHW-208
    void onceATurnAfterBothSides() {
        QCOMPARE(
            playBattle("units Ba@E5/N Rh@E9/S:5 | done | fire Ba Rh 3 | see Rh E9/S:8 | done | morale Rh 6 | turn 2"),
            nothing);
    }

    // R-OHW-209
    void theFirstSideTestsFirst() {
        QCOMPARE(playBattle("units Bw@E5/N Bw@G5/N:9 Rw@L1/S:9 | done | done | morale Bw2 6 | morale Rw 6 | turn 2"),
                 nothing);
        QCOMPARE(
            playBattle(
                "first Red | units Bw@E5/N Bw@G5/N:9 Rw@L1/S:9 | done | done | morale Rw 6 | morale Bw2 6 | turn 2"),
            nothing);
        QCOMPARE(playBattle("units Bw@E5/N:9! Bw@G5/N:9 Bw@A5/N:9 Rw@L1/S | done | done | see Bw E7/N:9! | morale Bw2 "
                            "6 | morale Bw3 6"),
                 nothing);
    }

    // R-OHW-211
    void aRetreatIsAFullMove() {
        QCOMPARE(playBattle("units Ba@E6/N:9 | done | done | morale Ba 4 | see Ba E3/S:9"), nothing);
        QCOMPARE(playBattle("units Bh@E6/N:9 | done | done | morale Bh 4 | see Bh E2/S:9"), nothing);
        QCOMPARE(playBattle("units Bc@E6/N:9 | done | done | morale Bc 4 | see Bc E2/S:9"), nothing);
    }

    // R-OHW-212
    void theGroundLimitsARetreat() {
        QCOMPARE(playBattle("hill E4 | units Bw@E5/N:9 | done | done | morale Bw 4 | see Bw E4/S:9"), nothing);
        QCOMPARE(playBattle("hill E4 | units Bc@E5/N:9 | done | done | morale Bc 4 | see Bc E5/S:9"), nothing);
        QCOMPARE(playBattle("wood E4 | units Bw@E5/N:9 | done | done | morale Bw 4 | see Bw E5/S:9"), nothing);
    }

    // R-OHW-213
    void offTheBoardIsLost() {
        QCOMPARE(playBattle("units Bw@E1/N:9 Bw@A5/N | done | done | morale Bw 3 | see Bw lost"), nothing);
    }

    // R-OHW-214
    void theRestOfAMoveMayLeadOffTheBoard() {
        QCOMPARE(playBattle("units Bw@E2/N:9 Bw@A5/N | done | done | morale Bw 3 | see Bw lost"), nothing);
        QCOMPARE(playBattle("units Ba@E4/N:9 | done | done | morale Ba 3 | see Ba E1/S:9"), nothing);
    }

    // R-OHW-215
    void nobodyPursues() {
        QCOMPARE(playBattle("units Bw@E5/N Rw@E6/S:6 | attack Bw Rw 4 | see Rw E6/S:9 | attack Rw Bw 1 | morale Rw 4 | "
                            "see Rw E8/N:9 Bw E5/N:2 | owes Blue movement"),
                 nothing);
    }

    // R-OHW-216
    void whoRetreatedActsAsUsual() {
        QCOMPARE(playBattle("units Bw@E5/N:9 | done | done | morale Bw 4 | move Bw E2/S"), nothing);
        QCOMPARE(playBattle("units Bw@E5/N:9 Rh@E1/W | done | done | morale Bw 4 | see Bw E3/S:9 | move Bw E2/S | "
                            "attack Bw Rh 1 | see Rh E1/W:10"),
                 nothing);
    }

    // R-OHW-217
    void whoHasNotTurnedKeepsItsFacing() {
        QCOMPARE(playBattle("units Bw@E5/N:9 Bw@A5/N | done | done | morale Bw 4 | see Bw E3/S:9 | done | done | "
                            "morale Bw 4 | see Bw E1/S:9"),
                 nothing);
        QCOMPARE(
            playBattle(
                "units Bw@E5/N:9 Bw@A5/N | done | done | morale Bw 4 | done | done | morale Bw 1 | see Bw E1/S:9!"),
            nothing);
    }

    // R-OHW-218
    void whoHasTurnedFacesAboutAgain() {
        QCOMPARE(playBattle(
                     "units Bw@E5/N:9 | done | done | morale Bw 4 | move Bw E3/E | done | morale Bw 4 | see Bw C3/W:9"),
                 nothing);
    }

    // R-OHW-219, R-OHW-215
    void aRetreatStopsInFrontOfWhatBarsIt() {
        QCOMPARE(playBattle("units Bw@E5/N:9 Rw@E3/S | done | done | morale Bw 4 | see Bw E4/S:9"), nothing);
        QCOMPARE(playBattle("units Bw@E5/N:9 Bw@E3/S | done | done | morale Bw 4 | see Bw E4/S:9"), nothing);
        QCOMPARE(playBattle("lake E4 | units Bw@E5/N:9 | done | done | morale Bw 4 | see Bw E5/S:9"), nothing);
    }

    // R-OHW-220
    void archersRetreatThroughFriends() {
        QCOMPARE(playBattle("units Bw@E4/N Ba@E5/N:9 | done | done | morale Ba 4 | see Ba E2/S:9"), nothing);
        QCOMPARE(playBattle("units Bw@E2/N Ba@E5/N:9 | done | done | morale Ba 4 | see Ba E3/S:9"), nothing);
    }

    // R-OHW-221, R-OHW-222, R-OHW-223
    void aRoutGoesOnUntilTheUnitIsGone() {
        QCOMPARE(playBattle("units Bw@E5/N:9 Bw@A5/N | done | done | morale Bw 1 | see Bw E3/S:9! | done | done | see "
                            "Bw E1/S:9! | done | done | see Bw lost"),
                 nothing);
    }

    // R-OHW-224
    void whoRoutsTakesNoOrders() {
        QCOMPARE(playBattle("units Bw@E5/S:9! Bw@A5/N Rw@L1/S | no move Bw E4/S: routing"), nothing);
        QCOMPARE(playBattle("units Ba@E5/N:9! Ba@A5/N Rh@E8/S Rh@A8/S | done | no fire Ba Rh: routing"), nothing);
        QCOMPARE(playBattle("units Bw@E5/N:9! Bw@A5/N Rw@E6/S | done | owes Red attackDie"), nothing);
    }

    // R-OHW-226, R-OHW-225
    void whoRoutsIsEliminatedLikeAnybody() {
        QCOMPARE(playBattle("units Bw@E7/N Rw@E8/N:14! Rw@L1/S | attack Bw Rw 1 | see Rw lost"), nothing);
    }

    // R-OHW-227
    void offTheBoardInARoutIsLost() {
        Battle battle("units Bw@E2/S:9! Bw@A5/N | done | done | see Bw lost");
        QCOMPARE(battle.fault(), nothing);
        QCOMPARE(unitsLost(battle.state(), SideId{0}), 1);
    }

    // R-OHW-228
    void aRoutGoesRoundWhatBarsIt() {
        QCOMPARE(playBattle("lake E4 | units Bw@E5/S:9! Bw@A5/N | done | done | see Bw D4/S:9!"), nothing);
        QCOMPARE(playBattle("lake D5 F5 E4 | units Bw@E5/S:9! Bw@A5/N | done | done | see Bw D6/S:9!"), nothing);
        QCOMPARE(playBattle("lake D5 F5 E4 E6 | units Bw@E5/S:9! Bw@A5/N | done | done | see Bw E5/S:9!"), nothing);
        QCOMPARE(playBattle("units Bw@E5/S:9! Bw@A5/N Rw@E4/S | done | done | see Bw D4/S:9!"), nothing);
    }

    // R-OHW-229
    void noRoadHelpsAFlight() {
        QCOMPARE(playBattle("road E1-E12 | units Bh@E8/N:9 | done | done | morale Bh 4 | see Bh E4/S:9"), nothing);
        QCOMPARE(playBattle("road E1-E12 | units Bh@E8/S:9! Bw@A5/N | done | done | see Bh E4/S:9!"), nothing);
    }

    // R-OHW-231
    void endingBesideAnEnemyIsNoCharge() {
        QCOMPARE(playBattle("units Bw@E5/N:9 Bw@A5/N Rw@E2/N | done | done | morale Bw 4 | see Bw E3/S:9 | done | "
                            "attack Bw Rw 3 | see Rw E2/N:3"),
                 nothing);
    }
};

QTEST_APPLESS_MAIN(TstOnehourMorale)
#include "tst_onehour_morale.moc"
