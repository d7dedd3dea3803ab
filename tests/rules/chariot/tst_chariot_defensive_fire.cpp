// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/chariot/field.h"

#include <QTest>

using namespace orontes::tests;
using orontes::core::Value;

namespace {

/// A field on which moves are not cut for want of leaders, and no phase passes of itself.
Field battle() {
    Field field;
    field.option("leaders", Value{false}).onlookers();
    return field;
}

QString aim(const State& state, UnitId unit, SpaceId hex) {
    return objection(state, Fire{unit, hex});
}

std::vector<SpaceId> way(const Field& field, const std::vector<const char*>& names) {
    std::vector<SpaceId> hexes;
    for (const char* name : names)
        hexes.push_back(field.hex(name));
    return hexes;
}

/// The moves are over; the game waits for defensive fire.
void endMoves(State& state) {
    play(state, Done{});
    QCOMPARE(state.stage, Stage::DefensiveFire);
}

} // namespace

class TstChariotDefensiveFire : public QObject {
    Q_OBJECT

private slots:
    // R-CHA-6.41a, R-CHA-6.41b, A-12: next to a fire unit the move is over, for this phase.
    void fireZonesEndMoves() {
        Field field = battle();
        const UnitId mover = field.unit(P, "U2/6A", "h4");
        field.unit(N, "F2r2/6FF", "h0");
        State state = field.begin(Phase::Movement);
        QCOMPARE(march(state, mover, way(field, {"h3", "h2", "h1", "n2"})), QString("over"));
        QCOMPARE(state.at(mover).hex, field.hex("h1"));
        QCOMPARE(objection(state, Take{mover}), QString("moved-already"));
    }

    // R-CHA-6.41a: units without fire stop nobody.
    void meleeUnitsHaveNoFireZone() {
        Field field = battle();
        const UnitId mover = field.unit(P, "U2/6A", "h2");
        field.unit(N, "U2/6A", "h0");
        State state = field.begin(Phase::Movement);
        QCOMPARE(march(state, mover, way(field, {"h1", "n2", "n3"})), QString());
    }

    // R-CHA-6.41c: nor do disrupted fire units.
    void disruptedFireUnitsHaveNoZone() {
        Field field = battle();
        const UnitId mover = field.unit(P, "U2/6A", "h2");
        field.unit(N, "F2r2/6FF*", "h0");
        State state = field.begin(Phase::Movement);
        QCOMPARE(march(state, mover, way(field, {"h1", "n2", "n3"})), QString());
    }

    // R-CHA-6.41d: who begins in a zone leaves freely, but enters it once (ruling A-35).
    void zonesAreLeftFreely() {
        Field field = battle();
        const UnitId leaver = field.unit(P, "U2/6A", "n1");
        const UnitId slider = field.unit(P, "U2/6A", "n1");
        field.unit(N, "F2r2/6FF", "h0");
        State state = field.begin(Phase::Movement);
        QCOMPARE(march(state, leaver, way(field, {"h2", "h3"})), QString());
        QCOMPARE(march(state, slider, way(field, {"n2", "d12"})), QString("over"));
        QCOMPARE(state.at(slider).hex, field.hex("n2"));
    }

    // R-CHA-6.42a: not before all have moved.
    void defensiveFireWaitsForTheEndOfMoves() {
        Field field = battle();
        const UnitId archer = field.unit(N, "F3r3/6FF", "h0");
        const UnitId mover = field.unit(P, "U2/6A", "h2");
        field.unit(P, "U2/6A", "w3");
        State state = field.begin(Phase::Movement);
        QCOMPARE(march(state, mover, way(field, {"h1"})), QString());
        QCOMPARE(aim(state, archer, field.hex("h1")), QString("out-of-turn"));
        endMoves(state);
        QCOMPARE(aim(state, archer, field.hex("h1")), QString());
    }

    // R-CHA-6.42b: at the next hex only, whatever the range.
    void defensiveFireReachesTheNextHex() {
        Field field = battle();
        const UnitId archer = field.unit(N, "F3r3/6FF", "h0");
        const UnitId near = field.unit(P, "U2/6A", "d12");
        const UnitId far = field.unit(P, "U2/6A", "w3");
        State state = field.begin(Phase::Movement);
        QCOMPARE(march(state, near, way(field, {"h1"})), QString());
        QCOMPARE(march(state, far, way(field, {"w2"})), QString());
        endMoves(state);
        QCOMPARE(aim(state, archer, field.hex("w2")), QString("not-adjacent"));
        QCOMPARE(aim(state, archer, field.hex("h1")), QString());
    }

