// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/open_document.h"
#include "tests/model/scratch.h"
#include "tests/model/workbench.h"
#include "tests/support/shown.h"

#include <QCoreApplication>
#include <QObject>
#include <QProcess>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <memory>

using namespace orontes::model;
using namespace orontes::tests;
namespace core = orontes::core;
namespace fs = std::filesystem;

namespace {

/// A document that ends as in a crash: its journal stays behind.
using Crashing = std::unique_ptr<ScenarioDocument>;

Crashing openWithJournal(const Scratch& scratch, const fs::path& path) {
    core::Read<std::unique_ptr<ScenarioDocument>> opened = openDocument(path, toyRulesets());
    if (!opened.value)
        qFatal("%s was not opened: %s", path.c_str(), opened.findings.front().id.c_str());
    (*opened.value)->keepJournal(scratch / "data");
    return *std::move(opened.value);
}

fs::path putMeadow(const Scratch& scratch) {
    put(scratch / "a.json", core::writeScenario(meadow()));
    return scratch / "a.json";
}

JournalOffer onlyOffer(const Scratch& scratch) {
    const std::vector<JournalOffer> offers = findJournals(scratch / "a.json", scratch / "data");
    return offers.size() == 1 ? offers.front() : JournalOffer{};
}

std::unique_ptr<ScenarioDocument> restored(const Scratch& scratch, const JournalOffer& offer) {
    core::Read<std::unique_ptr<ScenarioDocument>> read = restoreDocument(offer, toyRulesets(), scratch / "data");
    return read.value ? *std::move(read.value) : nullptr;
}

QString titleOf(const ScenarioDocument& document) {
    return shown(document.scenario().title);
}

/// The other program: titles its document 1, 2, 3 …, saves now and then, goes back and forth, and prints each number
/// when the step is done.
int editForever(const char* path, const char* data) {
    core::Read<std::unique_ptr<ScenarioDocument>> opened = openDocument(path, toyRulesets());
    if (!opened.value)
        return 1;
    ScenarioDocument& document = **opened.value;
    document.keepJournal(data);
    for (int step = std::atoi(document.scenario().title.c_str()) + 1;; ++step) {
        if (!document.apply(titled(std::to_string(step))))
            return 2;
        if (step % 3 == 0) {
            document.history().undo();
            document.history().redo();
        }
        if (step % 7 == 0 && !document.save())
            return 3;
        std::printf("%d\n", step);
        std::fflush(stdout);
    }
}

int lastNumber(const QByteArray& lines) {
    const qsizetype end = lines.lastIndexOf('\n');
    const qsizetype begin = lines.lastIndexOf('\n', end - 1);
    return end < 0 ? 0 : lines.mid(begin + 1, end - begin - 1).toInt();
}

} // namespace

class TstJournal : public QObject {
    Q_OBJECT

private slots:
    void nothingIsOfferedWhereNothingWasLeft() {
        const Scratch scratch;
        const fs::path path = putMeadow(scratch);
        QVERIFY(findJournals(path, scratch / "data").empty());
        {
            const Crashing document = openWithJournal(scratch, path);
        } // no step: no journal
        QCOMPARE(scratch.listing(), "a.json");
    }

    void unsavedStepsComeBackWithTheirHistory() {
        const Scratch scratch;
        {
            const Crashing document = openWithJournal(scratch, putMeadow(scratch));
            QVERIFY(document->apply(titled("One"), {"First step", 0}).has_value());
            const StrokeId stroke = document->newStroke();
            for (const char* label : {"0101", "0102"})
                QVERIFY(document->apply(painted(document->scenario(), label, "woods"), {"Paint", stroke}).has_value());
            QVERIFY(document->apply(titled("Two")).has_value());
            QVERIFY(document->apply(titled("Three")).has_value());
            document->history().undo();
            QVERIFY(findJournals(scratch / "a.json", scratch / "data").empty()); // still in use
        }
        QCOMPARE(scratch.listing(), "a.json a.json.orontes-journal");
        const JournalOffer offer = onlyOffer(scratch);
        QCOMPARE(offer.steps, 3U);
        QVERIFY(!offer.documentChanged && !offer.damage);
        const auto document = restored(scratch, offer);
        QVERIFY(document != nullptr);
        QCOMPARE(titleOf(*document), "Two");
        QVERIFY(document->isModified());
        QCOMPARE(document->history().count(), 4);
        QCOMPARE(document->history().text(0), "First step");
        document->history().redo();
        QCOMPARE(titleOf(*document), "Three");
        for (int i = 0; i < 4; ++i)
            document->history().undo();
        QVERIFY(document->scenario() == openScenario(scratch / "a.json").value->scenario);
        QVERIFY(!document->isModified());
    }

