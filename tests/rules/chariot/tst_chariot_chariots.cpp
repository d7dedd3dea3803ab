// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/chariot/field.h"

#include <QTest>

using namespace orontes::tests;

namespace {

const QString legal; // no objection

/// A chariot at h0 that has taken this unit aboard at the beginning of a phase of P; another is there to move.
struct Ride {
    Field field = Field::quiet();
    UnitId chariot = field.unit(P, "CH", "h0");
    UnitId rider;
    UnitId archers;
    State state;

    explicit Ride(const char* what, Phase phase = Phase::Chariots, const char* enemy = "h7") {
        rider = field.unit(P, what, "n5");
        field.unit(P, "CH", "w7");
        archers = field.unit(N, "F6r2/6FF", enemy);
        state = field.begin(phase);
        play(state, Embark{rider, chariot});
    }
};

} // namespace

class TstChariotChariots : public QObject {
    Q_OBJECT

private slots:
    // R-CHA-E1.0a, A-109: foot archers, skirmishers and leaders ride; nobody else does.
    void archersSkirmishersAndLeadersRide() {
        for (const char* rider : {"BW", "IB", "SK", "L1", "L6"}) {
            Field field;
            const UnitId chariot = field.unit(P, "CH", "h0");
            const UnitId unit = field.unit(P, rider, "n1");
            QCOMPARE(objection(field.begin(Phase::Chariots), Embark{unit, chariot}), legal);
        }
        for (const char* other : {"MI", "MS", "AX", "SD", "MC", "HB", "CH"}) {
            Field field;
            const UnitId chariot = field.unit(P, "CH", "h0");
            const UnitId unit = field.unit(P, other, "n1");
            QCOMPARE(objection(field.begin(Phase::Chariots), Embark{unit, chariot}), QString("does-not-ride"));
        }
    }

    // R-CHA-E1.0b: chariots move in two phases, all others in one.
    void chariotsMoveInBothPhases() {
        Field field = Field::quiet();
        const UnitId chariot = field.unit(P, "CH", "h0");
        const UnitId foot = field.unit(P, "MI", "n4");
        State state = field.begin(Phase::Chariots);
        QCOMPARE(objection(state, Take{foot}), QString("chariots-only"));
        QCOMPARE(march(state, chariot, field.way("h1")), legal);
        await(state, P, Phase::Movement);
        QCOMPARE(objection(state, Take{foot}), legal);
        QCOMPARE(march(state, chariot, field.way("h2")), legal);
    }

    // R-CHA-E1.0c: from the next hex, for nothing; not from farther away.
    void boardingIsFreeFromTheNextHex() {
        Field field = Field::quiet();
        const UnitId chariot = field.unit(P, "CH", "h0");
        const UnitId near = field.unit(P, "BW", "n1");
        const UnitId far = field.unit(P, "BW", "w2");
        State state = field.begin(Phase::Chariots);
        QCOMPARE(objection(state, Embark{far, chariot}), QString("chariot-too-far"));
        play(state, Embark{near, chariot});
        QCOMPARE(state.at(near).hex, field.hex("h0"));
        QCOMPARE(state.at(near).aboard, chariot);
        QCOMPARE(state.at(chariot).allowance, 18); // nine points, in halves
    }

    // R-CHA-E1.0d: before anybody has moved.
    void boardingComesBeforeMoving() {
        Field field = Field::quiet();
        const UnitId moved = field.unit(P, "CH", "h0");
        const UnitId still = field.unit(P, "CH", "n3");
        const UnitId rider = field.unit(P, "BW", "n4"); // next to n3 and h0
        const UnitId walker = field.unit(P, "BW", "w2");
        State state = field.begin(Phase::Movement);
        QCOMPARE(objection(state, Embark{rider, moved}), legal);
        QCOMPARE(march(state, moved, field.way("n5")), legal); // still next to n4
        QCOMPARE(objection(state, Embark{rider, moved}), QString("moved-already"));
        QCOMPARE(march(state, walker, field.way("n4")), legal);
        QCOMPARE(objection(state, Embark{walker, still}), QString("moved-already"));
        QCOMPARE(objection(state, Embark{rider, still}), legal);
    }

