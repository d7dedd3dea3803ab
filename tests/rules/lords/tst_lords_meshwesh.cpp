// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/battle.h"
#include "tests/rules/lords/table.h"

#include <QTest>

using namespace orontes;
using namespace orontes::tests;
using namespace orontes::lords;

namespace {

/// Far away, so that nobody is weak enough to be subjected.
const char* elsewhere = "Eg@WCA 4F, Li@SEH 2F";

} // namespace

/// Libyan raids, and Libyans in the service of those who slew them (12).
class TstLordsMeshwesh : public QObject {
    Q_OBJECT

    /// Libyans march out of their desert: "2F" to the area.
    static Table raid(int turn, const QString& stacks, const QString& pieces, const QString& area) {
        Table table(turn);
        table.put(stacks).put(elsewhere).beginMarch("Li");
        QTest::qCompare(table.march(pieces, "LBD>" + area), QString(), "marched", "", __FILE__, __LINE__);
        table.fight();
        return table;
    }
    /// One of the Libyans on the map takes service.
    static void enlist(Table& table, const QString& area, const QString& master) {
        table.state().at(table.piece("Li", area, "F")).nation = table.nation(master);
    }

private slots:
    // R-LOR-12.1a, R-LOR-12.1e, A-LOR-90
    void aRaidThatLeavesEgyptiansAliveGoesBackToTheDesert() {
        Table table = raid(3, "Li@LBD 2F, Eg@NAU 1F", "2F", "NAU");
        table.roll({1, 4, 3});
        QCOMPARE(table.at("LBD"), QString("Li 2F"));
        QCOMPARE(table.at("NAU"), QString("Eg 1F"));
        QVERIFY(!table.isAt<Retreating>());
        QVERIFY(!table.state().battle.open());
        QCOMPARE(table.setup().of(table.nation("Li")).raids.count(), 4);
        for (const char* area : {"NAU", "LOW", "UPP", "THE"})
            QVERIFY(table.setup().of(table.nation("Li")).raids.has(table.area(area)));
    }

    // R-LOR-12.1b
    void aRaidThatKillsThemAllMayStay() {
        Table table = raid(3, "Li@LBD 2F, Eg@NAU 1F", "2F", "NAU");
        table.roll({1, 5, 1});
        QCOMPARE(table.at("NAU"), QString("Li 2F"));
    }

    // R-LOR-12.1a, A-LOR-90
    void theTestComesBeforeTheRulersAndTheRetreats() {
        Table table = raid(3, "Li@LBD 2F, Eg@NAU 1F+Ru", "2F", "NAU");
        table.play(Done{}).roll({1, 1, 1});
        QCOMPARE(table.at("LBD"), QString("Li 2F"));
    }

    // R-LOR-12.1a, A-LOR-90
    void allLibyansThereGoBackThoseWhoCameOtherwiseToo() {
        Table table(3);
        table.put("Li@LBD 1F, Li@LOW 1F, Eg@NAU 1F").put(elsewhere).beginMarch("Li");
        QCOMPARE(table.march("1F", "LBD>NAU"), QString());
        QCOMPARE(table.march("1F", "LOW>NAU"), QString());
        table.fight().roll({1, 1, 1});
        QCOMPARE(table.at("LBD"), QString("Li 2F"));
    }

    // R-LOR-12.1a, A-LOR-90
    void whoComesFromElsewhereDoesNotRaid() {
        Table table(3);
        table.put("Li@LOW 2F, Eg@NAU 1F").put(elsewhere).beginMarch("Li");
        QCOMPARE(table.march("2F", "LOW>NAU"), QString());
        table.fight().roll({1, 1, 1});
        QVERIFY(table.isAt<Retreating>());
    }