    void aSecondCrashLosesNothingEither() {
        const Scratch scratch;
        {
            QVERIFY(openWithJournal(scratch, putMeadow(scratch))->apply(titled("One")).has_value());
        }
        {
            QVERIFY(restored(scratch, onlyOffer(scratch))->apply(titled("Two")).has_value());
        }
        const auto document = restored(scratch, onlyOffer(scratch));
        QCOMPARE(titleOf(*document), "Two");
        QCOMPARE(document->history().count(), 2);
    }

    void savingRemovesTheJournal() {
        const Scratch scratch;
        const Crashing document = openWithJournal(scratch, putMeadow(scratch));
        QVERIFY(document->apply(titled("One")).has_value());
        QCOMPARE(scratch.listing(), "a.json a.json.orontes-journal");
        QVERIFY(document->save().has_value());
        QCOMPARE(scratch.listing(), "a.json");
    }

    void stepsTakenBackBeyondTheLastSaveComeBackToo() {
        const Scratch scratch;
        {
            const Crashing document = openWithJournal(scratch, putMeadow(scratch));
            QVERIFY(document->apply(titled("One"), {"Name", 0}).has_value());
            QVERIFY(document->apply(painted(document->scenario(), "0101", "woods"), {"Wood", 0}).has_value());
            QVERIFY(document->save().has_value());
            document->history().undo();
            document->history().undo();
            QCOMPARE(titleOf(*document), "Meadow");
        }
        const auto document = restored(scratch, onlyOffer(scratch));
        QCOMPARE(titleOf(*document), "Meadow");
        QVERIFY(*document->scenario().board == *meadow().board);
        QCOMPARE(document->history().count(), 2);
        QCOMPARE(document->history().text(0), "Wood"); // as the step that was taken back
        QCOMPARE(document->history().text(1), "Name");
    }

    void stepsDoneAgainBeyondTheLastSaveComeBackToo() {
        const Scratch scratch;
        {
            const Crashing document = openWithJournal(scratch, putMeadow(scratch));
            QVERIFY(document->apply(titled("One")).has_value());
            QVERIFY(document->apply(titled("Two"), {"Second", 0}).has_value());
            document->history().undo();
            QVERIFY(document->save().has_value());
            document->history().redo();
            QCOMPARE(titleOf(*document), "Two");
        }
        const auto document = restored(scratch, onlyOffer(scratch));
        QCOMPARE(titleOf(*document), "Two");
        QCOMPARE(document->history().text(0), "Second");
    }

    void aStepThatWasTakenBackLeavesNothingToRestore() {
        const Scratch scratch;
        std::string left;
        {
            const Crashing document = openWithJournal(scratch, putMeadow(scratch));
            QVERIFY(document->apply(titled("One")).has_value());
            QVERIFY(document->save().has_value());
            QVERIFY(document->apply(titled("Two")).has_value());
            document->history().undo();
            left = bytesOf(document->journal()->path());
        }
        put(scratch / "a.json.orontes-journal", left); // a document without unsaved steps clears up, a crash does not
        QVERIFY(findJournals(scratch / "a.json", scratch / "data").empty());
        QCOMPARE(scratch.listing(), "a.json");
    }

    void whatWasBeingSavedButIsNotThereIsOffered() {
        const Scratch scratch;
        {
            const Crashing document = openWithJournal(scratch, putMeadow(scratch));
            QVERIFY(document->apply(titled("One")).has_value());
            const std::string text = scenarioText(document->scenario(), document->file(), scratch / "a.json");
            document->journal()->saving(stampOf(text).sha256); // and the power goes before the file is there
        }
        QCOMPARE(titleOf(*restored(scratch, onlyOffer(scratch))), "One");
    }

    void whatWasBeingSavedWhenTheProgramEndedIsNotOfferedAgain() {
        const Scratch scratch;
        {
            const Crashing document = openWithJournal(scratch, putMeadow(scratch));
            QVERIFY(document->apply(titled("One")).has_value());
            const std::string text = scenarioText(document->scenario(), document->file(), scratch / "a.json");
            document->journal()->saving(stampOf(text).sha256);
            put(scratch / "a.json", text); // the file is there, the journal is not gone yet
        }
        QVERIFY(findJournals(scratch / "a.json", scratch / "data").empty());
        QCOMPARE(scratch.listing(), "a.json");
    }

    void aDocumentThatWasNeverSavedIsKeptInTheDataFolder() {
        const Scratch scratch;
        {
            ScenarioDocument document(skirmishRules(), meadow());
            document.keepJournal(scratch / "data");
            QVERIFY(document.apply(titled("Brand new")).has_value());
        }
        const std::vector<JournalOffer> offers = findUnsavedDocuments(scratch / "data");
        QCOMPARE(offers.size(), 1U);
        QVERIFY(offers.front().document.empty());
        const auto document = restored(scratch, offers.front());
        QCOMPARE(titleOf(*document), "Brand new");
        QVERIFY(document->file().path.empty());
    }

