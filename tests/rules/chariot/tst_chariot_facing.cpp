// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/facing.h"
#include "tests/rules/chariot/battle.h"
#include "tests/rules/chariot/field.h"

#include <QTest>

using namespace orontes::tests;
using orontes::chariot::Game;
namespace core = orontes::core;

namespace {

/// The side of a hex towards n1 … n6.
Facing towards(int n) {
    return Facing{static_cast<std::int8_t>(n % 6)};
}

/// Which of n1 … n6 a unit faces; 0 for none.
int faced(const State& state, UnitId unit) {
    const Facing facing = facingOf(state, unit);
    return !facing.valid() ? 0 : facing.value == 0 ? 6 : facing.value;
}

Field facingField() {
    Field field = Field::quiet();
    return field.option("facing", true);
}

/// What N's units at h0 defend with against attackers from these hexes.
QString defence(const std::vector<const char*>& units, const std::vector<const char*>& from, bool option = true) {
    Field field;
    field.option("facing", option);
    std::vector<UnitId> attackers;
    for (const char* hex : from)
        attackers.push_back(field.unit(P, "U2/5A", hex));
    for (const char* unit : units)
        field.unit(N, unit, "h0");
    return sums(field.begin(Phase::Melee), attackers, {field.hex("h0")});
}

/// Why an archer at h0 may not fire at a hex that holds an enemy; empty when he may.
QString fireFrom(const char* archer, const char* hex) {
    Field field = facingField();
    const UnitId unit = field.unit(P, archer, "h0");
    field.unit(N, "U1/5A^1", hex);
    return objection(field.begin(Phase::Fire), Fire{unit, field.hex(hex)});
}

} // namespace

class TstChariotFacing : public QObject {
    Q_OBJECT

private slots:
    // R-CHA-16.0a: three sides are in front, three are flank.
    void threeSidesAreFront() {
        for (int facing = 1; facing <= 6; ++facing)
            for (int side = 1; side <= 6; ++side) {
                const int apart = (side - facing + 6) % 6;
                QCOMPARE(isFront(towards(facing), towards(side).value), apart == 0 || apart == 1 || apart == 5);
            }
        Field field = facingField();
        const UnitId unit = field.unit(P, "U3/5A^1", "h0");
        const State state = field.begin(Phase::Movement);
        for (const char* front : {"n6", "n1", "n2"})
            QVERIFY(frontsOn(state, unit, field.hex(front)));
        for (const char* flank : {"n3", "n4", "n5"})
            QVERIFY(!frontsOn(state, unit, field.hex(flank)));
    }

    // R-CHA-16.0b: on into the three hexes in front alone, facing the way it went; anywhere without the option.
    void unitsMoveToTheirFront() {
        for (const auto& [hex, way] : {std::pair{"n6", 6}, {"n1", 1}, {"n2", 2}, {"n3", 0}, {"n4", 0}, {"n5", 0}}) {
            Field field = facingField();
            const UnitId unit = field.unit(P, "U3/5A^1", "h0");
            State state = field.begin(Phase::Movement);
            QCOMPARE(march(state, unit, field.way(hex)), QString(way == 0 ? "faces-away" : ""));
            QCOMPARE(faced(state, unit), way == 0 ? 1 : way);
        }
        Field field = Field::quiet();
        const UnitId unit = field.unit(P, "U3/5A^1", "h0");
        State state = field.begin(Phase::Movement);
        QCOMPARE(march(state, unit, field.way("n4")), QString());
        QCOMPARE(faced(state, unit), 0);
    }

    // R-CHA-16.0c: melee is made to the front alone.
    void unitsAttackToTheirFront() {
        for (int side = 1; side <= 6; ++side) {
            Field field = facingField();
            const UnitId unit = field.unit(P, "U3/5A^1", "h0");
            const UnitId other = field.unit(P, "U3/5A^4", "h0");
            const std::string hex = "n" + std::to_string(side);
            field.unit(N, "U1/5A^1", hex.c_str());
            State state = field.begin(Phase::Melee);
            play(state, Assault{field.hex(hex)});
            const bool front = side == 6 || side <= 2;
            QCOMPARE(objection(state, Join{unit}), QString(front ? "" : "not-in-front"));
            QCOMPARE(objection(state, Join{other}), QString(front ? "not-in-front" : ""));
        }
    }

