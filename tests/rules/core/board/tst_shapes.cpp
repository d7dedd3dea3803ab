// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/core/board/sample_boards.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>

using namespace orontes::core;
using namespace orontes::tests;

namespace {

const SampleBoard& sample() {
    QFETCH_GLOBAL(int, board);
    return sampleBoards()[static_cast<std::size_t>(board)];
}

std::size_t cornerCount(const SampleBoard& board) {
    return board.hexes() ? 6 : 4;
}

Point anyPointAround(const Board& board, Dice& dice, double margin) {
    const Extent extent = extentOf(board);
    const double width = extent.bottomRight.x - extent.topLeft.x + 2 * margin;
    const double height = extent.bottomRight.y - extent.topLeft.y + 2 * margin;
    return {extent.topLeft.x - margin + anyPart(dice) * width, extent.topLeft.y - margin + anyPart(dice) * height};
}

/// Whether a point lies on the inner side of every side of a clockwise, convex outline, and not on one.
bool isWithin(const Polygon& outline, Point point, double least) {
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Point a = outline[i];
        const Point b = outline[(i + 1) % outline.size()];
        if (((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)) / apart(a, b) < least)
            return false;
    }
    return true;
}

std::optional<EdgeId> nearestByTrial(const Board& board, Point point, double reach) {
    std::optional<EdgeId> nearest;
    double least = reach;
    for (const EdgeId edge : allEdges(board)) {
        const Segment segment = segmentOf(board, edge);
        if (segment.from == segment.to || apart(segment, point) >= least)
            continue;
        nearest = edge;
        least = apart(segment, point);
    }
    return nearest;
}

} // namespace

