// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace orontes::tests;

namespace {

/// JSON with ' for ".
QByteArray js(QByteArray text) {
    return text.replace('\'', '"');
}

/// The scenario and the boards it may share, in another folder: its path there.
QString copied(const QString& scenario, const QString& folder) {
    const QFileInfo file(scenario);
    const QString copy = folder + QLatin1Char('/') + file.fileName();
    QFile::copy(scenario, copy);
    QDir(folder).mkdir(QStringLiteral("boards"));
    const QDir boards(file.absolutePath() + QStringLiteral("/boards"));
    for (const QString& board : boards.entryList(QDir::Files))
        QFile::copy(boards.filePath(board), folder + QStringLiteral("/boards/") + board);
    return copy;
}

} // namespace

class TstExchangeCli : public QObject {
    Q_OBJECT

private slots:
    void aBattleGoesOutAndComesBackUnchanged_data() {
        QTest::addColumn<QString>("scenario");
        QTest::newRow("squares") << bundled("qadesh/qadesh.json");
        QTest::newRow("hexes") << bundled("chariot/kadesh.json");
    }
    void aBattleGoesOutAndComesBackUnchanged() {
        QFETCH(const QString, scenario);
        const QTemporaryDir folder;
        const QString copy = copied(scenario, folder.path());
        const Ran out = runProgram({"export", copy, "--tiled", "--csv", "-o", folder.filePath("out")});
        QVERIFY2(out.exitCode == 0, out.err.constData());
        for (const char* name : {"map.tmj", "map.csv", "counters.csv"}) {
            const QString file = folder.filePath(QStringLiteral("out/") + QString::fromLatin1(name));
            const QString made = folder.filePath(QString::fromLatin1(name) + QStringLiteral(".json"));
            const Ran in = runProgram({"import", file, "--into", copy, "-o", made});
            QVERIFY2(in.exitCode == 0 && in.err.isEmpty(), in.err.constData());
            QCOMPARE(QString::fromUtf8(in.out).trimmed(), made);
            QCOMPARE(runProgram({"diff", copy, made}).out, QByteArray("The two scenarios are equal.\n"));
        }
        QVERIFY(!QImage(folder.filePath("out/map-tiles.png")).isNull());
        const Ran again = runProgram({"export", copy, "--tiled", "-o", folder.filePath("out")});
        QCOMPARE(again.exitCode, 2);
        QVERIFY(QFile::remove(folder.filePath("out/map.tmj")));
        QCOMPARE(runProgram({"export", copy, "--tiled", "-o", folder.filePath("out")}).exitCode, 2);
        QVERIFY(!QFile::exists(folder.filePath("out/map.tmj"))); // the picture is in the way: nothing is written
        QVERIFY2(again.err.contains("map.tmj"), again.err.constData());
        QCOMPARE(runProgram({"export", copy, "--tiled", "--overwrite", "-o", folder.filePath("out")}).exitCode, 0);
    }

    void theFilesAreListedForPrograms() {
        const QTemporaryDir folder;
        const Ran out =
            runProgram({"export", bundled("qadesh/qadesh.json"), "--tiled", "--csv", "--json", "-o", folder.path()});
        const QJsonArray files = QJsonDocument::fromJson(out.out).object().value("files").toArray();
        QCOMPARE(files.size(), 4);
        for (const QJsonValue& file : files)
            QCOMPARE(QFile(file.toObject().value("file").toString()).size(),
                     file.toObject().value("bytes").toInteger());
    }

    void anAreaMapHasNoTilesButItsCountersAreATable() {
        const QTemporaryDir folder;
        const Ran tiled = runProgram({"export", bundled("lords/full.json"), "--tiled", "-o", folder.path()});
        QCOMPARE(tiled.exitCode, 2);
        QVERIFY2(tiled.err.contains("full.json") && tiled.err.contains("area map"), tiled.err.constData());
        QVERIFY(QDir(folder.path()).isEmpty());
        const Ran csv = runProgram({"export", bundled("lords/full.json"), "--csv", "-o", folder.path()});
        QCOMPARE(csv.exitCode, 0);
        QVERIFY2(csv.err.contains("area map"), csv.err.constData());
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList("counters.csv"));
    }

    void aNewScenarioIsMadeOfAForeignMap() {
        const QTemporaryDir folder;
        const QString map = folder.filePath("foreign.tmj");
        const QString made = folder.filePath("made.json");
        write(
            map,
            js("{'type': 'map', 'orientation': 'orthogonal', 'width': 3, 'height': 2, 'tilewidth': 8, 'tileheight': 8, "
               "'tilesets': [{'firstgid': 1, 'source': 'set.tsj'}], "
               "'layers': [{'type': 'tilelayer', 'name': 'a', 'width': 3, 'height': 2, 'data': [1, 2, 3, 1, 1, 1]}]}"));
        write(folder.filePath("set.tsj"), js("{'type': 'tileset', 'tiles': [{'id': 0, 'type': 'Open'}, {'id': 1, "
                                             "'type': 'forest'}, {'id': 2, 'type': 'x'}]}"));
        const QStringList command{"import", map, "--ruleset", "onehour", "--map", "forest=wood", "-o", made};
        const Ran in = runProgram(command + QStringList("--json"));
        QVERIFY2(in.exitCode == 0, in.err.constData());
        const QJsonObject told = QJsonDocument::fromJson(in.out).object();
        QCOMPARE(told.value("file").toString(), made);
        QCOMPARE(told.value("findings").toArray().at(0).toObject().value("id").toString(),
                 QString("tiled.unknown-tiles"));
        const QJsonObject board = QJsonDocument::fromJson(contentOf(made)).object().value("board").toObject();
        QCOMPARE(board.value("terrain").toArray().at(0).toString().at(1), QChar('w'));
        QCOMPARE(runProgram(command).exitCode, 2); // it exists
        QVERIFY(QFile::remove(folder.filePath("set.tsj")));
        const Ran missing = runProgram(command + QStringList("--overwrite"));
        QCOMPARE(missing.exitCode, 2);
        QVERIFY2(missing.err.contains("set.tsj"), missing.err.constData());
    }

    void whatCannotBeImportedIsSaid() {
        const QTemporaryDir folder;
        const QString table = folder.filePath("counters.csv");
        write(table, "name,type,side\nAmun,egyptianDivision,egypt\nPtah,,egypt\n");
        const QString made = folder.filePath("made.json");
        const auto failing = [&](const QStringList& arguments) {
            const Ran in = runProgram(QStringList("import") + arguments + QStringList({"-o", made}));
            return in.exitCode == 2 && !QFile::exists(made) ? in.err : QByteArray();
        };
        const QByteArray line = failing({table, "--ruleset", "qadesh"});
        QVERIFY2(line.contains("counters.csv:3:1: error"), line.constData());
        QVERIFY(failing({table}).contains("--into"));
        QVERIFY(failing({table, "--ruleset", "qadesh", "--into", bundled("qadesh/qadesh.json")}).contains("one of"));
        QVERIFY(failing({table, "--ruleset", "troy"}).contains("troy"));
        QVERIFY(failing({folder.filePath("none.tmj"), "--ruleset", "qadesh"}).contains("none.tmj"));
        QVERIFY(failing({bundled("qadesh/qadesh.json"), "--ruleset", "qadesh"}).contains("Tiled"));
        QVERIFY(failing({table, "--ruleset", "qadesh", "--map", "nonsense"}).contains("nonsense"));
    }
};

QTEST_GUILESS_MAIN(TstExchangeCli)
#include "tst_exchange_cli.moc"
