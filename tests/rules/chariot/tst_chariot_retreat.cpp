// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/retreat.h"
#include "tests/rules/chariot/battles.h"
#include "tests/rules/chariot/field.h"

#include <QTest>

#include <algorithm>

using namespace orontes::tests;
namespace core = orontes::core;

namespace {

/// P attacks h0 from n1; the attack is declared, and no die has fallen.
struct Charge {
    Field field;
    std::vector<UnitId> attackers;

    explicit Charge(const std::vector<const char*>& units = {"U4/5A"}) {
        field.option("retreatBeforeCombat", true).elsewhere();
        for (const char* unit : units)
            attackers.push_back(field.unit(P, unit, "n1"));
    }
    State declared(const char* target = "h0") {
        State state = field.begin(Phase::Melee);
        declare(state, attackers, target);
        return state;
    }
    void declare(State& state, const std::vector<UnitId>& units, const char* target) {
        play(state, Assault{field.hex(target)});
        for (const UnitId unit : units)
            play(state, Join{unit});
        play(state, Resolve{});
    }
    QString why(const State& state, UnitId unit, const char* to) {
        return objection(state, Retreat{unit, field.hex(to)});
    }
};

} // namespace

class TstChariotRetreat : public QObject {
    Q_OBJECT

private slots:
    // R-CHA-17.0a: whoever is faster by three points than the fastest attacker may evade, into any of the next hexes;
    // never without the option.
    void fastUnitsMayEvade() {
        for (const auto& [attacker, may] : {std::pair{"U4/5A", true}, {"U4/6A", false}}) {
            Charge charge({"U4/1A", attacker});
            const UnitId unit = charge.field.unit(N, "U2/8C", "h0");
            const State state = charge.declared();
            QCOMPARE(state.stage, may ? Stage::Retreat : Stage::Die);
            if (!may)
                continue;
            QCOMPARE(decider(state), N);
            for (const char* hex : {"n2", "n3", "n4", "n5", "n6"})
                QCOMPARE(charge.why(state, unit, hex), QString());
            QCOMPARE(charge.why(state, unit, "w2"), QString("not-next"));
        }
        Charge off;
        off.field.option("retreatBeforeCombat", false).unit(N, "U2/8C", "h0");
        QCOMPARE(off.declared().stage, Stage::Die);
    }

    // R-CHA-17.0a: the hex that is left may be held; whoever stays is fought.
    void theyMayStand() {
        Charge charge;
        const UnitId unit = charge.field.unit(N, "U2/8C", "h0");
        State state = charge.declared();
        play(state, Done{});
        roll(state, 3); // 2-1: D
        QCOMPARE(fate(state, unit), QString("disrupted"));
    }

    // R-CHA-17.0a: allowances count as printed: a chariot's nine, whatever the scenario gives it, and for its
    // passenger too (ruling A-129).
    void printedAllowancesCount() {
        Charge charge({"U4/6A"});
        const UnitId chariot = charge.field.unit(N, "CH", "h0");
        const UnitId archer = charge.field.unit(N, "BW", "h0");
        charge.field.scenario().counters.edit()[static_cast<std::size_t>(chariot.value)].attributes[core::FieldId{
            "movement"}] = std::int64_t{6};
        State state = charge.field.begin(Phase::Melee);
        state.at(archer).aboard = chariot;
        state.at(chariot).cargo = archer;
        charge.declare(state, charge.attackers, "h0");
        QCOMPARE(state.stage, Stage::Retreat);
        QCOMPARE(charge.why(state, archer, "n4"), QString("carried"));
        play(state, Retreat{chariot, charge.field.hex("n4")});
        QCOMPARE(state.at(archer).hex, charge.field.hex("n4"));
    }

