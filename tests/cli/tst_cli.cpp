// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace orontes::tests;

namespace {

QString battle() {
    return bundled("qadesh/qadesh.json");
}

QStringList botGame(const QString& record) {
    return {QStringLiteral("play"),     battle(),
            QStringLiteral("--seat"),   QStringLiteral("egypt=bot:sensible"),
            QStringLiteral("--seat"),   QStringLiteral("hatti=bot:sensible"),
            QStringLiteral("--seed"),   QStringLiteral("7"),
            QStringLiteral("--record"), record};
}

} // namespace

class TstCli : public QObject {
    Q_OBJECT

private slots:
    void whatIsNeitherFileNorCommandIsSaidWithoutADisplay() {
        const Ran ran = runProgram({QStringLiteral("bogus")});
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2(ran.err.contains("\"bogus\"") && ran.err.contains("--help"), ran.err.constData());
        QVERIFY(runProgram({QStringLiteral("play"), QStringLiteral("--help")}).out.contains(" SEAT=person|bot:NAME "));
    }

    void listNamesRulesetsBotsAndBattles() {
        const Ran ran = runProgram({QStringLiteral("list"), QStringLiteral("--json")});
        QCOMPARE(ran.exitCode, 0);
        const QJsonObject list = ran.json().object();
        QStringList rulesets;
        for (const QJsonValue& ruleset : list.value(QStringLiteral("rulesets")).toArray())
            rulesets << ruleset.toObject().value(QStringLiteral("id")).toString();
        QCOMPARE(rulesets, (QStringList{QStringLiteral("chariot"), QStringLiteral("lords"), QStringLiteral("onehour"),
                                        QStringLiteral("qadesh")}));
        QVERIFY(list.value(QStringLiteral("scenarios")).toArray().size() >= 2);
    }

    void theBundledBattleHasNoErrors() {
        const Ran ran = runProgram({QStringLiteral("validate"), battle(), QStringLiteral("--json")});
        QCOMPARE(ran.exitCode, 0);
        const QJsonObject file = ran.json().array().at(0).toObject();
        QCOMPARE(file.value(QStringLiteral("errors")).toInt(), 0);
        QCOMPARE(file.value(QStringLiteral("warnings")).toInt(), 0);
    }

