// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/area_desk.h"

#include <QAbstractButton>
#include <QMenu>
#include <QTest>

using namespace orontes;
using namespace orontes::editor;
using namespace orontes::tests;

/// Areas are reshaped, cut, merged, linked, painted and named.
class AreaToolsTest : public QObject {
    Q_OBJECT

private slots:
    void aDraggedCornerMovesInAllAreasThatShareIt_data() {
        QTest::addColumn<bool>("alt");
        QTest::addColumn<bool>("toggled");
        QTest::addColumn<bool>("alone");
        QTest::newRow("plainly") << false << false << false;
        QTest::newRow("with Alt") << true << false << true;
        QTest::newRow("with the toggle") << false << true << true;
        QTest::newRow("with both") << true << true << false;
    }
    void aDraggedCornerMovesInAllAreasThatShareIt() {
        QFETCH(const bool, alt);
        QFETCH(const bool, toggled);
        QFETCH(const bool, alone);
        AreaDesk desk;
        desk.page.useTool(ToolId::Outline);
        if (toggled)
            desk.key(Qt::Key_O, Qt::ShiftModifier);
        desk.click(100, 120);
        desk.drag({150, 150}, {140, 140}, alt ? Qt::AltModifier : Qt::NoModifier);
        QVERIFY(near(desk.outline("West")[2], {140, 140}));
        QCOMPARE(near(desk.outline("East")[3], {140, 140}), !alone);
        QCOMPARE(near(desk.outline("South")[1], {140, 140}), !alone);
        desk.checkOneStep();
    }

    void aCornerDraggedNearAForeignOneLandsOnIt() {
        core::Board board = shore();
        core::addAreas(board, {{{"Isle"}, box(300, 60, 360, 120), {330, 90}}}, 0);
        AreaDesk desk(board);
        desk.page.useTool(ToolId::Outline);
        desk.click(345, 105);
        desk.drag({300, 60}, {252, 52});
        QCOMPARE(desk.outline("Isle").front(), (core::Point{250, 50}));
        desk.checkOneStep();
    }

    void aDragThatWouldCrossTheOutlineIsRefused() {
        AreaDesk desk;
        desk.page.useTool(ToolId::Outline);
        desk.click(100, 120);
        desk.drag({50, 50}, {180, 130}, Qt::AltModifier);
        QCOMPARE(desk.steps(), 0);
        QCOMPARE(desk.told.size(), 1);
    }

    void theMiddleOfASideIsDrawnOutIntoACorner() {
        AreaDesk desk;
        desk.page.useTool(ToolId::Outline);
        desk.click(100, 120);
        desk.drag({150, 100}, {170, 95});
        QVERIFY(near(desk.outline("West"), {{50, 50}, {150, 50}, {170, 95}, {150, 150}, {50, 150}}));
        QCOMPARE(desk.outline("East").size(), std::size_t{5});
        desk.checkOneStep();
    }

    void aDoubleClickOnASideAddsACornerAndCtrlTakesItAway() {
        AreaDesk desk;
        desk.page.useTool(ToolId::Outline);
        desk.click(100, 120);
        desk.doubleClick(150, 75);
        QVERIFY(near(desk.outline("West")[2], {150, 75}));
        QCOMPARE(desk.outline("East").size(), std::size_t{5});
        desk.checkOneStep();
        desk.click(150, 75, Qt::ControlModifier);
        QVERIFY(desk.desk.document.scenario() == desk.before);
        QCOMPARE(desk.steps(), 2);
    }

    void aCornerThatHoldsAreasTogetherStaysAndSaysWhy() {
        AreaDesk desk;
        desk.page.useTool(ToolId::Outline);
        desk.click(100, 120);
        desk.click(150, 150, Qt::ControlModifier);
        QCOMPARE(desk.steps(), 0);
        QCOMPARE(desk.told.size(), 1);
    }

