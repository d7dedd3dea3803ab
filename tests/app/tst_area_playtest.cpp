// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/annals.h"
#include "editor/play/calculation_panel.h"
#include "editor/play/choice_delegate.h"
#include "editor/play/control_layer.h"
#include "editor/play/counter_card.h"
#include "editor/play/fight_board.h"
#include "editor/play/fight_panel.h"
#include "editor/play/ledger_panel.h"
#include "editor/theme/style.h"
#include "model/items/ledger_model.h"
#include "rules/core/json/scenario_json.h"
#include "tests/app/table.h"
#include "tests/support/games.h"

#include <QApplication>
#include <QSettings>
#include <QTableView>

#include <algorithm>
#include <functional>
#include <set>

using namespace orontes;
using tests::Table;

namespace {

const core::Scenario& campaign() {
    for (const tests::Game& game : tests::games())
        if (game.name() == "lords/full")
            return game.scenario;
    qFatal("no campaign");
}

const std::vector<std::string> people{"", "", "", ""};
const std::vector<std::string> sensible{"sensible", "sensible", "sensible", "sensible"};

/// Four bots play the campaign until something is so; then people sit down.
class Campaign : public Table {
public:
    explicit Campaign(const std::function<bool(const core::View&)>& until)
        : Table(tests::rulesNamed("lords"), campaign(), sensible) {
        for (int guard = 0; guard < 4000 && !until(view()); ++guard)
            if (!session().stepNow().value_or(false))
                break;
        for (std::int32_t seat = 0; seat < 4; ++seat)
            (void)session().seatBot(core::SeatId{seat}, {});
        tab().canvas().fit();
    }

    core::Actor actor() { return session().pending().front().actor; }
    std::vector<core::Choice> offered() { return session().choices(actor()); }
    QString aside(int row) { return list().item(row)->data(editor::ChoiceDelegate::asideRole).toString(); }
    int rowOf(const QString& words) {
        for (int row = 0; row < list().count(); ++row)
            if (list().item(row)->text() == words)
                return row;
        return -1;
    }
    void choose(int row) {
        list().setCurrentRow(row);
        QTest::keyClick(&list(), Qt::Key_Return);
    }
    int standingIn(core::SpaceId space) {
        int number = 0;
        for (const core::ViewCounter& counter : view().counters)
            number += counter.space == space ? 1 : 0;
        return number;
    }
    void clickOn(core::CounterId counter) {
        QTest::mouseClick(tab().canvas().viewport(), Qt::LeftButton, {},
                          tab().canvas().boxOf(counter).center().toPoint());
    }
    /// Of an area, where no counter lies.
    QPoint groundOf(core::SpaceId space) {
        const editor::MapCanvas& canvas = tab().canvas();
        const QRectF bounds = canvas.view().view().toDevice(canvas.shape().bounds(space));
        for (double y = bounds.top() + 3; y < bounds.bottom(); y += 3)
            for (double x = bounds.left() + 3; x < bounds.right(); x += 3)
                if (const editor::MapSpot spot = canvas.spotAt({x, y}); spot.space == space && !spot.counter)
                    return QPointF(x, y).toPoint();
        return {};
    }
    void clickGround(core::SpaceId space) {
        QTest::mouseClick(tab().canvas().viewport(), Qt::LeftButton, {}, groundOf(space));
    }
    /// What is offered last, by whoever owes it; chance decides by itself.
    void playLast() {
        if (actor().isChance()) {
            (void)session().stepNow();
            return;
        }
        const core::Action action = offered().back().action;
        (void)session().play(action);
    }
    editor::FightBoard& board() { return *tab().findChild<editor::FightBoard*>(); }
    void clickBoard(core::CounterId counter) {
        QTest::mouseClick(&board(), Qt::LeftButton, {}, board().boxOf(counter).center().toPoint());
    }
};

bool asks(const core::View& view, const char* phase) {
    return view.phase.value == phase && !view.pending.empty() && !view.pending.front().actor.isChance();
}

/// A set-up with at least ten counters left: several kinds, several areas.
bool isSettingUp(const core::View& view) {
    const auto waiting = std::count_if(view.counters.begin(), view.counters.end(), [](const core::ViewCounter& one) {
        return one.box.id.value == "lords.box.setUp";
    });
    return asks(view, "setUp") && waiting >= 10;
}

const core::Choice* find(const std::vector<core::Choice>& choices, const char* verb) {
    const auto found = std::find_if(choices.begin(), choices.end(),
                                    [&](const core::Choice& choice) { return choice.action.verb == verb; });
    return found == choices.end() ? nullptr : &*found;
}

/// A march may begin with a stack of two and more.
bool mayMarch(const core::View& view) {
    return asks(view, "movement") && view.group.empty() &&
           view.pending.front().prompt.id.value == "lords.prompt.moving";
}

/// Somebody chooses among several enemies.
bool isPairing(const core::View& view) {
    return view.fight && !view.pending.empty() && view.pending.front().prompt.id.value == "lords.prompt.pairing";
}

} // namespace