    // R-CHA-16.0c: who fronts on nobody opens no attack; an attack on two hexes needs both in front.
    void nobodyAttacksBehindHim() {
        Field field = facingField();
        field.unit(P, "U3/5A^1", "h0");
        field.unit(N, "U1/5A^1", "n4");
        field.unit(N, "U1/5A^1", "n2");
        field.unit(N, "U1/5A^1", "n3");
        State state = field.begin(Phase::Melee);
        QCOMPARE(objection(state, Assault{field.hex("n4")}), QString("nobody-next"));
        play(state, Assault{field.hex("n2")});
        QCOMPARE(objection(state, Assault{field.hex("n3")}), QString("not-next-to-all"));
    }

    // R-CHA-16.0d, R-CHA-16.21a, R-CHA-16.22a, A-159: full against the front, half as soon as one attacker is at the
    // flank, the fraction kept.
    void aFlankAttackHalvesTheDefence() {
        for (const char* front : {"n6", "n1", "n2"})
            QCOMPARE(defence({"U4/5A^1"}, {front}), QString("2:4"));
        for (const char* flank : {"n3", "n4", "n5"})
            QCOMPARE(defence({"U4/5A^1"}, {flank}), QString("2:2"));
        QCOMPARE(defence({"U4/5A^1"}, {"n6", "n2"}), QString("4:4"));
        QCOMPARE(defence({"U4/5A^1"}, {"n2", "n3"}), QString("4:2"));
        QCOMPARE(defence({"U3/5A^1"}, {"n4"}), QString("2:1.5"));
        QCOMPARE(defence({"U4/5A^1"}, {"n4"}, false), QString("2:4"));
    }

    // R-CHA-16.12a, R-CHA-16.23a: units in one hex face as they like and are halved one by one.
    void unitsOfAHexFaceDifferently() {
        QCOMPARE(defence({"U4/5A^1", "U4/5A^4"}, {"n1"}), QString("2:6"));
        QCOMPARE(defence({"U4/5A^1", "U4/5A^4"}, {"n1", "n4"}), QString("4:4"));
        QCOMPARE(defence({"U4/5A^1", "U4/5A^2"}, {"n1"}), QString("2:8"));
    }

    // R-CHA-16.13a, A-126: no order turns a unit to a corner of its hex, and one that is set up facing none of the six
    // sides is faced by its owner before anything else, so that the enemy finds nothing to adjust.
    void nobodyFacesBetweenTwoSides() {
        Field field = facingField();
        const UnitId unit = field.unit(P, "U2/5A^1", "h0");
        const State state = field.begin(Phase::Movement);
        const auto turns = [&](const char* side) {
            core::Action action = Game::encode(state, *Game::owing(state).begin(), Turn{unit, towards(2)});
            action.args["facing"] = std::string(side);
            return Game::decode(state, action).has_value();
        };
        for (const char* side : {"ne", "e", "se", "sw", "w", "nw"})
            QVERIFY(turns(side));
        for (const char* corner : {"n", "s", "nne", "e-se", ""})
            QVERIFY(!turns(corner));
        core::Counter& counter = field.scenario().counters.edit()[static_cast<std::size_t>(unit.value)];
        counter.attributes[core::FieldId{"facing"}] = std::string("n");
        State begun = field.begin(Phase::Movement);
        QVERIFY(mustFace(begun) == unit);
        QCOMPARE(objection(begun, Done{}), QString("face-first"));
        play(begun, Turn{unit, towards(2)});
        QCOMPARE(faced(begun, unit), 2);
        QVERIFY(!mustFace(begun).valid());
    }

    // R-CHA-16.24a: six hexes covered double nothing; they do without the option.
    void sixHexesDoubleNothing() {
        QCOMPARE(defence({"U4/5A^1"}, {"n1", "n4"}), QString("4:2"));
        QCOMPARE(defence({"U4/5A^1"}, {"n1", "n4"}, false), QString("8:4"));
        Field field;
        field.option("facing", true);
        const UnitId one = field.unit(P, "U2/5A^4", "n1");
        const UnitId two = field.unit(P, "U2/5A^1", "n4");
        field.unit(N, "U4/5A^1", "h0");
        const Combat combat = declaredMelee({one, two}, {field.hex("h0")});
        QVERIFY(!isFlankAttack(field.begin(Phase::Melee), combat));
    }

