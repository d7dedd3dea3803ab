// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/board/zones.h"

#include <QStringList>
#include <QTest>

using namespace orontes::core;

namespace {

/// Four columns and three rows of squares, numbered 01 to 12 row by row.
Board squares() {
    SquareGrid grid;
    grid.width = 4;
    grid.height = 3;
    return makeBoard(grid, {{"clear"}, {"void"}}, {});
}

void write(Board& board, int space, const char* name, const char* letter) {
    setNote(board, SpaceId{space}, {name, letter, {}});
}

QString called(const Board& board, const char* words) {
    const std::optional<SpaceId> space = spaceCalled(board, words);
    return space ? QString::number(space->value) : QString("none");
}

QString edge(const Board& board, BoardEdge which) {
    QStringList ids;
    for (const SpaceId space :
         alongEdge(board, which, [&](SpaceId one) { return terrainOf(board, one).value == "clear"; }))
        ids << QString::number(space.value);
    return ids.join(' ');
}

} // namespace

class TstZones : public QObject {
    Q_OBJECT

private slots:
    void aSpaceIsCalledByLabelLetterOrName() {
        Board board = squares();
        write(board, 5, "Qadesh", "D");
        write(board, 6, "D", "E");
        QCOMPARE(called(board, labelOf(board, SpaceId{3}).value.c_str()), QString("3"));
        QCOMPARE(called(board, "D"), QString("5")); // a letter goes before a name
        QCOMPARE(called(board, "E"), QString("6"));
        QCOMPARE(called(board, "Qadesh"), QString("5"));
        QCOMPARE(called(board, "F"), QString("none"));
        QCOMPARE(called(board, ""), QString("none"));
        write(board, 8, "Nameless letter", "");
        QCOMPARE(called(board, ""), QString("none")); // what has no letter is not called by none
        write(board, 7, "", labelOf(board, SpaceId{0}).value.c_str());
        QCOMPARE(called(board, labelOf(board, SpaceId{0}).value.c_str()), QString("0")); // a label goes before a letter
    }

    void anEdgeIsTheOutermostSpaceOfEachLine() {
        Board board = squares();
        QCOMPARE(edge(board, BoardEdge::North), QString("0 1 2 3"));
        QCOMPARE(edge(board, BoardEdge::East), QString("3 7 11"));
        QCOMPARE(edge(board, BoardEdge::South), QString("8 9 10 11"));
        QCOMPARE(edge(board, BoardEdge::West), QString("0 4 8"));
        setTerrain(board, SpaceId{7}, 1); // the second row is a space shorter
        QCOMPARE(edge(board, BoardEdge::East), QString("3 6 11"));
        QCOMPARE(edge(board, BoardEdge::North), QString("0 1 2 3"));
        setTerrain(board, SpaceId{0}, 1); // the first column begins a row lower, and yet the lowest number comes first
        QCOMPARE(edge(board, BoardEdge::North), QString("1 2 3 4"));
        for (const int space : {4, 5, 6})
            setTerrain(board, SpaceId{space}, 1);
        QCOMPARE(edge(board, BoardEdge::East), QString("3 11")); // a row without any has no outermost one
    }

    void anAreaMapHasNoEdges() {
        AreaMap map;
        map.areas.resize(2);
        map.areas[0].label = {"Elam"};
        map.areas[1].label = {"Sumer"};
        const Board board = makeBoard(Cow<AreaMap>(std::move(map)), {{"clear"}}, {});
        QCOMPARE(edge(board, BoardEdge::West), QString());
    }
};

QTEST_APPLESS_MAIN(TstZones)
#include "tst_zones.moc"
