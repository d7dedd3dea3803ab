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

/// Who shoots whom, and how many hits it costs.
class TstOnehourFiring : public QObject {
    Q_OBJECT

private slots:
    // R-OHW-118
    void onlyArchersFire() {
        QCOMPARE(playBattle("units Bw@E5/N Ba@A1/N Ra@E8/S Rh@A3/S | done | no fire Bw Ra: not-archers"), nothing);
        QCOMPARE(playBattle("units Bh@E5/N Ba@A1/N Ra@E8/S Rh@A3/S | done | no fire Bh Ra: not-archers"), nothing);
        QCOMPARE(playBattle("units Bc@E5/N Ba@A1/N Ra@E8/S Rh@A3/S | done | no fire Bc Ra: not-archers"), nothing);
    }

    // R-OHW-119
    void oneShotATurn() {
        QCOMPARE(
            playBattle("units Ba@E5/N Ba@K5/N Rh@E7/S Rh@F7/S Rh@K8/S | done | fire Ba Rh 1 | no fire Ba Rh2: fired"),
            nothing);
    }

    // R-OHW-120
    void theFieldOfFireIsFortyFiveDegreesEitherWay() {
        const QStringList targets = Battle("units Ba@E5/N").targets("Ba");
        for (const char* in : {"E6", "F6", "G7", "H8", "I9", "D6"})
            QVERIFY2(targets.contains(in), in);
        for (const char* outside : {"G6", "F5", "E4", "D4"})
            QVERIFY2(!targets.contains(outside), outside);
        QCOMPARE(
            playBattle(
                "units Ba@E5/N Ba@K5/N Rh@I9/S Rh@G6/S Rh@K8/S | done | no fire Ba Rh2: out-of-arc | fire Ba Rh 2"),
            nothing);
    }

    // R-OHW-121
    void itHasTwentyFourSquares() { QCOMPARE(Battle("units Ba@F6/N").targets("Ba").size(), 24); }

    // R-OHW-122
    void theRangeIsFour() {
        QCOMPARE(
            playBattle(
                "units Ba@E5/N Ba@A5/N Rh@E9/S Rh@E10/S Rh@A8/S | done | no fire Ba Rh2: out-of-range | fire Ba Rh 2"),
            nothing);
        QCOMPARE(
            playBattle(
                "units Ba@E5/N Ba@A5/N Rh@I9/S Rh@J10/S Rh@A8/S | done | no fire Ba Rh2: out-of-range | fire Ba Rh 2"),
            nothing);
    }

    // R-OHW-123
    void whoIsNotInContactMayBeShotFromNextToIt() {
        QCOMPARE(playBattle("units Ba@E5/N Rw@F6/N | done | fire Ba Rw 6 | see Rw F6/N:3"), nothing);
    }

    // R-OHW-124
    void aShotInTheOpenIsOneDie() {
        QCOMPARE(Battle("units Ba@E5/N Rh@E8/S | done | fire Ba Rh").hitsByDie(), QString("1,2,3,4,5,6"));
        QCOMPARE(Battle("units Ba@E5/N Rc@E8/S | done | fire Ba Rc").hitsByDie(), QString("1,2,3,4,5,6"));
        QCOMPARE(Battle("units Ba@E5/N Ra@E8/S | done | fire Ba Ra").hitsByDie(), QString("1,2,3,4,5,6"));
    }

    // R-OHW-125
    void woodsHalveAShot() {
        QCOMPARE(Battle("wood E8 | units Ba@E5/N Ra@E8/S | done | fire Ba Ra").hitsByDie(), QString("1,1,2,2,3,3"));
    }

    // R-OHW-126
    void villagesHalveAShot() {
        QCOMPARE(Battle("village E8 | units Ba@E5/N Rh@E8/S | done | fire Ba Rh").hitsByDie(), QString("1,1,2,2,3,3"));
    }

    // R-OHW-127
    void warbandHalveAShot() {
        QCOMPARE(Battle("units Ba@E5/N Rw@E8/S | done | fire Ba Rw").hitsByDie(), QString("1,1,2,2,3,3"));
    }

    // R-OHW-128
    void warbandInAVillageHalveItTwice() {
        QCOMPARE(Battle("village E8 | units Ba@E5/N Rw@E8/S | done | fire Ba Rw").hitsByDie(), QString("1,1,1,1,2,2"));
    }

    // R-OHW-129
    void hillsGiveNoCover() {
        QCOMPARE(Battle("hill E8 | units Ba@E5/N Rh@E8/S | done | fire Ba Rh").hitsByDie(), QString("1,2,3,4,5,6"));
    }

    // R-OHW-130
    void bridgesGiveNoCover() {
        QCOMPARE(Battle("river 8 | bridge E8 | units Ba@E5/N Rh@E8/S | done | fire Ba Rh").hitsByDie(),
                 QString("1,2,3,4,5,6"));
    }

    // R-OHW-131
    void flankAndRearDoNotMatterToAShot() {
        QCOMPARE(Battle("units Ba@E5/N Rh@E8/N | done | fire Ba Rh").hitsByDie(), QString("1,2,3,4,5,6"));
        QCOMPARE(Battle("units Ba@E5/N Rh@E8/E | done | fire Ba Rh").hitsByDie(), QString("1,2,3,4,5,6"));
    }

    // R-OHW-132
    void distanceDoesNotMatterToAShot() {
        QCOMPARE(Battle("units Ba@E5/N Rh@F6/N | done | fire Ba Rh").hitsByDie(), QString("1,2,3,4,5,6"));
        QCOMPARE(Battle("units Ba@E5/N Rh@E9/S | done | fire Ba Rh").hitsByDie(), QString("1,2,3,4,5,6"));
    }

