// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/battle.h"
#include "rules/lords/vassals.h"
#include "tests/rules/lords/table.h"

#include <QTest>

using namespace orontes;
using namespace orontes::tests;
using namespace orontes::lords;

/// Who may be subjected, whom it reaches, and when it ends (10).
class TstLordsVassals : public QObject {
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
    /// The nation fights where it stands together with others; the first round has missed.
    static Table fought(const QString& mover, const QString& stacks, int turn = 2) {
        Table table(turn);
        table.put(stacks).beginFighting(mover);
        missAll(table);
        return table;
    }
    static Party party(const Table& table) { return std::get<Subjecting>(table.state().step).party; }
    static bool may(const Table& table, const QString& lord, const QString& nation) {
        return maySubject(table.state(), table.nation(lord), table.nation(nation));
    }
    /// As at the end of the redeployment of the nation.
    static void release(Table& table, const QString& mover) {
        Tale untold(table.setup(), nullptr);
        table.state().now.mover = table.nation(mover);
        releaseVassals(table.state(), untold);
    }

private slots:
    // R-LOR-10.1a, R-LOR-10.11b
    void aNationAtItsLevelMayBeSubjectedAtTheEndOfARound() {
        Table table = fought("El", "El@BAB 4F, El@SUM 1F, Ka@BAB 2F, Ka@AKK 1F");
        QVERIFY(table.isAt<Subjecting>());
        QCOMPARE(party(table), Party::Moving);
        QVERIFY(table.waitsFor("white"));
        table.play(Yes{}); // nobody asks the Kassites
        QCOMPARE(table.at("AKK"), QString("Ka 1Fv(El)"));
        QVERIFY(!table.state().battle.open());
        QVERIFY(table.told().contains("Kassites: subjected by Elam."));
    }

    // R-LOR-10.1b
    void oneUnitMoreAndItMayNot() {
        Table table = fought("El", "El@BAB 4F, Ka@BAB 2F, Ka@AKK 2F");
        QVERIFY(table.isAt<Retreating>());
    }

    // R-LOR-10.1c, A-LOR-68
    void itsVassalsAndMercenariesCount() {
        Table table;
        table.put("El@ON 4F, Eg@ON 2F, Ca@PHI 1Fv(Eg), Li@ON 1F");
        table.state().at(table.piece("Li", "ON", "F")).nation = table.nation("Eg");
        QCOMPARE(standing(table.state(), table.nation("Eg")), 4);
        QVERIFY(!may(table, "El", "Eg"));
        takeOff(table.state(), table.piece("Ca", "PHI", "F"), Lot::Dead);
        QVERIFY(may(table, "El", "Eg"));
    }

    // R-LOR-10.1d
    void neverBeforeTheFirstRound() {
        Table table;
        table.put("El@BAB 4F, Ka@BAB 2F1C").beginFighting("El");
        QVERIFY(!table.isAt<Subjecting>());
        QCOMPARE(table.why(Yes{}), QString("out-of-turn"));
    }

    // R-LOR-10.1e
    void battlesBetweenTheTwoAreOff() {
        Table table;
        table.put("El@BAB 1F, Ka@BAB 1F, El@AKK 1F, Ka@AKK 1F, El@MED 4F").beginFighting("El");
        table.play(Fight{table.area("BAB")}).roll({1, 1});
        QVERIFY(table.isAt<Subjecting>());
        table.play(Yes{});
        QVERIFY(battlesDue(table.state()).empty());
        QVERIFY(!table.state().battle.open());
        QVERIFY(!table.isAt<Striking>());
        QVERIFY(!table.told().contains("The battle of Akkad: Elam against Kassites."));
    }

    // R-LOR-10.1e, A-LOR-72
    void battlesForWhichTheLordHasMarchedAreOffToo() {
        Table table;
        table.put("El@SUM 3F, Ka@BAB 1F, Ka@KAR 1F, El@MED 4F").beginMarch("El");
        QCOMPARE(table.march("1F", "SUM>BAB"), QString());
        QCOMPARE(table.march("1F", "SUM>KAR"), QString());
        table.fight().play(Fight{table.area("BAB")}).roll({1, 1}).play(Yes{});
        QVERIFY(table.isAt<Redeploying>());
        QVERIFY(battlesDue(table.state()).empty());
        QVERIFY(table.state().now.mustLeave.has(table.area("KAR")));
    }

    // R-LOR-10.1f, A-LOR-72
    void theLordLeavesTheAreasOfItsNewVassals() {
        Table table;
        table.put("El@SUM 3F, Ka@BAB 2F, El@MED 4F").beginMarch("El");
        QCOMPARE(table.march("3F", "SUM>BAB"), QString());
        missAll(table.fight());
        table.play(Yes{});
        QVERIFY(table.isAt<Redeploying>());
        QVERIFY(table.state().now.mustLeave.has(table.area("BAB")));
        QCOMPARE(table.why(Done{}), QString("must-leave"));
        QCOMPARE(table.march("3F", "BAB>SUM"), QString());
        QCOMPARE(table.at("BAB"), QString("Ka 2Fv(El)"));
        QCOMPARE(table.at("SUM"), QString("El 3F"));
    }

