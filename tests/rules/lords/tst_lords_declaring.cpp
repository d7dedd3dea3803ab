// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/battle.h"
#include "tests/rules/lords/table.h"

#include <QTest>

using namespace orontes;
using namespace orontes::tests;
using namespace orontes::lords;

/// What is named before the first die: rulers, Terror, Siege; what adds to dice (6.2, 6.6, 6.7, 15.1).
class TstLordsDeclaring : public QObject {
    Q_OBJECT

    static int needed(const Table& table, const QString& who, const QString& whom) {
        return neededBy(table.state(), table.fighter(who), table.fighter(whom));
    }
    static Party party(const Table& table) { return std::get<Declaring>(table.state().step).party; }

private slots:
    // R-LOR-6.2a, A-LOR-38
    void helpsAreNamedBeforeTheFirstDie() {
        Table table;
        table.put("Eg@PHI 1F+Ru, Ca@PHI 1F, Ca@WIL 4F").beginFighting("Eg");
        QVERIFY(table.isAt<Declaring>());
        const PieceId ruler = table.fighter("Eg Ru");
        table.play(Done{});
        QVERIFY(table.isAt<Striking>());
        QCOMPARE(table.why(Help{ruler}), QString("out-of-turn"));
        table.roll({1, 1});
        QVERIFY(!table.allows(Help{ruler}));
        QCOMPARE(needed(table, "Eg F", "Ca F"), 5);
    }

    // R-LOR-6.2a, A-LOR-38
    void whoStandsThereNamesFirstAndTheHelpHoldsForAllRounds() {
        Table table;
        table.put("Eg@PHI 1F+Ru, Ca@PHI 1F+Ru, Ca@WIL 4F, Eg@WCA 4F").beginFighting("Eg");
        QCOMPARE(party(table), Party::Standing);
        QVERIFY(table.waitsFor("yellow"));
        table.play(Help{table.fighter("Ca Ru")});
        QCOMPARE(party(table), Party::Moving);
        QVERIFY(table.waitsFor("blue"));
        table.play(Help{table.fighter("Eg Ru")}).roll({3, 3});
        QVERIFY(table.isAt<Retreating>()); // both have a ruler: nobody presses
        table.play(Done{}).play(Done{});
        QCOMPARE(table.state().battle.round, 2);
        QCOMPARE(needed(table, "Ca F", "Eg F"), 4);
        table.roll({4, 4});
        QCOMPARE(table.deadPile("Eg"), QString("1F"));
        QCOMPARE(table.deadPile("Ca"), QString("1F"));
    }

    // R-LOR-6.6c, R-LOR-6.1i, A-LOR-40
    void aRulerAddsOneToAllDiceOfHisNation() {
        Table table;
        table.put("Eg@PHI 3F+Ru, Ca@PHI 3F, Ca@WIL 4F").beginFighting("Eg");
        table.play(Help{table.fighter("Eg Ru")}).roll({1, 1, 1});
        QCOMPARE(bonusOf(table.state(), table.fighter("Eg F")), 1);
        table.roll({4, 4, 3});
        QCOMPARE(table.at("PHI"), QString("Eg 3F+Ru, Ca 1F"));
    }

    // A-LOR-40
    void heDoesNotHelpVassalsOfHisNation() {
        Table table;
        table.put("As@ELA 3F, El@ELA 2F+Ru, Ka@ELA 2Fv(El), El@MED 3F, As@WIL 3F").beginFighting("As");
        QVERIFY(table.isAt<Declaring>());
        QVERIFY(table.waitsFor("white"));
        table.play(Help{table.fighter("El Ru")});
        QCOMPARE(bonusOf(table.state(), table.fighter("El F")), 1);
        QCOMPARE(bonusOf(table.state(), table.fighter("Ka F")), 0);
    }

    // R-LOR-6.2c, R-LOR-6.6e, A-LOR-39, A-LOR-49
    void twoRulersAddNoMoreThanOne() {
        Table table(3);
        table.put("As@BAB 1F+Ru+Ru, Ka@BAB 1F, Ka@WIL 4F").beginFighting("As");
        table.play(Help{table.fighter("As Ru")});
        QVERIFY(!table.isAt<Declaring>());
        QCOMPARE(needed(table, "As F", "Ka F"), 4);
        QCOMPARE(table.state().at(table.fighter("As Ru1")).helps, 2);
        QCOMPARE(table.state().at(table.fighter("As Ru")).helps, 1);
    }

