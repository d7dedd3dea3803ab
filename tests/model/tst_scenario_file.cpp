// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/store/file_header.h"
#include "model/store/library.h"
#include "model/store/scenario_file.h"
#include "model/texts.h"
#include "tests/model/scratch.h"
#include "tests/model/workbench.h"
#include "tests/support/shown.h"

#include <QObject>
#include <QTest>

using namespace orontes::model;
using namespace orontes::tests;
namespace core = orontes::core;
namespace fs = std::filesystem;

namespace {

/// The meadow on a board of its own file, as a bundled battle has it.
core::Scenario onSharedBoard() {
    core::Scenario scenario = meadow();
    scenario.boardFile = "boards/meadow.json";
    return scenario;
}

void putShared(const Scratch& scratch) {
    fs::create_directories(scratch / "set/boards");
    put(scratch / "set/boards/meadow.json", core::writeBoard(*meadow().board));
    put(scratch / "set/battle.json", core::writeScenario(onSharedBoard()));
}

QString allSentences(const core::Findings& findings) {
    QStringList sentences;
    for (const core::Diagnostic& finding : findings)
        sentences << shown(modelTexts().render(finding.text()));
    return sentences.join('\n');
}

} // namespace

class TstScenarioFile : public QObject {
    Q_OBJECT

private slots:
    void whatIsSavedIsOpenedEqual() {
        const Scratch scratch;
        const core::Result<ScenarioFile> saved = saveScenario(meadow(), {}, scratch / "a.json", Overwrite::Refuse);
        QVERIFY(saved.has_value());
        const core::Read<OpenedScenario> opened = openScenario(scratch / "a.json");
        QVERIFY(opened.value.has_value());
        QVERIFY(opened.findings.empty());
        QVERIFY(*opened.value->scenario.board == *meadow().board);
        QCOMPARE(core::scenarioHash(opened.value->scenario), core::scenarioHash(meadow()));
        QCOMPARE(opened.value->file.stamp, saved->stamp);
        QCOMPARE(opened.value->file.formatVersion, core::scenarioFormatVersion);
    }

    void ourFormatsAreCalledAsTheirWritersCallThem() {
        QCOMPARE(shown(headerOf(core::writeScenario(meadow())).format), shown(scenarioFormat));
        QCOMPARE(shown(headerOf(core::writeBoard(*meadow().board)).format), shown(boardFormat));
    }

    void aSharedBoardIsFoundBesideTheScenario() {
        const Scratch scratch;
        putShared(scratch);
        const core::Read<OpenedScenario> opened = openScenario(scratch / "set/battle.json");
        QVERIFY2(opened.value.has_value(), qPrintable(allSentences(opened.findings)));
        QVERIFY(*opened.value->scenario.board == *meadow().board);
        QCOMPARE(opened.value->file.boardStamp, readTextFile(scratch / "set/boards/meadow.json")->stamp);
    }

    void aSharedBoardStaysSharedWhenTheScenarioIsSavedElsewhere() {
        const Scratch scratch;
        putShared(scratch);
        fs::create_directories(scratch / "mine/drafts");
        const core::Read<OpenedScenario> opened = openScenario(scratch / "set/battle.json");
        const fs::path there = scratch / "mine/drafts/battle.json";
        QVERIFY(saveScenario(opened.value->scenario, opened.value->file, there, Overwrite::Refuse).has_value());
        const core::Read<OpenedScenario> again = openScenario(there);
        QVERIFY2(again.value.has_value(), qPrintable(allSentences(again.findings)));
        QCOMPARE(shown(again.value->scenario.boardFile), "../../set/boards/meadow.json");
        QVERIFY(*again.value->scenario.board == *meadow().board);
    }

    void aMissingSharedBoardIsNamed() {
        const Scratch scratch;
        putShared(scratch);
        fs::remove(scratch / "set/boards/meadow.json");
        const core::Read<OpenedScenario> opened = openScenario(scratch / "set/battle.json");
        QVERIFY(!opened.value.has_value());
        QVERIFY2(allSentences(opened.findings).contains("boards/meadow.json"),
                 qPrintable(allSentences(opened.findings)));
    }

