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

/// Move or shoot, and charging.
class TstOnehourCharges : public QObject {
    Q_OBJECT

private slots:
    // R-OHW-091
    void archersThatMovedDoNotShoot() {
        QCOMPARE(playBattle("units Ba@E5/N Bw@A1/N Rh@E9/S | move Ba E6/N | done | owes Red movement"), nothing);
        QCOMPARE(
            playBattle("units Ba@E5/N Ba@A5/N Rh@E9/S Rh@A9/S | move Ba E6/N | done | no fire Ba Rh: moved-no-shot"),
            nothing);
    }

    // R-OHW-092, R-OHW-015
    void archersThatHeldMayShoot() {
        QCOMPARE(playBattle("units Ba@E5/N Rh@E9/S | done | owes Blue firing | fire Ba Rh 3 | see Rh E9/S:3"), nothing);
    }

    // R-OHW-093
    void archersThatChargedDoNotShoot() {
        QCOMPARE(
            playBattle("units Ba@E5/N Ba@A5/N Rh@E8/S Rh@A9/S | move Ba E7/N | done | no fire Ba Rh: moved-no-shot"),
            nothing);
    }

    // R-OHW-094
    void turningToFaceIsAMove() {
        QCOMPARE(playBattle("option fireInContact on | units Ba@E5/N Ba@A5/N Rw@F5/W Rh@A9/S | move Ba E5/E | done | "
                            "no fire Ba Rw: moved-no-shot"),
                 nothing);
    }

    // R-OHW-095
    void aRetreatIsNoMoveOfTheNextTurn() {
        QCOMPARE(playBattle("units Ba@E8/N:9 Rh@E1/N | done | done | morale Ba 4 | see Ba E5/S:9 | done | fire Ba Rh 2 "
                            "| see Rh E1/N:2"),
                 nothing);
    }

    // R-OHW-096
    void everybodyMayCharge() {
        QCOMPARE(playBattle("units Bw@E5/N Rw@E8/S | move Bw E7/N | owes attackDie"), nothing);
        QCOMPARE(playBattle("units Ba@E5/N Rw@E8/S | move Ba E7/N | owes attackDie"), nothing);
        QCOMPARE(playBattle("units Bh@E5/N Rw@E8/S | move Bh E7/N | owes attackDie"), nothing);
        QCOMPARE(playBattle("units Bc@E5/N Rw@E8/S | move Bc E7/N | owes attackDie"), nothing);
    }

    // R-OHW-097
    void aChargeReachesOverTheAllowance() {
        QCOMPARE(playBattle("units Bw@E5/N Rw@E8/S | move Bw E7/N | owes attackDie"), nothing);
        QCOMPARE(playBattle("units Bw@E5/N Rw@E9/S | no move Bw E8/N: too-far | move Bw E7/N | owes Red movement"),
                 nothing);
    }

    // R-OHW-098
    void archersChargeOverThreeSquares() {
        QCOMPARE(playBattle("units Ba@E5/N Rw@E9/S | move Ba E8/N | owes attackDie"), nothing);
        QCOMPARE(playBattle("units Ba@E5/N Rw@E10/S | no move Ba E9/N: too-far"), nothing);
    }

    // R-OHW-099
    void mountedUnitsChargeOverFourSquares() {
        QCOMPARE(playBattle("units Bh@E5/N Rw@E10/S | move Bh E9/N | owes attackDie"), nothing);
        QCOMPARE(playBattle("units Bc@E5/N Rw@E10/S | move Bc E9/N | owes attackDie"), nothing);
        QCOMPARE(playBattle("units Bh@E5/N Rw@E11/S | no move Bh E10/N: too-far"), nothing);
        QCOMPARE(playBattle("units Bc@E5/N Rw@E11/S | no move Bc E10/N: too-far"), nothing);
    }

    // R-OHW-100
    void footDoesNotTurnToCharge() {
        QCOMPARE(playBattle("units Bw@E5/N Rw@G5/W | no move Bw F5/E: foot-turns-to-charge"), nothing);
        QCOMPARE(playBattle("units Ba@E5/N Rw@G5/W | no move Ba F5/E: foot-turns-to-charge"), nothing);
    }

    // R-OHW-101
    void footChargesStraightAhead() {
        QCOMPARE(playBattle("units Bw@E5/N Rw@F7/S | move Bw E6/N | owes Red movement"), nothing);
        QCOMPARE(playBattle("units Bw@E5/N Rw@E7/S | move Bw E6/N | owes attackDie"), nothing);
    }

    // R-OHW-102
    void mountedUnitsChargeDiagonally() {
        QCOMPARE(playBattle("units Bh@F6/N Rw@J10/S | move Bh I9/N | owes attackDie"), nothing);
    }

    // R-OHW-103
    void mountedUnitsMayTurnAndCharge() {
        QCOMPARE(playBattle("units Bh@F6/N Rw@I6/W | move Bh H6/E | owes attackDie"), nothing);
        QCOMPARE(playBattle("option chargeMountedTurn off | units Bh@F6/N Rw@I6/W | no move Bh H6/E"), nothing);
    }

