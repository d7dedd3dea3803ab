// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/tools/brush.h"
#include "editor/map/tools/edge_tool.h"
#include "editor/map/tools/note_tools.h"
#include "editor/map/tools/paint_tools.h"
#include "editor/map/tools/select_tool.h"
#include "tests/editor/map_boards.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace orontes;
using namespace orontes::editor;
using tests::Shape;

namespace {

/// A scenario with tools at work: edits are applied at once, and counted by stroke.
class Workbench {
public:
    Workbench(Shape shape, int width, int height) {
        scenario.board = core::Cow<core::Board>(tests::boardOf(shape, width, height));
        context.scenario = [this]() -> const core::Scenario& { return scenario; };
        context.newStroke = [this] { return ++lastStroke; };
        context.apply = [this](const core::Edit& edit, int stroke) {
            core::Result<core::Edited> edited = core::applyEdit(scenario, edit);
            QVERIFY(edited.has_value());
            scenario = std::move(edited->scenario);
            strokes.insert(stroke);
            ++edits;
        };
        context.selected = [this]() -> const Selected& { return selected; };
        context.select = [this](Selected next) { selected = std::move(next); };
        context.pickTerrain = [this](const core::TerrainToken& token) { context.terrain = token; };
        context.pickFeature = [this](const core::FeatureToken& token) { context.feature = token; };
        context.terrain = {"woods"};
        context.feature = {"river"};
    }

    const core::Board& board() const { return *scenario.board; }
    core::SpaceId at(int column, int row) const { return tests::at(board(), column, row); }

    MapGesture on(core::SpaceId space, Qt::KeyboardModifiers modifiers = {}) const {
        const core::Point centre = core::centreOf(board(), space);
        MapGesture gesture = onPoint({centre.x, centre.y}, modifiers);
        gesture.spot.space = space;
        return gesture;
    }
    MapGesture onPoint(QPointF plane, Qt::KeyboardModifiers modifiers = {}) const {
        MapGesture gesture;
        gesture.spot.plane = plane;
        gesture.spot.space = core::spaceUnder(board(), {plane.x(), plane.y()});
        gesture.spot.edge = core::edgeNear(board(), {plane.x(), plane.y()}, 0.32 * BoardShape(board()).unit());
        gesture.modifiers = modifiers;
        return gesture;
    }
    MapGesture onEdge(core::EdgeId edge, Qt::KeyboardModifiers modifiers = {}) const {
        const core::Segment segment = core::segmentOf(board(), edge);
        return onPoint({(segment.from.x + segment.to.x) / 2, (segment.from.y + segment.to.y) / 2}, modifiers);
    }
    void drag(MapTool& tool, core::SpaceId from, core::SpaceId to, Qt::KeyboardModifiers modifiers = {}) {
        tool.press(on(from, modifiers));
        tool.move(on(to, modifiers));
        tool.release(on(to, modifiers));
    }

    std::string terrain(core::SpaceId space) const { return core::terrainOf(board(), space).value; }
    int count(const char* terrainName) const {
        int found = 0;
        for (core::SpaceId space{0}; space.value < core::spaceCount(board()); ++space.value)
            found += terrain(space) == terrainName ? 1 : 0;
        return found;
    }
    std::set<core::EdgeId> edgesWith(const char* feature) const {
        std::set<core::EdgeId> found;
        for (const core::EdgeId edge : core::allEdges(board()))
            if (core::hasFeature(board(), edge, core::FeatureToken{feature}))
                found.insert(edge);
        return found;
    }

    core::Scenario scenario;
    ToolContext context;
    Selected selected;
    std::set<int> strokes;
    int edits = 0;
    int lastStroke = 0;
};

void addShapes() {
    QTest::addColumn<Shape>("shape");
    QTest::newRow("squares") << Shape::Squares;
    QTest::newRow("flat hexes") << Shape::FlatHexes;
    QTest::newRow("pointy hexes") << Shape::PointyHexes;
    QTest::newRow("areas") << Shape::Areas;
}

} // namespace

