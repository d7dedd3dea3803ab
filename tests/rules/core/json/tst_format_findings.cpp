// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/scenario_json.h"
#include "tests/rules/core/json/readings.h"
#include "tests/support/shown.h"
#include "tests/support/source_file.h"

#include <QTest>

using namespace orontes::core;
using namespace orontes::tests;

namespace {

QString fixture() {
    static const QString text = shown(sourceFile("tests/rules/core/json/fixtures/scenario-1.json"))
                                    .remove(", \"smell\": {\"odd\": [1, 2.5]}")
                                    .replace("  },\n  \"weather\": \"fine\"\n", "  }\n");
    return text;
}

/// What is said of the fixture with one part of its text replaced.
QStringList toldWith(const QString& part, const QString& replacement, const BoardSource& boards = {}) {
    if (fixture().count(part) < 1)
        qFatal("the fixture has no %s", qPrintable(part));
    QString text = fixture();
    text.replace(text.indexOf(part), part.size(), replacement);
    const Read<Scenario> read = readScenario(text.toStdString(), boards);
    const bool hasError = std::any_of(read.findings.begin(), read.findings.end(),
                                      [](const Diagnostic& f) { return f.severity == Severity::Error; });
    if (read.value.has_value() == hasError)
        qFatal("a value goes with findings if and only if none is an error");
    return told(read.findings);
}

QString areaBoard(const char* label, const char* terrain, const char* centre, const char* link) {
    const QString text = "{\"format\": \"orontes-board\", \"formatVersion\": 1, \"geometry\": {\"kind\": \"areas\", "
                         "\"areas\": [{\"label\": \"A\", \"terrain\": \"sand\", \"centre\": [0, 0], \"outline\": []}, "
                         "{\"label\": \"%1\", \"terrain\": \"%2\", \"centre\": %3, \"outline\": [[0, 1]]}], "
                         "\"links\": [%4]}, \"terrains\": [\"sand\"]}";
    return text.arg(label, terrain, centre, link);
}

} // namespace

class TstFormatFindings : public QObject {
    Q_OBJECT

private slots:
    void theFixtureItselfIsFine() { QCOMPARE(toldWith("The ford", "The ford"), QStringList()); }

