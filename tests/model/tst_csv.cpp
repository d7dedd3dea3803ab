// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/csv.h"
#include "model/exchange/csv_grid.h"
#include "model/exchange/csv_roster.h"
#include "model/texts.h"
#include "tests/model/random_grids.h"
#include "tests/model/tiled_maps.h"
#include "tests/support/games.h"
#include "tests/support/shown.h"

#include <QTest>

using namespace orontes::model;
using namespace orontes::tests;
namespace core = orontes::core;

namespace {

using Rows = std::vector<CsvTable::Row>;

/// Two types of counters: a spear with a strength (3 unless said otherwise), a wing to choose, a flag, a note and
/// places; and a leader without any of these.
core::RulesetInfo armies() {
    core::RulesetInfo info = twoTerrains();
    info.texts.add(
        R"({"t.spear": "Spear men", "t.leader": "Leader", "f.strength": "Combat strength", "c.left": "Left wing"})");
    const auto field = [](const char* id, core::FieldKind kind, core::Value value) {
        core::FieldSpec spec;
        spec.id.value = id;
        spec.kind = kind;
        spec.defaultValue = std::move(value);
        return spec;
    };
    core::CounterTypeSpec spear{{"SP"}, {"t.spear"}, {}, false, {}, {}, {}, {}, {}, {}};
    spear.fields = {field("strength", core::FieldKind::Integer, std::int64_t{3}),
                    field("wing", core::FieldKind::Choice, std::string("left")),
                    field("elite", core::FieldKind::Flag, false),
                    field("note", core::FieldKind::Text, std::string("-")),
                    field("exits", core::FieldKind::SpaceList, core::TextList{})};
    spear.fields[0].label = {"f.strength"};
    spear.fields[1].choices = {{"left", {"c.left"}}, {"right", {"c.right"}}};
    info.counterTypes = {spear, {{"LD"}, {"t.leader"}, {}, true, {}, {}, {}, {}, {}, {}}};
    info.blank.sides = std::vector<core::Side>{{{"egypt"}, "Egypt", {"e"}, {}}, {{"hatti"}, "Great Hatti", {"h"}, {}}};
    return info;
}

const core::RulesetInfo& armyRules() {
    static const core::RulesetInfo info = armies();
    return info;
}

core::Read<std::vector<core::Counter>> readRoster(const std::string& text, RosterColumns columns = {}) {
    return rosterFromCsv(text, {armyRules(), armyRules().blank, std::move(columns)});
}

/// "line:column id"
QStringList places(const core::Findings& findings) {
    QStringList list;
    for (const core::Diagnostic& finding : findings)
        list << QStringLiteral("%1:%2 %3").arg(finding.where.line).arg(finding.where.column).arg(shown(finding.id));
    return list;
}

} // namespace

