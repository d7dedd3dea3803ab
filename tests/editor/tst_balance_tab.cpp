// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/balance/balance_sheet.h"
#include "editor/balance/balance_tab.h"
#include "editor/balance/share_bar.h"
#include "editor/map/map_canvas.h"
#include "editor/theme/style.h"
#include "model/balance/report_json.h"
#include "tests/editor/desk.h"
#include "tests/support/toys/skirmish/info.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace orontes;
using tests::Desk;

namespace {

/// The balance of a skirmish, with the form as it opens.
class Table {
public:
    explicit Table(core::Scenario scenario = tests::skirmish::meadow())
        : tab(tests::skirmish::entry(), std::move(scenario)), ended(&tab, &editor::BalanceTab::finished) {
        tab.resize(1200, 800);
        tab.show();
    }

    QAbstractButton* button(const char* text) {
        for (QAbstractButton* one : tab.findChildren<QAbstractButton*>())
            if (one->isVisible() && one->text() == QString::fromUtf8(text))
                return one;
        return nullptr;
    }
    void set(const char* control, int value) { Desk::control<QSpinBox>(tab, control)->setValue(value); }
    bool play() {
        QTest::mouseClick(button("Play the games"), Qt::LeftButton);
        return ended.count() > 0 || ended.wait(60'000);
    }
    QStringList words() const {
        QStringList found;
        for (const QLabel* label : tab.findChild<editor::BalanceSheet*>()->widget()->findChildren<QLabel*>())
            found << label->text();
        return found;
    }

    editor::BalanceTab tab;
    QSignalSpy ended;
};

model::BalanceReport played(std::int64_t games, std::uint64_t seed) {
    model::BatchSetup setup;
    setup.games = games;
    setup.seed = seed;
    setup.threads = 1;
    return *model::runBatch(tests::skirmish::entry(), tests::skirmish::meadow(), setup);
}

} // namespace

class TstBalanceTab : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        editor::applyTheme(*qobject_cast<QApplication*>(QCoreApplication::instance()), editor::Theme::Light);
    }

    void theGamesAreThoseOfTheCommandLine() {
        Table table;
        table.set("Games", 30);
        Desk::control<QLineEdit>(table.tab, "Seed")->setText("9");
        QVERIFY(table.play());
        QVERIFY(*table.tab.report() == played(30, 9));
    }

    void everyShareIsShownWithItsIntervalAndItsGames() {
        Table table;
        table.set("Games", 40);
        QVERIFY(table.play());
        const model::BalanceReport& report = *table.tab.report();
        const QStringList words = table.words();
        for (std::size_t seat = 0; seat < report.wins.size(); ++seat) {
            const model::Share share = model::winShare(report, core::SeatId{static_cast<std::int32_t>(seat)});
            QVERIFY(words.contains(QString::fromStdString(model::percent(share.value))));
            QVERIFY(words.contains(
                QString::fromStdString(model::percent(share.low) + " to " + model::percent(share.high))));
            QVERIFY(words.contains(QString::number(report.wins[seat])));
        }
        QVERIFY(table.tab.findChildren<editor::ShareBar*>().size() > 3);
    }

    void theMapIsTintedWhereCountersWereLost() {
        Table table;
        table.set("Games", 40);
        QVERIFY(table.tab.findChild<editor::MapCanvas*>()->overlays().tints.empty());
        QVERIFY(table.play());
        const editor::MapOverlays& overlays = table.tab.findChild<editor::MapCanvas*>()->overlays();
        std::size_t spaces = 0;
        std::pair<std::int64_t, core::SpaceLabel> worst{0, {}};
        for (const auto& [label, lost] : table.tab.report()->lostAt) {
            spaces += lost > 0 ? 1 : 0;
            if (lost > worst.first)
                worst = {lost, label};
        }
        QVERIFY(spaces > 1);
        QCOMPARE(overlays.tints.size(), spaces);
        const core::SpaceId space = *core::findSpace(*table.tab.scenario().board, worst.second);
        double strongest = 0;
        double there = 0;
        for (const editor::SpaceTint& tint : overlays.tints) {
            strongest = std::max(strongest, tint.strength);
            if (tint.spaces.front() == space)
                there = tint.strength;
        }
        QCOMPARE(there, strongest);
    }

    void swappingPlaysEverySeedTwice() {
        Table table;
        table.set("Games", 31);
        QVERIFY(!table.button("Swap the bots and play each seed twice")->isEnabled()); // the same bot twice
        auto* first = Desk::control<QComboBox>(table.tab, "Red is played by");
        first->setCurrentIndex(1 - first->currentIndex());
        table.button("Swap the bots and play each seed twice")->click();
        QVERIFY(table.play());
        QCOMPARE(table.tab.report()->plan.seating, model::Seating::Swapped);
        QCOMPARE(table.tab.report()->games, std::int64_t{32});
    }

    void aBatchThatIsStoppedKeepsTheGamesItHas() {
        Table table;
        table.set("Games", 1'000'000);
        QTest::mouseClick(table.button("Play the games"), Qt::LeftButton);
        QTRY_VERIFY(table.tab.report() && table.tab.report()->games > 0);
        QTest::mouseClick(table.button("Stop"), Qt::LeftButton);
        QVERIFY(table.ended.count() > 0 || table.ended.wait(5'000));
        QVERIFY(!table.tab.isRunning());
        QVERIFY(table.tab.report()->games > 0 && table.tab.report()->games < 1'000'000);
        QVERIFY(table.button("Play the games")); // and may be begun again
    }

    void anotherRevisionIsComparedWithTheOneBefore() {
        Table table;
        table.set("Games", 50);
        QVERIFY(table.play());
        QVERIFY(table.words().filter(QStringLiteral("instead of")).isEmpty());
        core::Scenario weaker = tests::skirmish::meadow();
        weaker.counters.edit().erase(weaker.counters.edit().begin());
        table.tab.setScenario(weaker);
        table.ended.clear();
        QVERIFY(table.play());
        QVERIFY(!table.words().filter(QStringLiteral("instead of")).isEmpty());
    }

    void theFormFollowsTheSeatsOfTheScenario() {
        Table table;
        const auto bot = [&table](const char* control) {
            return Desk::control<QComboBox>(table.tab, control)->currentData().toString();
        };
        Desk::control<QComboBox>(table.tab, "Blue is played by")->setCurrentIndex(0);
        QCOMPARE(bot("Blue is played by"), QStringLiteral("random"));
        core::Scenario renamed = tests::skirmish::meadow();
        renamed.seats.edit().front().name = "Crimson";
        table.tab.setScenario(renamed);
        QCOMPARE(bot("Blue is played by"), QStringLiteral("random")); // as it was chosen
        QCOMPARE(bot("Crimson is played by"), QStringLiteral("greedy"));
        table.set("Games", 10);
        QVERIFY(table.play());
        QCOMPARE(table.tab.report()->plan.seats.front().name, std::string("Crimson"));
    }

    /// From two turns later on, so that the present value is not among those tried.
    void aFairerValueIsFoundAndOffered() {
        Table table;
        table.set("Games", 20);
        auto* lever = Desk::control<QComboBox>(table.tab, "What is varied");
        lever->setCurrentIndex(lever->findText(QStringLiteral("Last turn")));
        const int now = tests::skirmish::meadow().lastTurn->value;
        table.set("To", now + 3);
        table.set("From", now + 2);
        QTest::mouseClick(table.button("Try the values"), Qt::LeftButton);
        QVERIFY(table.tab.isRunning());
        QVERIFY(!table.button("Try the values")->isEnabled());
        QVERIFY(table.ended.wait(60'000));
        QVERIFY(table.button("Try the values")->isEnabled());
        model::BatchSetup setup;
        setup.games = 20;
        std::vector<model::HandicapTrial> trials;
        for (const int last : {now + 2, now + 3}) {
            core::Scenario scenario = tests::skirmish::meadow();
            scenario.lastTurn = core::TurnNumber{last};
            trials.push_back({last, *model::runBatch(tests::skirmish::entry(), scenario, setup), {}});
        }
        const std::int64_t fairest = trials[*model::fairest(trials, now)].value;
        QSignalSpy wanted(&table.tab, &editor::BalanceTab::handicapWanted);
        QTest::mouseClick(table.button(qPrintable(QStringLiteral("Use %1 in the scenario").arg(fairest))),
                          Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
        const auto edit = wanted.front().front().value<core::Edit>();
        QCOMPARE(core::applyEdit(tests::skirmish::meadow(), edit).value().scenario.lastTurn->value, int(fairest));
    }

    void aScenarioWithErrorsIsRefusedWithTheReason() {
        core::Scenario broken = tests::skirmish::meadow();
        broken.counters.edit().front().setUp.place = core::AtSpace{core::SpaceLabel{"9999"}};
        Table table(broken);
        bool asked = false;
        QTimer::singleShot(200, qApp, [&] {
            for (QWidget* box = QApplication::activeModalWidget(); box; box = nullptr) {
                asked = true;
                box->close();
            }
        });
        QVERIFY(table.play());
        QVERIFY(asked);
        QVERIFY(!table.tab.report());
    }

    void theSavedReportReadsBackEqual() {
        Table table;
        table.set("Games", 20);
        QVERIFY(table.play());
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("meadow.balance.json").toStdString();
        QVERIFY(table.tab.saveTo(file, model::NewFile{}));
        QVERIFY(!table.tab.saveTo(file, model::NewFile{})); // nothing is replaced unasked
        const core::Result<model::TextFile> text = model::readTextFile(file);
        QVERIFY(text);
        QVERIFY(*model::reportFromJson(text->text).value == *table.tab.report());
    }
};

QTEST_MAIN(TstBalanceTab)
#include "tst_balance_tab.moc"