    // R-LOR-12.1a, A-LOR-90
    void itIsARaidOnThoseOfTheTwoKingdomsOnly() {
        Table table = raid(3, "Li@LBD 2F, As@NAU 1F, As@MED 3F", "2F", "NAU");
        table.roll({1, 1, 1});
        QVERIFY(table.isAt<Retreating>());
        for (const bool dynasty : {false, true}) {
            Table nubia(9);
            nubia.put("Li@LBD 2F, Nu@NAU 1F, Nu@MED 3F").put(elsewhere);
            nubia.state().of(nubia.nation("Nu")).dynasty = dynasty;
            nubia.beginMarch("Li");
            QCOMPARE(nubia.march("2F", "LBD>NAU"), QString());
            nubia.fight().roll({1, 1, 1});
            QCOMPARE(nubia.isAt<Retreating>(), !dynasty);
        }
    }

    // R-LOR-12.1c
    void eachRaidIsTestedAnew() {
        for (const int turn : {5, 6}) {
            Table table = raid(turn, "Li@LBD 2F, Eg@NAU 1F", "2F", "NAU");
            table.roll({1, 1, 1});
            QCOMPARE(table.at("LBD"), QString("Li 2F"));
        }
    }

    // R-LOR-12.1d
    void onTurnFourTheyFightOn() {
        Table table = raid(4, "Li@LBD 2F, Eg@NAU 1F", "2F", "NAU");
        table.roll({1, 1, 1});
        QVERIFY(table.isAt<Retreating>());
        table.play(Done{}).play(Done{});
        QCOMPARE(table.state().battle.round, 2);
    }

    // R-LOR-12.2a, R-LOR-12.2b
    void aDieIsThrownForEachSlainLibyan() {
        Table table = raid(3, "Li@LBD 2F, Eg@NAU 2F, Eg@LOW 1F", "2F", "NAU");
        table.roll({5, 5}).roll({1, 1});
        QVERIFY(table.isAt<ThrowingForService>());
        QCOMPARE(table.deadPile("Li"), QString("2F"));
        table.roll({4});
        QVERIFY(table.isAt<ThrowingForService>());
        table.roll({4});
        QVERIFY(!table.isAt<ThrowingForService>());
        QCOMPARE(table.deadPile("Li"), QString("2F"));
    }

    // R-LOR-12.2c, A-LOR-91
    void onFiveItJoinsAStackWithinTwoAreas() {
        Table table = raid(3, "Li@LBD 1F, Eg@NAU 1F, Eg@LOW 1F, Eg@UPP 1F, Eg@THE 1F", "1F", "NAU");
        table.roll({5, 1}).roll({5});
        QVERIFY(table.isAt<TakingService>());
        QVERIFY(table.waitsFor("blue"));
        QCOMPARE(table.why(Join{table.area("THE")}), QString("no-stack-near"));
        QCOMPARE(table.why(Join{table.area("ON")}), QString("no-stack-near"));
        QVERIFY(table.allows(Join{table.area("NAU")}));
        QVERIFY(table.allows(Join{table.area("LOW")}));
        table.play(Join{table.area("UPP")});
        QCOMPARE(table.at("UPP"), QString("Eg 2F"));
        QCOMPARE(table.deadPile("Li"), QString());
    }

    // R-LOR-12.2c, A-LOR-91
    void withOneStackNearItIsNotAskedAndWithNoneItStaysDead() {
        Table one = raid(3, "Li@LBD 1F, Eg@NAU 1F", "1F", "NAU");
        one.roll({5, 1}).roll({6});
        QCOMPARE(one.at("NAU"), QString("Eg 2F"));
        Table none = raid(3, "Li@LBD 1F, Eg@NAU 1F", "1F", "NAU");
        none.roll({5, 5}).roll({6});
        QCOMPARE(none.at("NAU"), QString());
        QCOMPARE(none.deadPile("Li"), QString("1F"));
    }

    // R-LOR-12.2c, A-LOR-91
    void itJoinsNoStackOfVassals() {
        Table table = raid(3, "Li@LBD 1F, Eg@NAU 1F, Eg@LOW 1Fv(Ht), Ht@UPP 1F", "1F", "NAU");
        table.roll({5, 1}).roll({5});
        QVERIFY(!table.isAt<TakingService>()); // one stack of free units is near
        QCOMPARE(table.at("NAU"), QString("Eg 2F"));
    }

