// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/lords/table.h"

#include <QTest>

using namespace orontes::tests;
using namespace orontes::lords;

/// Moves by land (5.1, 5.2, 5.5, 5.7 to 5.9).
class TstLordsMarching : public QObject {
    Q_OBJECT

private slots:
    // R-LOR-5.1a
    void someAllOrNoneOfTheUnitsMove() {
        Table table;
        table.put("Ht@HAT 4F1C, Ht@PIT 3F").beginMarch("Ht");
        QCOMPARE(table.march("3F", "HAT>PIT"), QString());
        QCOMPARE(table.at("HAT"), QString("Ht 1F1C"));
        QCOMPARE(table.at("PIT"), QString("Ht 6F"));
        QVERIFY(table.allows(Done{}));
        table.play(Done{});
        QVERIFY(table.isAt<Redeploying>());
    }

    // R-LOR-5.2a
    void footMovesThreeAreas() {
        Table table;
        table.put("Eg@ON 2F").beginMarch("Eg");
        QCOMPARE(table.march("1F", "ON>PEL>PHI>JUD"), QString());
        QCOMPARE(table.at("JUD"), QString("Eg 1F"));
        QCOMPARE(table.march("1F", "ON>PEL>PHI"), QString());
        QCOMPARE(table.march("1F", "PHI>JUD>TRJ"), QString("nobody-marches")); // its third area was the last
        QCOMPARE(table.at("JUD"), QString("Eg 2F"));
    }

    // R-LOR-5.2b
    void chariotsMoveFourAreas() {
        Table table;
        table.put("Eg@ON 1C").beginMarch("Eg");
        QCOMPARE(table.march("1C", "ON>PEL>PHI>JUD>TRJ"), QString());
        QCOMPARE(table.at("TRJ"), QString("Eg 1C"));
    }

    // R-LOR-5.2b
    void aFifthAreaIsTooFarForChariots() {
        Table table;
        table.put("Eg@ON 1C1F").beginMarch("Eg");
        QCOMPARE(table.march("1C", "ON>PEL>PHI>JUD>TRJ"), QString());
        QCOMPARE(table.why(Take{table.piece("Eg", "TRJ", "C")}), QString("has-moved"));
    }

    // R-LOR-5.2c, R-LOR-16.4a
    void rulersMoveFourAreas() {
        Table egypt;
        egypt.put("Eg@ON 1F+Ru").beginMarch("Eg");
        QCOMPARE(egypt.march("Ru", "ON>PEL>PHI>PHO>KAD"), QString());
        Table hatti;
        hatti.put("Ht@HAT 1F+Ru").beginMarch("Ht");
        QCOMPARE(hatti.march("Ru", "HAT>WTA>KIZ>ALE"), QString());
    }

    // R-LOR-5.2d
    void terrorMovesThreeAreas() {
        Table table;
        table.put("As@ASR 1F+Te").beginMarch("As");
        QCOMPARE(table.march("Te", "ASR>MAR>AKK>BAB"), QString());
        QCOMPARE(table.why(Take{table.piece("As", "BAB", "Te")}), QString("has-moved"));
    }

    // R-LOR-5.2e
    void theChosenPeopleMoveThreeAreas() {
        Table table;
        table.put("Ju@JUD 1F+CP").beginMarch("Ju");
        QCOMPARE(table.march("CP", "JUD>SYR>KAD>UGA"), QString());
        QCOMPARE(table.why(Take{table.piece("Ju", "UGA", "CP")}), QString("has-moved"));
    }

    // R-LOR-5.2f, R-LOR-5.5a, R-LOR-2.1c
    void aMountainCountsTwoAreas() {
        Table table;
        table.put("Ht@HAT 2F1C").beginMarch("Ht");
        QCOMPARE(table.march("1F", "HAT>WTA>KIZ"), QString());
        Table other;
        other.put("Ht@HAT 1F1C").beginMarch("Ht");
        QCOMPARE(other.march("1F", "HAT>WTA>ETA"), QString("too-far"));
        Table chariots;
        chariots.put("Ht@HAT 1F1C").beginMarch("Ht");
        QCOMPARE(chariots.march("1C", "HAT>WTA>ETA"), QString());
        QCOMPARE(chariots.march("1F", "HAT>PIT"), QString());
        QCOMPARE(chariots.state().at(chariots.piece("Ht", "PIT", "F")).left, 2);
    }

