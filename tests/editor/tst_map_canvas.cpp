// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/scenario/edit.h"
#include "tests/editor/map_table.h"

#include <QAccessible>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace orontes;
using namespace orontes::editor;
using tests::Shape;
using tests::Table;

namespace {

std::vector<MapGesture> gestures(const QSignalSpy& spy) {
    std::vector<MapGesture> found;
    for (const QList<QVariant>& call : spy)
        found.push_back(call.front().value<MapGesture>());
    return found;
}

} // namespace

class MapCanvasTest : public QObject {
    Q_OBJECT

private slots:
    void aNewPictureIsShownAsAWhole_data() {
        QTest::addColumn<Shape>("shape");
        QTest::addColumn<QSize>("size");
        for (const auto& [name, shape] : {std::pair("squares", Shape::Squares),
                                          std::pair("flat hexes", Shape::FlatHexes), std::pair("areas", Shape::Areas)})
            for (const QSize size : {QSize(700, 500), QSize(501, 700), QSize(333, 222), QSize(40, 30)})
                QTest::addRow("%s on %d x %d", name, size.width(), size.height()) << shape << size;
    }
    /// Where it is drawn, on whole pixels, and as large as it can be so.
    void aNewPictureIsShownAsAWhole() {
        QFETCH(const Shape, shape);
        QFETCH(const QSize, size);
        Table table(tests::boardOf(shape, 8, 8));
        table.canvas.resize(size);
        table.canvas.fit();
        const CanvasView& view = table.canvas.view();
        QCOMPARE(view.size.toSize(), size);
        const QRectF drawn = QRectF(view.view().toDevice(view.sheet.topLeft()), view.sheet.size() * view.scale);
        const double dust = 1e-6; // of a pixel
        QVERIFY2(QRectF(QPointF(), view.size).adjusted(-dust, -dust, dust, dust).contains(drawn),
                 qPrintable(
                     QString("%1 %2 %3 %4").arg(drawn.left()).arg(drawn.top()).arg(drawn.right()).arg(drawn.bottom())));
        QVERIFY(drawn.width() > view.size.width() - 1 - dust || drawn.height() > view.size.height() - 1 - dust);
    }

    void thePointUnderTheCursorStaysWhenTheWheelTurns_data() {
        QTest::addColumn<QPointF>("at");
        QTest::addColumn<int>("turn");
        QTest::newRow("nearer, in the middle") << QPointF(350, 250) << 120;
        QTest::newRow("nearer, aside") << QPointF(200, 130) << 240;
        QTest::newRow("farther") << QPointF(420, 300) << -120;
        QTest::newRow("a little") << QPointF(333, 222) << 7;
    }
    void thePointUnderTheCursorStaysWhenTheWheelTurns() {
        QFETCH(QPointF, at);
        QFETCH(int, turn);
        Table table(tests::boardOf(Shape::FlatHexes, 20, 20));
        const QPointF before = table.canvas.spotAt(at).plane;
        const double scale = table.canvas.view().scale;
        table.wheel(at, turn);
        const QPointF after = table.canvas.spotAt(at).plane;
        QVERIFY(turn > 0 ? table.canvas.view().scale > scale : table.canvas.view().scale < scale);
        const double pixels = std::hypot(after.x() - before.x(), after.y() - before.y()) * table.canvas.view().scale;
        QVERIFY2(pixels <= 1.0, qPrintable(QString::number(pixels)));
    }

    void fourNotchesDoubleTheSizeAndBackAgain() {
        Table table(tests::boardOf(Shape::Squares, 20, 20));
        const double scale = table.canvas.view().scale;
        for (int i = 0; i < 4; ++i)
            table.wheel({350, 250}, 120);
        QVERIFY(std::abs(table.canvas.view().scale / scale - 2) < 1e-9);
        for (int i = 0; i < 4; ++i)
            table.wheel({350, 250}, -120);
        QVERIFY(std::abs(table.canvas.view().scale / scale - 1) < 1e-9);
    }

    void theMiddleButtonDragsTheMap() {
        Table table(tests::boardOf(Shape::Squares, 30, 30));
        table.canvas.setZoom(1);
        const QPointF before = table.canvas.spotAt({300, 200}).plane;
        QTest::mousePress(table.canvas.viewport(), Qt::MiddleButton, {}, {300, 200});
        QTest::mouseMove(table.canvas.viewport(), {340, 175});
        QTest::mouseRelease(table.canvas.viewport(), Qt::MiddleButton, {}, {340, 175});
        const QPointF after = table.canvas.spotAt({340, 175}).plane;
        QVERIFY(std::hypot(after.x() - before.x(), after.y() - before.y()) * table.canvas.view().scale < 1.0);
    }

