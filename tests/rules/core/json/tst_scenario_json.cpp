// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/json_text.h"
#include "rules/core/json/migration.h"
#include "rules/core/json/scenario_json.h"
#include "tests/rules/core/json/readings.h"
#include "tests/support/random_edits.h"
#include "tests/support/shown.h"
#include "tests/support/source_file.h"

#include <QTest>

using namespace orontes::core;
using namespace orontes::tests;

Q_DECLARE_METATYPE(orontes::core::Condition)

namespace {

Scenario fixture() {
    const Read<Scenario> read = readScenario(sourceFile("tests/rules/core/json/fixtures/scenario-1.json"), {});
    if (!read.value)
        qFatal("the fixture is refused: %s", qPrintable(told(read.findings).join('\n')));
    return *read.value;
}

/// A shared board and where it is.
struct SharedBoard {
    std::string file;
    Board board;

    BoardSource source() const {
        return [*this](const std::string& wanted) -> Result<std::string> {
            if (wanted == file)
                return writeBoard(board);
            Diagnostic missing;
            missing.id = "json.ends-early";
            return refuse(missing);
        };
    }
};

Scenario onSharedBoard() {
    Scenario scenario = sampleScenario();
    scenario.boardFile = "boards/river.json";
    scenario.sharedBoard = scenario.board;
    return scenario;
}

void checkRoundTrip(const Scenario& scenario, const BoardSource& boards = {}) {
    const std::string text = writeScenario(scenario);
    const Read<Scenario> read = readScenario(text, boards);
    QCOMPARE(told(read.findings), QStringList());
    QVERIFY(read.value);
    QVERIFY2(*read.value == scenario, text.c_str());
    QCOMPARE(shown(writeScenario(*read.value)), shown(text));
}

/// The member `changes` of a scenario's board, as it is written.
QString changesOf(const Scenario& scenario) {
    const Result<JsonValue> json = parseJson(writeScenario(scenario));
    const JsonValue* changes = json->find("board")->find("changes");
    return changes == nullptr ? QString() : shown(compactJson(*changes));
}

void draftToFirst(JsonObject& file) {
    for (auto& [key, value] : file)
        if (key == "turnLimit") {
            key = "turns";
            value = {JsonObject{{"first", {std::int64_t{1}}}, {"last", value}}};
        }
}

} // namespace

class TstScenarioJson : public QObject {
    Q_OBJECT

private slots:
    void theFixtureOfVersionOneIsWrittenToTheByte() {
        const std::string text = sourceFile("tests/rules/core/json/fixtures/scenario-1.json");
        const Read<Scenario> read = readScenario(text, {});
        const QStringList expected{"scenario.unknown-key at /counters/3/smell", "scenario.unknown-key at /weather"};
        QCOMPARE(told(read.findings), expected);
        QCOMPARE(shown(writeScenario(*read.value)).split('\n'), shown(text).split('\n'));
    }

    void theFixtureMeansWhatItSays() {
        const Scenario scenario = fixture();
        QCOMPARE(scenario.firstTurn, TurnNumber{2});
        QCOMPARE(scenario.lastTurn, std::optional(TurnNumber{9}));
        QCOMPARE(scenario.sides->at(0).colour.rgb, 0xC2A14DU);
        QCOMPARE(scenario.sides->at(1).pattern, Pattern::Chevrons);
        QCOMPARE(scenario.options->at(OptionId{"order"}), Value(TextList{"b", "a"}));
        const Counter& host = scenario.counters->at(0);
        QCOMPARE(host.id, CounterId{7});
        QCOMPARE(host.attributes.at(FieldId{"move"}), Value(std::int64_t{-2}));
        QVERIFY(std::get<AtSpace>(host.setUp.place) == AtSpace{SpaceLabel{"03"}});
        QVERIFY(scenario.counters->at(1).setUp == (SetUp{TurnNumber{2}, WithinSpaces{{{"07"}, {"08"}}}}));
        QCOMPARE(scenario.counters->at(3).extras.size(), std::size_t{1});
        const VictoryClause& clause = scenario.victory->at(0);
        QVERIFY(clause.atEndOnly);
        const Conditions& all = std::get<AllOf>(clause.condition.node).of;
        QVERIFY(all.at(4) == (Condition{ScoreRatio{SideToken{"red"}, SideToken{"blue"}, 3, 2}}));
        QCOMPARE(scenario.waivers->at(2).place, TablePlace(EdgePlace{{"01"}, {"05"}}));
        QCOMPARE(scenario.waivers->at(3).place, TablePlace(CounterId{7}));
        QCOMPARE(shown(*scenario.notes), QString("# The ford\n\nTwo lines\tand a tab."));
        QCOMPARE(scenario.boardFile, std::string());
    }

