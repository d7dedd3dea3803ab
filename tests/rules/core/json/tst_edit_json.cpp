// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/core_texts.h"
#include "rules/core/json/json_text.h"
#include "rules/core/json/scenario_json.h"
#include "tests/rules/core/json/readings.h"
#include "tests/support/random_edits.h"
#include "tests/support/shown.h"

#include <QTest>

#include <set>

using namespace orontes::core;
using namespace orontes::tests;

namespace {

void checkWritten(const Edit& edit, const char* expected) {
    const JsonValue json = toJson(edit);
    QCOMPARE(shown(compactJson(json)), QString::fromUtf8(expected));
    const Result<Edit> back = editFromJson(*parseJson(expected));
    QVERIFY(back && *back == edit);
}

void checkRefused(const char* json, const char* finding) {
    const Result<Edit> edit = editFromJson(*parseJson(json));
    QVERIFY(!edit);
    QCOMPARE(told({edit.error()}), QStringList(finding));
}

const std::vector<Seat> seats{{SeatToken{"egypt"}, "Egypt"}, {SeatToken{"hatti"}, "Hatti"}};

void checkActionRefused(const char* json, const char* finding) {
    const Result<Action> action = actionFromJson(*parseJson(json), seats);
    QVERIFY(!action);
    QCOMPARE(told({action.error()}), QStringList(finding));
}

} // namespace

class TstEditJson : public QObject {
    Q_OBJECT

private slots:
    void anyEditComesBackEqual() {
        Dice dice(3);
        Scenario scenario = sampleScenario();
        std::set<std::size_t> kinds;
        for (int i = 0; i < 2000; ++i) {
            const Edit edit = anyEdit(scenario, dice);
            const Result<Edit> back = editFromJson(*parseJson(compactJson(toJson(edit))));
            QVERIFY2(back && *back == edit, compactJson(toJson(edit)).c_str());
            kinds.insert(edit.change.index());
            if (Result<Edited> edited = applyEdit(scenario, edit))
                scenario = std::move(edited->scenario);
        }
        QCOMPARE(kinds.size(), std::variant_size_v<decltype(Edit::change)>);
    }

    void editsAreWrittenAsDocumented() {
        checkWritten({SetTitle{TitleField::Notes, "a\nb"}},
                     "{\"edit\": \"setTitle\", \"field\": \"notes\", \"text\": \"a\\nb\"}");
        checkWritten({PaintCells{{{SpaceId{4}, TerrainToken{"hill"}}}}},
                     "{\"edit\": \"paintCells\", \"cells\": [[4, \"hill\"]]}");
        checkWritten({PaintEdges{{EdgeId{9}}, FeatureToken{"river"}, PaintEdges::Change::Remove}},
                     "{\"edit\": \"paintEdges\", \"feature\": \"river\", \"change\": \"remove\", \"edges\": [9]}");
        const Area area{SpaceLabel{"Ur"}, {{0, 0}, {2.5, 0}, {0, 4}}, {1, 1}};
        const char* const written =
            "{\"label\": \"Ur\", \"centre\": [1.0, 1.0], \"outline\": [[0.0, 0.0], [2.5, 0.0], [0.0, 4.0]]}";
        checkWritten(
            {AddAreas{{area}, TerrainToken{"hill"}}},
            ("{\"edit\": \"addAreas\", \"terrain\": \"hill\", \"areas\": [" + std::string(written) + "]}").c_str());
        checkWritten({ChangeAreas{{{SpaceId{3}, area}}}},
                     ("{\"edit\": \"changeAreas\", \"areas\": [[3, " + std::string(written) + "]]}").c_str());
        checkWritten({RemoveArea{SpaceId{3}}}, "{\"edit\": \"removeArea\", \"area\": 3}");
        checkWritten({RemoveArea{SpaceId{3}, SpaceId{0}}}, "{\"edit\": \"removeArea\", \"area\": 3, \"heir\": 0}");
        checkWritten({LinkAreas{{{SpaceId{1}, SpaceId{4}}}, LinkAreas::Change::Remove}},
                     "{\"edit\": \"linkAreas\", \"change\": \"remove\", \"links\": [[1, 4]]}");
        checkWritten({AddCounter{{CounterId{}, CounterType{"t"}, "n", SideToken{"s"}, "", {}, {}, {}}}},
                     "{\"edit\": \"addCounter\", \"counter\": {\"type\": \"t\", \"name\": \"n\", \"side\": \"s\", "
                     "\"setUp\": {\"offMap\": true}}, \"position\": -1}");
        checkWritten({PutSide{{SideToken{"s"}, "S", SeatToken{"a"}, {}, {}, {{FieldId{"panic"}, std::int64_t{12}}}}}},
                     "{\"edit\": \"putSide\", \"side\": {\"token\": \"s\", \"name\": \"S\", \"seat\": \"a\", "
                     "\"colour\": \"#000000\", \"pattern\": \"solid\", \"attributes\": {\"panic\": 12}}}");
        checkWritten({SetOption{OptionId{"fog"}, std::nullopt}}, "{\"edit\": \"setOption\", \"option\": \"fog\"}");
        checkWritten({SetTurns{TurnNumber{1}, TurnNumber{8}}}, "{\"edit\": \"setTurns\", \"first\": 1, \"last\": 8}");
        checkWritten({RemoveWaiver{"x", EdgePlace{{"1"}, {"2"}}}},
                     "{\"edit\": \"removeWaiver\", \"finding\": \"x\", \"edge\": [\"1\", \"2\"]}");
        checkWritten({Batch{{{RemoveSeat{SeatToken{"a"}}}, {Batch{}}}}},
                     "{\"edit\": \"batch\", \"edits\": [{\"edit\": \"removeSeat\", \"seat\": \"a\"}, "
                     "{\"edit\": \"batch\", \"edits\": []}]}");
    }