class TstShapes : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() {
        QTest::addColumn<int>("board");
        for (std::size_t i = 0; i < sampleBoards().size(); ++i)
            QTest::newRow(sampleBoards()[i].name.constData()) << static_cast<int>(i);
    }

    void neighbouringCentresOfAGridAreOneApart() {
        const SampleBoard& one = sample();
        if (one.isArea() || directionCount(one.board) == 8)
            return;
        for (const EdgeId edge : allEdges(one.board)) {
            const EdgeSides sides = *sidesOf(one.board, edge);
            const double off = apart(centreOf(one.board, sides.first), centreOf(one.board, sides.second)) - 1;
            QVERIFY(std::abs(off) < 1e-9);
        }
    }

    void theExtentFitsTheOutlinesExactly() {
        const Board& board = sample().board;
        const Extent extent = extentOf(board);
        double left = 1e9;
        double top = 1e9;
        double right = -1e9;
        double bottom = -1e9;
        for (const SpaceId space : allSpaces(board))
            for (const Point point : outlineOf(board, space)) {
                left = std::min(left, point.x);
                top = std::min(top, point.y);
                right = std::max(right, point.x);
                bottom = std::max(bottom, point.y);
            }
        QVERIFY(apart(extent.topLeft, {left, top}) < 1e-9);
        QVERIFY(apart(extent.bottomRight, {right, bottom}) < 1e-9);
    }

    void outlinesRunClockwiseAroundTheCentre() {
        const SampleBoard& one = sample();
        for (const SpaceId space : allSpaces(one.board)) {
            const Polygon outline = outlineOf(one.board, space);
            QCOMPARE(outline.size(), cornerCount(one));
            QVERIFY(isWithin(outline, centreOf(one.board, space), one.isArea() ? 4.9 : 0.49));
        }
    }

    void cornersAreSharedByTheSpacesThatMeetThere() {
        const SampleBoard& one = sample();
        const Board& board = one.board;
        std::map<VertexId, std::set<SpaceId>> meeting;
        std::map<std::pair<long, long>, VertexId> byPoint;
        for (const SpaceId space : allSpaces(board)) {
            const std::vector<VertexId> corners = verticesOf(board, space);
            QCOMPARE(corners.size(), one.isArea() ? 0 : cornerCount(one));
            for (std::size_t i = 0; i < corners.size(); ++i) {
                const Point point = pointOf(board, corners[i]);
                QVERIFY(corners[i].valid() && corners[i].value < vertexBound(board));
                QCOMPARE(point, outlineOf(board, space)[i]);
                meeting[corners[i]].insert(space);
                const auto [same, isNew] =
                    byPoint.try_emplace({std::lround(point.x * 1000), std::lround(point.y * 1000)}, corners[i]);
                QCOMPARE(same->second, corners[i]);
            }
        }
        for (const auto& [vertex, spaces] : meeting)
            QVERIFY(spaces.size() <= (one.hexes() ? 3U : 4U));
    }

    void theSegmentOfAnEdgeJoinsTheCornersOfBothSides() {
        const SampleBoard& one = sample();
        if (one.isArea())
            return;
        for (const EdgeId edge : allEdges(one.board)) {
            const EdgeSides sides = *sidesOf(one.board, edge);
            std::set<VertexId> common;
            const std::vector<VertexId> second = verticesOf(one.board, sides.second);
            for (const VertexId vertex : verticesOf(one.board, sides.first))
                if (std::find(second.begin(), second.end(), vertex) != second.end())
                    common.insert(vertex);
            const Segment segment = segmentOf(one.board, edge);
            const Point from = pointOf(one.board, *common.begin());
            const Point to = pointOf(one.board, *common.rbegin());
            QVERIFY((segment.from == from && segment.to == to) || (segment.from == to && segment.to == from));
            const Point middle = between(segment.from, segment.to, 0.5);
            const Point step = between(centreOf(one.board, sides.first), centreOf(one.board, sides.second), 0.5);
            QVERIFY(apart(middle, step) < 1e-9);
        }
    }

    void theSpaceUnderItsCentreIsTheSpace() {
        const Board& board = sample().board;
        for (const SpaceId space : allSpaces(board))
            QCOMPARE(spaceUnder(board, centreOf(board, space)), std::optional(space));
    }

    void aPointLiesInTheOutlineOfTheSpaceUnderIt() {
        const Board& board = sample().board;
        Dice dice(19);
        for (int i = 0; i < 3000; ++i) {
            const Point point = anyPointAround(board, dice, 0.4);
            const std::optional<SpaceId> found = spaceUnder(board, point);
            if (found)
                QVERIFY(isWithin(outlineOf(board, *found), point, -1e-9));
            else
                for (const SpaceId space : allSpaces(board))
                    QVERIFY(!isWithin(outlineOf(board, space), point, 1e-9));
        }
    }

    void nothingLiesFarAway() {
        const Board& board = sample().board;
        const double never = std::numeric_limits<double>::quiet_NaN();
        for (const Point point : {Point{1e300, 1e300}, Point{-1e300, 0.5}, Point{never, 0.5}, Point{0.5, never}}) {
            QVERIFY(!spaceUnder(board, point));
            QVERIFY(!edgeNear(board, point, 5));
        }
    }

    void theMiddleOfAnEdgeIsNearThatEdge() {
        const Board& board = sample().board;
        for (const EdgeId edge : allEdges(board)) {
            const Segment segment = segmentOf(board, edge);
            if (segment.from == segment.to)
                continue;
            QCOMPARE(edgeNear(board, between(segment.from, segment.to, 0.5), 1e-6), std::optional(edge));
        }
    }

    void noEdgeIsNearerThanTheNearest() {
        const SampleBoard& one = sample();
        Dice dice(23);
        for (int i = 0; i < 100; ++i) {
            const Point point = anyPointAround(one.board, dice, 3);
            const double reach = anyPart(dice) * (one.isArea() ? 20 : 4);
            QCOMPARE(edgeNear(one.board, point, reach), nearestByTrial(one.board, point, reach));
        }
    }

    void anEdgeIsNotNearBeyondTheReach() {
        const SampleBoard& one = sample();
        if (!one.squares())
            return;
        if (one.squares()->width < 2 || one.squares()->height < 2)
            return;
        QVERIFY(edgeNear(one.board, {0.5, 0.5}, 0.51)); // the centre of a square is half a unit from its sides
        QVERIFY(!edgeNear(one.board, {0.5, 0.5}, 0.5));
    }
};

QTEST_APPLESS_MAIN(TstShapes)
#include "tst_shapes.moc"
