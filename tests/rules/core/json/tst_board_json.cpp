// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/legend.h"
#include "rules/core/json/scenario_json.h"
#include "tests/rules/core/board/sample_boards.h"
#include "tests/rules/core/json/readings.h"
#include "tests/support/shown.h"
#include "tests/support/source_file.h"

#include <QTest>

using namespace orontes::core;
using namespace orontes::tests;

namespace {

/// The indented block below "## Example".
std::string exampleOf(const char* document) {
    const QString text = QString::fromStdString(sourceFile(document));
    QString example;
    for (const QString& line : text.section("## Example\n", 1).section("\n## ", 0, 0).split('\n'))
        if (line.startsWith("    "))
            example += line.mid(4) + '\n';
    return example.toStdString();
}

void checkRoundTrip(const Board& board) {
    const std::string text = writeBoard(board);
    const Read<Board> read = readBoard(text);
    QCOMPARE(told(read.findings), QStringList());
    QVERIFY(read.value && *read.value == board);
    QCOMPARE(shown(writeBoard(*read.value)), shown(text));
}

std::vector<TerrainToken> terrains(std::initializer_list<const char*> tokens) {
    std::vector<TerrainToken> list;
    for (const char* token : tokens)
        list.push_back(TerrainToken{token});
    return list;
}

} // namespace

class TstBoardJson : public QObject {
    Q_OBJECT

private slots:
    void theDocumentedExampleIsReadAndWrittenToTheByte() {
        const std::string example = exampleOf("docs/formats/board.md");
        QVERIFY(example.size() > 500);
        const Read<Board> read = readBoard(example);
        QCOMPARE(told(read.findings), QStringList());
        QCOMPARE(shown(writeBoard(*read.value)).split('\n'), shown(example).split('\n'));
    }

    void theDocumentedExampleMeansWhatItSays() {
        const Board board = *readBoard(exampleOf("docs/formats/board.md")).value;
        QCOMPARE(spaceCount(board), 8);
        QCOMPARE(terrainOf(board, SpaceId{2}), TerrainToken{"hills"});
        QCOMPARE(terrainOf(board, SpaceId{3}), TerrainToken{"clear"});
        QVERIFY(hasFeature(board, *edgeBetween(board, SpaceId{3}, SpaceId{7}), FeatureToken{"river"}));
        QVERIFY(!hasFeature(board, *edgeBetween(board, SpaceId{2}, SpaceId{6}), FeatureToken{"river"}));
        QCOMPARE(noteOf(board, SpaceId{2}).letter, std::string("A"));
        QCOMPARE(findRegion(board, RegionId{"north"})->spaces.size(), std::size_t{4});
    }

    void everyKindOfBoardComesBackEqual() {
        for (const SampleBoard& sample : sampleBoards()) {
            Board board = sample.board;
            board.name = "Été";
            for (SpaceId space{0}; space.value < spaceCount(board); ++space.value)
                if (space.value % 3 == 1)
                    setTerrain(board, space, static_cast<TerrainCode>(board.terrains.size() - 1));
            for (const EdgeId edge : allEdges(board))
                setFeatures(board, edge, static_cast<FeatureMask>(edge.value % (1 << board.features.size())));
            setNote(board, SpaceId{0}, {"Thebes", "B", {{FieldId{"walls"}, std::int64_t{3}}}});
            board.regions.edit().push_back({RegionId{"r"}, "R", {labelOf(board, SpaceId{0})}});
            checkRoundTrip(board);
        }
    }

    void twoHundredAndFiftyFiveTerrainsFitIntoTheRows() {
        std::vector<TerrainToken> tokens;
        for (std::size_t i = 0; i < terrainLimit; ++i)
            tokens.push_back(TerrainToken{"t" + std::to_string(i)});
        Board board = makeBoard(SquareGrid{16, 16, false, {}}, tokens, {});
        for (int i = 0; i < 255; ++i)
            setTerrain(board, SpaceId{i}, static_cast<TerrainCode>(i));
        checkRoundTrip(board);
    }

    void theLegendTakesTheFirstFreeLetterOfEachToken() {
        const std::vector<std::string> expected{".", "h", "m", "i", "a"};
        QCOMPARE(legendOf(terrains({"clear", "hills", "marsh", "hi", "hi-hi"})), expected);
    }

    void areasNameTheirTerrainAndTheirEdgesByPairs() {
        AreaMap map;
        map.areas = {{SpaceLabel{"Ta-Mehu"}, {{0, 0}, {1, 0}, {0.5, 1.25}}, {0.25, 0.5}},
                     {SpaceLabel{"Kush"}, {{0, 2}, {1, 2}, {0, 3}}, {0.5, 2.5}}};
        map.links = {{SpaceId{0}, SpaceId{1}}};
        Board board = makeBoard(Cow<AreaMap>(map), terrains({"delta", "desert"}), {FeatureToken{"nile"}});
        setTerrain(board, SpaceId{1}, 1);
        setFeatures(board, *edgeBetween(board, SpaceId{0}, SpaceId{1}), 1);
        checkRoundTrip(board);
        const std::string text = writeBoard(board);
        const auto holds = [&](const char* part) { return shown(text).contains(part); };
        QVERIFY(holds("{\"label\": \"Ta-Mehu\", \"terrain\": \"delta\", \"centre\": [0.25, 0.5], "
                      "\"outline\": [[0.0, 0.0], [1.0, 0.0], [0.5, 1.25]]},\n"));
        QVERIFY(holds("[\"Ta-Mehu\", \"Kush\"]"));
        const QString pair = "[\"Ta-Mehu\", \"Kush\"]";
        const QString asText = shown(text).replace(shown(text).lastIndexOf(pair), pair.size(), "\"Ta-Mehu-Kush\"");
        QVERIFY(*readBoard(asText.toStdString()).value == board);
    }

    void aSheetOfAreasKeepsItsSize() {
        AreaMap map;
        Board board = makeBoard(Cow<AreaMap>(map), terrains({"delta"}), {});
        checkRoundTrip(board);
        QVERIFY(!shown(writeBoard(board)).contains("size"));
        map.size = {420, 297};
        board = makeBoard(Cow<AreaMap>(map), terrains({"delta"}), {});
        checkRoundTrip(board);
        QVERIFY(shown(writeBoard(board)).contains("\"size\": [420.0, 297.0]"));
        const QString negative = shown(writeBoard(board)).replace("420.0", "-420.0");
        QVERIFY(!readBoard(negative.toStdString()).value);
    }

    void edgesOfEachBoardRowTakeALine() {
        Board board = makeBoard(SquareGrid{3, 2, false, {}}, terrains({"clear"}), {FeatureToken{"river"}});
        for (const EdgeId edge : allEdges(board))
            setFeatures(board, edge, 1);
        QVERIFY(shown(writeBoard(board))
                    .contains("\"river\": [\n"
                              "      \"0101-0201\", \"0101-0102\", \"0201-0301\", \"0201-0202\", \"0301-0302\",\n"
                              "      \"0102-0202\", \"0202-0302\"\n"
                              "    ]"));
    }
};

QTEST_APPLESS_MAIN(TstBoardJson)
#include "tst_board_json.moc"
