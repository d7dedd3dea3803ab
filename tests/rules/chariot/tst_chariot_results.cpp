// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/chariot/field.h"

#include <QTest>

using namespace orontes::tests;
using orontes::core::Value;

namespace {

Field battle() {
    Field field;
    field.onlookers();
    return field;
}

/// One unit of this strength attacks these units in h0 from h1 with this die; ½E takes them in their order.
QStringList fates(int strength, const std::vector<std::string>& defenders, int die) {
    Field field = battle();
    const UnitId attacker = field.unit(P, "U" + std::to_string(strength) + "/5A", "h1");
    std::vector<UnitId> units;
    for (const std::string& each : defenders)
        units.push_back(field.stacking(N, 9).unit(N, each, "h0"));
    State state = field.begin(Phase::Melee);
    fight(state, {attacker}, {field.hex("h0")}, die);
    for (const UnitId unit : units)
        if (state.stage == Stage::Loss && !state.setup->of(unit).leader())
            play(state, Lose{unit});
    QStringList all{fate(state, attacker)};
    for (const UnitId unit : units)
        all << fate(state, unit);
    return all;
}

QString fateOf(int strength, const char* defender, int die) {
    return fates(strength, {defender}, die).last();
}

} // namespace

class TstChariotResults : public QObject {
    Q_OBJECT

private slots:
    // R-CHA-8.0b, R-CHA-8.1c: the results of the table on a unit of 2; the attacker suffers none.
    void resultsAreReadFromTheTable() {
        QCOMPARE(fateOf(1, "U2/5A", 5), QString("fresh"));     // 1-2
        QCOMPARE(fateOf(1, "U2/5A", 6), QString("disrupted")); // 1-2
        QCOMPARE(fateOf(2, "U2/5A", 3), QString("fresh"));     // 1-1
        QCOMPARE(fateOf(2, "U2/5A", 4), QString("disrupted"));
        QCOMPARE(fateOf(6, "U2/5A", 2), QString("fresh"));      // 3-1
        QCOMPARE(fateOf(8, "U2/5A", 1), QString("disrupted"));  // 4-1
        QCOMPARE(fateOf(12, "U2/5A", 1), QString("disrupted")); // 6-1
        QCOMPARE(fateOf(12, "U2/5A", 2), QString("gone"));      // ½E of one
        QCOMPARE(fateOf(16, "U2/5A", 1), QString("gone"));      // 8-1
        for (int die = 1; die <= 6; ++die)
            QCOMPARE(fates(2, {"U2/5A"}, die).first(), QString("fresh"));
    }

    // R-CHA-8.1a, R-CHA-8.1b: from 1 to 2 up to 8 to 1.
    void oddsEndAtBothEnds() {
        Field field;
        const UnitId two = field.unit(P, "U2/5A", "n1");
        const UnitId thirty = field.unit(P, "U30/5A", "n1");
        field.unit(N, "U5/5A", "h0");
        field.unit(N, "U4/5A", "n2");
        field.unit(N, "U2/5A", "n6");
        const State state = field.begin(Phase::Melee);
        QCOMPARE(odds(state, {two}, {field.hex("h0")}), QString("below"));
        QCOMPARE(odds(state, {two}, {field.hex("n2")}), QString("1-2"));
        QCOMPARE(odds(state, {thirty}, {field.hex("n6")}), QString("8-1"));
        State low = field.begin(Phase::Melee);
        play(low, Assault{field.hex("h0")});
        play(low, Join{two});
        QCOMPARE(objection(low, Resolve{}), QString("odds"));
        play(low, Join{thirty});
        QCOMPARE(objection(low, Resolve{}), QString());
    }

    // R-CHA-8.1d: D marks every unit.
    void disruptionMarksAll() {
        QCOMPARE(fates(8, {"U2/5A", "U2/5A"}, 3), (QStringList{"fresh", "disrupted", "disrupted"})); // 2-1
    }

    // R-CHA-8.1e, R-CHA-8.1f, R-CHA-8.1g, A-58: half of them, rather more, leaders not counted.
    void halfOfThemAreEliminated() {
        QCOMPARE(fates(24, {"U2/5A", "U2/5A", "U2/5A", "U2/5A"}, 5), // 3-1
                 (QStringList{"fresh", "gone", "gone", "disrupted", "disrupted"}));
        QCOMPARE(fates(18, {"U2/5A", "U2/5A", "U2/5A"}, 5), (QStringList{"fresh", "gone", "gone", "disrupted"}));
        QCOMPARE(fates(6, {"U2/5A"}, 5), (QStringList{"fresh", "gone"}));
        const QStringList led = fates(24, {"U2/5A", "U2/5A", "L2"}, 5); // 4 and at most 4 more: 3-1
        QCOMPARE(led.count("gone"), 1);
        QCOMPARE(led[3], QString("fresh"));
    }