    void aSharedBoardNamedByAWholePathIsRefused() {
        const Scratch scratch;
        core::Scenario scenario = meadow();
        scenario.boardFile = "/etc/passwd";
        put(scratch / "a.json", core::writeScenario(scenario));
        const core::Read<OpenedScenario> opened = openScenario(scratch / "a.json");
        QVERIFY(!opened.value.has_value());
        QVERIFY(allSentences(opened.findings).contains("relative to the scenario"));
    }

    void anotherScenarioIsNeverReplacedUnasked() {
        const Scratch scratch;
        put(scratch / "other.json", "four years of work");
        const core::Result<ScenarioFile> refused =
            saveScenario(meadow(), {}, scratch / "other.json", Overwrite::Refuse);
        QVERIFY(!refused.has_value());
        QCOMPARE(shown(refused.error().id), "file.exists");
        QCOMPARE(shown(bytesOf(scratch / "other.json")), "four years of work");
    }

    void aScenarioThatSomeoneElseHasSavedMeanwhileIsNotReplacedUnasked() {
        const Scratch scratch;
        const ScenarioFile mine = *saveScenario(meadow(), {}, scratch / "a.json", Overwrite::Refuse);
        put(scratch / "a.json", "theirs");
        QCOMPARE(shown(saveScenario(meadow(), mine, scratch / "a.json", Overwrite::Refuse).error().id), "file.changed");
        QCOMPARE(shown(bytesOf(scratch / "a.json")), "theirs");
        QVERIFY(saveScenario(meadow(), mine, scratch / "a.json", Overwrite::Allow).has_value());
    }

    void anOlderFormatIsKeptBesideTheFileWhenItIsSaved() {
        const Scratch scratch;
        put(scratch / "a.json", "as it was");
        const ScenarioFile old{scratch / "a.json", scratch.path(), stampOf("as it was"), {}, 0};
        const core::Result<ScenarioFile> saved = saveScenario(meadow(), old, scratch / "a.json", Overwrite::Refuse);
        QVERIFY(saved.has_value());
        QCOMPARE(scratch.listing(), "a.json a.json.v0.bak");
        QCOMPARE(shown(bytesOf(scratch / "a.json.v0.bak")), "as it was");
        QCOMPARE(saved->formatVersion, core::scenarioFormatVersion);
        QVERIFY(saveScenario(meadow(), *saved, scratch / "a.json", Overwrite::Refuse).has_value());
        QCOMPARE(scratch.listing(), "a.json a.json.v0.bak");
    }

    void aBackupOfAnotherTextIsNotReplaced() {
        const Scratch scratch;
        put(scratch / "a.json", "as it was");
        put(scratch / "a.json.v0.bak", "an earlier backup");
        const ScenarioFile old{scratch / "a.json", scratch.path(), stampOf("as it was"), {}, 0};
        QVERIFY(saveScenario(meadow(), old, scratch / "a.json", Overwrite::Refuse).has_value());
        QCOMPARE(shown(bytesOf(scratch / "a.json.v0.bak")), "an earlier backup");
        QCOMPARE(shown(bytesOf(scratch / "a.json.v0.bak2")), "as it was");
    }

    void aFileCutAtAnyPlaceGivesAFindingWithItsPlace() {
        const Scratch scratch;
        const std::string whole = core::writeScenario(meadow());
        for (std::size_t part = 0; part < 50; ++part) {
            const std::string cut = whole.substr(0, whole.size() * part / 50);
            put(scratch / "a.json", cut);
            const core::Read<OpenedScenario> opened = openScenario(scratch / "a.json");
            QVERIFY(!opened.value.has_value());
            QVERIFY(!opened.findings.empty());
            QCOMPARE(shown(opened.findings.front().where.file), shown((scratch / "a.json").string()));
            QVERIFY(part == 0 || opened.findings.front().where.line > 0);
            QCOMPARE(shown(bytesOf(scratch / "a.json")), shown(cut));
        }
    }

