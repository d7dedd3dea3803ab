// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/chariot/field.h"

#include <QTest>

using namespace orontes::tests;

namespace {

const QString legal; // no objection

} // namespace

class TstChariotMovement : public QObject {
    Q_OBJECT

private slots:
    // R-CHA-5.11a: four points, four hexes of clear ground, and no fifth.
    void aClearHexCostsOnePoint() {
        Field field = Field::quiet();
        const UnitId unit = field.unit(P, "U4/4A", "h0");
        State four = field.begin(Phase::Movement);
        QCOMPARE(march(four, unit, field.way("h1 h2 h3 h4")), legal);
        State five = field.begin(Phase::Movement);
        QCOMPARE(march(five, unit, field.way("h1 h2 h3 h4 h5")), QString("over"));
        QCOMPARE(five.at(unit).hex, field.hex("h4"));
    }

    // R-CHA-5.11b, R-CHA-5.25a: woods cost three; each hex is paid for when it is entered.
    void eachHexOfAWayHasItsOwnCost() {
        Field field = Field::quiet();
        const UnitId four = field.unit(P, "U4/4A", "h0");
        const UnitId five = field.unit(P, "U4/5A", "w1");
        field.ground("h1", "woods");
        State state = field.begin(Phase::Movement);
        QCOMPARE(march(state, four, field.way("h1 h2 h3")), QString("over"));
        QCOMPARE(state.at(four).hex, field.hex("h2"));
        QCOMPARE(march(state, five, field.way("h0 h1 h2 h3")), QString("over"));
        QCOMPARE(state.at(five).hex, field.hex("h2"));
    }

    // R-CHA-5.0a, R-CHA-5.12a: some, all or none of the units move.
    void nobodyHasToMove() {
        Field field = Field::quiet();
        const UnitId unit = field.unit(P, "U4/4A", "h0");
        const UnitId idle = field.unit(P, "U4/4A", "h1");
        State none = field.begin(Phase::Movement);
        QCOMPARE(objection(none, Done{}), legal);
        State one = none;
        QCOMPARE(march(one, unit, field.way("n2")), legal);
        QCOMPARE(objection(one, Done{}), legal);
        State all = one;
        QCOMPARE(march(all, idle, field.way("h2")), legal);
        QCOMPARE(objection(all, Done{}), legal);
    }

    // R-CHA-5.13a: any direction, turning on the way; but from hex to next hex.
    void aUnitTurnsFreelyOnItsWay() {
        Field field = Field::quiet();
        const UnitId unit = field.unit(P, "U4/3A", "h0");
        State state = field.begin(Phase::Movement);
        State jump = state;
        QCOMPARE(march(state, unit, field.way("n1 n2 n3")), legal);
        QCOMPARE(state.at(unit).hex, field.hex("n3"));
        QCOMPARE(march(jump, unit, field.way("h2")), QString("not-next"));
    }

    // R-CHA-5.13b: what is left over is lost.
    void pointsAreNotSavedForAnotherTurn() {
        Field field = Field::quiet();
        const UnitId unit = field.unit(P, "U4/4A", "h0");
        State state = field.begin(Phase::Movement);
        QCOMPARE(march(state, unit, field.way("w1")), legal);
        play(state, Done{});
        await(state, P, Phase::Movement);
        QCOMPARE(state.playerTurn, PlayerTurn{7});
        QCOMPARE(march(state, unit, field.way("h0 h1 h2 h3 h4")), QString("over"));
        QCOMPARE(state.at(unit).hex, field.hex("h3"));
    }

    // R-CHA-5.13c: nor do they pass from one unit to another, even to one that goes along.
    void pointsAreNotGivenToOthers() {
        Field field = Field::quiet();
        const UnitId fast = field.unit(P, "U4/9C", "h0");
        const UnitId slow = field.unit(P, "U4/4C", "h0");
        State state = field.begin(Phase::Movement);
        play(state, Take{fast});
        QCOMPARE(march(state, slow, field.way("h1 h2 h3 h4 h5")), legal); // the fast one goes on alone
        QCOMPARE(state.at(slow).hex, field.hex("h4"));
        QCOMPARE(state.at(fast).hex, field.hex("h5"));
    }

    // R-CHA-5.14a, R-CHA-5.24a, A-34: a move that is over is neither continued, repeated nor taken back.
    void aUnitMovesOnceInAPhase() {
        Field field = Field::quiet();
        const UnitId unit = field.unit(P, "U4/4A", "h0");
        State state = field.begin(Phase::Movement);
        QCOMPARE(march(state, unit, field.way("h1 h2")), legal);
        QCOMPARE(objection(state, Take{unit}), QString("moved-already"));
        QCOMPARE(objection(state, StepTo{field.hex("h1")}), QString("nobody-taken"));
        QCOMPARE(objection(state, PutBack{unit}), QString("not-crowded"));
    }

