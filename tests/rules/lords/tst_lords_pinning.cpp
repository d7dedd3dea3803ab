// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/lords/table.h"

#include <QTest>

using namespace orontes::tests;
using namespace orontes::lords;

/// Entering and leaving areas with enemies (5.4).
class TstLordsPinning : public QObject {
    Q_OBJECT

private slots:
    // R-LOR-5.4a
    void anEnemyAreaIsEnteredWithoutCondition() {
        Table table;
        table.put("Eg@PEL 1F, Ca@PHI 3F").beginMarch("Eg");
        QCOMPARE(table.march("1F", "PEL>PHI"), QString());
        QCOMPARE(table.at("PHI"), QString("Eg 1F, Ca 3F"));
    }

    // R-LOR-5.4b, R-LOR-5.4c, A-LOR-19
    void twiceTheEnemyHaveToStay() {
        Table table;
        table.put("Eg@PEL 5F, Ka@PHI 1F1C").beginMarch("Eg");
        table.play(Gather{table.area("PEL")}).play(Go{table.area("PHI")}); // all together cannot leave: they halt
        QCOMPARE(table.march("1F", "PHI>SIN"), QString());                 // 4 stay for 2
        QCOMPARE(table.march("1F", "PHI>SIN"), QString("pinned"));
    }

    // R-LOR-5.4d, R-LOR-5.2i, A-LOR-24
    void markersCountOnNeitherSide() {
        Table table;
        table.put("Eg@PEL 2F1C+Ru, Mi@PHI 1F").beginMarch("Eg");
        QCOMPARE(table.march("1F", "PEL>PHI"), QString());
        QCOMPARE(table.march("Ru", "PEL>PHI"), QString());
        QCOMPARE(table.march("Ru", "PHI>SIN"), QString("pinned"));
        QCOMPARE(table.march("1F", "PEL>PHI"), QString());
        QCOMPARE(table.march("Ru", "PHI>SIN"), QString());
        QCOMPARE(table.at("SIN"), QString("Eg +Ru"));
    }

    // R-LOR-5.4d
    void aRulerIsNoUnitThatStays() {
        Table table;
        table.put("Eg@PEL 1F1C+Ru, Mi@PHI 1F").beginMarch("Eg");
        QCOMPARE(table.march("1F", "PEL>PHI"), QString());
        QCOMPARE(table.march("Ru", "PEL>PHI"), QString());
        QCOMPARE(table.march("1C", "PEL>PHI"), QString());
        QCOMPARE(table.march("1C", "PHI>SIN"), QString("pinned"));
    }

    // R-LOR-5.4e, R-LOR-9.4b, A-LOR-19
    void whoWasSetDownThereWalksOut() {
        Table table(5);
        table.put("Ka@BAB 2F").due("Ch", 5).begin("Ch");
        while (table.isAt<PlacingNew>()) {
            std::vector<Action> choices;
            Game::choices(table.state(), *Game::owing(table.state()).begin(), choices);
            table.play(choices.front());
        }
        QCOMPARE(table.at("BAB"), QString("Ka 2F, Ch 4F1C+Ru"));
        table.passTo<Moving>();
        table.play(Gather{table.area("BAB")}).play(Go{table.area("KAR")});
        QCOMPARE(table.at("BAB"), QString("Ka 2F"));
    }

    // R-LOR-5.4f
    void eachAreaOnTheWayIsHeldByItsOwn() {
        Table table;
        table.put("Eg@PEL 4F1C, Mi@PHI 1F, Ka@JUD 1F").beginMarch("Eg");
        table.play(Gather{table.area("PEL")}).play(Go{table.area("PHI")}); // all together cannot leave: they halt
        QCOMPARE(table.march("1F1C", "PHI>JUD"), QString());
        QCOMPARE(table.march("1C", "JUD>TRJ"), QString("pinned"));
        QCOMPARE(table.march("1F", "PHI>JUD"), QString());
        QCOMPARE(table.march("1C", "JUD>TRJ"), QString());
        QCOMPARE(table.at("PHI"), QString("Mi 1F, Eg 2F"));
        QCOMPARE(table.at("JUD"), QString("Eg 2F, Ka 1F"));
    }

