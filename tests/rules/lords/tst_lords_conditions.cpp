// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/score.h"
#include "tests/rules/lords/chronicle.h"

#include <QTest>

using namespace orontes::tests;
using namespace orontes::lords;
namespace core = orontes::core;

namespace {

/// The turns end with the areas held or not: "1 2 - 4" are turn ends, a dash one without.
void holdOn(Chronicle& game, const QString& nation, const QString& area, const QString& turns) {
    int number = 0;
    for (const QString& held : turns.split(' ')) {
        game.turn(++number);
        game.clear(area);
        if (held != "-")
            game.put(nation, "F", area);
        game.ends(nation);
    }
}

} // namespace

/// What history asks of a nation: ticked, paid at once, crossed off at once.
class TstLordsConditions : public QObject {
    Q_OBJECT

private slots:
    // R-LOR-11.1a, R-LOR-4.2.5.1a: 4 for two hills, 20 for the fifth kill.
    void aNationScoresByTerritoryAndByConditions() {
        Chronicle game;
        game.turn(2);
        game.put("hatti", "F", "Hatti");
        game.put("hatti", "F", "Pitassa");
        game.slays("hatti", "mitanni", 5, "hatti");
        QCOMPARE(game.points("white"), 20);
        QCOMPARE(game.feat("HAT-4"), QString("met 2"));
        game.ends("hatti");
        QCOMPARE(game.points("white"), 24);
    }

    // R-LOR-11.3a, R-LOR-11.3b
    void nobodyScoresByTheListOfAnother() {
        Chronicle game;
        game.turn(3);
        game.put("achaea", "F", "Mitanni");
        game.ends("achaea");
        QCOMPARE(game.feat("MIT-2"), QString("open"));
        QCOMPARE(game.fortune("achaea").byFeats, 0);
        game.slays("sumer", "hatti", 2, "sumer");
        QCOMPARE(game.feat("MIT-4"), QString("open"));
    }

    // R-LOR-4.2.5.2a
    void whatCanNoLongerBeMetIsCrossedOffAtOnce() {
        Chronicle game;
        game.turn(2);
        game.ends("mitanni");
        QCOMPARE(game.feat("MIT-1"), QString("crossed 2"));
        QCOMPARE(game.feat("MIT-2"), QString("open"));
        QVERIFY(game.takeTold().contains(
            "Condition MIT-1 of Mitanni can no longer be fulfilled after turn 2 and is crossed off."));
    }

    // R-LOR-4.2.5.2b
    void aConditionWithATermDiesWithTheLastTurnOfIt() {
        Chronicle game;
        game.turn(4);
        game.ends("elam");
        QCOMPARE(game.feat("ELA-2"), QString("open"));
        game.turn(5);
        game.ends("elam");
        QCOMPARE(game.feat("ELA-2"), QString("crossed 5"));
    }

    // R-LOR-11.7.3.1a
    void aTermIsMetInAnyTurnBeforeIt() {
        Chronicle game;
        game.turn(2);
        game.put("assyria", "F", "Babylon");
        game.ends("assyria");
        QCOMPARE(game.feat("ASS-4"), QString("met 2"));
        QCOMPARE(game.fortune("assyria").byFeats, 15);
    }

    // R-LOR-11.7.3a
    void captureIsControlAtTheOwnTurnEnd() {
        Chronicle game;
        game.turn(9);
        const PieceId rider = game.put1("cimmeria", "V", "Phrygia");
        shift(game.state(), rider, game.area("Hatti"));
        game.ends("cimmeria");
        QCOMPARE(game.feat("CIM-3"), QString("open"));
        shift(game.state(), rider, game.area("Phrygia"));
        game.endsAgain("cimmeria");
        QCOMPARE(game.feat("CIM-3"), QString("met 9"));
    }

    // R-LOR-11.4.2a, R-LOR-11.4.2b: Aleppo holds two cities, Gaza lies in Philistia.
    void whoControlsAnAreaControlsItsCities() {
        Chronicle game;
        game.turn(5);
        game.put("luvians", "F", "Aleppo");
        game.ends("luvians");
        QCOMPARE(game.feat("LUV-1"), QString("met 5"));
        Chronicle other;
        other.turn(2);
        other.put("mitanni", "F", "Aleppo");
        other.ends("mitanni");
        QCOMPARE(other.feat("MIT-3"), QString("met 2"));
        other.put("egypt", "F", "Philistia");
        other.ends("egypt");
        QCOMPARE(other.feat("EGY-9"), QString("open 1/4"));
    }