    // R-CHA-5.24a: hands go from one unit to the next only when its move is over.
    void oneMoveEndsBeforeTheNextBegins() {
        Field field = Field::quiet();
        const UnitId one = field.unit(P, "U4/4A", "h0");
        const UnitId two = field.unit(P, "U4/4A", "h0");
        State state = field.begin(Phase::Movement);
        play(state, Take{one});
        play(state, StepTo{field.hex("h1")});
        QCOMPARE(objection(state, Take{two}), QString("march-begun"));
        QCOMPARE(objection(state, Done{}), QString("on-the-way"));
    }

    // R-CHA-5.15a, R-CHA-5.15b: one hex whatever it costs, and no more, not even by road.
    void anyUnitMayMoveOneHex() {
        Field field = Field::quiet();
        const UnitId slow = field.unit(P, "U1/1A", "h0");
        const UnitId able = field.unit(P, "U1/4A", "h0");
        field.ground("h1", "woods").road("h1", "h2");
        State state = field.begin(Phase::Movement);
        QCOMPARE(march(state, slow, field.way("h1 h2")), QString("over"));
        QCOMPARE(state.at(slow).hex, field.hex("h1"));
        QCOMPARE(march(state, able, field.way("h1 h2")), legal);
    }

    // R-CHA-5.15c: not when it is disrupted.
    void aDisruptedUnitMayNotMoveEvenOneHex() {
        Field field = Field::quiet();
        const UnitId shaken = field.unit(P, "U1/4A*", "h0");
        State state = field.begin(Phase::Movement);
        QCOMPARE(objection(state, Take{shaken}), QString("disrupted"));
    }

    // R-CHA-5.15d, A-30: nor into a hex that nobody may enter.
    void theOneHexHasToBePassableAndFree() {
        Field field = Field::quiet();
        const UnitId unit = field.unit(P, "U1/1A", "h0");
        field.unit(N, "U1/1A", "n4");
        field.ground("n1", "river").ground("n2", "lake").ground("n3", "sea").ground("n5", "swamp");
        State state = field.begin(Phase::Movement);
        play(state, Take{unit});
        for (const char* hex : {"n1", "n2", "n3"})
            QCOMPARE(objection(state, StepTo{field.hex(hex)}), QString("impassable"));
        QCOMPARE(objection(state, StepTo{field.hex("n4")}), QString("enemy-there"));
        QCOMPARE(objection(state, StepTo{field.hex("n5")}), legal);
    }

    // R-CHA-5.15e: only the first hex of a move; later ones are paid in full.
    void theOneHexIsTheFirst() {
        Field field = Field::quiet();
        const UnitId three = field.unit(P, "U1/3A", "h0");
        const UnitId two = field.unit(P, "U1/2A", "h1");
        field.ground("h2", "woods");
        State state = field.begin(Phase::Movement);
        QCOMPARE(march(state, two, field.way("h2")), legal);
        QCOMPARE(march(state, three, field.way("h1 h2")), QString("too-far"));
    }

    // R-CHA-5.15e: a chariot that has moved in the Chariot Phase pays in full in the Movement Phase (ruling A-24).
    void aChariotThatHasMovedPaysInFull() {
        Field field = Field::quiet();
        const UnitId moved = field.unit(P, "CH", "h0");
        const UnitId rested = field.unit(P, "CH", "w1");
        field.ground("d12 n5", "woods");
        field.scenario().tables.edit().push_back({"entry", "woods", "entry", std::int64_t{10}});
        State state = field.begin(Phase::Chariots);
        QCOMPARE(march(state, moved, field.way("n1")), legal);
        await(state, P, Phase::Movement);
        QCOMPARE(march(state, rested, field.way("n5")), legal);
        QCOMPARE(march(state, moved, field.way("d12")), QString("too-far"));
    }

    // R-CHA-5.21a: the other side's units stay where they are.
    void theOtherSideDoesNotMove() {
        Field field = Field::quiet();
        const UnitId own = field.unit(P, "U4/4A", "h0");
        const UnitId other = field.unit(N, "U4/4A", "h3");
        const State state = field.begin(Phase::Movement);
        QCOMPARE(objection(state, Take{own}), legal);
        QCOMPARE(objection(state, Take{other}), QString("not-yours"));
    }