    void unknownMembersOfACounterTravelWithTheEdit() {
        Counter counter;
        counter.id = CounterId{1};
        counter.extras.emplace_back("smell", JsonValue{std::string("odd")});
        const Edit edit{ChangeCounter{counter}};
        const Result<Edit> back = editFromJson(toJson(edit));
        QVERIFY(back && *back == edit);
    }

    void aBrokenEditIsRefusedWithItsPlace() {
        checkRefused("[]", "format.wrong-type");
        checkRefused("{}", "format.missing-key");
        checkRefused("{\"edit\": \"explode\"}", "format.unknown-token at /edit");
        checkRefused("{\"edit\": \"setTitle\", \"text\": \"x\"}", "format.missing-key");
        checkRefused("{\"edit\": \"setTitle\", \"field\": \"size\", \"text\": \"x\"}",
                     "format.unknown-token at /field");
        checkRefused("{\"edit\": \"paintCells\", \"cells\": [[1, \"a\"], [2]]}", "format.wrong-type at /cells/1");
        checkRefused("{\"edit\": \"paintTerrain\", \"terrain\": \"a\", \"spaces\": [1, 2147483648]}",
                     "format.out-of-range at /spaces/1");
        checkRefused("{\"edit\": \"moveCounter\", \"counter\": 1, \"position\": -2}",
                     "format.out-of-range at /position");
        checkRefused("{\"edit\": \"batch\", \"edits\": [{\"edit\": \"removeSide\"}]}",
                     "format.missing-key at /edits/0");
        checkRefused("{\"edit\": \"replaceBoard\", \"renamed\": [], \"board\": {}}", "format.missing-key at /board");
    }

    void valuesComeBackEqual() {
        for (const Value& value :
             {Value{true}, Value{std::int64_t{-4}}, Value{std::string("x")}, Value{TextList{"a"}}, Value{TextList{}}}) {
            const Result<Value> back = valueFromJson(toJson(value));
            QVERIFY(back && *back == value);
        }
        for (const char* json : {"1.5", "null", "{}", "[1]"})
            QVERIFY2(!valueFromJson(*parseJson(json)), json);
    }

    void actionsNameTheirSeatAndChance() {
        const Action order{Actor{SeatId{1}}, "step", {{"to", std::string("36")}, {"extra", true}}};
        const char* written = "{\"by\": \"hatti\", \"verb\": \"step\", \"args\": {\"extra\": true, \"to\": \"36\"}}";
        QCOMPARE(shown(compactJson(toJson(order, seats))), QString(written));
        QVERIFY(*actionFromJson(*parseJson(written), seats) == order);
        const Action roll{chance, "roll", {{"die", std::int64_t{6}}}};
        const char* rolled = "{\"by\": \"chance\", \"verb\": \"roll\", \"args\": {\"die\": 6}}";
        QCOMPARE(shown(compactJson(toJson(roll, seats))), QString(rolled));
        QVERIFY(*actionFromJson(*parseJson(rolled), seats) == roll);
    }

    void aBrokenActionIsRefusedWithItsPlace() {
        checkActionRefused("{\"by\": \"troy\", \"verb\": \"step\", \"args\": {}}", "action.unknown-seat at /by");
        checkActionRefused("{\"by\": \"egypt\", \"verb\": \"step\"}", "format.missing-key");
        checkActionRefused("{\"by\": \"egypt\", \"verb\": 1, \"args\": {}}", "format.wrong-type at /verb");
        checkActionRefused("{\"by\": \"egypt\", \"verb\": \"step\", \"args\": {\"to\": 1.5}}",
                           "format.wrong-type at /args/to");
    }

    void findingsAreWrittenForPrograms() {
        Diagnostic finding;
        finding.id = "json.too-deep";
        finding.severity = Severity::Warning;
        finding.rule = {"sample", "Q17", Provenance::Ruling};
        finding.where = {"a.json", "/x", 3, 4, EdgePlace{{"1"}, {"2"}}};
        finding.args = {{"limit", 64}, {"kind", TextId{"format.kind.text"}}};
        finding.fixes.push_back(makeFix(Text{TextId{"format.kind.list"}, {}}, {}));
        const char* expected =
            "{\"id\": \"json.too-deep\", \"severity\": \"warning\", \"text\": \"Values are nested more than 64 deep "
            "here. "
            "Nothing that Orontes reads is; remove the inner levels.\", \"rule\": {\"ruleset\": \"sample\", "
            "\"reference\": \"Q17\", \"provenance\": \"ruling\"}, \"file\": \"a.json\", \"pointer\": \"/x\", \"line\": "
            "3, "
            "\"column\": 4, \"edge\": [\"1\", \"2\"], \"args\": {\"kind\": \"a text\", \"limit\": 64}, "
            "\"fixes\": [\"a list\"]}";
        QCOMPARE(shown(compactJson(toJson(finding, coreTexts()))), QString(expected));
        QCOMPARE(
            shown(compactJson(toJson(Diagnostic{"none", Severity::Error, {}, {}, {}, {}}, coreTexts()))),
            QString("{\"id\": \"none\", \"severity\": \"error\", \"text\": \"[none]\", \"args\": {}, \"fixes\": []}"));
    }
};

QTEST_APPLESS_MAIN(TstEditJson)
#include "tst_edit_json.moc"