    void everyKindOfConditionComesBackEqual_data() {
        const SideToken red{"red"};
        const SideToken blue{"blue"};
        const std::vector<CounterType> some{{"a"}, {"b"}};
        QTest::addColumn<Condition>("condition");
        QTest::addColumn<QString>("text");
        QTest::newRow("held before the battle")
            << Condition{HeldFor{3, {Condition{TurnReached{TurnNumber{4}}}}, 1}}
            << R"({"kind": "heldFor", "turns": 3, "held": 1, "of": [{"kind": "turnReached", "turn": 4}]})";
        QTest::newRow("eliminated, all types")
            << Condition{Eliminated{red, {CounterId{3}}, 2}}
            << R"({"kind": "eliminated", "side": "red", "counters": [3], "count": 2})";
        QTest::newRow("eliminated, some types")
            << Condition{Eliminated{red, {}, 2, some}}
            << R"({"kind": "eliminated", "side": "red", "counters": [], "types": ["a", "b"], "count": 2})";
        QTest::newRow("exited, all types")
            << Condition{Exited{red, {"r"}, 1}} << R"({"kind": "exited", "side": "red", "region": "r", "count": 1})";
        QTest::newRow("exited, some types")
            << Condition{Exited{red, {}, 1, some}}
            << R"({"kind": "exited", "side": "red", "region": "", "types": ["a", "b"], "count": 1})";
        QTest::newRow("stands, all types")
            << Condition{Stands{red, {"r"}, 4}} << R"({"kind": "stands", "side": "red", "region": "r", "count": 4})";
        QTest::newRow("stands, some types")
            << Condition{Stands{red, {"r"}, 4, some}}
            << R"({"kind": "stands", "side": "red", "region": "r", "types": ["a", "b"], "count": 4})";
        QTest::newRow("losses, all types")
            << Condition{LossRatio{red, blue, 3, 2}}
            << R"({"kind": "lossRatio", "side": "red", "other": "blue", "numerator": 3, "denominator": 2})";
        QTest::newRow("losses, some types")
            << Condition{LossRatio{red, blue, 3, 2, some}}
            << R"({"kind": "lossRatio", "side": "red", "other": "blue", "types": ["a", "b"], "numerator": 3, "denominator": 2})";
        const auto turns = [](std::initializer_list<int> numbers) {
            std::vector<TurnNumber> list;
            for (const int number : numbers)
                list.push_back(TurnNumber{number});
            return list;
        };
        QTest::newRow("controlled, listed") << Condition{Controls{red, {{"01"}}, 1}}
                                            << R"({"kind": "controls", "side": "red", "spaces": ["01"], "count": 1})";
        QTest::newRow("controlled, nothing listed")
            << Condition{Controls{red, {}, 1}} << R"({"kind": "controls", "side": "red", "spaces": [], "count": 1})";
        QTest::newRow("controlled, of a region") << Condition{Controls{red, {}, 2, {"r"}, {}}}
                                                 << R"({"kind": "controls", "side": "red", "region": "r", "count": 2})";
        QTest::newRow("controlled, of a terrain in a region, and listed")
            << Condition{Controls{red, {{"01"}}, 2, {"r"}, {"hills"}}}
            << R"({"kind": "controls", "side": "red", "region": "r", "terrain": "hills", "spaces": ["01"], "count": 2})";
        QTest::newRow("on turns")
            << Condition{OnTurns{turns({1, 2, 5}), 2, {Condition{NamedState{{"omen"}}}}}}
            << R"({"kind": "onTurns", "turns": [1, 2, 5], "need": 2, "of": [{"kind": "namedState", "state": "omen"}]})";
        QTest::newRow("slain") << Condition{Slain{{red, blue}, 3}}
                               << R"({"kind": "slain", "victims": ["red", "blue"], "count": 3})";
        QTest::newRow("slain in own battles")
            << Condition{Slain{{red}, 3, true}}
            << R"({"kind": "slain", "victims": ["red"], "count": 3, "ownBattlesOnly": true})";
        QTest::newRow("denied") << Condition{Denied{red, {{"01"}, {"02"}}}}
                                << R"({"kind": "denied", "side": "red", "spaces": ["01", "02"]})";
    }

    void everyKindOfConditionComesBackEqual() {
        QFETCH(Condition, condition);
        QFETCH(QString, text);
        QCOMPARE(shown(compactJson(toJson(condition))), text);
        const Result<Condition> back = conditionFromJson(*parseJson(text.toStdString()));
        QVERIFY(back && *back == condition);
    }