    // R-CHA-17.0a: a leader stays with units, and evades by his own allowance when he is alone (ruling A-129).
    void leadersGoLast() {
        Charge charge;
        const UnitId unit = charge.field.unit(N, "U2/8C", "h0");
        const UnitId leader = charge.field.unit(N, "L3", "h0");
        State state = charge.declared();
        QCOMPARE(charge.why(state, leader, "n4"), QString("leads-others"));
        play(state, Retreat{unit, charge.field.hex("n4")});
        QCOMPARE(state.stage, Stage::Retreat);
        play(state, Retreat{leader, charge.field.hex("n4")});
        QCOMPARE(state.stage, Stage::Advance);
    }

    // R-CHA-17.0a: disrupted units do not evade (ruling A-130).
    void disruptedUnitsStay() {
        Charge charge;
        charge.field.unit(N, "U2/8C*", "h0");
        QCOMPARE(charge.declared().stage, Stage::Die);
    }

    // R-CHA-17.0b: the attackers may enter the hex that was left, and no other.
    void attackersMayFollow() {
        Charge charge;
        const UnitId unit = charge.field.unit(N, "U2/8C", "h0");
        State state = charge.declared();
        play(state, Retreat{unit, charge.field.hex("n4")});
        QCOMPARE(state.stage, Stage::Advance);
        QCOMPARE(objection(state, Advance{charge.attackers[0], charge.field.hex("n2")}), QString("not-emptied"));
        play(state, Advance{charge.attackers[0], charge.field.hex("h0")});
        QCOMPARE(state.stage, Stage::Melee);
        QCOMPARE(state.at(charge.attackers[0]).hex, charge.field.hex("h0"));
        QCOMPARE(objection(state, Advance{charge.attackers[0], charge.field.hex("n5")}), QString("out-of-turn"));
    }

    // R-CHA-17.1a: nowhere to go: rivers, enemies, full hexes; one way out is enough.
    void whoCannotGoStays() {
        for (const bool open : {false, true}) {
            Charge charge;
            charge.field.stacking(N, 1).ground("n2 n3", "river");
            charge.field.unit(P, "U1/5A", "n4");
            charge.field.unit(N, "U2/5A", "n5");
            charge.field.ground("n6", open ? "woods" : "lake");
            const UnitId unit = charge.field.unit(N, "U2/8C", "h0");
            const State state = charge.declared();
            QCOMPARE(state.stage, open ? Stage::Retreat : Stage::Die);
            if (!open)
                continue;
            QCOMPARE(charge.why(state, unit, "n2"), QString("impassable"));
            QCOMPARE(charge.why(state, unit, "n4"), QString("enemy-there"));
            QCOMPARE(charge.why(state, unit, "n5"), QString("stacking"));
            QCOMPARE(charge.why(state, unit, "n6"), QString());
        }
        Charge classes;
        classes.field.unit(N, "U2/5A", "n4");
        const UnitId unit = classes.field.unit(N, "U2/8C", "h0");
        QCOMPARE(classes.why(classes.declared(), unit, "n4"), QString("classes"));
    }

    // R-CHA-17.0a: the zones of fire units bar no retreat (ruling A-130).
    void fireZonesBarNoRetreat() {
        Charge charge;
        charge.field.unit(P, "F2r2/5FF", "w2");
        const UnitId unit = charge.field.unit(N, "U2/8C", "h0");
        QCOMPARE(charge.why(charge.declared(), unit, "n4"), QString());
    }

    // R-CHA-17.2a: the advance draws no defensive fire.
    void followingDrawsNoFire() {
        Charge charge;
        const UnitId unit = charge.field.unit(N, "U2/8C", "h0");
        const UnitId archer = charge.field.unit(N, "F2r2/5FF", "n5");
        State state = charge.declared();
        play(state, Retreat{unit, charge.field.hex("n3")});
        play(state, Advance{charge.attackers[0], charge.field.hex("h0")});
        QCOMPARE(state.phase, Phase::Melee);
        QCOMPARE(decider(state), P);
        state.stage = Stage::DefensiveFire;
        QCOMPARE(objection(state, Fire{archer, charge.field.hex("h0")}), QString("did-not-move"));
    }

