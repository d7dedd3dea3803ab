// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/battle.h"
#include "tests/rules/lords/table.h"

#include <QTest>

using namespace orontes;
using namespace orontes::tests;
using namespace orontes::lords;

namespace {

/// Far away, so that nobody is weak enough to be subjected.
const char* elsewhere = "Ca@WIL 4F, Eg@WCA 4F";

} // namespace

/// Rulers in battle: near and far, another round, and their deaths (5.11, 6.4.2, 6.6, 16).
class TstLordsRulers : public QObject {
    Q_OBJECT

    /// All dice until somebody is asked miss.
    static Table& miss(Table& table) {
        while (table.isAt<Striking>())
            table.roll({1});
        return table;
    }
    /// A whole round without a hit; who has to choose, attacks the first.
    static Table& missAll(Table& table) {
        while (table.isAt<Pairing>() || table.isAt<Striking>()) {
            if (table.isAt<Striking>()) {
                table.roll({1});
                continue;
            }
            std::vector<lords::Action> offered;
            Game::choices(table.state(), *Game::owing(table.state()).begin(), offered);
            table.play(offered.front());
        }
        return table;
    }
    static Table& stay(Table& table) {
        while (table.isAt<Retreating>())
            table.play(Done{});
        return table;
    }

private slots:
    // R-LOR-5.11b, R-LOR-6.6a, R-LOR-16.2a, R-LOR-2.1.1c, A-LOR-32
    void inHisOwnTurnHeHelpsTwoBattlesWithinThreeAreas() {
        Table table;
        table.put("Eg@PHI +Ru, Eg@JUD 1F, Ca@JUD 1F, Eg@KAD 1F, Ca@KAD 1F, Eg@UGA 1F, Ca@UGA 1F").put(elsewhere);
        table.beginFighting("Eg");
        for (const char* area : {"JUD", "KAD"}) {
            table.play(Fight{table.area(area)});
            QVERIFY(table.isAt<Declaring>());
            table.play(Help{table.piece("Eg", "PHI", "Ru")});
            QCOMPARE(neededBy(table.state(), table.fighter("Eg F"), table.fighter("Ca F")), 4);
            table.roll({6, 1});
        }
        QCOMPARE(table.state().battle.area, table.area("UGA")); // the last is begun without asking
        QVERIFY(table.isAt<Striking>());
        QCOMPARE(bonusOf(table.state(), table.fighter("Eg F")), 0);
    }

    // R-LOR-6.6a, R-LOR-2.1.1a
    void threeAreasAreNearEnoughAndFourAreNot() {
        Table table;
        table.put("Eg@ON +Ru, Eg@THE 1F, Ca@THE 1F").put(elsewhere).beginFighting("Eg");
        QVERIFY(table.isAt<Declaring>());
        QVERIFY(table.allows(Help{table.piece("Eg", "ON", "Ru")}));
        Table far;
        far.put("Eg@PEL +Ru, Eg@THE 1F+Ru, Ca@THE 1F").put(elsewhere).beginFighting("Eg");
        QCOMPARE(far.why(Help{far.piece("Eg", "PEL", "Ru")}), QString("ruler-too-far"));
    }

    // R-LOR-2.1.1d, A-LOR-33
    void theRadiusRunsNeitherThroughClosedDesertsNorOverTheSea() {
        Table table(6);
        table.put("Ju@JUD +Ru, Ju@BAB 1F, Ka@BAB 1F, Ka@WIL 4F").beginFighting("Ju");
        QVERIFY(table.isAt<Striking>());
        Table island;
        island.put("Eg@ALA +Ru, Eg@UGA 1F, Ca@UGA 1F").put(elsewhere).beginFighting("Eg");
        QVERIFY(island.isAt<Striking>());
    }

    // R-LOR-6.6a
    void whoHasHelpedTwiceIsUsedUp() {
        Table table;
        table.put("Eg@PHI 1F+Ru, Ca@PHI 1F, Eg@JUD 1F+Ru, Ca@JUD 1F").put(elsewhere).beginFighting("Eg");
        table.state().at(table.piece("Eg", "PHI", "Ru")).helps = 0;
        table.play(Fight{table.area("PHI")});
        QCOMPARE(table.why(Help{table.piece("Eg", "PHI", "Ru")}), QString("ruler-has-helped"));
        QVERIFY(table.allows(Help{table.piece("Eg", "JUD", "Ru")}));
    }

