// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/scenario/edit.h"
#include "tests/editor/map_table.h"

#include <QHelpEvent>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

#include <cmath>

using namespace orontes;
using namespace orontes::editor;
using tests::Shape;
using tests::Table;

namespace {

/// Pixels in which two pictures differ.
int difference(const QImage& a, const QImage& b) {
    int different = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            different += a.pixel(x, y) == b.pixel(x, y) ? 0 : 1;
    return different;
}

QImage picture(Table& table) {
    table.settle();
    return table.canvas.grab().toImage();
}

/// A change of what is shown, and the change set that tells of it.
using Change = core::ChangeSet (*)(MapPicture& picture, MapLayers& layers);

core::ChangeSet otherTerrain(MapPicture& picture, MapLayers&) {
    const core::SpaceId space = tests::at(*picture.board, 2, 2);
    core::setTerrain(picture.board.edit(), space, tests::codeOf(*picture.board, "woods"));
    core::ChangeSet changes;
    changes.spaces = {space};
    return changes;
}

core::ChangeSet otherName(MapPicture& picture, MapLayers&) {
    const core::SpaceId space = tests::at(*picture.board, 3, 3);
    core::setNote(picture.board.edit(), space, {"Village on the Orontes", "A", {}});
    core::ChangeSet changes;
    changes.spaces = {space};
    return changes;
}

core::ChangeSet anotherRiver(MapPicture& picture, MapLayers&) {
    const auto edge = core::neighbours(*picture.board, tests::at(*picture.board, 4, 4)).front().edge;
    core::setFeatures(picture.board.edit(), edge, 1);
    core::ChangeSet changes;
    changes.edges = {edge};
    return changes;
}

core::ChangeSet anotherBoard(MapPicture& picture, MapLayers&) {
    picture.board = core::Cow<core::Board>(tests::boardOf(Shape::FlatHexes, 5, 7));
    core::ChangeSet changes;
    changes.boardShape = true;
    return changes;
}

core::ChangeSet movedCounter(MapPicture& picture, MapLayers&) {
    picture.counters.edit().front().space = tests::at(*picture.board, 4, 1);
    return {};
}

core::ChangeSet darkTheme(MapPicture& picture, MapLayers&) {
    picture.style.theme = Theme::Dark;
    return {};
}

core::ChangeSet twoShades(MapPicture& picture, MapLayers&) {
    picture.style.checkered = true;
    return {};
}

core::ChangeSet noGrid(MapPicture&, MapLayers& layers) {
    layers.grid = false;
    return {};
}

struct NamedChange {
    const char* name;
    Change change;
};

constexpr NamedChange changes[] = {
    {"terrain", otherTerrain},
    {"name", otherName},
    {"river", anotherRiver},
    {"board", anotherBoard},
    {"place of a counter", movedCounter},
    {"theme", darkTheme},
    {"two shades", twoShades},
    {"layers", noGrid},
};

CanvasView fitted(QSizeF size) {
    CanvasView view;
    view.sheet = QRectF(0, 0, 20, 10);
    view.resize(size, 1);
    view.fit();
    return view;
}

} // namespace