    // R-CHA-16.25a, A-18: brackets and flank halve both.
    void bracketsAndFlankHalveBoth() {
        QCOMPARE(defence({"U[4]/5A^1"}, {"n4"}), QString("2:1"));
        QCOMPARE(defence({"U[4]/5A^1"}, {"n1"}), QString("2:2"));
    }

    // R-CHA-16.21a: the calculation names who is flanked.
    void theCalculationNamesTheFlank() {
        Field field;
        field.option("facing", true);
        const UnitId attacker = field.unit(P, "U8/5A^4", "n1");
        field.unit(N, "U3/5A^4", "h0");
        field.unit(N, "U2/5A^1", "h0");
        const Combat combat = declaredMelee({attacker}, {field.hex("h0")});
        const std::vector<core::CalculationLine> lines = calculationOf(field.begin(Phase::Melee), combat).odds->defence;
        QCOMPARE(lines.size(), std::size_t{3}); // 2, 3, its half
        QVERIFY(core::total(lines) == core::Fraction(7, 2));
        QCOMPARE(lines[2].rule.reference, std::string("R-CHA-16.21a"));
    }

    // R-CHA-16.11a: a turn of any size costs a point, at any time in the move; none without a point.
    void turningCostsAPoint() {
        Field field = facingField();
        const UnitId unit = field.unit(P, "U3/3A^1", "h0");
        State state = field.begin(Phase::Movement);
        play(state, Take{unit});
        play(state, Turn{unit, towards(4)});
        QCOMPARE(faced(state, unit), 4);
        QCOMPARE(objection(state, Turn{unit, towards(4)}), QString("faces-already"));
        play(state, StepTo{field.hex("w1")});
        play(state, StepTo{field.hex("w2")});
        QCOMPARE(objection(state, Take{unit}), QString("moved-already"));
        state = field.begin(Phase::Movement);
        play(state, Take{unit});
        play(state, StepTo{field.hex("h1")});
        play(state, Turn{unit, towards(2)});
        QCOMPARE(int{state.at(unit).allowance}, 2);
        play(state, Turn{unit, towards(5)}); // the last point
        QCOMPARE(objection(state, Take{unit}), QString("moved-already"));
        QCOMPARE(faced(state, unit), 5);
    }

    // R-CHA-16.11a: only units on the way turn, and only with the option.
    void unitsTurnAsTheyMove() {
        Field field = facingField();
        const UnitId unit = field.unit(P, "U3/3A^1", "h0");
        const UnitId other = field.unit(P, "U3/3A^1", "h0");
        State state = field.begin(Phase::Movement);
        QCOMPARE(objection(state, Turn{unit, towards(2)}), QString("not-taken"));
        play(state, Take{unit});
        QCOMPARE(objection(state, Turn{other, towards(2)}), QString("not-taken"));
        play(state, Turn{unit, towards(2)});
        play(state, Halt{});
        QCOMPARE(objection(state, Take{unit}), QString("moved-already"));
        Field plain = Field::quiet();
        const UnitId one = plain.unit(P, "U3/3A", "h0");
        state = plain.begin(Phase::Movement);
        play(state, Take{one});
        QCOMPARE(objection(state, Turn{one, towards(2)}), QString("no-facing"));
    }

    // R-CHA-16.11a, R-CHA-5.15a: the one hex that is always possible includes the turn (ruling A-127), and ends the
    // move.
    void theOneHexIncludesTheTurn() {
        Field field = facingField();
        const UnitId slow = field.unit(P, "U3/1A^1", "h0");
        const UnitId able = field.unit(P, "U3/2A^1", "h0");
        State state = field.begin(Phase::Movement);
        QCOMPARE(march(state, able, field.way("n4")), QString("faces-away"));
        state = field.begin(Phase::Movement);
        QCOMPARE(march(state, slow, field.way("n4")), QString());
        QCOMPARE(faced(state, slow), 4);
        QCOMPARE(objection(state, Take{slow}), QString("moved-already"));
    }