    // R-CHA-8.1h: their owner chooses.
    void theOwnerChoosesTheLosses() {
        Field field = battle();
        const UnitId attacker = field.unit(P, "U15/5A", "h1");
        const UnitId one = field.unit(N, "U2/5A", "h0");
        const UnitId two = field.unit(N, "U3/5A", "h0");
        const UnitId far = field.unit(N, "U3/5A", "n4");
        State state = field.begin(Phase::Melee);
        fight(state, {attacker}, {field.hex("h0")}, 5); // 3-1: ½E
        QCOMPARE(state.stage, Stage::Loss);
        QVERIFY(*Game::owing(state).begin() == orontes::core::Actor{state.setup->of(N).seat});
        QCOMPARE(objection(state, Lose{far}), QString("not-struck"));
        QCOMPARE(objection(state, Lose{attacker}), QString("not-struck"));
        play(state, Lose{two});
        QCOMPARE(fate(state, one), QString("disrupted"));
        QCOMPARE(fate(state, two), QString("gone"));
    }

    // R-CHA-8.1i: all of them.
    void eliminationTakesAll() {
        QCOMPARE(fates(24, {"U2/5A", "U2/5A"}, 5), (QStringList{"fresh", "gone", "gone"})); // 6-1
    }

    // R-CHA-8.2a, R-CHA-8.2b, R-CHA-8.2c: the disrupted neither fight nor fire nor move.
    void theDisruptedDoNothing() {
        Field field = battle();
        const UnitId fighter = field.unit(P, "U4/5A*", "h1");
        const UnitId archer = field.unit(P, "F9r2/6FF*", "n2");
        field.unit(P, "U4/5A", "h1");
        field.unit(N, "U2/5A", "h0");
        QCOMPARE(objection(field.begin(Phase::Fire), Fire{archer, field.hex("h0")}), QString("disrupted"));
        QCOMPARE(objection(field.begin(Phase::Movement), Take{fighter}), QString("disrupted"));
        State melee = field.begin(Phase::Melee);
        play(melee, Assault{field.hex("h0")});
        QCOMPARE(objection(melee, Join{fighter}), QString("disrupted"));
    }

    // R-CHA-8.2b: in defence neither.
    void theDisruptedDoNotFireInDefence() {
        Field field = battle();
        const UnitId shaken = field.unit(N, "F9r2/6FF*", "h0");
        const UnitId steady = field.unit(N, "F9r2/6FF", "h0");
        const UnitId mover = field.unit(P, "U2/6A", "h2");
        State state = field.begin(Phase::Movement);
        QCOMPARE(march(state, mover, {field.hex("h1")}), QString());
        play(state, Done{});
        QCOMPARE(objection(state, Fire{shaken, field.hex("h1")}), QString("disrupted"));
        QCOMPARE(objection(state, Fire{steady, field.hex("h1")}), QString());
    }

    // R-CHA-8.2d: leaders are never disrupted.
    void leadersAreNotDisrupted() {
        QCOMPARE(fates(8, {"U2/5A", "L2"}, 3), (QStringList{"fresh", "fresh", "fresh"})); // 2 and 2 more: 2-1, D
    }

    // R-CHA-8.2e, R-CHA-8.2f: one disrupted unit adds one to the die and takes nothing from the strength.
    void aDisruptedUnitAddsOneToTheDie() {
        QCOMPARE(fates(8, {"U2/5A", "U2/5A*"}, 2), (QStringList{"fresh", "disrupted", "gone"})); // 2-1, 3: D
        QCOMPARE(fates(8, {"U2/5A", "U2/5A"}, 2), (QStringList{"fresh", "fresh", "fresh"}));
        QCOMPARE(fates(4, {"U4/5A*"}, 2), (QStringList{"fresh", "fresh"})); // 1-1, 3: nothing, and it recovers
        QCOMPARE(fates(4, {"U4/5A*"}, 3), (QStringList{"fresh", "gone"}));  // 1-1, 4: D again
        QCOMPARE(fateOf(4, "U2/5A", 6), QString("disrupted"));              // 2-1
        QCOMPARE(fates(8, {"U2/5A", "U2/5A*"}, 6), (QStringList{"fresh", "gone", "gone"})); // 2-1, 7: E
    }

    // R-CHA-8.2e: by fire as well.
    void aDisruptedUnitAddsOneToTheDieOfFire() {
        for (const bool shaken : {false, true}) {
            Field field = battle();
            const UnitId archer = field.unit(P, "F6r2/6FF", "h2");
            const UnitId target = field.unit(N, "U2/5A", "h0");
            field.unit(N, shaken ? "U2/5A*" : "U2/5A", "h0");
            State state = field.begin(Phase::Fire);
            shoot(state, {archer}, field.hex("h0"), 2); // 2-1
            QCOMPARE(fate(state, target), QString(shaken ? "disrupted" : "fresh"));
        }
    }