    // R-LOR-6.6e, A-LOR-49
    void eachRulerHasTwoBattlesOfHisOwn() {
        Table table;
        table.put("Eg@PHI 1F+Ru+Ru, Ca@PHI 1F").put(elsewhere).beginFighting("Eg");
        QCOMPARE(table.state().at(table.piece("Eg", "PHI", "Ru")).helps, 2);
        QCOMPARE(table.state().at(table.piece("Eg", "PHI", "Ru", 1)).helps, 2);
        table.play(Help{table.piece("Eg", "PHI", "Ru", 1)});
        QCOMPARE(table.state().at(table.piece("Eg", "PHI", "Ru")).helps, 2);
        QCOMPARE(table.state().at(table.piece("Eg", "PHI", "Ru", 1)).helps, 1);
    }

    // R-LOR-5.11c, R-LOR-6.6b, R-LOR-16.2a
    void inTheTurnOfOthersHeHelpsOnlyWhereHeIs() {
        Table apart;
        apart.put("Eg@JUD 1F, Ca@JUD 1F, Eg@PHI +Ru").put(elsewhere).beginFighting("Ca");
        QVERIFY(apart.isAt<Striking>());
        Table both;
        both.put("Eg@JUD 1F+Ru, Ca@JUD 1F, Eg@PHI +Ru").put(elsewhere).beginFighting("Ca");
        QVERIFY(both.waitsFor("blue"));
        QCOMPARE(both.why(Help{both.piece("Eg", "PHI", "Ru")}), QString("ruler-elsewhere"));
        both.play(Help{both.piece("Eg", "JUD", "Ru")});
        QCOMPARE(bonusOf(both.state(), both.fighter("Eg F")), 1);
    }

    // A-LOR-49
    void inTheTurnOfOthersNoNumberLimitsHim() {
        Table table;
        table.put("Eg@JUD 1F+Ru, Ca@JUD 1F").put(elsewhere).beginFighting("Ca");
        table.play(Help{table.fighter("Eg Ru")});
        QCOMPARE(table.state().at(table.fighter("Eg Ru")).helps, 0);
    }

    // R-LOR-6.6d, R-LOR-16.5a
    void rulersDoNotCountForStacks() {
        Table table;
        table.put("Eg@ON 5F+Ru+Ru").beginFighting("Eg");
        QCOMPARE(table.at("ON"), QString("Eg 5F+Ru+Ru"));
    }

    // R-LOR-5.11a
    void heServesFromWhereHeStopped() {
        Table table;
        table.put("Eg@ON 1F+Ru, Eg@KAD 1F, Ca@KAD 1F").put(elsewhere).beginMarch("Eg");
        QCOMPARE(table.march("Ru", "ON>PEL>PHI"), QString());
        table.fight();
        QVERIFY(table.isAt<Declaring>()); // two areas from Philistia, four from On
        QVERIFY(table.allows(Help{table.piece("Eg", "PHI", "Ru")}));
    }

    // R-LOR-6.4.2a, R-LOR-6.4.2b, R-LOR-6.4.2f, R-LOR-16.7a, A-LOR-44
    void theOnlyRulerMayOrderUpToThreeRoundsWithoutRetreats() {
        Table table;
        table.put("Eg@PHI 3F+Ru, Ca@PHI 2F").put(elsewhere).beginFighting("Eg");
        table.play(Done{});
        missAll(table);
        QVERIFY(table.isAt<Pressing>());
        QVERIFY(table.waitsFor("blue"));
        QCOMPARE(table.why(Retreat{table.fighter("Ca F"), table.area("JUD")}), QString("ruler-decides-first"));
        table.play(Yes{});
        QCOMPARE(table.state().battle.round, 2);
        QVERIFY(table.told().contains("Egypt: the ruler orders another round in Philistia."));
        QCOMPARE(table.why(Retreat{table.fighter("Ca F"), table.area("JUD")}), QString("out-of-turn"));
        missAll(table);
        QVERIFY(table.isAt<Pressing>());
        table.play(Yes{});
        QCOMPARE(table.state().battle.round, 3);
        missAll(table);
        QVERIFY(!table.state().battle.open()); // never a fourth
    }

