// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/file_names.h"
#include "app/window/main_window.h"
#include "app/window/settings.h"
#include "editor/balance/balance_tab.h"
#include "editor/scenario/scenario_tab.h"
#include "editor/theme/style.h"
#include "model/balance/batch.h"
#include "model/balance/report_json.h"
#include "model/document/open_document.h"
#include "rules/core/json/json_text.h"
#include "tests/app/table.h"
#include "tests/support/paths.h"

#include <QFile>
#include <QTemporaryDir>

using namespace orontes;
using tests::answer;

namespace {

/// A folder with a copy of the bundled battle, which is asked about by its title.
class Folder {
public:
    Folder() {
        QFile::copy(QString::fromUtf8(tests::sourceFolder) + QStringLiteral("/scenarios/qadesh/qadesh.json"),
                    file("battle.json"));
    }
    QString file(const char* name) const { return m_folder.filePath(QString::fromUtf8(name)); }
    QString put(const char* name, const QByteArray& text) const {
        QFile one(file(name));
        if (!one.open(QIODevice::WriteOnly) || one.write(text) != text.size())
            qFatal("the file was not written");
        return one.fileName();
    }

private:
    QTemporaryDir m_folder;
};

editor::ScenarioTab* battleOf(const app::MainWindow& window) {
    return qobject_cast<editor::ScenarioTab*>(window.currentTab());
}

/// As if the program had been killed after one step, the new title.
void leaveOneStep(const QString& file) {
    auto read = model::openDocument(file.toStdString(), registry::rulesets());
    (*read.value)->keepJournal(app::Settings::dataFolder());
    QVERIFY((*read.value)->apply(core::Edit{core::SetTitle{core::TitleField::Title, "Left behind"}}));
}

std::size_t keptSteps(const QString& file) {
    std::size_t steps = 0;
    for (const model::JournalOffer& offer : model::findJournals(file.toStdString(), app::Settings::dataFolder()))
        steps += offer.steps;
    return steps;
}

} // namespace

class TstOpening : public QObject {
    Q_OBJECT

private slots:
    /// Of Qadesh as it is bundled: the report names it by its hash.
    void aReportOpensWithTheScenarioItIsAbout() {
        const Folder folder;
        core::Scenario scenario = tests::rulesNamed("qadesh").rules.info().blank;
        const auto report = [&](const core::Scenario& of) {
            model::BatchSetup setup;
            setup.games = 4;
            return core::prettyJson(model::toJson(*model::runBatch(tests::rulesNamed("qadesh"), of, setup)));
        };
        app::MainWindow window;
        const auto bundled = model::openScenario(folder.file("battle.json").toStdString());
        const QString known =
            folder.put("known.balance.json", QByteArray::fromStdString(report(bundled.value->scenario)));
        QVERIFY(window.openFile(known));
        auto* tab = qobject_cast<editor::BalanceTab*>(window.currentTab());
        QVERIFY(tab);
        QVERIFY(tab->scenario() == bundled.value->scenario);
        QCOMPARE(tab->report()->games, 4);
        scenario.title = "A draft that is gone";
        const QString unknown = folder.put("unknown.balance.json", QByteArray::fromStdString(report(scenario)));
        QVERIFY(window.openFile(unknown));
        auto* other = qobject_cast<editor::BalanceTab*>(window.currentTab());
        QCOMPARE(other->title(), QStringLiteral("Balance: A draft that is gone"));
        QCOMPARE(other->report()->games, 4);
        other->run();
        QVERIFY(!other->isRunning()); // nothing to play
        QString asked;
        answer(QStringLiteral("Close"), &asked);
        QVERIFY(!window.openFile(folder.put("broken.balance.json", "{\"format\": \"orontes-balance\"}")));
        QVERIFY(!asked.isEmpty());
    }

    void initTestCase() {
        QCoreApplication::setApplicationName(QStringLiteral("orontes-opening-test"));
        editor::applyTheme(*qobject_cast<QApplication*>(QCoreApplication::instance()), editor::Theme::Light);
    }

    void aFileIsWhatItSaysWhateverItIsCalled() {
        const Folder folder;
        const auto battle = model::openScenario(folder.file("battle.json").toStdString());
        auto session = model::GameSession::begin(tests::rulesNamed("qadesh"), battle.value->scenario, {});
        QVERIFY((*session)->recordTo(folder.file("last night.orontes").toStdString(), model::Overwrite::Refuse, {}));
        model::BatchSetup setup;
        setup.games = 4;
        const auto report = core::prettyJson(
            model::toJson(*model::runBatch(tests::rulesNamed("qadesh"), battle.value->scenario, setup)));
        QFile::rename(folder.file("battle.json"), folder.file("battle.jsonl"));
        app::MainWindow window;
        QVERIFY(window.openFile(folder.file("last night.orontes")));
        QVERIFY(qobject_cast<editor::PlayTab*>(window.currentTab()));
        QVERIFY(window.openFile(folder.put("report.json", QByteArray::fromStdString(report))));
        QVERIFY(qobject_cast<editor::BalanceTab*>(window.currentTab()));
        QVERIFY(window.openFile(folder.file("battle.jsonl")));
        QVERIFY(battleOf(window));
    }

    void whatIsWrongWithSeveralFilesIsToldAtOnce() {
        const Folder folder;
        const QString cut = folder.put("cut.json", "{\"format\": \"orontes-scen");
        const QString gone = folder.file("gone.json");
        app::MainWindow window;
        window.show();
        QString heading;
        answer({}, &heading);
        QVERIFY(!window.openFiles({cut, folder.file("battle.json"), gone}));
        QCOMPARE(heading, QStringLiteral("2 files were not opened"));
        QCOMPARE(window.documentTabs().size(), 1); // the sound one between them
        heading.clear();
        answer({}, &heading);
        QVERIFY(!window.openFile(gone));
        QCOMPARE(heading, QStringLiteral("gone.json was not opened"));
    }

    void stepsLeftUnsavedAreRestoredDiscardedOrKept_data() {
        QTest::addColumn<QString>("button");
        QTest::addColumn<QString>("title");
        QTest::addColumn<int>("kept");
        QTest::newRow("restored") << "Restore them" << "Left behind" << 1;
        QTest::newRow("discarded") << "Discard them" << "The Battle of Qadesh" << 0;
        QTest::newRow("later") << "Later" << "The Battle of Qadesh" << 1;
        QTest::newRow("the Escape key") << "" << "The Battle of Qadesh" << 1;
    }
    void stepsLeftUnsavedAreRestoredDiscardedOrKept() {
        QFETCH(const QString, button);
        QFETCH(const QString, title);
        QFETCH(const int, kept);
        const Folder folder;
        const QString file = folder.file("battle.json");
        leaveOneStep(file);
        {
            app::MainWindow window;
            window.show();
            QString asked;
            answer(button, &asked);
            QVERIFY(window.openFile(file));
            QCOMPARE(asked, QStringLiteral("The Battle of Qadesh was left with one unsaved step."));
            QCOMPARE(battleOf(window)->title(), title);
        } // nobody gives anything up
        QCOMPARE(keptSteps(file), static_cast<std::size_t>(kept));
    }

    void filesOfOneNameAreToldApartByTheirFolders() {
        QCOMPARE(app::namesApart({"/a/siege.json", "/a/kadesh.json", "/b/kadesh.json", "/c/night.game.jsonl"}),
                 QStringList({"siege", "kadesh, in a", "kadesh, in b", "night.game"}));
    }
};

QTEST_MAIN(TstOpening)
#include "tst_opening.moc"