    void keysChangeTheSize() {
        Table table(tests::boardOf(Shape::Squares, 30, 30));
        const double whole = table.canvas.view().scale;
        table.canvas.setZoom(1);
        QVERIFY(std::abs(table.canvas.view().zoom() - 1) < 1e-9);
        QTest::keyClick(&table.canvas, Qt::Key_Plus);
        QVERIFY(table.canvas.view().zoom() > 1.15);
        QTest::keyClick(&table.canvas, Qt::Key_Minus);
        QVERIFY(std::abs(table.canvas.view().zoom() - 1) < 1e-9);
        QTest::keyClick(&table.canvas, Qt::Key_0);
        QVERIFY(std::abs(table.canvas.view().scale - whole) < 1e-9);
    }

    void aClickTellsTheSpaceAndTheCounter_data() {
        QTest::addColumn<Shape>("shape");
        QTest::newRow("squares") << Shape::Squares;
        QTest::newRow("flat hexes") << Shape::FlatHexes;
        QTest::newRow("pointy hexes") << Shape::PointyHexes;
        QTest::newRow("areas") << Shape::Areas;
    }
    void aClickTellsTheSpaceAndTheCounter() {
        QFETCH(Shape, shape);
        core::Board board = tests::boardOf(shape, 6, 5);
        const core::SpaceId there = tests::at(board, 3, 2);
        const core::SpaceId bare = tests::at(board, 1, 1);
        Table table(std::move(board), {tests::counterAt(7, there)});
        QSignalSpy pressed(&table.canvas, &MapCanvas::pressed);
        QSignalSpy released(&table.canvas, &MapCanvas::released);
        QTest::mouseClick(table.canvas.viewport(), Qt::LeftButton, Qt::ShiftModifier, table.pointOf(there));
        QTest::mouseClick(table.canvas.viewport(), Qt::LeftButton, {}, table.pointOf(bare));
        const std::vector<MapGesture> presses = gestures(pressed);
        QCOMPARE(presses.size(), std::size_t{2});
        QCOMPARE(released.size(), 2);
        QCOMPARE(presses[0].spot.space.value_or(core::SpaceId{}), there);
        QCOMPARE(presses[0].spot.counter.value_or(core::CounterId{}), core::CounterId{7});
        QVERIFY((presses[0].modifiers & Qt::ShiftModifier) != 0);
        QCOMPARE(presses[1].spot.space.value_or(core::SpaceId{}), bare);
        QVERIFY(!presses[1].spot.counter);
    }

    void aPointerNearAnEdgeTellsTheEdge() {
        core::Board board = tests::boardOf(Shape::PointyHexes, 6, 6);
        const core::SpaceId here = tests::at(board, 2, 2);
        const core::Neighbour beside = *core::neighbour(board, here, 1);
        Table table(std::move(board));
        const QPointF middle = (table.canvas.pointOf(here) + table.canvas.pointOf(beside.space)) / 2;
        QCOMPARE(table.canvas.spotAt(middle).edge.value_or(core::EdgeId{}), beside.edge);
        QVERIFY(!table.canvas.spotAt(table.canvas.pointOf(here)).edge);
    }

    void aDragTellsWhereItGoes() {
        core::Board board = tests::boardOf(Shape::Squares, 6, 5);
        const core::SpaceId from = tests::at(board, 1, 1);
        const core::SpaceId to = tests::at(board, 4, 3);
        Table table(std::move(board));
        QSignalSpy moved(&table.canvas, &MapCanvas::moved);
        QTest::mousePress(table.canvas.viewport(), Qt::LeftButton, {}, table.pointOf(from));
        QTest::mouseMove(table.canvas.viewport(), table.pointOf(to));
        QTest::mouseRelease(table.canvas.viewport(), Qt::LeftButton, {}, table.pointOf(to));
        QVERIFY(!gestures(moved).empty());
        QCOMPARE(gestures(moved).back().spot.space.value_or(core::SpaceId{}), to);
    }

    void arrowKeysMoveFromSpaceToSpaceAndEnterActs() {
        core::Board board = tests::boardOf(Shape::FlatHexes, 6, 6);
        const core::SpaceId start = tests::at(board, 2, 2);
        const core::SpaceId right = tests::at(board, 3, 2);
        const core::SpaceId down = tests::at(board, 3, 3);
        Table table(std::move(board));
        table.canvas.setCursorSpace(start);
        QTest::keyClick(&table.canvas, Qt::Key_Right);
        QCOMPARE(table.canvas.cursorSpace(), right);
        QTest::keyClick(&table.canvas, Qt::Key_Down);
        QCOMPARE(table.canvas.cursorSpace(), down);
        QSignalSpy pressed(&table.canvas, &MapCanvas::pressed);
        QTest::keyClick(&table.canvas, Qt::Key_Return);
        QTest::keyClick(&table.canvas, Qt::Key_Space);
        QCOMPARE(pressed.size(), 2);
        QCOMPARE(gestures(pressed).front().spot.space.value_or(core::SpaceId{}), down);
    }

