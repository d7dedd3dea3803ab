// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/setup.h"
#include "rules/qadesh/tale.h"
#include "tests/rules/qadesh/table.h"

#include <QObject>
#include <QTest>

using namespace orontes;
using namespace orontes::qadesh;
using namespace orontes::tests;

namespace {

core::Overlay asked(const Table& table, const char* which, const char* army, const char* space = "") {
    core::OverlayRequest request{{which}, counterOf(*table.state().setup, table.army(army)), {}};
    if (*space != '\0')
        request.space = table.space(space);
    return Game::overlay(table.state(), request);
}

/// "26 1, 35 1 ?": the spaces with their figures; a question mark where there is a reservation.
QString said(const Table& table, const core::Overlay& overlay) {
    QStringList parts;
    for (const core::OverlaySpace& space : overlay.spaces)
        parts << (QString::fromStdString(core::labelOf(*table.scenario().board, space.space).value) + ' ' +
                  QString::fromStdString(space.figure) + (space.tone == core::OverlayTone::Full ? "" : " ?"))
                     .trimmed();
    return parts.join(", ");
}

QString captionOf(const core::Overlay& overlay) {
    return QString::fromStdString(overlay.caption.id.value).remove("qadesh.");
}

} // namespace

class TstQadeshOverlays : public QObject {
    Q_OBJECT

private slots:
    void anOrderReachesTheBaseMoveAndOneMore() { // R-QAD-056
        Table table;
        QCOMPARE(table.play("set up: P'Re 1 B1; RFC 43"), QString());
        QCOMPARE(said(table, asked(table, "reach", "P'Re")), QString("02 1, 03 2 ?, 09 1, 10 2 ?, 17 2 ?"));
        QCOMPARE(captionOf(asked(table, "reach", "P'Re")), QString("overlay.reach.from"));
    }

    void noOrderLeadsThroughALake() { // R-QAD-010: 48 is the lake, 40, 47 and 56 lie beside it
        Table table;
        QCOMPARE(table.play("set up: P'Re 40 B1; RFC 43"), QString());
        QCOMPARE(said(table, asked(table, "reach", "P'Re")), QString("24 2 ?, 31 2 ?, 32 1, 38 2 ?, 39 1, 47 2 ?"));
    }

    void anOrderMayBeThoughtFromAnywhere() { // R-QAD-053
        Table table;
        QCOMPARE(table.play("set up: P'Re 40 B1; RFC 43"), QString());
        QCOMPARE(said(table, asked(table, "reach", "P'Re", "1")), QString("02 1, 03 2 ?, 09 1, 10 2 ?, 17 2 ?"));
        QCOMPARE(captionOf(asked(table, "reach", "Ptah")), QString("overlay.unplaced"));
        QVERIFY(!asked(table, "reach", "Ptah", "1").spaces.empty());
    }

    void missilesReachNeighbours() { // R-QAD-156
        Table table;
        QCOMPARE(table.play("set up: P'Re 40; RFC 43"), QString());
        QCOMPARE(said(table, asked(table, "missiles", "P'Re")), QString("32, 39")); // 48 is the lake
        QVERIFY(asked(table, "missiles", "RFC").spaces.empty());
        QCOMPARE(captionOf(asked(table, "missiles", "RFC")), QString("overlay.missiles.none"));
    }

    void anArmyIsSetUpInFreeSpaces() { // R-QAD-032, R-QAD-040
        Table table;
        QCOMPARE(table.play("set up: P'Re 9; RFC 43; Ptah due 4 9,17,25"), QString());
        QCOMPARE(said(table, asked(table, "zone", "Ptah")), QString("09  ?, 17, 25"));
    }

    void theLostHaveNothingToShow() {
        Table table;
        QCOMPARE(table.play("set up: P'Re lost; Amun 1; RFC 43"), QString());
        QCOMPARE(asked(table, "reach", "P'Re", "1"), core::Overlay{});
    }
};

QTEST_APPLESS_MAIN(TstQadeshOverlays)
#include "tst_qadesh_overlays.moc"