    // R-LOR-6.2c, A-LOR-39
    void differentKindsAddUpAndEqualOnesDoNot() {
        Table table;
        table.put("As@BAB 2F+Ru+Te+Te, Ka@BAB 1F, Ka@WIL 4F").beginFighting("As");
        table.play(Help{table.fighter("As Ru")}).play(Support{table.fighter("As Te"), table.fighter("As F")});
        QCOMPARE(table.why(Support{table.fighter("As Te1"), table.fighter("As F")}), QString("supported-already"));
        QCOMPARE(table.why(Help{table.fighter("As Ru")}), QString("ruler-helps-already"));
        QCOMPARE(needed(table, "As F", "Ka F"), 3);
        QCOMPARE(needed(table, "As F1", "Ka F"), 4);
        table.play(Done{}).aim("Ka F", "As F1").roll({1}).roll({3, 1});
        QCOMPARE(table.at("BAB"), QString("As 2F+Ru+Te+Te"));
    }

    // R-LOR-6.7b, R-LOR-6.7g
    void aMarkerAddsOneToTwoFootOfTheOwnersChoice() {
        Table table;
        table.put("As@BAB 4F+Te, Ka@BAB 1F, Ka@WIL 4F").beginFighting("As");
        const PieceId terror = table.fighter("As Te");
        table.play(Support{terror, table.fighter("As F")}).play(Support{terror, table.fighter("As F3")});
        QVERIFY(!table.isAt<Declaring>()); // nothing more could be named
        QCOMPARE(needed(table, "As F", "Ka F"), 4);
        QCOMPARE(needed(table, "As F3", "Ka F"), 4);
        QCOMPARE(needed(table, "As F1", "Ka F"), 5);
        Table nubia(9);
        nubia.put("Nu@LOW 2F+Si, Eg@LOW 1F, Eg@WIL 4F").beginFighting("Nu");
        nubia.play(Support{nubia.fighter("Nu Si"), nubia.fighter("Nu F")});
        QCOMPARE(nubia.why(Help{nubia.fighter("Nu Si")}), QString("not-your-ruler"));
        nubia.play(Support{nubia.fighter("Nu Si"), nubia.fighter("Nu F1")});
        QCOMPARE(needed(nubia, "Nu F", "Eg F"), 4);
        QCOMPARE(needed(nubia, "Nu F1", "Eg F"), 4);
    }

    // R-LOR-6.7b
    void aThirdFootIsTooMany() {
        Table table;
        table.put("As@BAB 4F+Te+Si, Ka@BAB 1F, Ka@WIL 4F").beginFighting("As");
        const PieceId terror = table.fighter("As Te");
        table.play(Support{terror, table.fighter("As F")}).play(Support{terror, table.fighter("As F1")});
        QCOMPARE(table.why(Support{terror, table.fighter("As F2")}), QString("marker-full"));
        table.play(Support{table.fighter("As Si"), table.fighter("As F")});
        QCOMPARE(needed(table, "As F", "Ka F"), 3);
    }

    // R-LOR-6.7c
    void markersWorkInFertileAreasOnly() {
        for (const char* area : {"SYR", "SUM"}) {
            Table table;
            table.put(QString("As@%1 2F+Te, Ka@%1 1F, Ka@WIL 4F").arg(area)).beginFighting("As");
            QVERIFY(!table.isAt<Declaring>());
            QVERIFY(table.isAt<Striking>());
            QCOMPARE(bonusOf(table.state(), table.fighter("As F")), 0);
        }
        Table both;
        both.put("As@SYR 2F+Te+Ru, Ka@SYR 1F, Ka@WIL 4F").beginFighting("As");
        QCOMPARE(both.why(Support{both.fighter("As Te"), both.fighter("As F")}), QString("fertile-only"));
    }

    // R-LOR-6.7d
    void markersHelpNeitherCavalryNorChariots() {
        Table table;
        table.put("As@BAB 1F1V1C+Te, Ka@BAB 1F, Ka@WIL 4F").beginFighting("As");
        QCOMPARE(table.why(Support{table.fighter("As Te"), table.fighter("As V")}), QString("supports-own-foot"));
        QCOMPARE(table.why(Support{table.fighter("As Te"), table.fighter("As C")}), QString("supports-own-foot"));
        QCOMPARE(table.why(Support{table.fighter("As Te"), table.fighter("Ka F")}), QString("supports-own-foot"));
        QVERIFY(table.allows(Support{table.fighter("As Te"), table.fighter("As F")}));
    }