    // R-LOR-10.1g, A-LOR-69
    void whoStandsThereMaySubjectTheMover() {
        Table table = fought("Ka", "Ka@ELA 3F, El@ELA 3F, El@MED 4F");
        QVERIFY(table.isAt<Subjecting>());
        QCOMPARE(party(table), Party::Standing);
        QVERIFY(table.waitsFor("white"));
        Table option = Table::with("defenderSubjects", false);
        option.put("Ka@ELA 3F, El@ELA 3F, El@MED 4F").beginFighting("Ka");
        missAll(option);
        QVERIFY(!option.isAt<Subjecting>());
    }

    // R-LOR-10.1h, A-LOR-68
    void whoIsOffTheMapDoesNotCount() {
        Table table(9);
        table.put("Nu@THE 2F, Eg@THE 4F, Nu@UPP 3F");
        QVERIFY(!may(table, "Eg", "Nu"));
        for (int i = 0; i < 3; ++i)
            takeOff(table.state(), table.piece("Nu", "UPP", "F"), Lot::Waiting);
        QVERIFY(may(table, "Eg", "Nu"));
    }

    // R-LOR-10.1i, A-LOR-72
    void aSubjectedMoverSharesTheAreaUntilItsLordRedeploys() {
        Table table = fought("Ka", "Ka@ELA 3F, El@ELA 3F, El@SUM 1F");
        table.play(Yes{});
        QVERIFY(table.isAt<DrawingChit>());
        QCOMPARE(table.at("ELA"), QString("Ka 3Fv(El), El 3F"));
        table.beginFighting("El"); // nobody of it has newly come there: no battle
        QVERIFY(table.isAt<Redeploying>());
        QCOMPARE(table.why(Done{}), QString("must-leave"));
        QCOMPARE(table.march("3F", "ELA>SUM"), QString());
        table.play(Done{});
        QCOMPARE(table.at("ELA"), QString("Ka 3Fv(El)"));
    }

    // A-LOR-72
    void aSubjectedMoverDoesNotFightItsLordInItsOwnNextTurnEither() {
        Table table = fought("Ka", "Ka@ELA 3F, El@ELA 3F, El@SUM 1F");
        table.play(Yes{});
        table.beginFighting("Ka");
        QVERIFY(!table.isAt<Striking>());
        QCOMPARE(table.at("ELA"), QString("Ka 3Fv(El), El 3F"));
    }

    // R-LOR-10.1.1a, A-LOR-70
    void ofTwoAtTheirLevelWhoStandsThereIsAskedFirst() {
        for (const bool accepts : {true, false}) {
            Table table;
            table.put("El@BAB 3F, Ka@BAB 3F1C, El@SUM 1F").beginFighting("El");
            while (table.isAt<Pairing>()) {
                std::vector<lords::Action> offered;
                Game::choices(table.state(), *Game::owing(table.state()).begin(), offered);
                table.play(offered.front());
            }
            takeOff(table.state(), table.piece("El", "SUM", "F"), Lot::Dead);
            table.roll({5, 1, 1, 1});
            while (table.isAt<Pairing>()) {
                std::vector<lords::Action> offered;
                Game::choices(table.state(), *Game::owing(table.state()).begin(), offered);
                table.play(offered.front());
            }
            table.roll({6, 1, 1});
            QVERIFY(table.isAt<Subjecting>());
            QCOMPARE(party(table), Party::Standing);
            QVERIFY(table.waitsFor("yellow"));
            if (accepts) {
                table.play(Yes{});
                QVERIFY(!table.isAt<Subjecting>());
                QCOMPARE(lordOf(table.state(), table.nation("El")), table.nation("Ka"));
            } else {
                table.play(No{});
                QCOMPARE(party(table), Party::Moving);
                QVERIFY(table.waitsFor("white"));
            }
        }
    }

    // R-LOR-10.2a
    void itReachesUnitsInAndBesideTheAreasOfTheLord() {
        Table table = fought("El", "El@BAB 4F, El@SUM 1F, Ka@BAB 1F, Ka@AKK 1F, Ka@MAR 1F");
        table.play(Yes{});
        QCOMPARE(table.at("AKK"), QString("Ka 1Fv(El)"));
        QCOMPARE(table.at("MAR"), QString("Ka 1F"));
        QVERIFY(table.state().of(table.nation("Ka")).fresh);
    }

