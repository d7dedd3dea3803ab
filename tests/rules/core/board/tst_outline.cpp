// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/board/outline.h"
#include "tests/rules/core/board/sample_boards.h"
#include "tests/support/random_areas.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

using namespace orontes::core;
using namespace orontes::tests;

namespace {

const Polygon square{{0, 0}, {10, 0}, {10, 10}, {0, 10}};
/// Two legs, open below.
const Polygon arch{{0, 0}, {30, 0}, {30, 20}, {20, 20}, {20, 10}, {10, 10}, {10, 20}, {0, 20}};

struct WholePoint {
    std::int64_t x;
    std::int64_t y;
};

std::int64_t turn(WholePoint a, WholePoint b, WholePoint c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

bool isBetween(WholePoint a, WholePoint b, WholePoint point) {
    return turn(a, b, point) == 0 && std::min(a.x, b.x) <= point.x && point.x <= std::max(a.x, b.x) &&
           std::min(a.y, b.y) <= point.y && point.y <= std::max(a.y, b.y);
}

int sign(std::int64_t number) {
    return number > 0 ? 1 : number < 0 ? -1 : 0;
}

bool share(WholePoint a, WholePoint b, WholePoint c, WholePoint d) {
    if (isBetween(a, b, c) || isBetween(a, b, d) || isBetween(c, d, a) || isBetween(c, d, b))
        return true;
    return sign(turn(a, b, c)) * sign(turn(a, b, d)) < 0 && sign(turn(c, d, a)) * sign(turn(c, d, b)) < 0;
}

/// In whole numbers, side by side.
bool crossesByTrial(const std::vector<WholePoint>& outline) {
    const std::size_t count = outline.size();
    const auto corner = [&](std::size_t i) { return outline[i % count]; };
    for (std::size_t i = 0; i < count; ++i) {
        const WholePoint a = corner(i);
        const WholePoint b = corner(i + 1);
        const WholePoint c = corner(i + 2);
        if ((a.x == b.x && a.y == b.y) || isBetween(a, b, c) || isBetween(b, c, a))
            return true;
        for (std::size_t k = i + 2; k < i + count - 1; ++k)
            if (share(a, b, corner(k), corner(k + 1)))
                return true;
    }
    return false;
}

/// By the angle under which the outline is seen.
bool isInsideByTrial(const Polygon& outline, Point point) {
    double seen = 0;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Point a = outline[i];
        const Point b = outline[(i + 1) % outline.size()];
        const double way = std::atan2(b.y - point.y, b.x - point.x) - std::atan2(a.y - point.y, a.x - point.x);
        seen += std::remainder(way, 2 * std::numbers::pi);
    }
    return std::abs(seen) > std::numbers::pi;
}

double surface(const Polygon& outline) {
    return std::abs(signedSurface(outline));
}

Point anyPoint(Dice& dice, double reach) {
    return {anyBetween(dice, -reach, reach), anyBetween(dice, -reach, reach)};
}

double perimeter(const Polygon& outline) {
    double length = 0;
    for (std::size_t i = 0; i < outline.size(); ++i)
        length += apart(outline[i], outline[(i + 1) % outline.size()]);
    return length;
}

double depth(const Polygon& outline, Point point) {
    double least = 1e9;
    for (std::size_t i = 0; i < outline.size(); ++i)
        least = std::min(least, apart(Segment{outline[i], outline[(i + 1) % outline.size()]}, point));
    return isInsideByTrial(outline, point) ? least : -least;
}

/// A line from far outside to far outside, bent once near the middle.
std::vector<Point> anyLine(Dice& dice) {
    const double turned = anyBetween(dice, 0, 2 * std::numbers::pi);
    const double back = turned + std::numbers::pi + anyBetween(dice, -0.5, 0.5);
    return {
        {30 * std::cos(turned), 30 * std::sin(turned)}, anyPoint(dice, 1), {30 * std::cos(back), 30 * std::sin(back)}};
}

} // namespace

