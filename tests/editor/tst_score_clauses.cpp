// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/victory/score_form.h"
#include "editor/victory/victory_page.h"
#include "model/items/victory_model.h"
#include "tests/editor/desk.h"
#include "tests/support/toys/skirmish/scoring.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QTimer>
#include <QTreeView>

using namespace orontes;
using tests::Desk;
using tests::settle;

namespace {

const core::SideToken red{"red"};
const core::SideToken blue{"blue"};
const core::RegionId wood{"wood"};
constexpr const char* words = "The conditions as sentences";

core::Condition holdsHill() {
    return {core::Controls{red, {core::SpaceLabel{"0404"}}, 1}};
}

/// The page of a game in which clauses score.
class Page {
public:
    explicit Page(core::Scenario scenario = tests::skirmish::contest())
        : desk(tests::skirmish::scoringEntry(), std::move(scenario)), page(desk.context) {
        page.resize(1200, 900);
        page.show();
        settle();
    }
    /// With one clause, whose condition is shown in the form.
    explicit Page(core::Condition condition) : Page(scenarioWith(std::move(condition))) {
        choose(model()->index(0, 0, model()->clauseIndex(0)));
    }

    QTreeView* tree() { return page.findChild<QTreeView*>(); }
    model::VictoryModel* model() { return qobject_cast<model::VictoryModel*>(tree()->model()); }
    void choose(const QModelIndex& index) {
        tree()->setCurrentIndex(index);
        settle();
    }
    QString row(std::initializer_list<int> path) {
        QModelIndex index;
        for (const int row : path)
            index = model()->index(row, 0, index);
        return index.data().toString();
    }
    const core::VictoryClause& clause(std::size_t index = 0) const {
        return desk.document.scenario().victory->at(index);
    }
    const core::Condition& condition() const { return clause().condition; }
    template <class Control>
    Control* control(const char* name) {
        return desk.control<Control>(page, name);
    }
    QPushButton* button(const char* text) {
        for (QPushButton* one : page.findChildren<QPushButton*>())
            if (one->text() == QString::fromUtf8(text))
                return one;
        qFatal("no button %s", text);
        return nullptr;
    }
    void pick(const char* button, const char* entry) {
        QMenu* menu = this->button(button)->menu();
        menu->popup({0, 0});
        for (QAction* action : menu->actions())
            if (action->text() == QString::fromUtf8(entry))
                QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
        settle();
    }
    void type(const char* line, const char* text) {
        auto* edit = control<QLineEdit>(line);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClick(edit, Qt::Key_Delete);
        QTest::keyClicks(edit, QString::fromUtf8(text));
        QTest::keyClick(edit, Qt::Key_Return);
        settle();
    }

    Desk desk;
    editor::VictoryPage page;

private:
    static core::Scenario scenarioWith(core::Condition condition) {
        core::Scenario scenario = tests::skirmish::contest();
        scenario.victory = std::vector<core::VictoryClause>{{{}, "", false, std::move(condition), red, 5}};
        return scenario;
    }
};

/// Chooses the entry with this text by the keyboard.
void choose(QComboBox& box, const char* text) {
    const int row = box.findText(QString::fromUtf8(text));
    QVERIFY2(row >= 0, text);
    box.setFocus();
    while (box.currentIndex() != row)
        QTest::keyClick(&box, box.currentIndex() < row ? Qt::Key_Down : Qt::Key_Up);
    settle();
}

void tick(QListWidget& list, int row) {
    const QRect item = list.visualItemRect(list.item(row));
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, item.topLeft() + QPoint(12, item.height() / 2));
    settle();
}

/// done(dialog) once the question about a new clause is open.
template <class Done>
void answer(Done done) {
    QTimer::singleShot(0, qApp, [done] {
        auto* dialog = qobject_cast<editor::ScoreDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        done(*dialog);
    });
}

} // namespace

/// The victory page of games in which clauses are worth points for sides.
class TstScoreClauses : public QObject {
    Q_OBJECT

private slots:
    void clausesStandBelowTheSidesThatScoreThem() {
        Page page;
        QCOMPARE(page.model()->rowCount(), 2);
        QCOMPARE(page.row({0}), QStringLiteral("Red: 2 conditions, 30 points"));
        QCOMPARE(page.row({0, 0}), QStringLiteral("RED-1, 20 points, by turn 2: at least 2 spaces of the wood are "
                                                  "controlled by Red"));
        QCOMPARE(page.row({0, 0, 0}), QStringLiteral("At the side's turn end, by turn 2"));
        QCOMPARE(page.row({0, 1}), QStringLiteral("10 points: at least 2 units of Blue are slain by Red"));
        QCOMPARE(page.row({0, 1, 0}), QStringLiteral("at least 2 units of Blue are slain by Red"));
        QCOMPARE(page.row({1}), QStringLiteral("Blue: one condition, 15 points"));
        QCOMPARE(page.row({1, 0}), QStringLiteral("BLU-1, 15 points, on turns 3 to 5: 0404 is denied to all but Blue"));
        QVERIFY(page.tree()->isExpanded(page.model()->index(0, 0)));
        QVERIFY(!page.tree()->isExpanded(page.model()->clauseIndex(0)));
    }

