// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/field_editor.h"
#include "editor/victory/victory_page.h"
#include "tests/editor/desk.h"
#include "tests/support/toys/skirmish/info.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QTreeView>

using namespace orontes;
using tests::Desk;
using tests::settle;

namespace {

const core::SideToken red{"red"};
const core::SideToken blue{"blue"};
const core::CounterType spear{"spear"};
const core::CounterType archer{"archer"};

/// The page with one clause, whose condition is shown in the form.
class Page {
public:
    explicit Page(core::Condition condition) : desk(scenarioWith(std::move(condition))), page(desk.context) {
        page.resize(1200, 900);
        page.show();
        chooseCondition();
    }

    void chooseCondition() {
        auto* tree = page.findChild<QTreeView*>();
        tree->setCurrentIndex(tree->model()->index(0, 0, tree->model()->index(0, 0)));
        settle();
    }
    const core::VictoryClause& clause() const { return desk.document.scenario().victory->front(); }
    const core::Condition& condition() const { return clause().condition; }
    template <class Control>
    Control* control(const char* name) {
        return desk.control<Control>(page, name);
    }
    QListWidget* types() { return control<QListWidget>("Types that count; none ticked: all types"); }
    QString typesLine() {
        for (QLabel* label : page.findChildren<QLabel*>())
            if (label->isVisible() && label->text().endsWith(QStringLiteral(" count")))
                return label->text();
        return {};
    }

    Desk desk;
    editor::VictoryPage page;

private:
    static core::Scenario scenarioWith(core::Condition condition) {
        core::Scenario scenario = tests::skirmish::crossing();
        scenario.victory = std::vector<core::VictoryClause>{{core::SeatToken{"red"}, "", false, std::move(condition)}};
        return scenario;
    }
};

void tick(QListWidget& list, int row) {
    const QRect item = list.visualItemRect(list.item(row));
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, item.topLeft() + QPoint(12, item.height() / 2));
    settle();
}

/// Chooses the entry with this text by the keyboard.
void choose(QComboBox& box, const char* text) {
    const int row = box.findText(QString::fromUtf8(text));
    QVERIFY2(row >= 0, text);
    box.setFocus();
    while (box.currentIndex() != row)
        QTest::keyClick(&box, box.currentIndex() < row ? Qt::Key_Down : Qt::Key_Up);
    settle();
}

} // namespace

class TstVictoryForm : public QObject {
    Q_OBJECT

private slots:
    void typesAreTickedAndNoneTickedMeansAll() {
        Page page({core::Eliminated{red, {}, 2}});
        QCOMPARE(page.types()->count(), 2);
        QCOMPARE(page.types()->item(1)->text(), QStringLiteral("Archers"));
        QCOMPARE(page.typesLine(), QStringLiteral("All types count"));
        tick(*page.types(), 1);
        QVERIFY(page.condition() == (core::Condition{core::Eliminated{red, {}, 2, {archer}}}));
        QCOMPARE(page.typesLine(), QStringLiteral("Only these count"));
        tick(*page.types(), 0);
        QVERIFY(page.condition() == (core::Condition{core::Eliminated{red, {}, 2, {spear, archer}}}));
        tick(*page.types(), 0);
        tick(*page.types(), 1);
        QVERIFY(page.condition() == (core::Condition{core::Eliminated{red, {}, 2}}));
        QCOMPARE(page.typesLine(), QStringLiteral("All types count"));
        page.desk.document.history().undo();
        QVERIFY(page.condition() == (core::Condition{core::Eliminated{red, {}, 2, {archer}}}));
        settle();
        QCOMPARE(page.types()->item(1)->checkState(), Qt::Checked); // the form follows the undo
    }

