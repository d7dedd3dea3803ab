// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/sight.h"
#include "tests/rules/chariot/field.h"

#include <QSet>
#include <QTest>

#include <cstdlib>
#include <map>
#include <random>

using namespace orontes::tests;

namespace {

/// What a fire unit in one hex is told that fires at militia in another; nothing when it may.
QString fireAcross(Field field, const char* from, const char* to) {
    const UnitId firer = field.unit(P, "F9r7/9MF", from);
    field.unit(N, "U2/5A", to);
    return objection(field.begin(Phase::Fire), Fire{firer, field.hex(to)});
}

/// The row h0, h1, h2 … on such ground.
Field row(const std::vector<const char*>& grounds) {
    Field field;
    for (std::size_t i = 0; i < grounds.size(); ++i)
        field.ground("h" + std::to_string(i), grounds[i]);
    return field;
}

Field with(Field field, SideId side, const char* hex) {
    field.unit(side, "U2/5A", hex);
    return field;
}

/// A step as text: "1,0", or "0,1|1,0" for a hexside.
QString textOf(const SightStep& step) {
    const auto one = [](Axial at) { return QString("%1,%2").arg(at.q).arg(at.r); };
    QStringList hexes{one(step.first)};
    if (step.between)
        hexes << one(step.second);
    hexes.sort();
    return hexes.join('|');
}

QStringList stepsTo(const Hexes& map, Axial end) {
    const SpaceId centre = Field().hex("h0");
    QStringList steps;
    for (const SightStep& step : map.sightBetween(centre, map.at(map.of(centre).axial + end)))
        steps << textOf(step);
    return steps;
}

/// The same line by samples: hexes with a sample inside them, and pairs that share more than one.
QSet<QString> sampled(Axial end) {
    constexpr int parts = 997; // no hex is passed on less than a 196th of a line up to seven
    QSet<QString> hexes;
    std::map<QString, int> shared;
    const int reach = distance({}, end);
    for (int t = 1; t < parts; ++t) {
        QStringList onSide;
        for (int q = -reach; q <= reach; ++q)
            for (int r = -reach; r <= reach; ++r) {
                const int dq = end.q * t - q * parts;
                const int dr = end.r * t - r * parts;
                const int ds = -dq - dr;
                const int most = std::max({std::abs(dq - dr), std::abs(dr - ds), std::abs(ds - dq)});
                const Axial hex{q, r};
                if (hex == Axial{} || hex == end || most > parts)
                    continue;
                if (most < parts)
                    hexes << QString("%1,%2").arg(q).arg(r);
                else
                    onSide << QString("%1,%2").arg(q).arg(r);
            }
        onSide.sort();
        if (onSide.size() == 2 && ++shared[onSide.join('|')] == 2)
            hexes << onSide.join('|');
    }
    return hexes;
}

template <class Visit>
void forOffsets(Visit visit) {
    for (int q = -rangeLimit; q <= rangeLimit; ++q)
        for (int r = -rangeLimit; r <= rangeLimit; ++r)
            if (const int far = distance({}, {q, r}); far > 0 && far <= rangeLimit)
                visit(Axial{q, r});
}

} // namespace

class TstChariotSight : public QObject {
    Q_OBJECT

private slots:
    // R-CHA-6.34a: clear and empty hexes between.
    void aLineOverOpenGroundIsClear() {
        QCOMPARE(fireAcross(Field(), "h0", "h3"), QString());
        QCOMPARE(fireAcross(Field(), "h3", "h0"), QString());
    }

    // R-CHA-6.32a, R-CHA-6.32b, R-CHA-6.32c: through woods and villages nobody fires; into and out of them he may.
    void woodsAndVillagesBlockThroughNotInto() {
        for (const char* cover : {"woods", "village"}) {
            QCOMPARE(fireAcross(row({"clear", cover, "clear"}), "h0", "h2"), QString("sight-terrain"));
            QCOMPARE(fireAcross(row({"clear", "clear", cover}), "h0", "h2"), QString());
            QCOMPARE(fireAcross(row({cover, "clear", "clear"}), "h0", "h2"), QString());
        }
        QCOMPARE(fireAcross(row({"clear", "stream", "clear"}), "h0", "h2"), QString());
    }

    // R-CHA-6.34b: any hex that the line passes through, on a straight row or off it.
    void anyHexOnTheLineBlocks() {
        QCOMPARE(fireAcross(row({"clear", "clear", "woods", "clear"}), "h0", "h3"), QString("sight-terrain"));
        for (const auto& [hex, why] :
             {std::pair("h0", "sight-terrain"), {"n2", "sight-terrain"}, {"n1", ""}, {"n3", ""}}) {
            Field aslant; // w1 to d12: over h0 and n2
            aslant.ground(hex, "woods");
            QCOMPARE(fireAcross(aslant, "w1", "d12"), QString(why));
        }
    }