class TstOutline : public QObject {
    Q_OBJECT

private slots:
    void anOutlineCrossesItselfExactlyWhereTrialFindsIt() {
        Dice dice(7);
        int crossing = 0;
        constexpr int tries = 6000;
        for (int i = 0; i < tries; ++i) {
            std::vector<WholePoint> whole;
            Polygon outline;
            for (int corner = 3 + dice.below(5); corner > 0; --corner) {
                whole.push_back({dice.below(12), dice.below(12)});
                outline.push_back({static_cast<double>(whole.back().x) * 0.1 + 1000,
                                   static_cast<double>(whole.back().y) * 0.1 - 500});
            }
            const bool expected = crossesByTrial(whole);
            crossing += expected ? 1 : 0;
            QCOMPARE(crossesItself(outline), expected);
        }
        QVERIFY(crossing > tries / 10 && crossing < tries * 9 / 10);
    }

    void aStarDoesNotCrossItselfAndAPointIsInsideWhereItIsSeenAllAround() {
        Dice dice(11);
        for (int i = 0; i < 300; ++i) {
            const Polygon star = anyStar(dice, 3 + dice.below(20), {0, 0}, 10);
            QVERIFY(!crossesItself(star));
            QVERIFY(signedSurface(star) > 0); // clockwise as it is seen
            for (int k = 0; k < 50; ++k) {
                const Point point = anyPoint(dice, 11);
                QCOMPARE(isInside(star, point), isInsideByTrial(star, point));
            }
        }
    }

    void theGroundIsThatOfTheSquareRoundTheOtherWayNegative() {
        QCOMPARE(signedSurface(square), 100.0);
        QCOMPARE(signedSurface(Polygon(square.rbegin(), square.rend())), -100.0);
        QCOMPARE(signedSurface(arch), 500.0);
    }

    void theVisualCentreLiesAboutAsDeepAsAnyPoint() {
        Dice dice(13);
        for (int i = 0; i < 150; ++i) {
            const Polygon star = anyStar(dice, 3 + dice.below(14), {100, -40}, 30);
            double deepest = 0;
            for (int k = 0; k < 400; ++k)
                deepest =
                    std::max(deepest, depth(star, {100 + anyBetween(dice, -30, 30), -40 + anyBetween(dice, -30, 30)}));
            QVERIFY(depth(star, visualCentre(star)) >= 0.87 * deepest);
        }
        QCOMPARE(visualCentre(square), (Point{5, 5}));
        QVERIFY(isInsideByTrial(arch, visualCentre(arch))); // its centre of gravity lies outside
    }

    void aLineThroughAConvexAreaAlwaysCutsIt() {
        Dice dice(17);
        for (int i = 0; i < 500; ++i) {
            Polygon round;
            for (int corner = 0; corner < 9; ++corner) {
                const double turned = 2 * std::numbers::pi * (corner + anyBetween(dice, 0, 0.9)) / 9;
                round.push_back({10 * std::cos(turned), 10 * std::sin(turned)});
            }
            const std::vector<Point> line = anyLine(dice);
            if (isInsideByTrial(round, line[1]))
                QVERIFY(cutAlong(round, line));
        }
    }

    void bothHalvesTogetherAreTheWhole() {
        Dice dice(19);
        int cuts = 0;
        for (int i = 0; i < 1500; ++i) {
            const Polygon star = anyStar(dice, 3 + dice.below(12), {0, 0}, 10);
            const std::optional<Halves> halves = cutAlong(star, anyLine(dice));
            if (!halves)
                continue;
            ++cuts;
            QVERIFY(!crossesItself(halves->first) && !crossesItself(halves->second));
            QVERIFY(std::abs(surface(halves->first) + surface(halves->second) - surface(star)) < 1e-6);
            for (int k = 0; k < 20; ++k) {
                const Point point = anyPoint(dice, 10);
                if (depth(halves->first, point) * depth(halves->second, point) != 0) // not on the cut
                    QCOMPARE(isInsideByTrial(halves->first, point) != isInsideByTrial(halves->second, point),
                             isInsideByTrial(star, point));
            }
        }
        QVERIFY(cuts > 400);
    }