class TstCsv : public QObject {
    Q_OBJECT

private slots:
    void cellsAreReadAsTheyAreMeant_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("commas") << QByteArray("a,b c,\n,\"d\"\"e,\nf\",g\n");
        QTest::newRow("no line end") << QByteArray("a,b c,\n,\"d\"\"e,\nf\",g");
        QTest::newRow("semicolons") << QByteArray("a;b c;\n;\"d\"\"e,\nf\";g\n");
        QTest::newRow("tabs") << QByteArray("a\tb c\t\n\t\"d\"\"e,\nf\"\tg\n");
        QTest::newRow("other line ends") << QByteArray("a,b c,\r\n,\"d\"\"e,\nf\",g\r\n");
        QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF\"a\",b c,\n,\"d\"\"e,\nf\",g\n");
    }
    void cellsAreReadAsTheyAreMeant() {
        QFETCH(const QByteArray, text);
        const core::Result<CsvTable> table = parseCsv(text.toStdString());
        QVERIFY(table);
        QVERIFY(table->rows == Rows({{"a", "b c", ""}, {"", "d\"e,\nf", "g"}}));
        QVERIFY(table->lines == std::vector<int>({1, 2}));
    }

    void writtenCellsComeBack() {
        const Rows rows{{"a", "", "b\"c"}, {"\n", " d ", "e;f,g\th"}, {"\"", "Ḫatti", "x"}};
        QVERIFY(parseCsv(writeCsv(rows))->rows == rows);
        QCOMPARE(writeCsv({{"a", "b\"c", "d,e"}}), std::string("a,\"b\"\"c\",\"d,e\"\n"));
    }

    void brokenTablesAreRefusedWithTheirPlace() {
        const auto fault = [](const char* text) {
            const core::Result<CsvTable> table = parseCsv(text);
            return table ? QStringList() : places({table.error()});
        };
        QCOMPARE(fault("a,b\nc,\"d\n"), QStringList("2:2 csv.open-quote"));
        QCOMPARE(fault("a,b\n\"c\"d,e\n"), QStringList("2:1 csv.after-quote"));
        QCOMPARE(fault("a\nb\xE4\n"), QStringList("2:1 csv.not-utf8"));
    }

    void theMapIsARowOfTokensForEachRowFromTheTop() {
        core::Board board = core::makeBoard(core::SquareGrid{3, 2, false, {}}, {{"clear"}, {"hills"}}, {});
        core::setTerrain(board, *core::spaceAt(board, 2, 0), 1);
        core::setTerrain(board, *core::spaceAt(board, 0, 1), 1);
        QCOMPARE(*gridCsv(board), std::string("clear,clear,hills\nhills,clear,clear\n"));
        QVERIFY(!gridCsv(core::makeBoard(core::Cow<core::AreaMap>(core::AreaMap{}), {{"clear"}}, {})));
    }

    void everyGridKeepsItsTerrainAndWhatLiesOnIt() {
        for (const NamedGrid& shape : gridShapes()) {
            const core::Board board = randomGrid(shape.geometry, 3);
            core::Board base = board;
            for (core::SpaceId space{0}; space.value < core::spaceCount(base); ++space.value)
                core::setTerrain(base, space, 0);
            const core::Read<core::Board> back = boardFromCsv(*gridCsv(board), {twoTerrains(), {}, base});
            QVERIFY2(back.value && back.findings.empty(), shape.name.constData());
            QVERIFY2(*back.value == board, shape.name.constData());
        }
    }

    void aTableOfTerrainBecomesABoard() {
        const core::Read<core::Board> read =
            boardFromCsv("Hills;open;CLEAR;\nlava;open;lava; hills \n",
                         {twoTerrains(), {{"open", {"clear"}}}, *twoTerrains().blank.board});
        QVERIFY(read.value);
        QCOMPARE(rows(*read.value), QStringList({"HCCC", "CCCH"}));
        QCOMPARE(places(read.findings), QStringList("2:1 csv.unknown-terrain"));
        QVERIFY(std::holds_alternative<core::SquareGrid>(read.value->geometry));
        const core::Board& base = *twoTerrains().blank.board;
        QCOMPARE(places(boardFromCsv("clear,clear\nclear\n", {twoTerrains(), {}, base}).findings),
                 QStringList("2:1 csv.row-length"));
        QCOMPARE(places(boardFromCsv("\n", {twoTerrains(), {}, base}).findings), QStringList("1:1 csv.no-rows"));
    }

    void everyOrderOfBattleComesBackAsItWas_data() {
        QTest::addColumn<int>("game");
        for (std::size_t i = 0; i < games().size(); ++i)
            QTest::newRow(qPrintable(games()[i].name())) << static_cast<int>(i);
    }
    void everyOrderOfBattleComesBackAsItWas() {
        QFETCH(const int, game);
        const Game& battle = games()[static_cast<std::size_t>(game)];
        const core::RulesetInfo& info = battle.rules().info();
        const std::string text = rosterCsv(info, battle.scenario);
        const RosterImport wanted{info, battle.scenario, {}};
        QVERIFY(looksLikeRoster(text, wanted));
        const core::Read<std::vector<core::Counter>> back = rosterFromCsv(text, wanted);
        QVERIFY2(back.value && back.findings.empty(), qPrintable(told(back.findings)));
        QVERIFY(*back.value == *battle.scenario.counters);
    }

    void everyWayAndEveryValueComesBack() {
        core::Scenario scenario = armyRules().blank;
        const std::vector<core::SetUp> ways{{core::TurnNumber{1}, core::OffMap{}},
                                            {core::TurnNumber{2}, core::AtSpace{{"0101"}}},
                                            {core::TurnNumber{1}, core::WithinSpaces{{{"a; b"}, {"c\\d"}, {"e"}}}},
                                            {core::TurnNumber{1}, core::WithinSpaces{{{"0101"}}}},
                                            {core::TurnNumber{1}, core::WithinSpaces{}},
                                            {core::TurnNumber{3}, core::WithinRegion{{"the east"}}},
                                            {core::TurnNumber{1}, core::EntersAt{{{"0101"}, {"0102"}}}},
                                            {core::TurnNumber{1}, core::Lost{}}};
        for (const core::SetUp& setUp : ways)
            scenario.counters.edit().push_back({core::CounterId{static_cast<int>(scenario.counters->size()) + 5},
                                                {"SP"},
                                                "x, \"y\"",
                                                {"egypt"},
                                                "A",
                                                setUp,
                                                {},
                                                {}});
        std::vector<core::Counter>& counters = scenario.counters.edit();
        counters[0].attributes = {
            {{"strength"}, std::int64_t{-2}}, {{"wing"}, std::string("right")}, {{"elite"}, true}};
        counters[1].attributes = {{{"note"}, std::string()}, {{"exits"}, core::TextList{"0101", "a;b", ""}}};
        counters[2].attributes = {{{"note"}, std::string("\"\"")}, {{"wing"}, std::string("no such wing")}};
        counters[3].attributes = {{{"unheard of"}, std::int64_t{7}}, {{"strength"}, std::string("many")}};
        const core::Read<std::vector<core::Counter>> back = readRoster(rosterCsv(armyRules(), scenario));
        QVERIFY2(back.value && back.findings.empty(), qPrintable(told(back.findings)));
        QVERIFY(*back.value == counters);
    }

    void theTableHasAColumnForEachField() {
        core::Scenario scenario = armyRules().blank;
        scenario.counters.edit().push_back({core::CounterId{4},
                                            {"SP"},
                                            "First",
                                            {"egypt"},
                                            "",
                                            {core::TurnNumber{2}, core::WithinSpaces{{{"0101"}, {"0102"}}}},
                                            {{{"elite"}, true}},
                                            {}});
        scenario.counters.edit().push_back({core::CounterId{2}, {"LD"}, "King", {"hatti"}, "", {}, {}, {}});
        QCOMPARE(shown(rosterCsv(armyRules(), scenario)),
                 QString("id,type,name,side,group,turn,setUp,places,strength,wing,elite,note,exits,other\n"
                         "4,SP,First,egypt,,2,within,\"0101; 0102\",3,left,yes,-,,\n"
                         "2,LD,King,hatti,,1,offMap,,,,,,,\n"));
    }

    void aTableOfSomebodyElseIsReadWithAMapping() {
        const core::Read<std::vector<core::Counter>> read =
            readRoster("Unit;Kind;Army;Combat strength;Wing;Colour;Hex;Remark\n"
                       "Amun;spear men;Egypt;+5;Left wing;red;0101;\n"
                       ";;;;;;;\n"
                       "Muwatalli;LEADER;great hatti;;;;;x\n"
                       "Ptah;SP;egypt;\u22121;right;;;\n",
                       {{"Unit", "name"}, {"Kind", "type"}, {"Army", "side"}, {"Hex", "places"}, {"Remark", ""}});
        QVERIFY2(read.value.has_value(), qPrintable(told(read.findings)));
        QCOMPARE(places(read.findings), QStringList("1:6 csv.unknown-column"));
        const std::vector<core::Counter> expected{{core::CounterId{1},
                                                   {"SP"},
                                                   "Amun",
                                                   {"egypt"},
                                                   "",
                                                   {core::TurnNumber{1}, core::AtSpace{{"0101"}}},
                                                   {{{"strength"}, std::int64_t{5}}},
                                                   {}},
                                                  {core::CounterId{2}, {"LD"}, "Muwatalli", {"hatti"}, "", {}, {}, {}},
                                                  {core::CounterId{3},
                                                   {"SP"},
                                                   "Ptah",
                                                   {"egypt"},
                                                   "",
                                                   {},
                                                   {{{"strength"}, std::int64_t{-1}}, {{"wing"}, std::string("right")}},
                                                   {}}};
        QVERIFY(*read.value == expected);
    }

    void whatIsWrongWithATableIsSaidWithItsPlace_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("place");
        QTest::addColumn<bool>("usable");
        QTest::newRow("empty") << QByteArray("") << "1:1 csv.no-rows" << false;
        QTest::newRow("no type column") << QByteArray("name,side\na,egypt\n") << "1:1 csv.no-type-column" << false;
        QTest::newRow("no type") << QByteArray("name,type\na,\n") << "2:1 csv.no-type" << false;
        QTest::newRow("unknown type") << QByteArray("type,name\nXX,a\n") << "2:1 csv.unknown-type" << true;
        QTest::newRow("unknown side") << QByteArray("type,side\nSP,Kush\n") << "2:2 csv.unknown-side" << true;
        QTest::newRow("no number") << QByteArray("type,strength\nSP,3\nSP,3.5\n") << "3:2 csv.bad-value" << false;
        QTest::newRow("no choice") << QByteArray("type,wing\nSP,middle\n") << "2:2 csv.bad-value" << false;
        QTest::newRow("no flag") << QByteArray("type,elite\nSP,perhaps\n") << "2:2 csv.bad-value" << false;
        QTest::newRow("no way") << QByteArray("type,setUp\nSP,somewhere\n") << "2:2 csv.bad-value" << false;
        QTest::newRow("no place") << QByteArray("type,setUp\nSP,at\n") << "2:2 csv.bad-value" << false;
        QTest::newRow("turn 0") << QByteArray("type,turn\nSP,0\n") << "2:2 csv.bad-value" << false;
        QTest::newRow("one id twice") << QByteArray("type,id\nSP,4\nSP,4\n") << "3:1 csv.repeated-id" << false;
        QTest::newRow("one column twice") << QByteArray("type,Type\nSP,SP\n") << "1:2 csv.repeated-column" << false;
        QTest::newRow("no such field") << QByteArray("type,strength\nLD,3\n") << "2:2 csv.no-such-field" << true;
        QTest::newRow("no object") << QByteArray("type,other\nSP,[1]\n") << "2:2 csv.bad-value" << false;
    }
    void whatIsWrongWithATableIsSaidWithItsPlace() {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, place);
        QFETCH(const bool, usable);
        const core::Read<std::vector<core::Counter>> read = readRoster(text.toStdString());
        QCOMPARE(places(read.findings), QStringList(place));
        QCOMPARE(read.value.has_value(), usable);
        QVERIFY(!told(read.findings).contains(QStringLiteral("[csv.")));
    }
};

QTEST_GUILESS_MAIN(TstCsv)
#include "tst_csv.moc"