    void theListKeepsItsPlaceWhileTypesAreTicked() {
        Page page({core::Stands{red, core::RegionId{"wood"}, 1}});
        const QPointer<QListWidget> list = page.types();
        tick(*list, 0);
        QVERIFY(page.condition() == (core::Condition{core::Stands{red, core::RegionId{"wood"}, 1, {spear}}}));
        QVERIFY(list && page.types() == list);
        const core::Side* side = core::findSide(page.desk.document.scenario(), red);
        core::PutSide renamed{*side};
        renamed.side.name = "Reds";
        QVERIFY(page.desk.document.apply({renamed}));
        settle();
        QVERIFY(page.types() != list); // the names in the form are others now
        QCOMPARE(page.control<QComboBox>("Side")->currentText(), QStringLiteral("Reds"));
    }

    void aTypeThatTheRulesetDoesNotHaveCanBeUnticked() {
        Page page({core::Exited{red, {}, 1, {spear, core::CounterType{"gods"}}}});
        QCOMPARE(page.types()->count(), 3);
        QCOMPARE(page.types()->item(2)->text(), QStringLiteral("gods"));
        tick(*page.types(), 2);
        QVERIFY(page.condition() == (core::Condition{core::Exited{red, {}, 1, {spear}}}));
    }

    void aRegionIsChosenForWhatStandsInIt() {
        Page page({core::Stands{red, {}, 1}});
        choose(*page.control<QComboBox>("In"), "the south edge");
        QVERIFY(page.condition() == (core::Condition{core::Stands{red, core::RegionId{"south"}, 1}}));
        choose(*page.control<QComboBox>("In"), "The whole map");
        QVERIFY(page.condition() == (core::Condition{core::Stands{red, {}, 1}}));
    }

    void lossesAreComparedByTwoNumbers() {
        Page page({core::LossRatio{red, blue, 2, 1}});
        auto* times = page.control<QSpinBox>("Times");
        times->setFocus();
        QTest::keyClick(times, Qt::Key_Up);
        QTest::keyClick(page.control<QSpinBox>("Divided by"), Qt::Key_Up);
        QVERIFY(page.condition() == (core::Condition{core::LossRatio{red, blue, 3, 2}}));
        choose(*page.control<QComboBox>("Compared with"), "Red");
        QVERIFY(page.condition() == (core::Condition{core::LossRatio{red, red, 3, 2}}));
    }

    void theMenuOffersWhatTheRulesetAnswers() {
        Page page({core::Eliminated{red, {}, 2}});
        for (QPushButton* button : page.page.findChildren<QPushButton*>()) {
            if (button->text() != QStringLiteral("Add a condition"))
                continue;
            button->menu()->popup({0, 0});
            for (QAction* action : button->menu()->actions())
                if (action->text() == QStringLiteral("Counters in a region"))
                    QTest::mouseClick(button->menu(), Qt::LeftButton, {},
                                      button->menu()->actionGeometry(action).center());
        }
        const auto* all = std::get_if<core::AllOf>(&page.condition().node);
        QVERIFY(all);
        QCOMPARE(all->of.size(), std::size_t{2});
        QVERIFY(all->of[1] == (core::Condition{core::Stands{red, core::RegionId{"wood"}, 1}}));
    }

    void aLevelIsChosenByItsLabel() {
        Page page({core::Eliminated{red, {}, 2}});
        auto* tree = page.page.findChild<QTreeView*>();
        tree->setCurrentIndex(tree->model()->index(0, 0));
        settle();
        QCOMPARE(page.control<QComboBox>("Level")->currentText(), QStringLiteral("None"));
        choose(*page.control<QComboBox>("Level"), "Clear victory"); // passes "narrow", which has no label
        QCOMPARE(page.clause().level, std::string("clear"));
        auto* words = page.control<QLabel>("The conditions as sentences");
        QVERIFY2(words->text().startsWith(QStringLiteral("Victory for Red (Clear victory) when")),
                 qPrintable(words->text()));
        choose(*page.control<QComboBox>("Level"), "narrow");
        QCOMPARE(page.clause().level, std::string("narrow"));
        choose(*page.control<QComboBox>("Level"), "None");
        QCOMPARE(page.clause().level, std::string());
    }
};

QTEST_MAIN(TstVictoryForm)
#include "tst_victory_form.moc"