    // R-CHA-16.31a: fire leaves through the front; along a side one of the two hexes is enough (ruling A-125).
    void fireGoesToTheFront() {
        QCOMPARE(fireFrom("F3r2/5FF^1", "n1"), QString());
        QCOMPARE(fireFrom("F3r2/5FF^1", "n4"), QString("not-in-front"));
        QCOMPARE(fireFrom("F3r2/5FF^2", "h2"), QString());
        QCOMPARE(fireFrom("F3r2/5FF^3", "h2"), QString("not-in-front"));
        QCOMPARE(fireFrom("F3r2/5FF^3", "d12"), QString());
        QCOMPARE(fireFrom("F3r2/5FF^6", "d12"), QString());
        QCOMPARE(fireFrom("F3r2/5FF^4", "d12"), QString("not-in-front"));
        QCOMPARE(fireFrom("F3r2/5FF^5", "d12"), QString("not-in-front"));
    }

    // R-CHA-16.31a: defensive fire likewise.
    void defensiveFireGoesToTheFront() {
        for (const auto& [archer, why] : {std::pair{"F3r2/5FF^3", ""}, {"F3r2/5FF^6", "not-in-front"}}) {
            Field field = facingField();
            const UnitId unit = field.unit(N, archer, "h0");
            const UnitId mover = field.unit(P, "U3/5A^4", "d34");
            State state = field.begin(Phase::Movement);
            QCOMPARE(march(state, mover, field.way("n3")), QString("faces-away"));
            play(state, Turn{mover, towards(1)});
            play(state, StepTo{field.hex("n3")});
            state.stage = Stage::DefensiveFire;
            QCOMPARE(objection(state, Fire{unit, field.hex("n3")}), QString(why));
        }
    }

    // R-CHA-16.32a: enemies pass the flank of a fire unit; its front stops them.
    void theFlankStopsNobody() {
        Field field = facingField();
        field.unit(N, "F2r2/5FF^1", "h0");
        const UnitId unit = field.unit(P, "U3/9A^6", "w2");
        State state = field.begin(Phase::Movement);
        play(state, Take{unit});
        play(state, StepTo{field.hex("w2.1")}); // n4
        QCOMPARE(state.at(unit).hex, field.hex("n4"));
        play(state, StepTo{field.hex("n5")});
        QVERIFY(!state.march.units.empty());
        play(state, StepTo{field.hex("n6")});
        QVERIFY(state.march.units.empty());
    }

    // R-CHA-16.33a: fire does not ask how the target faces.
    void fireDoesNotAskForFacing() {
        for (const char* target : {"U3/5A^1", "U3/5A^4"}) {
            Field field = facingField();
            const UnitId archer = field.unit(P, "F3r2/5FF^4", "n1");
            field.unit(N, target, "h0");
            QCOMPARE(fireOdds(field.begin(Phase::Fire), {archer}, field.hex("h0")), QString("1-1"));
        }
    }

    // R-CHA-16.0a: whoever deploys is faced at once, by its owner; others wait (ruling A-124).
    void whoDeploysIsFaced() {
        core::Scenario scenario = bundled("bubastis");
        scenario.options.edit()[core::OptionId{"facing"}] = true;
        State state = Game::start(scenario);
        std::vector<Action> offered;
        Game::choices(state, *Game::owing(state).begin(), offered);
        const Deploy first = std::get<Deploy>(offered.front());
        play(state, first);
        QCOMPARE(mustFace(state), first.unit);
        QCOMPARE(objection(state, offered.back()), QString("face-first"));
        offered.clear();
        Game::choices(state, *Game::owing(state).begin(), offered);
        QCOMPARE(offered.size(), std::size_t{6});
        play(state, Turn{first.unit, towards(3)});
        QCOMPARE(faced(state, first.unit), 3);
        QVERIFY(!mustFace(state).valid());
    }

    // R-CHA-16.0a: who advances faces the hex that it enters, and may turn one side more (ruling A-124).
    void whoAdvancesMayWheel() {
        Field field = facingField();
        const UnitId attacker = field.unit(P, "U18/5A^3", "n1");
        const UnitId second = field.unit(P, "U1/5A^5", "n1");
        field.unit(N, "U3/5A^1", "h0");
        field.unit(P, "U4/5A^4", "w2");
        field.unit(N, "U4/5A^1", "w3");
        State state = field.begin(Phase::Melee);
        fight(state, {attacker, second}, {field.hex("h0")}, 5); // 6-1: E
        play(state, Advance{attacker, field.hex("h0")});
        QCOMPARE(faced(state, attacker), 4);
        QCOMPARE(objection(state, Done{}), QString("face-first"));
        QCOMPARE(objection(state, Turn{attacker, towards(1)}), QString("wheel"));
        QCOMPARE(objection(state, Turn{attacker, towards(4)}), QString());
        play(state, Turn{attacker, towards(3)});
        QCOMPARE(state.stage, Stage::Advance);
        play(state, Advance{second, field.hex("h0")});
        play(state, Turn{second, towards(4)});
        QCOMPARE(state.stage, Stage::Melee); // nobody is left to advance
        QCOMPARE(faced(state, attacker), 3);
    }

