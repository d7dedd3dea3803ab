// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/arrivals/arrivals_grid.h"
#include "editor/arrivals/arrivals_page.h"
#include "editor/arrivals/chart_dialogs.h"
#include "editor/scenario/scenario_tab.h"
#include "editor/tables/tables_page.h"
#include "editor/theme/style.h"
#include "editor/victory/victory_page.h"
#include "model/arrivals/chart_file.h"
#include "model/items/arrivals_model.h"
#include "rules/registry/registry.h"
#include "tests/editor/desk.h"
#include "tests/support/paths.h"
#include "tests/support/toys/skirmish/info.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QLineEdit>
#include <QListWidget>
#include <QMouseEvent>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace orontes;
using tests::Desk;
using tests::settle;

namespace {

const core::RulesetEntry& lords() {
    for (const core::RulesetEntry* entry : registry::rulesets())
        if (entry->rules.info().id.value == "lords")
            return *entry;
    qFatal("the registry has no lords");
}

core::Scenario campaign() {
    return model::openScenario(std::string(tests::sourceFolder) + "/scenarios/lords/full.json").value.value().scenario;
}

/// The page of the whole campaign.
class Page {
public:
    explicit Page(QSize size = {1000, 760})
        : desk(lords(), campaign()), page(desk.context), grid(page.grid()), model(page.model()) {
        page.resize(size);
        page.show();
        page.activateWindow();
        if (!QTest::qWaitForWindowActive(&page))
            qFatal("the page is not active");
        settle();
    }

    QModelIndex cell(const char* side, int turn) const {
        return model.indexOf({core::SideToken{side}, core::TurnNumber{turn}});
    }
    QPoint middle(const QModelIndex& index) const {
        grid.scrollTo(index);
        return grid.visualRect(index).center();
    }
    void click(const QModelIndex& index) {
        QTest::mouseClick(grid.viewport(), Qt::LeftButton, {}, middle(index));
        settle();
    }
    void drag(const QModelIndex& from, const QModelIndex& to, Qt::KeyboardModifiers modifiers = {}) {
        const QPoint begin = middle(from);
        const QPoint end = grid.visualRect(to).center();
        QTest::mousePress(grid.viewport(), Qt::LeftButton, modifiers, begin);
        for (const QPoint& stop : {(begin + end) / 2, end}) {
            QMouseEvent event(QEvent::MouseMove, stop, grid.viewport()->mapToGlobal(stop), Qt::NoButton, Qt::LeftButton,
                              modifiers);
            QCoreApplication::sendEvent(grid.viewport(), &event);
        }
        QTest::mouseRelease(grid.viewport(), Qt::LeftButton, modifiers, end);
        settle();
    }
    template <class Control>
    Control* control(const char* name) const {
        return Desk::control<Control>(page, name);
    }
    QPushButton* button(const char* words) const {
        for (QPushButton* one : page.findChildren<QPushButton*>())
            if (one->isVisible() && one->text() == QString::fromUtf8(words))
                return one;
        qFatal("no button %s", words);
        return nullptr;
    }
    QString text(const QModelIndex& index) const { return index.data().toString(); }
    int steps() const { return desk.document.history().index(); }

    Desk desk;
    editor::ArrivalsPage page;
    editor::ArrivalsGrid& grid;
    model::ArrivalsModel& model;
};

} // namespace