    void aFolderThatMayNotBeWrittenToHasItsJournalInTheDataFolder() {
        const Scratch scratch;
        fs::create_directories(scratch / "data");
        fs::permissions(scratch / "data", fs::perms::all);
        const fs::path path = putMeadow(scratch);
        fs::permissions(scratch.path(), fs::perms::owner_read | fs::perms::owner_exec | fs::perms::group_read |
                                            fs::perms::group_exec | fs::perms::others_read | fs::perms::others_exec);
        {
            const Unprivileged binding;
            const Crashing document = openWithJournal(scratch, path);
            QVERIFY(document->apply(titled("One")).has_value());
            QCOMPARE(document->journal()->path().parent_path(), scratch / "data");
        }
        fs::permissions(scratch.path(), fs::perms::all);
        QCOMPARE(titleOf(*restored(scratch, onlyOffer(scratch))), "One");
    }

    void twoProgramsKeepTwoJournals() {
        const Scratch scratch;
        const fs::path path = putMeadow(scratch);
        {
            const Crashing first = openWithJournal(scratch, path);
            const Crashing second = openWithJournal(scratch, path);
            QVERIFY(first->apply(titled("First")).has_value());
            QVERIFY(second->apply(titled("Second")).has_value());
            QCOMPARE(scratch.listing(), "a.json a.json.orontes-journal a.json.orontes-journal-2");
        }
        QStringList titles;
        for (const JournalOffer& offer : findJournals(path, scratch / "data"))
            titles << titleOf(*restored(scratch, offer));
        titles.sort();
        QCOMPARE(titles.join(' '), "First Second");
    }

    void whatWasLeftLastIsOfferedFirst() {
        const Scratch scratch;
        const fs::path path = putMeadow(scratch);
        {
            const Crashing first = openWithJournal(scratch, path);
            const Crashing second = openWithJournal(scratch, path);
            QVERIFY(first->apply(titled("First")).has_value());
            QVERIFY(second->apply(titled("Second")).has_value());
            QVERIFY(second->apply(titled("Second again")).has_value());
        }
        const fs::path older = scratch / "a.json.orontes-journal";
        fs::last_write_time(older, fs::last_write_time(older) - std::chrono::hours(1));
        const std::vector<JournalOffer> offers = findJournals(path, scratch / "data");
        QCOMPARE(offers.size(), 2U);
        QCOMPARE(offers[0].steps, 2U);
        QCOMPARE(offers[1].steps, 1U);
    }

    void aDocumentWithoutUnsavedStepsClearsUp() {
        const Scratch scratch;
        {
            const Crashing document = openWithJournal(scratch, putMeadow(scratch));
            QVERIFY(document->apply(titled("One")).has_value());
            document->history().undo();
            QCOMPARE(scratch.listing(), "a.json a.json.orontes-journal");
        }
        QCOMPARE(scratch.listing(), "a.json");
    }

    /// So that a crash between the file and the journal's end offers nothing that is saved already.
    void whatIsToBeSavedIsAnnouncedInTheJournal() {
        const Scratch scratch;
        const Crashing document = openWithJournal(scratch, putMeadow(scratch));
        QVERIFY(document->apply(titled("One")).has_value());
        const std::string text = scenarioText(document->scenario(), document->file(), scratch / "a.json");
        put(scratch / "a.json", "theirs");
        QVERIFY(!document->save().has_value());
        QVERIFY(QByteArray::fromStdString(bytesOf(document->journal()->path())).contains(stampOf(text).sha256.c_str()));
    }

    void aJournalThatCannotBeWrittenIsToldOfOnce() {
        const Scratch scratch;
        fs::create_directories(scratch / "data");
        const fs::path path = putMeadow(scratch);
        constexpr fs::perms readOnly = fs::perms::owner_read | fs::perms::owner_exec | fs::perms::group_read |
                                       fs::perms::group_exec | fs::perms::others_read | fs::perms::others_exec;
        fs::permissions(scratch / "data", readOnly);
        fs::permissions(scratch.path(), readOnly);
        {
            const Unprivileged binding;
            const Crashing document = openWithJournal(scratch, path);
            QSignalSpy failed(document.get(), &ScenarioDocument::journalFailed);
            QVERIFY(document->apply(titled("One")).has_value());
            QVERIFY(document->apply(titled("Two")).has_value());
            QCOMPARE(failed.count(), 1);
        }
        fs::permissions(scratch.path(), fs::perms::all);
        fs::permissions(scratch / "data", fs::perms::all);
    }

