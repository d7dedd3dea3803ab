// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/core/board/sample_boards.h"

#include <QTest>

#include <malloc.h>

using namespace orontes::core;
using namespace orontes::tests;

namespace {

constexpr auto flat = HexGrid::Orientation::FlatTop;
constexpr auto pointed = HexGrid::Orientation::PointyTop;

Numbering sequence() {
    return {Numbering::Style::Sequential, 1, 1, 2, false};
}

/// All neighbours by direction, "-" where the board ends.
QString around(const Board& board, const char* label) {
    QStringList found;
    for (int direction = 0; direction < directionCount(board); ++direction) {
        const std::optional<Neighbour> next = neighbour(board, at(board, label), direction);
        found << (next ? shownLabel(board, next->space) : "-");
    }
    return found.join(' ');
}

QString way(const Board& board, const char* from, const char* to) {
    return labels(board, line(board, at(board, from), at(board, to))).join(' ');
}

} // namespace

class TstGeometryExamples : public QObject {
    Q_OBJECT

private slots:
    void squaresNumberedInSequence() {
        const Board board = squareBoard(8, 8, false, sequence());
        QCOMPARE(shownLabel(board, SpaceId{0}), QString("01"));
        QCOMPARE(shownLabel(board, SpaceId{63}), QString("64"));
        QCOMPARE(around(board, "28"), QString("20 29 36 27")); // N E S W
        QCOMPARE(around(board, "1"), QString("- 02 09 -"));
        QCOMPARE(around(board, "64"), QString("56 - - 63"));
        QVERIFY(!edgeBetween(board, at(board, "32"), at(board, "33"))); // the end of one row, the start of the next
        QCOMPARE(distance(board, at(board, "32"), at(board, "33")), 8);
        QCOMPARE(distance(board, at(board, "01"), at(board, "64")), 14);
    }

    void squaresWithDiagonals() {
        const Board board = squareBoard(8, 8, true, sequence());
        QCOMPARE(around(board, "28"), QString("20 21 29 37 36 35 27 19")); // N NE E SE S SW W NW
        QCOMPARE(around(board, "08"), QString("- - - - 16 15 07 -"));
        QCOMPARE(distance(board, at(board, "32"), at(board, "33")), 7);
        QCOMPARE(distance(board, at(board, "01"), at(board, "64")), 7);
        QCOMPARE(way(board, "01", "28"), QString("01 10 19 28"));
        QCOMPARE(way(board, "01", "04"), QString("01 02 03 04"));
        QCOMPARE(way(board, "01", "13"), QString("01 02 03 12 13")); // after 0.25 0.5 0.75 rows; a half stays above
    }

    void linesOverSidesAlternate() {
        const Board board = squareBoard(8, 8, false, sequence());
        QCOMPARE(way(board, "01", "04"), QString("01 02 03 04"));
        QCOMPARE(way(board, "01", "19"), QString("01 09 10 18 19"));
        QCOMPARE(way(board, "19", "01"), QString("19 18 10 09 01"));
        QCOMPARE(way(board, "01", "12"), QString("01 02 10 11 12")); // 3 across, 1 down: after 0.75 1.5 2.25 columns
    }

    void flatHexesWithEvenNumberedColumnsLow() {
        const Board board = hexBoard(6, 6, flat, true);
        QCOMPARE(around(board, "0202"), QString("0201 0302 0303 0203 0103 0102")); // N NE SE S SW NW
        QCOMPARE(around(board, "0303"), QString("0302 0402 0403 0304 0203 0202"));
        QCOMPARE(around(board, "0101"), QString("- - 0201 0102 - -"));
        QCOMPARE(way(board, "0101", "0301"), QString("0101 0201 0301"));
        QCOMPARE(way(board, "0101", "0104"), QString("0101 0102 0103 0104"));
        QCOMPARE(way(board, "0206", "0606"), QString("0206 0306 0406 0506 0606")); // never past the last row
        QCOMPARE(distance(board, at(board, "0101"), at(board, "0606")), 8); // 5 columns give 2.5 rows down, 3 remain
    }

    void flatHexesWithOddNumberedColumnsLow() {
        const Board board = hexBoard(6, 6, flat, false);
        QCOMPARE(around(board, "0202"), QString("0201 0301 0302 0203 0102 0101"));
        QCOMPARE(around(board, "0303"), QString("0302 0403 0404 0304 0204 0203"));
        QCOMPARE(way(board, "0201", "0401"), QString("0201 0301 0401"));
        QCOMPARE(way(board, "0106", "0506"), QString("0106 0206 0306 0406 0506"));
    }