    // R-CHA-8.22a: twice is once too often; the fresh beside it are disrupted (ruling A-61).
    void theTwiceDisruptedAreEliminated() {
        QCOMPARE(fates(4, {"U2/5A*"}, 3), (QStringList{"fresh", "gone"})); // 2-1, 4: D
        QCOMPARE(fates(8, {"U2/5A*", "U2/5A"}, 3), (QStringList{"fresh", "gone", "disrupted"}));
    }

    // R-CHA-8.21a, R-CHA-8.23a: they recover when the next Player-Turn ends, not when their own phase of it does.
    void theDisruptedRecoverAPlayerTurnLater() {
        Field field = battle();
        const UnitId attacker = field.unit(P, "U4/5A", "h1");
        const UnitId target = field.unit(N, "U2/5A", "h0");
        const UnitId earlier = field.unit(P, "U2/5A*", "w3");
        State state = field.begin(Phase::Melee);
        fight(state, {attacker}, {field.hex("h0")}, 3);
        waitFor(state, 6, Stage::Move);
        QCOMPARE(fate(state, target), QString("disrupted"));
        QCOMPARE(fate(state, earlier), QString("fresh"));
        waitFor(state, 7, Stage::Move);
        QCOMPARE(fate(state, target), QString("fresh"));
    }

    // R-CHA-8.24a, R-CHA-8.24b: one roll, read at most twice, however many hexes there are.
    void threeHexesHaveTwoReadings() {
        Field field = battle();
        const UnitId attacker = field.unit(P, "U6/5A", "h0");
        const UnitId one = field.unit(N, "U1/5A*", "n1");
        const UnitId two = field.unit(N, "U1/5A*", "n2");
        const UnitId three = field.unit(N, "U1/5A", "n3");
        State state = field.begin(Phase::Melee);
        fight(state, {attacker}, {field.hex("n1"), field.hex("n2"), field.hex("n3")}, 2); // 2-1: 3 is D, 2 nothing
        QCOMPARE(fate(state, one), QString("gone"));
        QCOMPARE(fate(state, two), QString("gone"));
        QCOMPARE(fate(state, three), QString("fresh"));
    }

    // R-CHA-8.4a, R-CHA-8.4c, A-65: into an emptied hex, at once or not at all.
    void attackersMayAdvanceAtOnce() {
        Field field = battle();
        const UnitId attacker = field.unit(P, "U16/5A", "n1");
        const UnitId next = field.unit(P, "U4/5A", "n2");
        field.unit(N, "U2/5A", "h0");
        field.unit(N, "U2/5A", "d12");
        State state = field.begin(Phase::Melee);
        fight(state, {attacker}, {field.hex("h0")}, 1); // 8-1: E
        QCOMPARE(objection(state, Advance{attacker, field.hex("h0")}), QString());
        QCOMPARE(objection(state, Advance{next, field.hex("h0")}), QString("no-attacker"));
        QCOMPARE(objection(state, Done{}), QString());
        State declined = state;
        play(declined, Done{});
        play(declined, Assault{field.hex("d12")});
        QCOMPARE(objection(declined, Advance{attacker, field.hex("h0")}), QString("out-of-turn"));
        play(state, Advance{attacker, field.hex("h0")});
        QCOMPARE(state.at(attacker).hex, field.hex("h0"));
    }

    // R-CHA-8.4b: within the limits of stacking.
    void advancesObserveStacking() {
        Field field = battle();
        field.stacking(P, 1);
        const UnitId one = field.unit(P, "U16/5A", "n1");
        const UnitId two = field.unit(P, "U16/5A", "n3");
        const UnitId three = field.unit(P, "U16/5A", "n5");
        field.unit(N, "U2/5A", "h0");
        State state = field.begin(Phase::Melee);
        fight(state, {one, two, three}, {field.hex("h0")}, 1);
        play(state, Advance{one, field.hex("h0")});
        QVERIFY(!objection(state, Advance{two, field.hex("h0")}).isEmpty());
        Field wide = field;
        wide.stacking(P, 2);
        State roomy = wide.begin(Phase::Melee);
        fight(roomy, {one, two, three}, {field.hex("h0")}, 1);
        play(roomy, Advance{one, field.hex("h0")});
        play(roomy, Advance{two, field.hex("h0")});
        QVERIFY(!objection(roomy, Advance{three, field.hex("h0")}).isEmpty());
    }