    // R-CHA-6.42c: at hexes into which somebody has moved in this phase (ruling A-39).
    void defensiveFireAnswersMoves() {
        Field field = battle();
        const UnitId archer = field.unit(N, "F3r3/6FF", "h0");
        field.unit(P, "U2/6A", "n1");
        field.unit(P, "U2/6A", "n3");
        const UnitId mover = field.unit(P, "U2/6A", "d23");
        const UnitId other = field.unit(P, "U2/6A", "d34");
        State state = field.begin(Phase::Movement);
        QCOMPARE(march(state, mover, way(field, {"n2"})), QString());
        endMoves(state);
        QCOMPARE(aim(state, archer, field.hex("n1")), QString("did-not-move"));
        QCOMPARE(aim(state, archer, field.hex("n3")), QString("did-not-move"));
        QCOMPARE(aim(state, archer, field.hex("n2")), QString());
        State joined = field.begin(Phase::Movement);
        QCOMPARE(march(joined, other, way(field, {"n3"})), QString()); // beside one that sat there
        endMoves(joined);
        QCOMPARE(aim(joined, archer, field.hex("n3")), QString());
    }

    // R-CHA-6.42d: nobody has to.
    void defensiveFireIsOptional() {
        Field field = battle();
        field.unit(N, "F3r3/6FF", "h0");
        const UnitId mover = field.unit(P, "U2/6A", "h2");
        State state = field.begin(Phase::Movement);
        QCOMPARE(march(state, mover, way(field, {"h1"})), QString());
        endMoves(state);
        play(state, Done{});
        QCOMPARE(state.stage, Stage::Melee);
        QCOMPARE(fate(state, mover), QString("fresh"));
    }

    // R-CHA-6.43a, R-CHA-6.44a: who has just fired stops movement all the same, without firing.
    void whoHasJustFiredOnlyStops() {
        Field field = battle();
        const UnitId archer = field.unit(P, "F3r3/6FF", "h0");
        const UnitId target = field.unit(N, "U2/6A", "h3");
        State state = field.begin(Phase::Fire);
        shoot(state, {archer}, field.hex("h3"), 1); // 1-1, 1: nothing
        waitFor(state, 6, Stage::Move);
        QCOMPARE(march(state, target, way(field, {"h2", "h1", "n2"})), QString("over"));
        QCOMPARE(state.at(target).hex, field.hex("h1"));
        play(state, Done{});
        QCOMPARE(state.stage, Stage::Melee); // nobody can fire
    }

    // R-CHA-6.45a: units of one stack at different hexes.
    void aStackFiresAtDifferentHexes() {
        Field field = battle();
        const UnitId one = field.unit(N, "F3r3/6FF", "h0");
        const UnitId two = field.unit(N, "F3r3/6FF", "h0");
        const UnitId east = field.unit(P, "U2/6A", "h2");
        const UnitId south = field.unit(P, "U2/6A", "d23");
        State state = field.begin(Phase::Movement);
        QCOMPARE(march(state, east, way(field, {"n1"})), QString());
        QCOMPARE(march(state, south, way(field, {"n3"})), QString());
        endMoves(state);
        shoot(state, {one}, field.hex("n1"), 1);
        QCOMPARE(aim(state, one, field.hex("n3")), QString("fired-lately"));
        QCOMPARE(aim(state, two, field.hex("n3")), QString());
    }

    // R-CHA-6.45b: a hex is fired on once.
    void aHexIsFiredOnOnce() {
        Field field = battle();
        const UnitId one = field.unit(N, "F3r3/6FF", "h0");
        const UnitId two = field.unit(N, "F3r3/6FF", "h0");
        const UnitId east = field.unit(P, "U2/6A", "h2");
        const UnitId south = field.unit(P, "U2/6A", "d23");
        State state = field.begin(Phase::Movement);
        QCOMPARE(march(state, east, way(field, {"n1"})), QString());
        QCOMPARE(march(state, south, way(field, {"n3"})), QString());
        endMoves(state);
        shoot(state, {one}, field.hex("n1"), 1);
        QCOMPARE(aim(state, two, field.hex("n1")), QString("attacked-already"));
    }