    void theGroundDragsTheAreaAndTheRingItsCentre() {
        AreaDesk desk;
        desk.page.useTool(ToolId::Outline);
        desk.click(100, 130);
        desk.drag({80, 130}, {70, 120});
        QVERIFY(near(desk.outline("West"), box(40, 40, 140, 140)));
        QVERIFY(near(core::centreOf(desk.board(), desk.at("West")), {90, 90}));
        desk.checkOneStep();
        desk.drag({90, 90}, {110, 100});
        QVERIFY(near(core::centreOf(desk.board(), desk.at("West")), {110, 100}));
        QCOMPARE(desk.steps(), 2);
    }

    void aClickWithoutADragChangesNothing() {
        AreaDesk desk;
        desk.page.useTool(ToolId::Outline);
        desk.click(100, 130);
        desk.click(150, 150);
        desk.click(100, 100);
        desk.click(80, 130);
        QCOMPARE(desk.steps(), 0);
        QVERIFY(desk.desk.selection.selected().spaces == std::vector{desk.at("West")});
        desk.click(200, 130);
        QVERIFY(desk.desk.selection.selected().spaces == std::vector{desk.at("East")});
    }

    void theKeyboardGoesFromCornerToCornerAndMovesThem() {
        AreaDesk desk;
        desk.page.useTool(ToolId::Outline);
        desk.click(100, 130);
        desk.key(Qt::Key_Period, {}, 3); // the third
        desk.key(Qt::Key_Left, {}, 2);
        desk.key(Qt::Key_Up, Qt::ShiftModifier, 3);
        const double pixel = desk.canvas.planePixel();
        QVERIFY(near(desk.outline("West")[2], {150 - 20 * pixel, 150 - 3 * pixel}));
        QVERIFY(near(desk.outline("East")[3], desk.outline("West")[2]));
        desk.checkOneStep(); // all of it
    }

    void theKeyboardAddsAndRemovesCorners() {
        AreaDesk desk;
        desk.page.useTool(ToolId::Outline);
        desk.click(100, 130);
        desk.key(Qt::Key_Period, {}, 2);
        desk.key(Qt::Key_Insert);
        QVERIFY(near(desk.outline("West")[2], {150, 100}));
        desk.checkOneStep();
        desk.key(Qt::Key_Delete); // the new one, which has been taken up
        QVERIFY(desk.desk.document.scenario() == desk.before);
        desk.key(Qt::Key_Comma);
        desk.key(Qt::Key_Down); // the centre comes before the first corner
        QVERIFY(core::centreOf(desk.board(), desk.at("West")).y > 100);
        desk.key(Qt::Key_Escape);
        const core::Scenario moved = desk.desk.document.scenario();
        desk.key(Qt::Key_Down);
        QVERIFY(desk.desk.document.scenario() == moved); // nothing is taken up any more
    }

    void undoShowsTheCornersWhereTheyAreAgain() {
        AreaDesk desk;
        desk.page.useTool(ToolId::Outline);
        desk.click(100, 120);
        const auto corners = [&] {
            std::vector<QPointF> found;
            for (const MapHandle& handle : desk.canvas.overlays().ghost.handles)
                if (handle.kind == MapHandle::Kind::Corner)
                    found.push_back(handle.at);
            return found;
        };
        const std::vector<QPointF> first = corners();
        QCOMPARE(first.size(), std::size_t{4});
        desk.drag({150, 150}, {140, 140});
        QVERIFY(corners() != first);
        desk.desk.document.history().undo();
        QVERIFY(corners() == first);
    }

    void deleteRemovesTheSelectedAreasAndTheOthersStaySelected() {
        AreaDesk desk;
        desk.page.useTool(ToolId::Select);
        desk.click(100, 130);
        desk.key(Qt::Key_Delete);
        QVERIFY(!desk.at("West").valid());
        desk.checkOneStep();
        QVERIFY(desk.desk.selection.selected().spaces.empty());
        desk.click(200, 130);
        QVERIFY(desk.desk.selection.selected().spaces == std::vector{desk.at("East")});
        desk.desk.document.history().undo();
        QVERIFY(desk.desk.selection.selected().spaces == std::vector{desk.at("East")});
        QCOMPARE(desk.at("East"), core::SpaceId{1});
    }