    void whatIsWrongIsToldWithItsPlace_data() {
        QTest::addColumn<QString>("part");
        QTest::addColumn<QString>("replacement");
        QTest::addColumn<QString>("finding");
        const auto row = [](const char* name, const char* part, const char* replacement, const char* finding) {
            QTest::newRow(name) << part << replacement << finding;
        };
        row("another format", "orontes-scenario", "orontes-board", "format.not-this-format");
        row("no format", "\"format\": \"orontes-scenario\",", "", "format.not-this-format");
        row("no version", "\"formatVersion\": 1,", "", "format.missing-key");
        row("a newer version", "\"formatVersion\": 1", "\"formatVersion\": 2", "format.newer-version");
        row("a version that never was", "\"formatVersion\": 1", "\"formatVersion\": 0", "format.unknown-version");
        row("a version before all", "\"formatVersion\": 1", "\"formatVersion\": -1",
            "format.out-of-range at /formatVersion");
        row("a key missing at the top", "\"title\": \"The ford\",", "", "format.missing-key");
        row("a key missing deep inside", "\"seat\": \"north\", ", "", "format.missing-key at /sides/0");
        row("a list for a text", "\"title\": \"The ford\"", "\"title\": []", "format.wrong-type at /title");
        row("a text for a number", "\"first\": 2", "\"first\": \"2\"", "format.wrong-type at /turns/first");
        row("a real number for a whole one", "\"first\": 2", "\"first\": 2.0", "format.wrong-type at /turns/first");
        row("a number for a flag", "\"atEndOnly\": true", "\"atEndOnly\": 1",
            "format.wrong-type at /victory/0/atEndOnly");
        row("null", "\"turns\": {\"first\": 2, \"last\": 9}", "\"turns\": null", "format.wrong-type at /turns");
        row("an object as a value", "\"move\": -2", "\"move\": {}", "format.wrong-type at /counters/0/attributes/move");
        row("a number beyond a turn", "\"last\": 9", "\"last\": 2147483648", "format.out-of-range at /turns/last");
        row("a pattern nobody knows", "chevrons", "stripes", "format.unknown-token at /sides/1/pattern");
        row("a colour without hash", "#C2A14D", "C2A14D0", "format.bad-colour at /sides/0/colour");
        row("a colour too short", "#C2A14D", "#C2A14", "format.bad-colour at /sides/0/colour");
        row("a colour with a letter", "#C2A14D", "#C2A14G", "format.bad-colour at /sides/0/colour");
        row("a colour below nothing", "#C2A14D", "#-2A14D", "format.bad-colour at /sides/0/colour");
        row("two seats alike", "\"token\": \"south\"", "\"token\": \"north\"", "format.repeated at /seats/1");
        row("two sides alike", "\"token\": \"blue\"", "\"token\": \"red\"", "format.repeated at /sides/1");
        row("two counters alike", "\"id\": 2", "\"id\": 7", "format.repeated-counter at /counters/1");
        row("a counter without number", "\"id\": 2, ", "", "format.missing-key at /counters/1");
        row("a counter below zero", "\"id\": 2", "\"id\": -2", "format.out-of-range at /counters/1/id");
        row("no set-up place", "\"offMap\": true", "", "format.set-up-places at /counters/4/setUp");
        row("two set-up places", "\"offMap\": true", "\"offMap\": true, \"at\": \"01\"",
            "format.set-up-places at /counters/4/setUp");
        row("off the map, but not", "\"offMap\": true", "\"offMap\": false",
            "format.wrong-type at /counters/4/setUp/offMap");
        row("a set-up that is none", "{\"offMap\": true}", "7", "format.wrong-type at /counters/4/setUp");
        row("a waiver at two places", "\"counter\": 7, \"reason\"", "\"counter\": 7, \"space\": \"01\", \"reason\"",
            "format.several-places at /waivers/3");
        row("an edge of one space", "[\"01\", \"05\"]", "[\"01\"]", "format.wrong-type at /waivers/2/edge");
        row("a condition of no kind", "\"kind\": \"none\"", "\"kind\": \"nor\"",
            "format.unknown-token at /victory/0/condition/of/1/kind");
        row("a condition without kind", "\"kind\": \"none\",", "", "format.missing-key at /victory/0/condition/of/1");
        row("a condition that is none", "{\"kind\": \"turnReached\", \"turn\": 4}", "4",
            "format.wrong-type at /victory/0/condition/of/3/of/0");
        row("notes as one text", "\"# The ford\",", "1,", "format.wrong-type at /notes/0");
        row("no board", "\"board\"", "\"bored\"", "format.missing-key");
        row("a board too wide", "\"width\": 4", "\"width\": 1025", "format.board-too-large at /board/geometry/width");
        row("a board without width", "\"width\": 4", "\"width\": 0", "format.out-of-range at /board/geometry/width");
        row("no such geometry", "\"kind\": \"square\"", "\"kind\": \"round\"",
            "format.unknown-token at /board/geometry/kind");
        row("too many digits", "\"digits\": 2", "\"digits\": 10",
            "format.out-of-range at /board/geometry/numbering/digits");
        row("a row too short", "\"..h.\"", "\"..h\"", "format.row-length at /board/terrain/0");
        row("a row too long", "\"..h.\"", "\"..h..\"", "format.row-length at /board/terrain/0");
        row("a row too many", "\"....\"", "\"....\", \"....\"", "format.row-count at /board/terrain");
        row("a row that is none", "\"....\"", "4", "format.wrong-type at /board/terrain/1");
        row("an unknown character", "\"..h.\"", "\"..x.\"", "format.unknown-terrain at /board/terrain/0");
        row("an unknown character of two bytes", "\"..h.\"", "\"..\u00e9.\"",
            "format.unknown-terrain at /board/terrain/0");
        row("a legend key of two characters", "\"h\": \"hills\"", "\"hi\": \"hills\"",
            "format.bad-legend at /board/terrains/hi");
        row("a terrain twice in the legend", "\"h\": \"hills\"", "\"h\": \"clear\"",
            "format.bad-legend at /board/terrains/h");
        row("a legend of nothing", "{\".\": \"clear\", \"h\": \"hills\"}", "{}",
            "format.no-terrain at /board/terrains");
        row("two regions alike", "{\"id\": \"north\", \"name\": \"North bank\", \"spaces\": [",
            "{\"id\": \"north\", \"name\": \"\", \"spaces\": []}, {\"id\": \"north\", \"name\": \"\", \"spaces\": [",
            "format.repeated at /board/regions/1");
        row("a shared board nobody fetches", "\"name\": \"A ford\"", "\"file\": \"b.json\"",
            "format.no-shared-boards at /board/file");
        row("a shared board without name", "\"name\": \"A ford\"", "\"file\": \"\"",
            "format.empty-file-name at /board/file");
    }
    void whatIsWrongIsToldWithItsPlace() {
        QFETCH(QString, part);
        QFETCH(QString, replacement);
        QFETCH(QString, finding);
        QCOMPARE(toldWith(part, replacement).value(0), finding);
    }

