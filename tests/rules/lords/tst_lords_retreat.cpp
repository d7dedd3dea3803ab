// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/battle.h"
#include "tests/rules/lords/table.h"

#include <QTest>

using namespace orontes;
using namespace orontes::tests;
using namespace orontes::lords;

namespace {

/// Far away, so that nobody is weak enough to be subjected.
const char* elsewhere = "Ca@WIL 4C, Eg@WCA 4F";

} // namespace

/// After a round: who retreats where, who cannot, and what becomes of them (6.4, 6.5, 8.2, 13.4).
class TstLordsRetreat : public QObject {
    Q_OBJECT

    /// A round without a hit; who has to choose, takes the first that is offered.
    static Table& missAll(Table& table) {
        while (table.isAt<Declaring>() || table.isAt<Pairing>() || table.isAt<Striking>()) {
            if (table.isAt<Striking>()) {
                table.roll({1});
                continue;
            }
            std::vector<lords::Action> offered;
            Game::choices(table.state(), *Game::owing(table.state()).begin(), offered);
            table.play(offered.back());
        }
        return table;
    }
    /// Egypt has marched "ON>PEL>PHI" with these, and the first round has missed.
    static Table afterOneRound(const QString& stacks, const QString& pieces = "2F", const QString& way = "ON>PEL>PHI") {
        Table table;
        table.put(stacks).put(elsewhere).beginMarch("Eg");
        QTest::qCompare(table.march(pieces, way), QString(), "marched", "", __FILE__, __LINE__);
        missAll(table.fight());
        return table;
    }
    static Retreat flight(const Table& table, const QString& unit, const QString& area) {
        return {table.fighter(unit), table.area(area)};
    }
    static Party party(const Table& table) { return std::get<Retreating>(table.state().step).party; }

private slots:
    // R-LOR-6.4b, R-LOR-6.4c
    void whoStandsThereIsAskedFirstThenTheMover() {
        Table table = afterOneRound("Eg@ON 2F, Ca@PHI 2F");
        QCOMPARE(party(table), Party::Standing);
        QVERIFY(table.waitsFor("yellow"));
        table.play(Done{});
        QCOMPARE(party(table), Party::Moving);
        QVERIFY(table.waitsFor("blue"));
        table.play(Done{});
        QCOMPARE(table.state().battle.round, 2);
    }

    // R-LOR-6.4d
    void aRetreatEndsTheBattleAndTheMoverKeepsTheArea() {
        Table table = afterOneRound("Eg@ON 2F, Ca@PHI 1F");
        table.play(flight(table, "Ca F", "JUD"));
        QVERIFY(!table.state().battle.open());
        QCOMPARE(table.at("PHI"), QString("Eg 2F"));
        QCOMPARE(table.at("JUD"), QString("Ca 1F"));
        QVERIFY(!table.state().now.mustLeave.has(table.area("PHI")));
        QVERIFY(table.isAt<Redeploying>());
    }

    // R-LOR-6.5a, R-LOR-6.5f
    void theStandingRetreatToNeighbours() {
        Table table = afterOneRound("Eg@ON 2F, Ca@PHI 1F, Ca@PHO 2F");
        QCOMPARE(table.why(flight(table, "Ca F", "KAD")), QString("not-adjacent"));
        QVERIFY(table.allows(flight(table, "Ca F", "JUD")));
        QVERIFY(table.allows(flight(table, "Ca F", "PHO")));
        table.play(flight(table, "Ca F", "PHO"));
        QCOMPARE(table.at("PHO"), QString("Ca 3F"));
    }

    // R-LOR-6.5b, R-LOR-6.5c
    void notWhereOthersStandAndNotWhenceTheEnemyCame() {
        Table table = afterOneRound("Eg@ON 2F, Ca@PHI 1F, Ju@JUD 1F");
        QCOMPARE(table.why(flight(table, "Ca F", "JUD")), QString("others-stand-there"));
        QCOMPARE(table.why(flight(table, "Ca F", "PEL")), QString("enemy-came-thence"));
        QVERIFY(table.allows(flight(table, "Ca F", "PHO")));
        QVERIFY(table.allows(flight(table, "Ca F", "SIN")));
    }

