// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/area_stacks.h"
#include "rules/core/scenario/edit.h"
#include "tests/editor/map_table.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

using namespace orontes;
using namespace orontes::editor;
using tests::Shape;
using tests::Table;

namespace {

enum class Kind {
    Foot,
    Chariot,
    Ruler,
};

PlacedCounter counterOf(int id, core::SpaceId space, Kind kind, std::uint32_t colour) {
    static const char* const symbols[]{"spear", "chariot_light", "leader_crown"};
    PlacedCounter counter = tests::counterAt(id, space, kind == Kind::Foot ? "Foot" : "Others");
    counter.face.symbol = symbols[static_cast<int>(kind)];
    counter.face.band = {colour};
    counter.face.caption += ' ' + std::to_string(id);
    return counter;
}

constexpr std::uint32_t red = 0xB3372B;
constexpr std::uint32_t blue = 0x1F5FA8;

/// Three foot and two chariots of one side, a ruler of another.
std::vector<PlacedCounter> armies(core::SpaceId space) {
    return {counterOf(1, space, Kind::Foot, red),    counterOf(2, space, Kind::Foot, red),
            counterOf(3, space, Kind::Chariot, red), counterOf(4, space, Kind::Foot, red),
            counterOf(5, space, Kind::Chariot, red), counterOf(6, space, Kind::Ruler, blue)};
}

std::vector<std::size_t> sizesOf(const std::vector<Heap>& heaps) {
    std::vector<std::size_t> sizes;
    for (const Heap& heap : heaps)
        sizes.push_back(heap.counters.size());
    return sizes;
}

/// Counts how often a widget is painted.
class Paints : public QObject {
public:
    int number = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        number += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

QRectF boxOf(const Table& table, int counter) {
    return table.canvas.boxOf(core::CounterId{counter});
}

} // namespace

/// Stacks on area maps: told by kind and number, in their areas, and spread out to be chosen from.
class TstAreaStacks : public QObject {
    Q_OBJECT

private slots:
    void countersThatLookAlikeAreOneHeapWithTheirNumber() {
        const core::Board board = tests::boardOf(Shape::Areas, 3, 3);
        const BoardShape shape(board);
        const AreaRooms rooms(board, *shape.areas());
        const std::vector<PlacedCounter> counters = armies(tests::at(board, 1, 1));
        const std::vector<Heap> heaps = heapsOf(stacksOf(counters).front(), counters, rooms);
        QCOMPARE(sizesOf(heaps), (std::vector<std::size_t>{3, 2, 1}));
        QCOMPARE(heaps[0].counters, (std::vector<std::size_t>{0, 1, 3}));
    }

    void oneThatIsTakenUpLiesApart() {
        const core::Board board = tests::boardOf(Shape::Areas, 3, 3);
        const BoardShape shape(board);
        const AreaRooms rooms(board, *shape.areas());
        std::vector<PlacedCounter> counters = armies(tests::at(board, 1, 1));
        counters[1].apart = true;
        QCOMPARE(sizesOf(heapsOf(stacksOf(counters).front(), counters, rooms)), (std::vector<std::size_t>{2, 1, 2, 1}));
    }

    void sidesStandInRowsOfTheirOwn() {
        const core::Board board = tests::boardOf(Shape::Areas, 3, 3);
        const BoardShape shape(board);
        const AreaRooms rooms(board, *shape.areas());
        const std::vector<PlacedCounter> counters = armies(tests::at(board, 1, 1));
        const std::vector<Heap> heaps = heapsOf(stacksOf(counters).front(), counters, rooms);
        QVERIFY(heaps[2].box.top() >= heaps[0].box.bottom());
        QVERIFY(heaps[2].box.top() >= heaps[1].box.bottom());
    }

    void heapsLieInTheirAreaAndBesideItsName() {
        const core::Board board = tests::boardOf(Shape::Areas, 3, 3);
        const BoardShape shape(board);
        const AreaRooms rooms(board, *shape.areas());
        const core::SpaceId here = tests::at(board, 1, 1);
        const std::vector<PlacedCounter> counters{counterOf(1, here, Kind::Foot, red),
                                                  counterOf(2, here, Kind::Chariot, red)};
        const AreaLettering& name = shape.areas()->name(here);
        for (const Heap& heap : heapsOf(stacksOf(counters).front(), counters, rooms)) {
            const QPolygonF& outline = shape.areas()->outlines()[static_cast<std::size_t>(here.value)];
            for (const QPointF corner :
                 {heap.box.topLeft(), heap.box.topRight(), heap.box.bottomLeft(), heap.box.bottomRight()})
                QVERIFY(outline.containsPoint(corner, Qt::OddEvenFill));
            QVERIFY(!heap.box.contains(name.centre));
            QVERIFY(heap.box.top() > name.centre.y());
        }
    }