    void whatLeadsNowhereIsAWarningAndLeftOut_data() {
        QTest::addColumn<QString>("part");
        QTest::addColumn<QString>("replacement");
        QTest::addColumn<QString>("finding");
        QTest::newRow("an edge off the board") << "\"04-08\"" << "\"04-09\""
                                               << "format.no-edge at /board/edges/river/2";
        QTest::newRow("an edge between strangers") << "\"04-08\"" << "\"01-08\""
                                                   << "format.no-edge at /board/edges/river/2";
        QTest::newRow("an edge without hyphen") << "\"04-08\"" << "\"04\"" << "format.no-edge at /board/edges/river/2";
        QTest::newRow("a note off the board") << "\"03\": {\"name\"" << "\"99\": {\"name\""
                                              << "format.unknown-space at /board/spaces/99";
        QTest::newRow("a stray key of a side") << "\"pattern\": \"solid\"" << "\"pattern\": \"solid\", \"hat\": 1"
                                               << "format.stray-key at /sides/0/hat";
        QTest::newRow("a stray key of a set-up") << "\"lost\": true" << "\"lost\": true, \"why\": 1"
                                                 << "format.stray-key at /counters/5/setUp/why";
        QTest::newRow("a stray key of a condition") << "\"turn\": 4" << "\"turn\": 4, \"side\": \"red\""
                                                    << "format.stray-key at /victory/0/condition/of/3/of/0/side";
        QTest::newRow("a stray key of the board") << "\"name\": \"A ford\"" << "\"nome\": \"A ford\""
                                                  << "format.stray-key at /board/nome";
    }
    void whatLeadsNowhereIsAWarningAndLeftOut() {
        QFETCH(QString, part);
        QFETCH(QString, replacement);
        QFETCH(QString, finding);
        QCOMPARE(toldWith(part, replacement), QStringList(finding));
    }

    void edgesAreReadInEitherOrderAndAsPairs() {
        QCOMPARE(toldWith("\"04-08\"", "\"08-04\""), QStringList());
        QCOMPARE(toldWith("\"04-08\"", "[\"8\", \"4\"]"), QStringList());
    }

    void allFindingsAreToldAtOnce() {
        QString text = fixture();
        text.replace("\"name\": \"Reds\", ", "").replace("chevrons", "x").replace("\"points\": 10", "\"points\": []");
        const QStringList expected{"format.missing-key at /sides/0", "format.unknown-token at /sides/1/pattern",
                                   "format.wrong-type at /victory/0/condition/of/2/of/0/points"};
        QCOMPARE(told(readScenario(text.toStdString(), {}).findings), expected);
    }

    void twoHundredFindingsAreEnough() {
        QStringList counters;
        for (int i = 0; i < 1000; ++i)
            counters << "{}";
        const QStringList findings = toldWith("{\"id\": 7", counters.join(", ") + ", {\"id\": 7");
        QCOMPARE(findings.size(), 201);
        QCOMPARE(findings.last(), QString("format.more-findings"));
    }

    void listsAndTextsEndAtTheirLimits() {
        QStringList seats;
        for (int i = 0; i < 7; ++i)
            seats << QString("{\"token\": \"s%1\", \"name\": \"\"}").arg(i);
        QCOMPARE(toldWith("{\"token\": \"north\"", seats.mid(1).join(',') + ", {\"token\": \"north\""), QStringList());
        QCOMPARE(toldWith("{\"token\": \"north\"", seats.join(',') + ", {\"token\": \"north\""),
                 QStringList("format.too-many at /seats"));
        QCOMPARE(toldWith("The ford", QString(1000, 'x')), QStringList());
        QCOMPARE(toldWith("The ford", QString(1001, 'x')), QStringList("format.text-too-long at /title"));
        QCOMPARE(toldWith("\"# The ford\"", '"' + QString(1 << 20, 'x') + '"'),
                 QStringList("format.text-too-long at /notes"));
    }

    void conditionsEndAtTheirDepth() {
        const auto nested = [](int depth) {
            const QString leaf = "{\"kind\": \"turnReached\", \"turn\": 4}";
            return QString("{\"kind\": \"any\", \"of\": [").repeated(depth - 3) + leaf +
                   QString("]}").repeated(depth - 3);
        };
        const QString leaf = "{\"kind\": \"turnReached\", \"turn\": 4}"; // stands at depth 3
        QCOMPARE(toldWith(leaf, nested(conditionDepthLimit)), QStringList());
        QCOMPARE(
            toldWith(leaf, nested(conditionDepthLimit + 1)),
            QStringList("format.condition-too-deep at /victory/0/condition/of/3/of/0" + QString("/of/0").repeated(14)));
    }