class MapToolsTest : public QObject {
    Q_OBJECT

private slots:
    void brushesHaveTheirSizes_data() {
        QTest::addColumn<Shape>("shape");
        QTest::addColumn<int>("radius");
        QTest::addColumn<int>("spaces");
        const int hexes[] = {1, 7, 19, 37};
        const int squares[] = {1, 9, 25, 49};
        for (int radius = 0; radius < 4; ++radius) {
            QTest::addRow("flat hexes, %d", radius) << Shape::FlatHexes << radius << hexes[radius];
            QTest::addRow("pointy hexes, %d", radius) << Shape::PointyHexes << radius << hexes[radius];
            QTest::addRow("squares, %d", radius) << Shape::Squares << radius << squares[radius];
        }
        QTest::newRow("an area and those beside it") << Shape::Areas << 1 << 5;
    }
    void brushesHaveTheirSizes() {
        QFETCH(Shape, shape);
        QFETCH(int, radius);
        QFETCH(int, spaces);
        Workbench bench(shape, 9, 9);
        bench.context.brush = radius;
        StampTool stamp(bench.context);
        stamp.hover(bench.on(bench.at(4, 4)).spot, {});
        QCOMPARE(static_cast<int>(stamp.ghost().spaces.size()), spaces);
        bench.drag(stamp, bench.at(4, 4), bench.at(4, 4));
        QCOMPARE(bench.count("woods"), spaces);
    }

    void aStampStrokeIsOneStepAndHasNoGaps_data() { addShapes(); }
    void aStampStrokeIsOneStepAndHasNoGaps() {
        QFETCH(Shape, shape);
        Workbench bench(shape, 8, 8);
        StampTool stamp(bench.context);
        bench.drag(stamp, bench.at(1, 1), bench.at(6, 1));
        QCOMPARE(bench.strokes.size(), std::size_t{1});
        for (const core::SpaceId space : core::line(bench.board(), bench.at(1, 1), bench.at(6, 1)))
            QCOMPARE(bench.terrain(space), std::string("woods"));
        QCOMPARE(bench.count("woods"), 6);
        bench.drag(stamp, bench.at(1, 5), bench.at(1, 5));
        QCOMPARE(bench.strokes.size(), std::size_t{2});
    }

    void aStampThatChangesNothingMakesNoEdit() {
        Workbench bench(Shape::Squares, 4, 4);
        StampTool stamp(bench.context);
        bench.drag(stamp, bench.at(1, 1), bench.at(1, 1));
        bench.drag(stamp, bench.at(1, 1), bench.at(1, 1));
        QCOMPARE(bench.edits, 1);
    }

    void shiftStampsTheWayFromTheLastPlace() {
        Workbench bench(Shape::Squares, 8, 8);
        StampTool stamp(bench.context);
        bench.drag(stamp, bench.at(1, 1), bench.at(1, 1));
        bench.drag(stamp, bench.at(5, 1), bench.at(5, 1), Qt::ShiftModifier);
        QCOMPARE(bench.count("woods"), 5);
    }

    void theEraserPaintsWhatNewSpacesGet_data() { addShapes(); }
    void theEraserPaintsWhatNewSpacesGet() {
        QFETCH(Shape, shape);
        Workbench bench(shape, 5, 5);
        StampTool stamp(bench.context);
        bench.drag(stamp, bench.at(1, 1), bench.at(3, 1));
        EraserTool eraser(bench.context);
        bench.drag(eraser, bench.at(2, 1), bench.at(2, 1));
        QCOMPARE(bench.terrain(bench.at(2, 1)), std::string("clear"));
        QCOMPARE(bench.count("woods"), 2);
    }

