// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/lords/table.h"

#include <QTest>

using namespace orontes::tests;
using namespace orontes::lords;

/// Units drawn in to a place that must not be lost (14.1).
class TstLordsAshes : public QObject {
    Q_OBJECT

private slots:
    // R-LOR-14.1a, R-LOR-14.1d, R-LOR-14.1g, A-LOR-98
    void whoHasToDenyAPlaceDrawsUnitsIn() {
        Table table(2);
        table.put("Ht@HAT 2F, Ht@PIT 2F, Mi@ETA 2C").beginMarch("Mi");
        table.play(Take{table.piece("Mi", "ETA", "C")}).play(Go{table.area("WTA")}).play(Go{table.area("HAT")});
        QVERIFY(table.isAt<DrawingIn>());
        QVERIFY(table.waitsFor("white"));
        table.play(DrawIn{table.piece("Ht", "PIT", "F")}).play(DrawIn{table.piece("Ht", "PIT", "F")});
        QVERIFY(table.isAt<Moving>()); // nobody is left to be drawn
        QCOMPARE(table.at("HAT"), QString("Mi 1C, Ht 4F"));
    }

    // R-LOR-14.1d, R-LOR-14.1g
    void theOfferIsMadeForEachEntryAndIsVoluntary() {
        Table table(2);
        table.put("Ht@HAT 2F, Ht@PIT 2F, Mi@WTA 2C").beginMarch("Mi");
        for (int i = 0; i < 2; ++i) {
            table.play(Take{table.piece("Mi", "WTA", "C")}).play(Go{table.area("HAT")});
            QVERIFY(table.isAt<DrawingIn>());
            table.play(Done{});
            if (table.state().march.begun)
                table.play(Halt{});
        }
        QCOMPARE(table.at("PIT"), QString("Ht 2F"));
    }

    // R-LOR-14.1b
    void onlyUpToTheLimitOfTheStack() {
        Table table(2);
        table.put("Ht@HAT 4F, Ht@PIT 3F, Mi@WTA 1C").beginMarch("Mi");
        table.play(Take{table.piece("Mi", "WTA", "C")}).play(Go{table.area("HAT")});
        table.play(DrawIn{table.piece("Ht", "PIT", "F")});
        QCOMPARE(table.at("PIT"), QString("Ht 2F"));
        QVERIFY(!table.isAt<DrawingIn>());
    }

    // R-LOR-14.1c, A-LOR-99
    void whoIsPinnedTwoToOneDoesNotCome() {
        Table pinned(2);
        pinned.put("Ht@HAT 2F, Ht@PIT 2F, Mi@PIT 4F, Mi@WTA 1C").beginMarch("Mi");
        pinned.play(Take{pinned.piece("Mi", "WTA", "C")}).play(Go{pinned.area("HAT")});
        QVERIFY(!pinned.isAt<DrawingIn>());
        Table three(2);
        three.put("Ht@HAT 2F, Ht@PIT 2F, Mi@PIT 3F, Mi@WTA 1C").beginMarch("Mi");
        three.play(Take{three.piece("Mi", "WTA", "C")}).play(Go{three.area("HAT")});
        QVERIFY(three.isAt<DrawingIn>());
    }

    // R-LOR-14.1e
    void controlConditionsGiveNoSuchRight() {
        Table table(3);
        table.put("Eg@KAD 2F, Eg@PHO 2F, Ht@UGA 1C").beginMarch("Ht");
        table.play(Take{table.piece("Ht", "UGA", "C")}).play(Go{table.area("KAD")});
        QVERIFY(!table.isAt<DrawingIn>());
    }

    // R-LOR-14.1f, A-LOR-98
    void thePlaceMustBeHeldWhenTheTurnBegins() {
        Table table(2);
        table.put("Ht@PIT 2F, Mi@WTA 1C").beginMarch("Mi");
        table.play(Take{table.piece("Mi", "WTA", "C")}).play(Go{table.area("HAT")});
        QVERIFY(!table.isAt<DrawingIn>());
    }

    // R-LOR-14.1h
    void theRightEndsWithTheTurnsOfTheCondition() {
        Table table(4);
        table.put("Ht@HAT 2F, Ht@PIT 2F, Ph@WTA 1F").beginMarch("Ph");
        table.play(Take{table.piece("Ph", "WTA", "F")}).play(Go{table.area("HAT")});
        QVERIFY(!table.isAt<DrawingIn>());
    }
};

QTEST_APPLESS_MAIN(TstLordsAshes)
#include "tst_lords_ashes.moc"