/// The playtest of an area game with four seats, chits, marches and fights of pairs.
class TstAreaPlaytest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QCoreApplication::setApplicationName(QStringLiteral("orontes-test"));
        QSettings().clear();
        editor::applyTheme(*qobject_cast<QApplication*>(QCoreApplication::instance()), editor::Theme::Light);
    }

    // R-LOR-3.1b: seven chits.
    void aChitIsDrawnAndNotRolled() {
        Table table(tests::rulesNamed("lords"), campaign(), people);
        QPushButton* draw = table.prompted(QStringLiteral("Draw"));
        QVERIFY(draw);
        QVERIFY(!table.prompted(QStringLiteral("Roll")));
        QTest::mouseClick(draw, Qt::LeftButton);
        QCOMPARE(table.session().cursor(), std::size_t{1});
    }

    void whatWasDrawnIsEnteredByName() {
        Table table(tests::rulesNamed("lords"), campaign(), people, model::DiceBy::Hand);
        QCOMPARE(table.list().count(), 7);
        QVERIFY(table.shows(QStringLiteral("What was drawn")));
        std::set<QString> rows;
        for (int row = 0; row < table.list().count(); ++row)
            rows.insert(table.list().item(row)->text());
        QVERIFY(rows.contains(QStringLiteral("The chit of Egypt")));
        for (int row = 0; row < table.list().count(); ++row)
            if (table.list().item(row)->text() == QStringLiteral("The chit of Egypt"))
                table.list().setCurrentRow(row);
        QTest::keyClick(&table.list(), Qt::Key_Return);
        QCOMPARE(table.view().active, core::SideToken{"egypt"});
    }

    void unitsOfAKindAreOneRowWithTheirNumber() {
        Campaign table(isSettingUp);
        const int foot = table.rowOf(QStringLiteral("Foot"));
        QVERIFY(foot >= 0);
        std::set<core::CounterId> counters;
        for (const core::Choice& choice : table.offered())
            if (choice.counter)
                counters.insert(*choice.counter);
        int number = 0;
        for (const core::Counter& counter : *campaign().counters)
            number += counters.contains(counter.id) && counter.type.value == "foot" ? 1 : 0;
        QCOMPARE(table.aside(foot), QStringLiteral("×%1").arg(number));
        QVERIFY(table.list().count() < 8);
    }

    void clicksOnAnAreaSetDownOneOfThoseAlikeAfterTheOther() {
        Campaign table(isSettingUp);
        table.list().setFocus();
        table.choose(table.rowOf(QStringLiteral("Foot")));
        std::optional<core::SpaceId> there;
        for (const core::Choice& choice : table.offered())
            if (choice.counter && choice.space)
                there = choice.space;
        QVERIFY(there);
        const int before = table.standingIn(*there);
        for (int i = 1; i <= 3; ++i) {
            table.clickGround(*there);
            QCOMPARE(table.standingIn(*there), before + i);
        }
    }

    void aClickOnAHeapTakesOneIntoTheMarch() {
        Campaign table(mayMarch);
        const core::Choice* take = find(table.offered(), "take");
        QVERIFY(take);
        const core::CounterId counter = *take->counter;
        table.clickOn(counter);
        QCOMPARE(table.view().group.size(), std::size_t{1});
        QVERIFY(table.tab().canvas().boxOf(table.view().group.front()).isValid());
    }

    void aClickOnTheGroundTakesTheWholeStackAndAnotherGoesThere() {
        Campaign table([](const core::View& view) { return mayMarch(view); });
        const std::vector<core::Choice> offered = table.offered();
        const core::Choice* gather = find(offered, "gather");
        QVERIFY(gather);
        table.clickGround(*gather->space);
        QVERIFY(table.view().group.size() > 1);
        const core::CounterId marcher = table.view().group.front();
        const std::vector<core::Choice> ways = table.offered();
        const core::Choice* go = find(ways, "go");
        QVERIFY(go);
        bool costs = false;
        for (const editor::SpaceFigure& cost : table.tab().canvas().overlays().costs)
            costs = costs || (cost.space == *go->space && cost.figure.toStdString() == go->figure);
        QVERIFY(costs);
        table.clickGround(*go->space);
        for (const core::ViewCounter& counter : table.view().counters)
            if (counter.counter == marcher)
                QCOMPARE(counter.space, go->space);
    }

    void fromTheKeyboardAFanOpensAndOneOfItIsTaken() {
        Campaign table(mayMarch);
        const std::vector<core::Choice> offered = table.offered();
        const core::Choice* take = find(offered, "gather");
        QVERIFY(take);
        editor::MapCanvas& canvas = table.tab().canvas();
        canvas.setFocus();
        canvas.setCursorSpace(*take->space);
        QTest::keyClick(&canvas, Qt::Key_F);
        QCOMPARE(canvas.fanned(), take->space);
        for (int guard = 0; guard < 12 && table.view().group.empty(); ++guard) {
            QTest::keyClick(&canvas, Qt::Key_Return);
            if (table.view().group.empty())
                QTest::keyClick(&canvas, Qt::Key_Right);
        }
        QCOMPARE(table.view().group.size(), std::size_t{1});
    }

    void areasAreTintedByTheirMastersAndByTheirSeats() {
        Campaign table(mayMarch);
        std::set<std::string> masters;
        for (const core::ViewSpace& space : table.view().spaces)
            if (!space.control.empty())
                masters.insert(space.control.value);
        QVERIFY(masters.size() > 4);
        table.tab().control().setBy(editor::ControlBy::Side);
        QCOMPARE(table.tab().canvas().overlays().tints.size(), masters.size());
        table.tab().control().setBy(editor::ControlBy::Seat);
        const std::vector<editor::SpaceTint>& tints = table.tab().canvas().overlays().tints;
        QCOMPARE(tints.size(), std::size_t{4});
        std::set<core::Pattern> patterns;
        for (const editor::SpaceTint& tint : tints)
            patterns.insert(tint.pattern);
        QCOMPARE(patterns.size(), std::size_t{4}); // told apart without colour
        table.tab().control().setBy(editor::ControlBy::Nothing);
        QVERIFY(table.tab().canvas().overlays().tints.empty());
        table.tab().control().setBy(editor::ControlBy::Side);
    }

    void thoseWhoFightStandOppositeEachOther() {
        Campaign table(isPairing);
        QVERIFY(table.board().isVisible());
        const core::ViewFight fight = *table.view().fight;
        QCOMPARE(fight.parties.size(), std::size_t{2});
        for (const core::ViewFighter& one : fight.parties[0].fighters)
            for (const core::ViewFighter& other : fight.parties[1].fighters)
                QVERIFY(table.board().boxOf(one.counter).right() < table.board().boxOf(other.counter).left());
        QVERIFY(table.board().accessibleDescription().contains(
            QString::fromStdString(core::findSide(campaign(), fight.parties[0].side)->name)));
        const auto* panel = table.tab().findChild<editor::FightPanel*>();
        QTRY_VERIFY(table.board().mapTo(panel, QPoint(table.board().width(), 0)).x() <= panel->viewport()->width());
    }

    void onTheBoardOneIsSetAgainstAnother() {
        Campaign table(isPairing);
        const std::vector<core::Choice> offered = table.offered();
        const core::Choice* aim = find(offered, "aim");
        QVERIFY(aim && aim->counter && aim->other);
        const core::CounterId unit = *aim->counter;
        const core::CounterId target = *aim->other;
        table.clickBoard(unit);
        QVERIFY(table.board().accessibleDescription().contains(QString::fromStdString(aim->figure)));
        const std::size_t before = table.session().cursor();
        table.clickBoard(target);
        QVERIFY(table.session().cursor() > before); // the die that it asks for falls at once
        QCOMPARE(table.session().steps()[before].action, aim->action);
    }

    // What fell stays in sight when the round is over.
    void theDiceOfARoundAreToldUntilThePhaseIsOver() {
        Campaign table([](const core::View& view) {
            return view.fight && !view.pending.empty() && view.pending.front().calculation.has_value();
        });
        QTRY_VERIFY(table.shows(QStringLiteral("How the dice are read")));
        QVERIFY(!table.shows(QStringLiteral("Round 1")) || table.view().fight->round > 0);
        table.session().stepNow();
        QVERIFY(table.board().accessibleDescription().contains(QStringLiteral("rolled")));
        const auto isTold = [&] {
            for (const QWidget* rows : table.tab().findChildren<QWidget*>())
                if (rows->accessibleName() == QStringLiteral("Dice of the round") && rows->isVisible())
                    return true;
            return false;
        };
        QTRY_VERIFY(isTold());
    }

    void noDieAndNoCounterOfAnotherPhaseStaysBesideTheMap() {
        Campaign table([](const core::View& view) {
            return view.fight && !view.pending.empty() && view.pending.front().calculation.has_value();
        });
        const core::View before = table.view();
        table.clickOn(before.counters.front().counter);
        table.session().stepNow();
        QVERIFY(editor::lastRoll(table.session()) != nullptr);
        for (int guard = 0; guard < 400 && table.view().phase == before.phase; ++guard)
            table.playLast();
        QVERIFY(!(table.view().phase == before.phase));
        table.playLast(); // the step that ended the phase may still be told
        for (int guard = 0; guard < 20 && editor::lastRoll(table.session()); ++guard)
            table.playLast();
        QVERIFY(editor::lastRoll(table.session()) == nullptr);
        QVERIFY(!table.tab().findChild<editor::CounterCard*>()->isVisible());
    }

    void rowsOfSeveralAreasStandUnderTheirNames() {
        Campaign table([](const core::View& view) {
            if (!mayMarch(view))
                return false;
            std::set<core::SpaceId> areas;
            int own = 0;
            for (const core::ViewCounter& counter : view.counters)
                if (counter.space && core::findCounter(campaign(), counter.counter)->side == view.active) {
                    areas.insert(*counter.space);
                    ++own;
                }
            return areas.size() == 2 && own <= 6; // few rows
        });
        std::set<QString> heads;
        std::set<QString> areas;
        for (int row = 0; row < table.list().count(); ++row)
            if (table.list().item(row)->data(editor::ChoiceDelegate::headRole).toBool())
                heads.insert(table.list().item(row)->text());
        const core::View view = table.view();
        for (const core::Choice& choice : table.offered())
            for (const core::ViewCounter& counter : view.counters)
                if (choice.counter == counter.counter && counter.space)
                    areas.insert(
                        QString::fromStdString(core::labelOf(*table.session().scenario().board, *counter.space).value));
        QVERIFY(areas.size() > 1);
        QCOMPARE(heads, areas);
    }

    void pointsStandInTheLedgerAsTheyAreScored() {
        Campaign table([](const core::View& view) { return view.turn.value == 2; });
        auto* panel = table.tab().findChild<editor::LedgerPanel*>();
        table.tab().findChild<editor::Annals*>()->setCurrentWidget(panel);
        auto* lines = panel->findChild<QTableView*>();
        QVERIFY(lines->model()->rowCount() > 4);
        for (const core::ViewTally& tally : table.view().tallies) {
            std::int64_t total = 0;
            for (int row = 0; row < lines->model()->rowCount(); ++row) {
                const auto* ledger = qobject_cast<model::LedgerModel*>(lines->model());
                if (ledger->lineAt(row)->seat == tally.seat)
                    total = ledger->lineAt(row)->total;
            }
            QCOMPARE(total, tally.value);
        }
    }

    void theTabIsNoLargerThanASmallWindow() {
        Campaign table(isPairing);
        QVERIFY2(table.tab().minimumSizeHint().width() <= 1200,
                 qPrintable(QString::number(table.tab().minimumSizeHint().width())));
        QVERIFY2(table.tab().minimumSizeHint().height() <= 640,
                 qPrintable(QString::number(table.tab().minimumSizeHint().height())));
    }
};

QTEST_MAIN(TstAreaPlaytest)
#include "tst_area_playtest.moc"