    void aLineAcrossAnAreaCutsIt() {
        AreaDesk desk;
        desk.page.useTool(ToolId::Cut);
        desk.click(300, 80);
        desk.click(235, 80); // bends within
        QVERIFY(!desk.label());
        desk.click(235, 40);
        desk.call("Corner");
        QVERIFY(std::abs(desk.ground("Corner") - 15 * 30) < 60);
        QVERIFY(std::abs(desk.ground("Corner") + desk.ground("East") - 10000) < 1);
        QCOMPARE(desk.between("Corner", "East"), "-");
        QCOMPARE(desk.between("West", "East"), "lane");
        desk.checkOneStep();
    }

    void theKeyboardCutsToo() {
        AreaDesk desk;
        desk.page.useTool(ToolId::Cut);
        desk.hover(270, 100);
        desk.key(Qt::Key_Up, Qt::ShiftModifier);
        desk.key(Qt::Key_Space);
        while (desk.canvas.overlays().ghost.handles.back().at.x() > 140)
            desk.key(Qt::Key_Left);
        desk.key(Qt::Key_Space);
        desk.call("North");
        QCOMPARE(core::spaceCount(desk.board()), 4);
        desk.checkOneStep();
    }

    void aLineThatCutsNothingIsTold() {
        AreaDesk desk;
        desk.page.useTool(ToolId::Cut);
        desk.click(300, 80);
        desk.click(320, 80);
        desk.key(Qt::Key_Return);
        QVERIFY(!desk.label());
        QCOMPARE(desk.told.size(), 1);
    }

    void selectedAreasAreMergedIntoTheLargest() {
        AreaDesk desk;
        desk.page.useTool(ToolId::Select);
        desk.click(200, 130);
        desk.click(150, 180, Qt::ShiftModifier);
        desk.key(Qt::Key_M);
        QVERIFY(!desk.at("East").valid());
        QVERIFY(std::abs(desk.ground("South") - 10000 - (20000 - 60 * 40)) < 1);
        QCOMPARE(desk.between("West", "South"), "lane");
        QVERIFY(desk.desk.selection.selected().spaces == std::vector{desk.at("South")});
        desk.checkOneStep();
    }

    void twoClicksLinkAreasAndTwoMoreUnlinkThem() {
        AreaDesk desk;
        desk.page.useTool(ToolId::Link);
        desk.click(200, 100);
        desk.click(150, 180);
        QCOMPARE(desk.between("East", "South"), "-");
        desk.checkOneStep();
        desk.click(150, 180);
        desk.click(200, 100);
        QVERIFY(desk.desk.document.scenario() == desk.before);
        QCOMPARE(desk.steps(), 2);
    }

    void aDragLinksToo() {
        AreaDesk desk;
        desk.page.useTool(ToolId::Link);
        desk.drag({200, 100}, {150, 180});
        QCOMPARE(desk.between("East", "South"), "-");
        desk.checkOneStep();
    }