    // R-LOR-6.5i, A-LOR-45
    void areasOfAllWhoCameInAreBarredAlsoOfThoseWhoPassedOnOrSailed() {
        Table passed = afterOneRound("Eg@ON 3F, Ca@JUD 1F", "3F", "ON>PEL>PHI>JUD");
        QCOMPARE(passed.why(flight(passed, "Ca F", "PHI")), QString("enemy-came-thence"));
        Table sailed;
        sailed.put("Eg@PHO 2F, Ca@PHI 1F").put(elsewhere).begin("Eg");
        QCOMPARE(sailed.sail("2F", "PHO~PHI"), QString());
        missAll(sailed.fight());
        QCOMPARE(sailed.why(flight(sailed, "Ca F", "PHO")), QString("enemy-came-thence"));
        QVERIFY(sailed.allows(flight(sailed, "Ca F", "PEL")));
    }

    // R-LOR-6.5i, A-LOR-45
    void whoPassedOnBarsItsWayToo() {
        Table table;
        table.put("Eg@PEL 2F, Eg@SIN 1C, Ca@PHI 1F").put(elsewhere).beginMarch("Eg");
        QCOMPARE(table.march("2F", "PEL>PHI"), QString());
        QCOMPARE(table.march("1C", "SIN>PHI>PHO"), QString());
        missAll(table.fight());
        QCOMPARE(table.why(flight(table, "Ca F", "SIN")), QString("enemy-came-thence"));
    }

    // R-LOR-6.5d, A-LOR-46
    void theMoverRetreatsToOneOfTheAreasWhenceItCame() {
        Table table;
        table.put("Eg@PEL 1F, Eg@SIN 1F, Eg@PHO 1F, Ca@PHI 2F").put(elsewhere).beginMarch("Eg");
        QCOMPARE(table.march("1F", "PEL>PHI"), QString());
        QCOMPARE(table.march("1F", "SIN>PHI"), QString());
        missAll(table.fight());
        table.play(Done{});
        QCOMPARE(party(table), Party::Moving);
        QVERIFY(table.allows(flight(table, "Eg F", "SIN")));
        QVERIFY(table.allows(flight(table, "Eg F", "PEL")));
        QCOMPARE(table.why(flight(table, "Eg F", "PHO")), QString("not-entered-thence"));
        table.play(flight(table, "Eg F", "SIN")).play(flight(table, "Eg F", "SIN"));
        QCOMPARE(table.at("SIN"), QString("Eg 2F"));
        QVERIFY(!table.state().battle.open());
    }

    // R-LOR-8.1g, A-LOR-47
    void theMoversRetreatedMayRedeploy() {
        Table table = afterOneRound("Eg@ON 2F, Ca@PHI 2F");
        table.play(Done{}).play(flight(table, "Eg F", "PEL"));
        QVERIFY(table.isAt<Redeploying>()); // the second had one way only
        QCOMPARE(table.at("PEL"), QString("Eg 2F"));
        QCOMPARE(table.march("2F", "PEL>ON"), QString());
        QCOMPARE(table.at("ON"), QString("Eg 2F"));
    }

    // R-LOR-8.1g, A-LOR-47
    void theOthersRetreatedDoNotRedeploy() {
        Table table = afterOneRound("Eg@ON 2F, Ca@PHI 1F");
        table.play(flight(table, "Ca F", "JUD"));
        QVERIFY(table.isAt<Redeploying>());
        QVERIFY(!table.allows(Take{table.piece("Ca", "JUD", "F")}));
    }

    // R-LOR-6.5e, A-LOR-82
    void whoCanGoNowhereIsLostWhenItRetreats() {
        Table table;
        table.put("Eg@PEL 1F, Eg@SIN 1F, Ca@PHI 1F, Ju@JUD 1F, As@PHO 1F").put(elsewhere).beginMarch("Eg");
        QCOMPARE(table.march("1F", "PEL>PHI"), QString());
        QCOMPARE(table.march("1F", "SIN>PHI"), QString());
        missAll(table.fight());
        QVERIFY(table.isAt<Retreating>());
        QCOMPARE(cornered(table.state(), std::get<Retreating>(table.state().step)), 1);
        const core::Choice choice = Game::describe(table.state(), *Game::owing(table.state()).begin(), GiveUp{});
        QVERIFY(!choice.caution.id.value.empty());
        table.play(GiveUp{});
        QCOMPARE(table.deadPile("Ca"), QString("1F"));
        QCOMPARE(table.at("PHI"), QString("Eg 2F"));
        QVERIFY(!table.state().battle.open());
        bool counted = false; // EGY-3
        for (const Progress& progress : table.state().ledger)
            counted = counted || progress.count == 1;
        QVERIFY(counted);
    }