    // R-CHA-16.0a: a passenger faces as its chariot does, and as it likes when it leaves (rulings ).
    void aPassengerFacesAsItsChariot() {
        Field field = facingField();
        const UnitId chariot = field.unit(P, "CH^1", "h0");
        const UnitId archer = field.unit(P, "BW^4", "h0");
        State state = field.begin(Phase::Movement);
        state.at(archer).aboard = chariot;
        state.at(chariot).cargo = archer;
        QCOMPARE(faced(state, archer), 1);
        state.stage = Stage::Debark;
        play(state, Debark{archer, field.hex("n4")});
        QCOMPARE(mustFace(state), archer);
        play(state, Turn{archer, towards(5)});
        QCOMPARE(faced(state, archer), 5);
    }

    // R-CHA-16.0a: whoever comes onto the map on a chariot is not asked before the chariot has been faced.
    void aPassengerIsNotFacedBeforeItsChariot() {
        Field field = facingField();
        const UnitId chariot = field.unit(P, "CH", "h0");
        const UnitId archer = field.unit(P, "BW", "h0");
        State state = field.begin(Phase::Movement);
        for (const UnitId unit : {chariot, archer})
            state.at(unit).facing = {};
        state.at(archer).aboard = chariot;
        state.at(chariot).cargo = archer;
        state.march.units = {chariot};
        QCOMPARE(mustFace(state), UnitId{});
        state.march = {};
        QCOMPARE(mustFace(state), chariot);
    }

    // R-CHA-16.0b: whoever is put back out of a crowd faces as it did.
    void whoIsPutBackFacesAsBefore() {
        Field field = facingField();
        field.stacking(P, 1);
        const UnitId unit = field.unit(P, "U3/5A^1", "h0");
        field.unit(P, "U3/5A^1", "n2");
        State state = field.begin(Phase::Movement);
        QCOMPARE(march(state, unit, field.way("n2")), QString());
        QCOMPARE(faced(state, unit), 2);
        play(state, PutBack{unit});
        QCOMPARE(faced(state, unit), 1);
    }

    // R-CHA-16.11a, R-CHA-13.0d: the panicked pay for turning round: of three points two are left.
    void thePanickedTurnRoundFirst() {
        for (const auto& [unit, away] : {std::pair{"U3/3A!^4", 3}, {"U3/3A!^1", 4}}) {
            Field field = facingField();
            field.panicLevel(P, 1);
            const UnitId runner = field.unit(P, unit, "h1");
            field.unit(N, "U3/5A^1", "h0");
            State state = field.begin(Phase::Fire);
            play(state, Done{});
            QCOMPARE(distance(state.setup->map, field.hex("h0"), state.at(runner).hex), away);
        }
    }

    // A worked example: a bracket, a flank, panic and disruption; and the same position without options.
    void theExampleOfBracketFlankPanicAndDisruption() {
        for (const bool options : {true, false}) {
            Field field;
            field.option("facing", options).option("panic", options).elsewhere();
            const UnitId one = field.unit(P, "AX^1", "n4");
            const UnitId two = field.unit(P, "AX^1", "n4");
            const UnitId x = field.unit(N, "U[4]/5A*^1", "h0");
            const UnitId y = field.unit(N, options ? "U3/5A!^4" : "U3/5A", "h0");
            State state = field.begin(Phase::Melee);
            QCOMPARE(sums(state, {one, two}, {field.hex("h0")}), QString(options ? "6:2.5" : "6:5"));
            fight(state, {one, two}, {field.hex("h0")}, 4); // read as 5: D in 2-1 and 1-1 alike
            QCOMPARE(fate(state, x), QString("gone"));
            QCOMPARE(fate(state, y), QString(options ? "gone" : "disrupted"));
            QCOMPARE(state.points[0], options ? 4 : 2);
        }
    }
};

QTEST_APPLESS_MAIN(TstChariotFacing)
#include "tst_chariot_facing.moc"