    // R-LOR-5.5b
    void withOneAreaLeftNoMountainIsEntered() {
        Table table;
        table.put("Ht@ZIP 1F").beginMarch("Ht");
        QCOMPARE(table.march("1F", "ZIP>PIT>HAT>KSC"), QString("too-far"));
    }

    // R-LOR-5.5.1a
    void aMountainOfTheOwnNationCountsOne() {
        Table table;
        table.put("Ht@WTA 1F, Ht@HAT 1F").beginMarch("Ht");
        QCOMPARE(table.march("1F", "HAT>WTA>KIZ>ALE"), QString());
    }

    // R-LOR-5.5.1b, A-LOR-22
    void whoeverGoesFirstOpensTheMountainForOthers() {
        Table table;
        table.put("Ht@HAT 2F").beginMarch("Ht");
        QCOMPARE(table.march("1F", "HAT>WTA"), QString());
        QCOMPARE(table.state().at(table.piece("Ht", "WTA", "F")).left, 1);
        QCOMPARE(table.march("1F", "HAT>WTA>KIZ>ALE"), QString());
    }

    // R-LOR-7.2a
    void aMountainThatWasLeftEmptyCountsTwoAgain() {
        Table table;
        table.put("Ht@WTA 1F, Ht@HAT 1F").beginMarch("Ht");
        QCOMPARE(table.march("1F", "WTA>KIZ"), QString());
        QCOMPARE(table.march("1F", "HAT>WTA"), QString());
        QCOMPARE(table.state().at(table.piece("Ht", "WTA", "F")).left, 1);
    }

    // A-LOR-22
    void aContestedMountainCountsTwo() {
        Table table;
        table.put("Ht@WTA 1F, Mi@WTA 1F, Ht@HAT 1F").beginMarch("Ht");
        QCOMPARE(table.march("1F", "HAT>WTA"), QString());
        QCOMPARE(table.state().at(table.piece("Ht", "WTA", "F", 1)).left, 1);
    }

    // R-LOR-5.5.2a
    void medesPayOneForMountains() {
        Table table(8);
        table.put("Me@MED 1F").beginMarch("Me");
        QCOMPARE(table.march("1F", "MED>NZA>SZA>ELA"), QString());
    }

    // R-LOR-5.2g, A-LOR-23
    void cimmeriansMoveFourAreasWhateverTheyAre() {
        Table table(9);
        table.put("Ci@WCA 2F").beginMarch("Ci");
        QCOMPARE(table.march("1F", "WCA>AZZ>KSC>PHR>WIL"), QString());
        QCOMPARE(table.why(Take{table.piece("Ci", "WIL", "F")}), QString("has-moved"));
    }

    // R-LOR-5.2h
    void whatOneDoesNotUseIsNotAnothers() {
        Table table;
        table.put("Eg@ON 1F1C").beginMarch("Eg");
        QCOMPARE(table.march("1C", "ON>PEL>PHI>JUD>TRJ>SYR"), QString("nobody-marches")); // it has halted
        QCOMPARE(table.at("TRJ"), QString("Eg 1C"));
        QCOMPARE(table.why(Take{table.piece("Eg", "TRJ", "C")}), QString("has-moved"));
    }

    void aGroupGoesAsFarAsItsSlowest() {
        Table table;
        table.put("Eg@ON 1F1C, Eg@NAU 1F").beginMarch("Eg");
        table.play(Take{table.piece("Eg", "ON", "F")}).play(Take{table.piece("Eg", "ON", "C")});
        for (const char* next : {"PEL", "PHI", "JUD"})
            table.play(Go{table.area(next)});
        QCOMPARE(table.at("JUD"), QString("Eg 1F1C"));
        QVERIFY(table.state().march.pieces.empty()); // halted by itself
        QCOMPARE(table.march("1C", "JUD>TRJ"), QString());
    }