    // R-CHA-E1.0e, A-101, A-108: the passenger goes with the chariot and does not walk in that Player-Turn.
    void aPassengerDoesNotWalk() {
        Ride ride("SK");
        QCOMPARE(march(ride.state, ride.chariot, ride.field.way("h1 h2 h3")), legal);
        QCOMPARE(ride.state.at(ride.rider).hex, ride.field.hex("h3"));
        Ride left = ride;
        await(ride.state, P, Phase::Movement);
        QCOMPARE(objection(ride.state, Take{ride.rider}), QString("carried"));
        play(left.state, Done{});
        play(left.state, Debark{left.rider, left.field.hex("h4")});
        await(left.state, P, Phase::Movement);
        QCOMPARE(objection(left.state, Take{left.rider}), QString("carried"));
        play(left.state, Done{});
        await(left.state, P, Phase::Movement);
        QCOMPARE(objection(left.state, Take{left.rider}), legal); // the next turn
    }

    // R-CHA-E1.0f, A-98: into any hex beside the chariot that the enemy does not hold.
    void passengersLeaveIntoAHexWithoutEnemies() {
        Ride ride("BW", Phase::Chariots, "n2");
        play(ride.state, Done{});
        QCOMPARE(objection(ride.state, Debark{ride.rider, ride.field.hex("n2")}), QString("enemy-there"));
        QCOMPARE(objection(ride.state, Debark{ride.rider, ride.field.hex("h2")}), QString("not-next"));
        for (const char* hex : {"n1", "n3", "n4", "n5", "n6"}) // n1 and n3 are next to the enemy
            QCOMPARE(objection(ride.state, Debark{ride.rider, ride.field.hex(hex)}), legal);
    }

    // R-CHA-E1.0g: up, along and down in one phase.
    void onePhaseIsEnoughForTheWholeRide() {
        Ride ride("IB");
        QCOMPARE(march(ride.state, ride.chariot, ride.field.way("h1 h2")), legal);
        play(ride.state, Done{});
        QCOMPARE(ride.state.phase, Phase::Chariots);
        play(ride.state, Debark{ride.rider, ride.field.hex("h3")});
        QCOMPARE(ride.state.at(ride.rider).hex, ride.field.hex("h3"));
        QVERIFY(!ride.state.at(ride.rider).aboard.valid());
        QVERIFY(!ride.state.at(ride.chariot).cargo.valid());
    }

    // R-CHA-E1.0h: who gets down beside archers is shot at as if he had walked there.
    void whoGetsDownIsATargetOfDefensiveFire() {
        Ride ride("BW", Phase::Movement, "h4");
        QCOMPARE(march(ride.state, ride.chariot, ride.field.way("h1 h2")), legal);
        play(ride.state, Done{});
        play(ride.state, Debark{ride.rider, ride.field.hex("h3")});
        QCOMPARE(ride.state.stage, Stage::DefensiveFire);
        QCOMPARE(objection(ride.state, Fire{ride.archers, ride.field.hex("h3")}), legal);
        shoot(ride.state, {ride.archers}, ride.field.hex("h3"), 4); // 6:3 = 2-1, 4: disrupted
        QCOMPARE(fate(ride.state, ride.rider), QString("disrupted"));
        QCOMPARE(fate(ride.state, ride.chariot), QString("fresh"));
    }

    // R-CHA-E1.0i: only when all have moved, and for nothing.
    void leavingEndsThePhase() {
        Ride ride("BW");
        const UnitId chariot = ride.chariot;
        State spent = ride.state;
        QCOMPARE(objection(ride.state, Debark{ride.rider, ride.field.hex("n1")}), QString("out-of-turn"));
        QCOMPARE(march(spent, chariot, ride.field.way("h1 h2 h3 h4 h5 h4 h3 h2 h1")), legal); // nine points
        play(spent, Done{});
        QCOMPARE(objection(spent, Debark{ride.rider, ride.field.hex("h2")}), legal);
        play(ride.state, Done{});
        QCOMPARE(objection(ride.state, Take{chariot}), QString("out-of-turn"));
        play(ride.state, Debark{ride.rider, ride.field.hex("n1")});
        QCOMPARE(ride.state.at(chariot).used, 0);
        QVERIFY(ride.state.phase != Phase::Chariots);
    }

    // R-CHA-E1.1a: a chariot attacks nobody, fires at nobody, and adds nothing to those who do.
    void aChariotHasNoPartInCombat() {
        Field field = Field::quiet();
        const UnitId skirmishers = field.unit(P, "SK", "n1");
        const UnitId chariot = field.unit(P, "CH", "n1");
        const UnitId archers = field.unit(P, "BW", "n4");
        const UnitId other = field.unit(P, "CH", "n4");
        field.unit(N, "U1/5A", "h0");
        const SpaceId target = field.hex("h0");
        State melee = field.begin(Phase::Melee);
        QCOMPARE(odds(melee, {skirmishers, chariot}, {target}), QString("2-1"));
        play(melee, Assault{target});
        QCOMPARE(objection(melee, Join{chariot}), QString("dot"));
        QCOMPARE(objection(melee, Join{archers}), QString("dot"));
        const State fire = field.begin(Phase::Fire);
        QCOMPARE(fireOdds(fire, {archers, other}, target), QString("1-2")); // 2:3
        QCOMPARE(objection(fire, Fire{other, target}), QString("no-fire-unit"));
    }