    // R-CHA-8.4d: not into a hex that still holds somebody; nor by fire from afar (ruling A-51).
    void onlyEmptiedHexesAreEntered() {
        Field field = battle();
        const UnitId attacker = field.unit(P, "U12/5A", "n1");
        const UnitId one = field.unit(N, "U2/5A", "h0");
        field.unit(N, "U2/5A", "h0");
        State state = field.begin(Phase::Melee);
        fight(state, {attacker}, {field.hex("h0")}, 5); // 3-1: ½E
        play(state, Lose{one});
        QVERIFY(!objection(state, Advance{attacker, field.hex("h0")}).isEmpty());
        Field shot = battle();
        const UnitId far = shot.unit(P, "F12r2/6FF", "h2");
        const UnitId near = shot.unit(P, "F12r2/6FF", "n4");
        shot.unit(N, "U2/5A", "h0");
        State fire = shot.begin(Phase::Fire);
        shoot(fire, {far, near}, shot.hex("h0"), 1); // 24 to 3: E
        QCOMPARE(objection(fire, Advance{far, shot.hex("h0")}), QString("not-next"));
        QCOMPARE(objection(fire, Advance{near, shot.hex("h0")}), QString());
    }

    // R-CHA-8.24a: the second reading may cost half of one unit, after the owner has chosen for the first.
    void bothReadingsMayCostHalf() {
        Field field = Field::quiet();
        const UnitId attacker = field.unit(P, "U20/5A", "n2");
        const UnitId first = field.unit(N, "U2/5A", "h0");
        field.unit(N, "U2/5A", "h0");
        const UnitId shaken = field.unit(N, "U1/5A*", "n1");
        State state = field.begin(Phase::Melee);
        fight(state, {attacker}, {field.hex("h0"), field.hex("n1")}, 4); // 20:5, 4-1: half by 4 and by 5
        QCOMPARE(state.stage, Stage::Loss);
        play(state, Lose{first});
        QCOMPARE(fate(state, shaken), QString("gone"));
        QVERIFY(state.stage != Stage::Loss);
    }

    // three units in two hexes lose two together, wherever their owner likes; counted by hex one of two and the
    // one of one, so that one hex is empty in any case.
    void whetherHalfIsTakenOfEachHexIsAChoice() {
        for (const bool byHex : {false, true}) {
            Field field = Field::quiet();
            field.option("halfByHex", byHex);
            const UnitId attacker = field.unit(P, "U18/5A", "n2");
            const UnitId one = field.unit(N, "U2/5A", "h0");
            const UnitId two = field.unit(N, "U2/5A", "h0");
            const UnitId alone = field.unit(N, "U2/5A", "n1");
            State state = field.begin(Phase::Melee);
            fight(state, {attacker}, {field.hex("n1"), field.hex("h0")}, 5); // 18:6, 3-1: ½E
            QCOMPARE(state.stage, Stage::Loss);
            QCOMPARE(objection(state, Lose{alone}), byHex ? QString("not-struck") : QString());
            QCOMPARE(fate(state, alone), byHex ? QString("gone") : QString("fresh"));
            play(state, Lose{two});
            if (!byHex)
                play(state, Lose{one});
            QVERIFY(state.stage != Stage::Loss);
            QCOMPARE(fate(state, one), byHex ? QString("disrupted") : QString("gone"));
            QCOMPARE(fate(state, alone), byHex ? QString("gone") : QString("disrupted"));
        }
    }

    // hex after hex its owner chooses; who stands in the other one is refused until then, and nobody is disrupted
    // before all is chosen.
    void halvesAreChosenHexByHex() {
        Field field = Field::quiet();
        field.option("halfByHex", true);
        const UnitId attacker = field.unit(P, "U24/5A", "n2");
        const UnitId first = field.unit(N, "U2/5A", "h0");
        const UnitId second = field.unit(N, "U2/5A", "h0");
        const UnitId third = field.unit(N, "U2/5A", "n1");
        const UnitId fourth = field.unit(N, "U2/5A", "n1");
        State state = field.begin(Phase::Melee);
        fight(state, {attacker}, {field.hex("h0"), field.hex("n1")}, 5); // 24:8, 3-1: ½E
        QCOMPARE(objection(state, Lose{third}), QString("other-half"));
        QCOMPARE(lossHex(state), field.hex("h0"));
        play(state, Lose{first});
        QCOMPARE(fate(state, second), QString("fresh"));
        QCOMPARE(lossHex(state), field.hex("n1"));
        QCOMPARE(objection(state, Lose{second}), QString("other-half"));
        play(state, Lose{fourth});
        QCOMPARE(fate(state, second), QString("disrupted"));
        QCOMPARE(fate(state, third), QString("disrupted"));
    }
};

QTEST_APPLESS_MAIN(TstChariotResults)
#include "tst_chariot_results.moc"
