// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/lords/table.h"

#include <QTest>

using namespace orontes::tests;
using namespace orontes::lords;

/// Second moves after the battles (4.2.4, 8).
class TstLordsRedeploying : public QObject {
    Q_OBJECT

    /// A nation at its redeployment, after the marches that were made.
    static Table& redeploy(Table& table) {
        table.play(Done{});
        QTest::qVerify(table.isAt<Redeploying>(), "redeploying", "", __FILE__, __LINE__);
        return table;
    }

private slots:
    // R-LOR-8.1a, R-LOR-4.2.4a, R-LOR-4.2.4b
    void unitsMoveAnotherFullMoveWhereTheNationPassed() {
        Table table;
        table.put("Eg@ON 2F").beginMarch("Eg");
        QCOMPARE(table.march("1F", "ON>PEL>PHI>PHO"), QString());
        QCOMPARE(table.state().now.entered.count(), 4);
        redeploy(table);
        QCOMPARE(table.march("1F", "PHO>KAD"), QString("nobody").isEmpty() ? QString() : QString("not-passed"));
        QVERIFY(table.state().march.pieces.size() == 1);
        table.play(Go{table.area("PHI")}).play(Go{table.area("PEL")}).play(Go{table.area("ON")});
        QCOMPARE(table.at("ON"), QString("Eg 2F"));
    }

    // R-LOR-4.2.4a, R-LOR-8.1b
    void anAreaThatWasNotPassedIsNotEntered() {
        Table table;
        table.put("Eg@ON 2F").beginMarch("Eg");
        QCOMPARE(table.march("1F", "ON>PEL>PHI"), QString());
        redeploy(table);
        table.play(Take{table.piece("Eg", "PHI", "F")});
        QCOMPARE(table.why(Go{table.area("JUD")}), QString("not-passed"));
        QVERIFY(table.allows(Go{table.area("PEL")}));
    }

    // R-LOR-4.2.4c, A-LOR-52
    void coastsThatWereSailedPastAreNotPassed() {
        Table table;
        table.put("Eg@ON 1F, Eg@NAU 2F").begin("Eg");
        QCOMPARE(table.sail("1F", "ON~PHO"), QString());
        table.play(Done{});
        QCOMPARE(table.march("1F", "NAU>ON"), QString());
        QVERIFY(table.state().now.entered.has(table.area("NAU")));
        QVERIFY(table.state().now.entered.has(table.area("PHO")));
        QVERIFY(!table.state().now.entered.has(table.area("PEL")));
        redeploy(table);
        QCOMPARE(table.march("1F", "ON>PEL"), QString("not-passed"));
    }

    // R-LOR-4.2.4b
    void whatWasPassedIsForgottenWhenTheTurnEnds() {
        Table table;
        table.put("Eg@ON 1F").beginMarch("Eg");
        QCOMPARE(table.march("1F", "ON>PEL"), QString());
        redeploy(table).play(Done{});
        QVERIFY(table.state().now.entered.empty());
    }

    // R-LOR-8.1c
    void redeploymentCostsTheSame() {
        Table table;
        table.put("Ht@HAT 2F").beginMarch("Ht");
        QCOMPARE(table.march("1F", "HAT>WTA>KIZ"), QString());
        redeploy(table);
        QCOMPARE(table.march("1F", "HAT>WTA>KIZ"), QString()); // 2 + 1
        QCOMPARE(table.at("KIZ"), QString("Ht 2F"));
        QCOMPARE(table.state().now.mover, Table().nation("Ht"));
    }

    // R-LOR-8.1e, R-LOR-8.3.1a
    void nobodyStopsWhereOthersStand() {
        Table table;
        table.put("El@KAR 2F, Ka@BAB 2Fv(El)").beginMarch("El");
        QCOMPARE(table.march("1F", "KAR>BAB>TIG"), QString());
        redeploy(table);
        table.play(Take{table.piece("El", "TIG", "F")}).play(Go{table.area("BAB")});
        QCOMPARE(table.why(Halt{}), QString("not-alone-here"));
        table.play(Go{table.area("KAR")});
        QCOMPARE(table.at("KAR"), QString("El 2F"));
    }

