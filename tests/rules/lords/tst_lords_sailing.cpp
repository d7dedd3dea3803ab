// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/lords/table.h"

#include <QTest>

using namespace orontes::tests;
using namespace orontes::lords;

/// Moves by sea (5.6).
class TstLordsSailing : public QObject {
    Q_OBJECT

private slots:
    // R-LOR-5.6a, R-LOR-5.6b
    void threeUnitsAndAnyMarkersSail() {
        Table table;
        table.put("Eg@ON 4F+Ru").begin("Eg");
        QCOMPARE(table.sail("3F+Ru", "ON~PHO"), QString());
        QCOMPARE(table.at("PHO"), QString("Eg 3F+Ru"));
        table = Table();
        table.put("Eg@ON 5F").begin("Eg");
        QCOMPARE(table.sail("3F", "ON~PHO"), QString());
        QVERIFY(table.isAt<Moving>()); // no fourth: the sea moves are over
    }

    // R-LOR-5.6c
    void bothEndsLieOnTheCoast() {
        Table table;
        table.put("Eg@ON 2F, Eg@LOW 1F").begin("Eg");
        QCOMPARE(table.sail("1F", "ON~LOW"), QString("no-coast-there"));
        QCOMPARE(table.sail("1F", "LOW~ON"), QString("not-coastal"));
        QCOMPARE(table.sail("1F", "ON~PHI"), QString());
    }

    // R-LOR-5.6d, R-LOR-5.6e, R-LOR-5.6f
    void otherSeasAreClosed() {
        Table medes(8);
        medes.put("Me@CAS 1F").begin("Me");
        QVERIFY(medes.isAt<Moving>());
        Table egypt;
        egypt.put("Eg@SIN 1F").begin("Eg");
        QVERIFY(egypt.isAt<Moving>());
        Table elam;
        elam.put("El@ELA 1F").begin("El");
        QVERIFY(elam.isAt<Moving>());
    }

    // R-LOR-5.6g
    void sailorsComeFromDifferentAreas() {
        Table table;
        table.put("Eg@ON 1F, Eg@NAU 2F").begin("Eg");
        QCOMPARE(table.sail("1F", "ON~PHI"), QString());
        QCOMPARE(table.sail("1F", "NAU~PEL"), QString());
        QCOMPARE(table.sail("1F", "NAU~PHI"), QString());
        QCOMPARE(table.at("PHI"), QString("Eg 2F"));
    }

    // R-LOR-5.6h, R-LOR-4.2.2a
    void nobodySailsOnceSomebodyHasMarched() {
        Table table;
        table.put("Eg@ON 2F, Eg@NAU 1F").begin("Eg");
        QCOMPARE(table.why(Take{table.piece("Eg", "ON", "F")}), QString("sea-first"));
        table.play(Done{});
        QCOMPARE(table.march("1F", "ON>PEL"), QString());
        QCOMPARE(table.sail("1F", "NAU~PHI"), QString("sea-first"));
    }

    // R-LOR-5.6i
    void aSeaMoveIsTheWholeMove() {
        Table table;
        table.put("Eg@ON 2F").begin("Eg");
        QCOMPARE(table.sail("1F", "ON~PHI"), QString());
        table.play(Done{});
        QCOMPARE(table.why(Take{table.piece("Eg", "PHI", "F")}), QString("has-moved"));
    }

    // R-LOR-5.6l, R-LOR-5.6m, R-LOR-5.6.1.1a
    void othersOnTheCoastDoNotStopShips() {
        Table table;
        table.put("Eg@ON 3F, Ca@PHI 2F, Ca@PHO 1F, Ca@KAD 1F, Ca@UGA 1F").begin("Eg");
        QCOMPARE(table.sail("1F", "ON~ALE"), QString());
        QCOMPARE(table.sail("1F", "ON~KIZ"), QString("too-far-by-sea"));
        QCOMPARE(table.sail("1F", "ON~PHI"), QString());
        QCOMPARE(table.at("PHI"), QString("Eg 1F, Ca 2F"));
    }

    // R-LOR-5.6n: the example of the rulebook
    void fromOnToAleppoAndAlasaAndFromAleppoToPhoenicia() {
        Table egypt;
        egypt.put("Eg@ON 3F").begin("Eg");
        QCOMPARE(egypt.sail("1F", "ON~ALE"), QString());
        QCOMPARE(egypt.sail("1F", "ON~ALA"), QString());
        Table hatti;
        hatti.put("Ht@ALE 3F").begin("Ht");
        QCOMPARE(hatti.sail("1F", "ALE~PHI"), QString("too-far-by-sea"));
        QCOMPARE(hatti.sail("1F", "ALE~PHO"), QString());
    }

    // R-LOR-5.6.1.3a, A-LOR-26
    void someNationsNeverSail() {
        for (const QString stack : {"Li@NAU 1F", "Ar@UGA 1F", "Ch@PHI 1F+Ru", "Ci@KSC 1F"}) {
            Table table(9);
            table.put(stack).begin(stack.left(2));
            QVERIFY2(table.isAt<Moving>(), qPrintable(stack));
        }
    }

    // R-LOR-5.6o, A-LOR-27
    void newUnitsInAnEnemyAreaMayLeaveBySea() {
        Table table(7);
        table.put("As@NAU 1F").due("Eg", 7).begin("Eg");
        while (table.isAt<PlacingNew>()) {
            std::vector<Action> choices;
            Game::choices(table.state(), *Game::owing(table.state()).begin(), choices);
            const auto there = std::find_if(choices.begin(), choices.end(), [&](const Action& action) {
                const auto* place = std::get_if<Place>(&action);
                return place && place->area == table.area("NAU");
            });
            table.play(there == choices.end() ? choices.front() : *there);
        }
        QVERIFY(table.at("NAU").startsWith("As 1F, Eg "));
        QCOMPARE(table.sail("1F", "NAU~PEL"), QString());
    }
};

QTEST_APPLESS_MAIN(TstLordsSailing)
#include "tst_lords_sailing.moc"
