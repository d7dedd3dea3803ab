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

/// How far each type moves, cell by cell of the table.
class TstOnehourAllowances : public QObject {
    Q_OBJECT

private slots:
    // R-OHW-017, R-OHW-044
    void warbandMoveTwoSquares() {
        QCOMPARE(playBattle("units Bw@E5/N | no move Bw E8/N: too-far | move Bw E7/N"), nothing);
        QCOMPARE(playBattle("units Bw@E5/N | move Bw E6/N"), nothing);
        // Too far is said before what would be wrong there: E9 stands before an enemy.
        QCOMPARE(playBattle("units Bw@E5/N Rw@E10/S | no move Bw E9/E: too-far"), nothing);
        QCOMPARE(playBattle("units Bw@E5/N Rw@E10/S | no move Bw E9/N: too-far"), nothing);
    }

    // R-OHW-018
    void warbandMoveThreeByRoad() {
        QCOMPARE(playBattle("road E1-E12 | units Bw@E1/N | no move Bw E5/N | move Bw E4/N"), nothing);
    }

    // R-OHW-019, R-OHW-071
    void warbandDoNotEnterWoods() {
        QCOMPARE(playBattle("wood E6 | units Bw@E5/N | no move Bw E6/N: wood | no move Bw E7/N"), nothing);
    }

    // R-OHW-020, R-OHW-033
    void warbandClimbOneSquare() {
        QCOMPARE(playBattle("hill E6 E7 | units Bw@E5/N | no move Bw E7/N | move Bw E6/N"), nothing);
        QCOMPARE(playBattle("hill E7 | units Bw@E5/N | no move Bw E7/N: way-barred | move Bw E6/N"), nothing);
    }

    // R-OHW-021
    void archersMoveThreeSquares() {
        QCOMPARE(playBattle("units Ba@E5/N | no move Ba E9/N: too-far | move Ba E8/N"), nothing);
    }

    // R-OHW-022
    void archersMoveFourByRoad() {
        QCOMPARE(playBattle("road E1-E12 | units Ba@E1/N | no move Ba E6/N | move Ba E5/N"), nothing);
    }

    // R-OHW-023, R-OHW-071
    void archersMoveThreeInWoods() {
        QCOMPARE(playBattle("wood E6-E9 | units Ba@E5/N | no move Ba E9/N | move Ba E8/N"), nothing);
    }

    // R-OHW-024, R-OHW-034
    void archersClimbTwoSquares() {
        QCOMPARE(playBattle("hill E6-E8 | units Ba@E5/N | no move Ba E8/N | move Ba E7/N"), nothing);
        QCOMPARE(playBattle("hill E7 E8 | units Ba@E5/N | no move Ba E8/N | move Ba E7/N"), nothing);
    }

    // R-OHW-025, R-OHW-044
    void horsemenMoveFourSquares() {
        QCOMPARE(playBattle("units Bh@E5/N | no move Bh E10/N: too-far | move Bh E9/N"), nothing);
        QCOMPARE(playBattle("units Bh@E5/N | move Bh E6/N"), nothing);
        QCOMPARE(playBattle("units Bh@E5/N | move Bh E7/N"), nothing);
        QCOMPARE(playBattle("units Bh@E5/N | move Bh E8/N"), nothing);
    }

    // R-OHW-026
    void horsemenMoveSixByRoad() {
        QCOMPARE(playBattle("road E1-E12 | units Bh@E1/N | no move Bh E8/N | move Bh E7/N"), nothing);
    }

    // R-OHW-027, R-OHW-071
    void horsemenDoNotEnterWoods() {
        QCOMPARE(playBattle("wood F7 | units Bh@E6/N | no move Bh F7/N: wood"), nothing);
        QCOMPARE(playBattle("wood E6 | units Bh@E5/N | no move Bh E6/N: wood | move Bh E7/N"), nothing);
    }

    // R-OHW-028, R-OHW-035
    void horsemenClimbThreeSquares() {
        QCOMPARE(playBattle("hill E6-E9 D6-D9 F6-F9 | units Bh@E5/N | no move Bh E9/N | move Bh E8/N"), nothing);
        QCOMPARE(playBattle("hill 8 9 | units Bh@E5/N | no move Bh E9/N | move Bh E8/N"), nothing);
    }

    // R-OHW-029
    void chariotsMoveFourSquares() {
        QCOMPARE(playBattle("units Bc@E5/N | no move Bc E10/N: too-far | move Bc E9/N"), nothing);
    }

    // R-OHW-030
    void chariotsMoveSixByRoad() {
        QCOMPARE(playBattle("road E1-E12 | units Bc@E1/N | no move Bc E8/N | move Bc E7/N"), nothing);
    }

    // R-OHW-031, R-OHW-071
    void chariotsDoNotEnterWoods() { QCOMPARE(playBattle("wood E6 | units Bc@E5/N | no move Bc E6/N: wood"), nothing); }

