// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/rule_lens.h"
#include "editor/play/calculation_panel.h"
#include "editor/play/counter_card.h"
#include "editor/play/play_commands.h"
#include "editor/play/play_setup_dialog.h"
#include "editor/tab/file_proposal.h"
#include "editor/theme/style.h"
#include "editor/timeline/timeline_bar.h"
#include "model/items/chronicle_model.h"
#include "model/store/scenario_file.h"
#include "tests/app/table.h"
#include "tests/support/paths.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QMenu>
#include <QMessageBox>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>

using namespace orontes;
using tests::rulesNamed;
using tests::Table;

namespace {

QApplication& application() {
    return *qobject_cast<QApplication*>(QCoreApplication::instance());
}

core::Scenario bundled(const char* file) {
    const std::string path = std::string(tests::sourceFolder) + "/scenarios/" + file;
    core::Read<model::OpenedScenario> read = model::openScenario(path);
    if (!read.value)
        qFatal("the scenario cannot be read");
    return std::move(read.value->scenario);
}

QAction* command(Table& table, const QString& name) {
    for (QAction* action : table.tab().menus().front()->actions())
        if (action->text().remove(QLatin1Char('&')) == name)
            return action;
    qFatal("no such command");
}

/// In the row that bears this name; empty where there is none.
QString figureOf(const QWidget& panel, const char* name) {
    for (const QLabel* label : panel.findChildren<QLabel*>())
        if (label->accessibleName() == QLatin1String(name))
            return label->text();
    return {};
}

} // namespace