    // R-LOR-11.6.2a
    void turnsNeedNotFollowEachOther() {
        Chronicle game;
        holdOn(game, "elam", "Elam", "1 2 - 4 - 6 7 - 9");
        QCOMPARE(game.feat("ELA-1"), QString("met 9"));
        QCOMPARE(game.progress("ELA-1").missed.count(), 3);
    }

    // R-LOR-11.6.2b
    void onlyAWordOfTheListMakesTurnsConsecutive() {
        Chronicle free = Chronicle::withFeats("elam", "ELA-1 20 hold Susa on 1-6 x3");
        holdOn(free, "elam", "Elam", "1 2 - 4");
        QCOMPARE(free.feat("ELA-1"), QString("met 4"));
        Chronicle strict = Chronicle::withFeats("elam", "ELA-1 20 hold Susa on 1-6 x3 running");
        holdOn(strict, "elam", "Elam", "1 2 - 4");
        QCOMPARE(strict.feat("ELA-1"), QString("open 3/3"));
        holdOn(strict, "elam", "Elam", "1 2 - 4 5 6");
        QCOMPARE(strict.feat("ELA-1"), QString("met 6"));
        Chronicle two = Chronicle::withFeats("elam", "ELA-1 20 hold Susa on 1-6 x2 running");
        holdOn(two, "elam", "Elam", "1 - 3 -");
        QCOMPARE(two.feat("ELA-1"), QString("open 2/2"));
        Chronicle late = Chronicle::withFeats("elam", "ELA-1 20 hold Susa on 1-6 x3 running");
        holdOn(late, "elam", "Elam", "- 2 3 -");
        QCOMPARE(late.feat("ELA-1"), QString("crossed 4"));
    }

    // R-LOR-11.6.3a
    void aCityTakenAndRetakenCounts() {
        Chronicle game;
        holdOn(game, "kassites", "Babylon", "1");
        game.turn(2);
        game.clear("Babylon");
        game.put("elam", "F", "Babylon");
        game.ends("elam");
        game.clear("Babylon");
        game.put("kassites", "F", "Babylon");
        game.ends("kassites");
        QCOMPARE(game.feat("KAS-1"), QString("open 2/3"));
        QVERIFY(game.progress("KAS-1").held.has(core::TurnNumber{2}));
    }

    // R-LOR-11.6.4a, R-LOR-11.6.4b
    void anyAreasOfAGroupCountButNamedOnesMustBeThose() {
        Chronicle game;
        game.turn(9);
        game.put("assyria", "F", "Ugarit");
        game.put("assyria", "F", "Aleppo");
        game.endsAgain("assyria");
        game.clear("Ugarit");
        game.clear("Aleppo");
        game.put("assyria", "F", "Phoenicia");
        game.put("assyria", "F", "Philistia");
        game.turn(10);
        game.ends("assyria");
        QCOMPARE(game.feat("ASS-6"), QString("met 10"));
        Chronicle named;
        named.turn(2);
        named.put("kassites", "F", "Mari");
        named.ends("kassites");
        QCOMPARE(named.feat("KAS-2"), QString("open 1/2"));
        named.clear("Mari");
        named.put("kassites", "F", "Akkad");
        named.turn(3);
        named.ends("kassites");
        QCOMPARE(named.feat("KAS-2"), QString("crossed 3"));
    }

    // R-LOR-11.6.4b: three named cities at the same turn end.
    void allNamedPlacesAreHeldTogether() {
        Chronicle game;
        game.put("egypt", "F", "Philistia");
        game.put("egypt", "F", "Judah");
        game.endsAgain("egypt");
        game.turn(2);
        game.clear("Judah");
        game.put("egypt", "F", "Kadesh");
        game.ends("egypt");
        QCOMPARE(game.feat("EGY-2"), QString("crossed 2"));
        Chronicle all;
        for (const char* area : {"Philistia", "Judah", "Kadesh"})
            all.put("egypt", "F", area);
        all.endsAgain("egypt");
        QCOMPARE(all.feat("EGY-2"), QString("met 1"));
    }

    // R-LOR-11.6.5a
    void withoutATermTheWholeGameIsAsked() {
        Chronicle game;
        holdOn(game, "egypt", "Lower Egypt", "1 2 3 4 5");
        QCOMPARE(game.feat("EGY-1"), QString("open 5/10"));
        holdOn(game, "egypt", "Lower Egypt", "1 2 3 4 5 -");
        QCOMPARE(game.feat("EGY-1"), QString("crossed 6"));
    }