    void hostileFilesAreRefusedWithTheFileAndThePlace_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("id");
        QTest::newRow("repeated key") << QByteArray("{\"format\": \"orontes-scenario\", \"format\": \"x\"}")
                                      << "json.repeated-key";
        QTest::newRow("deeply nested") << QByteArray(100000, '[') << "json.too-deep";
        QTest::newRow("a list") << QByteArray("[1, 2, 3]") << "format.wrong-type";
        QTest::newRow("another format") << QByteArray("{\"format\": \"tiled\", \"formatVersion\": 1}")
                                        << "format.not-this-format";
        QTest::newRow("of the future") << QByteArray("{\"format\": \"orontes-scenario\", \"formatVersion\": 99}")
                                       << "format.newer-version";
        QTest::newRow("not UTF-8") << QByteArray("{\"format\": \"\xFF\"}") << "json.bad-utf8";
        QTest::newRow("a PNG") << QByteArray("\x89PNG\r\n\x1A\n\0\0\0", 11) << "store.a-picture";
        QTest::newRow("a JPEG") << QByteArray("\xFF\xD8\xFF\xE0") << "store.a-picture";
        QTest::newRow("a PDF") << QByteArray("%PDF-1.7\n") << "store.a-pdf";
        QTest::newRow("a zip archive") << QByteArray("PK\x03\x04") << "store.an-archive";
        QTest::newRow("a program") << QByteArray("\x7F"
                                                 "ELF\0\0",
                                                 6)
                                   << "store.no-text";
        QTest::newRow("a zero byte in the text") << QByteArray("{\0}", 3) << "store.no-text";
        QTest::newRow("a game") << QByteArray("{\"format\": \"orontes-game\", \"formatVersion\": 1}\n{}")
                                << "store.a-record";
        QTest::newRow("a board") << QByteArray("{\"format\": \"orontes-board\", \"formatVersion\": 1}")
                                 << "store.a-board";
        QTest::newRow("a chart") << QByteArray("{\"format\": \"orontes-chart\", \"formatVersion\": 1}")
                                 << "store.a-chart";
        QTest::newRow("spaces only") << QByteArray(1000, ' ') << "json.ends-early";
    }
    void hostileFilesAreRefusedWithTheFileAndThePlace() {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, id);
        const Scratch scratch;
        put(scratch / "a.json", text.toStdString());
        const core::Read<OpenedScenario> opened = openScenario(scratch / "a.json");
        QVERIFY(!opened.value.has_value());
        QCOMPARE(shown(opened.findings.front().id), id);
        QCOMPARE(shown(opened.findings.front().where.file), shown((scratch / "a.json").string()));
        QCOMPARE(bytesOf(scratch / "a.json"), text.toStdString());
    }

    void theLibraryTellsHistoryInItsOrder() {
        const Scratch scratch;
        const std::pair<const char*, const char*> battles[]{{"Thymbra", "546 BC"},
                                                            {"Undated", "long ago"},
                                                            {"Kadesh", "1294 BC"},
                                                            {"Actium", "c. 31 BC"},
                                                            {"Edessa", "260"}};
        for (const auto& [title, year] : battles) {
            core::Scenario scenario = meadow();
            scenario.title = title;
            scenario.year = year;
            put(scratch / (std::string(title) + ".json"), core::writeScenario(scenario));
        }
        QStringList titles;
        for (const LibraryEntry& entry : readLibrary(scratch.path()).entries)
            titles << shown(entry.scenario.title);
        QCOMPARE(titles.join(' '), "Kadesh Thymbra Actium Edessa Undated");
    }

    void theLibraryListsScenariosAndPassesOverTheRest() {
        const Scratch scratch;
        putShared(scratch);
        put(scratch / "set/broken.json", "{");
        put(scratch / "set/readme.txt", "hello");
        core::Scenario second = valley();
        second.title = "Autumn";
        put(scratch / "set/autumn.json", core::writeScenario(second));
        const Library library = readLibrary(scratch.path());
        QStringList titles;
        for (const LibraryEntry& entry : library.entries)
            titles << shown(entry.scenario.ruleset.value + "/" + entry.scenario.title);
        QCOMPARE(titles.join(' '), "harvest/Autumn skirmish/Meadow");
        QCOMPARE(library.findings.size(), 1U);
        QCOMPARE(shown(library.findings.front().where.file), shown((scratch / "set/broken.json").string()));
        QVERIFY(readLibrary(scratch / "nowhere").entries.empty());
    }
};

QTEST_APPLESS_MAIN(TstScenarioFile)
#include "tst_scenario_file.moc"