class TstPlaytest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QCoreApplication::setApplicationName(QStringLiteral("orontes-test"));
        editor::applyTheme(application(), editor::Theme::Light);
    }
    void init() { QSettings().clear(); }

    void aStepFollowsTheGameAndOnlyAnotherChoiceBeginsAVariation() {
        Table table;
        table.setUp();
        const std::size_t played = table.session().length();
        table.session().goTo(std::size_t{0});
        QTest::keyClick(&table.tab().canvas(), Qt::Key_F7);
        QCOMPARE(table.session().cursor(), std::size_t{1});
        QCOMPARE(table.session().tree().size(), played + 1);
        QCOMPARE(table.text("Note"), QString());
        table.session().goTo(std::size_t{0});
        table.list().setFocus();
        QTest::keyClick(&table.list(), Qt::Key_Return); // takes the first army up
        table.list().setCurrentRow(table.list().count() - 1);
        QTest::keyClick(&table.list(), Qt::Key_Return); // and sets it up elsewhere
        QCOMPARE(table.session().cursor(), std::size_t{1});
        QVERIFY2(table.text("Note").contains(QStringLiteral("variation")), qPrintable(table.text("Note")));
    }

    void aVariationBeginsWithoutMovingTheChoicesOrTheMap() {
        Table table({"", "sensible"});
        table.setUp();
        table.session().goTo(std::size_t{1});
        QCoreApplication::processEvents();
        const QPoint choices = table.list().mapTo(&table.tab(), QPoint());
        const QSize map = table.tab().canvas().size();
        table.session().goTo(std::size_t{0});
        QVERIFY(table.session().play(table.session().choices(table.session().pending().front().actor)[1].action));
        for (int turn = 0; turn < 3; ++turn)
            QCoreApplication::processEvents();
        QVERIFY(!table.text("Note").isEmpty());
        QVERIFY(table.tab().findChild<editor::TimelineBar*>()->findChild<QComboBox*>()->isVisible());
        QCOMPARE(table.list().mapTo(&table.tab(), QPoint()), choices);
        QCOMPARE(table.tab().canvas().size(), map);
    }

    void theMapFollowsTheTheme() {
        Table table;
        table.setUp();
        for (const editor::Theme theme : {editor::Theme::Dark, editor::Theme::Light}) {
            editor::applyTheme(application(), theme);
            QVERIFY(table.tab().canvas().picture().style.theme == theme);
        }
    }

    void oneClickTakesUpACounterThatIsNotOnTheMap() {
        Table table({"", "sensible"});
        QListWidget& list = table.list();
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(1)).center());
        QCOMPARE(list.item(0)->text(), QStringLiteral("‹ All counters"));
        QCOMPARE(table.session().cursor(), std::size_t{0});
    }

    // P'Re may be set up in 26 and other spaces of its list, not in 44 (R-QAD-029).
    void aClickWhereItMayNotStandSaysWhyAndKeepsTheChoice() {
        Table table({"", "sensible"});
        QTest::mouseClick(table.list().viewport(), Qt::LeftButton, {},
                          table.list().visualItemRect(table.list().item(0)).center());
        table.click("44");
        QVERIFY2(table.said().contains(QStringLiteral("R-QAD-029")), qPrintable(table.said()));
        QCOMPARE(table.list().item(0)->text(), QStringLiteral("‹ All counters"));
        table.click("26");
        QCOMPARE(table.session().cursor(), std::size_t{1});
    }

    void onTheMapOfKadeshAsWell() {
        Table table(rulesNamed("chariot"), bundled("chariot/kadesh.json"), {"", ""});
        QTest::mouseClick(table.list().viewport(), Qt::LeftButton, {},
                          table.list().visualItemRect(table.list().item(0)).center());
        QCOMPARE(table.list().item(0)->text(), QStringLiteral("‹ All counters"));
        table.click("3333");
        QVERIFY2(table.said().contains(QStringLiteral("R-CHA-11.1c")), qPrintable(table.said()));
        QCOMPARE(table.list().item(0)->text(), QStringLiteral("‹ All counters"));
    }

    // It cannot be ordered, for it belongs to the other side (R-QAD-052).
    void aClickOnAnEnemyTellsItsValuesAndWhyNothingCanBeDone() {
        Table table({"", "sensible"});
        table.setUp();
        while (table.session().nextAutomatic() && table.session().stepNow()) {
        }
        core::CounterId enemy;
        for (const core::Counter& counter : *table.session().scenario().counters)
            if (counter.side.value == "hatti")
                for (const core::ViewCounter& seen : table.view().counters)
                    if (seen.counter == counter.id && seen.space)
                        enemy = counter.id;
        QVERIFY(enemy.valid());
        QTest::mouseClick(table.tab().canvas().viewport(), Qt::LeftButton, {},
                          table.tab().canvas().boxOf(enemy).center().toPoint());
        auto* card = table.tab().findChild<editor::CounterCard*>();
        QVERIFY(card->isVisible());
        QVERIFY(table.shows(QStringLiteral("Base move")));
        QVERIFY(!table.shows(QStringLiteral("["))); // a text that nobody knows
        const QString why = table.text("What can be done with it");
        QVERIFY2(why.contains(QStringLiteral("other side")), qPrintable(why));
    }

    // It stands on the map from the beginning: there is no space in which it would enter.
    void theCardHasNoRowForWhatACounterLacks() {
        Table table(rulesNamed("onehour"), bundled("onehour/terebinth.json"), {"", ""});
        QTest::mouseClick(table.list().viewport(), Qt::LeftButton, {},
                          table.list().visualItemRect(table.list().item(0)).center());
        QVERIFY(table.tab().findChild<editor::CounterCard*>()->isVisible());
        QVERIFY(!table.shows(QStringLiteral("Enters at")));
    }

    void whatCanBeChosenIsToldInShort() {
        Table table(rulesNamed("onehour"), bundled("onehour/terebinth.json"), {"", ""});
        QTest::mouseClick(table.list().viewport(), Qt::LeftButton, {},
                          table.list().visualItemRect(table.list().item(0)).center());
        const std::size_t ways = static_cast<std::size_t>(table.list().count()) - 1; // "All counters" is none
        const QString said = table.text("What can be done with it");
        QVERIFY2(said.endsWith(QStringLiteral("; and %1 more").arg(ways - 3)), qPrintable(said));
        QCOMPARE(said.count(QLatin1Char(';')), 3);
        QVERIFY2(!said.contains(QStringLiteral("Warband")), qPrintable(said)); // its name stands above
    }

    // A die of 1, charging +4, halved with fractions up (R-OHW-145, R-OHW-160): 3 hits.
    void whenTheDieHasFallenTheSumIsWhatItCameTo() {
        Table table;
        core::Rolled fell{{1}, {}};
        fell.calculation.lines = {
            {{core::TextId{"words.charge"}, {}}, 4, {}},
            {{core::TextId{"words.half"}, {}}, core::Fraction(1, 2), {}, core::CalculationLine::How::TimesUp}};
        editor::CalculationPanel panel(table.session());
        panel.show(table.view(), std::nullopt, &fell);
        QCOMPARE(figureOf(panel, "Die"), QStringLiteral("1"));
        QCOMPARE(figureOf(panel, "Together"), QStringLiteral("3"));
        panel.show(table.view(), fell.calculation, nullptr); // what it adds to a die that has not fallen
        QCOMPARE(figureOf(panel, "Together"), QStringLiteral("2"));
        QCOMPARE(figureOf(panel, "Die"), QString());
    }

    void whyNothingCanBeTakenBackIsToldByTheCommand() {
        Table table({"", "sensible"});
        QAction* undo = command(table, QStringLiteral("Take back"));
        QVERIFY2(undo->toolTip().startsWith(QStringLiteral("Nothing has been done")), qPrintable(undo->toolTip()));
        QVERIFY(table.session().play(table.session().choices(table.session().pending().front().actor).front().action));
        QVERIFY(undo->isEnabled());
        QVERIFY2(!undo->toolTip().contains(QStringLiteral("cannot")), qPrintable(undo->toolTip()));
        table.setUp();
        while (table.session().nextAutomatic() && table.session().stepNow()) {
        }
        QVERIFY(!undo->isEnabled());
        QVERIFY2(undo->toolTip().contains(QStringLiteral("the other side's")), qPrintable(undo->toolTip()));
        Table dice(rulesNamed("onehour"), bundled("onehour/terebinth.json"), {"", ""});
        while (!dice.session().pending().front().actor.isChance())
            QVERIFY(dice.session().play(dice.session().choices(dice.session().pending().front().actor).front().action));
        QVERIFY(dice.session().stepNow());
        QVERIFY2(command(dice, QStringLiteral("Take back"))->toolTip().contains(QStringLiteral("a die has fallen")),
                 qPrintable(command(dice, QStringLiteral("Take back"))->toolTip()));
    }

    void theChronicleShowsTheWholeNameOfAPhase() {
        Table table(rulesNamed("onehour"), bundled("onehour/terebinth.json"), {"", ""});
        auto* chronicle = table.tab().findChild<QTableView*>();
        for (const core::PhaseSpec& phase : core::phasesOf(table.session().info(), table.session().scenario())) {
            const QString name = QString::fromStdString(table.session().texts().render(phase.label));
            QVERIFY2(chronicle->columnWidth(model::ChronicleModel::Phase) >
                         chronicle->fontMetrics().horizontalAdvance(name) + 12,
                     qPrintable(name));
        }
    }

    // The table of hand-to-hand combat has four columns with words above them.
    void theArithmeticIsNoWiderThanItsPanel() {
        Table table(rulesNamed("onehour"), bundled("onehour/terebinth.json"), {"sensible", "sensible"});
        auto* panel = table.tab().findChild<editor::CalculationPanel*>();
        const auto column = [&] {
            const core::Rolled* last = editor::lastRoll(table.session());
            return last ? last->calculation.column : std::string();
        };
        while (column() != "charge" && *table.session().stepNow()) {
        }
        QCOMPARE(column(), std::string("charge"));
        QTRY_VERIFY2(panel->widget()->width() <= panel->viewport()->width(),
                     qPrintable(QString::number(panel->widget()->width())));
    }

    // The map lies still when the card comes: 0507 is where the first counter is deployed.
    void theCardOfACounterLeavesTheMapInItsPlace() {
        Table table(rulesNamed("chariot"), bundled("chariot/kadesh.json"), {"", ""});
        const core::Choice first = table.session().choices(table.session().pending().front().actor).front();
        QVERIFY(table.session().play(first.action).has_value());
        const int before = table.tab().canvas().width();
        QTest::mouseClick(table.tab().canvas().viewport(), Qt::LeftButton, {},
                          table.tab().canvas().boxOf(*first.counter).center().toPoint());
        QVERIFY(table.tab().findChild<editor::CounterCard*>()->isVisible());
        QCoreApplication::processEvents();
        QCOMPARE(table.tab().canvas().width(), before);
    }

    // Seven units against one hex; whose numbers they are is ringed, what they attack as well.
    void anAttackThatIsPlannedIsMarkedOnTheMap() {
        Table table(rulesNamed("chariot"), bundled("chariot/kadesh.json"), {"sensible", "sensible"});
        const auto planned = [&]() -> std::optional<core::Calculation> {
            for (const core::Pending& owed : table.view().pending)
                if (owed.calculation && owed.calculation->acting.size() > 1)
                    return owed.calculation;
            return std::nullopt;
        };
        while (!planned() && *table.session().stepNow()) {
        }
        const std::optional<core::Calculation> fight = planned();
        QVERIFY(fight.has_value());
        std::size_t attacked = 0;
        for (const editor::SpaceMark& mark : table.tab().canvas().overlays().spaces)
            attacked += mark.kind == editor::MarkKind::Attacked ? 1U : 0U;
        QCOMPARE(attacked, fight->aimedAt.size());
        for (const core::CounterId id : fight->acting) {
            const auto& marks = table.tab().canvas().overlays().counters;
            QVERIFY(std::any_of(marks.begin(), marks.end(),
                                [&](const editor::CounterMark& mark) { return mark.counter == id; }));
        }
    }

    void aDesignerAloneIsOfferedABotAsEnemyAndTheLastChoiceIsKept() {
        const core::RulesetEntry& rules = rulesNamed("qadesh");
        {
            editor::PlaySetupDialog dialog(rules, rules.rules.info().blank);
            QCOMPARE(dialog.setup().bots, (std::vector<core::BotId>{{""}, {"sensible"}}));
            dialog.findChildren<QComboBox*>().at(1)->setCurrentIndex(2); // after that of the dice
            dialog.accept();
        }
        editor::PlaySetupDialog again(rules, rules.rules.info().blank);
        QCOMPARE(again.setup().bots, (std::vector<core::BotId>{{"random"}, {"sensible"}}));
    }

    void whileTheGameRunsThePanelSaysSoAndEscStopsIt() {
        Table table({"sensible", "sensible"});
        table.tab().findChild<editor::PlayCommands*>()->setPace(editor::RunPace::Slow);
        QTest::keyClick(&table.tab().canvas(), Qt::Key_F5);
        QTRY_COMPARE_WITH_TIMEOUT(table.session().cursor(), std::size_t{1}, 10000);
        QVERIFY(table.session().isRunning());
        QVERIFY(!table.shows(QStringLiteral("Nothing to decide here")));
        QVERIFY(table.shows(QStringLiteral("Esc stops")));
        QTest::keyClick(&table.tab().canvas(), Qt::Key_Escape);
        QVERIFY(!table.session().isRunning());
        QVERIFY(!table.shows(QStringLiteral("Esc stops")));
    }

    void aRunAtOnceEndsWithTheLastPosition() {
        Table table({"sensible", "sensible"});
        table.tab().findChild<editor::PlayCommands*>()->setPace(editor::RunPace::AtOnce);
        command(table, QStringLiteral("Run"))->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!table.session().isRunning() && table.session().isOver(), 60000);
        std::size_t standing = 0;
        for (const core::ViewCounter& seen : table.view().counters)
            standing += seen.space ? 1U : 0U;
        QCOMPARE(table.tab().canvas().picture().counters->size(), standing);
    }

    void emptyOrdersAreLockedOnlyWhenItIsMeant() {
        Table table;
        table.setUp();
        const std::size_t before = table.session().cursor();
        QString asked;
        tests::answer({}, &asked);
        QTest::mouseClick(table.button(QStringLiteral("Finish orders")), Qt::LeftButton);
        QVERIFY2(asked.contains(QStringLiteral("No order is written")), qPrintable(asked));
        QCOMPARE(table.session().cursor(), before);
        tests::answer(QStringLiteral("Finish orders"), &asked);
        QTest::mouseClick(table.button(QStringLiteral("Finish orders")), Qt::LeftButton);
        QCOMPARE(table.session().cursor(), before + 1);
    }

    void whatIsWrittenForWhomStandsBesideTheMap() {
        Table table({"", "sensible"});
        table.setUp();
        while (table.session().nextAutomatic() && table.session().stepNow()) {
        }
        table.drag({"26", "25", "17"}, 6);
        QVERIFY(table.shows(QStringLiteral("26 → 25 → 17")));
    }

    void theEndBeginsWithTheWinner() {
        Table table({"sensible", "sensible"});
        while (table.session().nextAutomatic() && table.session().stepNow()) {
        }
        const std::optional<core::Outcome> outcome = table.session().outcome();
        QVERIFY(outcome.has_value());
        const QString winner =
            outcome->winners.empty()
                ? QStringLiteral("A draw")
                : QStringLiteral("Victory: ") +
                      QString::fromStdString(
                          (*table.session().scenario().seats)[static_cast<std::size_t>(outcome->winners.front().value)]
                              .name);
        QVERIFY(table.shows(winner));
        QVERIFY(table.shows(QStringLiteral("over on turn")));
    }

    // A screen of 1680 pixels at a scale of 2.
    void aPlaytestIsAsNarrowAsASmallScreen() {
        Table table;
        const QSize least = table.tab().minimumSizeHint();
        QVERIFY2(least.width() <= 840, qPrintable(QString::number(least.width())));
    }

    void aRecordIsOfferedANameThatIsFree() {
        const QTemporaryDir folder;
        const auto proposed = [&] {
            return editor::proposedFile(QStringLiteral(".Qadesh: the 2nd / last"), folder.path(),
                                        QStringLiteral(".jsonl"));
        };
        const QString first = proposed();
        QCOMPARE(first, folder.filePath(QStringLiteral("Qadesh the 2nd last.jsonl")));
        QFile file(first);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(proposed(), folder.filePath(QStringLiteral("Qadesh the 2nd last (2).jsonl")));
    }

    void anEmptyChronicleSaysWhatBelongsThere() {
        Table table;
        QVERIFY(table.shows(QStringLiteral("is told here")));
        table.setUp();
        QVERIFY(!table.shows(QStringLiteral("is told here")));
    }

    void anOverlayLeavesTheMapInItsPlace() {
        Table table({"", "sensible"});
        table.setUp();
        const QPointF before =
            table.tab().canvas().viewport()->mapToGlobal(table.tab().canvas().pointOf(table.space("36")));
        table.tab().lens().show(table.session().info().overlays.front().id);
        QCoreApplication::processEvents();
        QVERIFY(table.tab().lens().isVisible());
        const QRect strip(table.tab().lens().mapTo(&table.tab(), QPoint()), table.tab().lens().size());
        const QRect map(table.tab().canvas().mapTo(&table.tab(), QPoint()), table.tab().canvas().size());
        QVERIFY2(!strip.intersects(map), "the strip hides a part of the map");
        const QPointF after =
            table.tab().canvas().viewport()->mapToGlobal(table.tab().canvas().pointOf(table.space("36")));
        QCOMPARE(after, before);
    }
};

QTEST_MAIN(TstPlaytest)
#include "tst_playtest.moc"