    // R-CHA-6.35a, R-CHA-6.35b: from a slope into a hilltop, not across it (ruling A-41: nor from the ground).
    void hilltopsHideWhatLiesBehind() {
        QCOMPARE(fireAcross(row({"slope", "hilltop", "clear"}), "h0", "h1"), QString());
        QCOMPARE(fireAcross(row({"slope", "hilltop", "clear"}), "h0", "h2"), QString("sight-hilltop"));
        QCOMPARE(fireAcross(row({"clear", "hilltop", "clear"}), "h0", "h2"), QString("sight-hilltop"));
        QCOMPARE(fireAcross(row({"hilltop", "hilltop", "hilltop"}), "h0", "h2"), QString());
    }

    // R-CHA-6.36a, A-10: a slope between ends that are no hilltops.
    void slopesBlockByThemselves() {
        QCOMPARE(fireAcross(row({"clear", "slope", "clear"}), "h0", "h2"), QString("sight-slope"));
        QCOMPARE(fireAcross(row({"slope", "slope", "slope"}), "h0", "h2"), QString("sight-slope"));
        QCOMPARE(fireAcross(row({"clear", "slope", "clear"}), "h0", "h1"), QString());
    }

    // R-CHA-6.36b, A-10: not below a firer on the hilltop beside it.
    void theFirersHilltopOpensItsSlope() {
        QCOMPARE(fireAcross(row({"hilltop", "slope", "clear"}), "h0", "h2"), QString());
        QCOMPARE(fireAcross(row({"hilltop", "clear", "slope", "clear"}), "h0", "h3"), QString("sight-slope"));
    }

    // R-CHA-6.36c: nor below a target on the hilltop beside it.
    void theTargetsHilltopOpensItsSlope() {
        QCOMPARE(fireAcross(row({"clear", "slope", "hilltop"}), "h0", "h2"), QString());
        QCOMPARE(fireAcross(row({"slope", "slope", "hilltop"}), "h0", "h2"), QString());
        QCOMPARE(fireAcross(row({"clear", "slope", "clear", "hilltop"}), "h0", "h3"), QString("sight-slope"));
    }

    // R-CHA-6.36d, A-42: a second slope needs a hilltop end of its own.
    void theSecondSlopeBlocks() {
        QCOMPARE(fireAcross(row({"hilltop", "slope", "slope", "clear"}), "h0", "h3"), QString("sight-slope"));
        QCOMPARE(fireAcross(row({"clear", "slope", "slope", "hilltop"}), "h0", "h3"), QString("sight-slope"));
    }

    // R-CHA-6.36e: from hilltop to hilltop over two slopes.
    void twoSlopesBetweenTwoHilltopsAreOpen() {
        QCOMPARE(fireAcross(row({"hilltop", "slope", "slope", "hilltop"}), "h0", "h3"), QString());
        QCOMPARE(fireAcross(row({"hilltop", "slope", "slope", "slope", "hilltop"}), "h0", "h4"),
                 QString("sight-slope"));
    }

    // R-CHA-6.37a: ground, slope and hilltop; all terrains but those two are ground.
    void thereAreThreeLevels() {
        Field all;
        for (const char* name :
             {"clear", "woods", "village", "stream", "ford", "bridge", "swamp", "slope", "hilltop"}) {
            const Level level = std::string(name) == "slope"     ? Level::Slope
                                : std::string(name) == "hilltop" ? Level::Hilltop
                                                                 : Level::Ground;
            all.ground("h0", name);
            const State each = all.begin(Phase::Fire);
            QCOMPARE(each.setup->map.groundOf(all.hex("h0")).level, level);
        }
    }

    // R-CHA-6.37b, R-CHA-6.37c: on the ground, units of either side stand in the way.
    void unitsOfEitherSideBlockOnTheGround() {
        QCOMPARE(fireAcross(with(Field(), P, "h1"), "h0", "h2"), QString("sight-units"));
        QCOMPARE(fireAcross(with(Field(), N, "h1"), "h0", "h2"), QString("sight-units"));
        QCOMPARE(fireAcross(with(Field(), N, "n2"), "h0", "h2"), QString());
        Field leader; // ruling A-46
        leader.unit(N, "L2", "h1");
        QCOMPARE(fireAcross(leader, "h0", "h2"), QString("sight-units"));
    }

    // R-CHA-6.37d, A-42: from a slope not past units on slopes (hilltops block of themselves).
    void fromASlopeOccupiedSlopesBlock() {
        const Field hill = row({"slope", "slope", "hilltop"});
        QCOMPARE(fireAcross(hill, "h0", "h2"), QString());
        QCOMPARE(fireAcross(with(hill, P, "h1"), "h0", "h2"), QString("sight-units"));
        QCOMPARE(fireAcross(with(row({"slope", "hilltop", "hilltop"}), P, "h1"), "h0", "h2"), QString("sight-hilltop"));
    }

