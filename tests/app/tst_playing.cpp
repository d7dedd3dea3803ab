// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/rule_lens.h"
#include "editor/theme/style.h"
#include "rules/core/json/scenario_json.h"
#include "tests/app/table.h"
#include "tests/support/source_file.h"

#include <QApplication>
#include <QMouseEvent>

using namespace orontes;
using tests::Table;

namespace {

using Labels = std::vector<std::string>;

core::Scenario sceneOf(const char* file) {
    return *core::readScenario(tests::sourceFile(file), [](const std::string&) { return std::string(); }).value;
}

QStringList rowsOf(const QListWidget& list) {
    QStringList rows;
    for (int row = 0; row < list.count(); ++row)
        rows << list.item(row)->text();
    return rows;
}

} // namespace

class TstPlaying : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QCoreApplication::setApplicationName(QStringLiteral("orontes-test"));
        editor::applyTheme(*qobject_cast<QApplication*>(QCoreApplication::instance()), editor::Theme::Light);
    }

    // P'Re is set up in 26, the first of its spaces.
    void anOrderIsWrittenByDraggingTheCounter() {
        Table table({"", "sensible"});
        table.setUp();
        while (table.session().nextAutomatic() && table.session().stepNow()) {
        }
        table.drag({"26", "25", "17"}, 6);
        QCOMPARE(table.pathOf("26"), (Labels{"26", "25", "17"}));
        QCOMPARE(table.said(), QString());
    }

    void aQuickHandSkipsNoSpaceOfTheWay() {
        Table table({"", "sensible"});
        table.setUp();
        table.drag({"26", "10"}, 1); // the pointer is never seen over 18
        QCOMPARE(table.pathOf("26"), (Labels{"26", "18", "10"}));
    }

    // P'Re moves two spaces and may be ordered one more (R-QAD-055, R-QAD-056); a fourth is refused, and the rule
    // speaks.
    void draggingTooFarSaysWhyAndKeepsTheWaySoFar() {
        Table table({"", "sensible"});
        table.setUp();
        table.drag({"26", "25", "17", "09", "01"}, 4);
        QCOMPARE(table.pathOf("26"), (Labels{"26", "25", "17", "09"}));
        QVERIFY2(table.said().contains(QStringLiteral("R-QAD-056")), qPrintable(table.said()));
    }

    void aClickTakesACounterUpAndAnotherLaysItDown() {
        Table table({"", "sensible"});
        table.setUp();
        table.click("26");
        QCOMPARE(table.list().item(0)->text(), QStringLiteral("‹ All counters"));
        table.click("26");
        QVERIFY(table.list().item(0)->text() != QStringLiteral("‹ All counters"));
        QVERIFY(table.pathOf("26").empty());
    }

    void escapePutsACounterDownWhereverTheKeyboardIs() {
        Table table({"", "sensible"});
        table.setUp();
        int places = 0;
        for (QWidget* place : table.tab().findChildren<QWidget*>()) {
            if (!place->isVisible() || !place->isEnabled() || (place->focusPolicy() & Qt::TabFocus) == 0)
                continue;
            table.click("26");
            QCOMPARE(table.list().item(0)->text(), QString::fromUtf8("‹ All counters"));
            place->setFocus();
            QTest::keyClick(place, Qt::Key_Escape);
            QVERIFY2(table.list().item(0)->text() != QString::fromUtf8("‹ All counters"),
                     place->metaObject()->className());
            ++places;
        }
        QVERIFY(places > 5);
    }

    // Archers at E2 face north: at E3 they may face three ways, west at D2 (R-OHW-050, R-OHW-051).
    void aSpaceWithSeveralChoicesAsksWhichIsMeant() {
        Table table(tests::rulesNamed("onehour"), sceneOf("tests/guide/arc.json"), {"", ""});
        const std::size_t before = table.session().cursor();
        table.click("E2");
        table.click("E3");
        QCOMPARE(table.session().cursor(), before);
        QCOMPARE(rowsOf(table.list()),
                 (QStringList{QString::fromUtf8("‹ All counters"), "Blue Archers to E3, facing north",
                              "Blue Archers to E3, facing east", "Blue Archers to E3, facing west"}));
        table.click("D2");
        QCOMPARE(table.session().cursor(), before + 1);
        QCOMPARE(table.said(), QString());
    }

    // To D2 the archers at E2 have one way, facing west; nobody has taken them up.
    void aClickOnAnEmptySquareMovesNobodyWhoWasNotTakenUp() {
        Table table(tests::rulesNamed("onehour"), sceneOf("tests/guide/arc.json"), {"", ""});
        const std::size_t before = table.session().cursor();
        table.click("D2");
        QCOMPARE(table.session().cursor(), before);
        QCOMPARE(table.said(), QString());
    }

    // P'Re stands in 26; Amun alone is left to be set up, and not in 44 (R-QAD-029).
    void theLastCounterToBeSetUpIsToldWhereItMayNotStand() {
        Table table({"", "sensible"});
        QVERIFY(table.session().play(table.session().choices(table.session().pending().front().actor).front().action));
        QCOMPARE(table.session().cursor(), std::size_t{1});
        const QString all = QString::fromUtf8("‹ All counters");
        QVERIFY(table.list().item(0)->text() != all);
        table.click("44");
        QVERIFY2(table.said().contains(QStringLiteral("R-QAD-029")), qPrintable(table.said()));
        QCOMPARE(table.session().cursor(), std::size_t{1});
    }

    // When both sides are deployed, each throws a die for the first move (R-OHW-002).
    void twoPeopleLetTheDiceFallWithAButton() {
        Table table(tests::rulesNamed("onehour"), sceneOf("scenarios/onehour/terebinth.json"), {"", ""});
        QVERIFY(!table.prompted(QStringLiteral("Roll")));
        while (!table.session().pending().front().actor.isChance())
            QVERIFY(
                table.session().play(table.session().choices(table.session().pending().front().actor).front().action));
        QPushButton* roll = table.prompted(QStringLiteral("Roll"));
        QVERIFY(roll);
        QVERIFY(roll->toolTip().contains(QStringLiteral("F7")));
        const std::size_t before = table.session().cursor();
        QTest::mouseClick(roll, Qt::LeftButton);
        QCOMPARE(table.session().cursor(), before + 1);
        table.session().goTo(before); // a die that has fallen falls no other way
        QVERIFY(!table.prompted(QStringLiteral("Roll")));
        QVERIFY(table.shows(QStringLiteral("F7 goes one step on")));
        table.session().setDice(model::DiceBy::Hand);
        QVERIFY(!table.prompted(QStringLiteral("Roll")));
    }

    // The same archers, facing east: to E3 they may turn in three ways (R-OHW-050), and straight ahead is none of them.
    void aWayWithoutATurnIsListedFirst() {
        core::Scenario scene = sceneOf("tests/guide/arc.json");
        scene.counters.edit().front().attributes[core::FieldId{"facing"}] = std::string("e");
        Table table(tests::rulesNamed("onehour"), scene, {"", ""});
        table.click("E2");
        QStringList rows = rowsOf(table.list());
        rows.removeFirst();
        bool turned = false;
        for (const QString& row : rows) {
            const bool ahead = row.endsWith(QStringLiteral("facing east"));
            QVERIFY2(!(ahead && turned), qPrintable(rows.join(QLatin1Char('\n'))));
            turned = turned || !ahead;
        }
        QVERIFY(rows.front().endsWith(QStringLiteral("facing east")));
        QVERIFY(turned);
    }

    // The chariots at E7 are too far away for the archers at E2.
    void whileAnOverlayShowsCountersAClickOnAnEnemyLooksAtItAlone() {
        Table table(tests::rulesNamed("onehour"), sceneOf("tests/guide/arc.json"), {"", ""});
        table.click("E2");
        table.click("E7");
        QVERIFY(!table.said().isEmpty());
        for (const core::OverlaySpec& spec : table.session().info().overlays)
            if (spec.subject == core::OverlaySubject::Counter)
                table.tab().lens().show(spec.id);
        QVERIFY(table.tab().lens().asksForACounter());
        table.click("E2"); // lays it down
        table.click("E2");
        QCOMPARE(table.said(), QString());
        const QString before = table.tab().lens().caption();
        table.click("E7");
        QCOMPARE(table.said(), QString());
        QVERIFY2(table.tab().lens().caption() != before, qPrintable(before));
    }

    void rowsOfTwoLinesStandApart() {
        Table table(tests::rulesNamed("onehour"), sceneOf("tests/guide/arc.json"), {"", ""});
        QListWidget& list = table.list();
        list.clear();
        list.addItem(QStringLiteral("one"));
        list.addItem(QStringLiteral("so many words that they need two lines in a panel as narrow as this one"));
        const int lines = 2 * list.fontMetrics().height();
        QVERIFY(list.visualItemRect(list.item(1)).height() >= lines + 8);
        QVERIFY(list.visualItemRect(list.item(0)).height() < lines + 8);
    }

    void aCurtainFallsBeforeTheOtherSideWritesAndHidesTheFirstOrders() {
        Table table;
        table.setUp();
        const core::SeatId first = table.tab().observer().seat;
        QVERIFY(!table.curtain().isVisible());
        const bool egyptFirst = first.value == 0;
        if (egyptFirst)
            table.drag({"26", "25"}, 4);
        else
            table.drag({"42", "41"}, 4);
        QCOMPARE(table.view().paths.size(), std::size_t{1});
        QTest::mouseClick(table.button(QStringLiteral("Finish orders")), Qt::LeftButton);
        QVERIFY(table.curtain().isVisible());
        QVERIFY(table.tab().observer().seat != first);
        QVERIFY(table.view().paths.empty()); // the other side does not see what was written
        QVERIFY(table.tab().canvas().overlays().paths.empty());
        QTest::keyClick(table.curtain().findChild<QPushButton*>(), Qt::Key_Space);
        QVERIFY(!table.curtain().isVisible());
        QString asked; // it has written nothing, and means it
        tests::answer(QStringLiteral("Finish orders"), &asked);
        QTest::mouseClick(table.button(QStringLiteral("Finish orders")), Qt::LeftButton);
        table.tab().activateWindow();
        QTRY_VERIFY(table.tab().isAncestorOf(QApplication::focusWidget())); // the keyboard stays at the table
        bool seen = false;                                                  // both have finished: orders lie open
        for (const core::ViewPath& path : table.view().paths)
            seen = seen || path.spaces.size() == 2;
        QVERIFY(seen);
    }

    void aGameIsSetUpAndOrderedByKeysAlone() {
        Table table({"", "sensible"});
        table.list().setFocus();
        QCOMPARE(table.list().count(), 2); // P'Re and Amun
        table.list().setCurrentRow(0);
        QTest::keyClick(&table.list(), Qt::Key_Return); // takes P'Re up
        QTest::keyClick(&table.list(), Qt::Key_Down);
        QTest::keyClick(&table.list(), Qt::Key_Return); // its first space
        QCOMPARE(table.session().cursor(), std::size_t{1});
        QCOMPARE(table.view().counters.front().space.value_or(core::SpaceId{}), table.space("26"));
    }

    void aDoubleClickOnACounterIsOneClick() {
        Table table({"", "sensible"});
        QListWidget& list = table.list();
        const QString all = QString::fromUtf8("‹ All counters");
        QVERIFY(list.item(0)->text() != all);
        const QPoint first = list.visualItemRect(list.item(0)).center();
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, first);
        for (const QEvent::Type half : {QEvent::MouseButtonDblClick, QEvent::MouseButtonRelease}) {
            const bool down = half == QEvent::MouseButtonDblClick;
            QMouseEvent event(half, first, list.viewport()->mapToGlobal(first), Qt::LeftButton,
                              down ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
            QApplication::sendEvent(list.viewport(), &event);
        }
        QCOMPARE(list.item(0)->text(), all);
    }

    void diceAreEnteredByHandWithSixButtons() {
        Table table({"sensible", "sensible"}, model::DiceBy::Hand);
        const int room = table.tab().canvas().width();
        for (int guard = 0; guard < 400 && table.session().nextAutomatic(); ++guard)
            QVERIFY(table.session().stepNow());
        QVERIFY(table.session().pending().front().actor.isChance());
        const std::size_t before = table.session().cursor();
        for (int pips = 1; pips <= 6; ++pips)
            QVERIFY(table.button(QString::number(pips)) != nullptr);
        QCoreApplication::processEvents();
        QCOMPARE(table.tab().canvas().width(), room); // the buttons push nothing aside
        QTest::mouseClick(table.button(QStringLiteral("4")), Qt::LeftButton);
        QCOMPARE(table.session().cursor(), before + 1);
        const core::PlayedStep& step = table.session().steps()[before];
        int rolled = 0;
        for (const core::Event& event : step.step.events)
            if (const auto* dice = std::get_if<core::Rolled>(&event.what))
                rolled = dice->dice.back();
        QCOMPARE(rolled, 4);
    }
};

QTEST_MAIN(TstPlaying)
#include "tst_playing.moc"