    void theCursorStopsAtTheEdgeOfTheBoard() {
        core::Board board = tests::boardOf(Shape::Squares, 3, 3);
        const core::SpaceId corner = tests::at(board, 0, 0);
        Table table(std::move(board));
        table.canvas.setCursorSpace(corner);
        QTest::keyClick(&table.canvas, Qt::Key_Left);
        QTest::keyClick(&table.canvas, Qt::Key_Up);
        QCOMPARE(table.canvas.cursorSpace(), corner);
    }

    void theCursorCrossesLinksOfAreas() {
        core::Board board = tests::boardOf(Shape::Areas, 3, 3);
        const core::SpaceId middle = tests::at(board, 1, 1);
        const core::SpaceId below = tests::at(board, 1, 2);
        Table table(std::move(board));
        table.canvas.setCursorSpace(middle);
        QTest::keyClick(&table.canvas, Qt::Key_Down);
        QCOMPARE(table.canvas.cursorSpace(), below);
    }

    void aScreenReaderHearsTheSpaceItsEdgesAndItsStack() {
        core::Board board = tests::riverBoard();
        const core::SpaceId here = tests::at(board, 0, 4);
        core::setNote(board, here, {"Ford", "", {}});
        Table table(std::move(board), {tests::counterAt(1, here, "Division of Re")});
        table.canvas.setCursorSpace(here);
        QAccessibleInterface* const spoken = QAccessible::queryAccessibleInterface(&table.canvas);
        QVERIFY(spoken);
        QCOMPARE(spoken->text(QAccessible::Value), QStringLiteral("33, Ford, clear, river towards 41; Division of Re"));
        QVERIFY(spoken->text(QAccessible::Name).contains(QStringLiteral("33, Ford")));
    }

    void anEditDrawsOnlyTheTilesItTouches() {
        Table table(tests::boardOf(Shape::FlatHexes, 60, 60));
        table.canvas.setZoom(1);
        table.settle();
        const core::SpaceId here = *table.canvas.spotAt({350, 250}).space;
        MapPicture next = table.canvas.picture();
        core::setTerrain(next.board.edit(), here, tests::codeOf(*next.board, "woods"));
        core::ChangeSet changes;
        changes.spaces = {here};
        const int tilesBefore = table.canvas.tiles().touchedTiles();
        const int partsBefore = table.canvas.tiles().drawnParts();
        table.canvas.change(std::move(next), changes);
        table.settle();
        const int tiles = table.canvas.tiles().touchedTiles() - tilesBefore;
        QVERIFY2(tiles >= 1 && tiles <= 4, qPrintable(QString::number(tiles)));
        QVERIFY(table.canvas.tiles().drawnParts() - partsBefore <= 8); // of the many on the screen
    }

    void aPatchedMapLooksLikeAFreshOne_data() {
        QTest::addColumn<Shape>("shape");
        QTest::newRow("squares") << Shape::Squares;
        QTest::newRow("flat hexes") << Shape::FlatHexes;
        QTest::newRow("pointy hexes") << Shape::PointyHexes;
        QTest::newRow("areas") << Shape::Areas;
    }
    void aPatchedMapLooksLikeAFreshOne() {
        QFETCH(Shape, shape);
        Table table(tests::boardOf(shape, 8, 6));
        MapPicture next = table.canvas.picture();
        const core::SpaceId wooded = tests::at(*next.board, 3, 2);
        const core::SpaceId named = tests::at(*next.board, 5, 3);
        core::setTerrain(next.board.edit(), wooded, tests::codeOf(*next.board, "woods"));
        core::setNote(next.board.edit(), named, {"Shabtuna", "A", {}});
        core::ChangeSet changes;
        changes.spaces = {wooded, named};
        const auto edge = core::neighbours(*next.board, tests::at(*next.board, 4, 4)).front().edge;
        core::setFeatures(next.board.edit(), edge, 1);
        changes.edges = {edge};
        table.canvas.change(next, changes);
        table.settle();
        const QImage patched = table.canvas.grab().toImage();
        Table fresh(*next.board);
        const QImage anew = fresh.canvas.grab().toImage();
        int different = 0;
        for (int y = 0; y < anew.height(); ++y)
            for (int x = 0; x < anew.width(); ++x)
                different += patched.pixel(x, y) == anew.pixel(x, y) ? 0 : 1;
        QVERIFY2(different <= 30, qPrintable(QString::number(different))); // clipping rounds a pixel here and there
    }