    void fillKeepsWithinItsBorders_data() { addShapes(); }
    void fillKeepsWithinItsBorders() {
        QFETCH(Shape, shape);
        Workbench bench(shape, 7, 7);
        bench.context.terrain = {"lake"};
        RectangleTool wall(bench.context);
        bench.drag(wall, bench.at(3, 0), bench.at(3, 6));
        bench.context.terrain = {"woods"};
        FillTool fill(bench.context);
        fill.press(bench.on(bench.at(0, 0)));
        QCOMPARE(bench.count("woods"), 21);
        QCOMPARE(bench.count("lake"), 7);
        QCOMPARE(bench.terrain(bench.at(6, 6)), std::string("clear"));
    }

    void fillWithControlTakesEverySpaceOfATerrain() {
        Workbench bench(Shape::PointyHexes, 7, 7);
        bench.context.terrain = {"lake"};
        RectangleTool wall(bench.context);
        bench.drag(wall, bench.at(3, 0), bench.at(3, 6));
        bench.context.terrain = {"woods"};
        FillTool fill(bench.context);
        fill.press(bench.on(bench.at(0, 0), Qt::ControlModifier));
        QCOMPARE(bench.count("woods"), 42);
    }

    void aLineIsPaintedWhenItIsLetGo_data() { addShapes(); }
    void aLineIsPaintedWhenItIsLetGo() {
        QFETCH(Shape, shape);
        Workbench bench(shape, 8, 8);
        LineTool tool(bench.context);
        tool.press(bench.on(bench.at(1, 2)));
        tool.move(bench.on(bench.at(5, 2)));
        const std::vector<core::SpaceId> expected = brushedWay(bench.board(), bench.at(1, 2), bench.at(5, 2), 0);
        QCOMPARE(tool.ghost().spaces, expected);
        QCOMPARE(bench.edits, 0);
        tool.release(bench.on(bench.at(5, 2)));
        QCOMPARE(bench.edits, 1);
        QCOMPARE(bench.count("woods"), static_cast<int>(expected.size()));
    }

    void escapeDropsALine() {
        Workbench bench(Shape::Squares, 8, 8);
        LineTool tool(bench.context);
        tool.press(bench.on(bench.at(1, 2)));
        tool.move(bench.on(bench.at(5, 2)));
        tool.cancel();
        tool.release(bench.on(bench.at(5, 2)));
        QCOMPARE(bench.edits, 0);
        QVERIFY(tool.ghost().spaces.empty());
    }

    void aRectangleSpansItsCorners_data() { addShapes(); }
    void aRectangleSpansItsCorners() {
        QFETCH(Shape, shape);
        Workbench bench(shape, 8, 8);
        RectangleTool tool(bench.context);
        bench.drag(tool, bench.at(5, 4), bench.at(2, 3)); // from any corner
        QCOMPARE(bench.count("woods"), 8);
        QCOMPARE(bench.terrain(bench.at(2, 4)), std::string("woods"));
        QCOMPARE(bench.strokes.size(), std::size_t{1});
    }

    void theEyedropperTakesTerrainAndFeatures() {
        Workbench bench(Shape::FlatHexes, 5, 5);
        StampTool stamp(bench.context);
        bench.context.terrain = {"lake"};
        bench.drag(stamp, bench.at(2, 2), bench.at(2, 2));
        bench.context.terrain = {"woods"};
        bench.context.feature = {"crest"};
        const core::EdgeId edge = core::neighbours(bench.board(), bench.at(1, 1)).front().edge;
        core::setFeatures(bench.scenario.board.edit(), edge, 2); // road
        EyedropperTool tool(bench.context);
        tool.press(bench.on(bench.at(2, 2)));
        QCOMPARE(bench.context.terrain.value, std::string("lake"));
        tool.press(bench.onEdge(edge));
        QCOMPARE(bench.context.feature.value, std::string("road"));
    }