    // R-LOR-6.5e
    void whoCouldGoIsNotGivenUp() {
        Table table = afterOneRound("Eg@ON 2F, Ca@PHI 1F");
        QCOMPARE(table.why(GiveUp{}), QString("nobody-cornered"));
    }

    // R-LOR-6.5g, A-LOR-29
    void closedAreasAreClosedToRetreatsToo() {
        Table table(3);
        table.put("As@AKK 2F, Ka@BAB 1F, Ka@WIL 4F, As@WCA 4F").beginMarch("As");
        QCOMPARE(table.march("2F", "AKK>BAB"), QString());
        missAll(table.fight());
        QCOMPARE(table.why(flight(table, "Ka F", "ARD")), QString("closed-area"));
        Table judah(4);
        judah.put("Eg@PEL 2F, Ca@PHI 1F, Ju@JUD +Ru").put(elsewhere).beginMarch("Eg");
        QCOMPARE(judah.march("2F", "PEL>PHI"), QString());
        missAll(judah.fight());
        QVERIFY(judah.allows(flight(judah, "Ca F", "JUD"))); // no unit of Judah holds it
    }

    // R-LOR-6.5g, R-LOR-10.8c
    void nobodyRetreatsToAnAreaOfItsVassals() {
        Table table;
        table.put("El@BAB 1F, As@TIG 2F, Ka@BAB 2Fv(El), As@WIL 4F, El@MED 4F").beginMarch("El");
        QCOMPARE(table.march("1F", "BAB>TIG"), QString());
        missAll(table.fight());
        table.play(Done{});
        QCOMPARE(table.why(flight(table, "El F", "BAB")), QString("others-stand-there"));
    }

    // R-LOR-10.4a, R-LOR-10.7a
    void vassalsDoNotRetreat() {
        Table table;
        table.put("As@AKK 2F, Ka@BAB 1F, Ka@BAB 1Fv(El), El@SUM 1F, Ka@WIL 4F").beginMarch("As");
        QCOMPARE(table.march("2F", "AKK>BAB"), QString());
        missAll(table.fight());
        QVERIFY(table.isAt<Retreating>());
        PieceId vassal;
        forPieces(table.state(), table.area("BAB"), [&](PieceId one) {
            if (table.state().at(one).lord.valid())
                vassal = one;
        });
        QCOMPARE(table.why(Retreat{vassal, table.area("KAR")}), QString("vassals-stay"));
        Table all;
        all.put("As@AKK 2F, Ka@BAB 2Fv(El), El@SUM 1F, Ka@WIL 4F, As@WCA 4F").beginMarch("As");
        QCOMPARE(all.march("2F", "AKK>BAB"), QString());
        missAll(all.fight());
        QCOMPARE(party(all), Party::Moving); // nobody asks the vassals
    }

    // R-LOR-10.3c, A-LOR-75
    void theFreeRetreatAloneAndTheirVassalsFightOn() {
        Table table;
        table.put("As@AKK 2F, Ka@BAB 1F, Ka@BAB 1Fv(El), El@SUM 1F, Ka@WIL 4F, As@WCA 4F").beginMarch("As");
        QCOMPARE(table.march("2F", "AKK>BAB"), QString());
        missAll(table.fight());
        table.play(flight(table, "Ka F", "KAR"));
        QCOMPARE(table.at("BAB"), QString("As 2F, Ka 1Fv(El)"));
        QCOMPARE(party(table), Party::Moving);
        table.play(Done{});
        QCOMPARE(table.state().battle.round, 2);
    }

    // R-LOR-6.5h, A-LOR-42
    void aSideRetreatsAsAWholeAndMayDivide() {
        Table table = afterOneRound("Eg@ON 2F, Ca@PHI 3F");
        table.play(flight(table, "Ca F", "JUD")).play(flight(table, "Ca F", "JUD"));
        QCOMPARE(table.why(Done{}), QString("all-retreat"));
        table.play(flight(table, "Ca F", "PHO"));
        QCOMPARE(table.at("JUD"), QString("Ca 2F"));
        QCOMPARE(table.at("PHO"), QString("Ca 1F"));
        QVERIFY(!table.state().battle.open());
    }

    // A-LOR-42
    void anOptionLetsAPartRetreat() {
        Table table = Table::with("partRetreats", true);
        table.put("Eg@ON 2F, Ca@PHI 3F").put(elsewhere).beginMarch("Eg");
        QCOMPARE(table.march("2F", "ON>PEL>PHI"), QString());
        missAll(table.fight());
        table.play(flight(table, "Ca F", "JUD")).play(Done{});
        QCOMPARE(table.at("PHI"), QString("Eg 2F, Ca 2F"));
        QCOMPARE(party(table), Party::Moving);
    }

