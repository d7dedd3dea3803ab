// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/algo/record.h"
#include "rules/core/core_texts.h"

#include <QString>
#include <QStringList>
#include <QTest>

using namespace orontes::core;

namespace {

const std::vector<Seat> seats{{SeatToken{"egypt"}, "Egypt"}, {SeatToken{"hatti"}, "Hatti"}};

Action by(SeatId seat, const char* verb, std::map<std::string, Value> args = {}) {
    return {Actor{seat}, verb, std::move(args)};
}

Record aGame() {
    RecordHeader header;
    header.ruleset = RulesetId{"troy"};
    header.rulesetVersion = "3";
    header.scenarioTitle = "The \"wooden\" horse\nat dawn";
    header.scenarioHash = sha256("a scenario");
    header.scenarioFile = "horse.json";
    header.seed = 18446744073709551615ULL;
    header.seats = {"person", "bot:sensible"};
    return {header,
            {by(SeatId{0}, "order", {{"army", std::int64_t{3}}, {"path", TextList{"25", "26"}}}),
             by(SeatId{1}, "hold", {{"quietly", true}}), by(SeatId{}, "die", {{"pips", std::int64_t{6}}}),
             by(SeatId{0}, "say", {{"text", std::string("one\ntwo, \"hash\": \"")}})}};
}

QStringList linesOf(const Record& record) {
    QStringList lines = QString::fromStdString(writeRecord(record, seats)).split('\n');
    lines.removeLast(); // nothing after the last line feed
    return lines;
}

std::string textOf(const QStringList& lines) {
    return (lines.join('\n') + '\n').toStdString();
}

/// Reading stops at this line with this finding, and the actions before it are kept.
void stopsAt(const std::string& text, int line, const char* id) {
    const RecordRead read = readRecord(text, seats);
    QVERIFY(read.problem);
    QCOMPARE(QString::fromStdString(read.problem->id), QString::fromUtf8(id));
    QCOMPARE(read.problem->where.line, line);
    const QString sentence = QString::fromStdString(coreTexts().render(read.problem->text()));
    QVERIFY2(!sentence.contains('{') && !sentence.startsWith('['), qPrintable(sentence));
    Record kept = aGame();
    kept.actions.resize(static_cast<std::size_t>(std::max(line - 2, 0)));
    QVERIFY(line == 1 ? read.record == Record{} : read.record == kept);
}

} // namespace