    // R-OHW-104
    void nobodyTurnsAfterACharge() {
        QCOMPARE(playBattle("units Bh@E5/N Rw@E10/S | no move Bh E9/W: contact-without-charge | move Bh E9/N"),
                 nothing);
        QCOMPARE(playBattle("units Bh@E5/N Rw@D9/E | no move Bh E9/W: turns-after-charge"), nothing);
    }

    // R-OHW-105, R-OHW-148
    void aChargeMovesASquare() { QCOMPARE(Battle("units Bh@E5/N Rh@E6/S").hitsByDie(), QString("1,2,3,4,5,6")); }

    // R-OHW-106
    void theWayOfAChargeIsAMove() {
        QCOMPARE(playBattle("units Bw@E6/N Bw@E5/N Rw@E8/S | no move Bw2 E7/N"), nothing);
        QCOMPARE(playBattle("units Bw@E6/N Ba@E5/N Rw@E8/S | move Ba E7/N | done | owes attackDie"), nothing);
    }

    // R-OHW-107
    void archersChargeThroughAFriend() {
        QCOMPARE(playBattle("units Ba@E5/N Bw@E6/N Rw@E7/S | no move Ba E6/N: taken"), nothing);
        QCOMPARE(playBattle("units Ba@E5/N Bw@E6/N Rw@E8/S | move Ba E7/N"), nothing);
    }

    // R-OHW-108
    void uphillAChargeIsShort() {
        QCOMPARE(playBattle("hill E6 E7 | units Bw@E5/N Rw@E7/S | move Bw E6/N | owes attackDie"), nothing);
        QCOMPARE(playBattle("hill E6-E8 | units Bw@E5/N Rw@E8/S | no move Bw E7/N"), nothing);
    }

    // R-OHW-109
    void chariotsAttackAHillFromBelow() {
        QCOMPARE(playBattle("hill E7 | units Bc@E5/N Ra@E7/S | move Bc E6/N | attack Bc Ra 3 4 | see Ra E7/S:4"),
                 nothing);
    }

    // R-OHW-110
    void woodsAreAttackedFromOutside() {
        QCOMPARE(playBattle("wood E7 | units Bh@E5/N Ra@E7/S | move Bh E6/N | attack Bh Ra 3 | see Ra E7/S:4"),
                 nothing);
        QCOMPARE(playBattle("wood E7 | units Bw@E5/N Ra@E7/S | move Bw E6/N | owes attackDie"), nothing);
    }

    // R-OHW-111
    void chargesAreRolledInCombat() {
        QCOMPARE(
            playBattle("units Bw@E5/N Bh@A1/N Rw@E7/S | move Bw E6/N | owes Blue movement | done | owes attackDie"),
            nothing);
    }

    // R-OHW-112
    void chargesMayUseARoad() {
        QCOMPARE(playBattle("road E1-E12 | units Bh@E1/N Rw@E8/S | move Bh E7/N | owes attackDie"), nothing);
        QCOMPARE(playBattle("option chargeRoad off | road E1-E12 | units Bh@E1/N Rw@E8/S | no move Bh E7/N | "
                            "move Bh E6/N"),
                 nothing);
    }

    // R-OHW-113, R-OHW-145
    void aMoveIntoContactIsAChargeOrIllegal() {
        QCOMPARE(playBattle("units Bw@E5/N Rh@E7/S | move Bw E6/N | attack Bw Rh 3 | see Rh E7/S:7"), nothing);
        QCOMPARE(playBattle("units Bw@E5/N Rw@D6/S | no move Bw E6/W: foot-turns-to-charge | move Bw E6/N"), nothing);
        QCOMPARE(playBattle("units Bw@E5/N Rh@F7/S | no move Bw E6/N: contact-without-charge"), nothing);
    }

    // R-OHW-114
    void theValueOfAChargeLastsATurn() {
        QCOMPARE(playBattle("units Bw@E5/N Rh@E7/N Rw@L1/S | move Bw E6/N | attack Bw Rh 1 | see Rh E7/N:10 | done | "
                            "morale Rh 6 | attack Bw Rh 1 | see Rh lost"),
                 nothing);
        QCOMPARE(playBattle("units Bw@E5/N Rh@E7/S | move Bw E6/N | attack Bw Rh 1 | see Rh E7/S:5 | attack Rh Bw 1 | "
                            "see Bw E6/N:1 | attack Bw Rh 3 | see Rh E7/S:10"),
                 nothing);
    }

    // R-OHW-115
    void oneTargetForACharge() {
        QCOMPARE(playBattle("units Bh@E4/N Rw@E7/S Rw@F7/S | move Bh E6/N | owes Blue attack | attack Bh Rw2 2 | see "
                            "Rw E7/S Rw2 F7/S:3 | owes Red attack"),
                 nothing);
    }

    // R-OHW-116, R-OHW-186
    void inContactNobodyCharges() {
        QCOMPARE(playBattle("units Bh@E5/N Bw@A1/N Rw@E6/S Rw@A9/S | no move Bh D6/N: locked | no move Bh E5/W"),
                 nothing);
    }

    // R-OHW-117
    void passingAnEnemyStopsNobody() { QCOMPARE(playBattle("units Rw@F7/N Bw@E5/N | move Bw E7/N"), nothing); }
};

QTEST_APPLESS_MAIN(TstOnehourCharges)
#include "tst_onehour_charges.moc"