    // R-LOR-12.2d
    void whoIsSlainByOthersNeverTakesService() {
        Table table = raid(3, "Li@LBD 1F, As@NAU 1F, As@MED 3F", "1F", "NAU");
        table.roll({5, 1});
        QVERIFY(!table.isAt<ThrowingForService>());
        QCOMPARE(table.deadPile("Li"), QString("1F"));
    }

    // R-LOR-12.3a, A-LOR-82
    void aMercenaryIsAUnitOfItsMaster() {
        Table table(3);
        table.put("Li@LBD 1F, Eg@NAU 1F, Li@NAU 1F").put(elsewhere);
        enlist(table, "NAU", "Eg");
        QCOMPARE(unitsIn(table.state(), table.area("NAU"), table.nation("Eg")), 2);
        table.beginMarch("Li");
        QCOMPARE(table.march("1F", "LBD>NAU"), QString());
        table.fight();
        table.roll({1, 1});
        table.aim("Li F", "Eg F1").roll({5}); // the Egyptian: the mercenary comes before it in the roster
        QCOMPARE(table.told().filter("mercenaries first").size(), 1);
        int slain = 0; // LIB-2: Egyptians
        for (std::size_t i = 0; i < table.setup().feats.size(); ++i)
            if (table.setup().feats[i].nation == table.nation("Li") &&
                table.setup().feats[i].victims.has(table.nation("Eg")))
                slain += table.state().ledger[i].count;
        QCOMPARE(slain, 1);
    }

    // R-LOR-12.3b
    void aMercenaryDoesNotEnterTheLibyanDesert() {
        Table table(3);
        table.put("Eg@NAU 1F, Li@NAU 1F").put(elsewhere);
        enlist(table, "NAU", "Eg");
        table.beginMarch("Eg");
        table.play(Gather{table.area("NAU")});
        QCOMPARE(table.why(Go{table.area("LBD")}), QString("closed-area"));
    }

    // R-LOR-12.3c, R-LOR-12.4b, A-LOR-93
    void mercenariesFallBeforeTheFootWhoeverWasAttacked() {
        Table table(3);
        table.put("As@NAU 1C, As@MED 4F, Eg@NAU 2F, Li@NAU 1F").put(elsewhere);
        enlist(table, "NAU", "Eg");
        table.beginFighting("As");
        const PieceId attacked = table.fighter("Eg F1"); // the mercenary is the first
        table.roll({1, 1, 1});
        table.play(Aim{table.fighter("As C"), attacked}).roll({6});
        QCOMPARE(table.deadPile("Li"), QString("1F"));
        QCOMPARE(table.deadPile("Eg"), QString());
        QCOMPARE(unitsIn(table.state(), table.area("NAU"), table.nation("Eg")), 2);
        QVERIFY(table.state().at(attacked).lot == Lot::OnMap);
    }

    // R-LOR-12.3c, A-LOR-93
    void hitsOnMountedUnitsStayWhereTheyAre() {
        Table table(3);
        table.put("As@NAU 1C, As@MED 4F, Eg@NAU 1F1C, Li@NAU 1F").put(elsewhere);
        enlist(table, "NAU", "Eg");
        table.beginFighting("As");
        table.roll({1, 1, 1});
        table.aim("As C", "Eg C").roll({6});
        QCOMPARE(table.deadPile("Eg"), QString("1C"));
        QCOMPARE(table.deadPile("Li"), QString());
    }

    // R-LOR-12.3c
    void oneMercenaryBearsOneHit() {
        Table table(3);
        table.put("As@NAU 2F, As@MED 4F, Eg@NAU 2F, Li@NAU 1F").put(elsewhere);
        enlist(table, "NAU", "Eg");
        table.beginFighting("As");
        while (table.isAt<Pairing>()) {
            std::vector<lords::Action> offered;
            Game::choices(table.state(), *Game::owing(table.state()).begin(), offered);
            table.play(offered.front());
        }
        table.roll({1, 1, 1});
        std::vector<PieceId> foot;
        forPieces(table.state(), table.area("NAU"), [&](PieceId one) {
            if (table.setup().of(one).nation == table.nation("Eg"))
                foot.push_back(one);
        });
        table.play(Aim{table.fighter("As F"), foot[0]}).play(Aim{table.fighter("As F1"), foot[1]}).roll({6, 6});
        QCOMPARE(table.deadPile("Li"), QString("1F"));
        QCOMPARE(table.deadPile("Eg"), QString("1F"));
    }