class TstGameRecord : public QObject {
    Q_OBJECT

private slots:
    void hashesAreSha256() {
        QCOMPARE(QString::fromStdString(sha256("")),
                 QString("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
        QCOMPARE(QString::fromStdString(sha256("abc")),
                 QString("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
    }

    void aRecordReadsBackAsItWasWritten() {
        const RecordRead read = readRecord(writeRecord(aGame(), seats), seats);
        QVERIFY(!read.problem);
        QVERIFY(read.record == aGame());
        QVERIFY(*readRecordHeader(writeRecord(aGame(), seats)) == aGame().header);
    }

    void linesWrittenWhileTheGameIsPlayedMakeTheSameRecord() {
        RecordWriter writer;
        std::string text = writer.begin(aGame().header);
        for (const Action& action : aGame().actions) {
            QVERIFY(!readRecord(text, seats).problem); // a game under way is a record too
            text += writer.add(action, seats);
        }
        QCOMPARE(QString::fromStdString(text), QString::fromStdString(writeRecord(aGame(), seats)));
    }

    void aRecordHasOneLineForTheHeaderAndOneForEachAction() { QCOMPARE(linesOf(aGame()).size(), 5); }

    void theFormatIsAsDocumented() {
        const QString first = linesOf(aGame()).first();
        const QString body = first.section(", \"hash\": \"", 0, -2);
        QVERIFY2(body.startsWith(R"({"format": "orontes-game", "formatVersion": 1, "ruleset": "troy")"),
                 qPrintable(body));
        QCOMPARE(first, body + ", \"hash\": \"" + QString::fromStdString(sha256(body.toStdString())) + "\"}");
        const QString hash = first.right(66).left(64);
        const QString second = linesOf(aGame())[1];
        const QString action = second.section(", \"hash\": \"", 0, -2);
        QVERIFY2(action.startsWith(R"({"n": 1, "by": "egypt", "verb": "order", "args": {)"), qPrintable(action));
        QCOMPARE(second.right(66).left(64), QString::fromStdString(sha256((hash + action).toStdString())));
    }

    void anyChangedCharacterIsFound() {
        const QStringList good = linesOf(aGame());
        for (int line = 0; line < good.size(); ++line)
            for (int i = 0; i < good[line].size(); ++i) {
                QStringList bad = good;
                bad[line][i] = bad[line][i] == 'x' ? 'y' : 'x';
                const RecordRead read = readRecord(textOf(bad), seats);
                QVERIFY2(read.problem, qPrintable(bad[line]));
                QCOMPARE(read.problem->where.line, line + 1);
                QCOMPARE(read.record.actions.size(), static_cast<std::size_t>(std::max(line - 1, 0)));
            }
    }

    void aChangedActionIsNamed() {
        QStringList lines = linesOf(aGame());
        lines[3].replace("\"pips\": 6", "\"pips\": 1");
        stopsAt(textOf(lines), 4, "record.altered-line");
    }

    void aChangedHeaderIsNamed() {
        QStringList lines = linesOf(aGame());
        lines[0].replace("person", "bot:dumb");
        stopsAt(textOf(lines), 1, "record.altered-line");
        QCOMPARE(QString::fromStdString(readRecordHeader(textOf(lines)).error().id), QString("record.altered-line"));
    }

    void aMissingLineIsNamed() {
        QStringList lines = linesOf(aGame());
        lines.removeAt(2);
        stopsAt(textOf(lines), 3, "record.missing-line");
    }

    void linesThatChangedPlacesAreNamed() {
        QStringList lines = linesOf(aGame());
        lines.swapItemsAt(2, 3);
        stopsAt(textOf(lines), 3, "record.missing-line");
    }

    void aDoubledLineIsNamed() {
        QStringList lines = linesOf(aGame());
        lines.insert(3, lines[2]);
        stopsAt(textOf(lines), 4, "record.repeated-line");
    }

    void aRenumberedLineIsFoundByItsHash() {
        QStringList lines = linesOf(aGame());
        lines.removeAt(2);
        lines[2].replace("\"n\": 3", "\"n\": 2");
        stopsAt(textOf(lines), 3, "record.altered-line");
    }

    void aCutLineIsNamedAndTheGameBeforeItKept() {
        const std::string text = writeRecord(aGame(), seats);
        stopsAt(text.substr(0, text.size() - 1), 5, "record.cut-line");
        stopsAt(text.substr(0, text.size() - 40), 5, "record.cut-line");
        stopsAt(text.substr(0, text.find('\n')), 1, "record.cut-line");
    }

    void aRecordCutAtALineIsAGameUnderWay() {
        const QStringList lines = linesOf(aGame());
        const RecordRead read = readRecord(textOf(lines.mid(0, 3)), seats);
        QVERIFY(!read.problem);
        QCOMPARE(read.record.actions.size(), std::size_t{2});
    }

    void aLineThatIsNoActionIsNamed() {
        QStringList lines = linesOf(aGame());
        lines[2] = "not JSON";
        stopsAt(textOf(lines), 3, "record.broken-line");
        lines[2].clear();
        stopsAt(textOf(lines), 3, "record.broken-line");
    }

    void aSeatTheScenarioDoesNotHaveIsNamed() {
        const RecordRead read = readRecord(writeRecord(aGame(), seats), {seats.front()});
        QVERIFY(read.problem);
        QCOMPARE(read.problem->where.line, 3);
        QCOMPARE(read.record.actions.size(), std::size_t{1});
    }

    void whatIsNoRecordSaysSo() {
        stopsAt("", 1, "record.not-a-record");
        stopsAt("{}\n", 1, "record.not-a-record");
        stopsAt("{\"format\": \"orontes-scenario\"}\n", 1, "record.not-a-record");
    }

    void aNewerRecordNamesTheVersionItNeeds() {
        QStringList lines = linesOf(aGame());
        lines[0].replace("\"formatVersion\": 1", "\"formatVersion\": 2");
        stopsAt(textOf(lines), 1, "record.newer-version");
        const Diagnostic finding = readRecordHeader(textOf(lines)).error();
        QVERIFY(coreTexts().render(finding.text()).find("version 2") != std::string::npos);
    }

    void aHeaderWithoutOneOfItsKeysIsBroken_data() {
        QTest::addColumn<QString>("key");
        for (const char* key : {"ruleset", "rulesetVersion", "scenario", "seed", "seats"})
            QTest::newRow(key) << QString(key);
    }

    void aHeaderWithoutOneOfItsKeysIsBroken() {
        QFETCH(QString, key);
        QStringList lines = linesOf(aGame());
        lines[0].replace('"' + key + '"', "\"lost\"");
        stopsAt(textOf(lines), 1, "record.broken-line");
    }

    void aSeedOfMoreThan64BitsIsBroken() {
        QStringList lines = linesOf(aGame());
        lines[0].replace("18446744073709551615", "18446744073709551616");
        stopsAt(textOf(lines), 1, "record.broken-line");
    }
};

QTEST_APPLESS_MAIN(TstGameRecord)
#include "tst_game_record.moc"