/// The grid of arrivals, driven by mouse and keys.
class TstArrivalsPage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        editor::applyTheme(*qobject_cast<QApplication*>(QApplication::instance()), editor::Theme::Light);
    }

    void aNumberIsTypedIntoTheCell() {
        Page page;
        page.click(page.cell("hatti", 2));
        auto* foot = page.control<QSpinBox>("Foot");
        QCOMPARE(foot->value(), 6);
        QTest::keyClick(&page.grid, Qt::Key_F2);
        settle();
        QVERIFY(foot->hasFocus());
        QTest::keyClick(foot, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(foot, "8");
        QTest::keyClick(foot, Qt::Key_Return);
        settle();
        QVERIFY2(page.text(page.cell("hatti", 2)).startsWith("8 Foot, 5 Chariots"),
                 qPrintable(page.text(page.cell("hatti", 2))));
        QVERIFY(page.cell("hatti", 2).data(model::IsChangedRole).toBool());
        QCOMPARE(page.steps(), 1);
        page.desk.document.history().undo();
        settle();
        QCOMPARE(page.control<QSpinBox>("Foot")->value(), 6);
    }

    void stepsOfOneCellAreOneStepOfTheHistory() {
        Page page;
        page.click(page.cell("hatti", 2));
        auto* foot = page.control<QSpinBox>("Foot");
        foot->setFocus();
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(foot, Qt::Key_Up);
        settle();
        QVERIFY(page.text(page.cell("hatti", 2)).startsWith("9 Foot"));
        QCOMPARE(page.steps(), 1);
    }

    void leadersAreRenamedAddedAndRemoved() {
        Page page;
        page.click(page.cell("judah", 6));
        auto* rulers = page.control<QLineEdit>("Ruler");
        QCOMPARE(rulers->text(), QString("Saul, David"));
        rulers->setFocus();
        QTest::keyClick(rulers, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(rulers, "Saul, Jonathan, David");
        QTest::keyClick(rulers, Qt::Key_Return);
        settle();
        const core::Arrivals judah = page.model.arrivalsAt(page.cell("judah", 6));
        QCOMPARE(judah[0].named.size(), std::size_t{3});
        QCOMPARE(page.steps(), 1);
    }

    void placesAreTypedAndUnknownOnesWait() {
        Page page;
        page.click(page.cell("elam", 4));
        auto* places = page.control<QLineEdit>("Places");
        places->setFocus();
        QTest::keyClick(places, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(places, "Elam, Atlantis");
        QTest::keyClick(places, Qt::Key_Return);
        QCOMPARE(page.steps(), 0);
        QTest::keyClick(places, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(places, "Elam, Sumer");
        QTest::keyClick(places, Qt::Key_Return);
        settle();
        QVERIFY(page.text(page.cell("elam", 4)).endsWith("Elam, Sumer"));
        QCOMPARE(page.steps(), 1);
    }

    void deleteClearsAndTheChartBringsItBack() {
        Page page;
        page.click(page.cell("libya", 3));
        QTest::keyClick(&page.grid, Qt::Key_Delete);
        settle();
        QCOMPARE(page.text(page.cell("libya", 3)), QString());
        QTest::mouseClick(page.button("As in the chart"), Qt::LeftButton);
        settle();
        QVERIFY(page.text(page.cell("libya", 3)).startsWith("3 Foot"));
        QCOMPARE(page.steps(), 2);
    }

    void aCellIsCutAndPasted() {
        Page page;
        page.click(page.cell("elam", 4));
        const QString before = page.text(page.cell("elam", 4));
        QTest::keyClick(&page.grid, Qt::Key_X, Qt::ControlModifier);
        QVERIFY(QApplication::clipboard()->text().contains("Shutruk-Nahunte"));
        page.click(page.cell("elam", 5));
        QTest::keyClick(&page.grid, Qt::Key_V, Qt::ControlModifier);
        settle();
        QCOMPARE(page.text(page.cell("elam", 4)), QString());
        QCOMPARE(page.text(page.cell("elam", 5)), before);
        QCOMPARE(page.steps(), 2);
    }

    void aCellIsDraggedToAnotherTurnAndWithCtrlItIsCopied() {
        Page page;
        const QString before = page.text(page.cell("mitanni", 1));
        page.drag(page.cell("mitanni", 1), page.cell("mitanni", 2));
        QCOMPARE(page.text(page.cell("mitanni", 1)), QString());
        QCOMPARE(page.text(page.cell("mitanni", 2)), before);
        QCOMPARE(page.grid.currentIndex(), page.cell("mitanni", 2));
        page.drag(page.cell("mitanni", 2), page.cell("mitanni", 3), Qt::ControlModifier);
        QCOMPARE(page.text(page.cell("mitanni", 2)), before);
        QCOMPARE(page.text(page.cell("mitanni", 3)), before);
        QCOMPARE(page.steps(), 2);
    }

    void aTurnIsMarkedByItsBox() {
        Page page;
        page.click(page.cell("elam", 4));
        const QModelIndex elam = page.cell("elam", 4);
        for (QCheckBox* box : page.page.findChildren<QCheckBox*>())
            if (box->isVisible() && box->text().startsWith(QString::fromUtf8("★")))
                QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
        settle();
        QVERIFY(page.model.contentAt(elam.row(), elam.column()).isMarked);
        QCOMPARE(page.steps(), 1);
    }

    void theArrowsGoFromCellToCell() {
        Page page;
        page.click(page.cell("mitanni", 1));
        QTest::keyClick(&page.grid, Qt::Key_Right);
        QTest::keyClick(&page.grid, Qt::Key_Down);
        QCOMPARE(page.grid.currentIndex(), page.cell("sumer", 2));
    }

    void allAsInTheChartIsOneStep() {
        Page page;
        page.model.clear(page.cell("libya", 3));
        page.model.setMarked(page.cell("elam", 4), true);
        page.model.setPlaces(0, {"Sumer"});
        settle();
        QTest::mouseClick(page.button("All as in the chart"), Qt::LeftButton);
        settle();
        QCOMPARE(page.steps(), 4);
        QCOMPARE(model::countEntries(lords().rules.info(), page.desk.document.scenario()).changed, 0);
    }

    void aFindingLeadsToItsCell() {
        Page page;
        core::CounterId gyges;
        for (const core::Counter& counter : *page.desk.document.scenario().counters)
            if (counter.name == "Gyges")
                gyges = counter.id;
        page.page.reveal({{}, {}, 0, 0, gyges});
        QCOMPARE(page.grid.currentIndex(), page.cell("lydia", 10));
    }

    void whatAChartChangesIsShownBeforeItIsApplied() {
        Page page;
        const QTemporaryDir folder;
        const std::string file = folder.filePath("mine.orontes-chart.json").toStdString();
        page.model.clear(page.cell("libya", 3));
        QVERIFY(model::saveChart(model::chartOf(lords().rules.info(), page.desk.document.scenario()), file,
                                 model::Overwrite::Refuse));
        page.desk.document.history().undo();
        QString shown;
        for (const bool wanted : {false, true}) {
            QTimer::singleShot(0, [&] {
                auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
                QVERIFY(dialog);
                shown = dialog->findChild<QListWidget*>()->item(0)->text();
                wanted ? dialog->accept() : dialog->reject();
            });
            QCOMPARE(editor::applyChartFile(&page.page, page.desk.document, QString::fromStdString(file)), wanted);
            QVERIFY2(shown.startsWith("Libya, turn 3: 3 Foot"), qPrintable(shown));
            QCOMPARE(page.text(page.cell("libya", 3)).isEmpty(), wanted);
        }
        QCOMPARE(page.steps(), 1);
    }

    /// Games without arrival charts have no such page, and findings lead to the right ones in both.
    void findingsLeadToTheirPagesWithAndWithoutIt() {
        const std::pair<const core::RulesetEntry*, core::Scenario> games[] = {
            {&lords(), campaign()}, {&tests::skirmish::entry(), tests::skirmish::crossing()}};
        for (const auto& [entry, scenario] : games) {
            editor::ScenarioTab tab(std::make_unique<model::ScenarioDocument>(*entry, scenario));
            tab.show();
            QCOMPARE(tab.findChild<editor::ArrivalsPage*>() != nullptr, entry == &lords());
            core::Place place;
            place.pointer = "/victory/0";
            tab.goTo(place);
            QVERIFY(tab.findChild<editor::VictoryPage*>()->isVisible());
            place.pointer = "/tables/0";
            tab.goTo(place);
            QVERIFY(tab.findChild<editor::TablesPage*>()->isVisible());
        }
    }

    // A screen of 1280 by 720 has about this much for a page.
    void thePageFitsASmallScreen() {
        const Page page;
        QVERIFY(page.page.minimumSizeHint().width() <= 640 && page.page.minimumSizeHint().height() <= 400);
    }

    void everyControlHasAName() {
        Page page;
        page.click(page.cell("hatti", 2));
        for (const QWidget* widget : page.page.findChildren<QWidget*>())
            if (widget->isVisible() && widget->focusPolicy() != Qt::NoFocus &&
                !qobject_cast<const QPushButton*>(widget) && !qobject_cast<const QCheckBox*>(widget) &&
                widget->parentWidget() != nullptr && !qobject_cast<const QAbstractSpinBox*>(widget->parentWidget()))
                QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
    }
};

QTEST_MAIN(TstArrivalsPage)
#include "tst_arrivals_page.moc"