    void pointedHexesWithEvenNumberedRowsRight() {
        const Board board = hexBoard(6, 6, pointed, true);
        QCOMPARE(around(board, "0202"), QString("0301 0302 0303 0203 0102 0201")); // NE E SE SW W NW
        QCOMPARE(around(board, "0303"), QString("0302 0403 0304 0204 0203 0202"));
        QCOMPARE(around(board, "0101"), QString("- 0201 0102 - - -"));
        QCOMPARE(way(board, "0101", "0103"), QString("0101 0102 0103"));
        QCOMPARE(way(board, "0602", "0604"), QString("0602 0603 0604"));
    }

    void pointedHexesWithOddNumberedRowsRight() {
        const Board board = hexBoard(6, 6, pointed, false);
        QCOMPARE(around(board, "0202"), QString("0201 0302 0203 0103 0102 0101"));
        QCOMPARE(around(board, "0303"), QString("0402 0403 0404 0304 0203 0302"));
    }

    void inTheOpenRingsAndDisksHaveTheirFullSize() {
        for (const auto orientation : {flat, pointed})
            for (const bool oddShifted : {true, false}) {
                const Board board = hexBoard(40, 40, orientation, oddShifted);
                for (int r = 1; r <= 9; ++r) {
                    QCOMPARE(ring(board, SpaceId{820}, r).size(), static_cast<std::size_t>(6 * r));
                    QCOMPARE(disk(board, SpaceId{820}, r).size(), static_cast<std::size_t>(3 * r * (r + 1) + 1));
                }
            }
        const Board sides = squareBoard(40, 40, false, {});
        const Board corners = squareBoard(40, 40, true, {});
        for (int r = 1; r <= 9; ++r) {
            QCOMPARE(ring(sides, SpaceId{820}, r).size(), static_cast<std::size_t>(4 * r));
            QCOMPARE(disk(sides, SpaceId{820}, r).size(), static_cast<std::size_t>(2 * r * (r + 1) + 1));
            QCOMPARE(ring(corners, SpaceId{820}, r).size(), static_cast<std::size_t>(8 * r));
            QCOMPARE(disk(corners, SpaceId{820}, r).size(), static_cast<std::size_t>((2 * r + 1) * (2 * r + 1)));
        }
    }

    void aFloodStopsWhereItMayNotPass() {
        Board board = squareBoard(8, 8, false, sequence());
        for (int row = 0; row < 8; ++row) // a river between the second and the third column
            setFeatures(board, *edgeBetween(board, SpaceId{row * 8 + 1}, SpaceId{row * 8 + 2}), 1);
        const auto dry = [&](SpaceId, SpaceId, EdgeId edge) { return featuresOf(board, edge) == 0; };
        QCOMPARE(flood(board, at(board, "01"), dry).size(), std::size_t{16});
        QCOMPARE(flood(board, at(board, "64"), dry).size(), std::size_t{48});
        QCOMPARE(labels(board, flood(board, at(board, "28"), [](auto, auto, auto) { return false; })),
                 QStringList{"28"});
    }

    void anAreaMapFindsWaysAroundGaps() {
        AreaMap map;
        for (const char* name : {"Memphis", "Gaza", "Megiddo", "Qadesh", "Alashiya"})
            map.areas.push_back({SpaceLabel{name}, {}, {}});
        map.links = {{SpaceId{1}, SpaceId{0}}, {SpaceId{1}, SpaceId{2}}, {SpaceId{3}, SpaceId{2}},
                     {SpaceId{1}, SpaceId{2}}, {SpaceId{2}, SpaceId{2}}, {SpaceId{2}, SpaceId{9}}};
        const Board board = makeBoard(Cow<AreaMap>(map), {TerrainToken{"land"}}, {});
        QCOMPARE(edgeBound(board), 3); // a link given twice counts once; one to itself or to nowhere does not
        QCOMPARE(distance(board, at(board, "Memphis"), at(board, "Qadesh")), 3);
        QCOMPARE(distance(board, at(board, "Memphis"), at(board, "Alashiya")), -1);
        QCOMPARE(way(board, "Qadesh", "Memphis"), QString("Qadesh Megiddo Gaza Memphis"));
        QVERIFY(line(board, at(board, "Qadesh"), at(board, "Alashiya")).empty());
    }

    void aHugeBoardTakesNoMemoryUntilItIsPainted() {
        const std::size_t before = mallinfo2().uordblks;
        Board board = hexBoard(1024, 1024, flat, true);
        QVERIFY(mallinfo2().uordblks - before < 20'000);
        setTerrain(board, SpaceId{500'000}, 1);
        QVERIFY(mallinfo2().uordblks - before < 20'000);
        QCOMPARE(spaceCount(board), 1'048'576);
        QCOMPARE(distance(board, SpaceId{0}, SpaceId{1'048'575}), 1023 + 512); // 1023 columns give 511.5 rows down
    }
};

QTEST_APPLESS_MAIN(TstGeometryExamples)
#include "tst_geometry_examples.moc"