    void aSharedBoardTellsWhatIsWrongWithIt() {
        const auto gives = [](const QString& text) {
            return [text](const std::string&) -> Result<std::string> { return text.toStdString(); };
        };
        const QString own = fixture().mid(fixture().indexOf("\"board\": {") + 9).chopped(2);
        const QString board = "{\"format\": \"orontes-board\", \"formatVersion\": 1, " + own.mid(1);
        const QString scenario = fixture().left(fixture().indexOf("\"board\": {"));
        const auto read = [&](const char* reference, const QString& shared) {
            return readScenario((scenario + "\"board\": " + reference + "}").toStdString(), gives(shared));
        };
        const char* plain = "{\"file\": \"b.json\"}";
        QCOMPARE(told(read(plain, board).findings), QStringList());
        const Read<Scenario> broken = read(plain, QString(board).replace("\"width\": 4", "\"width\": 5"));
        QCOMPARE(told(broken.findings), QStringList("format.shared-board at /board/file"));
        QVERIFY(!broken.value);
        QVERIFY(shown(std::get<std::string>(broken.findings[0].args.at("file"))) == "b.json");
        const Read<Scenario> away =
            readScenario((scenario + "\"board\": " + plain + "}").toStdString(), [](const std::string&) {
                Diagnostic problem;
                problem.id = "file.missing";
                problem.where.file = "elsewhere/b.json";
                return Result<std::string>(refuse(std::move(problem)));
            });
        QCOMPARE(told(away.findings), QStringList("format.shared-board at /board/file")); // the scenario is told
        QVERIFY(away.findings[0].where.file.empty() && !away.value);
        const Read<Scenario> stray = read(plain, QString(board).replace("04-08", "04-09"));
        QCOMPARE(told(stray.findings), QStringList("format.no-edge at /edges/river/2"));
        QCOMPARE(shown(stray.findings[0].where.file), QString("b.json"));
        QVERIFY(stray.value);
        const auto changed = [&](const char* changes) {
            return told(
                read(("{\"file\": \"b.json\", \"changes\": " + std::string(changes) + "}").c_str(), board).findings);
        };
        QCOMPARE(changed("{\"terrain\": {\"marsh\": [\"01\"]}}"),
                 QStringList("format.unlisted-terrain at /board/changes/terrain/marsh"));
        QCOMPARE(changed("{\"terrains\": [\"hills\"]}"), QStringList("format.repeated at /board/changes/terrains/0"));
        QCOMPARE(changed("{\"edges\": {\"wall\": {}}}"),
                 QStringList("format.unlisted-feature at /board/changes/edges/wall"));
        QCOMPARE(changed("{\"terrain\": {\"hills\": [\"99\"]}}"),
                 QStringList("format.unknown-space at /board/changes/terrain/hills/0"));
        QCOMPARE(changed("{\"spaces\": {\"03\": 1}}"), QStringList("format.wrong-type at /board/changes/spaces/03"));
        QCOMPARE(changed("{\"edges\": {\"river\": {\"add\": [\"01-08\"], \"more\": []}}}"),
                 QStringList({"format.no-edge at /board/changes/edges/river/add/0",
                              "format.stray-key at /board/changes/edges/river/more"}));
    }

    void countersWithOneIdAreToldWithBothPlaces() {
        QString text = fixture();
        text.replace(text.indexOf("\"id\": 2"), 7, "\"id\": 7");
        const Diagnostic finding = readScenario(text.toStdString(), {}).findings.front();
        QCOMPARE(finding.args.at("id"), TextArg(std::int64_t{7}));
        QCOMPARE(finding.args.at("firstPlace"), TextArg(std::string("/counters/0")));
        QCOMPARE(finding.args.at("againPlace"), TextArg(std::string("/counters/1")));
        QVERIFY(finding.args.at("first") != finding.args.at("again")); // their names
    }

    void areaBoardsTellWhatIsWrong() {
        const auto toldOf = [](const QString& text) { return told(readBoard(text.toStdString()).findings); };
        QCOMPARE(toldOf(areaBoard("B", "sand", "[1, 2.5]", "[\"A\", \"B\"]")), QStringList());
        QCOMPARE(toldOf(areaBoard("A", "sand", "[1, 1]", "")), QStringList("format.repeated at /geometry/areas/1"));
        QCOMPARE(toldOf(areaBoard("", "sand", "[1, 1]", "")),
                 QStringList("format.empty-label at /geometry/areas/1/label"));
        QCOMPARE(toldOf(areaBoard("B", "mud", "[1, 1]", "")),
                 QStringList("format.unknown-terrain at /geometry/areas/1/terrain"));
        QCOMPARE(toldOf(areaBoard("B", "sand", "[1]", "")),
                 QStringList("format.wrong-type at /geometry/areas/1/centre"));
        QCOMPARE(toldOf(areaBoard("B", "sand", "[1, 1, 1]", "")),
                 QStringList("format.too-many at /geometry/areas/1/centre"));
        QCOMPARE(toldOf(areaBoard("B", "sand", "[1, 1]", "[\"A\", \"C\"]")),
                 QStringList("format.unknown-space at /geometry/links/0/1"));
    }
};

QTEST_APPLESS_MAIN(TstFormatFindings)
#include "tst_format_findings.moc"