    // R-LOR-5.4g
    void sixWhoPinThreeAreTooManyForTheStack() {
        Table table(8);
        table.put("As@ALE 4F1C, As@EUP 2F, Me@KIZ 3F").beginMarch("As");
        table.play(Gather{table.area("ALE")}).play(Go{table.area("KIZ")}); // five cannot leave three: they halt
        QCOMPARE(table.march("1C", "KIZ>ARZ"), QString("pinned"));
        QCOMPARE(table.march("1F", "EUP>ALE>KIZ"), QString());
        QCOMPARE(table.march("1F", "EUP>ALE>KIZ"), QString());
        QCOMPARE(table.march("1C", "KIZ>ARZ"), QString());
        table.play(Done{});
        QCOMPARE(table.deadPile("As"), QString("1F")); // 6F: one is eliminated
    }

    // R-LOR-5.4h, A-LOR-21
    void canaanMayLetAForcePass() {
        Table table;
        table.put("Eg@JUD 2F, Ca@SYR 3F").beginMarch("Eg");
        table.play(Take{table.piece("Eg", "JUD", "F")}).play(Take{table.piece("Eg", "JUD", "F", 1)});
        table.play(Go{table.area("SYR")}).play(Go{table.area("KAD")});
        QVERIFY(table.isAt<Consenting>());
        QVERIFY(table.waitsFor("yellow"));
        table.play(Yes{});
        QCOMPARE(table.at("SYR"), QString("Ca 3F"));
        QCOMPARE(table.at("KAD"), QString("Eg 2F"));
    }

    // R-LOR-5.4i, R-LOR-5.4j
    void withoutItsLeaveTheForceStaysAndFights() {
        Table table;
        table.put("Eg@JUD 2F, Eg@ON 1F, Ca@SYR 3F").beginMarch("Eg");
        table.play(Gather{table.area("JUD")}).play(Go{table.area("SYR")}).play(Go{table.area("KAD")}).play(No{});
        QVERIFY(table.isAt<Moving>());
        QCOMPARE(table.at("SYR"), QString("Eg 2F, Ca 3F"));
        QCOMPARE(table.why(Take{table.piece("Eg", "SYR", "F")}), QString("has-moved")); // nobody is asked twice
        table.play(Done{});
        QCOMPARE(table.state().battle.area, table.area("SYR"));
    }

    // R-LOR-5.4j
    void whoStopsFightsEvenAfterConsent() {
        Table table;
        table.put("Eg@JUD 2F1C, Ca@SYR 3F").beginMarch("Eg");
        QCOMPARE(table.march("1F", "JUD>SYR"), QString());
        table.play(Take{table.piece("Eg", "JUD", "C")}).play(Go{table.area("SYR")}).play(Go{table.area("KAD")});
        table.play(Yes{}).play(Halt{}).play(Done{});
        QCOMPARE(table.state().battle.area, table.area("SYR"));
    }

    // R-LOR-5.4k
    void consentIsAskedForEachGroup() {
        Table table;
        table.put("Eg@JUD 1F1C, Ca@SYR 3F").beginMarch("Eg");
        table.play(Take{table.piece("Eg", "JUD", "F")}).play(Go{table.area("SYR")}).play(Go{table.area("KAD")});
        table.play(Yes{}).play(Halt{});
        table.play(Take{table.piece("Eg", "JUD", "C")}).play(Go{table.area("SYR")}).play(Go{table.area("KAD")});
        QVERIFY(table.isAt<Consenting>());
    }

    // A-LOR-21
    void theSamePlayerIsNotAsked() {
        Table table;
        table.put("Ka@JUD 1F, Ca@SYR 3F").beginMarch("Ka"); // both yellow
        table.play(Take{table.piece("Ka", "JUD", "F")}).play(Go{table.area("SYR")}).play(Go{table.area("KAD")});
        QCOMPARE(table.at("KAD"), QString("Ka 1F"));
    }

    // R-LOR-5.4m, A-LOR-20
    void othersVassalsPinAndOwnVassalsDoNot() {
        Table assyria;
        assyria.put("As@AKK 5F, Ka@BAB 2Fv(El), El@SUM 1F").beginMarch("As");
        assyria.play(Gather{assyria.area("AKK")}).play(Go{assyria.area("BAB")});
        QCOMPARE(assyria.march("1F", "BAB>KAR"), QString());
        QCOMPARE(assyria.march("1F", "BAB>KAR"), QString("pinned"));
        Table elam;
        elam.put("El@SUM 1F, Ka@BAB 2Fv(El)").beginMarch("El");
        QCOMPARE(elam.march("1F", "SUM>BAB>TIG"), QString());
    }
};

QTEST_APPLESS_MAIN(TstLordsPinning)
#include "tst_lords_pinning.moc"