    // R-CHA-5.22a: nobody fights while units move; the other side's fire waits for the end.
    void thereIsNoCombatDuringMovement() {
        Field field = Field::quiet();
        const UnitId archer = field.unit(P, "F2r2m2/6FF", "h0");
        const UnitId target = field.unit(N, "F2r2m2/6FF", "h1");
        State state = field.begin(Phase::Movement);
        QCOMPARE(objection(state, Fire{archer, field.hex("h1")}), QString("out-of-turn"));
        QCOMPARE(objection(state, Fire{target, field.hex("h0")}), QString("out-of-turn"));
        QCOMPARE(objection(state, Assault{field.hex("h1")}), QString("out-of-turn"));
        QCOMPARE(march(state, archer, field.way("n2")), legal); // still next to the enemy
        QCOMPARE(objection(state, Fire{target, field.hex("n2")}), QString("out-of-turn"));
        play(state, Done{});
        QCOMPARE(objection(state, Fire{target, field.hex("n2")}), legal);
    }

    // R-CHA-5.23a, A-78: an enemy unit is in the way, whatever it is.
    void enemyHexesAreClosed() {
        for (const char* enemy : {"U1/1A", "U1/1A*", "L4", "CH"}) {
            Field field = Field::quiet();
            const UnitId unit = field.unit(P, "U4/9C", "h0");
            field.option("leaders", true).unit(P, "L1", "h0");
            field.unit(N, enemy, "h1");
            State state = field.begin(Phase::Movement);
            QCOMPARE(march(state, unit, field.way("h1 h2")), QString("enemy-there"));
        }
    }

    // R-CHA-5.26a, R-CHA-5.26b: friends are passed, even where there is no room to stay.
    void friendsAreInNobodysWay() {
        Field field = Field::quiet();
        field.stacking(P, 1);
        const UnitId unit = field.unit(P, "U4/4A", "h0");
        field.unit(P, "U4/4B", "h1");
        State through = field.begin(Phase::Movement);
        State onto = through;
        QCOMPARE(march(through, unit, field.way("h1 h2")), legal);
        QCOMPARE(objection(through, Done{}), legal);
        QCOMPARE(march(onto, unit, field.way("h1")), legal);
        QCOMPARE(objection(onto, Done{}), QString("stacking"));
    }

    // friends of a class that may not stay together are passed, or never met at all; those that may stay together
    // are passed in any case, and so are leaders.
    void whetherOtherClassesBarTheWayIsAChoice() {
        for (const bool bars : {false, true}) {
            Field field = Field::quiet();
            field.option("friendsBar", bars);
            const UnitId unit = field.unit(P, "U4/4A", "h0");
            field.unit(P, "U4/4B", "h1");
            field.unit(P, "F2r2/5FF", "n2");
            field.unit(P, "L3", "n4");
            field.unit(P, "U4/4A", "n6");
            State ahead = field.begin(Phase::Movement);
            QCOMPARE(march(ahead, unit, field.way("h1 h2")), bars ? QString("friend-bars") : legal);
            for (const char* way : {"n2 d12", "n4 n3", "n6 d61"}) {
                State other = field.begin(Phase::Movement);
                QCOMPARE(march(other, unit, field.way(way)), legal);
            }
        }
    }

    // R-CHA-5.27a: half of five is two and a half.
    void halvedAllowancesKeepTheirFractions() {
        Field field = Field::quiet();
        field.option("leaders", true);
        const UnitId five = field.unit(P, "U1/5A", "h0");
        const UnitId four = field.unit(P, "U1/4A", "h0");
        const State state = field.begin(Phase::Movement);
        QCOMPARE(allowanceOf(state, five), 5); // half points
        QCOMPARE(allowanceOf(state, four), 4);
    }

    // R-CHA-5.27b: half a point enters no hex, and three and a half are not four.
    void aHexIsPaidInFull() {
        Field field = Field::quiet();
        field.option("leaders", true);
        field.ground("h2", "woods");
        const UnitId seven = field.unit(P, "U1/7A", "h0");
        const UnitId five = field.unit(P, "U1/5A", "h0");
        const UnitId eight = field.unit(P, "U1/8A", "h0");
        State state = field.begin(Phase::Movement);
        QCOMPARE(march(state, five, field.way("w1 w2 w3")), QString("over"));
        QCOMPARE(state.at(five).hex, field.hex("w2"));
        QCOMPARE(march(state, eight, field.way("h1 h2")), legal);
        QCOMPARE(march(state, seven, field.way("h1 h2")), QString("too-far"));
    }
};

QTEST_APPLESS_MAIN(TstChariotMovement)
#include "tst_chariot_movement.moc"
