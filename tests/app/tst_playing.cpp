// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/choice_list.h"
#include "editor/play/curtain.h"
#include "editor/play/play_tab.h"
#include "editor/theme/style.h"
#include "rules/registry/registry.h"

#include <QApplication>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

using namespace orontes;

namespace {

const core::RulesetEntry& qadesh() {
    for (const core::RulesetEntry* entry : registry::rulesets())
        if (entry->rules.info().id.value == "qadesh")
            return *entry;
    qFatal("the ruleset is missing");
}

/// The bundled battle at the table, both seats taken by people unless a bot is named.
class Table {
public:
    explicit Table(const std::vector<std::string>& bots = {"", ""}, model::DiceBy dice = model::DiceBy::Program) {
        model::SessionSetup setup;
        setup.seed = 7;
        setup.dice = dice;
        for (const std::string& bot : bots)
            setup.bots.push_back(core::BotId{bot});
        auto session = model::GameSession::begin(qadesh(), qadesh().rules.info().blank, setup);
        m_tab = std::make_unique<editor::PlayTab>(std::move(*session));
        m_tab->resize(1440, 900);
        m_tab->show();
        m_tab->activateWindow();
        (void)QTest::qWaitForWindowActive(m_tab.get());
    }

    editor::PlayTab& tab() { return *m_tab; }
    model::GameSession& session() { return m_tab->session(); }
    core::View view() { return session().view(m_tab->observer()); }
    editor::Curtain& curtain() { return *m_tab->findChild<editor::Curtain*>(); }
    QListWidget& list() { return *m_tab->findChild<editor::ChoiceList*>()->findChild<QListWidget*>(); }

    QPushButton* button(const QString& text) {
        for (QPushButton* button : m_tab->findChild<editor::ChoiceList*>()->findChildren<QPushButton*>())
            if (button->text() == text && !button->isHidden())
                return button;
        return nullptr;
    }

    core::SpaceId space(const char* label) {
        return core::findSpace(*session().scenario().board, core::SpaceLabel{label}).value_or(core::SpaceId{});
    }
    QPoint point(const char* label) { return m_tab->canvas().pointOf(space(label)).toPoint(); }
    void click(const char* label) { QTest::mouseClick(m_tab->canvas().viewport(), Qt::LeftButton, {}, point(label)); }

    /// From one space over others with the button held; `stops` between two spaces, 1 for a quick hand.
    void drag(std::initializer_list<const char*> labels, int stops) {
        QWidget* viewport = m_tab->canvas().viewport();
        QPoint at = point(*labels.begin());
        QTest::mousePress(viewport, Qt::LeftButton, {}, at);
        for (const char* label : labels) {
            const QPoint next = point(label);
            for (int i = 1; i <= stops; ++i)
                QTest::mouseMove(viewport, at + (next - at) * i / stops);
            at = next;
        }
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, at);
    }

    /// Everybody stands where the bundled battle likes them best; both sides have to write orders.
    void setUp() {
        for (int guard = 0; guard < 20; ++guard) {
            const std::vector<core::Pending> owed = session().pending();
            const std::vector<core::Choice> choices = session().choices(owed.front().actor);
            if (choices.front().action.verb != "place")
                return;
            if (!session().play(choices.front().action))
                return;
        }
    }

    std::vector<std::string> pathOf(const char* from) {
        std::vector<std::string> labels;
        for (const core::ViewPath& path : view().paths)
            if (path.spaces.front() == space(from))
                for (const core::SpaceId step : path.spaces)
                    labels.push_back(core::labelOf(*session().scenario().board, step).value);
        return labels;
    }

    QString said() {
        for (const QLabel* label : m_tab->findChildren<QLabel*>())
            if (label->accessibleName() == QStringLiteral("Why not"))
                return label->text();
        return {};
    }

private:
    std::unique_ptr<editor::PlayTab> m_tab;
};

using Labels = std::vector<std::string>;

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

    // P'Re moves two spaces and may be ordered one more (R-QAD-055, R-QAD-056); a fourth is refused, and the rule speaks.
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
        QTest::mouseClick(table.button(QStringLiteral("Finish orders")), Qt::LeftButton);
        QVERIFY(table.tab().isAncestorOf(QApplication::focusWidget())); // the keyboard stays at the table
        bool seen = false; // both have finished: orders lie open
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

    void diceAreEnteredByHandWithSixButtons() {
        Table table({"sensible", "sensible"}, model::DiceBy::Hand);
        for (int guard = 0; guard < 400 && table.session().nextAutomatic(); ++guard)
            QVERIFY(table.session().stepNow());
        QVERIFY(table.session().pending().front().actor.isChance());
        const std::size_t before = table.session().cursor();
        for (int pips = 1; pips <= 6; ++pips)
            QVERIFY(table.button(QString::number(pips)) != nullptr);
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
