// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/core/board/sample_boards.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>

using namespace orontes::core;
using namespace orontes::tests;

namespace {

const SampleBoard& sample() {
    QFETCH_GLOBAL(int, board);
    return sampleBoards()[static_cast<std::size_t>(board)];
}

/// Steps from one space to all others, by going from neighbour to neighbour.
std::vector<int> stepsFrom(const Board& board, SpaceId start) {
    std::vector<int> steps(static_cast<std::size_t>(spaceCount(board)), -1);
    std::vector<SpaceId> open{start};
    steps[static_cast<std::size_t>(start.value)] = 0;
    for (std::size_t i = 0; i < open.size(); ++i) {
        const SpaceId from = open[i];
        for (const Neighbour& next : neighbours(board, from))
            if (int& found = steps[static_cast<std::size_t>(next.space.value)]; found < 0) {
                found = steps[static_cast<std::size_t>(from.value)] + 1;
                open.push_back(next.space);
            }
    }
    return steps;
}

/// The angle of a grid's first direction and the one between two directions, in degrees clockwise from east.
std::pair<double, double> compassOf(const SampleBoard& board) {
    if (const HexGrid* hexes = board.hexes())
        return {hexes->orientation == HexGrid::Orientation::FlatTop ? -90 : -60, 60};
    return {-90, board.squares()->diagonals ? 45 : 90};
}

bool areDistant(const SampleBoard& board, SpaceId a, SpaceId b) {
    const double nearest = board.squares() && board.squares()->diagonals ? 1.5 : 1.1;
    return apart(centreOf(board.board, a), centreOf(board.board, b)) > nearest;
}

} // namespace