    // R-CHA-E1.3a: from the chariot, but only when it is time.
    void passengersFightFromTheChariot() {
        Ride ride("BW", Phase::Chariots, "h5");
        const SpaceId target = ride.field.hex("h5");
        QCOMPARE(march(ride.state, ride.chariot, ride.field.way("h1 h2 h3")), legal);
        QCOMPARE(objection(ride.state, Fire{ride.rider, target}), QString("out-of-turn"));
        await(ride.state, P, Phase::Fire);
        QVERIFY(ride.state.at(ride.rider).aboard.valid());
        QVERIFY(ride.state.stage == Stage::Fire); // range 2; 2:3 = 1-2
        QCOMPARE(objection(ride.state, Fire{ride.rider, target}), legal);
    }

    // R-CHA-E1.3b, A-101: ride, fire and ride again; or ride twice and fight.
    void ridingAndFightingGoTogether() {
        Field field = Field::quiet();
        const SpaceId target = field.hex("d12");
        const UnitId chariot = field.unit(P, "CH", "h0");
        const UnitId rider = field.unit(P, "SK", "n5");
        field.unit(P, "U4/5A", "h2"); // next to the enemy, so that there is something to decide
        field.unit(N, "F6r2/6FF", "d12");
        State peaceful = field.begin(Phase::Chariots);
        play(peaceful, Embark{rider, chariot});
        QCOMPARE(march(peaceful, chariot, field.way("n1")), legal);
        await(peaceful, P, Phase::Fire);
        State fired = peaceful;
        shoot(fired, {rider}, target, 1); // 2:3 = 1-2, 1: nothing
        for (State* state : {&peaceful, &fired}) {
            await(*state, P, Phase::Movement);
            QCOMPARE(march(*state, chariot, field.way("n2")), legal);
            await(*state, P, Phase::Melee);
            QCOMPARE(state->at(rider).hex, field.hex("n2"));
            play(*state, Assault{target});
        }
        QCOMPARE(objection(peaceful, Join{rider}), legal);
        QCOMPARE(objection(fired, Join{rider}), QString("has-fired"));
    }

    // R-CHA-E1.4a, R-CHA-E1.4b: nine points in all, in one phase or shared between both.
    void ninePointsServeBothPhases_data() {
        QTest::addColumn<int>("before");
        QTest::newRow("six, three are left") << 6;
        QTest::newRow("all, none is left") << 9;
        QTest::newRow("none, all are left") << 0;
    }

    void ninePointsServeBothPhases() {
        QFETCH(int, before);
        Field field = Field::quiet();
        const UnitId chariot = field.unit(P, "CH", "h0");
        field.unit(P, "CH", "w7"); // so that nothing is passed over
        const auto there = field.way("h1 h2 h1 h2 h1 h2 h1 h2 h1");
        State state = field.begin(Phase::Chariots);
        if (before > 0)
            QCOMPARE(march(state, chariot, {there.begin(), there.begin() + before}), legal);
        await(state, P, Phase::Movement);
        QCOMPARE(state.at(chariot).allowance, 2 * (9 - before));
        if (before == 0) {
            QCOMPARE(march(state, chariot, there), legal);
            QCOMPARE(state.at(chariot).used, 18);
        }
        await(state, P, Phase::Chariots);
        QCOMPARE(state.at(chariot).allowance, 18); // and nine in the next turn
    }

    // R-CHA-E1.4a: six used, a fourth point of the rest is not there.
    void noTenthPoint() {
        Field field = Field::quiet();
        const UnitId chariot = field.unit(P, "CH", "h0");
        State state = field.begin(Phase::Chariots);
        QCOMPARE(march(state, chariot, field.way("h1 h2 h3 h4 h5 h6")), legal);
        await(state, P, Phase::Movement);
        QCOMPARE(march(state, chariot, field.way("h5 h4 h3 h2")), QString("over"));
        QCOMPARE(state.at(chariot).hex, field.hex("h3"));
    }

