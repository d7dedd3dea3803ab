// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/lords/table.h"

#include <QTest>

using namespace orontes::tests;
using namespace orontes::lords;
namespace core = orontes::core;

namespace {

/// "PEL 1, PHI 2": areas in alphabetical order of their labels, with their figures; "!" for those with a reservation.
QString shown(const Table& table, const char* overlay, PieceId piece, const char* area = nullptr) {
    core::OverlayRequest request{core::OverlayId{overlay}, table.setup().of(piece).counter, std::nullopt};
    if (area)
        request.space = table.area(area);
    QStringList parts;
    for (const core::OverlaySpace& space : Game::overlay(table.state(), request).spaces) {
        const std::string label = core::labelOf(*table.setup().scenario.board, space.space).value;
        const QString figure = space.figure.empty() ? QString() : " " + QString::fromStdString(space.figure);
        parts << QString::fromStdString(label) + figure + (space.tone == core::OverlayTone::Full ? "" : "!");
    }
    parts.sort();
    return parts.join(", ");
}

} // namespace

/// What the rules show on the map.
class TstLordsOverlays : public QObject {
    Q_OBJECT

private slots:
    void reachTellsCostsAndWhereEnemiesStop() {
        Table table;
        table.put("Eg@ON 1F, Ca@PHI 1F");
        QCOMPARE(shown(table, "reach", table.piece("Eg", "ON", "F")),
                 QString("Judah 3, Lower Egypt 1, Naucratis 1, Pelusium 1, Philistia 2!, Sinai 2, Thebaid 3, "
                         "Transjordan 3, Upper Egypt 2"));
    }

    void reachByLandCountsMountainsTwice() {
        Table table;
        table.put("Ht@ZIP 1F");
        const QString text = shown(table, "reach", table.piece("Ht", "ZIP", "F"));
        QVERIFY2(text.contains("Hatti 2"), qPrintable(text)); // by Pitassa or Phrygia
        QVERIFY2(text.contains("Lukka 2"), qPrintable(text)); // a mountain beside
        QVERIFY2(text.contains("Kasca 3"), qPrintable(text)); // by Phrygia, and two for the mountain
        QVERIFY2(!text.contains("Azzi"), qPrintable(text));   // two to Hatti, and two for the mountain
    }

    void voyagesCountCoastalAreas() {
        Table table;
        table.put("Ht@ALE 1F, Ht@HAT 1F");
        QCOMPARE(shown(table, "sea", table.piece("Ht", "ALE", "F")),
                 QString("Alasa 1, Arzawa 2, Kadesh 2, Kizzuwatna 1, Lukka 3, Phoenicia 3, Ugarit 1"));
        QCOMPARE(shown(table, "sea", table.piece("Ht", "HAT", "F")), QString());
    }

    // R-LOR-8.1a, R-LOR-8.1b
    void theWayBackLeadsOverWhatWasPassedOrIsHeld() {
        Table table;
        table.put("Eg@ON 2F, Eg@JUD 1F, Ca@KAD 1F").beginMarch("Eg");
        QCOMPARE(table.march("1F", "ON>PEL>PHI>PHO"), QString());
        const PieceId foot = table.piece("Eg", "PHO", "F");
        const QString text = "Judah 1, On 3, Pelusium 2, Philistia 1, Phoenicia 0";
        QCOMPARE(shown(table, "back", foot), text);
        table.play(Done{});
        QVERIFY(table.isAt<Redeploying>());
        QCOMPARE(shown(table, "back", foot), text);
        QCOMPARE(shown(table, "back", table.piece("Ca", "KAD", "F")), QString());
    }

    // R-LOR-8.1e, A-LOR-72
    void whereOthersStandNobodyStays() {
        Table table;
        table.put("Eg@ON 2F, Eg@JUD 1F, Ca@JUD 1Fv(Eg)").beginMarch("Eg");
        QCOMPARE(shown(table, "back", table.piece("Eg", "ON", "F"), "PHI"), QString("Judah 1!, Philistia 0"));
    }

    void aRulerHelpsWithinThreeAreas() {
        Table table;
        table.put("Eg@THE 1F+Ru");
        QCOMPARE(shown(table, "aid", table.piece("Eg", "THE", "Ru")),
                 QString("Lower Egypt!, Naucratis!, On!, Thebaid, Upper Egypt!"));
        QCOMPARE(shown(table, "aid", table.piece("Eg", "THE", "F")), QString());
    }

    void homesAreWhereACounterArrivesAndTheDeadReturn() {
        Table table;
        table.put("Me@MED 1F");
        const PieceId nubian = table.setup().of(table.nation("Nu")).pieces.front();
        QCOMPARE(shown(table, "homes", nubian), QString("Thebaid, Upper Egypt!"));
    }

    void whatStandsNowhereIsShownWhereItWouldStand() {
        Table table;
        const PieceId foot = table.setup().of(table.nation("Eg")).pieces.front();
        QCOMPARE(shown(table, "reach", foot), QString());
        QVERIFY(!shown(table, "reach", foot, "ON").isEmpty());
    }
};

QTEST_APPLESS_MAIN(TstLordsOverlays)
#include "tst_lords_overlays.moc"