    void clausesThatScoreAreWrittenWithoutAWinner() {
        Scenario scenario = fixture();
        const Condition turn{TurnReached{TurnNumber{2}}};
        scenario.victory = std::vector<VictoryClause>{{{}, "", false, turn, {"red"}, 20, "RED-1"},
                                                      {{"north"}, "", false, turn, {"red"}, 5},
                                                      {{}, "", false, turn, {}, 5},
                                                      {{"north"}, "", true, turn}};
        const QString text = shown(writeScenario(scenario)).simplified().replace("{ ", "{");
        const QString condition = R"("condition": {"kind": "turnReached", "turn": 2})";
        for (const char* clause : {R"({"name": "RED-1", "side": "red", "points": 20, )",
                                   R"({"side": "red", "points": 5, "winner": "north", )",
                                   R"({"points": 5, "winner": "", )", R"({"winner": "north", "atEndOnly": true, )"})
            QVERIFY2(text.contains(clause + condition), clause);
        QVERIFY(*readScenario(writeScenario(scenario), {}).value == scenario);
        const QString bare = QString(text).replace(R"("points": 5, "winner": "", )", "");
        QVERIFY(!readScenario(bare.toStdString(), {}).value); // neither winner nor side
    }

    void fieldsOfASideComeBackEqualAndAreLeftOutWhereThereAreNone() {
        Scenario scenario = fixture();
        const QString plain = shown(writeScenario(scenario));
        QCOMPARE(plain.count("\"attributes\""), 2); // of a counter and a space
        scenario.sides.edit()[1].attributes = {{FieldId{"panic"}, std::int64_t{12}},
                                               {FieldId{"exits"}, TextList{"01", "02"}}};
        const std::string text = writeScenario(scenario);
        QVERIFY2(shown(text).contains(R"("attributes": {"exits": ["01", "02"], "panic": 12}})"), text.c_str());
        QVERIFY(*readScenario(text, {}).value == scenario);
    }

    void aScenarioWithNothingInItComesBackEqual() {
        Scenario scenario;
        scenario.board = makeBoard(SquareGrid{1, 1, false, {}}, {TerrainToken{"clear"}}, {});
        checkRoundTrip(scenario);
    }

    void notesKeepEveryLineBreak() {
        for (const char* notes : {"one line", "\n", "\n\n", "a\n", "\na", "a\r\nb"}) {
            Scenario scenario = fixture();
            scenario.notes = std::string(notes);
            const Read<Scenario> read = readScenario(writeScenario(scenario), {});
            QCOMPARE(shown(*read.value->notes), QString(notes));
        }
    }

    void whateverEditsMakeOfAScenarioComesBackEqual() {
        Dice dice(7);
        Scenario own = sampleScenario();
        for (int i = 0; i < 1000; ++i) {
            if (Result<Edited> edited = applyEdit(own, anyEdit(own, dice)))
                own = std::move(edited->scenario);
            if (i % 10 == 0)
                checkRoundTrip(own);
        }
    }

    void whateverEditsMakeOfASharedBoardComesBackEqual() {
        Dice dice(8);
        Scenario scenario = onSharedBoard();
        const SharedBoard shared{scenario.boardFile, *scenario.board};
        int kept = 0;
        for (int i = 0; i < 1000; ++i) {
            if (Result<Edited> edited = applyEdit(scenario, anyEdit(scenario, dice)))
                scenario = std::move(edited->scenario);
            if (scenario.boardFile.empty() || scenario.board->geometry != shared.board.geometry)
                scenario = onSharedBoard(); // the board was replaced
            if (i % 10 == 0)
                checkRoundTrip(scenario, shared.source());
            kept += i % 10 == 0 && !changesOf(scenario).isEmpty() ? 1 : 0;
        }
        QVERIFY(kept > 50);
    }