    // R-LOR-6.4.2g, R-LOR-6.4b, A-LOR-44
    void declinedAfterTheFirstRoundTheRetreatsFollow() {
        Table table;
        table.put("Eg@PHI 1F+Ru, Ca@PHI 1F").put(elsewhere).beginFighting("Eg");
        table.play(Done{});
        miss(table);
        QVERIFY(table.isAt<Pressing>());
        table.play(No{});
        QVERIFY(table.isAt<Retreating>());
        QVERIFY(table.waitsFor("yellow"));
        stay(table);
        miss(table);
        QVERIFY(table.isAt<Pressing>());
        table.play(No{});
        QVERIFY(!table.state().battle.open());
        QVERIFY(!table.isAt<Retreating>());
        QVERIFY(table.told().contains("Egypt, Foot 1 cannot leave Philistia and is lost."));
    }

    // R-LOR-6.4.2c, R-LOR-16.7a
    void rulersOnBothSidesCancelTheRight() {
        Table table;
        table.put("Eg@PHI 1F+Ru, Ca@PHI 1F+Ru").put(elsewhere).beginFighting("Eg");
        table.play(Done{}).play(Done{});
        miss(table);
        QVERIFY(table.isAt<Retreating>());
        stay(table);
        miss(table);
        QVERIFY(!table.state().battle.open());
    }

    // R-LOR-6.4.2d
    void aRulerWhoHelpsFromAfarHasNoSuchRight() {
        Table table;
        table.put("Eg@PHI 1F, Ca@PHI 1F, Eg@PEL +Ru").put(elsewhere).beginFighting("Eg");
        table.play(Help{table.piece("Eg", "PEL", "Ru")});
        miss(table);
        QVERIFY(table.isAt<Retreating>());
        stay(table);
        miss(table);
        QVERIFY(!table.state().battle.open());
    }

    // R-LOR-6.4.2e
    void theRulerOfThoseWhoStandThereHasTheRightToo() {
        Table table;
        table.put("Ca@ON 1F, Eg@ON 1F+Ru").put(elsewhere).beginFighting("Ca");
        QVERIFY(table.waitsFor("blue"));
        table.play(Done{});
        miss(table);
        QVERIFY(table.isAt<Pressing>());
        QVERIFY(table.waitsFor("blue"));
        table.play(Yes{});
        QCOMPARE(table.state().battle.round, 2);
    }

    // R-LOR-6.6.1a, R-LOR-16.3a, R-LOR-4.2.3e, A-LOR-48
    void aRulerLeftAloneWithEnemyUnitsIsKilled() {
        Table table;
        table.put("Eg@PHI 1F+Ru, Ca@PHI 1F").put(elsewhere).beginFighting("Eg");
        table.play(Done{}).roll({6, 1});
        QCOMPARE(table.at("PHI"), QString("Ca 1F"));
        QCOMPARE(table.gone("Eg"), QString("+Ru"));
        Table alive;
        alive.put("Eg@PHI 2F+Ru, Ca@PHI 2F").put(elsewhere).beginFighting("Eg");
        alive.play(Done{}).roll({6, 1, 1, 1});
        QCOMPARE(alive.at("PHI"), QString("Eg 1F+Ru, Ca 2F"));
    }

    // R-LOR-6.6.1a, A-LOR-48
    void heDiesWhenThatBattleIsOverNotWhenAllAre() {
        Table table;
        table.put("Eg@PHI 1F, Ca@PHI 1F+Ru, Eg@JUD 1F1C, Ca@JUD 1F1C").put("Eg@WCA 4F, Ca@WIL 4C").beginFighting("Eg");
        table.play(Fight{table.area("PHI")}).play(Done{}).roll({1, 6});
        QCOMPARE(table.state().battle.area, table.area("JUD"));
        QCOMPARE(table.at("PHI"), QString("Eg 1F"));
        QCOMPARE(table.gone("Ca"), QString("+Ru"));
    }

    // R-LOR-6.6.1b
    void enemyRulersAloneDoNotKillHim() {
        Table table;
        table.put("Eg@PHI 1F+Ru, Ca@PHI 1F+Ru").put(elsewhere).beginFighting("Eg");
        table.play(Done{}).play(Done{}).roll({6, 6});
        QCOMPARE(table.at("PHI"), QString("Eg +Ru, Ca +Ru"));
    }
};

QTEST_APPLESS_MAIN(TstLordsRulers)
#include "tst_lords_rulers.moc"