    void theKeyboardLinksByItsCursor() {
        AreaDesk desk;
        desk.page.useTool(ToolId::Link);
        desk.canvas.setCursorSpace(desk.at("East"));
        desk.key(Qt::Key_Return);
        desk.canvas.setCursorSpace(desk.at("South"));
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.between("East", "South"), "-");
    }

    void theChosenFeatureLiesAlongNewLinksAndCtrlTakesLinksAway() {
        AreaDesk desk;
        desk.page.useTool(ToolId::Link);
        for (QAbstractButton* button : desk.page.findChildren<QAbstractButton*>())
            if (button->text() == "Lane")
                button->click();
        desk.click(200, 100);
        desk.click(150, 180);
        QCOMPARE(desk.between("East", "South"), "lane");
        desk.click(100, 100);
        desk.click(150, 180);
        QCOMPARE(desk.between("West", "South"), "lane"); // the link was there already
        desk.click(200, 100);
        desk.click(100, 100, Qt::ControlModifier);
        QCOMPARE(desk.between("West", "East"), QString());
        desk.click(200, 100);
        desk.key(Qt::Key_Escape);
        desk.click(150, 180); // begins anew
        QCOMPARE(desk.between("East", "South"), "lane");
    }

    void theEdgeToolLaysFeaturesAlongBorders() {
        AreaDesk desk;
        desk.page.useTool(ToolId::Edge);
        desk.click(100, 152);
        QCOMPARE(desk.between("West", "South"), "lane");
        desk.checkOneStep();
        desk.click(151, 100, Qt::ControlModifier);
        QCOMPARE(desk.between("West", "East"), "-");
    }

    void terrainIsPaintedAndFilledOnAreas() {
        AreaDesk desk;
        desk.page.useTool(ToolId::Stamp);
        for (QAbstractButton* button : desk.page.findChildren<QAbstractButton*>())
            if (button->text() == "Field")
                button->click();
        desk.click(100, 130);
        QCOMPARE(QString::fromStdString(core::terrainOf(desk.board(), desk.at("West")).value), "field");
        desk.page.useTool(ToolId::Fill);
        desk.click(150, 180); // South alone: East is not linked to it
        QCOMPARE(QString::fromStdString(core::terrainOf(desk.board(), desk.at("South")).value), "field");
        QCOMPARE(QString::fromStdString(core::terrainOf(desk.board(), desk.at("East")).value), "home");
    }

    void anAreaIsRenamedInPlace() {
        AreaDesk desk;
        desk.page.useTool(ToolId::Select);
        desk.click(200, 130);
        desk.key(Qt::Key_F2);
        QCOMPARE(desk.label()->text(), "East");
        desk.call("Orient");
        QCOMPARE(desk.at("Orient"), core::SpaceId{1});
        QVERIFY(desk.desk.selection.selected().spaces == std::vector{desk.at("Orient")});
        desk.checkOneStep();
    }

    void theViewStaysWhereItIsWhileAreasComeAndGo() {
        AreaDesk desk;
        desk.canvas.setZoom(2);
        const QPointF offset = desk.canvas.view().offset;
        const double scale = desk.canvas.view().scale;
        desk.desk.selection.selectSpace(desk.at("West"));
        desk.key(Qt::Key_Delete);
        QCOMPARE(core::spaceCount(*desk.canvas.picture().board), 2);
        QVERIFY(desk.canvas.view().offset == offset);
        QCOMPARE(desk.canvas.view().scale, scale);
    }

    void aGridHasNoToolsForAreas() {
        AreaDesk desk(core::makeBoard(core::SquareGrid{4, 4, false, {}}, {{"home"}}, {}));
        QStringList shown;
        for (QAction* action : desk.page.menu()->actions())
            if (action->isVisible())
                shown << action->text().remove(u'&');
        for (const char* tool : {"Area", "Outline", "Cut", "Link", "Areas"})
            QVERIFY2(!shown.contains(QString(tool)), tool);
        QVERIFY(shown.contains("Rectangle"));
        desk.key(Qt::Key_Delete);
        desk.key(Qt::Key_M);
        QCOMPARE(desk.steps(), 0);
    }

    void placesOfAMapOfPointsAreSetLinkedAndMoved() {
        core::AreaMap map;
        map.size = {400, 300};
        AreaDesk desk(core::makeBoard(core::Cow<core::AreaMap>(map), {{"home"}}, {}));
        desk.page.useTool(ToolId::DrawArea);
        for (const auto& [x, name] : {std::pair(100.0, "Ur"), std::pair(250.0, "Uruk")}) {
            desk.click(x, 100);
            desk.key(Qt::Key_Return);
            desk.call(name);
        }
        QCOMPARE(core::spaceCount(desk.board()), 2);
        desk.page.useTool(ToolId::Link);
        desk.click(100, 100);
        desk.click(250, 100);
        QCOMPARE(desk.between("Ur", "Uruk"), "-");
        desk.page.useTool(ToolId::Outline);
        desk.click(100, 100);
        desk.drag({100, 100}, {120, 140});
        QVERIFY(near(core::centreOf(desk.board(), desk.at("Ur")), {120, 140}));
        desk.key(Qt::Key_Delete);
        QCOMPARE(core::spaceCount(desk.board()), 1);
    }
};

QTEST_MAIN(AreaToolsTest)
#include "tst_area_tools.moc"
