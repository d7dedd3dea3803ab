// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/score.h"
#include "rules/lords/travel.h"
#include "tests/rules/lords/chronicle.h"

#include <QTest>

using namespace orontes::tests;
using namespace orontes::lords;

/// Units slain and put to the sword: whom they count for, and when too few are left.
class TstLordsKills : public QObject {
    Q_OBJECT

private slots:
    // R-LOR-4.2.5.1a, R-LOR-11.2b, R-LOR-11.7.1a, A-LOR-84
    void killsAreCountedAndPaidAsTheyHappen() {
        Chronicle game;
        game.slays("egypt", "canaan", 4, "egypt");
        QCOMPARE(game.feat("EGY-3"), QString("open 4/5"));
        QCOMPARE(game.points("blue"), 0);
        QCOMPARE(game.takeTold().last(), QString("Canaan, Foot 4 counts for condition EGY-3 of Egypt: 4 of 5."));
        game.slays("egypt", "canaan", 1, "egypt");
        QCOMPARE(game.feat("EGY-3"), QString("met 1"));
        QCOMPARE(game.points("blue"), 20);
        QCOMPARE(game.takeTold().last(), QString("Egypt fulfilled condition EGY-3: 20 points."));
    }

    // R-LOR-11.2a, R-LOR-11.6.1a
    void aConditionIsPaidOnceAndMoreDoesNoHarm() {
        Chronicle game;
        game.slays("elam", "kassites", 3, "elam");
        game.slays("elam", "kassites", 2, "elam");
        QCOMPARE(game.feat("ELA-3"), QString("met 1"));
        QCOMPARE(game.points("white"), 20);
        Chronicle mitanni;
        mitanni.slays("mitanni", "hatti", 5, "mitanni");
        QCOMPARE(mitanni.points("red"), 10);
    }

    // R-LOR-11.2c, R-LOR-11.7.1b: it does not matter who attacks.
    void bothSidesOfABattleTickTheirLists() {
        Chronicle game;
        game.slays("egypt", "canaan", 1, "canaan");
        game.slays("canaan", "egypt", 1, "canaan");
        QCOMPARE(game.feat("EGY-3"), QString("open 1/5"));
        QCOMPARE(game.feat("CAN-3"), QString("open 1/4"));
    }

    // R-LOR-11.7.2a, A-LOR-83: in the battles of the nation's own turn only.
    void putToTheSwordAreKillsInTheOwnTurn() {
        Chronicle game;
        game.slays("phrygia", "hatti", 1, "hatti");
        QCOMPARE(game.feat("PHR-2"), QString("open"));
        game.slays("phrygia", "hatti", 1, "phrygia");
        QCOMPARE(game.feat("PHR-2"), QString("open 1/2"));
        game.slays("phrygia", "hatti", 1, "phrygia");
        QCOMPARE(game.feat("PHR-2"), QString("met 1"));
    }

    // R-LOR-11.7.1c, A-LOR-82
    void lossesOutsideBattlesAndMarkersDoNotCount() {
        Chronicle game;
        eliminate(game.state(), game.put1("canaan", "F", "Kadesh"));
        Tale tale = game.tale();
        game.state().now.mover = game.nation("egypt");
        creditKill(game.state(), tale, game.nation("egypt"), game.put1("canaan", "R", "Kadesh"));
        QCOMPARE(game.feat("EGY-3"), QString("open"));
    }

    // A-LOR-82, R-LOR-10.11c: a vassal is of its own people, who has taken service is of his new one's.
    void victimsAreWhatTheyServeAs() {
        Chronicle game;
        Tale tale = game.tale();
        game.state().now.mover = game.nation("elam");
        creditKill(game.state(), tale, game.nation("elam"), game.put("kassites", "F", "Babylon", "assyria").front());
        QCOMPARE(game.feat("ELA-3"), QString("open 1/4"));
        const PieceId mercenary = game.put1("libya", "F", "On");
        game.state().at(mercenary).nation = game.nation("egypt");
        creditKill(game.state(), tale, game.nation("libya"), mercenary);
        QCOMPARE(game.feat("LIB-2"), QString("open 1/3"));
        creditKill(game.state(), tale, game.nation("egypt"), game.put1("libya", "F", "On"));
        QCOMPARE(game.feat("EGY-7"), QString("open 1/3"));
    }

    // R-LOR-HTPb, A-LOR-89
    void killsOfTheOwnColourCountUnlessTheOptionSaysOtherwise() {
        Chronicle game;
        game.slays("seaPeoples", "canaan", 3, "seaPeoples");
        QCOMPARE(game.feat("SEA-2"), QString("met 1"));
        QCOMPARE(game.points("yellow"), 15);
        Chronicle strict = Chronicle::withOption("kinCount", false);
        strict.slays("seaPeoples", "canaan", 3, "seaPeoples");
        QCOMPARE(strict.feat("SEA-2"), QString("open"));
        strict.slays("seaPeoples", "hatti", 3, "seaPeoples");
        QCOMPARE(strict.feat("SEA-4"), QString("met 1"));
    }

    // R-LOR-4.2.5.2c, A-LOR-84: the dead of a nation without a chit never return.
    void killsAreCrossedOffWhenTooFewVictimsAreLeft() {
        Chronicle game;
        game.slays("kassites", "sumer", 1, "kassites");
        game.bury("sumer", "4F");
        game.ends("kassites");
        QCOMPARE(game.feat("KAS-4"), QString("open 1/3"));
        game.fortune("sumer").retired = true;
        Tale tale = game.tale();
        crossOffHopeless(game.state(), tale);
        QCOMPARE(game.feat("KAS-4"), QString("crossed 1"));
        QCOMPARE(game.feat("KAS-3"), QString("open"));
    }

    // R-LOR-4.2.5.2c: one slain and two left of them are as many as are asked for, one slain and one left are not.
    void theLastVictimsAreCounted() {
        Chronicle game;
        game.slays("kassites", "sumer", 1, "kassites");
        takeOff(game.state(), game.put1("sumer", "F", "Sumer"), Lot::Gone);
        game.state().at(game.piece("sumer", "Foot 1")).lot = Lot::Gone;
        takeOff(game.state(), game.put1("sumer", "F", "Sumer"), Lot::Gone);
        game.put("sumer", "F", "Sumer");
        game.ends("kassites");
        QCOMPARE(game.feat("KAS-4"), QString("open 1/3"));
        game.clear("Sumer");
        game.ends("kassites");
        QCOMPARE(game.feat("KAS-4"), QString("crossed 1"));
    }

    // R-LOR-4.2.5.2c: Libyans may still take Egypt's service, and die as Egyptians.
    void thoseWhoMayBecomeVictimsAreCountedToo() {
        Chronicle game;
        game.wipeOut("egypt");
        game.ends("libya");
        QCOMPARE(game.feat("LIB-2"), QString("open"));
        game.wipeOut("libya");
        game.ends("libya");
        QCOMPARE(game.feat("LIB-2"), QString("crossed 1"));
    }
};

QTEST_APPLESS_MAIN(TstLordsKills)
#include "tst_lords_kills.moc"
