// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/area_desk.h"

#include <QAbstractButton>
#include <QTest>

using namespace orontes;
using namespace orontes::editor;
using namespace orontes::tests;

namespace {

void drawIsle(AreaDesk& desk) {
    desk.page.useTool(ToolId::DrawArea);
    desk.click(300, 60);
    desk.click(360, 60);
    desk.click(340, 120);
}

} // namespace

/// Areas are drawn corner by corner.
class AreaDrawingTest : public QObject {
    Q_OBJECT

private slots:
    void anAreaIsDrawnCornerByCornerAndCalledByItsLabel() {
        AreaDesk desk;
        drawIsle(desk);
        QCOMPARE(desk.steps(), 0);
        desk.doubleClick(300, 120);
        desk.call("Alasiya");
        QVERIFY(near(desk.outline("Alasiya"), {{300, 60}, {360, 60}, {340, 120}, {300, 120}}));
        QVERIFY(core::isInside(desk.outline("Alasiya"), core::centreOf(desk.board(), desk.at("Alasiya"))));
        QVERIFY(desk.desk.selection.selected().spaces == std::vector{desk.at("Alasiya")});
        desk.checkOneStep();
    }

    void aClickOnTheFirstCornerClosesToo() {
        AreaDesk desk;
        drawIsle(desk);
        desk.click(301, 61);
        desk.call("Alasiya");
        QCOMPARE(desk.outline("Alasiya").size(), std::size_t{3});
        desk.checkOneStep();
    }

    void backspaceTakesTheLastCornerBackAndEnterCloses() {
        AreaDesk desk;
        drawIsle(desk);
        desk.click(390, 200);
        desk.key(Qt::Key_Backspace);
        desk.key(Qt::Key_Return);
        desk.call("Alasiya");
        QVERIFY(near(desk.outline("Alasiya"), {{300, 60}, {360, 60}, {340, 120}}));
    }

    void escapeGivesUp() {
        AreaDesk desk;
        drawIsle(desk);
        desk.key(Qt::Key_Escape);
        QVERIFY(desk.canvas.overlays().ghost.strokes.empty());
        desk.key(Qt::Key_Return);
        QVERIFY(!desk.label());
        QCOMPARE(desk.steps(), 0);
    }

    void theKeyboardDrawsWithAPen() {
        AreaDesk desk;
        desk.page.useTool(ToolId::DrawArea);
        desk.hover(320, 60);
        desk.key(Qt::Key_Right);
        desk.key(Qt::Key_Space);
        desk.key(Qt::Key_Down, {}, 4);
        desk.key(Qt::Key_Space);
        desk.key(Qt::Key_Left, {}, 3);
        desk.key(Qt::Key_Left, Qt::ShiftModifier, 5); // a pixel each
        desk.key(Qt::Key_Space);
        desk.key(Qt::Key_Return);
        desk.call("Alasiya");
        const double pixel = desk.canvas.planePixel();
        const double x = 320 + 10 * pixel;
        QVERIFY(near(desk.outline("Alasiya"), {{x, 60}, {x, 60 + 40 * pixel}, {x - 35 * pixel, 60 + 40 * pixel}}));
        desk.checkOneStep();
    }

    void cornersHoldOnToCornersAndSidesOfOthers() {
        AreaDesk desk;
        desk.page.useTool(ToolId::DrawArea);
        desk.click(252, 51); // near a corner of East
        desk.click(300, 50);
        desk.click(300, 100);
        desk.click(251.5, 100); // near its right side
        desk.key(Qt::Key_Return);
        desk.call("Isle");
        QCOMPARE(desk.outline("Isle").front(), (core::Point{250, 50}));
        QCOMPARE(desk.outline("Isle").back().x, 250.0);
        const core::Polygon east = desk.outline("East");
        QCOMPARE(east.size(), std::size_t{5}); // the new corner is its own too
        QVERIFY(std::find(east.begin(), east.end(), desk.outline("Isle").back()) != east.end());
        QCOMPARE(desk.between("Isle", "East"), "-");
        QCOMPARE(desk.between("Isle", "South"), QString());
        desk.checkOneStep();
    }

    void betweenTwoPointsOfABorderTheLineFollowsIt() {
        AreaDesk desk;
        desk.page.useTool(ToolId::DrawArea);
        desk.click(120, 250);
        desk.click(180, 250); // across the bay of South
        desk.click(150, 280);
        desk.key(Qt::Key_Return);
        desk.call("Bay");
        QVERIFY(near(desk.outline("Bay"), {{120, 250}, {120, 210}, {180, 210}, {180, 250}, {150, 280}}));
        QCOMPARE(desk.between("Bay", "South"), "-");
    }

    void withAltTheLineIsStraight() {
        AreaDesk desk;
        desk.page.useTool(ToolId::DrawArea);
        desk.click(120, 250);
        desk.click(180, 250, Qt::AltModifier);
        desk.click(150, 280, Qt::AltModifier);
        desk.key(Qt::Key_Return);
        desk.call("Reef");
        QCOMPARE(desk.outline("Reef").size(), std::size_t{3});
    }

    void anOutlineThatCrossesItselfIsToldAndCanBeMended() {
        AreaDesk desk;
        desk.page.useTool(ToolId::DrawArea);
        desk.click(300, 60);
        desk.click(360, 120);
        desk.click(360, 60);
        desk.click(300, 120);
        desk.key(Qt::Key_Return);
        QVERIFY(!desk.label());
        QCOMPARE(desk.told.size(), 1);
        desk.key(Qt::Key_Backspace);
        desk.key(Qt::Key_Return);
        QVERIFY(desk.label());
    }

    void aLabelThatIsTakenIsAskedForAgain() {
        AreaDesk desk;
        drawIsle(desk);
        desk.key(Qt::Key_Return);
        desk.call("West");
        QVERIFY(desk.label());
        QCOMPARE(desk.steps(), 0);
        QCOMPARE(desk.told.size(), 1);
        desk.call("Alasiya");
        QVERIFY(!desk.label());
        desk.checkOneStep();
    }

    void whoGivesNoLabelGoesOnDrawing() {
        AreaDesk desk;
        drawIsle(desk);
        desk.key(Qt::Key_Return);
        QTest::keyClick(desk.label(), Qt::Key_Escape);
        QVERIFY(!desk.label());
        QCOMPARE(desk.steps(), 0);
        desk.key(Qt::Key_Return);
        desk.call("Alasiya");
        desk.checkOneStep();
    }

    void aNewAreaIsOfTheChosenTerrain() {
        AreaDesk desk;
        for (QAbstractButton* button : desk.page.findChildren<QAbstractButton*>())
            if (button->text() == "Field")
                button->click();
        drawIsle(desk);
        desk.key(Qt::Key_Return);
        desk.call("Alasiya");
        QCOMPARE(QString::fromStdString(core::terrainOf(desk.board(), desk.at("Alasiya")).value), "field");
    }
};

QTEST_MAIN(AreaDrawingTest)
#include "tst_area_drawing.moc"