    // R-LOR-12.3d, A-LOR-92
    void mercenariesLeftAloneByTheBattleDesert() {
        Table table(3);
        table.put("As@NAU 2C, As@MED 4F, Eg@NAU 1C, Li@NAU 1F").put(elsewhere);
        enlist(table, "NAU", "Eg");
        table.beginFighting("As");
        table.roll({1, 1});
        table.roll({1, 6});              // the second chariot is set against the Egyptian one
        table.play(Done{}).play(Done{}); // the mercenary fights on by itself, and deserts when the battle is over
        while (table.state().battle.open())
            if (table.isAt<Striking>())
                table.roll({1});
            else
                table.play(Done{});
        QCOMPARE(table.deadPile("Li"), QString("1F"));
        QCOMPARE(table.deadPile("Eg"), QString("1C"));
    }

    // R-LOR-12.3d, A-LOR-92
    void theyDesertWhenThatBattleIsOverNotWhenAllAre() {
        Table table(3);
        table.put("As@NAU 1C, As@MED 4F, Eg@NAU 1F1C, As@PHI 1F1C, Ca@PHI 1F1C, Ca@WIL 4C").put(elsewhere);
        table.put("Li@NAU 1F");
        enlist(table, "NAU", "Eg");
        takeOff(table.state(), table.piece("Eg", "NAU", "F", 1), Lot::Absent); // the mercenary and a chariot are left
        table.beginFighting("As");
        table.play(Fight{table.area("NAU")}).roll({6, 1}).aim("As C", "Eg C").roll({6});
        QCOMPARE(table.state().battle.area, table.area("PHI"));
        QCOMPARE(table.at("NAU"), QString());
        QCOMPARE(table.deadPile("Li"), QString("1F"));
    }

    // R-LOR-12.4a
    void mercenariesWithoutTheirMastersDesert() {
        Table table(3);
        table.put("Eg@NAU 1F, Li@NAU 1F").put(elsewhere);
        enlist(table, "NAU", "Eg");
        table.beginMarch("Eg");
        table.play(Take{table.piece("Eg", "NAU", "F", 1)}).play(Go{table.area("ON")}).play(Halt{});
        QCOMPARE(table.deadPile("Li"), QString("1F"));
        QCOMPARE(table.at("NAU"), QString());
        QCOMPARE(table.at("ON"), QString("Eg 1F"));
    }

    // R-LOR-12.2a
    void underADynastyItsNationThrows() {
        Table table(9);
        table.put("Li@LBD 1F, Eg@NAU 1Fv(Nu), Nu@NAU 1F, Nu@MED 3F").put(elsewhere);
        table.state().of(table.nation("Nu")).dynasty = true;
        table.beginMarch("Li");
        QCOMPARE(table.march("1F", "LBD>NAU"), QString());
        table.fight().roll({6, 1});
        while (table.isAt<Pairing>())
            table.aim("Li F", "Nu F");
        table.roll({1}).roll({5});
        QCOMPARE(table.at("NAU"), QString("Eg 1Fv(Nu), Nu 2F"));
    }

    // R-LOR-12.2a
    void theDieOfServiceIsReadInTheTableOfNumbers() {
        Table table = raid(3, "Li@LBD 1F, Eg@NAU 1F, Eg@LOW 1F", "1F", "NAU");
        table.roll({5, 1});
        QCOMPARE(Game::outcomes(table.state()), 6);
        QVERIFY(Game::owing(table.state()).onlyChance());
        table.roll({3});
        QVERIFY(table.told().contains("3: Libya, Foot 1 stays among the dead."));
    }
};

QTEST_APPLESS_MAIN(TstLordsMeshwesh)
#include "tst_lords_meshwesh.moc"
