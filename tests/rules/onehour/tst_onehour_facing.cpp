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

/// Facing, the one turn of a move, and the directions of steps.
class TstOnehourFacing : public QObject {
    Q_OBJECT

private slots:
    // R-OHW-050
    void aUnitMayTurnAtTheStart() { QCOMPARE(playBattle("units Bw@E5/N | move Bw G5/E"), nothing); }

    // R-OHW-051
    void orAtTheEnd() { QCOMPARE(playBattle("units Bw@E5/N | move Bw E7/W"), nothing); }

    // R-OHW-052
    void butNotTwice() { QCOMPARE(playBattle("units Bw@E5/N | no move Bw F5/N: two-turns | move Bw F5/E"), nothing); }

    // R-OHW-053
    void nobodyTurnsAbout() {
        QCOMPARE(playBattle("units Bw@E5/N | no move Bw E5/S: turn-about | no move Bw E6/S: turn-about"), nothing);
        QCOMPARE(playBattle("units Bh@E5/N | no move Bh E5/S: turn-about"), nothing);
    }

    // R-OHW-054, R-OHW-091
    void turningOnTheSpotIsAMove() {
        QCOMPARE(
            playBattle("units Ba@E5/N Bw@A1/N Rh@G5/N | move Ba E5/E | no move Ba F5/E: moved | done | no fire Ba Rh"),
            nothing);
    }

    // R-OHW-055
    void warbandHaveThirteenEnds() {
        Battle battle("units Bw@E5/N");
        QStringList ends = battle.ends("Bw");
        ends.sort();
        QCOMPARE(ends, (QStringList{"C5/W", "D5/W", "E5/E", "E5/W", "E6/E", "E6/N", "E6/W", "E7/E", "E7/N", "E7/W",
                                    "F5/E", "G5/E"}));
    }

    // R-OHW-056
    void archersHaveEighteenEnds() { QCOMPARE(Battle("units Ba@E5/N").ends("Ba").size() + 1, 18); }

    // R-OHW-057
    void footDoesNotMoveDiagonally() {
        QCOMPARE(playBattle("units Bw@E5/N | no move Bw F6/N: foot-straight | no move Bw D6/N: foot-straight"),
                 nothing);
    }

    // R-OHW-058
    void footStepsThroughItsFrontOnly() {
        QCOMPARE(playBattle("units Bw@E5/N | no move Bw D5/N: two-turns | no move Bw F5/N: two-turns | no move Bw "
                            "E4/N: foot-straight"),
                 nothing);
        QCOMPARE(playBattle("option footAnySide on | units Bw@E5/N | move Bw D5/N"), nothing);
        QCOMPARE(playBattle("option footAnySide on | units Bw@E5/N | move Bw E4/N"), nothing);
        QCOMPARE(playBattle("option footAnySide on | units Bw@E5/N | no move Bw E2/N | move Bw F6/N"), nothing);
    }

    // R-OHW-059
    void mountedUnitsStepDiagonallyAhead() {
        const QStringList squares = Battle("table movement/horsemen/normal=1 | units Bh@F6/N").squares("Bh");
        for (const char* square : {"E7", "F7", "G7"})
            QVERIFY2(squares.contains(square), square);
        QCOMPARE(playBattle("units Bc@F6/N | move Bc G7/N"), nothing);
    }

    // R-OHW-060
    void theirStepsMayBeMixed() { QCOMPARE(playBattle("marsh F7 E8 F8 G9 | units Bh@F6/N | move Bh F10/N"), nothing); }

    // R-OHW-061
    void mountedUnitsNeverStepAsideOrBack() {
        QCOMPARE(playBattle("units Bh@F6/N | no move Bh G6/N: two-turns | no move Bh F5/N: mounted-forward | no move "
                            "Bh G5/N | no move Bh E6/N"),
                 nothing);
    }

    // R-OHW-062
    void mountedUnitsTurnAndThenStepDiagonally() { QCOMPARE(playBattle("units Bh@F6/N | move Bh G7/E"), nothing); }

    // R-OHW-063
    void orStepDiagonallyAndThenTurn() { QCOMPARE(playBattle("units Bh@F6/N | move Bh H8/E"), nothing); }

    // R-OHW-064
    void theConeHasTwentyFourSquares() {
        QStringList ahead;
        for (const QString& end : Battle("units Bh@F6/N").ends("Bh"))
            if (end.endsWith("/N"))
                ahead << end;
        QCOMPARE(ahead.size(), 24);
        QVERIFY(ahead.contains("B10/N") && ahead.contains("J10/N") && ahead.contains("E7/N") &&
                !ahead.contains("D7/N"));
    }

    // R-OHW-065
    void mountedUnitsHaveAHundredAndFifteenEnds() {
        Battle battle("units Bh@F6/N");
        QCOMPARE(battle.ends("Bh").size() + 1, 115);
        QCOMPARE(battle.squares("Bh").size() + 1, 65);
    }

    // R-OHW-066
    void aDiagonalStepCountsOne() {
        QCOMPARE(playBattle("units Bh@E5/N | no move Bh J10/N: too-far | move Bh I9/N"), nothing);
    }

    // R-OHW-067
    void twoBlockedCornersBarADiagonalStep() {
        QCOMPARE(playBattle("marsh E7 F6 | units Bh@E6/N | no move Bh F7/N: corner"), nothing);
        QCOMPARE(playBattle("marsh E7 | units Bh@E6/N | move Bh F7/N"), nothing);
        QCOMPARE(playBattle("lake E7 | river F6 | units Bh@E6/N | no move Bh F7/N: corner"), nothing);
        QCOMPARE(playBattle("marsh E7 | units Bh@E6/N Rw@F6/S! | no move Bh F7/N: corner"), nothing);
        QCOMPARE(playBattle("wood E7 F6 | units Bh@E6/N | move Bh F7/N"), nothing);
    }

    // R-OHW-068
    void movingKeepsTheFacing() { QCOMPARE(playBattle("units Bh@F6/N | move Bh I9/N | see Bh I9/N"), nothing); }

    // R-OHW-069
    void nobodyLeavesTheBoardWithoutAGoal() {
        QCOMPARE(playBattle("units Bw@E12/N | no leave Bw E12: no-exit"), nothing);
    }

    // R-OHW-049
    void thereAreFourFacings() {
        Battle battle("units Bw@E5/N");
        battle.scenario().counters.edit()[0].attributes[core::FieldId{"facing"}] = std::string("ne");
        QVERIFY(!battle.play("owes movement").isEmpty());
    }
};

QTEST_APPLESS_MAIN(TstOnehourFacing)
#include "tst_onehour_facing.moc"