    // R-LOR-5.10g, A-LOR-30: either turn end fits, and it counts once.
    void aBelovedTurnIsTickedOnce() {
        Chronicle game;
        game.put("egypt", "F", "Philistia");
        game.ends("egypt");
        game.endsAgain("egypt");
        QCOMPARE(game.feat("EGY-9"), QString("open 1/4"));
        Chronicle late;
        late.ends("egypt");
        QCOMPARE(late.feat("EGY-1"), QString("open"));
        late.put("egypt", "F", "Lower Egypt");
        late.endsAgain("egypt");
        QCOMPARE(late.feat("EGY-1"), QString("open 1/10"));
        Chronicle early;
        early.put("egypt", "F", "Lower Egypt");
        early.ends("egypt");
        early.clear("Lower Egypt");
        early.endsAgain("egypt");
        QCOMPARE(early.feat("EGY-1"), QString("open 1/10"));
        Chronicle never;
        never.ends("egypt");
        never.endsAgain("egypt");
        QCOMPARE(never.feat("EGY-1"), QString("crossed 1"));
    }

    // R-LOR-11.4.3a, R-LOR-11.4.3b, A-LOR-80, A-LOR-84: paid when the last of the turns has ended for all.
    void denialIsPaidWhenItsLastGameTurnEnds() {
        Chronicle game;
        game.put("canaan", "F", "Phoenicia");
        game.turn(4);
        game.ends("canaan");
        game.gameTurnEnds();
        QCOMPARE(game.feat("CAN-4"), QString("open 1/2"));
        game.turn(5);
        game.ends("canaan");
        QCOMPARE(game.feat("CAN-4"), QString("open 2/2"));
        QCOMPARE(game.fortune("canaan").byFeats, 0);
        game.gameTurnEnds();
        QCOMPARE(game.feat("CAN-4"), QString("met 5"));
        QCOMPARE(game.fortune("canaan").byFeats, 10);
    }

    // R-LOR-11.4.3b, A-LOR-80
    void denialNeedsAFreeUnitAtTheOwnTurnEnd() {
        Chronicle vassal;
        vassal.turn(4);
        vassal.put("canaan", "2F", "Phoenicia", "egypt");
        vassal.ends("canaan");
        QCOMPARE(vassal.feat("CAN-4"), QString("crossed 4"));
        Chronicle away;
        away.turn(4);
        away.put("canaan", "F", "Kadesh");
        away.ends("canaan");
        QCOMPARE(away.feat("CAN-4"), QString("crossed 4"));
        Chronicle loose = Chronicle::withOption("preventByHolding", false);
        for (const int turn : {4, 5}) {
            loose.turn(turn);
            loose.ends("canaan");
            loose.gameTurnEnds();
        }
        QCOMPARE(loose.feat("CAN-4"), QString("met 5"));
    }

    // R-LOR-11.4.3b, A-LOR-30: the first of two turn ends may fail, or the second.
    void aBelovedNationDeniesAtEitherTurnEnd() {
        Chronicle game;
        game.turn(2);
        game.state().ledger[game.setup().of(game.nation("hatti")).firstFeat].held.add(core::TurnNumber{1});
        game.ends("hatti");
        QCOMPARE(game.feat("HAT-1"), QString("open 1/3"));
        game.put("hatti", "F", "Hatti");
        game.endsAgain("hatti");
        QCOMPARE(game.feat("HAT-1"), QString("open 2/3"));
        Chronicle early;
        early.turn(2);
        early.put("hatti", "F", "Hatti");
        early.ends("hatti");
        early.clear("Hatti");
        early.endsAgain("hatti");
        QCOMPARE(early.feat("HAT-1"), QString("open 1/3"));
        Chronicle never;
        never.turn(2);
        never.ends("hatti");
        never.endsAgain("hatti");
        QCOMPARE(never.feat("HAT-1"), QString("crossed 2"));
    }

    // R-LOR-11.4.3c, A-LOR-81: through vassals, and by vassals of its own.
    void anybodyElsesControlBreaksDenial() {
        Chronicle lord;
        lord.turn(4);
        lord.put("canaan", "F", "Phoenicia", "elam");
        lord.ends("elam");
        QCOMPARE(lord.feat("CAN-4"), QString("crossed 4"));
        Chronicle own;
        own.turn(4);
        own.put("judah", "F", "Phoenicia", "canaan");
        own.ends("judah");
        QCOMPARE(own.feat("CAN-4"), QString("crossed 4"));
    }