class MapChangesTest : public QObject {
    Q_OBJECT

private slots:
    void whatHasChangedLooksLikeAFreshMap_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < std::size(changes); ++i)
            QTest::newRow(changes[i].name) << static_cast<int>(i);
    }
    void whatHasChangedLooksLikeAFreshMap() {
        QFETCH(const int, index);
        core::Board board = tests::boardOf(Shape::Squares, 8, 6);
        const core::SpaceId place = tests::at(board, 1, 4);
        Table table(std::move(board), {tests::counterAt(1, place)});
        const QImage before = picture(table);
        MapPicture next = table.canvas.picture();
        MapLayers layers;
        const core::ChangeSet told = changes[index].change(next, layers);
        table.canvas.setLayers(layers);
        table.canvas.change(next, told);
        Table fresh(*next.board, *next.counters);
        fresh.canvas.setLayers(layers);
        fresh.canvas.change(next, core::ChangeSet{}); // its style
        if (next.style == MapStyle{})
            fresh.canvas.setPicture(next);
        const QImage anew = picture(fresh);
        QVERIFY(difference(before, anew) > 100); // the change can be seen
        const int off = difference(picture(table), anew);
        QVERIFY2(off <= 30, qPrintable(QString::number(off))); // clipping rounds a pixel here and there
    }

    void aNewMapHasNoCursorYet() {
        Table table(tests::boardOf(Shape::Squares, 8, 8));
        table.canvas.setCursorSpace(core::SpaceId{9});
        table.canvas.setPicture(tests::pictureOf(tests::boardOf(Shape::Squares, 2, 2)));
        QVERIFY(!table.canvas.cursorSpace().valid());
    }

    void aMapThatWasGivenBeforeItIsShownFitsTheWindowItComesTo() {
        MapCanvas canvas;
        canvas.setPicture(tests::pictureOf(tests::boardOf(Shape::Squares, 8, 8)));
        canvas.resize(700, 500);
        canvas.show();
        QCoreApplication::processEvents();
        const Table table(tests::boardOf(Shape::Squares, 8, 8));
        QCOMPARE(canvas.view().scale, table.canvas.view().scale);
        QVERIFY(canvas.view().offset == table.canvas.view().offset);
    }

    void aClickTakesTheCursorOfTheKeyboardAlong() {
        Table table(tests::boardOf(Shape::Squares, 8, 8));
        QTest::mouseClick(table.canvas.viewport(), Qt::LeftButton, {}, table.pointOf(core::SpaceId{20}));
        QCOMPARE(table.canvas.cursorSpace(), core::SpaceId{20});
    }

    void theSpaceBarDragsTheMapAndActsOnlyWithoutADrag() {
        Table table(tests::boardOf(Shape::Squares, 30, 30));
        table.canvas.setZoom(1);
        table.canvas.setCursorSpace(core::SpaceId{5});
        QSignalSpy pressed(&table.canvas, &MapCanvas::pressed);
        const QPointF before = table.canvas.spotAt({300, 200}).plane;
        QTest::keyPress(&table.canvas, Qt::Key_Space);
        QTest::mousePress(table.canvas.viewport(), Qt::LeftButton, {}, {300, 200});
        QTest::mouseMove(table.canvas.viewport(), {340, 175});
        QTest::mouseRelease(table.canvas.viewport(), Qt::LeftButton, {}, {340, 175});
        QTest::keyRelease(&table.canvas, Qt::Key_Space);
        const QPointF after = table.canvas.spotAt({340, 175}).plane;
        QVERIFY(std::hypot(after.x() - before.x(), after.y() - before.y()) * table.canvas.view().scale < 1.0);
        QCOMPARE(pressed.count(), 0);
        QTest::keyClick(&table.canvas, Qt::Key_Space);
        QCOMPARE(pressed.count(), 1);
    }

    void aKeyThatActsLetsGoAgain() {
        Table table(tests::boardOf(Shape::Squares, 8, 8));
        table.canvas.setCursorSpace(core::SpaceId{20});
        QSignalSpy released(&table.canvas, &MapCanvas::released);
        QTest::keyClick(&table.canvas, Qt::Key_Return);
        QCOMPARE(released.count(), 1);
        QSignalSpy cancelled(&table.canvas, &MapCanvas::cancelled);
        QTest::keyClick(&table.canvas, Qt::Key_Escape);
        QCOMPARE(cancelled.count(), 1);
    }

    void aDoubleClickIsTold() {
        Table table(tests::boardOf(Shape::Squares, 8, 8));
        QSignalSpy twice(&table.canvas, &MapCanvas::doubleClicked);
        QTest::mouseDClick(table.canvas.viewport(), Qt::LeftButton, {}, table.pointOf(core::SpaceId{20}));
        QCOMPARE(twice.count(), 1);
        QCOMPARE(twice.front().front().value<MapGesture>().spot.space.value_or(core::SpaceId{}), core::SpaceId{20});
    }

    void theMapFollowsTheCursor() {
        Table table(tests::boardOf(Shape::Squares, 30, 30));
        table.canvas.setZoom(1);
        table.canvas.setCursorSpace(*table.canvas.spotAt({350, 250}).space);
        for (int i = 0; i < 20; ++i) {
            QTest::keyClick(&table.canvas, Qt::Key_Right);
            QVERIFY(QRectF(table.canvas.viewport()->rect()).contains(table.canvas.pointOf(table.canvas.cursorSpace())));
        }
        table.canvas.reveal(core::SpaceId{0});
        QVERIFY(QRectF(table.canvas.viewport()->rect()).contains(table.canvas.pointOf(core::SpaceId{0})));
    }

    void theWheelWithShiftMovesTheMapSideways() {
        Table table(tests::boardOf(Shape::Squares, 30, 30));
        table.canvas.setZoom(1);
        const QPointF before = table.canvas.spotAt({300, 200}).plane;
        table.wheel({300, 200}, 120, Qt::ShiftModifier); // away from the hand: to the left
        const QPointF after = table.canvas.spotAt({300, 200}).plane;
        QVERIFY(std::abs((before.x() - after.x()) * table.canvas.view().scale - 120) < 1.0);
        QVERIFY(std::abs(before.y() - after.y()) < 1e-9);
    }

    void whyASpaceIsRefusedStandsInItsTip() {
        core::Board board = tests::boardOf(Shape::Squares, 5, 5);
        const core::SpaceId here = tests::at(board, 2, 2);
        Table table(std::move(board));
        MapOverlays overlays;
        overlays.spaces = {{here, MarkKind::Refused, QStringLiteral("The lake cannot be entered.")}};
        table.canvas.setOverlays(overlays);
        const QPoint at = table.pointOf(here);
        QHelpEvent help(QEvent::ToolTip, at, table.canvas.viewport()->mapToGlobal(at));
        QCoreApplication::sendEvent(table.canvas.viewport(), &help);
        QCOMPARE(QToolTip::text(), QStringLiteral("The lake cannot be entered."));
    }

    void theSizeHasLimits() {
        CanvasView view = fitted({500, 500});
        view.zoomAt({250, 250}, 1e9);
        QCOMPARE(view.scale, view.largestScale());
        view.zoomAt({250, 250}, 1e-9);
        QCOMPARE(view.scale, view.smallestScale());
    }

    void theMiddleNeverLeavesTheSheet_data() {
        QTest::addColumn<QPointF>("way");
        QTest::addColumn<QPointF>("middle");
        QTest::newRow("right") << QPointF(1e6, 0) << QPointF(20, 5);
        QTest::newRow("left") << QPointF(-1e6, 0) << QPointF(0, 5);
        QTest::newRow("down") << QPointF(0, 1e6) << QPointF(10, 10);
        QTest::newRow("up") << QPointF(0, -1e6) << QPointF(10, 0);
    }
    void theMiddleNeverLeavesTheSheet() {
        QFETCH(const QPointF, way);
        QFETCH(const QPointF, middle);
        CanvasView view = fitted({500, 500});
        view.panBy(way);
        const QPointF shown = view.toPlane({250, 250});
        QVERIFY2(std::hypot(shown.x() - middle.x(), shown.y() - middle.y()) < 1e-9,
                 qPrintable(QString("%1 %2").arg(shown.x()).arg(shown.y())));
    }

    void revealingMovesNoMoreThanIsNeeded_data() {
        QTest::addColumn<QRectF>("rect"); // of the plane; 4 x 2 units are shown, from (8, 4)
        QTest::addColumn<QPointF>("corner");
        QTest::newRow("in sight") << QRectF(9, 4.5, 1, 1) << QPointF(8, 4);
        QTest::newRow("to the left") << QRectF(6, 4.5, 1, 1) << QPointF(6, 4);
        QTest::newRow("to the right") << QRectF(13, 4.5, 1, 1) << QPointF(10, 4);
        QTest::newRow("above") << QRectF(9, 2, 1, 1) << QPointF(8, 2);
        QTest::newRow("below") << QRectF(9, 7, 1, 1) << QPointF(8, 6);
        QTest::newRow("wider than the window: in the middle") << QRectF(6, 4.5, 6, 1) << QPointF(7, 4);
    }
    void revealingMovesNoMoreThanIsNeeded() {
        QFETCH(const QRectF, rect);
        QFETCH(const QPointF, corner);
        CanvasView view = fitted({400, 200});
        view.scale = 100;
        view.centreOn({10, 5});
        view.reveal(rect);
        const QPointF shown = view.toPlane({0, 0});
        QVERIFY2(std::hypot(shown.x() - corner.x(), shown.y() - corner.y()) < 1e-9,
                 qPrintable(QString("%1 %2").arg(shown.x()).arg(shown.y())));
    }
};

QTEST_MAIN(MapChangesTest)
#include "tst_map_changes.moc"