    void whatWasCutCanBeJoinedAgain() {
        Dice dice(23);
        int joined = 0;
        for (int i = 0; i < 800; ++i) {
            const Polygon star = anyStar(dice, 3 + dice.below(12), {0, 0}, 10);
            const std::optional<Halves> halves = cutAlong(star, anyLine(dice));
            if (!halves)
                continue;
            Polygon turned = halves->second; // whichever way round, from whichever corner
            std::rotate(turned.begin(), turned.begin() + 1, turned.end());
            if (dice.below(2) == 0)
                std::reverse(turned.begin(), turned.end());
            const std::optional<Polygon> whole = merged(halves->first, turned, 1e-9);
            QVERIFY(whole);
            ++joined;
            QVERIFY(std::abs(surface(*whole) - surface(star)) < 1e-6);
            for (const Point& corner : star)
                QVERIFY(std::find(whole->begin(), whole->end(), corner) != whole->end());
            QVERIFY(whole->size() <= star.size() + 2);
        }
        QVERIFY(joined > 200);
    }

    void aCutMustGoFromBorderToBorderOnce_data() {
        QTest::addColumn<Polygon>("outline");
        QTest::addColumn<Polygon>("line");
        QTest::addColumn<bool>("cuts");
        QTest::newRow("across") << square << Polygon{{-1, 5}, {11, 5}} << true;
        QTest::newRow("from corner to corner") << square << Polygon{{0, 0}, {10, 10}} << true;
        QTest::newRow("from side to side, ending on them") << square << Polygon{{3, 0}, {4, 6}, {10, 7}} << true;
        QTest::newRow("a corner taken off") << square << Polygon{{0, 4}, {4, 0}} << true;
        QTest::newRow("beside it") << square << Polygon{{-1, 12}, {11, 12}} << false;
        QTest::newRow("ends within") << square << Polygon{{-1, 5}, {5, 5}} << false;
        QTest::newRow("lies within") << square << Polygon{{2, 5}, {5, 5}} << false;
        QTest::newRow("along a side") << square << Polygon{{0, 0}, {10, 0}} << false;
        QTest::newRow("through both legs") << arch << Polygon{{-1, 15}, {31, 15}} << false;
        QTest::newRow("through one leg") << arch << Polygon{{-1, 15}, {11, 15}} << true;
        QTest::newRow("crosses itself within") << square << Polygon{{-1, 5}, {8, 5}, {8, 8}, {5, 2}, {5, -1}} << false;
        QTest::newRow("a point") << square << Polygon{{5, 5}} << false;
    }
    void aCutMustGoFromBorderToBorderOnce() {
        QFETCH(const Polygon, outline);
        QFETCH(const Polygon, line);
        QFETCH(const bool, cuts);
        QCOMPARE(cutAlong(outline, line).has_value(), cuts);
    }

    void aCutBeginsAndEndsWhereTheLineMeetsTheOutline() {
        const std::optional<Halves> halves = cutAlong(square, {{-1, 4}, {11, 4}});
        QVERIFY(halves);
        QCOMPARE(halves->from.point, (Point{0, 4}));
        QCOMPARE(halves->to.point, (Point{10, 4}));
        QCOMPARE(surface(halves->first), 40.0); // from the left side onwards: over the top
        QCOMPARE(surface(halves->second), 60.0);
    }

    void areasThatMeetInACornerOrLieApartAreNotJoined() {
        QVERIFY(!merged(square, {{10, 10}, {20, 10}, {20, 20}, {10, 20}}, 1e-9));
        QVERIFY(!merged(square, {{11, 0}, {20, 0}, {20, 10}, {11, 10}}, 1e-9));
    }

    void areasThatWouldLieAroundOtherGroundAreNotJoined() {
        const Polygon lid{{0, 20}, {30, 20}, {30, 30}, {0, 30}};
        QVERIFY(!merged(arch, lid, 1e-9));
    }

    void bordersAreJoinedWhereCornersLieOnlyOnOneSideOrSlightlyOff() {
        const Polygon lower{{-5, 10.2}, {4, 10}, {15, 9.9}, {15, 20}, {-5, 20}};
        const std::optional<Polygon> whole = merged(square, {{10.1, 2}, {20, 2}, {20, 8}, {10, 8.1}}, 0.3);
        QVERIFY(whole);
        QVERIFY(std::abs(surface(*whole) - 160) < 2);
        QVERIFY(merged(square, lower, 0.3));
        QVERIFY(!merged(square, lower, 0.01));
    }