    // R-CHA-6.51b, R-CHA-6.52a: defensive fire bars the next fire but not the next melee, turn after turn.
    void meleeAndDefensiveFireAlternate() {
        Field field = battle();
        const UnitId archer = field.unit(P, "F3r2m3/6FF", "h0");
        field.unit(N, "U2/6A", "n1");
        const UnitId second = field.unit(N, "U2/6A", "d23");
        State state = field.begin(Phase::Melee);
        fight(state, {archer}, {field.hex("n1")}, 1); // 3 to 2, 1: nothing
        waitFor(state, 6, Stage::Move);
        QCOMPARE(march(state, second, way(field, {"n3"})), QString());
        endMoves(state);
        shoot(state, {archer}, field.hex("n3"), 1);
        for (int steps = 0; state.playerTurn.value < 7 && steps < 20; ++steps)
            play(state, Done{});
        QVERIFY(state.stage != Stage::Fire); // he is the only one who might
        while (state.stage != Stage::Melee)
            play(state, Done{});
        QCOMPARE(state.playerTurn.value, std::int16_t{7});
        fight(state, {archer}, {field.hex("n1")}, 1);
        waitFor(state, 8, Stage::Move);
        QCOMPARE(march(state, second, way(field, {"d34", "n4"})), QString());
        endMoves(state);
        QCOMPARE(aim(state, archer, field.hex("n4")), QString());
    }

    // R-CHA-6.51a: without having fired it may fight.
    void aFireUnitMayFightInstead() {
        Field field = battle();
        const UnitId archer = field.unit(P, "F3r2m2/6FF", "n1");
        field.unit(N, "U2/5A", "h0");
        State state = field.begin(Phase::Melee);
        play(state, Assault{field.hex("h0")});
        QCOMPARE(objection(state, Join{archer}), QString());
    }

    // R-CHA-E1.5b: chariots are fired on before the fire phase, when they have come near in their own (ruling A-38).
    void chariotsAreFiredOnAfterTheirPhase() {
        Field field = battle();
        const UnitId chariot = field.unit(P, "CH", "h3");
        const UnitId quick = field.unit(N, "F9r2/6FF", "h0");
        const UnitId own = field.unit(P, "F9r3/6FF", "d45");
        State state = field.begin(Phase::Chariots);
        QCOMPARE(march(state, chariot, way(field, {"h2", "h1"})), QString()); // the last chariot: the phase is over
        QCOMPARE(state.phase, Phase::Fire);
        QCOMPARE(state.stage, Stage::DefensiveFire);
        QCOMPARE(aim(state, own, field.hex("h0")), QString("no-fire-unit"));
        shoot(state, {quick}, field.hex("h1"), 3); // 3-1, 3: D
        QCOMPARE(fate(state, chariot), QString("disrupted"));
        QCOMPARE(state.stage, Stage::Fire);
        QCOMPARE(aim(state, own, field.hex("h0")), QString());
        play(state, Done{});
        QCOMPARE(state.phase, Phase::Movement);
        QCOMPARE(objection(state, Take{chariot}), QString("disrupted"));
    }

    // R-CHA-E1.5b, R-CHA-6.12b: one shot in a Player-Turn, over both steps of defensive fire (rulings ).
    void oneShotInBothSteps() {
        Field field = battle();
        const UnitId chariot = field.unit(P, "CH", "h3");
        const UnitId walker = field.unit(P, "U2/6A", "d23");
        const UnitId quick = field.unit(N, "F3r2/6FF", "h0");
        const UnitId spare = field.unit(N, "F3r2/6FF", "h0");
        State state = field.begin(Phase::Chariots);
        QCOMPARE(march(state, chariot, way(field, {"h2", "h1"})), QString()); // the last chariot: the phase is over
        shoot(state, {quick}, field.hex("h1"), 1);
        QCOMPARE(state.phase, Phase::Movement); // P has nobody to fire
        QCOMPARE(march(state, walker, way(field, {"n3"})), QString());
        endMoves(state);
        QCOMPARE(aim(state, quick, field.hex("n3")), QString("fired-lately"));
        QCOMPARE(aim(state, spare, field.hex("n3")), QString());
        QCOMPARE(aim(state, spare, field.hex("h1")), QString("did-not-move")); // not in this phase
    }
};

QTEST_APPLESS_MAIN(TstChariotDefensiveFire)
#include "tst_chariot_defensive_fire.moc"