    // R-CHA-6.37e: but over the heads of those on the ground.
    void fromASlopeTheGroundIsSeenOver() {
        QCOMPARE(fireAcross(with(row({"slope"}), N, "h1"), "h0", "h2"), QString());
        QCOMPARE(fireAcross(with(row({"clear"}), N, "h1"), "h0", "h2"), QString("sight-units"));
    }

    // R-CHA-6.37f: from a hilltop that sends the line over level hexes.
    void fromAHilltopUnitsBlock() {
        const Field plateau = row({"hilltop", "hilltop", "hilltop"});
        QCOMPARE(fireAcross(with(plateau, N, "h1"), "h0", "h2"), QString("sight-units"));
        QCOMPARE(fireAcross(with(row({"hilltop", "clear", "clear"}), N, "h1"), "h0", "h2"), QString("sight-units"));
        QCOMPARE(fireAcross(plateau, "h0", "h2"), QString());
    }

    // R-CHA-6.37g: over the slope at his feet he sees past everybody.
    void overTheSlopeAtHisFeetHeSeesAll() {
        Field hill = row({"hilltop", "slope", "clear", "clear"});
        hill.crest("h0", "h1");
        QCOMPARE(fireAcross(with(hill, N, "h2"), "h0", "h3"), QString());
        QCOMPARE(fireAcross(with(with(hill, N, "h2"), P, "h1"), "h0", "h3"), QString());
    }

    // R-CHA-6.37h: behind a second crest units block again (ruling A-43).
    void behindAFarCrestUnitsBlock() {
        Field far = row({"hilltop", "hilltop", "slope", "hilltop"});
        far.crest("h1", "h2").crest("h2", "h3");
        QCOMPARE(fireAcross(with(far, N, "h2"), "h0", "h3"), QString("sight-units"));
        QCOMPARE(fireAcross(far, "h0", "h3"), QString());
        Field near = row({"hilltop", "slope", "hilltop", "hilltop"});
        near.crest("h0", "h1").crest("h1", "h2");
        QCOMPARE(fireAcross(with(near, N, "h2"), "h0", "h3"), QString("sight-units"));
        QCOMPARE(fireAcross(with(near, N, "h1"), "h0", "h3"), QString());
        Field smooth = row({"hilltop", "slope", "hilltop", "hilltop"});
        smooth.crest("h0", "h1");
        QCOMPARE(fireAcross(with(smooth, N, "h2"), "h0", "h3"), QString());
    }

    // R-CHA-6.38a: along a hexside, one open side is enough.
    void oneOpenSideIsEnough() {
        for (const char* side : {"n1", "n2"}) {
            Field field;
            field.ground(side, "woods");
            QCOMPARE(fireAcross(field, "h0", "d12"), QString());
            QCOMPARE(fireAcross(field, "d12", "h0"), QString());
        }
    }

    // R-CHA-6.38b: both sides blocked.
    void twoBlockedSidesBlock() {
        Field field;
        field.ground("n1 n2", "woods");
        QCOMPARE(fireAcross(field, "h0", "d12"), QString("sight-terrain"));
        QCOMPARE(fireAcross(field, "h0", "d23"), QString());
    }

    // R-CHA-6.38c: for whatever two reasons.
    void twoSidesBlockForDifferentReasons() {
        Field field;
        field.ground("n1", "woods").unit(N, "U2/5A", "n2");
        QVERIFY(!fireAcross(field, "h0", "d12").isEmpty());
        field.ground("h0", "slope"); // from here the units in n2 are seen over
        QCOMPARE(fireAcross(field, "h0", "d12"), QString());
    }

    // R-CHA-6.37g, R-CHA-6.38a: along the side between two slopes at his feet each is looked over (ruling A-45).
    void alongTwoSlopesAtHisFeetHeSeesAll() {
        Field hill;
        hill.ground("h0", "hilltop").ground("n1 n2", "slope");
        QCOMPARE(fireAcross(with(with(hill, N, "n1"), N, "n2"), "h0", "d12"), QString());
        Field flat;
        flat.ground("h0 n1 n2", "hilltop");
        QCOMPARE(fireAcross(with(with(flat, N, "n1"), N, "n2"), "h0", "d12"), QString("sight-units"));
    }

