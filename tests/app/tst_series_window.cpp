// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"
#include "app/window/open_tabs.h"
#include "editor/play/play_tab.h"
#include "editor/series/series_tab.h"
#include "model/balance/batch.h"
#include "tests/app/table.h"
#include "tests/support/paths.h"

#include <QStandardPaths>
#include <QTemporaryDir>

using namespace orontes;

namespace {

QString bundled(const char* name) {
    return QString::fromUtf8(tests::sourceFolder) + QStringLiteral("/scenarios/onehour/") + QString::fromUtf8(name);
}

QPushButton* button(const QWidget& within, const char* text) {
    for (QPushButton* one : within.findChildren<QPushButton*>())
        if (!one->isHidden() && one->text() == QString::fromUtf8(text))
            return one;
    return nullptr;
}

/// The battle that is due, as bots have fought it to its end.
std::unique_ptr<model::GameSession> foughtBattle(const model::SeriesDocument& document) {
    const auto due = document.due();
    const core::RulesetEntry& entry = *document.ruleset();
    auto session = model::GameSession::begin(entry, (*due)->linked.scenario,
                                             {.seed = 3, .bots = {2, model::usualBot(entry.players)}});
    for (int step = 0; step < 100'000 && *(*session)->stepNow(); ++step)
        continue;
    return std::move(*session);
}

} // namespace

/// A series, its file and its battles in the window.
class TstSeriesWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void aSeriesIsOpenedFromItsFile() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("war.series.json");
        editor::SeriesTab fresh(
            std::make_unique<model::SeriesDocument>(model::SeriesSources{registry::rulesets(), {}}));
        fresh.addBattles({bundled("gilboa.json"), bundled("kishon.json")});
        QVERIFY(fresh.saveTo(file, model::Overwrite::Refuse));
        app::MainWindow window;
        QVERIFY(window.openFile(file));
        QCOMPARE(window.currentTab()->title(), QStringLiteral("Saul against Philistines"));
        QVERIFY(window.openFile(file)); // goes to the tab that has it
        QCOMPARE(window.documentTabs().size(), 1);
    }

    void aGameInTheWindowIsTheBattleOfTheSeries_data() {
        QTest::addColumn<bool>("gameFirst");
        QTest::newRow("the game was opened first") << true;
        QTest::newRow("the series was opened first") << false;
    }
    void aGameInTheWindowIsTheBattleOfTheSeries() {
        QFETCH(bool, gameFirst);
        auto document = std::make_unique<model::SeriesDocument>(model::SeriesSources{registry::rulesets(), {}});
        QVERIFY(document->addBattle(bundled("gilboa.json").toStdString()));
        QVERIFY(document->addBattle(bundled("kishon.json").toStdString()));
        model::SeriesDocument& series = *document;
        auto* seriesTab = new editor::SeriesTab(std::move(document));
        auto session = foughtBattle(series);
        auto* game = new editor::PlayTab(std::move(session));
        app::MainWindow window;
        window.addTab(gameFirst ? static_cast<editor::DocumentTab*>(game) : seriesTab);
        window.addTab(gameFirst ? static_cast<editor::DocumentTab*>(seriesTab) : game);
        QVERIFY(button(*seriesTab, "Keep the result"));
        seriesTab->keepResult();
        QCOMPARE(series.series().results.size(), std::size_t{1});
        QVERIFY(!button(*seriesTab, "Keep the result"));
        QVERIFY(button(*seriesTab, "Play the battle"));
    }
};

QTEST_MAIN(TstSeriesWindow)
#include "tst_series_window.moc"