class TstGeometry : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() {
        QTest::addColumn<int>("board");
        for (std::size_t i = 0; i < sampleBoards().size(); ++i)
            QTest::newRow(sampleBoards()[i].name.constData()) << static_cast<int>(i);
    }

    void neighboursSeeEachOtherOverTheSameEdge() {
        const Board& board = sample().board;
        for (const SpaceId space : allSpaces(board))
            for (const Neighbour& next : neighbours(board, space)) {
                QVERIFY(next.space != space);
                const std::vector<Neighbour> back = neighbours(board, next.space);
                QCOMPARE(std::count_if(back.begin(), back.end(),
                                       [&](const Neighbour& n) { return n.space == space && n.edge == next.edge; }),
                         1);
            }
    }

    void theOppositeDirectionLeadsBack() {
        const SampleBoard& one = sample();
        const Board& board = one.board;
        for (const SpaceId space : allSpaces(board))
            for (int direction = -1; direction <= directionCount(board); ++direction) {
                const std::optional<Neighbour> next = neighbour(board, space, direction);
                if (!next)
                    continue;
                QCOMPARE(next->direction, direction);
                const std::vector<Neighbour> all = neighbours(board, space);
                QVERIFY(std::find(all.begin(), all.end(), *next) != all.end());
                if (one.isArea())
                    continue;
                const int opposite = (direction + directionCount(board) / 2) % directionCount(board);
                const std::optional<Neighbour> back = neighbour(board, next->space, opposite);
                QVERIFY(back);
                QCOMPARE(back->space, space);
            }
    }

    void neighboursOfAGridLieSideBySide() {
        const SampleBoard& one = sample();
        const Board& board = one.board;
        if (one.isArea())
            return;
        for (const SpaceId space : allSpaces(board)) {
            std::set<SpaceId> expected;
            for (const SpaceId other : allSpaces(board))
                if (other != space && !areDistant(one, space, other))
                    expected.insert(other);
            std::set<SpaceId> found;
            for (const Neighbour& next : neighbours(board, space))
                found.insert(next.space);
            QVERIFY(found == expected);
        }
    }

    void directionsOfAGridRunClockwise() {
        const SampleBoard& one = sample();
        const Board& board = one.board;
        if (one.isArea())
            return;
        const auto [first, turn] = compassOf(one);
        for (const SpaceId space : allSpaces(board))
            for (const Neighbour& next : neighbours(board, space)) {
                const Point from = centreOf(board, space);
                const Point to = centreOf(board, next.space);
                const double angle = std::atan2(to.y - from.y, to.x - from.x) * 180 / std::numbers::pi;
                const double off = std::remainder(angle - (first + turn * next.direction), 360);
                QVERIFY2(std::abs(off) < 1e-6, qPrintable(QString::number(off)));
            }
    }

    void neighboursOfAnAreaAreItsLinksInAscendingOrder() {
        const SampleBoard& one = sample();
        if (!one.isArea())
            return;
        const AreaMap& map = *std::get<Cow<AreaMap>>(one.board.geometry);
        int most = 0;
        for (const SpaceId space : allSpaces(one.board)) {
            std::set<SpaceId> expected;
            for (const AreaLink& link : map.links) {
                QVERIFY(link.first < link.second);
                if (link.first == space || link.second == space)
                    expected.insert(link.first == space ? link.second : link.first);
            }
            std::vector<SpaceId> found;
            for (const Neighbour& next : neighbours(one.board, space))
                found.push_back(next.space);
            QVERIFY(found == std::vector<SpaceId>(expected.begin(), expected.end()));
            most = std::max(most, static_cast<int>(found.size()));
        }
        QCOMPARE(directionCount(one.board), most);
    }

    void distanceCountsStepsFromNeighbourToNeighbour() {
        const Board& board = sample().board;
        for (const SpaceId from : allSpaces(board)) {
            const std::vector<int> steps = stepsFrom(board, from);
            for (const SpaceId to : allSpaces(board))
                QCOMPARE(distance(board, from, to), steps[static_cast<std::size_t>(to.value)]);
        }
    }

    void noDetourIsShorter() {
        const Board& board = sample().board;
        Dice dice(7);
        for (int i = 0; i < 2000; ++i) {
            const SpaceId a = anySpace(board, dice);
            const SpaceId b = anySpace(board, dice);
            const SpaceId c = anySpace(board, dice);
            QCOMPARE(distance(board, a, b), distance(board, b, a));
            QCOMPARE(distance(board, a, b) == 0, a == b);
            if (distance(board, a, b) >= 0 && distance(board, b, c) >= 0)
                QVERIFY(distance(board, a, c) <= distance(board, a, b) + distance(board, b, c));
        }
    }

    void aLineIsAShortestWayAndTheSameFromBothEnds() {
        const Board& board = sample().board;
        Dice dice(11);
        for (int i = 0; i < 2000; ++i) {
            const SpaceId a = anySpace(board, dice);
            const SpaceId b = anySpace(board, dice);
            std::vector<SpaceId> way = line(board, a, b);
            QCOMPARE(static_cast<int>(way.size()), distance(board, a, b) + 1);
            for (std::size_t k = 1; k < way.size(); ++k)
                QVERIFY(edgeBetween(board, way[k - 1], way[k]));
            if (!way.empty())
                QVERIFY(way.front() == a && way.back() == b);
            std::reverse(way.begin(), way.end());
            QCOMPARE(way, line(board, b, a));
        }
    }

    void aLineOnAGridKeepsToTheStraightWay() {
        const SampleBoard& one = sample();
        if (one.isArea())
            return;
        const double farthest = one.squares() && !one.squares()->diagonals ? std::numbers::sqrt2 / 2 : 0.5;
        Dice dice(13);
        for (int i = 0; i < 1000; ++i) {
            const SpaceId a = anySpace(one.board, dice);
            const SpaceId b = anySpace(one.board, dice);
            const Segment straight{centreOf(one.board, a), centreOf(one.board, b)};
            for (const SpaceId space : line(one.board, a, b))
                QVERIFY(apart(straight, centreOf(one.board, space)) < farthest + 1e-6);
        }
    }

    void ringsAndDisksAreTheSpacesAtADistance() {
        const Board& board = sample().board;
        Dice dice(17);
        for (int i = 0; i < 100; ++i) {
            const SpaceId centre = anySpace(board, dice);
            const int radius = dice.below(15) - 1;
            std::vector<SpaceId> at;
            std::vector<SpaceId> within;
            for (const SpaceId space : allSpaces(board)) {
                const int steps = distance(board, centre, space);
                if (steps >= 0 && steps == radius)
                    at.push_back(space);
                if (steps >= 0 && steps <= radius)
                    within.push_back(space);
            }
            QCOMPARE(ring(board, centre, radius), at);
            QCOMPARE(disk(board, centre, radius), within);
        }
        QCOMPARE(static_cast<int>(disk(board, SpaceId{0}, 2'000'000'000).size()),
                 spaceCount(board) - static_cast<int>(std::ranges::count(stepsFrom(board, SpaceId{0}), -1)));
        QVERIFY(ring(board, SpaceId{0}, 2'000'000'000).empty());
    }

    void anEdgeAndItsTwoSidesNameEachOther() {
        const Board& board = sample().board;
        std::map<EdgeId, EdgeSides> expected;
        for (const SpaceId space : allSpaces(board))
            for (const Neighbour& next : neighbours(board, space))
                expected[next.edge] = {std::min(space, next.space), std::max(space, next.space)};
        std::vector<EdgeId> ids;
        for (EdgeId edge{-3}; edge.value < edgeBound(board) + 3; ++edge.value) {
            const std::optional<EdgeSides> sides = sidesOf(board, edge);
            QCOMPARE(sides.has_value(), expected.contains(edge));
            if (!sides)
                continue;
            QCOMPARE(*sides, expected[edge]);
            QCOMPARE(edgeBetween(board, sides->first, sides->second), std::optional(edge));
            QCOMPARE(edgeBetween(board, sides->second, sides->first), std::optional(edge));
            ids.push_back(edge);
        }
        QCOMPARE(allEdges(board), ids);
        for (const SpaceId a : allSpaces(board))
            for (const SpaceId b : allSpaces(board))
                if (distance(board, a, b) != 1)
                    QVERIFY(!edgeBetween(board, a, b));
    }

    void theLabelOfASpaceFindsIt() {
        const Board& board = sample().board;
        std::set<SpaceLabel> seen;
        for (const SpaceId space : allSpaces(board)) {
            const SpaceLabel label = labelOf(board, space);
            QVERIFY(seen.insert(label).second);
            QCOMPARE(findSpace(board, label), std::optional(space));
        }
        QVERIFY(!findSpace(board, SpaceLabel{}));
        QVERIFY(!findSpace(board, SpaceLabel{"nowhere"}));
    }

    void columnAndRowFindTheSpace() {
        const Board& board = sample().board;
        for (const SpaceId space : allSpaces(board)) {
            const Cell cell = cellOf(board, space);
            QCOMPARE(spaceAt(board, cell.column, cell.row), std::optional(space));
        }
        QVERIFY(!spaceAt(board, -1, 0));
        QVERIFY(!spaceAt(board, 0, -1));
        QVERIFY(!spaceAt(board, board.terrain.width(), 0));
        QVERIFY(!spaceAt(board, 0, board.terrain.height()));
    }
};

QTEST_APPLESS_MAIN(TstGeometry)
#include "tst_geometry.moc"