    // R-CHA-17.3a: attacked again in the new hex, neither they nor those who were there evade; others do.
    void nobodyEvadesTwice() {
        Charge charge;
        const UnitId unit = charge.field.unit(N, "U2/8C", "h0");
        const UnitId host = charge.field.unit(N, "U1/9C", "n4");
        const UnitId second = charge.field.unit(P, "U8/1A", "w2");
        const UnitId third = charge.field.unit(P, "U8/1A", "h5");
        const UnitId other = charge.field.unit(N, "U1/9C", "h6");
        State state = charge.declared();
        play(state, Retreat{unit, charge.field.hex("n4")});
        play(state, Done{}); // nobody follows
        charge.declare(state, {second}, "n4");
        QCOMPARE(state.stage, Stage::Die);
        QCOMPARE(charge.why(state, host, "n5"), QString("out-of-turn"));
        roll(state, 3); // 8:3, 2-1: D
        QCOMPARE(fate(state, unit), QString("disrupted"));
        QCOMPARE(fate(state, host), QString("disrupted"));
        charge.declare(state, {third}, "h6");
        QCOMPARE(state.stage, Stage::Retreat);
        QCOMPARE(charge.why(state, other, "h7"), QString());
    }

    // R-CHA-17.3a: in the enemy's next turn they may evade again.
    void evadingIsForgottenInTheNextPhase() {
        Charge charge;
        const UnitId unit = charge.field.unit(N, "U2/8C", "h0");
        State state = charge.declared();
        play(state, Retreat{unit, charge.field.hex("n4")});
        QVERIFY(state.at(unit).stands);
        await(state, N, Phase::Melee);
        QVERIFY(!state.at(unit).stands);
    }

    // R-CHA-17.4a, A-131: whoever followed, or attacked what evaded, attacks no more in this turn.
    void followersAttackNoMore() {
        Charge charge({"U4/5A", "U4/5A"});
        const UnitId unit = charge.field.unit(N, "U2/8C", "h0");
        charge.field.unit(N, "U1/5A", "n5");
        State state = charge.declared();
        play(state, Retreat{unit, charge.field.hex("n4")});
        play(state, Advance{charge.attackers[0], charge.field.hex("h0")});
        play(state, Done{});
        QCOMPARE(objection(state, Assault{charge.field.hex("n5")}), QString("nobody-next"));
        QVERIFY(state.at(charge.attackers[0]).attacked);
        QVERIFY(state.at(charge.attackers[1]).attacked);
    }

    // R-CHA-17.5a, A-131: each unit of a hex by its own allowance; the slow one is fought, at its own strength, and its
    // hex is not entered while it holds it.
    void someEvadeAndOthersStay() {
        Charge charge;
        const UnitId fast = charge.field.unit(N, "U2/8A", "h0");
        const UnitId slow = charge.field.unit(N, "U2/4A", "h0");
        State state = charge.declared();
        QCOMPARE(charge.why(state, slow, "n4"), QString("too-slow"));
        play(state, Retreat{fast, charge.field.hex("n4")});
        QCOMPARE(state.stage, Stage::Die);
        QCOMPARE(int{state.combat.column}, 2); // 4:2 instead of 4:4
        roll(state, 3);
        QCOMPARE(fate(state, slow), QString("disrupted"));
        QCOMPARE(fate(state, fast), QString("fresh"));
        QCOMPARE(state.stage, Stage::Melee); // nothing to enter
    }