    // R-LOR-11.6.3b, R-LOR-11.6.3c
    void denialIsBrokenAtATurnEndOnly() {
        Chronicle game;
        game.turn(2);
        const PieceId raider = game.put1("mitanni", "F", "Hatti");
        shift(game.state(), raider, game.area("Isuwa"));
        game.ends("mitanni");
        QCOMPARE(game.feat("HAT-1"), QString("open"));
        shift(game.state(), raider, game.area("Hatti"));
        game.ends("mitanni");
        QCOMPARE(game.feat("HAT-1"), QString("crossed 2"));
        QVERIFY(game.takeTold().contains(
            "Condition HAT-1 of Hatti is crossed off: Hatti was in the hands of Mitanni at a turn’s end."));
        game.clear("Hatti");
        game.put("hatti", "F", "Hatti");
        game.endsAgain("hatti");
        QCOMPARE(game.feat("HAT-1"), QString("crossed 2"));
    }

    // R-LOR-11.6.3b: only in the turns of the list.
    void denialIsOverAfterItsTurns() {
        Chronicle game;
        game.turn(3);
        game.put("assyria", "F", "Phoenicia");
        game.ends("assyria");
        QCOMPARE(game.feat("CAN-4"), QString("open"));
        QVERIFY(denies(game.state(), game.nation("canaan")).empty());
        game.turn(4);
        QCOMPARE(game.list(denies(game.state(), game.nation("canaan"))), QString("Phoenicia"));
        game.ends("assyria");
        QVERIFY(denies(game.state(), game.nation("canaan")).empty());
    }

    // A-LOR-11
    void aLostTurnFailsControlButNotDenial() {
        Chronicle game;
        game.turn(2);
        game.put("mitanni", "F", "Mitanni");
        game.loses("mitanni");
        QCOMPARE(game.feat("MIT-1"), QString("crossed 2"));
        QCOMPARE(game.points("red"), 0);
        game.loses("hatti");
        game.gameTurnEnds();
        QCOMPARE(game.feat("HAT-1"), QString("open 1/3"));
    }

    // R-LOR-4.1j, A-LOR-85
    void aRetiredNationKeepsItsPointsAndLosesItsList() {
        Chronicle game;
        game.put("sumer", "F", "Sumer");
        game.ends("sumer");
        game.slays("sumer", "elam", 2, "sumer");
        Tale tale = game.tale();
        crossOffAll(game.state(), tale, game.nation("sumer"));
        QCOMPARE(game.feat("SUM-1"), QString("crossed 1"));
        QCOMPARE(game.feat("SUM-2"), QString("crossed 1"));
        QCOMPARE(game.progress("SUM-2").count, 2);
        QCOMPARE(game.points("red"), 2);
        QCOMPARE(game.feat("MIT-4"), QString("open"));
    }

    // R-LOR-4.2.5.2a: whoever had no turn before the last of the list has not done it.
    void aConditionOfANationThatHadNoTurnIsCrossedOffAtTheEndOfTheGameTurn() {
        Chronicle game;
        game.turn(4);
        game.gameTurnEnds();
        QCOMPARE(game.feat("ACH-1"), QString("crossed 4"));
        QCOMPARE(game.feat("ASS-7"), QString("open"));
        QCOMPARE(game.feat("KAS-1"), QString("crossed 4"));
    }

    // R-LOR-4.2.5b, R-LOR-11.4.1a
    void pointsComeFromTerritoryKillsSwordDenialAndCapture() {
        Chronicle game;
        game.turn(5);
        game.put("canaan", "F", "Phoenicia");
        game.state().ledger[game.setup().of(game.nation("canaan")).firstFeat + 3].held.add(core::TurnNumber{4});
        game.ends("canaan");
        game.slays("egypt", "hatti", 3, "egypt");
        game.slays("phrygia", "hatti", 2, "phrygia");
        game.put("phrygia", "F", "Hatti");
        game.ends("phrygia");
        game.gameTurnEnds();
        QStringList scored;
        for (const core::Event& event : game.takeEvents())
            if (const auto* points = std::get_if<core::Scored>(&event.what))
                scored << QString("%1 %2 %3")
                              .arg(points->side.value.c_str())
                              .arg(points->points)
                              .arg(event.rule.reference.c_str());
        QCOMPARE(scored, (QStringList{"canaan 2 R-LOR-11.5a", "egypt 15 R-LOR-4.2.5.1a", "phrygia 10 R-LOR-4.2.5.1a",
                                      "phrygia 2 R-LOR-11.5a", "phrygia 15 R-LOR-11.7.3a", "canaan 10 A-LOR-84"}));
    }
};

QTEST_APPLESS_MAIN(TstLordsConditions)
#include "tst_lords_conditions.moc"
