// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/core/board/sample_boards.h"

#include <QTest>

#include <set>

using namespace orontes::core;
using namespace orontes::tests;

namespace {

using Style = Numbering::Style;

Board board(int width, int height, Numbering numbering) {
    return squareBoard(width, height, false, numbering);
}

/// The cell at a column and a row, counted from 0, is labelled so and found by it.
void checkLabel(const Board& board, int column, int row, const char* label) {
    const SpaceId space = *spaceAt(board, column, row);
    QCOMPARE(shownLabel(board, space), QString(label));
    QCOMPARE(findSpace(board, SpaceLabel{label}), std::optional(space));
}

void checkFound(const Board& board, const char* label, const char* printed) {
    const std::optional<SpaceId> found = findSpace(board, SpaceLabel{label});
    QVERIFY2(found, label);
    QCOMPARE(shownLabel(board, *found), QString(printed));
}

void checkUnknown(const Board& board, std::initializer_list<const char*> strings) {
    for (const char* text : strings)
        QVERIFY2(!findSpace(board, SpaceLabel{text}), text);
}

} // namespace

class TstLabels : public QObject {
    Q_OBJECT

private slots:
    void inSequenceRowByRow() {
        const Board eight = board(8, 8, {Style::Sequential, 1, 1, 2, false});
        checkLabel(eight, 0, 0, "01");
        checkLabel(eight, 7, 0, "08");
        checkLabel(eight, 0, 1, "09");
        checkLabel(eight, 7, 7, "64");
        checkFound(eight, "9", "09");
        checkUnknown(eight, {"0", "00", "65", "009", "-1", "+1", " 1", "1 ", "1a", "99999999999"});
    }

    void inSequenceFromTheBottom() {
        const Board eight = board(8, 8, {Style::Sequential, 1, 1, 2, true});
        checkLabel(eight, 0, 7, "01");
        checkLabel(eight, 7, 0, "64");
        checkLabel(board(8, 8, {Style::Sequential, 0, 1, 3, true}), 0, 7, "000");
    }

    void columnThenRow() {
        const Board wide = board(30, 20, {});
        checkLabel(wide, 0, 0, "0101");
        checkLabel(wide, 21, 15, "2216");
        checkFound(wide, "516", "0516");
        checkFound(wide, "101", "0101");
        checkUnknown(wide, {"1", "16", "0021", "3101", "00516", "2200", "", "22", "-516", "22-1", "5.16"});
        checkLabel(board(30, 20, {Style::ColumnRow, 0, 0, 2, false}), 0, 0, "0000");
        checkFound(board(30, 20, {Style::ColumnRow, 0, 0, 2, false}), "7", "0007");
    }

    void rowThenColumn() {
        const Board wide = board(30, 20, {Style::RowColumn, 1, 1, 2, false});
        checkLabel(wide, 21, 15, "1622");
        checkFound(wide, "122", "0122");
        checkUnknown(wide, {"2216"});
    }

    void rowsCountedUpward() {
        const Board upward = board(5, 9, {Style::ColumnRow, 1, 1, 2, true});
        checkLabel(upward, 0, 8, "0101");
        checkLabel(upward, 4, 0, "0509");
    }

    void numberingMayBeginElsewhere() {
        const Board part = board(10, 10, {Style::ColumnRow, 15, 40, 2, false});
        checkLabel(part, 0, 0, "1540");
        checkLabel(part, 9, 9, "2449");
        checkUnknown(part, {"1440", "1539", "2540", "1550"});
    }

    void largeBoardsStayUnmistakable() {
        const Board large = board(150, 120, {});
        checkLabel(large, 0, 0, "01001"); // row numbers take three digits where the board has that many rows
        checkLabel(large, 9, 100, "10101");
        checkLabel(large, 100, 0, "101001");
        checkLabel(large, 149, 119, "150120");
    }

    void lettersAndNumbers() {
        const Board letters = board(60, 12, {Style::LetterNumber, 1, 1, 1, false});
        checkLabel(letters, 4, 3, "E4");
        checkLabel(letters, 25, 9, "Z10");
        checkLabel(letters, 26, 0, "AA1");
        checkLabel(letters, 51, 0, "AZ1");
        checkLabel(letters, 52, 11, "BA12");
        checkUnknown(letters, {"E", "4", "E13", "E0", "e4", "4E", "E-4", "BI1", "AAAAAAAAAA1", "E04", "[1", "@1"});
        const Board padded = board(60, 12, {Style::LetterNumber, 3, 1, 2, true});
        checkLabel(padded, 0, 11, "C01");
        checkFound(padded, "C1", "C01");
    }

    void lettersReachThreePlaces() {
        const Board wide = board(1024, 1, {Style::LetterNumber, 1, 1, 1, false});
        checkLabel(wide, 701, 0, "ZZ1"); // 26 + 26 * 26 = 702
        checkLabel(wide, 702, 0, "AAA1");
    }

    void hexesAreLabelledByCellWhicheverWayTheyPoint() {
        for (const auto orientation : {HexGrid::Orientation::FlatTop, HexGrid::Orientation::PointyTop})
            for (const bool oddShifted : {true, false}) {
                const Board hexes = hexBoard(12, 10, orientation, oddShifted);
                checkLabel(hexes, 0, 0, "0101");
                checkLabel(hexes, 11, 4, "1205");
            }
    }

    void areasKeepTheirNames() {
        AreaMap map;
        for (const char* name : {"07", "7", "Gaza", "0"})
            map.areas.push_back({SpaceLabel{name}, {}, {}});
        const Board areas = makeBoard(Cow<AreaMap>(map), {TerrainToken{"land"}}, {});
        checkLabel(areas, 0, 0, "07");
        checkLabel(areas, 1, 0, "7"); // an exact name comes before one without its zeros
        checkLabel(areas, 2, 0, "Gaza");
        checkUnknown(areas, {"gaza", "007", "", "8"});
        map.areas.erase(map.areas.begin() + 1);
        checkFound(makeBoard(Cow<AreaMap>(map), {TerrainToken{"land"}}, {}), "7", "07");
    }

    void anyNumberingLabelsEverySpaceDifferently() {
        Dice dice(29);
        for (int i = 0; i < 300; ++i) {
            const Numbering numbering{static_cast<Style>(dice.below(4)), dice.below(130) - 5, dice.below(130) - 5,
                                      dice.below(6), dice.below(2) == 1};
            const Board any = board(1 + dice.below(130), 1 + dice.below(20), numbering);
            std::set<SpaceLabel> seen;
            for (const SpaceId space : allSpaces(any)) {
                const SpaceLabel label = labelOf(any, space);
                QVERIFY(seen.insert(label).second);
                QCOMPARE(findSpace(any, label), std::optional(space));
            }
        }
    }

    void absurdNumberingStaysReadable() {
        const int most = std::numeric_limits<int>::max();
        const int least = std::numeric_limits<int>::min();
        for (const Numbering& numbering : {Numbering{Style::ColumnRow, most, most, most, false},
                                           Numbering{Style::Sequential, least, least, least, true},
                                           Numbering{Style::LetterNumber, most, least, most, false}}) {
            const Board any = board(3, 3, numbering);
            for (const SpaceId space : allSpaces(any)) {
                QVERIFY(labelOf(any, space).value.size() <= 20);
                QCOMPARE(findSpace(any, labelOf(any, space)), std::optional(space));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TstLabels)
#include "tst_labels.moc"
