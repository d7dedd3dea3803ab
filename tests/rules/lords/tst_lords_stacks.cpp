// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/lords/table.h"

#include <QTest>

using namespace orontes::tests;
using namespace orontes::lords;

/// How many may stand together (5.3).
class TstLordsStacks : public QObject {
    Q_OBJECT

private slots:
    // R-LOR-5.3a, R-LOR-5.3e, A-LOR-17
    void aSixthUnitIsEliminatedWhenMovementEnds() {
        Table table;
        table.put("As@ASR 6F").beginMarch("As").play(Done{});
        QCOMPARE(table.at("ASR"), QString("As 5F"));
        QCOMPARE(table.deadPile("As"), QString("1F"));
        QCOMPARE(table.points("blue"), 0);
    }

    // R-LOR-5.3e
    void itsOwnerChoosesWhoGoes() {
        Table table;
        table.put("Ht@HAT 6F5C").beginMarch("Ht").play(Done{});
        QVERIFY(table.isAt<Culling>());
        QVERIFY(table.waitsFor("white"));
        for (int i = 0; i < 5; ++i)
            table.play(Remove{table.piece("Ht", "HAT", "F")});
        QVERIFY(table.isAt<Culling>());
        table.play(Remove{table.piece("Ht", "HAT", "C")});
        QVERIFY(!table.isAt<Culling>());
        QCOMPARE(table.deadPile("Ht"), QString("5F1C"));
    }

    // R-LOR-5.3a, R-LOR-5.3d, R-LOR-2.4a, R-LOR-6.6d, R-LOR-16.5a
    void fiveUnitsAndAnyNumberOfMarkersMayStand() {
        Table table(7);
        table.put("As@ASR 5F+Ru+Te+Te+Si").beginMarch("As").play(Done{});
        QCOMPARE(table.at("ASR"), QString("As 5F+Ru+Te+Te+Si"));
    }

    // R-LOR-5.3b
    void theSameLimitIsTestedAfterRedeployment() {
        Table table;
        table.put("As@ASR 3F, As@NIN 3F").beginMarch("As").play(Done{});
        QCOMPARE(table.march("3F", "NIN>ASR"), QString()); // nobody else can redeploy: the phase ends
        QCOMPARE(table.deadPile("As"), QString("1F"));
    }

    // R-LOR-5.3c
    void largerStacksMayBePassed() {
        Table table;
        table.put("Ht@HAT 3F, Ht@PIT 5F").beginMarch("Ht");
        QCOMPARE(table.march("3F", "HAT>PIT>ZIP"), QString());
        table.play(Done{});
        QCOMPARE(table.deadPile("Ht"), QString());
    }

    // R-LOR-5.3f, A-LOR-16
    void canaanWithoutItsRulerStandsInThrees() {
        Table table;
        table.put("Ca@KAD 4F").beginMarch("Ca").play(Done{});
        QCOMPARE(table.at("KAD"), QString("Ca 3F"));
    }

    // R-LOR-5.3g
    void canaanWithItsRulerStandsInFives() {
        Table table;
        table.put("Ca@KAD 3F2C+Ru").beginMarch("Ca").play(Done{});
        QCOMPARE(table.at("KAD"), QString("Ca 3F2C+Ru"));
    }

    // R-LOR-16.6a
    void theRulerHasToStandInThatStack() {
        Table table;
        table.put("Ca@KAD 4F, Ca@SYR 1F+Ru").beginMarch("Ca").play(Done{});
        QCOMPARE(table.at("KAD"), QString("Ca 3F"));
    }

    // R-LOR-5.3i, A-LOR-16
    void aStackOfFiveIsCutAfterTheRulerHasGone() {
        Table table;
        table.put("Ca@KAD 3F2C").beginMarch("Ca").play(Done{});
        QVERIFY(table.isAt<Culling>());
        table.play(Remove{table.piece("Ca", "KAD", "F")}).play(Remove{table.piece("Ca", "KAD", "F")});
        QCOMPARE(table.at("KAD"), QString("Ca 1F2C"));
    }

    // R-LOR-5.3h, A-LOR-15
    void onlyTheNationWhosePhaseEndsIsTested() {
        Table table;
        table.put("Mi@MIT 6F, Ka@BAB 1F").beginMarch("Ka").play(Done{});
        QCOMPARE(table.at("MIT"), QString("Mi 6F"));
    }

    // R-LOR-2.5b
    void unitsOfOneNationStandTogether() {
        Table table;
        table.put("Eg@ON 3F2C").beginMarch("Eg").play(Done{});
        QCOMPARE(table.at("ON"), QString("Eg 3F2C"));
    }

    // R-LOR-10.3c, A-LOR-75
    void vassalsAndFreeUnitsOfANationCountTogether() {
        Table table;
        table.put("Ka@BAB 4Fv(El), Ka@BAB 2F, El@SUM 1F").beginMarch("Ka").play(Done{});
        QVERIFY(table.isAt<Culling>());
        table.play(Remove{table.piece("Ka", "BAB", "F", 5)});
        QVERIFY(!table.isAt<Culling>());
    }
};

QTEST_APPLESS_MAIN(TstLordsStacks)
#include "tst_lords_stacks.moc"