    // A sheet of 1000 by 800 has room for 40 areas of 20000: a side of 141.4.
    void aSheetKeepsTheSizeOfWhatIsDrawnOnItWhileAreasAreAdded() {
        core::AreaMap map;
        map.size = {1000, 800};
        for (int i = 0; i < 24; ++i) {
            const double x = 40.0 * i;
            const double wide = 5.0 + i;
            map.areas.push_back({core::SpaceLabel{"A" + std::to_string(i)},
                                 {{x, 0}, {x + wide, 0}, {x + wide, 20}, {x, 20}},
                                 {x + wide / 2, 10}});
            QCOMPARE(AreaShape(map).unit(), std::sqrt(20000.0));
        }
        map.areas.push_back({core::SpaceLabel{"more"}, {}, {500, 400}});
        QCOMPARE(AreaShape(map).unit(), std::sqrt(10000.0)); // more than 24: laid out for 80
    }

    // Counters that look alike lie in places of two sizes, more kinds of them than one frame has time to draw anew: the
    // picture of one must not wear out that of the other.
    void aMapWithHeapsOfTwoSizesComesToRest() {
        const core::Board board = tests::boardOf(Shape::Areas, 3, 3);
        std::vector<PlacedCounter> counters;
        int id = 0;
        for (const std::uint32_t colour : {red, blue, 0x2E7D5BU, 0x9A6E14U, 0x5B5147U}) {
            const int alone = id / 2;
            counters.push_back(counterOf(++id, tests::at(board, 1, 1), Kind::Foot, colour));
            counters.push_back(counterOf(++id, tests::at(board, alone % 3, alone < 3 ? 0 : 2), Kind::Foot, colour));
        }
        Table table(board, counters);
        QVERIFY(std::abs(boxOf(table, 1).width() - boxOf(table, 2).width()) > 1);
        Paints paints;
        table.canvas.viewport()->installEventFilter(&paints);
        QTest::qWait(300);
        paints.number = 0;
        QTest::qWait(200);
        QCOMPARE(paints.number, 0);
        table.canvas.viewport()->update();
        QTest::qWait(200);
        QCOMPARE(paints.number, 1);
    }

    void nothingOfOtherAreasLiesOverAFan() {
        const core::Board board = tests::boardOf(Shape::Areas, 3, 3);
        const core::SpaceId here = tests::at(board, 1, 1);
        Table table(board, armies(here));
        QVERIFY(table.canvas.openFan(here));
        table.canvas.viewport()->repaint();
        const QImage before = table.canvas.viewport()->grab().toImage();
        MapOverlays overlays;
        for (core::SpaceId space{0}; space.value < core::spaceCount(board); ++space.value)
            if (space != here)
                overlays.costs.push_back({space, QStringLiteral("7"), {}});
        table.canvas.setOverlays(std::move(overlays));
        const QImage after = table.canvas.viewport()->grab().toImage();
        const auto isOfTheFan = [&](int x, int y) { // over ground of another area
            const MapSpot spot = table.canvas.spotAt(QPointF(x, y));
            return spot.space == here && table.canvas.shape().spaceUnder(board, spot.plane) != here;
        };
        int beyond = 0;
        int within = 0;
        for (int y = 0; y < before.height(); ++y)
            for (int x = 0; x < before.width(); ++x)
                if (before.pixel(x, y) != after.pixel(x, y))
                    ++(isOfTheFan(x, y) ? within : beyond);
        QVERIFY(beyond > 0); // they are seen
        QCOMPARE(within, 0);
    }

    void whatIsTooLargeForItsAreaIsMadeSmaller() {
        const core::Board board = tests::boardOf(Shape::Areas, 3, 3);
        const BoardShape shape(board);
        const AreaRooms rooms(board, *shape.areas());
        const core::SpaceId here = tests::at(board, 1, 1);
        QCOMPARE(rooms.place(here, {0.5, 0.3}).rect.width(), 0.5 * shape.unit());
        QVERIFY(rooms.place(here, {1.2, 0.6}).rect.width() < 1.2 * shape.unit());
        QVERIFY(rooms.place(here, {1.2, 0.6}).cost > rooms.place(here, {0.5, 0.3}).cost);
    }

    void whatComesLaterKeepsOffWhatIsThere() {
        const core::Board board = tests::boardOf(Shape::Areas, 3, 3);
        const BoardShape shape(board);
        const AreaRooms rooms(board, *shape.areas());
        const core::SpaceId here = tests::at(board, 1, 1);
        const QRectF first = rooms.place(here, {0.3, 0.3}).rect;
        const std::vector<QRectF> taken{first};
        const QRectF second = rooms.place(here, {0.3, 0.3}, taken).rect;
        const QRectF shared = second & first;
        QVERIFY2(shared.width() < 0.001 || shared.height() < 0.001,
                 qPrintable(QString("%1 x %2").arg(shared.width()).arg(shared.height())));
    }