    void theWordsTellWhatIsChosen() {
        Page page;
        auto* label = page.control<QLabel>(words);
        const QString first = QStringLiteral("RED-1: 20 points for Red when at least 2 spaces of the wood are "
                                             "controlled by Red at the side's turn end, by turn 2.");
        page.choose(page.model()->index(0, 0));
        QCOMPARE(label->text(),
                 first + QStringLiteral("\n10 points for Red when at least 2 units of Blue are slain by Red."));
        page.choose(page.model()->clauseIndex(0));
        QCOMPARE(label->text(), first);
        page.choose(page.model()->clauseIndex(1));
        QCOMPARE(label->text(),
                 QStringLiteral("BLU-1: 15 points for Blue when 0404 is denied to all but Blue, on turns 3 to 5."));
    }

    void aNewClauseIsAskedForItsSideAndPoints() {
        Page page;
        page.choose(page.model()->index(1, 0)); // Blue
        answer([](editor::ScoreDialog& dialog) {
            QCOMPARE(Desk::control<QComboBox>(dialog, "Scored by")->currentText(), QStringLiteral("Blue"));
            auto* points = Desk::control<QSpinBox>(dialog, "Points");
            QCOMPARE(points->value(), 10);
            QTest::keyClick(points, Qt::Key_Up);
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        QTest::mouseClick(page.button("Add a clause"), Qt::LeftButton);
        settle();
        QCOMPARE(page.desk.document.scenario().victory->size(), std::size_t{4});
        const core::VictoryClause& made = page.clause(3);
        QVERIFY(made.winner.empty());
        QCOMPARE(made.side.value, blue.value);
        QCOMPARE(made.points, 11);
        QVERIFY(std::holds_alternative<core::OnTurns>(made.condition.node));
        QVERIFY(page.tree()->currentIndex() == page.model()->clauseIndex(3));
        QVERIFY(page.desk.document.findings().empty());
        answer([](editor::ScoreDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
        QTest::mouseClick(page.button("Add a clause"), Qt::LeftButton);
        QCOMPARE(page.desk.document.scenario().victory->size(), std::size_t{4});
    }

    void sidePointsAndNameAreChangedInTheForm() {
        Page page;
        page.choose(page.model()->clauseIndex(2));
        auto* points = page.control<QSpinBox>("Points");
        points->setFocus();
        QTest::keyClick(points, Qt::Key_Up);
        settle();
        QVERIFY(page.control<QSpinBox>("Points") == points); // the form keeps the focus
        QTest::keyClick(points, Qt::Key_Up);
        settle();
        QCOMPARE(page.clause(2).points, 12);
        page.type("Name", "RED-2");
        QCOMPARE(page.clause(2).name, std::string("RED-2"));
        QVERIFY(page.clause(2).condition == (core::Condition{core::Slain{{blue}, 2}}));
        choose(*page.control<QComboBox>("Scored by"), "Blue");
        QCOMPARE(page.clause(2).side.value, blue.value);
        QVERIFY(page.tree()->currentIndex() == page.model()->clauseIndex(2)); // it has moved below Blue
        QCOMPARE(page.row({1}), QStringLiteral("Blue: 2 conditions, 27 points"));
        page.desk.document.history().undo();
        settle();
        QCOMPARE(page.row({1}), QStringLiteral("Blue: one condition, 15 points"));
    }

    void turnsAreEnteredAsAListWithRanges() {
        Page page({core::OnTurns{{core::TurnNumber{2}}, 1, {holdsHill()}}});
        QCOMPARE(page.control<QLineEdit>("Turns")->text(), QStringLiteral("2"));
        page.type("Turns", "8, 1-3");
        const core::OnTurns& node = std::get<core::OnTurns>(page.condition().node);
        QVERIFY(node.turns == (std::vector<core::TurnNumber>{{1}, {2}, {3}, {8}}));
        QCOMPARE(page.control<QLineEdit>("Turns")->text(), QStringLiteral("1-3, 8"));
        auto* need = page.control<QSpinBox>("On at least");
        need->setFocus();
        QTest::keyClick(need, Qt::Key_Up);
        QCOMPARE(std::get<core::OnTurns>(page.condition().node).need, 2);
        page.type("Turns", "soon");
        QCOMPARE(page.control<QLineEdit>("Turns")->text(), QStringLiteral("1-3, 8"));
        QCOMPARE(std::get<core::OnTurns>(page.condition().node).turns.size(), std::size_t{4});
    }

    void victimsAreTickedAmongTheSides() {
        Page page({core::Slain{{blue}, 2}});
        auto* sides = page.control<QListWidget>("Sides whose units count");
        QCOMPARE(sides->count(), 2);
        tick(*sides, 0);
        QVERIFY(page.condition() == (core::Condition{core::Slain{{red, blue}, 2}}));
        tick(*sides, 1);
        QVERIFY(page.condition() == (core::Condition{core::Slain{{red}, 2}}));
        page.page.findChild<QCheckBox*>()->click();
        QVERIFY(page.condition() == (core::Condition{core::Slain{{red}, 2, true}}));
    }

    void theFirstVictimIsInSight() {
        core::Scenario scenario = tests::skirmish::contest();
        for (int i = 0; i < 20; ++i) {
            core::Side side = scenario.sides->back();
            side.token.value += std::to_string(i);
            scenario.sides.edit().push_back(side);
        }
        const core::SideToken last = scenario.sides->back().token;
        scenario.victory = std::vector<core::VictoryClause>{{{}, "", false, {core::Slain{{last}, 2}}, red, 5}};
        Page page(scenario);
        page.choose(page.model()->clauseIndex(0));
        auto* sides = page.control<QListWidget>("Sides whose units count");
        QVERIFY(sides->viewport()->rect().contains(sides->visualItemRect(sides->item(sides->count() - 1)).center()));
    }

    void spacesAreListedOrThoseOfARegionAndATerrain() {
        Page page(holdsHill());
        choose(*page.control<QComboBox>("Or of a region"), "the wood");
        QVERIFY(page.condition() == (core::Condition{core::Controls{red, {}, 1, wood}}));
        QCOMPARE(page.control<QLineEdit>("Spaces")->text(), QString());
        choose(*page.control<QComboBox>("Or of a terrain"), "Woods");
        QVERIFY(page.condition() == (core::Condition{core::Controls{red, {}, 1, wood, {"woods"}}}));
        page.type("Spaces", "0404, 0303");
        QVERIFY(page.condition() == (core::Condition{core::Controls{red, {{"0404"}, {"0303"}}, 1}}));
        QCOMPARE(page.control<QComboBox>("Or of a region")->currentText(), QStringLiteral("None"));
    }

    void deniedSpacesAndStatesAreChosen() {
        Page denied({core::Denied{red, {core::SpaceLabel{"0404"}}}});
        denied.type("Spaces", "0303");
        choose(*denied.control<QComboBox>("To all but"), "Blue");
        QVERIFY(denied.condition() == (core::Condition{core::Denied{blue, {core::SpaceLabel{"0303"}}}}));
        Page state({core::NamedState{{"rain"}}});
        choose(*state.control<QComboBox>("It is so that"), "it is night");
        QVERIFY(state.condition() == (core::Condition{core::NamedState{{"night"}}}));
    }

    void aConditionIsAddedBesideTheOneThatTheTurnsAskFor() {
        Page page({core::OnTurns{{core::TurnNumber{2}}, 1, {holdsHill()}}});
        page.pick("Add a condition", "A state of the game");
        const core::Condition both{core::AllOf{{holdsHill(), {core::NamedState{{"rain"}}}}}};
        QVERIFY(page.condition() == (core::Condition{core::OnTurns{{core::TurnNumber{2}}, 1, {both}}}));
    }

    void aConditionIsPutOnTurns() {
        Page page(holdsHill());
        page.pick("Put inside", "On certain turns");
        QVERIFY(page.condition() ==
                (core::Condition{core::OnTurns{{core::TurnNumber{1}, core::TurnNumber{2}}, 1, {holdsHill()}}}));
    }

    void aFindingLeadsToItsClause() {
        Page page;
        core::Place place;
        place.pointer = "/victory/1/points";
        page.page.reveal(place);
        QVERIFY(page.tree()->currentIndex() == page.model()->clauseIndex(1));
    }
};

QTEST_MAIN(TstScoreClauses)
#include "tst_score_clauses.moc"