    void anEdgeStrokeFollowsThePointerWithoutGaps_data() { addShapes(); }
    void anEdgeStrokeFollowsThePointerWithoutGaps() {
        QFETCH(Shape, shape);
        Workbench bench(shape, 6, 6);
        std::vector<core::EdgeId> row; // the sides below the third row
        for (int column = 0; column < 6; ++column)
            if (const auto edge = core::edgeBetween(bench.board(), bench.at(column, 2), bench.at(column, 3)))
                row.push_back(*edge);
        EdgeTool tool(bench.context);
        tool.press(bench.onEdge(row.front()));
        for (const core::EdgeId edge : row)
            tool.move(bench.onEdge(edge));
        tool.release(bench.onEdge(row.back()));
        const std::set<core::EdgeId> laid = bench.edgesWith("river");
        for (const core::EdgeId edge : row)
            QVERIFY(laid.contains(edge));
        QCOMPARE(bench.strokes.size(), std::size_t{1});
        if (shape == Shape::Areas)
            return;
        std::set<std::pair<long, long>> odd; // corners with one edge only: the two ends of one line
        for (const core::EdgeId edge : laid) {
            const core::Segment segment = core::segmentOf(bench.board(), edge);
            for (const core::Point end : {segment.from, segment.to}) {
                const std::pair corner(std::lround(end.x * 1000), std::lround(end.y * 1000));
                if (!odd.insert(corner).second)
                    odd.erase(corner);
            }
        }
        QVERIFY2(odd.size() <= 2, qPrintable(QString::number(odd.size())));
    }

    void controlTakesAFeatureAway() {
        Workbench bench(Shape::Squares, 4, 4);
        const core::EdgeId edge = *core::edgeBetween(bench.board(), bench.at(1, 1), bench.at(2, 1));
        EdgeTool tool(bench.context);
        tool.press(bench.onEdge(edge));
        tool.release(bench.onEdge(edge));
        QVERIFY(core::hasFeature(bench.board(), edge, {"river"}));
        tool.press(bench.onEdge(edge, Qt::ControlModifier));
        tool.release(bench.onEdge(edge));
        QVERIFY(!core::hasFeature(bench.board(), edge, {"river"}));
    }

    void digitsLayAFeatureFromTheKeyboard() {
        Workbench bench(Shape::PointyHexes, 4, 4);
        EdgeTool tool(bench.context);
        const core::Neighbour east = *core::neighbour(bench.board(), bench.at(1, 1), 1);
        QVERIFY(tool.key(Qt::Key_2, {}, bench.at(1, 1)));
        QVERIFY(core::hasFeature(bench.board(), east.edge, {"river"}));
        QVERIFY(tool.key(Qt::Key_2, {}, bench.at(1, 1)));
        QVERIFY(!core::hasFeature(bench.board(), east.edge, {"river"}));
        QVERIFY(!tool.key(Qt::Key_A, {}, bench.at(1, 1)));
    }

    void aCounterDraggedToASpaceIsSetUpThere_data() { addShapes(); }
    void aCounterDraggedToASpaceIsSetUpThere() {
        QFETCH(Shape, shape);
        Workbench bench(shape, 5, 5);
        core::Counter counter;
        counter.id = core::CounterId{4};
        counter.setUp.turn = core::TurnNumber{2};
        counter.setUp.place = core::AtSpace{core::labelOf(bench.board(), bench.at(1, 1))};
        bench.scenario.counters = std::vector{counter};
        SelectTool tool(bench.context);
        MapGesture press = bench.on(bench.at(1, 1));
        press.spot.counter = counter.id;
        tool.press(press);
        QCOMPARE(bench.selected.counters, std::vector{counter.id});
        tool.move(bench.on(bench.at(3, 2)));
        QCOMPARE(tool.ghost().counters, std::vector{counter.id});
        tool.release(bench.on(bench.at(3, 2)));
        const core::Counter& moved = bench.scenario.counters->front();
        QCOMPARE(std::get<core::AtSpace>(moved.setUp.place).space, core::labelOf(bench.board(), bench.at(3, 2)));
        QCOMPARE(moved.setUp.turn, core::TurnNumber{2});
        QCOMPARE(bench.edits, 1);
    }