    // R-LOR-6.7e
    void aMarkerIsNoTarget() {
        Table table;
        table.put("As@BAB 1F1C+Te, Ka@BAB 1F1C, Ka@WIL 4F").beginFighting("As");
        table.play(Done{});
        QVERIFY(table.isAt<Pairing>());
        QCOMPARE(table.why(table.aimOf("Ka F", "As Te")), QString("no-target"));
    }

    // R-LOR-6.7f, A-LOR-51
    void aMarkerLeftWithTheEnemyIsLost() {
        Table table;
        table.put("As@BAB 1F+Te, Ka@BAB 1F, Ka@WIL 4F").beginFighting("As");
        table.play(Done{}).roll({6, 1});
        QCOMPARE(table.at("BAB"), QString("Ka 1F"));
        QCOMPARE(table.gone("As"), QString("+Te"));
    }

    // R-LOR-6.7h, A-LOR-50
    void theMarkerHasToBeInTheAreaAndServesInDefenceToo() {
        Table far;
        far.put("As@ASR 1F+Te, As@BAB 2F, Ka@BAB 1F, Ka@WIL 4F").beginFighting("As");
        QVERIFY(far.isAt<Striking>());
        QCOMPARE(bonusOf(far.state(), far.fighter("As F")), 0);
        Table defence;
        defence.put("As@ASR 2F+Te, Ka@ASR 2F, Ka@WIL 4F, As@WCA 4F").beginFighting("Ka");
        QVERIFY(defence.waitsFor("red"));
        defence.play(Support{defence.fighter("As Te"), defence.fighter("As F")});
        QCOMPARE(needed(defence, "As F", "Ka F"), 4);
    }

    // A-LOR-38
    void theHelpOfAKilledUnitIsLost() {
        Table table;
        table.put("As@BAB 3F+Te, Ka@BAB 1C, Ka@WIL 4F, As@WCA 4F").beginFighting("As");
        const PieceId first = table.fighter("As F");
        table.play(Support{table.fighter("As Te"), first}).play(Done{});
        table.aim("Ka C", "As F").roll({6}).roll({1, 1, 1});
        QCOMPARE(table.at("BAB"), QString("As 2F+Te, Ka 1C"));
        QCOMPARE(table.state().at(table.fighter("As Te")).supports, 1);
        QCOMPARE(bonusOf(table.state(), table.fighter("As F")), 0);
        QVERIFY(!table.state().at(first).byTerror);
    }

    // A-LOR-50
    void markersServeInAnyNumberOfBattles() {
        Table table;
        table.put("As@BAB 2F+Te, Ka@BAB 1F, Ka@WIL 4F").beginFighting("As");
        const PieceId terror = table.fighter("As Te");
        const PieceId foot = table.fighter("As F");
        table.play(Support{terror, foot}).play(Done{}).aim("Ka F", "As F").roll({1}).roll({6, 1});
        QVERIFY(!table.state().battle.open());
        QCOMPARE(table.state().at(terror).supports, 0);
        QVERIFY(!table.state().at(foot).byTerror);
    }

    // R-LOR-15.1.2a, R-LOR-15.1.2b, R-LOR-15.1.3a, R-LOR-15.1.3b, R-LOR-15.1.3c, A-LOR-101
    void theChosenPeopleAddOneInAllAndTheRulersOneToIt() {
        Table table(6);
        table.put("Ju@JUD 3F+Ru, Ca@JUD 2F, Ca@WIL 4F").beginFighting("Ju");
        QCOMPARE(needed(table, "Ju F", "Ca F"), 4);
        table.play(Help{table.fighter("Ju Ru")});
        QCOMPARE(needed(table, "Ju F", "Ca F"), 3);
        QCOMPARE(needed(table, "Ca F", "Ju F"), 5);
        table.state().of(table.nation("Ju")).ungodly = true;
        QCOMPARE(needed(table, "Ju F", "Ca F"), 4);
    }
};

QTEST_APPLESS_MAIN(TstLordsDeclaring)
#include "tst_lords_declaring.moc"