    void aHeapSpreadsUnderThePointerButNotItsWholeArea() {
        core::Board board = tests::boardOf(Shape::Areas, 3, 3);
        const core::SpaceId here = tests::at(board, 1, 1);
        Table table(std::move(board), armies(here));
        QCOMPARE(boxOf(table, 1), boxOf(table, 2));
        const QRectF area = table.canvas.view().view().toDevice(table.canvas.shape().bounds(here));
        QTest::mouseMove(table.canvas.viewport(), area.bottomRight().toPoint() - QPoint(12, 12));
        QTest::qWait(400);
        QCOMPARE(boxOf(table, 1), boxOf(table, 2));
        QTest::mouseMove(table.canvas.viewport(), boxOf(table, 1).center().toPoint());
        QTRY_VERIFY(boxOf(table, 1) != boxOf(table, 2));
        for (int i = 1; i <= 6; ++i)
            for (int other = 1; other < i; ++other)
                QVERIFY((boxOf(table, i) & boxOf(table, other)).isEmpty());
        for (int i = 1; i <= 6; ++i) {
            const MapSpot spot = table.canvas.spotAt(boxOf(table, i).center());
            QCOMPARE(spot.counter.value_or(core::CounterId{}), core::CounterId{i});
            QCOMPARE(spot.space.value_or(core::SpaceId{}), here);
        }
    }

    void aFanAtTheEdgeOfTheWindowLiesWithinIt() {
        core::Board board = tests::boardOf(Shape::Areas, 3, 3);
        const core::SpaceId corner = tests::at(board, 2, 2);
        std::vector<PlacedCounter> counters;
        for (int i = 1; i <= 19; ++i)
            counters.push_back(counterOf(i, corner, Kind::Foot, i < 12 ? red : blue));
        Table table(std::move(board), std::move(counters));
        QVERIFY(table.canvas.openFan(corner));
        for (int i = 1; i <= 19; ++i)
            QVERIFY(table.canvas.viewport()->rect().contains(boxOf(table, i).toAlignedRect()));
    }

    void aFanIsWalkedThroughAndChosenFromByKeys() {
        core::Board board = tests::boardOf(Shape::Areas, 3, 3);
        const core::SpaceId here = tests::at(board, 1, 1);
        Table table(std::move(board), armies(here));
        QSignalSpy pressed(&table.canvas, &MapCanvas::pressed);
        table.canvas.setFocus();
        QVERIFY(table.canvas.openFan(here));
        QVERIFY(table.canvas.spokenCursor().contains("Foot 1"));
        QTest::keyClick(&table.canvas, Qt::Key_Right);
        QVERIFY(table.canvas.spokenCursor().contains("Foot 2"));
        QTest::keyClick(&table.canvas, Qt::Key_Down); // to the other side's row
        QVERIFY(table.canvas.spokenCursor().contains("Others 6"));
        QTest::keyClick(&table.canvas, Qt::Key_Left); // from the beginning of a row to the end of the one above
        QVERIFY(table.canvas.spokenCursor().contains("Others 5"));
        QTest::keyClick(&table.canvas, Qt::Key_Return);
        QCOMPARE(pressed.size(), 1);
        const auto gesture = pressed.front().front().value<MapGesture>();
        QCOMPARE(gesture.spot.counter.value_or(core::CounterId{}), core::CounterId{5});
        QCOMPARE(gesture.spot.space.value_or(core::SpaceId{}), here);
        QTest::keyClick(&table.canvas, Qt::Key_Escape);
        QVERIFY(!table.canvas.fanned());
        QVERIFY(!table.canvas.openFan(tests::at(table.board(), 0, 0))); // nobody is there
    }

    // The lower right quarter of a vassal shows its lord's colour, of a free counter it does not.
    void aVassalShowsTheColourOfItsLord() {
        core::CounterFace face = counterOf(1, core::SpaceId{0}, Kind::Foot, red).face;
        face.state = core::FaceState::Turned;
        const auto blueIn = [&](const core::CounterFace& shown) {
            QImage image(60, 60, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            QPainter painter(&image);
            CounterPainter(Theme::Light).paint(painter, shown, QRectF(10, 10, 40, 40));
            painter.end();
            int count = 0;
            for (int y = 0; y < 60; ++y)
                for (int x = 40; x < 60; ++x)
                    count += image.pixelColor(x, y) == QColor(QRgb(blue)) ? 1 : 0;
            return count;
        };
        QCOMPARE(blueIn(face), 0);
        face.under = core::FaceBand{{blue}, core::Pattern::Solid};
        QVERIFY(blueIn(face) > 60);
    }

    void numbersAreDrawnOnHeaps() {
        core::Board board = tests::boardOf(Shape::Areas, 3, 3);
        const core::SpaceId here = tests::at(board, 1, 1);
        Table one(board, {counterOf(1, here, Kind::Foot, red)});
        Table two(board, {counterOf(1, here, Kind::Foot, red), counterOf(2, here, Kind::Foot, red)});
        one.settle();
        two.settle();
        QCOMPARE(boxOf(one, 1), boxOf(two, 1));
        QVERIFY(one.canvas.grab().toImage() != two.canvas.grab().toImage());
    }
};

QTEST_MAIN(TstAreaStacks)
#include "tst_area_stacks.moc"