    void aClickOnACounterMovesNothing() {
        Workbench bench(Shape::Squares, 5, 5);
        core::Counter counter;
        counter.id = core::CounterId{4};
        counter.setUp.place = core::AtSpace{core::labelOf(bench.board(), bench.at(1, 1))};
        bench.scenario.counters = std::vector{counter};
        SelectTool tool(bench.context);
        MapGesture press = bench.on(bench.at(1, 1));
        press.spot.counter = counter.id;
        tool.press(press);
        tool.release(press);
        QCOMPARE(bench.edits, 0);
    }

    void spacesAreSelectedByAFrameAndAddedWithShift() {
        Workbench bench(Shape::FlatHexes, 6, 6);
        SelectTool tool(bench.context);
        bench.drag(tool, bench.at(1, 1), bench.at(2, 3));
        QCOMPARE(bench.selected.spaces.size(), std::size_t{6});
        tool.press(bench.on(bench.at(5, 5), Qt::ShiftModifier));
        tool.release(bench.on(bench.at(5, 5), Qt::ShiftModifier));
        QCOMPARE(bench.selected.spaces.size(), std::size_t{7});
        QCOMPARE(bench.edits, 0);
    }

    void aLetterIsSetAndTakenAwayAgain() {
        Workbench bench(Shape::Squares, 4, 4);
        bench.context.letter = "B";
        LabelTool tool(bench.context);
        bench.drag(tool, bench.at(2, 2), bench.at(2, 2));
        QCOMPARE(core::noteOf(bench.board(), bench.at(2, 2)).letter, std::string("B"));
        bench.drag(tool, bench.at(2, 2), bench.at(2, 2));
        QVERIFY(core::noteOf(bench.board(), bench.at(2, 2)).empty());
    }

    void aNameIsAskedForAndMovesWhenDragged() {
        Workbench bench(Shape::Areas, 4, 4);
        bench.context.askNote = [](core::SpaceId, const core::SpaceNote&,
                                   const std::function<void(core::SpaceNote)>& done) { done({"Shabtuna", "", {}}); };
        LabelTool tool(bench.context);
        bench.drag(tool, bench.at(0, 0), bench.at(0, 0));
        QCOMPARE(core::noteOf(bench.board(), bench.at(0, 0)).name, std::string("Shabtuna"));
        bench.drag(tool, bench.at(0, 0), bench.at(2, 1));
        QVERIFY(core::noteOf(bench.board(), bench.at(0, 0)).empty());
        QCOMPARE(core::noteOf(bench.board(), bench.at(2, 1)).name, std::string("Shabtuna"));
        QCOMPARE(bench.strokes.size(), std::size_t{2});
    }

    void aRegionGrowsAndShrinks_data() { addShapes(); }
    void aRegionGrowsAndShrinks() {
        QFETCH(Shape, shape);
        Workbench bench(shape, 6, 6);
        bench.context.region = {"east"};
        bench.context.regionName = "East bank";
        RegionTool tool(bench.context);
        bench.drag(tool, bench.at(1, 1), bench.at(4, 1));
        const core::Region* region = core::findRegion(bench.board(), {"east"});
        QVERIFY(region);
        QCOMPARE(region->name, std::string("East bank"));
        QCOMPARE(region->spaces.size(), std::size_t{4});
        QCOMPARE(bench.strokes.size(), std::size_t{1});
        bench.drag(tool, bench.at(2, 1), bench.at(2, 1), Qt::ControlModifier);
        region = core::findRegion(bench.board(), {"east"});
        QCOMPARE(region->spaces.size(), std::size_t{3});
    }

    void withoutARegionNothingIsPainted() {
        Workbench bench(Shape::Squares, 4, 4);
        RegionTool tool(bench.context);
        bench.drag(tool, bench.at(1, 1), bench.at(2, 1));
        QCOMPARE(bench.edits, 0);
    }
};

QTEST_GUILESS_MAIN(MapToolsTest)
#include "tst_map_tools.moc"
