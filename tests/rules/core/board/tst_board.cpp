// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/core/board/sample_boards.h"

#include <QTest>

#include <map>

using namespace orontes::core;
using namespace orontes::tests;

namespace {

const SampleBoard& sample() {
    QFETCH_GLOBAL(int, board);
    return sampleBoards()[static_cast<std::size_t>(board)];
}

} // namespace

class TstBoard : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() {
        QTest::addColumn<int>("board");
        for (std::size_t i = 0; i < sampleBoards().size(); ++i)
            QTest::newRow(sampleBoards()[i].name.constData()) << static_cast<int>(i);
    }

    void aNewBoardIsWholeAndOfItsFirstTerrain() {
        const Board& board = sample().board;
        QVERIFY(isWhole(board));
        QVERIFY(!isWhole(Board{}));
        for (const SpaceId space : allSpaces(board)) {
            QCOMPARE(terrainOf(board, space), TerrainToken{"open"});
            QVERIFY(noteOf(board, space).empty());
        }
        for (const EdgeId edge : allEdges(board))
            QCOMPARE(int{featuresOf(board, edge)}, 0);
    }

    void aBoardThatBreaksItsPromisesIsNotWhole() {
        const Board& good = sample().board;
        const auto checkBroken = [&good](void (*breakIt)(Board&)) {
            Board board = good;
            breakIt(board);
            QVERIFY(!isWhole(board));
        };
        checkBroken([](Board& b) { b.terrain = {b.terrain.width() + 1, b.terrain.height(), 0}; });
        checkBroken([](Board& b) { b.edges = {b.edges.width(), b.edges.height() + 1, 0}; });
        checkBroken([](Board& b) { b.terrains.clear(); });
        checkBroken([](Board& b) { b.terrains.push_back(b.terrains.front()); });
        checkBroken([](Board& b) { b.features.push_back(b.features.front()); });
        checkBroken([](Board& b) { setTerrain(b, SpaceId{0}, 2); }); // there are two terrains, 0 and 1
        checkBroken([](Board& b) { b.notes.edit()[SpaceId{spaceCount(b)}].letter = "A"; });
        checkBroken(
            [](Board& b) { b.regions = std::vector<Region>{{RegionId{"r"}, "", {}}, {RegionId{"r"}, "", {}}}; });
        checkBroken([](Board& b) {
            for (int i = 0; i < 254; ++i)
                b.terrains.push_back(TerrainToken{std::to_string(i)});
        });
        checkBroken([](Board& b) {
            for (int i = 0; i < 7; ++i)
                b.features.push_back(FeatureToken{std::to_string(i)});
        });
    }

    void aGridOutsideItsLimitsIsNotWhole() {
        const auto* squares = sample().squares();
        if (!squares)
            return;
        for (int SquareGrid::* side : {&SquareGrid::width, &SquareGrid::height})
            for (const int wrong : {0, -1, 1025, 2'000'000'000}) {
                Board board = sample().board;
                std::get<SquareGrid>(board.geometry).*side = wrong;
                QVERIFY(!isWhole(board));
            }
        for (int Numbering::* number : {&Numbering::firstColumn, &Numbering::firstRow, &Numbering::digits})
            for (const int wrong : {-1, 1'000'000}) {
                Board board = sample().board;
                std::get<SquareGrid>(board.geometry).numbering.*number = wrong;
                QVERIFY(!isWhole(board));
            }
    }

    void anAreaMapWithDoubleLabelsOrUntidyLinksIsNotWhole() {
        if (!sample().isArea() || edgeBound(sample().board) == 0)
            return;
        const auto checkBroken = [](void (*breakIt)(AreaMap&)) {
            Board board = sample().board;
            breakIt(std::get<Cow<AreaMap>>(board.geometry).edit());
            QVERIFY(!isWhole(board));
        };
        checkBroken([](AreaMap& map) { map.areas[0].label = map.areas[1].label; });
        checkBroken([](AreaMap& map) { map.areas[0].label = {}; });
        checkBroken([](AreaMap& map) { std::swap(map.links[0].first, map.links[0].second); });
        checkBroken([](AreaMap& map) { map.links[0].second = SpaceId{5000}; });
        QVERIFY(isWhole(makeBoard(Cow<AreaMap>(), {TerrainToken{"land"}}, {}))); // where drawing begins
    }

    void whatLiesInOneSpaceLiesInNoOther() {
        Board board = sample().board;
        const Board before = board;
        std::map<SpaceId, TerrainCode> codes;
        std::map<EdgeId, FeatureMask> masks;
        Dice dice(31);
        const std::vector<EdgeId> edges = allEdges(board);
        for (int i = 0; i < 300; ++i) {
            const SpaceId space = anySpace(board, dice);
            codes[space] = static_cast<TerrainCode>(dice.below(2));
            setTerrain(board, space, codes[space]);
            if (edges.empty())
                continue;
            const EdgeId edge = edges[static_cast<std::size_t>(dice.below(static_cast<int>(edges.size())))];
            masks[edge] = static_cast<FeatureMask>(dice.below(256));
            setFeatures(board, edge, masks[edge]);
        }
        for (const SpaceId space : allSpaces(board))
            QCOMPARE(terrainOf(board, space), board.terrains[codes[space]]);
        for (const EdgeId edge : edges)
            QCOMPARE(int{featuresOf(board, edge)}, int{masks[edge]});
        for (const auto& [edge, mask] : masks)
            QCOMPARE(hasFeature(board, edge, FeatureToken{"road"}), (mask & 2) != 0);
        std::vector<EdgeId> featured;
        for (const auto& [edge, mask] : masks)
            if (mask != 0)
                featured.push_back(edge);
        QCOMPARE(featuredEdges(board), featured);
        QVERIFY(featuredEdges(before).empty());
        for (const SpaceId space : allSpaces(before))
            QCOMPARE(terrainOf(before, space), TerrainToken{"open"}); // the copy kept what it had
    }

    void paintingBackMakesBoardsEqualAgain() {
        Board board = sample().board;
        const SpaceId space{spaceCount(board) / 2};
        setTerrain(board, space, 1);
        QVERIFY(board != sample().board);
        setTerrain(board, space, 0);
        QVERIFY(board == sample().board);
        SpaceNote note;
        note.letter = "A";
        setNote(board, space, note);
        QVERIFY(board != sample().board);
        QCOMPARE(noteOf(board, space), note);
        setNote(board, space, {});
        QVERIFY(board == sample().board); // an empty note is no note
    }

    void tokensNameCodes() {
        const Board& board = sample().board;
        QCOMPARE(terrainCode(board, TerrainToken{"hill"}), std::optional(TerrainCode{1}));
        QVERIFY(!terrainCode(board, TerrainToken{"lake"}));
        QCOMPARE(featureIndex(board, FeatureToken{"river"}), std::optional(0));
        QVERIFY(!featureIndex(board, FeatureToken{"wall"}));
        QVERIFY(!findRegion(board, RegionId{"delta"}));
    }

    void layersTellWhereTheyDiffer() {
        Layer<TerrainCode> one(100, 70, 3);
        Layer<TerrainCode> other(100, 70, 5); // another fill, so that not even empty tiles are alike
        std::vector<Cell> cells;
        const auto collect = [&cells](int column, int row) { cells.push_back({column, row}); };
        one.forEachDifference(other, collect);
        QCOMPARE(cells.size(), std::size_t{7000});
        for (int row = 0; row < 70; ++row)
            for (int column = 0; column < 100; ++column)
                if (column != 99 || row != 69)
                    other.set(column, row, 3);
        cells.clear();
        one.forEachDifference(other, collect);
        QCOMPARE(cells, (std::vector<Cell>{{99, 69}}));
        QVERIFY(!(one == other));
        other.set(99, 69, 3);
        QVERIFY(one == other);
        QVERIFY(!(one == Layer<TerrainCode>(100, 71, 3)));
        cells.clear();
        one.set(40, 2, 9);
        one.set(3, 69, 9);
        one.set(50, 50, 9);
        one.set(50, 50, 3);
        one.forEachFilled(collect);
        QCOMPARE(cells, (std::vector<Cell>{{40, 2}, {3, 69}}));
    }
};

QTEST_APPLESS_MAIN(TstBoard)
#include "tst_board.moc"