    // R-LOR-10.2b, R-LOR-10.2c, R-LOR-10.6b
    void whoIsPartlyVassalIsNobodysVassalBesides() {
        Table table = fought("As", "As@MAR 2F, Ka@MAR 1F, Ka@BAB 2Fv(El), El@SUM 1F, As@WIL 4F");
        QVERIFY(!table.isAt<Subjecting>());
        QVERIFY(!may(table, "As", "Ka"));
        QVERIFY(!may(table, "Ch", "Ka"));
        Table all = fought("As", "As@BAB 3F, Ka@BAB 1Fv(El), El@SUM 1F, As@WIL 4F");
        QVERIFY(!all.isAt<Subjecting>());
    }

    // R-LOR-10.2d, A-LOR-71
    void itReachesNobodyOverTheSea() {
        Table table = fought("Eg", "Eg@UGA 3F, Ca@UGA 1F, Ca@ALA 1F, Eg@WCA 4F");
        table.play(Yes{});
        QCOMPARE(table.at("ALA"), QString("Ca 1F"));
    }

    // R-LOR-10.3a, R-LOR-10.3b
    void newUnitsOfAVassalNationAreFree() {
        Table table(3);
        table.put("Ka@BAB 2Fv(El), El@SUM 1F").due("Ka", 3).begin("Ka");
        QVERIFY(table.isAt<PlacingNew>());
        std::vector<lords::Action> offered;
        Game::choices(table.state(), *Game::owing(table.state()).begin(), offered);
        const PieceId chariot = std::get<Place>(offered.front()).piece;
        table.play(offered.front());
        QVERIFY(!table.state().at(chariot).lord.valid());
        QCOMPARE(lordOf(table.state(), table.nation("Ka")), table.nation("El"));
    }

    // R-LOR-10.3c, A-LOR-75
    void freeUnitsAndVassalsCountTogetherAndOnlyTheFreeMove() {
        Table table;
        table.put("Ka@BAB 3Fv(El), El@SUM 1F").put("Ka@BAB 2C").put("Ka@BAB 1F").beginMarch("Ka");
        QCOMPARE(table.why(Take{table.piece("Ka", "BAB", "F")}), QString("vassals-stay"));
        QVERIFY(table.allows(Take{table.piece("Ka", "BAB", "C")}));
        table.play(Done{});
        QVERIFY(table.isAt<Culling>());
        QCOMPARE(unitsIn(table.state(), table.area("BAB"), table.nation("Ka")), 6);
    }

    // R-LOR-10.4b, R-LOR-10.4c, A-LOR-73
    void theyAreFreeWhenTheLordHoldsNothingNear() {
        Table table;
        table.put("El@SUM 1F, El@SZA 2F, Ka@BAB 2Fv(El), Ka@AKK 1Fv(El)");
        release(table, "El");
        QCOMPARE(table.at("BAB"), QString("Ka 2Fv(El)")); // Sumer borders on Babylon
        shift(table.state(), table.piece("El", "SUM", "F"), table.area("SZA"));
        release(table, "El");
        QCOMPARE(table.at("BAB"), QString("Ka 2F"));
        QCOMPARE(table.at("AKK"), QString("Ka 1F"));
    }

    // A-LOR-73
    void vassalsDoNotHoldEachOther() {
        Table table;
        table.put("El@MED 1F, Ka@BAB 2Fv(El), Ka@AKK 1Fv(El)");
        release(table, "Eg"); // at the end of anybody's redeployment
        QCOMPARE(table.at("BAB"), QString("Ka 2F"));
    }

    // A-LOR-73
    void theyAreTestedAsAGroupUnlessTheOptionSaysByArea() {
        const QString stacks = "El@SUM 1F, Ka@BAB 2Fv(El), Ka@MAR 1Fv(El)";
        Table group;
        group.put(stacks);
        release(group, "El");
        QCOMPARE(group.at("MAR"), QString("Ka 1Fv(El)"));
        Table area = Table::with("release", std::string("area"));
        area.put(stacks);
        release(area, "El");
        QCOMPARE(area.at("MAR"), QString("Ka 1F"));
        QCOMPARE(area.at("BAB"), QString("Ka 2Fv(El)"));
    }

    // A-LOR-73
    void theFirstTestIsAfterTheLordsNextRedeployment() {
        Table table;
        table.put("El@MED 1F, Ka@BAB 2Fv(El)");
        table.state().of(table.nation("Ka")).fresh = true;
        release(table, "Ka");
        QCOMPARE(table.at("BAB"), QString("Ka 2Fv(El)"));
        release(table, "El");
        QCOMPARE(table.at("BAB"), QString("Ka 2F"));
        QVERIFY(!table.state().of(table.nation("Ka")).fresh);
    }