    // A-LOR-42
    void markersGoWithTheUnits() {
        Table table = afterOneRound("Eg@ON 2F, Ca@PHI 2F+Ru");
        if (table.isAt<Pressing>())
            table.play(No{});
        const PieceId ruler = table.fighter("Ca Ru");
        QCOMPARE(table.why(Retreat{ruler, table.area("JUD")}), QString("goes-with-units"));
        table.play(flight(table, "Ca F", "JUD"));
        QCOMPARE(table.why(Retreat{ruler, table.area("PHO")}), QString("goes-with-units"));
        table.play(flight(table, "Ca F", "JUD"));
        QCOMPARE(table.at("JUD"), QString("Ca 2F+Ru")); // one way: it is not asked
        Table divided = afterOneRound("Eg@ON 2F, Ca@PHI 2F+Ru");
        divided.play(No{});
        const PieceId king = divided.fighter("Ca Ru");
        divided.play(flight(divided, "Ca F", "JUD")).play(flight(divided, "Ca F", "PHO"));
        QVERIFY(divided.isAt<Retreating>());
        divided.play(Retreat{king, divided.area("PHO")});
        QCOMPARE(divided.at("PHO"), QString("Ca 1F+Ru"));
    }

    // R-LOR-6.5j, A-LOR-46
    void whoWasSetDownHereIsLostIfItRetreatsAlone() {
        Table table(5);
        table.put("Ka@BAB 2F, Ka@WIL 4F, Ch@WCA 4F").put("Ch@BAB 3F");
        for (int i = 0; i < 3; ++i)
            table.state().at(table.piece("Ch", "BAB", "F", i)).placed = true;
        table.beginFighting("Ch");
        missAll(table);
        table.play(Done{});
        QCOMPARE(party(table), Party::Moving);
        QCOMPARE(cornered(table.state(), std::get<Retreating>(table.state().step)), 3);
        table.play(GiveUp{});
        QCOMPARE(table.deadPile("Ch"), QString("3F"));
        QCOMPARE(table.at("BAB"), QString("Ka 2F"));
    }

    // R-LOR-6.5j, A-LOR-46
    void whoWasSetDownHereIsLostOnceThoseWhoCameInAreDead() {
        Table table(5);
        table.put("Ka@BAB 1F, Ka@WIL 4F, Ch@WCA 4F, Ch@BAB 1F, Ch@KAR 1C").beginMarch("Ch");
        QCOMPARE(table.march("1C", "KAR>BAB"), QString());
        table.fight().aim("Ka F", "Ch C").roll({6, 1, 1});
        QVERIFY(table.isAt<Retreating>());
        table.play(Done{});
        QCOMPARE(table.why(flight(table, "Ch F", "KAR")), QString("did-not-enter"));
        QVERIFY(table.allows(GiveUp{}));
    }

    // A-LOR-46
    void whoWasSetDownHereGoesWithThoseWhoCameIn() {
        Table table(5);
        table.put("Ka@BAB 2F, Ka@WIL 4F, Ch@WCA 4F, Ch@BAB 1F, Ch@KAR 1C").beginMarch("Ch");
        QCOMPARE(table.march("1C", "KAR>BAB"), QString());
        missAll(table.fight());
        table.play(Done{});
        QVERIFY(table.allows(flight(table, "Ch F", "KAR")));
        table.play(flight(table, "Ch C", "KAR"));
        QCOMPARE(table.at("KAR"), QString("Ch 1F1C"));
    }

    // A-LOR-46
    void whoSailedInGoesBackOverTheSea() {
        Table table;
        table.put("Eg@NAU 2F, Ca@PHI 2F").put(elsewhere).begin("Eg");
        QCOMPARE(table.sail("2F", "NAU~PHI"), QString());
        missAll(table.fight());
        table.play(Done{});
        QCOMPARE(table.why(flight(table, "Eg F", "PEL")), QString("not-entered-thence"));
        table.play(flight(table, "Eg F", "NAU"));
        QCOMPARE(table.at("NAU"), QString("Eg 2F"));
        QVERIFY(!table.state().at(table.piece("Eg", "NAU", "F")).embarked.valid()); // it is home: no way back is left
    }

