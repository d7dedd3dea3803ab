// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/lords/table.h"

#include <QTest>

using namespace orontes::tests;
using namespace orontes::lords;

namespace {

/// The first piece of the nation that is due or waits, of that kind.
PieceId coming(const Table& table, const char* nation, Kind kind) {
    for (const PieceId piece : table.setup().of(table.nation(nation)).pieces) {
        const Lot lot = table.state().at(piece).lot;
        const bool comes =
            (lot == Lot::Due && table.setup().of(piece).due <= table.state().turn) || lot == Lot::Waiting;
        if (comes && !table.state().at(piece).stays && table.setup().of(piece).kind == kind)
            return piece;
    }
    return {};
}

void placeAll(Table& table, const char* nation, Kind kind, const char* area) {
    while (coming(table, nation, kind).valid() && table.isAt<PlacingNew>())
        table.play(Place{coming(table, nation, kind), table.area(area)});
}

} // namespace

/// New units of the chart (9.1, 9.4, 16.1, 17.0).
class TstLordsArrivals : public QObject {
    Q_OBJECT

private slots:
    // R-LOR-9.1a, R-LOR-9.1c, R-LOR-9.1d, R-LOR-9.1e, R-LOR-9.1f, R-LOR-16.1a, A-LOR-57, A-LOR-58
    void unitsOfTheChartComeToTheirAreas() {
        Table table(2);
        table.due("Ht", 2).begin("Ht");
        QVERIFY(table.isAt<PlacingNew>());
        const PieceId foot = coming(table, "Ht", Kind::Foot);
        QCOMPARE(table.why(Place{foot, table.area("PIT")}), QString("outside-arrival"));
        QCOMPARE(table.why(Place{foot, table.area("WTA")}), QString());
        QCOMPARE(table.why(Wait{foot}), QString("must-place"));
        QCOMPARE(table.why(Done{}), QString("out-of-turn"));
        QCOMPARE(table.why(Place{coming(table, "Ht", Kind::Ruler), table.area("HAT")}), QString("units-first"));
        placeAll(table, "Ht", Kind::Foot, "HAT");
        placeAll(table, "Ht", Kind::Chariot, "HAT");
        QCOMPARE(table.at("HAT"), QString("Ht 6F5C"));
        const PieceId ruler = coming(table, "Ht", Kind::Ruler);
        QCOMPARE(table.why(Place{ruler, table.area("PIT")}), QString("outside-arrival"));
        QCOMPARE(table.why(Place{ruler, table.area("WTA")}), QString());
        table.play(Place{ruler, table.area("HAT")});
        QVERIFY(table.at("HAT").contains("+Ru"));
        QVERIFY(table.isAt<Moving>());
    }

    // R-LOR-9.1b
    void theyComeEvenWhereEnemiesStand() {
        Table table(5);
        table.put("Ka@BAB 2F").due("Ch", 5).begin("Ch");
        QCOMPARE(table.why(Place{coming(table, "Ch", Kind::Foot), table.area("BAB")}), QString());
    }

    // R-LOR-9.4a, R-LOR-9.4b
    void invadersChooseAmongTheirAreasAndMove() {
        Table table(3);
        table.put("Ca@JUD 2F").due("Ju", 3).begin("Ju");
        placeAll(table, "Ju", Kind::Foot, "JUD");
        QCOMPARE(table.why(Place{coming(table, "Ju", Kind::Chosen), table.area("TRJ")}), QString("needs-unit"));
        placeAll(table, "Ju", Kind::Chosen, "JUD");
        placeAll(table, "Ju", Kind::Ruler, "JUD");
        table.passTo<Moving>();
        table.play(Gather{table.area("JUD")}).play(Go{table.area("TRJ")});
        QVERIFY(table.at("TRJ").startsWith("Ju 5F"));
    }

    // R-LOR-9.4c, A-LOR-67
    void invadersMayWaitAndComeLater() {
        Table table(9);
        table.due("Nu", 9).begin("Nu");
        table.play(Place{coming(table, "Nu", Kind::Foot), table.area("THE")});
        table.play(Place{coming(table, "Nu", Kind::Foot), table.area("THE")});
        table.play(Wait{coming(table, "Nu", Kind::Foot)}).play(Wait{coming(table, "Nu", Kind::Cavalry)});
        QCOMPARE(table.waiting("Nu"), QString("1F1V"));
        while (table.isAt<PlacingNew>())
            for (const Kind kind : {Kind::Ruler, Kind::Terror, Kind::Siege})
                if (table.isAt<PlacingNew>() && coming(table, "Nu", kind).valid())
                    table.play(Place{coming(table, "Nu", kind), table.area("THE")});
        for (int i = 0; i < 6 && !table.isAt<DrawingChit>(); ++i)
            table.play(Done{});
        table.state().turn = orontes::core::TurnNumber{10};
        table.begin("Nu");
        QVERIFY(table.isAt<PlacingNew>());
        QCOMPARE(table.why(Place{coming(table, "Nu", Kind::Cavalry), table.area("THE")}), QString());
        QCOMPARE(table.why(Place{coming(table, "Nu", Kind::Cavalry), table.area("UPP")}), QString("outside-arrival"));
    }

    // R-LOR-9.4d
    void whoLandsDoesSoOnTheCoastsOfTheRow() {
        Table table(2);
        table.due("Ac", 2).begin("Ac");
        const PieceId foot = coming(table, "Ac", Kind::Foot);
        QCOMPARE(table.why(Place{foot, table.area("LUK")}), QString());
        QCOMPARE(table.why(Place{foot, table.area("WIL")}), QString());
        QCOMPARE(table.why(Place{foot, table.area("HAT")}), QString("outside-arrival"));
        QCOMPARE(table.why(Wait{foot}), QString());
    }

    // R-LOR-4.2.4c, A-LOR-52
    void whereOneIsSetDownCountsAsPassed() {
        Table table(2);
        table.due("Ht", 2).begin("Ht");
        table.play(Place{coming(table, "Ht", Kind::Foot), table.area("WTA")});
        QVERIFY(table.state().now.entered.has(table.area("WTA")));
    }

    // R-LOR-15.4c, A-LOR-104
    void theChosenPeopleComeWithAUnit() {
        Table table(3);
        table.due("Ju", 3).begin("Ju");
        placeAll(table, "Ju", Kind::Foot, "TRJ");
        const PieceId chosen = coming(table, "Ju", Kind::Chosen);
        QCOMPARE(table.why(Place{chosen, table.area("JUD")}), QString("needs-unit"));
        QCOMPARE(table.why(Place{chosen, table.area("TRJ")}), QString());
    }

    // R-LOR-17.0c, R-LOR-17.0f, A-LOR-66
    void aGodStandsInTheCapitalWhileItIsHeld() {
        Table table(2);
        table.put("Ht@HAT 1F, Mi@MIT 1F");
        QCOMPARE(table.setup().of(table.nation("Ht")).capitals.size(), std::size_t(1));
        table.beginMarch("Ht").passTo<DrawingChit>();
        QVERIFY(table.at("HAT").contains("+God"));
        takeOff(table.state(), table.piece("Ht", "HAT", "F"), Lot::Dead);
        table.put("Mi@HAT 1F").beginMarch("Mi").passTo<DrawingChit>();
        QCOMPARE(table.at("HAT"), QString("Mi 1F"));
    }
};

QTEST_APPLESS_MAIN(TstLordsArrivals)
#include "tst_lords_arrivals.moc"