    // A-LOR-73
    void theLordsUnitsInTheirOwnAreaHoldThem() {
        Table table;
        table.put("El@BAB 1F, Ka@BAB 2Fv(El)");
        release(table, "Ka");
        QCOMPARE(table.at("BAB"), QString("Ka 2Fv(El), El 1F"));
    }

    // A-LOR-73
    void aLordWithoutUnitsHoldsNobody() {
        Table table;
        table.put("Ka@BAB 2Fv(El)");
        table.state().of(table.nation("Ka")).fresh = true;
        release(table, "Ka");
        QCOMPARE(table.at("BAB"), QString("Ka 2F"));
    }

    // A-LOR-73
    void aDynastysVassalsAreNotReleasedByDistance() {
        Table table(9);
        table.put("Nu@THE 2F, Eg@KAD 2Fv(Nu)");
        table.state().of(table.nation("Nu")).dynasty = true;
        release(table, "Nu");
        QCOMPARE(table.at("KAD"), QString("Eg 2Fv(Nu)"));
    }

    // R-LOR-10.4d
    void nobodyBecomesAVassalOfTheCimmerians() {
        Table table = fought("Ci", "Ci@NAI 2V, Ur@NAI 1F, Ci@WIL 4V", 9);
        QVERIFY(!table.isAt<Subjecting>());
        QVERIFY(!may(table, "Ci", "Ur"));
        QVERIFY(may(table, "Ur", "Ci") == false); // six Cimmerians
    }

    // R-LOR-10.8a
    void theLordPassesThroughItsVassals() {
        Table table;
        table.put("El@SUM 1F, Ka@BAB 2Fv(El)").beginMarch("El");
        QCOMPARE(table.march("1F", "SUM>BAB>TIG"), QString());
        QCOMPARE(table.at("TIG"), QString("El 1F"));
        QVERIFY(battlesDue(table.state()).empty());
    }

    // R-LOR-10.8b, A-LOR-76
    void aLordThatStopsWithItsVassalsFightsThemAndTheyStayVassals() {
        Table table;
        table.put("El@SUM 2F, Ka@BAB 2Fv(El), El@MED 4F").beginMarch("El");
        QCOMPARE(table.march("2F", "SUM>BAB"), QString());
        missAll(table.fight());
        QCOMPARE(table.state().battle.area, table.area("BAB"));
        QVERIFY(!table.isAt<Subjecting>()); // they are vassals already
        QCOMPARE(table.at("BAB"), QString("Ka 2Fv(El), El 2F"));
        QCOMPARE(std::get<Retreating>(table.state().step).party, Party::Moving);
    }

    // R-LOR-10.9a, A-LOR-78
    void theVassalsOfAFallenLordAreFree() {
        Table table = fought("As", "As@SZA 3F, As@ELA 1F, El@SZA 1F, Ka@BAB 1Fv(El), As@WIL 4F");
        QVERIFY(table.isAt<Subjecting>());
        table.play(Yes{});
        QCOMPARE(table.at("BAB"), QString("Ka 1F"));
        QCOMPARE(lordOf(table.state(), table.nation("El")), table.nation("As"));
    }

    // A-LOR-78
    void whoIsAVassalItselfMakesNoVassals() {
        Table table;
        table.put("Ka@BAB 1F, Ka@MAR 4Fv(El), El@SUM 1F, Su@BAB 1F");
        QVERIFY(!may(table, "Ka", "Su"));
        QVERIFY(may(table, "Su", "Ka") == false);
    }

    // R-LOR-10.11a
    void whoMayMayAlsoDecline() {
        Table table = fought("El", "El@BAB 4F, Ka@BAB 2F, Ka@AKK 1F");
        table.play(No{});
        QVERIFY(table.isAt<Retreating>());
        QVERIFY(!lordOf(table.state(), table.nation("Ka")).valid());
        table.play(Done{}).play(Done{});
        missAll(table);
        QVERIFY(table.isAt<Subjecting>()); // again after each round
    }

    // R-LOR-10.10a, R-LOR-10.10b, R-LOR-10.10c, R-LOR-10.10d
    void theLevelsAreThePrintedOnes() {
        const Table table;
        const auto levels = [&](const QString& nations, int level) {
            for (const QString& code : nations.split(','))
                if (table.setup().of(table.nation(code)).vassalLevel != level)
                    return code;
            return QString();
        };
        QCOMPARE(levels("Su,Ar,Ac,Me,Ci,Li,Ur", 1), QString());
        QCOMPARE(levels("Se,Ph,Lu,El,Nu,As,Ly", 2), QString());
        QCOMPARE(levels("Ca,Ka,Ch,Eg,Ht,Ju,Mi", 3), QString());
        QCOMPARE(table.setup().nations.size(), std::size_t{21});
    }
};

QTEST_APPLESS_MAIN(TstLordsVassals)
#include "tst_lords_vassals.moc"