    void stepsOnAFileThatHasChangedAreOfferedWithAWarning() {
        const Scratch scratch;
        const fs::path path = putMeadow(scratch);
        {
            const Crashing document = openWithJournal(scratch, path);
            QVERIFY(document->apply(core::Edit{core::RemoveCounter{core::CounterId{1}}}).has_value());
            QVERIFY(document->apply(titled("Mine")).has_value());
        }
        core::Scenario theirs = meadow();
        theirs.year = "1294 BC";
        theirs.counters.edit().erase(theirs.counters.edit().begin());
        put(path, core::writeScenario(theirs));
        const JournalOffer offer = onlyOffer(scratch);
        QVERIFY(offer.documentChanged);
        const auto read = restoreDocument(offer, toyRulesets(), scratch / "data");
        QCOMPARE(titleOf(**read.value), "Mine");
        QCOMPARE(shown((*read.value)->scenario().year), "1294 BC");
        QCOMPARE(read.findings.size(), 1U);
        QCOMPARE(shown(read.findings.front().id), "edit.counter.unknown");
    }

    void aDamagedJournalGivesWhatStandsBeforeTheDamage() {
        const Scratch scratch;
        {
            const Crashing document = openWithJournal(scratch, putMeadow(scratch));
            for (const char* title : {"One", "Two", "Three"})
                QVERIFY(document->apply(titled(title)).has_value());
        }
        std::string text = bytesOf(scratch / "a.json.orontes-journal");
        const std::size_t third = text.find("Two");
        put(scratch / "a.json.orontes-journal", text.replace(third, 1, "\x01"));
        const JournalOffer offer = onlyOffer(scratch);
        QVERIFY(offer.damage.has_value());
        QCOMPARE(offer.damage->where.line, 3);
        const auto read = restoreDocument(offer, toyRulesets(), scratch / "data");
        QCOMPARE(titleOf(**read.value), "One");
        QCOMPARE(read.findings.size(), 1U);
        QVERIFY(read.findings.front() == *offer.damage);
    }

    void aLineThatWasCutOffCountsAsNeverWritten() {
        const Scratch scratch;
        {
            const Crashing document = openWithJournal(scratch, putMeadow(scratch));
            QVERIFY(document->apply(titled("One")).has_value());
            QVERIFY(document->apply(titled("Two")).has_value());
        }
        const std::string text = bytesOf(scratch / "a.json.orontes-journal");
        put(scratch / "a.json.orontes-journal", text.substr(0, text.size() - 5));
        const JournalOffer offer = onlyOffer(scratch);
        QVERIFY(!offer.damage.has_value());
        QCOMPARE(titleOf(*restored(scratch, offer)), "One");
    }

    void givingUpUnsavedStepsRemovesTheJournal() {
        const Scratch scratch;
        {
            const Crashing document = openWithJournal(scratch, putMeadow(scratch));
            QVERIFY(document->apply(titled("One")).has_value());
            document->giveUpUnsavedSteps();
        }
        QCOMPARE(scratch.listing(), "a.json");
    }

    /// More with ORONTES_KILLS=200.
    void killedAtAnyMomentNothingAcknowledgedIsLost() {
        bool isNumber = false;
        const int wanted = qEnvironmentVariableIntValue("ORONTES_KILLS", &isNumber);
        const int kills = isNumber && wanted > 0 ? wanted : 10;
        const Scratch scratch;
        const fs::path path = putMeadow(scratch);
        const QString data = QString::fromStdString((scratch / "data").string());
        for (int i = 0; i < kills; ++i) {
            QProcess other;
            other.start(QCoreApplication::applicationFilePath(),
                        {"--edit-forever", QString::fromStdString(path.string()), data});
            QVERIFY(other.waitForStarted());
            QVERIFY(other.waitForReadyRead(20000));
            QTest::qWait(QRandomGenerator::global()->bounded(40));
            other.kill();
            QVERIFY(other.waitForFinished());
            const int acknowledged = lastNumber(other.readAllStandardOutput());
            const core::Read<OpenedScenario> onDisk = openScenario(path);
            QVERIFY2(onDisk.value.has_value(), "the file does not make sense any more");
            const std::vector<JournalOffer> offers = findJournals(path, scratch / "data");
            QVERIFY(offers.size() <= 1);
            int kept = std::atoi(onDisk.value->scenario.title.c_str());
            if (!offers.empty()) {
                const auto document = restored(scratch, offers.front());
                QVERIFY(document != nullptr);
                kept = std::max(kept, titleOf(*document).toInt());
                QVERIFY(document->save().has_value());
            }
            QVERIFY2(kept >= acknowledged, qPrintable(QString("%1 of %2").arg(kept).arg(acknowledged)));
        }
    }
};

int main(int argc, char** argv) {
    if (argc == 4 && std::string(argv[1]) == "--edit-forever")
        return editForever(argv[2], argv[3]);
    const QCoreApplication application(argc, argv);
    TstJournal test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_journal.moc"