    void changesOfASharedBoardNameWhatDiffers() {
        Scenario scenario = fixture();
        scenario.boardFile = "ford.json";
        scenario.sharedBoard = scenario.board;
        QCOMPARE(changesOf(scenario), QString());
        Board& board = scenario.board.edit();
        board.name = "Dry ford";
        board.terrains.push_back(TerrainToken{"marsh"});
        board.features.push_back(FeatureToken{"wall"});
        setTerrain(board, SpaceId{0}, 2);
        setTerrain(board, SpaceId{2}, 0);
        setFeatures(board, *edgeBetween(board, SpaceId{0}, SpaceId{4}), 4); // a wall instead of the river
        setFeatures(board, *edgeBetween(board, SpaceId{0}, SpaceId{1}), 2);
        setNote(board, SpaceId{2}, {});
        setNote(board, SpaceId{5}, {"Well", "", {}});
        board.regions.edit().insert(board.regions.edit().begin(), {RegionId{"s"}, "S", {SpaceLabel{"05"}}});
        const char* expected = "{\"name\": \"Dry ford\", \"terrains\": [\"marsh\"], \"features\": [\"wall\"], "
                               "\"terrain\": {\"clear\": [\"03\"], \"marsh\": [\"01\"]}, "
                               "\"edges\": {\"river\": {\"remove\": [\"01-05\"]}, \"road\": {\"add\": [\"01-02\"]}, "
                               "\"wall\": {\"add\": [\"01-05\"]}}, "
                               "\"spaces\": {\"03\": null, \"06\": {\"name\": \"Well\"}}, "
                               "\"regions\": {\"remove\": [\"north\"], \"put\": "
                               "[{\"id\": \"s\", \"name\": \"S\", \"spaces\": [\"05\"]}, "
                               "{\"id\": \"north\", \"name\": \"North bank\", \"spaces\": [\"01\", \"02\", \"03\", "
                               "\"04\"]}]}}";
        QCOMPARE(changesOf(scenario), QString(expected));
        const std::string text = writeScenario(scenario);
        const Read<Scenario> read = readScenario(text, SharedBoard{"ford.json", *scenario.sharedBoard}.source());
        QVERIFY(read.value && *read.value == scenario);
    }

    void aBoardThatDiffersInMoreBecomesTheScenariosOwn() {
        const auto checkOwn = [](Board board) {
            Scenario scenario = onSharedBoard();
            scenario.board = std::move(board);
            const Read<Scenario> read = readScenario(writeScenario(scenario), {});
            QVERIFY(read.value && *read.value->board == *scenario.board);
            QCOMPARE(read.value->boardFile, std::string());
        };
        const Board shared = *onSharedBoard().sharedBoard;
        HexGrid smaller = std::get<HexGrid>(shared.geometry);
        --smaller.width;
        checkOwn(makeBoard(smaller, shared.terrains, shared.features));
        checkOwn(makeBoard(shared.geometry, {shared.terrains[1], shared.terrains[0]}, shared.features));
        checkOwn(makeBoard(shared.geometry, shared.terrains, {FeatureToken{"first"}, FeatureToken{"river"}}));
    }

    void aDraftIsMigratedStepByStep() {
        const std::string text = sourceFile("tests/rules/core/json/fixtures/scenario-draft.json");
        const Migration steps[]{{0, draftToFirst}};
        const FileFormat format{scenarioFormat.name, 1, steps};
        JsonReader reader;
        JsonValue file = *parseJson(text);
        migrate(reader, format, file);
        QCOMPARE(told(reader.takeFindings()), QStringList());
        const Read<Scenario> read = readScenario(compactJson(file), {});
        QCOMPARE(told(read.findings), QStringList());
        QCOMPARE(read.value->lastTurn, std::optional(TurnNumber{9}));
    }

    void twoMigrationsFollowEachOther() {
        const Migration steps[]{
            {1, [](JsonObject& file) { file.emplace_back("second", JsonValue{true}); }},
            {0, [](JsonObject& file) { file.emplace_back("first", JsonValue{true}); }},
        };
        JsonReader reader;
        JsonValue file = *parseJson("{\"format\": \"x\", \"formatVersion\": 0}");
        migrate(reader, FileFormat{"x", 2, steps}, file);
        const char* expected = "{\"format\": \"x\", \"formatVersion\": 2, \"first\": true, \"second\": true}";
        QCOMPARE(shown(compactJson(file)), QString(expected));
        JsonValue gap = *parseJson("{\"format\": \"x\", \"formatVersion\": 2}");
        migrate(reader, FileFormat{"x", 4, steps}, gap);
        QCOMPARE(told(reader.takeFindings()), QStringList("format.unknown-version"));
    }

    void theHashDependsOnTheBattleAndNotOnWhereItsBoardIs() {
        const Scenario own = sampleScenario();
        const std::string hash = scenarioHash(own);
        QCOMPARE(hash.size(), std::size_t{64});
        QCOMPARE(scenarioHash(onSharedBoard()), hash);
        Scenario moved = onSharedBoard();
        setTerrain(moved.board.edit(), SpaceId{0}, 1);
        QVERIFY(scenarioHash(moved) != hash);
        Scenario later = own;
        later.lastTurn = TurnNumber{99};
        QVERIFY(scenarioHash(later) != hash);
    }
};

QTEST_APPLESS_MAIN(TstScenarioJson)
#include "tst_scenario_json.moc"