    // R-CHA-6.36e, R-CHA-6.36b, R-CHA-6.36d, R-CHA-6.35b, R-CHA-6.32a, R-CHA-6.38b: on the published map.
    void theLinesOfThePublishedMap() {
        const Field map = Field::onTheMap();
        QCOMPARE(fireAcross(map, "0727", "1027"), QString()); // h s s h
        QCOMPARE(fireAcross(map, "1027", "0727"), QString());
        QCOMPARE(fireAcross(map, "0727", "0927"), QString());              // h s s
        QCOMPARE(fireAcross(map, "0627", "0927"), QString("sight-slope")); // h h s s: 0827 is not next to 0627
        QCOMPARE(fireAcross(map, "0827", "1127"), QString("sight-slope")); // s s h h: 0927 is not next to 1127
        QCOMPARE(fireAcross(map, "0827", "1027"), QString());              // s s h
        QCOMPARE(fireAcross(map, "0327", "0527"), QString("sight-slope")); // stream, slope, slope
        QCOMPARE(fireAcross(map, "0527", "0727"), QString("sight-hilltop"));
        QCOMPARE(fireAcross(map, "0823", "1123"), QString("sight-terrain")); // the Delta oasis, 0923 and 1023
        QCOMPARE(fireAcross(map, "0922", "0924"), QString("sight-terrain")); // between the two
        QCOMPARE(fireAcross(map, "0822", "0824"), QString());                // between 0823 and 0923, into woods
        QCOMPARE(fireAcross(map, "3321", "3521"), QString("sight-terrain")); // over the village
        QCOMPARE(fireAcross(map, "3321", "3421"), QString());
    }

    // R-CHA-6.34a, R-CHA-6.38a: a dozen lines by hand, in axial steps east and south-east.
    void theLinesByHand() {
        const State state = Field().begin(Phase::Fire);
        const Hexes& map = state.setup->map;
        const auto line = [&](int q, int r) { return stepsTo(map, {q, r}).join(' '); };
        QCOMPARE(line(1, 0), QString());
        QCOMPARE(line(2, 0), QString("1,0"));
        QCOMPARE(line(3, 0), QString("1,0 2,0"));
        QCOMPARE(line(-2, 2), QString("-1,1"));
        QCOMPARE(line(0, -3), QString("0,-1 0,-2"));
        QCOMPARE(line(1, 1), QString("0,1|1,0"));
        QCOMPARE(line(2, -1), QString("1,-1|1,0"));
        QCOMPARE(line(-1, 2), QString("-1,1|0,1"));
        QCOMPARE(line(2, 1), QString("1,0 1,1"));
        QCOMPARE(line(1, 2), QString("0,1 1,1"));
        QCOMPARE(line(3, -1), QString("1,0 2,-1"));
        QCOMPARE(line(2, 2), QString("0,1|1,0 1,1 1,2|2,1"));
        QCOMPARE(line(3, 1), QString("1,0 1,1 2,0 2,1"));
        QCOMPARE(line(4, 1), QString("1,0 2,0 2,1 3,1")); // 1,1 and 3,0 in a corner alone: ruling A-44
    }

    // R-CHA-6.34b, R-CHA-6.38a: the hexes of every line up to seven, found by sampling it.
    void theHexesOfALineAreThoseItPasses() {
        const State state = Field().begin(Phase::Fire);
        forOffsets([&](Axial end) {
            const QStringList steps = stepsTo(state.setup->map, end);
            QCOMPARE(QSet<QString>(steps.begin(), steps.end()), sampled(end));
            QCOMPARE(steps.size(), sampled(end).size());
        });
    }

    // R-CHA-6.34a: the way back passes the same hexes in the other order.
    void aLineIsTheSameBothWays() {
        const State state = Field().begin(Phase::Fire);
        const Hexes& map = state.setup->map;
        const Axial centre = map.of(Field().hex("h0")).axial;
        forOffsets([&](Axial end) {
            QStringList back;
            for (SightStep step : map.sightBetween(map.at(centre + end), map.at(centre))) {
                step.first = step.first + end;
                step.second = step.second + end;
                back.prepend(textOf(step));
            }
            QCOMPARE(back, stepsTo(map, end));
        });
    }

    // R-CHA-6.36e, R-CHA-6.38a: with nobody in the way, ends of one level see each other or neither does.
    void onAnEmptyMapSightIsMutual() {
        const State state = Field::onTheMap().begin(Phase::Fire);
        const Hexes& map = state.setup->map;
        std::mt19937 random(6);
        int seen = 0;
        int hidden = 0;
        for (int pairs = 0; pairs < 20000; ++pairs) {
            const SpaceId a{static_cast<std::int32_t>(random() % map.hexes.size())};
            const SpaceId b{static_cast<std::int32_t>(random() % map.hexes.size())};
            if (a == b || distance(map, a, b) > rangeLimit || map.groundOf(a).level != map.groundOf(b).level)
                continue;
            const bool clear = sightBetween(state, a, b).clear();
            QCOMPARE(sightBetween(state, b, a).clear(), clear);
            ++(clear ? seen : hidden);
        }
        QVERIFY(seen > 100 && hidden > 100);
    }
};

QTEST_APPLESS_MAIN(TstChariotSight)
#include "tst_chariot_sight.moc"
