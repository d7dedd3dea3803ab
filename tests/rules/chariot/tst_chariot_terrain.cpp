// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/chariot/field.h"

#include <QTest>

using namespace orontes::tests;

namespace {

/// Points to go from h0 to h1; -1 when nobody can.
int costOf(Field& field) {
    const State state = field.begin(Phase::Movement);
    return entryCost(*state.setup, field.hex("h0"), field.hex("h1")).value_or(-1);
}

} // namespace

class TstChariotTerrain : public QObject {
    Q_OBJECT

private slots:
    // R-CHA-5.11a, R-CHA-5.11b: the terrain effects chart, column of movement points.
    void terrainCostsWhatTheChartSays_data() {
        QTest::addColumn<int>("points");
        QTest::newRow("clear") << 1;
        QTest::newRow("woods") << 3;
        QTest::newRow("village") << 1;
        QTest::newRow("slope") << 2;
        QTest::newRow("hilltop") << 1;
        QTest::newRow("stream") << 2;
        QTest::newRow("ford") << 1;
        QTest::newRow("bridge") << 1;
        QTest::newRow("swamp") << 3;
        QTest::newRow("river") << -1;
        QTest::newRow("lake") << -1;
        QTest::newRow("sea") << -1;
    }

    void terrainCostsWhatTheChartSays() {
        QFETCH(int, points);
        Field field;
        field.ground("h1", QTest::currentDataTag());
        QCOMPARE(costOf(field), points);
    }

    // R-CHA-5.51a, R-CHA-5.51b, R-CHA-5.61b, A-28, A-30: by road one point, whatever the road lies in.
    void aRoadCostsOnePoint_data() {
        QTest::addColumn<QString>("from");
        for (const char* terrain : {"clear", "woods", "slope", "stream", "swamp", "river"})
            QTest::newRow(terrain) << QString("clear");
        QTest::newRow("hilltop") << QString("slope"); // and over a crest
    }

    void aRoadCostsOnePoint() {
        QFETCH(QString, from);
        Field field;
        field.ground("h0", qPrintable(from)).ground("h1", QTest::currentDataTag()).road("h0", "h1");
        if (from == "slope")
            field.crest("h0", "h1");
        QCOMPARE(costOf(field), 1);
    }

    // R-CHA-5.52a: across a side without a road the rest of the hex counts, though a road leads through both hexes.
    void beyondTheRoadTheOtherTerrainCounts() {
        Field field;
        field.ground("h1", "woods").road("h1", "h2").road("h0", "w1");
        QCOMPARE(costOf(field), 3);
    }

    // R-CHA-5.53a, A-02: a road changes neither fire protection nor the strength of those in the hex.
    void roadsHaveNoPartInCombat() {
        for (const bool road : {false, true}) {
            Field field;
            field.ground("h0", "woods");
            if (road)
                field.road("h0", "h1").road("h0", "w1");
            const UnitId archers = field.unit(P, "F6r2m4/6FF", "h1");
            field.unit(N, "U2/5A", "h0");
            QCOMPARE(fireOdds(field.begin(Phase::Fire), {archers}, field.hex("h0")), QString("1-1")); // 6:4
            QCOMPARE(odds(field.begin(Phase::Melee), {archers}, {field.hex("h0")}), QString("1-1"));  // 4:2x2
        }
    }

    // R-CHA-5.61a: a slope costs two from wherever it is entered.
    void aSlopeCostsTwoFromEverywhere() {
        for (const char* from : {"clear", "slope", "hilltop", "woods"}) {
            Field field;
            field.ground("h0", from).ground("h1", "slope");
            QCOMPARE(costOf(field), 2);
            field.crest("h0", "h1"); // nor does it matter on the way down
            QCOMPARE(costOf(field), 2);
        }
    }

    // R-CHA-5.62a, R-CHA-5.62b: from a slope up to a hilltop, two over a splash, one elsewhere.
    void aCrestAddsAPointOnTheWayUp() {
        Field field;
        field.ground("h0", "slope").ground("h1", "hilltop");
        QCOMPARE(costOf(field), 1);
        field.crest("h1", "h2"); // another side of the hilltop
        QCOMPARE(costOf(field), 1);
        field.crest("h0", "h1");
        QCOMPARE(costOf(field), 2);
    }

    // R-CHA-5.62a: on the march too.
    void aUnitPaysForTheCrest() {
        Field field = Field::quiet();
        field.ground("h1", "slope").ground("h2", "hilltop").crest("h1", "h2");
        const UnitId three = field.unit(P, "U1/3A", "h0");
        const UnitId four = field.unit(P, "U1/4A", "h0");
        State state = field.begin(Phase::Movement);
        QCOMPARE(march(state, three, field.way("h1 h2")), QString("too-far"));
        play(state, Halt{});
        QCOMPARE(march(state, four, field.way("h1 h2")), QString());
    }
};

QTEST_APPLESS_MAIN(TstChariotTerrain)
#include "tst_chariot_terrain.moc"