    void aPileSpreadsUnderThePointer() {
        core::Board board = tests::boardOf(Shape::Squares, 5, 5);
        const core::SpaceId here = tests::at(board, 2, 2);
        std::vector<PlacedCounter> counters;
        for (int i = 1; i <= 4; ++i)
            counters.push_back(tests::counterAt(i, here));
        Table table(std::move(board), std::move(counters));
        const QRectF piled = table.canvas.boxOf(core::CounterId{1}) & table.canvas.boxOf(core::CounterId{2});
        QVERIFY(!piled.isEmpty());
        QTest::mouseMove(table.canvas.viewport(), table.pointOf(here));
        QTRY_VERIFY((table.canvas.boxOf(core::CounterId{1}) & table.canvas.boxOf(core::CounterId{2})).isEmpty());
        for (int i = 1; i <= 4; ++i) {
            const MapSpot spot = table.canvas.spotAt(table.canvas.boxOf(core::CounterId{i}).center());
            QCOMPARE(spot.counter.value_or(core::CounterId{}), core::CounterId{i});
            QCOMPARE(spot.space.value_or(core::SpaceId{}), here); // where it stands, not where it is drawn
        }
        QEvent leaves(QEvent::Leave);
        QCoreApplication::sendEvent(table.canvas.viewport(), &leaves);
        QVERIFY(!(table.canvas.boxOf(core::CounterId{1}) & table.canvas.boxOf(core::CounterId{2})).isEmpty());
    }

    void hiddenCountersCannotBeHit() {
        core::Board board = tests::boardOf(Shape::Squares, 5, 5);
        const core::SpaceId here = tests::at(board, 2, 2);
        Table table(std::move(board), {tests::counterAt(1, here)});
        QVERIFY(table.canvas.spotAt(table.canvas.pointOf(here)).counter);
        MapLayers layers;
        layers.counters = false;
        table.canvas.setLayers(layers);
        QVERIFY(!table.canvas.spotAt(table.canvas.pointOf(here)).counter);
    }

    void marksShowOnTheMap() {
        core::Board board = tests::boardOf(Shape::Squares, 5, 5);
        const core::SpaceId here = tests::at(board, 2, 2);
        Table table(std::move(board));
        const QImage bare = table.canvas.grab().toImage();
        for (const MarkKind kind : {MarkKind::Selected, MarkKind::Target, MarkKind::Refused}) {
            MapOverlays overlays;
            overlays.spaces = {{here, kind, {}}};
            table.canvas.setOverlays(overlays);
            QVERIFY(table.canvas.grab().toImage() != bare);
        }
        table.canvas.setOverlays({});
        QCOMPARE(table.canvas.grab().toImage(), bare);
    }

    void whichWayACounterFacesIsSeenOverItsRing() {
        const core::Board board = tests::boardOf(Shape::FlatHexes, 6, 6);
        PlacedCounter archers = tests::counterAt(1, tests::at(board, 3, 3));
        archers.face.markers = {{"facing_n", 1}};
        Table table(board, {archers});
        const QRectF box = table.canvas.boxOf(archers.id);
        const QPoint above = QPointF(box.center().x(), box.top() - 0.1 * box.width()).toPoint();
        const QColor point = mapTokens(Theme::Light).counterOutline;
        for (const MarkKind kind : {MarkKind::Selected, MarkKind::Target}) {
            MapOverlays overlays;
            overlays.counters = {{archers.id, kind, {}}};
            table.canvas.setOverlays(overlays);
            table.settle();
            QCOMPARE(table.canvas.viewport()->grab().toImage().pixelColor(above).name(), point.name());
        }
    }

    void aMapShownWholeStaysWholeInAnotherViewport() {
        CanvasView view;
        view.sheet = QRectF(0, 0, 10, 10);
        view.resize({101, 101}, 1);
        view.fit();
        QCOMPARE(view.scale, 10.0);
        view.resize({201, 301}, 1);
        QCOMPARE(view.scale, 20.0);
        view.panBy({5, 0}); // from now on it is the user's
        view.resize({101, 101}, 1);
        QCOMPARE(view.scale, 20.0);
    }

    void theMapIsSharpOnAScreenOfTwicePixels() {
        CanvasView view;
        view.sheet = QRectF(0, 0, 10, 10);
        view.resize(QSizeF(500, 500), 1);
        view.zoomAt({250, 250}, 40);
        const double zoom = view.zoom();
        const QPointF middle = view.toPlane({250, 250});
        view.resize(QSizeF(1000, 1000), 2);
        QVERIFY(std::abs(view.zoom() - zoom) < 1e-9);
        QVERIFY(std::abs(view.toPlane({500, 500}).x() - middle.x()) < 1e-9);
        QCOMPARE(view.view().pixel, 2.0);
    }
};

QTEST_MAIN(MapCanvasTest)
#include "tst_map_canvas.moc"