    void theCommonBorderIsTheLongestStretchSideBySide() {
        QCOMPARE(commonBorder(square, {{10, 2}, {20, 2}, {20, 7}, {10, 7}}, 0.1), 5.0);
        QCOMPARE(commonBorder({{10, 2}, {20, 2}, {20, 7}, {10, 7}}, square, 0.1), 5.0);
        QCOMPARE(commonBorder(square, {{10.05, 2}, {20, 2}, {20, 7}, {10.05, 7}}, 0.1), 5.0);
        QCOMPARE(commonBorder(square, {{11, 2}, {20, 2}, {20, 7}, {11, 7}}, 0.1), 0.0);
        QCOMPARE(commonBorder(square, {{10, 2}, {20, 2}, {20, 7}, {13, 7}}, 0.1), 0.0); // only touches it
        QCOMPARE(commonBorder(square, {{13, 2}, {20, 2}, {20, 7}, {10, 7}}, 0.1), 0.0);
        QCOMPARE(commonBorder(square, {{10, 10}, {20, 10}, {20, 20}, {10, 20}}, 0.1), 0.0);
    }

    void theWayAlongAnOutlineIsTheShorterOne() {
        const auto spot = [](Point point) { return *nearestOn(square, point); };
        QCOMPARE(wayAlong(square, spot({5, 0}), spot({10, 5})), (std::vector<Point>{{10, 0}}));
        QCOMPARE(wayAlong(square, spot({10, 5}), spot({5, 0})), (std::vector<Point>{{10, 0}}));
        QCOMPARE(wayAlong(square, spot({2, 0}), spot({8, 0})), std::vector<Point>{});
        QCOMPARE(wayAlong(square, spot({0, 0}), spot({10, 0})), std::vector<Point>{}); // corners themselves
        QCOMPARE(wayAlong(square, spot({0, 9}), spot({10, 9})), (std::vector<Point>{{0, 10}, {10, 10}}));
        Dice dice(29);
        for (int i = 0; i < 500; ++i) {
            const Polygon star = anyStar(dice, 3 + dice.below(12), {0, 0}, 10);
            const OutlineSpot from = *nearestOn(star, anyPoint(dice, 12));
            const OutlineSpot to = *nearestOn(star, anyPoint(dice, 12));
            std::vector<Point> way = wayAlong(star, from, to);
            way.insert(way.begin(), from.point);
            way.push_back(to.point);
            double length = 0;
            for (std::size_t k = 0; k + 1 < way.size(); ++k) {
                length += apart(way[k], way[k + 1]);
                QVERIFY(std::abs(depth(star, between(way[k], way[k + 1], 0.5))) < 1e-9); // it keeps to the outline
            }
            QVERIFY(length <= perimeter(star) / 2 + 1e-9);
        }
    }

    void theNearestPlaceIsAsNearAsAny() {
        Dice dice(31);
        for (int i = 0; i < 500; ++i) {
            const Polygon star = anyStar(dice, 3 + dice.below(12), {0, 0}, 10);
            const Point point = anyPoint(dice, 15);
            const OutlineSpot spot = *nearestOn(star, point);
            QVERIFY(std::abs(apart(spot.point, point) - std::abs(depth(star, point))) < 1e-6);
            QVERIFY(spot.part >= 0 && spot.part < 1);
            const Point there = between(star[spot.side], star[(spot.side + 1) % star.size()], spot.part);
            QVERIFY(apart(there, spot.point) < 1e-9);
        }
        QVERIFY(!nearestOn({}, {1, 1}));
    }

    void cornersOnASideAreTakenIn() {
        const std::vector<Point> points{{4, 0.01}, {7, 0}, {10.02, 0}, {5, 5}, {4, -3}};
        const Polygon fitted = withCorners(square, points, 0.05);
        QCOMPARE(fitted, (Polygon{{0, 0}, {4, 0.01}, {7, 0}, {10.02, 0}, {10, 10}, {0, 10}}));
        QCOMPARE(withCorners(square, {}, 0.05), square);
    }
};

QTEST_APPLESS_MAIN(TstOutline)
#include "tst_outline.moc"