    // R-LOR-8.2b, A-LOR-56
    void whoLandedMayGoBackToTheSea() {
        Table table(4);
        table.put("Se@UGA 2F, Ca@UGA 2F, Se@WCA 4F").put("Ca@WIL 4F");
        table.begin("Se").fight();
        QVERIFY(table.isAt<Striking>());
        for (int i = 0; i < 2; ++i)
            table.state().at(table.piece("Se", "UGA", "F", i)).landed = true;
        missAll(table);
        table.play(Done{});
        QVERIFY(table.allows(Withdraw{table.fighter("Se F")}));
        table.play(Withdraw{table.fighter("Se F")});
        QCOMPARE(table.waiting("Se"), QString("2F"));
        QCOMPARE(table.at("UGA"), QString("Ca 2F"));
    }

    // R-LOR-8.2c
    void othersCannotGoToTheSea() {
        Table table = afterOneRound("Eg@ON 2F, Ca@PHI 2F");
        QCOMPARE(table.why(Withdraw{table.fighter("Ca F")}), QString("cannot-withdraw"));
        table.play(Done{});
        QCOMPARE(table.why(Withdraw{table.fighter("Eg F")}), QString("cannot-withdraw"));
    }

    // R-LOR-13.4a, R-LOR-13.4b, A-LOR-97
    void nubiansLeaveTheMapOutOfThebaidOnly() {
        Table table(9);
        table.put("Nu@THE 2F, Eg@UPP 2F, Eg@WCA 4F, Nu@WIL 2F").beginMarch("Eg");
        QCOMPARE(table.march("2F", "UPP>THE"), QString());
        missAll(table.fight());
        QVERIFY(table.isAt<Retreating>());
        table.play(Withdraw{table.fighter("Nu F")});
        QCOMPARE(table.waiting("Nu"), QString("2F"));
        QCOMPARE(table.at("THE"), QString("Eg 2F"));
        Table egypt(9);
        egypt.put("Eg@THE 2F, Nu@UPP 2F, Eg@WCA 4F, Nu@WIL 2F").beginMarch("Nu");
        QCOMPARE(egypt.march("2F", "UPP>THE"), QString());
        missAll(egypt.fight());
        QCOMPARE(egypt.why(Withdraw{egypt.fighter("Eg F")}), QString("cannot-withdraw"));
        Table upper(9);
        upper.put("Nu@UPP 2F, Eg@LOW 2F, Eg@WCA 4F, Nu@WIL 2F").beginMarch("Eg");
        QCOMPARE(upper.march("2F", "LOW>UPP"), QString());
        missAll(upper.fight());
        QCOMPARE(upper.why(Withdraw{upper.fighter("Nu F")}), QString("cannot-withdraw"));
    }

    // R-LOR-5.3j, A-LOR-18
    void aRetreatMayOverfillAnArea() {
        Table table = afterOneRound("Eg@ON 2F, Ca@PHI 2F, Ca@PHO 3F");
        table.play(flight(table, "Ca F", "PHO")).play(flight(table, "Ca F", "PHO"));
        QCOMPARE(table.at("PHO"), QString("Ca 5F"));
    }

    // R-LOR-6.4e, A-LOR-43
    void afterTheLastRoundNobodyIsAsked() {
        Table table = afterOneRound("Eg@ON 2F, Ca@PHI 2F");
        table.play(Done{}).play(Done{});
        missAll(table);
        QVERIFY(!table.isAt<Retreating>());
        QVERIFY(table.isAt<Redeploying>());
        QVERIFY(table.state().now.mustLeave.has(table.area("PHI")));
    }

    // R-LOR-6.5e, R-LOR-6.5j, A-LOR-46
    void whoLeavesIsWarnedOfThoseWhoCannot() {
        Table table(4);
        table.put("Se@UGA 2F, Ca@UGA 2F, Se@WCA 4F").put("Ca@WIL 4C").beginFighting("Se");
        const PieceId landed = table.fighter("Se F");
        const PieceId other = table.fighter("Se F1");
        table.state().at(landed).landed = true;
        missAll(table);
        table.play(Done{});
        const core::Actor asked = *Game::owing(table.state()).begin();
        QVERIFY(!Game::describe(table.state(), asked, Withdraw{landed}).caution.id.value.empty());
        QVERIFY(Game::describe(table.state(), asked, Done{}).caution.id.value.empty());
        table.play(Withdraw{landed});
        QCOMPARE(table.waiting("Se"), QString("1F"));
        QVERIFY(table.state().at(other).lot == Lot::Dead);
        QVERIFY(!table.state().battle.open());
    }
};

QTEST_APPLESS_MAIN(TstLordsRetreat)
#include "tst_lords_retreat.moc"
