// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/series/series_tab.h"
#include "model/balance/batch.h"
#include "model/items/series_battles_model.h"
#include "model/items/series_units_model.h"
#include "model/session/game_session.h"
#include "rules/registry/registry.h"
#include "tests/editor/desk.h"
#include "tests/support/paths.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace orontes;
using tests::Desk;

namespace {

QString bundled(const char* name) {
    return QString::fromUtf8(tests::sourceFolder) + QStringLiteral("/scenarios/onehour/") + QString::fromUtf8(name);
}

struct Room {
    explicit Room(const QStringList& battles = {bundled("gilboa.json"), bundled("kishon.json"), bundled("halule.json")})
        : tab(std::make_unique<model::SeriesDocument>(model::SeriesSources{registry::rulesets(), {}})) {
        tab.resize(1300, 800);
        tab.show();
        tab.addBattles(battles);
    }

    QPushButton* button(const char* text) const {
        for (QPushButton* one : tab.findChildren<QPushButton*>())
            if (one->isVisible() && one->text() == QString::fromUtf8(text))
                return one;
        return nullptr;
    }
    void press(const char* text) const { QTest::mouseClick(button(text), Qt::LeftButton); }
    QTableView* table(const char* name) const { return Desk::control<QTableView>(tab, name); }
    bool says(const QString& sentence) const {
        for (const QLabel* label : tab.findChildren<QLabel*>())
            if (label->isVisible() && label->text() == sentence)
                return true;
        return false;
    }
    const model::Series& series() { return tab.document().series(); }
    bool letBotsPlay() {
        const std::size_t before = series().results.size();
        press("Let bots play it");
        return QTest::qWaitFor([&] { return series().results.size() > before; }, 60'000);
    }
    /// The due battle at a table of its own, played by bots to its end.
    std::unique_ptr<model::GameSession> game() {
        const auto due = tab.document().due();
        const core::RulesetEntry& entry = *tab.document().ruleset();
        auto session = model::GameSession::begin(entry, (*due)->linked.scenario,
                                                 {.seed = 3, .bots = {2, model::usualBot(entry.players)}});
        return std::move(*session);
    }

    editor::SeriesTab tab;
};

void playOut(model::GameSession& session) {
    for (int step = 0; step < 100'000 && *session.stepNow(); ++step)
        continue;
}

} // namespace

/// Linked battles as people draft and play them.
class TstSeriesTab : public QObject {
    Q_OBJECT

private slots:
    void anEmptySeriesSaysWhatBelongsThere() {
        const Room room(QStringList{});
        QVERIFY(room.button("Add battles…"));
        QVERIFY(!room.button("Play the battle"));
        QCOMPARE(room.tab.title(), QStringLiteral("New series"));
        QVERIFY(!room.tab.isModified());
    }

    void battlesAreListedAndTheFirstIsNext() {
        const Room room;
        QCOMPARE(room.table("Battles")->model()->rowCount(), 3);
        QVERIFY(room.says(QStringLiteral("Battle 1 of 3 is next: Fires on Gilboa.")));
        QVERIFY(room.says(QStringLiteral("Saul: 6 units").toUpper()) || room.says(QStringLiteral("Saul: 6 units")));
        QVERIFY(room.tab.isModified());
    }

    void theBattleToPlayHasTheArmiesAsTheyStand() {
        Room room;
        QSignalSpy asked(&room.tab, &editor::SeriesTab::battleRequested);
        room.press("Play the battle");
        QCOMPARE(asked.size(), 1);
        const auto scenario = asked.front().front().value<core::Scenario>();
        QVERIFY(scenario == (*room.tab.document().due())->linked.scenario);
    }

    void aGameOfTheBattleIsKeptWhenItIsOver() {
        Room room;
        const auto session = room.game();
        room.tab.watch(*session);
        QVERIFY(!room.button("Keep the result"));
        playOut(*session);
        QVERIFY(room.says(QStringLiteral("Battle 1 of 3 has been fought: Fires on Gilboa.")));
        QVERIFY(!room.button("Play the battle"));
        session->undo();
        QVERIFY(room.series().results.empty());
        session->redo();
        room.press("Keep the result");
        QCOMPARE(room.series().results.size(), std::size_t{1});
        QVERIFY(room.says(QStringLiteral("Battle 2 of 3 is next: Two Fords of the Kishon.")));
    }