    // R-OHW-133
    void everyShotIsRoundedByItself() {
        QCOMPARE(playBattle("units Ba@E5/N Ba@D5/N Rw@E8/S | done | fire Ba Rw 3 | fire Ba2 Rw 3 | see Rw E8/S:4"),
                 nothing);
    }

    // R-OHW-134
    void nothingHidesATarget() {
        QCOMPARE(playBattle("units Ba@E5/N Bw@E6/N Rh@E8/S | done | fire Ba Rh 4 | see Rh E8/S:4"), nothing);
        QCOMPARE(
            playBattle(
                "option fireSight on | units Ba@E5/N Bw@E6/N Ba@K5/N Rh@E8/S Rh@K8/S | done | no fire Ba Rh: no-sight"),
            nothing);
    }

    // R-OHW-135
    void theLineOfSightHides() {
        QCOMPARE(playBattle("option fireSight on | wood E7 | units Ba@E5/N Ba@K5/N Rh@E9/S Rh@K8/S | done | no fire Ba "
                            "Rh: no-sight"),
                 nothing);
        QCOMPARE(
            playBattle("option fireSight on | wood E7 | units Ba@E5/N Ra@E7/S | done | fire Ba Ra 4 | see Ra E7/S:2"),
            nothing);
        QCOMPARE(playBattle("option fireSight on | village E7 | units Ba@E5/N Ba@K5/N Rh@E9/S Rh@K8/S | done | no fire "
                            "Ba Rh: no-sight"),
                 nothing);
        QCOMPARE(playBattle("option fireSight on | hill E7 | units Ba@E5/N Ba@K5/N Rh@E9/S Rh@K8/S | done | no fire Ba "
                            "Rh: no-sight"),
                 nothing);
        QCOMPARE(playBattle("option fireSight on | hill E7 E9 | units Ba@E5/N Rh@E9/S | done | fire Ba Rh 1"), nothing);
        QCOMPARE(playBattle("option fireSight on | wood F5 E6 | units Ba@E5/N Ba@K5/N Rh@G7/S Rh@K8/S | done | no fire "
                            "Ba Rh: no-sight"),
                 nothing);
        QCOMPARE(playBattle("option fireSight on | wood E6 | units Ba@E5/N Rh@G7/S | done | fire Ba Rh 1"), nothing);
        QCOMPARE(playBattle("option fireSight on | wood F7 | units Ba@E5/N Ba@K5/N Rh@F8/S Rh@K8/S | done | no fire Ba "
                            "Rh: no-sight"),
                 nothing);
    }

    // R-OHW-136
    void aFightMayBeShotInto() {
        QCOMPARE(playBattle("units Bw@E7/N Ba@F5/N Rw@E8/S | done | fire Ba Rw 6 | see Bw E7/N Rw E8/S:3"), nothing);
    }

    // R-OHW-137
    void archersInContactDoNotShoot() {
        QCOMPARE(playBattle("units Ba@E5/N Ba@K5/N Rw@E6/S Rh@K8/S | done | no fire Ba Rw: shot-in-contact"), nothing);
        QCOMPARE(playBattle("option fireInContact on | units Ba@E5/N Ba@K5/N Rw@E6/S Rh@K8/S | done | fire Ba Rw 5 | "
                            "see Rw E6/S:3"),
                 nothing);
    }

    // R-OHW-138, R-OHW-225
    void whoFleesMayBeShot() {
        QCOMPARE(playBattle("units Ba@E5/N Rh@E8/N:9! Rw@L1/S | done | fire Ba Rh 4 | see Rh E8/N:13!"), nothing);
        QCOMPARE(playBattle("units Ba@E5/N Rh@E8/N:9^ Rw@L1/S | done | fire Ba Rh 4 | see Rh E8/N:13"), nothing);
    }

    // R-OHW-139, R-OHW-194
    void hitsCountAtOnceAndUnitsStayUntilElimination() {
        QCOMPARE(
            playBattle(
                "units Ba@E5/N Ba@D5/N Rh@E8/S:12 Rw@L1/S | done | fire Ba Rh 5 | see Rh E8/S:17 | done | see Rh lost"),
            nothing);
    }

    // R-OHW-140
    void targetsArePickedOneAfterAnother() {
        QCOMPARE(playBattle("units Ba@E5/N Ba@D5/N Rh@E8/S:11 Rh@D8/S | done | fire Ba Rh 3 | see Rh E8/S:14 | fire "
                            "Ba2 Rh2 2 | see Rh2 D8/S:2"),
                 nothing);
    }

    // R-OHW-141
    void nobodyHasToShoot() {
        QCOMPARE(playBattle("units Ba@E5/N Rh@E8/S | done | owes Blue firing | done | owes Red movement | see Rh E8/S"),
                 nothing);
    }

    // R-OHW-142
    void onlyEnemiesAreTargets() {
        QCOMPARE(playBattle("units Ba@E5/N Bw@E7/N Rh@E8/S | done | no fire Ba Bw: no-enemy-target"), nothing);
    }

    // R-OHW-143
    void archersInCoverShootAsUsual() {
        QCOMPARE(Battle("wood E5 | units Ba@E5/N Rh@E8/S | done | fire Ba Rh").hitsByDie(), QString("1,2,3,4,5,6"));
        QCOMPARE(Battle("village E5 | units Ba@E5/N Rh@E8/S | done | fire Ba Rh").hitsByDie(), QString("1,2,3,4,5,6"));
    }
};

QTEST_APPLESS_MAIN(TstOnehourFiring)
#include "tst_onehour_firing.moc"