    // R-OHW-032, R-OHW-080
    void chariotsNeverGoUphill() {
        QCOMPARE(playBattle("hill E6 | units Bc@E5/N | no move Bc E6/N: chariot-uphill | move Bc D6/N"), nothing);
        QCOMPARE(playBattle("hill E6 | units Bc@E6/S | move Bc E5/S"), nothing);
    }

    // R-OHW-036, R-OHW-080
    void downhillIsNormal() {
        QCOMPARE(playBattle("hill E6 | units Bw@E6/S | no move Bw E3/S | move Bw E4/S"), nothing);
        QCOMPARE(playBattle("hill E6 | units Bc@E6/S | move Bc E2/S"), nothing);
    }

    // R-OHW-037
    void alongAHillIsNormal() {
        QCOMPARE(playBattle("hill E6-E8 | units Bw@E6/N | move Bw E8/N"), nothing);
        QCOMPARE(playBattle("hill E6-E8 | units Bc@E6/N | move Bc E8/N"), nothing);
    }

    // R-OHW-038
    void everyRiseIsUphill() {
        QCOMPARE(playBattle("hill E6 | level E7=2 | units Bw@E6/N | no move Bw E8/N | move Bw E7/N"), nothing);
        QCOMPARE(playBattle("hill E6 | hilltop E7 | units Bc@E6/N | no move Bc E7/N: chariot-uphill"), nothing);
    }

    // R-OHW-039
    void roadsCountFromStartToEnd() {
        QCOMPARE(playBattle("road E1-E5 | units Bh@E1/N | no move Bh E6/N | no move Bh E7/N | move Bh E5/N"), nothing);
        QCOMPARE(playBattle("road E1-E3-H3 | units Bw@E2/N | no move Bw F3/E | no move Bw G3/E | move Bw E3/E"),
                 nothing);
        QCOMPARE(playBattle("option roadBends on | road E1-E3-H3 | units Bw@E2/N | no move Bw H3/E | move Bw G3/E"),
                 nothing);
    }

    // R-OHW-040
    void whoStartsOffTheRoadHasTheNormalAllowance() {
        QCOMPARE(playBattle("road E2-E12 | units Bh@E1/N | no move Bh E6/N | move Bh E5/N"), nothing);
    }

    // R-OHW-041
    void diagonalStepsAreNoRoadSteps() {
        QCOMPARE(playBattle("road E1-F2-G3-H4-I5-J6 | units Bh@E1/N | no move Bh J6/N | move Bh I5/N"), nothing);
    }

    // R-OHW-042
    void inAWoodTheWoodGovernsARoad() {
        QCOMPARE(playBattle("wood E2-E6 | road E1-E6 | units Ba@E1/N | no move Ba E5/N | move Ba E4/N"), nothing);
        QCOMPARE(playBattle("wood E2-E6 | road E1-E6 | units Bw@E1/N | no move Bw E2/N: wood"), nothing);
        QCOMPARE(playBattle("table movement/archers/wood=2 | wood E2-E6 | road E1-E6 | units Ba@E1/N | no move Ba E4/N "
                            "| move Ba E3/N"),
                 nothing);
    }

    // R-OHW-043
    void uphillTheHillGovernsARoad() {
        QCOMPARE(playBattle("hill E2 | road E1-E6 | units Bw@E1/N | no move Bw E3/N | move Bw E2/N"), nothing);
        QCOMPARE(playBattle("hill E2 | road E1-E6 | units Bc@E1/N | no move Bc E2/N: chariot-uphill"), nothing);
    }

    // R-OHW-045
    void movesAreNotSaved() {
        QCOMPARE(playBattle("units Bw@E5/N | move Bw E6/N | done | no move Bw E9/N | move Bw E8/N"), nothing);
    }

    // R-OHW-046, R-OHW-072
    void villagesDoNotSlow() {
        QCOMPARE(playBattle("village E6 E7 | units Bw@E5/N | move Bw E7/N"), nothing);
        QCOMPARE(playBattle("village E6 E7 | units Bc@E5/N | move Bc E9/N"), nothing);
        QCOMPARE(playBattle("village E4 | road E1-E12 | units Bh@E1/N | move Bh E7/N"), nothing);
    }

    // R-OHW-047
    void bridgesCarryRoads() {
        QCOMPARE(playBattle("river 5 | bridge F5 | road F1-F12 | units Bh@F1/N | no move Bh F8/N | move Bh F7/N"),
                 nothing);
    }

    // R-OHW-048
    void fordsCostNothing() { QCOMPARE(playBattle("river 6 | ford C6 | units Bw@C5/N | move Bw C7/N"), nothing); }
};

QTEST_APPLESS_MAIN(TstOnehourAllowances)
#include "tst_onehour_allowances.moc"