    // R-CHA-E1.5a, A-12: fire zones stop a chariot for a phase, not for the Player-Turn.
    void aFireZoneStopsAChariotForOnePhase() {
        Field field = Field::quiet();
        const UnitId chariot = field.unit(P, "CH", "h0");
        field.unit(N, "F6r2/6FF", "h3");
        State state = field.begin(Phase::Chariots);
        QCOMPARE(march(state, chariot, field.way("h1 h2 h1")), QString("over"));
        QCOMPARE(state.at(chariot).hex, field.hex("h2"));
        await(state, P, Phase::Movement);                                          // nobody has fired
        QCOMPARE(march(state, chariot, field.way("h1 h0 w1 w2 w3 w2 w1")), legal); // seven of nine are left
    }

    // R-CHA-E1.5a: disrupted archers stop nobody.
    void disruptedArchersStopNobody() {
        Field field = Field::quiet();
        const UnitId chariot = field.unit(P, "CH", "h0");
        field.unit(N, "F6r2/6FF*", "h3");
        State state = field.begin(Phase::Chariots);
        QCOMPARE(march(state, chariot, field.way("h1 h2 h1")), legal);
    }

    // R-CHA-E1.5b: unless the fire at the start of the Fire Phase disrupts it (ruling A-38).
    void defensiveFireMayHoldAChariotBack() {
        Field field = Field::quiet();
        const UnitId chariot = field.unit(P, "CH", "h0");
        const UnitId archers = field.unit(N, "F6r2/6FF", "h3");
        State state = field.begin(Phase::Chariots);
        QCOMPARE(march(state, chariot, field.way("h1 h2")), legal);
        QCOMPARE(state.phase, Phase::Fire);
        QCOMPARE(decider(state), N);
        shoot(state, {archers}, field.hex("h2"), 3); // 6:3 = 2-1, 3: disrupted
        QCOMPARE(state.phase, Phase::Movement);
        QCOMPARE(objection(state, Take{chariot}), QString("disrupted"));
    }

    // R-CHA-E1.5c, A-104: a stream stops it for the Player-Turn.
    void aStreamStopsAChariotForTheTurn() {
        Field field = Field::quiet();
        field.ground("h2", "stream");
        const UnitId chariot = field.unit(P, "CH", "h0");
        const UnitId dry = field.unit(P, "CH", "w2");
        State state = field.begin(Phase::Chariots);
        QCOMPARE(march(state, chariot, field.way("h1 h2 h3")), QString("over"));
        QCOMPARE(state.at(chariot).hex, field.hex("h2"));
        QCOMPARE(march(state, dry, field.way("w1")), legal);
        await(state, P, Phase::Movement);
        QCOMPARE(objection(state, Take{chariot}), QString("mired"));
        QCOMPARE(objection(state, Take{dry}), legal);
        await(state, P, Phase::Chariots);
        QCOMPARE(march(state, chariot, field.way("h3")), legal); // the next turn
    }

    // R-CHA-E1.5c: other units and other water do not (ruling A-29).
    void onlyAStreamAndOnlyChariots() {
        Field field = Field::quiet();
        field.ground("h1", "stream").ground("w1", "ford").ground("n5", "bridge");
        const UnitId foot = field.unit(P, "BW", "h0");
        const UnitId one = field.unit(P, "CH", "w2");
        State state = field.begin(Phase::Movement);
        QCOMPARE(march(state, foot, field.way("h1 h2")), legal);
        QCOMPARE(march(state, one, field.way("w1 n5 n6")), legal);
    }

    // R-CHA-E1.6a: only one's own.
    void enemyChariotsAreNotBoarded() {
        Field field = Field::quiet();
        const UnitId rider = field.unit(P, "BW", "h0");
        const UnitId own = field.unit(P, "CH", "n1");
        const UnitId enemy = field.unit(N, "CH", "n4");
        const State state = field.begin(Phase::Chariots);
        QCOMPARE(objection(state, Embark{rider, own}), legal);
        QCOMPARE(objection(state, Embark{rider, enemy}), QString("no-chariot"));
    }

    // R-CHA-E1.7a: chariots recover like all others.
    void chariotsRecoverFromDisruption() {
        Field field = Field::quiet();
        const UnitId before = field.unit(P, "CH*", "h0");
        const UnitId now = field.unit(P, "CH", "n1");
        State state = field.begin(Phase::Melee);
        state.at(now).disrupted = state.playerTurn;
        play(state, Done{});
        QCOMPARE(fate(state, before), QString("fresh"));
        QCOMPARE(fate(state, now), QString("disrupted"));
        await(state, P, Phase::Chariots);
        QCOMPARE(fate(state, now), QString("fresh"));
    }