    // R-LOR-5.7a, R-LOR-5.7b, R-LOR-5.7c
    void onlyArameansEnterTheArabianDesertForTwo() {
        Table kassites;
        kassites.put("Ka@BAB 1F").beginMarch("Ka");
        QCOMPARE(kassites.march("1F", "BAB>ARD"), QString("closed-area"));
        Table arameans(5);
        arameans.put("Ar@SYR 1F, Ar@SIN 1F").beginMarch("Ar");
        QCOMPARE(arameans.march("1F", "SYR>ARD>BAB"), QString());
        QCOMPARE(arameans.march("1F", "SIN>ARD>SUM"), QString());
    }

    // R-LOR-5.7b, R-LOR-5.7e, A-LOR-28
    void theArabianDesertCountsTwoEvenWhenHeld() {
        Table table(5);
        table.put("Ar@SYR 1F, Ar@ARD 1F").beginMarch("Ar");
        QCOMPARE(table.march("1F", "SYR>ARD>BAB"), QString());
        QCOMPARE(table.state().at(table.piece("Ar", "BAB", "F")).left, 0);
    }

    // R-LOR-5.8a, R-LOR-5.8b
    void onlyLibyansEnterTheLibyanDesert() {
        Table egypt;
        egypt.put("Eg@NAU 1F").beginMarch("Eg");
        QCOMPARE(egypt.march("1F", "NAU>LBD"), QString("closed-area"));
        Table libya(4);
        libya.put("Li@NAU 1F").beginMarch("Li");
        QCOMPARE(libya.march("1F", "NAU>LBD>THE"), QString());
    }

    // R-LOR-5.7d, R-LOR-5.9a
    void pelusiumAndSinaiAreOpenToAll() {
        Table table;
        table.put("Eg@PEL 1F, Eg@ON 1F").beginMarch("Eg");
        QCOMPARE(table.march("1F", "PEL>SIN"), QString());
        QCOMPARE(table.state().at(table.piece("Eg", "SIN", "F")).left, 2);
    }

    void aMarchGoesByLandToTheNextArea() {
        Table table;
        table.put("Eg@ON 1F, Eg@UGA 1F").beginMarch("Eg");
        QCOMPARE(table.march("1F", "ON>PHI"), QString("not-adjacent"));
    }

    // R-LOR-5.6k
    void straitsAreForShipsOnly() {
        Table table;
        table.put("Eg@UGA 1F").beginMarch("Eg");
        QCOMPARE(table.march("1F", "UGA>ALA"), QString("not-adjacent"));
    }

    // R-LOR-10.4a, R-LOR-10.7a
    void vassalsDoNotMove() {
        Table table;
        table.put("Ka@BAB 2Fv(El), Ka@AKK 1F, El@SUM 1F").beginMarch("Ka");
        QCOMPARE(table.why(Take{table.piece("Ka", "BAB", "F")}), QString("vassals-stay"));
        QCOMPARE(table.march("1F", "AKK>TIG"), QString());
    }

    // R-LOR-4.2b
    void onlyTheMoversPiecesMove() {
        Table table;
        table.put("Eg@ON 1F, Ca@PHI 1F").beginMarch("Eg");
        QCOMPARE(table.why(Take{table.piece("Ca", "PHI", "F")}), QString("not-yours-to-move"));
        QCOMPARE(table.why(Fight{table.area("PHI")}), QString("out-of-turn"));
    }

    void allOfAnAreaMarchAtOnce() {
        Table table;
        table.put("Eg@ON 2F1C+Ru, Eg@NAU 1F").beginMarch("Eg");
        QCOMPARE(table.why(Gather{table.area("NAU")}), QString("nobody-to-gather"));
        table.play(Gather{table.area("ON")}).play(Go{table.area("PEL")}).play(Halt{});
        QCOMPARE(table.at("PEL"), QString("Eg 2F1C+Ru"));
    }
};

QTEST_APPLESS_MAIN(TstLordsMarching)
#include "tst_lords_marching.moc"
