// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/forces/set_up_page.h"
#include "tests/editor/desk.h"
#include "tests/support/toys/skirmish/info.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QTest>
#include <QTreeView>

using namespace orontes;
using tests::Desk;
using tests::settle;

namespace {

constexpr int turnColumn = 1;
constexpr int wayColumn = 2;
constexpr int whereColumn = 3;

/// The page of a battle where both sides have five counters; the first two of red are the van.
class Page {
public:
    Page() : desk(grouped()), page(desk.context), tree(*page.findChild<QTreeView*>()) {
        page.resize(900, 700);
        page.show();
        settle();
    }

    static core::Scenario grouped() {
        core::Scenario scenario = tests::skirmish::crossing();
        std::vector<core::Counter>& roster = scenario.counters.edit();
        roster[0].group = roster[1].group = "Van";
        return scenario;
    }

    QModelIndex line(std::initializer_list<int> path) const {
        QModelIndex index;
        for (const int row : path)
            index = tree.model()->index(row, 0, index);
        return index;
    }
    QPoint middle(const QModelIndex& line, int column) const {
        return tree.visualRect(line.siblingAtColumn(column)).center();
    }
    void click(const QModelIndex& line, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, modifiers, middle(line, 0));
    }
    /// The control of a cell, opened with the mouse.
    template <class Control>
    Control* open(const QModelIndex& line, int column) {
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, middle(line, column));
        QTest::mouseDClick(tree.viewport(), Qt::LeftButton, {}, middle(line, column));
        settle();
        auto* control = tree.viewport()->findChild<Control*>();
        if (control == nullptr)
            qFatal("the cell has no such control");
        return control;
    }
    const core::Counter& counter(std::size_t index) const { return (*desk.document.scenario().counters)[index]; }

    Desk desk;
    editor::SetUpPage page;
    QTreeView& tree;
};

} // namespace

class TstSetUpPage : public QObject {
    Q_OBJECT

private slots:
    void sidesAreOpenAndGroupsAreFolded() {
        Page page;
        QVERIFY(page.tree.isExpanded(page.line({0})));
        QVERIFY(page.tree.isExpanded(page.line({1})));
        QVERIFY(!page.tree.isExpanded(page.line({0, 0})));
    }

    void aGroupThatIsChosenIsAllItsCounters() {
        Page page;
        page.click(page.line({0, 0}));
        QCOMPARE(page.desk.selection.selected().counters,
                 std::vector<core::CounterId>({page.counter(0).id, page.counter(1).id}));
        QVERIFY(page.tree.selectionModel()->isSelected(page.line({0, 0}))); // and stays chosen itself
    }

    void aTurnGoesToAllLinesThatAreSelected() {
        Page page;
        page.click(page.line({0, 0}));
        page.click(page.line({1, 0}), Qt::ControlModifier);
        QCOMPARE(page.tree.selectionModel()->selectedRows().size(), 2);
        page.tree.edit(page.line({1, 0}).siblingAtColumn(turnColumn));
        auto* box = page.tree.viewport()->findChild<QSpinBox*>();
        QVERIFY(box);
        QTest::keyClick(box, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(box, "3");
        QTest::keyClick(box, Qt::Key_Return);
        settle();
        QCOMPARE(page.counter(0).setUp.turn, core::TurnNumber{3});
        QCOMPARE(page.counter(1).setUp.turn, core::TurnNumber{3});
        QCOMPARE(page.counter(2).setUp.turn, core::TurnNumber{1}); // of red, not selected
        QCOMPARE(page.desk.document.history().count(), 1);
    }

    void aRegionIsChosenByItsName() {
        Page page;
        auto* way = page.open<QComboBox>(page.line({0, 0}), wayColumn);
        way->setCurrentIndex(way->findText("In a region"));
        QTest::keyClick(way, Qt::Key_Return);
        settle();
        QVERIFY(std::holds_alternative<core::WithinRegion>(page.counter(1).setUp.place));
        auto* where = page.open<QComboBox>(page.line({0, 0}), whereColumn);
        QCOMPARE(where->count(), 3);
        where->setCurrentIndex(where->findText("the south edge"));
        QTest::keyClick(where, Qt::Key_Return);
        settle();
        QCOMPARE(std::get<core::WithinRegion>(page.counter(0).setUp.place).region.value, std::string("south"));
        QCOMPARE(std::get<core::WithinRegion>(page.counter(1).setUp.place).region.value, std::string("south"));
    }

    void aFindingLeadsToTheCellEvenInsideAFoldedGroup() {
        Page page;
        core::Place place;
        place.table = page.counter(1).id;
        page.page.reveal(place);
        QVERIFY(page.tree.isExpanded(page.line({0, 0})));
        QCOMPARE(page.tree.currentIndex(), page.line({0, 0, 1}).siblingAtColumn(whereColumn));
        QCOMPARE(page.desk.selection.selected().counters, std::vector<core::CounterId>{page.counter(1).id});
    }

    void whatIsSelectedElsewhereIsSelectedHere() {
        Page page;
        page.desk.selection.selectCounter(page.counter(2).id);
        QVERIFY(page.tree.selectionModel()->isSelected(page.line({0, 1})));
        QVERIFY(!page.tree.selectionModel()->isSelected(page.line({0, 0})));
    }

    void aPlaceIsTypedWithTheKeyboardAlone() {
        Page page;
        page.tree.setFocus();
        page.tree.setCurrentIndex(page.line({0, 1}).siblingAtColumn(whereColumn));
        QTest::keyClick(&page.tree, Qt::Key_F2);
        auto* line = page.tree.viewport()->findChild<QLineEdit*>();
        QVERIFY(line);
        QTest::keyClick(line, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(line, "0404");
        QTest::keyClick(line, Qt::Key_Return);
        settle();
        QCOMPARE(std::get<core::AtSpace>(page.counter(2).setUp.place).space.value, std::string("0404"));
    }
};

QTEST_MAIN(TstSetUpPage)
#include "tst_set_up_page.moc"