    void anotherGameIsNone() {
        Room room;
        const auto session = room.game();
        room.letBotsPlay(); // the series goes on without it
        room.tab.watch(*session);
        playOut(*session);
        QVERIFY(!room.button("Keep the result"));
        QVERIFY(room.button("Play the battle"));
    }

    void botsFightTheSeriesToItsEnd() {
        Room room;
        int battles = 0;
        while (room.button("Let bots play it") && battles < 4) {
            QVERIFY(room.letBotsPlay());
            ++battles;
        }
        QVERIFY(battles >= 1 && battles <= 3);
        QVERIFY(!*room.tab.document().due());
        QVERIFY(!room.button("Play the battle"));
    }

    void theSameSeriesGivesTheSameBattlesBetweenBots() {
        Room one;
        Room other;
        QVERIFY(one.letBotsPlay() && other.letBotsPlay());
        QVERIFY(one.series().results == other.series().results);
    }

    void aResultIsSavedAtOnceWhereThereIsAFile() {
        Room room;
        const QTemporaryDir folder;
        const QString file = folder.filePath("war.series.json");
        QVERIFY(room.tab.saveTo(file, model::Overwrite::Refuse));
        QVERIFY(room.letBotsPlay());
        QVERIFY(!room.tab.isModified());
        const auto opened = model::SeriesDocument::open(file.toStdString(), {registry::rulesets(), {}});
        QCOMPARE((*opened.value)->series().results.size(), std::size_t{1});
    }

    void battlesAreMovedAndRemoved() {
        Room room;
        room.table("Battles")->selectRow(0);
        room.press("Move down");
        QCOMPARE(QString::fromStdString(room.series().battles[1].id), QStringLiteral("1"));
        QCOMPARE(room.table("Battles")->currentIndex().row(), 1);
        room.press("Remove");
        QCOMPARE(room.series().battles.size(), std::size_t{2});
        room.tab.editActions().front()->trigger(); // undo
        QCOMPARE(room.series().battles.size(), std::size_t{3});
    }

    void aBattleThatHasBeenFoughtStays() {
        Room room;
        QVERIFY(room.letBotsPlay());
        room.table("Battles")->selectRow(0);
        room.press("Remove");
        QCOMPARE(room.series().battles.size(), std::size_t{3});
        QVERIFY(!room.tab.status().isEmpty());
    }

    void waysAreChosenInTheTable() {
        Room room;
        QTableView* table = room.table("Battles");
        const QModelIndex cell = table->model()->index(0, model::SeriesBattlesModel::AfterLoss);
        table->edit(cell);
        auto* choices = table->findChild<QComboBox*>();
        QVERIFY(choices);
        QCOMPARE(choices->currentText(), QStringLiteral("The next of the list"));
        choices->setCurrentIndex(choices->findText(QStringLiteral("The end")));
        emit choices->activated(choices->currentIndex());
        QCOMPARE(QString::fromStdString(room.series().battles[0].afterLoss), QStringLiteral("end"));
    }

    void theFormChangesTheSeries() {
        Room room;
        auto* title = Desk::control<QLineEdit>(room.tab, "Title");
        title->setText("The Philistine war");
        emit title->editingFinished();
        QCOMPARE(room.tab.title(), QStringLiteral("The Philistine war"));
        Desk::control<QSpinBox>(room.tab, "Who fled returns on")->setValue(7);
        QCOMPARE(room.series().recovery.fledReturns, 7);
        auto* seed = Desk::control<QLineEdit>(room.tab, "Seed of the dice");
        seed->setText("none");
        emit seed->editingFinished();
        QCOMPARE(seed->text(), QStringLiteral("1")); // as it was
        auto* army = Desk::control<QLineEdit>(room.tab, "First army");
        army->setText("Israel");
        emit army->editingFinished();
        QCOMPARE(room.table("Battles")->model()->headerData(1, Qt::Horizontal).toString(), QString("Israel plays"));
    }
};

QTEST_MAIN(TstSeriesTab)
#include "tst_series_tab.moc"