    // R-CHA-E1.7a: until then nobody boards (ruling A-97).
    void nobodyBoardsADisruptedChariot() {
        Field field = Field::quiet();
        const UnitId chariot = field.unit(P, "CH*", "h0");
        const UnitId rider = field.unit(P, "BW", "n1");
        const UnitId shaken = field.unit(P, "BW*", "n2");
        const UnitId fresh = field.unit(P, "CH", "d12");
        const State state = field.begin(Phase::Chariots);
        QCOMPARE(objection(state, Embark{rider, chariot}), QString("disrupted"));
        QCOMPARE(objection(state, Embark{shaken, fresh}), QString("disrupted"));
        QCOMPARE(objection(state, Embark{rider, fresh}), legal);
    }

    // R-CHA-E1.8a, R-CHA-E1.8b, A-103: one unit, and leaders in any number.
    void aChariotTakesOneUnitAndAnyLeaders() {
        Field field = Field::quiet();
        field.option("leaders", true);
        const UnitId chariot = field.unit(P, "CH", "h0");
        const UnitId one = field.unit(P, "SK", "n1");
        const UnitId two = field.unit(P, "SK", "n1");
        const UnitId king = field.unit(P, "L2", "n2");
        const UnitId prince = field.unit(P, "L3", "h0"); // in its hex already
        State state = field.begin(Phase::Chariots);
        play(state, Embark{one, chariot});
        QCOMPARE(objection(state, Embark{two, chariot}), QString("chariot-full"));
        play(state, Embark{king, chariot});
        play(state, Embark{prince, chariot});
        QCOMPARE(march(state, chariot, field.way("n5")), legal);
        for (const UnitId unit : {chariot, one, king, prince})
            QCOMPARE(state.at(unit).hex, field.hex("n5"));
    }

    // R-CHA-E1.8c, A-100: a chariot fills a place, its passenger none (ruling A-99).
    void aChariotCountsForStacking() {
        for (const int limit : {1, 2}) {
            Field field = Field::quiet();
            field.option("chariotsShare", true).stacking(P, limit);
            const UnitId one = field.unit(P, "CH", "n1");
            const UnitId two = field.unit(P, "CH", "n2");
            const UnitId rider = field.unit(P, "BW", "d12");
            State state = field.begin(Phase::Chariots);
            play(state, Embark{rider, one});
            QCOMPARE(march(state, one, field.way("h0")), legal);
            QCOMPARE(objection(state, Done{}), legal);
            QCOMPARE(march(state, two, field.way("h0")), legal);
            QCOMPARE(state.phase == Phase::Chariots && state.stage == Stage::Move, limit == 1);
            if (limit == 1)
                QCOMPARE(objection(state, Done{}), QString("stacking"));
        }
    }

    // R-CHA-E1.9a, A-100: at the end of a phase a chariot shares its hex with its passenger and leaders alone.
    void aChariotSharesItsHexWithLeadersAlone() {
        for (const char* other : {"MI", "BW", "CH", "L3"}) {
            for (const Phase phase : {Phase::Chariots, Phase::Movement}) {
                Field field = Field::quiet();
                field.option("leaders", true);
                const UnitId chariot = field.unit(P, "CH", "n1");
                field.unit(P, other, "h0");
                field.unit(P, "CH", "w7");
                State state = field.begin(phase);
                QCOMPARE(march(state, chariot, field.way("h0")), legal);
                QCOMPARE(objection(state, Done{}), QString(other) == "L3" ? legal : QString("chariot-hex"));
            }
        }
    }

    // R-CHA-E1.9b: on its way it passes everybody.
    void aChariotPassesFriends() {
        Field field = Field::quiet();
        const UnitId chariot = field.unit(P, "CH", "h0");
        field.unit(P, "MI", "h1");
        field.unit(P, "CH", "h2");
        State state = field.begin(Phase::Chariots);
        QCOMPARE(march(state, chariot, field.way("h1 h2 h3")), legal);
        QCOMPARE(objection(state, Done{}), legal);
    }

    // R-CHA-E1.9c: who has boarded stays aboard as long as it likes.
    void passengersStayFromTurnToTurn() {
        Ride ride("BW", Phase::Movement);
        QCOMPARE(march(ride.state, ride.chariot, ride.field.way("h1")), legal);
        await(ride.state, P, Phase::Chariots);
        QCOMPARE(ride.state.playerTurn, PlayerTurn{7});
        QCOMPARE(ride.state.at(ride.rider).aboard, ride.chariot);
        QCOMPARE(march(ride.state, ride.chariot, ride.field.way("h2")), legal);
        QCOMPARE(ride.state.at(ride.rider).hex, ride.field.hex("h2"));
    }
};

QTEST_APPLESS_MAIN(TstChariotChariots)
#include "tst_chariot_chariots.moc"