    void whatCannotBeReadGivesAMessageWithTheFileAndExitCode2_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QByteArray>("part"); // of the message
        QTest::newRow("no JSON") << QByteArray("{\"format\": ") << QByteArray(":1:");
        QTest::newRow("empty") << QByteArray() << QByteArray("empty");
        QTest::newRow("from the future") << contentOf(battle()).replace("\"formatVersion\": 1", "\"formatVersion\": 99")
                                         << QByteArray("99");
        QTest::newRow("no format") << QByteArray("{}") << QByteArray("format");
        QTest::newRow("a list") << QByteArray("[1]") << QByteArray("error");
        QTest::newRow("cut") << contentOf(battle()).left(2000) << QByteArray("error");
        QTest::newRow("the same key twice")
            << contentOf(battle()).replace("\"title\":", "\"year\": \"1\", \"title\": \"a\", \"title\":")
            << QByteArray("title");
    }
    void whatCannotBeReadGivesAMessageWithTheFileAndExitCode2() {
        QFETCH(QByteArray, content);
        QFETCH(QByteArray, part);
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("broken.json"));
        write(file, content);
        const Ran ran = runProgram({QStringLiteral("validate"), file});
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2((ran.out + ran.err).contains("broken.json"), (ran.out + ran.err).constData());
        QVERIFY2((ran.out + ran.err).contains(part), (ran.out + ran.err).constData());
        QCOMPARE(contentOf(file), content);
    }

    void aFolderOrNothingIsNoScenario() {
        QTemporaryDir folder;
        QCOMPARE(runProgram({QStringLiteral("validate"), folder.path()}).exitCode, 2);
        QCOMPARE(runProgram({QStringLiteral("validate"), folder.filePath(QStringLiteral("nothing.json"))}).exitCode, 2);
    }

    void aSeriesIsValidatedWithItsScenarios() {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("war.series.json"));
        const QByteArray series = R"({"format": "orontes-series", "formatVersion": 1, "title": "War",
            "ruleset": "qadesh", "seed": "1", "recovery": {"winnerPercent": 50, "otherPercent": 25, "awayPercent": 50,
            "winnerReturns": 5, "otherReturns": 6, "fledReturns": 4, "refill": false},
            "armies": [{"name": "A", "colour": "#112233", "pattern": "solid", "units": []},
                       {"name": "B", "colour": "#332211", "pattern": "solid", "units": []}],
            "battles": [{"id": "1", "scenario": "qadesh.json"}], "results": []})";
        write(file, series);
        QCOMPARE(runProgram({QStringLiteral("validate"), file}).exitCode, 0); // found among the bundled battles
        QByteArray lost = series;
        write(file, lost.replace("qadesh.json", "nowhere.json"));
        const Ran ran = runProgram({QStringLiteral("validate"), file});
        QCOMPARE(ran.exitCode, 1);
        QVERIFY(ran.out.contains("/battles/0/scenario") || ran.err.contains("/battles/0/scenario"));
        QByteArray cut = series;
        cut.chop(30);
        write(file, cut);
        QCOMPARE(runProgram({QStringLiteral("validate"), file}).exitCode, 2);
    }

    void aRuleThatIsBrokenGivesExitCode1AndItsNumber() {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("lake.json"));
        write(file, contentOf(battle()).replace("[\"26\", \"27\", \"28\"]", "[\"48\", \"56\", \"64\"]"));
        const Ran ran = runProgram({QStringLiteral("validate"), file});
        QCOMPARE(ran.exitCode, 1);
        QVERIFY2(ran.out.contains("P'Re"), ran.out.constData());
        QVERIFY2(ran.out.contains("(R-QAD-"), ran.out.constData());
    }

    void aGameOfBotsIsRecordedAndJudgedLegal() {
        QTemporaryDir folder;
        const QString record = folder.filePath(QStringLiteral("game.jsonl"));
        QCOMPARE(runProgram(botGame(record)).exitCode, 0);
        const Ran replayed = runProgram({QStringLiteral("replay"), record, QStringLiteral("--json")});
        QCOMPARE(replayed.exitCode, 0);
        QVERIFY(replayed.json().object().value(QStringLiteral("legal")).toBool());
        QVERIFY(
            replayed.json().object().value(QStringLiteral("position")).toObject().contains(QStringLiteral("winners")));
    }

    void theSameSeedGivesTheSameRecord() {
        QTemporaryDir folder;
        const QString one = folder.filePath(QStringLiteral("one.jsonl"));
        const QString two = folder.filePath(QStringLiteral("two.jsonl"));
        QCOMPARE(runProgram(botGame(one)).exitCode, 0);
        QCOMPARE(runProgram(botGame(two)).exitCode, 0);
        QVERIFY(!contentOf(one).isEmpty());
        QCOMPARE(contentOf(one), contentOf(two));
    }

    void aTamperedRecordIsRefusedAtItsLine() {
        QTemporaryDir folder;
        const QString record = folder.filePath(QStringLiteral("game.jsonl"));
        QCOMPARE(runProgram(botGame(record)).exitCode, 0);
        QList<QByteArray> lines = contentOf(record).split('\n');
        const qsizetype at = 9;
        lines[at].replace("\"by\"", "\"By\"");
        write(record, lines.join('\n'));
        const Ran ran = runProgram({QStringLiteral("replay"), record});
        QCOMPARE(ran.exitCode, 1);
        QVERIFY2(ran.err.contains(":10"), ran.err.constData());
    }

    void aRecordIsNeverWrittenOverAnotherFile() {
        QTemporaryDir folder;
        const QString record = folder.filePath(QStringLiteral("game.jsonl"));
        write(record, "mine");
        QCOMPARE(runProgram(botGame(record)).exitCode, 2);
        QCOMPARE(contentOf(record), QByteArray("mine"));
        QCOMPARE(runProgram(botGame(record) << QStringLiteral("--overwrite")).exitCode, 0);
        QCOMPARE(runProgram({QStringLiteral("replay"), record}).exitCode, 0);
    }

    void peopleChooseAtThePrompt() {
        const Ran ran = runProgram(
            {QStringLiteral("play"), battle(), QStringLiteral("--seat"), QStringLiteral("hatti=bot:sensible")},
            "x\n1\nq\n");
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2(ran.err.contains("x is no choice"), ran.err.constData());
    }

    void simulationsCountEveryGameAndRepeat() {
        const QStringList call{QStringLiteral("simulate"), battle(),
                               QStringLiteral("--games"),  QStringLiteral("200"),
                               QStringLiteral("--seed"),   QStringLiteral("7"),
                               QStringLiteral("--json")};
        const Ran one = runProgram(call);
        QCOMPARE(one.exitCode, 0);
        QCOMPARE(runProgram(call).out, one.out);
        int games = 0;
        for (const QJsonValue& reason : one.json().object().value(QStringLiteral("reasons")).toArray())
            games += reason.toObject().value(QStringLiteral("games")).toInt();
        QCOMPARE(games, 200);
    }

    void wrongArgumentsGiveExitCode2() {
        QCOMPARE(
            runProgram({QStringLiteral("play"), battle(), QStringLiteral("--seat"), QStringLiteral("egypt=nobody")})
                .exitCode,
            2);
        QCOMPARE(runProgram(
                     {QStringLiteral("play"), battle(), QStringLiteral("--seat"), QStringLiteral("rome=bot:sensible")})
                     .exitCode,
                 2);
        QCOMPARE(runProgram(
                     {QStringLiteral("simulate"), battle(), QStringLiteral("--bots"), QStringLiteral("clever,clever")})
                     .exitCode,
                 2);
        QCOMPARE(runProgram({QStringLiteral("export"), battle(), QStringLiteral("-o"), QStringLiteral("x")}).exitCode,
                 2);
        QCOMPARE(runProgram({QStringLiteral("nonsense"), QStringLiteral("--what")}).exitCode, 2);
    }

    void theDataOfTheRulesetsAreWhole() {
        const Ran ran = runProgram({QStringLiteral("check-data")});
        QVERIFY2(ran.exitCode == 0, (ran.out + ran.err).constData());
    }

    void equalScenariosDoNotDiffer() {
        const Ran ran = runProgram({QStringLiteral("diff"), battle(), battle(), QStringLiteral("--json")});
        QCOMPARE(ran.exitCode, 0);
        QVERIFY(ran.json().object().value(QStringLiteral("equal")).toBool());
    }

    void aKitIsWrittenAndNotTwiceOverOther() {
        QTemporaryDir folder;
        const QString out = folder.filePath(QStringLiteral("kit"));
        const Ran ran =
            runProgram({QStringLiteral("export"), battle(), QStringLiteral("--kit"), QStringLiteral("-o"), out});
        QVERIFY2(ran.exitCode == 0, ran.err.constData());
        for (const char* file : {"counters.pdf", "cards.pdf", "orders.pdf", "board.pdf", "aids.pdf"})
            QVERIFY2(contentOf(out + QLatin1Char('/') + QString::fromLatin1(file)).startsWith("%PDF"), file);
    }

    /// What is exported from a campaign changes nothing there; a changed chart is told, and written where it is asked
    /// to.
    void anArrivalChartIsExportedAndApplied() {
        const QTemporaryDir folder;
        const QString full = bundled("lords/full.json");
        const QString chart = folder.filePath(QStringLiteral("mine.orontes-chart.json"));
        const Ran written = runProgram({QStringLiteral("export"), full, QStringLiteral("--chart"), chart});
        QCOMPARE(written.exitCode, 0);
        QCOMPARE(QString::fromUtf8(written.out).trimmed(), chart);
        const QString apply = QStringLiteral("apply-chart");
        const Ran same = runProgram({apply, full, chart});
        QCOMPARE(same.exitCode, 0);
        QCOMPARE(same.out, QByteArray("The scenario is as the chart has it.\n"));
        QCOMPARE(runProgram({QStringLiteral("export"), full, QStringLiteral("--chart"), chart}).exitCode,
                 2); // it exists

        QByteArray text = contentOf(chart);
        text.replace("\"camel\": 4", "\"camel\": 7");
        write(chart, text);
        const QString made = folder.filePath(QStringLiteral("made.json"));
        const Ran changed = runProgram({apply, full, chart, QStringLiteral("-o"), made});
        QCOMPARE(changed.exitCode, 0);
        QVERIFY2(changed.out.startsWith("Aramea, turn 5: 4 Foot, 4 Camels"), changed.out.constData());
        QCOMPARE(runProgram({apply, made, chart}).out, QByteArray("The scenario is as the chart has it.\n"));
        const QByteArray before = contentOf(made);
        write(chart, QByteArray(text).replace("\"camel\": 7", "\"camel\": 6"));
        QCOMPARE(runProgram({apply, made, chart, QStringLiteral("-o"), made}).exitCode, 2); // nobody said so
        QCOMPARE(contentOf(made), before);
        const QByteArray asTyped = contentOf(chart);
        QCOMPARE(runProgram({apply, made, chart, QStringLiteral("-o"), chart, QStringLiteral("--overwrite")}).exitCode,
                 2);
        QCOMPARE(contentOf(chart), asTyped);
        QCOMPARE(runProgram({apply, made, chart, QStringLiteral("-o"), made, QStringLiteral("--overwrite")}).exitCode,
                 0);
        QVERIFY(contentOf(made) != before);

        write(chart, text.replace("\"camel\"", "\"elephant\""));
        const Ran wrong = runProgram({apply, full, chart});
        QCOMPARE(wrong.exitCode, 2);
        QVERIFY2(wrong.err.contains("elephant") && wrong.err.contains("mine.orontes-chart.json"),
                 wrong.err.constData());
    }

    // As on a disk that is full: 16 blocks of 512 bytes, or of 1024, are not enough for the record.
    void aRecordThatFindsNoRoomEndsTheGameWithAMessage() {
        const QTemporaryDir folder;
        const QStringList games[] = {
            {QStringLiteral("qadesh/qadesh.json"), QStringLiteral("egypt"), QStringLiteral("hatti")},
            {QStringLiteral("lords/full.json"), QStringLiteral("red"), QStringLiteral("blue"), QStringLiteral("yellow"),
             QStringLiteral("white")}};
        for (const QStringList& game : games) {
            QStringList arguments{QStringLiteral("-c"),         QStringLiteral("ulimit -f 16; exec \"$@\""),
                                  QStringLiteral("sh"),         shown(orontesBinary),
                                  QStringLiteral("play"),       bundled(qPrintable(game.front())),
                                  QStringLiteral("--record"),   folder.filePath(QStringLiteral("game.jsonl")),
                                  QStringLiteral("--overwrite")};
            for (const QString& seat : game.mid(1))
                arguments << QStringLiteral("--seat") << seat + QStringLiteral("=bot:sensible");
            QProcess process;
            process.start(QStringLiteral("sh"), arguments);
            process.closeWriteChannel();
            QVERIFY(process.waitForFinished(60'000));
            QCOMPARE(process.exitStatus(), QProcess::NormalExit);
            QCOMPARE(process.exitCode(), 2);
            QVERIFY(process.readAllStandardError().contains("game.jsonl"));
            QVERIFY(!process.readAllStandardOutput().contains("game.jsonl")); // it is not said to be recorded
        }
    }

    void seedsAreWholeNumbers() {
        for (const char* seed : {"-1", "", "18446744073709551616", "7x"}) {
            const Ran ran = runProgram({QStringLiteral("play"), battle(), QStringLiteral("--seed"), shown(seed)});
            QVERIFY2(ran.exitCode != 0, seed);
            QVERIFY2(ran.err.contains("18446744073709551615"), ran.err.constData());
        }
    }
};

QTEST_GUILESS_MAIN(TstCli)
#include "tst_cli.moc"