    // R-LOR-8.1f, A-LOR-24
    void markersRedeployToo() {
        Table table;
        table.put("Eg@ON 1F+Ru").beginMarch("Eg");
        table.play(Gather{table.area("ON")}).play(Go{table.area("PEL")}).play(Go{table.area("PHI")}).play(Halt{});
        redeploy(table);
        QCOMPARE(table.march("Ru", "PHI>PEL>ON"), QString());
        QCOMPARE(table.at("ON"), QString("Eg +Ru"));
    }

    // R-LOR-8.2a, R-LOR-8.2d, A-LOR-26
    void whoCameBySeaMayGoBackAsTheyCame() {
        Table table;
        table.put("Eg@ON 3F, Eg@NAU 1F").begin("Eg");
        QCOMPARE(table.sail("3F", "ON~PHO"), QString());
        redeploy(table);
        QCOMPARE(table.sail("1F", "PHO~NAU"), QString("not-where-embarked"));
        QCOMPARE(table.sail("3F", "PHO~ON"), QString());
        QCOMPARE(table.at("ON"), QString("Eg 3F"));
    }

    // R-LOR-8.2e, A-LOR-55
    void nobodySailsBackToWhereOthersStand() {
        Table table;
        table.put("Eg@ON 1F, Eg@PEL 1F").begin("Eg");
        QCOMPARE(table.sail("1F", "ON~PHO"), QString());
        table.passTo<Redeploying>();
        table.put("Li@ON 1F");
        QCOMPARE(table.sail("1F", "PHO~ON"), QString("home-occupied"));
    }

    // R-LOR-8.2b, A-LOR-56
    void whoLandedMayGoBackToTheSeaAndLandElsewhere() {
        Table table(4);
        table.due("Se", 4).begin("Se");
        while (table.isAt<PlacingNew>()) {
            std::vector<Action> choices;
            Game::choices(table.state(), *Game::owing(table.state()).begin(), choices);
            const auto there = std::find_if(choices.begin(), choices.end(), [&](const Action& action) {
                const auto* place = std::get_if<Place>(&action);
                return place && place->area == table.area("UGA");
            });
            table.play(*there);
        }
        table.passTo<Redeploying>();
        while (table.isAt<Culling>())
            table.play(Remove{table.piece("Se", "UGA", "F")});
        table.passTo<Redeploying>();
        QVERIFY(table.isAt<Redeploying>());
        table.play(Withdraw{table.piece("Se", "UGA", "C")});
        QCOMPARE(table.waiting("Se"), QString("1C"));
        table.play(Done{});
        table.state().turn = orontes::core::TurnNumber{5};
        table.begin("Se");
        QVERIFY(table.isAt<PlacingNew>());
        const auto at = [&] {
            for (PieceId one{0}; one < table.setup().endOfRoster(); ++one.value)
                if (table.state().at(one).lot == Lot::Waiting)
                    return one;
            return PieceId{};
        }();
        QCOMPARE(table.why(Place{at, table.area("ON")}), QString());
        QCOMPARE(table.why(Place{at, table.area("HAT")}), QString("outside-arrival"));
    }

    // R-LOR-8.2c
    void othersCannotGoToTheSea() {
        Table table;
        table.put("Eg@ON 2F").beginMarch("Eg");
        QCOMPARE(table.march("1F", "ON>PEL"), QString());
        redeploy(table);
        QCOMPARE(table.why(Withdraw{table.piece("Eg", "ON", "F")}), QString("cannot-withdraw"));
    }

    // R-LOR-7.1d
    void anAreaThatWasLeftEmptyIsControlledByNobody() {
        Table table;
        table.put("Ka@BAB 1F").beginMarch("Ka");
        QCOMPARE(table.march("1F", "BAB>AKK"), QString());
        redeploy(table).play(Done{});
        QVERIFY(!table.state().of(table.nation("Ka")).held.has(table.area("BAB")));
        QVERIFY(table.state().of(table.nation("Ka")).held.has(table.area("AKK")));
    }
};

QTEST_APPLESS_MAIN(TstLordsRedeploying)
#include "tst_lords_redeploying.moc"