    // or the slow unit keeps all of its hex, though nobody of the hex beside it.
    void whetherASlowUnitHoldsItsHexIsAChoice() {
        Charge charge;
        charge.field.option("retreatsTogether", true);
        const UnitId fast = charge.field.unit(N, "U2/8A", "h0");
        charge.field.unit(N, "U2/4A", "h0");
        const UnitId beside = charge.field.unit(N, "U2/8A", "n2");
        State state = charge.field.begin(Phase::Melee);
        play(state, Assault{charge.field.hex("h0")});
        charge.declare(state, charge.attackers, "n2");
        QCOMPARE(charge.why(state, fast, "n4"), QString("holds-back"));
        QCOMPARE(charge.why(state, beside, "n3"), QString());
    }

    // R-CHA-17.5a: of two hexes one is left: the other is fought, and the first may be entered.
    void oneOfTwoHexesIsLeft() {
        Charge charge;
        const UnitId fast = charge.field.unit(N, "U2/8A", "h0");
        const UnitId slow = charge.field.unit(N, "U2/4A", "n2");
        State state = charge.field.begin(Phase::Melee);
        play(state, Assault{charge.field.hex("h0")});
        charge.declare(state, charge.attackers, "n2");
        play(state, Retreat{fast, charge.field.hex("n4")});
        QCOMPARE(state.stage, Stage::Die);
        roll(state, 3); // 4:2, 2-1: D
        QCOMPARE(fate(state, slow), QString("disrupted"));
        QCOMPARE(state.stage, Stage::Advance);
        play(state, Advance{charge.attackers[0], charge.field.hex("h0")});
        QCOMPARE(state.stage, Stage::Melee);
    }

    // R-CHA-17.5a, R-CHA-8.1a: below 1 to 2 after some have gone, the attack lapses and is spent (ruling A-55): dots
    // that were covered by a printed strength count 1 each when it has gone.
    void anAttackMayLapse() {
        Charge charge({"U1/5A"});
        charge.field.stacking(N, 4);
        const UnitId fast = charge.field.unit(N, "U2/8D", "h0");
        std::vector<UnitId> dots;
        for (int i = 0; i < 3; ++i)
            dots.push_back(charge.field.unit(N, "U•/4D", "h0"));
        State state = charge.declared();
        play(state, Retreat{fast, charge.field.hex("n4")});
        QCOMPARE(state.stage, Stage::Melee);
        QVERIFY(state.at(charge.attackers[0]).attacked);
        for (const UnitId dot : dots) {
            QCOMPARE(fate(state, dot), QString("fresh"));
            QVERIFY(!state.at(dot).struck);
        }
    }

    // R-CHA-17.0a: the panicked evade only to hexes that are nearer to no enemy (ruling A-162).
    void thePanickedEvadeAwayFromEnemies() {
        Charge charge;
        charge.field.panicLevel(N, 1);
        const UnitId unit = charge.field.unit(N, "U2/8A!", "h0");
        charge.field.unit(P, "U1/1A", "d34.4");
        const State state = charge.declared();
        QCOMPARE(state.stage, Stage::Retreat);
        QCOMPARE(charge.why(state, unit, "n4"), QString("to-enemy"));
        QCOMPARE(charge.why(state, unit, "n3"), QString("to-enemy"));
        for (const char* hex : {"n2", "n5", "n6"})
            QCOMPARE(charge.why(state, unit, hex), QString());
    }

    // R-CHA-17.0a: who evades faces as before (ruling A-164).
    void evadingDoesNotTurn() {
        Field field;
        field.option("retreatBeforeCombat", true).option("facing", true).elsewhere();
        const UnitId attacker = field.unit(P, "U4/5A^4", "n1");
        const UnitId unit = field.unit(N, "U2/8C^1", "h0");
        State state = field.begin(Phase::Melee);
        play(state, Assault{field.hex("h0")});
        play(state, Join{attacker});
        play(state, Resolve{});
        play(state, Retreat{unit, field.hex("n4")});
        QCOMPARE(int{state.at(unit).facing.value}, 1);
    }
};

QTEST_APPLESS_MAIN(TstChariotRetreat)
#include "tst_chariot_retreat.moc"
