// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/panic.h"
#include "rules/chariot/worth.h"
#include "tests/rules/chariot/battles.h"
#include "tests/rules/chariot/field.h"

#include <QTest>

using namespace orontes::tests;
using orontes::chariot::worthOf;
namespace core = orontes::core;

namespace {

/// N loses a unit worth 2 victory points at h0 by a melee of P (6-1, die 5: E).
struct Loss {
    Field field;
    UnitId attacker;
    UnitId lost;

    explicit Loss(int level) {
        field.panicLevel(N, level).elsewhere();
        attacker = field.unit(P, "U18/5A", "n1");
        lost = field.unit(N, "U3/5A", "h0");
    }
    State after() {
        State state = field.begin(Phase::Melee);
        fight(state, {attacker}, {field.hex("h0")}, 5);
        return state;
    }
};

void ends(State& state) {
    core::Events events;
    Tale tale(*state.setup, &events);
    testPanic(state, tale, N);
}

/// Who panics when both armies have lost so much, their levels being 10: "P", "N" or "".
QString panicking(int lostByP, int lostByN, SideId defender) {
    Field field;
    field.panicLevel(P, 10).panicLevel(N, 10);
    const UnitId ours = field.unit(P, "U3/5A", "h0");
    const UnitId theirs = field.unit(N, "U3/5A", "h5");
    State state = field.begin(Phase::Melee);
    state.points = {lostByN, lostByP};
    Tale tale(*state.setup, nullptr);
    testPanic(state, tale, defender);
    const QString who = QString(state.at(ours).panicked ? "P" : "") + (state.at(theirs).panicked ? "N" : "");
    state.points = {50, 50}; // nobody panics later
    testPanic(state, tale, defender);
    const QString later = QString(state.at(ours).panicked ? "P" : "") + (state.at(theirs).panicked ? "N" : "");
    return later == who ? who : who + " then " + later;
}

} // namespace

class TstChariotPanic : public QObject {
    Q_OBJECT

private slots:
    // R-CHA-13.0a: an army is worth what its units are worth, a dot counting as 1.
    void anArmyIsWorthItsUnits() {
        for (const std::string& name : battleNames())
            for (const core::Side& side : *battle(name).sides)
                QCOMPARE(worthOf(battle(name), side.token), orontes::chariot::numberOfSide(side, "printedPoints"));
        Field field;
        field.unit(P, "U•/9D", "h0");
        field.unit(P, "U4/5A", "h1");
        field.unit(P, "F2r2/5FF", "h2");
        QCOMPARE(worthOf(field.scenario(), field.scenario().sides->front().token), std::int64_t{1 + 2 + 3});
    }

    // R-CHA-13.0b, R-CHA-13.11a: the army panics in the middle of the phase, when its losses reach its level; not
    // before, and never without the option or a level.
    void anArmyPanicsWhenItsLossesReachItsLevel() {
        for (const int level : {3, 2, 1, 0}) {
            Loss loss(level);
            const UnitId other = loss.field.unit(N, "U3/5A", "h5");
            const State state = loss.after();
            QCOMPARE(state.phase, Phase::Melee);
            QCOMPARE(state.at(other).panicked, level == 2 || level == 1);
            QVERIFY(!state.at(loss.attacker).panicked);
        }
        Loss off(2);
        off.field.option("panic", false);
        const UnitId other = off.field.unit(N, "U3/5A", "h5");
        QVERIFY(!off.after().at(other).panicked);
    }

    // R-CHA-13.0b, A-70: losses add up, by fire too.
    void lossesAddUp() {
        Loss loss(4);
        const UnitId second = loss.field.unit(P, "U18/5A", "h4");
        const UnitId other = loss.field.unit(N, "U3/5A", "h5");
        const UnitId last = loss.field.unit(N, "U3/5A", "h3.2");
        State state = loss.after();
        QVERIFY(!state.at(last).panicked);
        play(state, Done{}); // no advance
        fight(state, {second}, {loss.field.hex("h5")}, 5);
        QCOMPARE(fate(state, other), QString("gone"));
        QVERIFY(state.at(last).panicked);
        QCOMPARE(state.stage, Stage::Advance); // which comes last
    }

    // R-CHA-13.0c, A-113: leaders of levels 1 and 2 keep units with and next to them, others those in their hex;
    // leaders never panic, and leaders of the enemy help nobody.
    void leadersKeepTheirUnits() {
        for (int level = 1; level <= 6; ++level) {
            Loss loss(2);
            const std::string leader = "L" + std::to_string(level);
            const UnitId chief = loss.field.unit(N, leader, "h4");
            const UnitId with = loss.field.unit(N, "U3/5A", "h4");
            const UnitId next = loss.field.unit(N, "U3/5A", "h5");
            const UnitId far = loss.field.unit(N, "U3/5A", "h6");
            const State state = loss.after();
            QVERIFY(!state.at(with).panicked);
            QVERIFY(!state.at(chief).panicked);
            QCOMPARE(state.at(next).panicked, level > 2);
            QVERIFY(state.at(far).panicked);
        }
        Loss loss(2);
        loss.field.unit(P, "L1", "h4");
        const UnitId near = loss.field.unit(N, "U3/5A", "h5");
        QVERIFY(loss.after().at(near).panicked);
    }

    // R-CHA-E2.3a, A-77: civilians keep and rally units in their hex alone.
    void civiliansKeepThoseInTheirHex() {
        for (const char* leader : {"L5", "L6"}) {
            Field field = Field::quiet();
            field.panicLevel(P, 1).option("leaders", true);
            const UnitId with = field.unit(P, "U3/5A!", "h0");
            const UnitId next = field.unit(P, "U3/5A!", "h1");
            field.unit(P, leader, "h0");
            State state = field.begin(Phase::Movement);
            Tale tale(*state.setup, nullptr);
            rally(state, tale);
            QVERIFY(!state.at(with).panicked);
            QVERIFY(state.at(next).panicked);
        }
    }

    // R-CHA-13.0d: the panicked neither board nor carry.
    void thePanickedDoNotBoard() {
        Field field = Field::quiet();
        field.panicLevel(P, 1);
        const UnitId chariot = field.unit(P, "CH", "h0");
        const UnitId archer = field.unit(P, "BW!", "h1");
        const UnitId steady = field.unit(P, "BW", "n2");
        const UnitId wild = field.unit(P, "CH!", "n4");
        const State state = field.begin(Phase::Movement);
        QCOMPARE(objection(state, Embark{archer, chariot}), QString("panicked"));
        QCOMPARE(objection(state, Embark{steady, chariot}), QString());
        QCOMPARE(objection(state, Embark{archer, wild}), QString("chariot-too-far"));
    }

    // R-CHA-13.0i, A-114: no melee, no fire, no defensive fire; the fire zone stays.
    void thePanickedDoNotAttack() {
        Field field = Field::quiet();
        field.panicLevel(P, 1);
        const UnitId foot = field.unit(P, "U3/5A!", "n1");
        const UnitId steady = field.unit(P, "U3/5A", "n2");
        const UnitId archer = field.unit(P, "F2r2m1/5FF!", "n4");
        field.unit(N, "U1/5A", "h0");
        State state = field.begin(Phase::Melee);
        play(state, Assault{field.hex("h0")});
        QCOMPARE(objection(state, Join{foot}), QString("panicked-attack"));
        QCOMPARE(objection(state, Join{steady}), QString());
        state = field.begin(Phase::Fire);
        QCOMPARE(objection(state, Fire{archer, field.hex("h0")}), QString("panicked-attack"));
        Field moved = Field::quiet();
        moved.panicLevel(N, 1);
        const UnitId shooter = moved.unit(N, "F2r2m1/5FF!", "h0");
        const UnitId mover = moved.unit(P, "U3/5A", "h2");
        state = moved.begin(Phase::Movement);
        QCOMPARE(march(state, mover, moved.way("h1")), QString());
        QCOMPARE(objection(state, Take{mover}), QString("moved-already")); // it was stopped
        state.stage = Stage::DefensiveFire;
        QCOMPARE(objection(state, Fire{shooter, moved.hex("h1")}), QString("panicked-attack"));
    }

    // R-CHA-13.0j: half, the fraction kept; brackets and terrain beside it.
    void thePanickedDefendAtHalf() {
        const auto defence = [](const char* what, const char* terrain) {
            Field field;
            field.panicLevel(N, 1).ground("h0", terrain);
            const UnitId attacker = field.unit(P, "U8/5A", "n1");
            field.unit(N, what, "h0");
            return sums(field.begin(Phase::Melee), {attacker}, {field.hex("h0")}).section(':', 1);
        };
        QCOMPARE(defence("U3/5A!", "clear"), QString("1.5"));
        QCOMPARE(defence("U3/5A", "clear"), QString("3"));
        QCOMPARE(defence("U[4]/5A!", "clear"), QString("1"));
        QCOMPARE(defence("U3/5A!", "woods"), QString("3"));
        QCOMPARE(defence("U•/9D!", "clear"), QString("0.5"));
    }

    // R-CHA-13.0j: the calculation says so, unit by unit, and comes to the same.
    void theCalculationNamesPanic() {
        Field field;
        field.panicLevel(N, 1);
        const UnitId attacker = field.unit(P, "U8/5A", "n1");
        field.unit(N, "U3/5A!", "h0");
        field.unit(N, "U2/5A", "h0");
        field.unit(N, "L4", "h0");
        const State state = field.begin(Phase::Melee);
        const Combat combat = declaredMelee({attacker}, {field.hex("h0")});
        const std::vector<core::CalculationLine> lines = calculationOf(state, combat).odds->defence;
        QCOMPARE(lines.size(), std::size_t{4}); // 2, 3, its half, the leader's 3
        QVERIFY(core::total(lines) == core::Fraction(13, 2));
        QCOMPARE(lines[2].rule.reference, std::string("R-CHA-13.0j"));
    }

    // R-CHA-13.0k, A-115: D eliminates the panicked, by fire and by melee; with a leader it does not; others are
    // disrupted.
    void disruptionEliminatesThePanicked() {
        for (const char* leader : {"", "L3"}) {
            Field field;
            field.panicLevel(N, 1).elsewhere();
            const UnitId attacker = field.unit(P, "U5/5A", "n1");
            const UnitId panicked = field.unit(N, "U3/5A!", "h0");
            const UnitId steady = field.unit(N, "U1/5A", "h0");
            if (*leader != '\0')
                field.unit(N, leader, "h0");
            State state = field.begin(Phase::Melee);
            fight(state, {attacker}, {field.hex("h0")}, *leader == '\0' ? 3 : 4); // 2-1, or 1-1 with the bonus: D
            QCOMPARE(fate(state, panicked), QString(*leader == '\0' ? "gone" : "fresh"));
            QCOMPARE(fate(state, steady), QString(*leader == '\0' ? "disrupted" : "fresh"));
        }
        Field field;
        field.panicLevel(N, 1);
        const UnitId archer = field.unit(P, "F6r2m1/6FF", "n1");
        const UnitId panicked = field.unit(N, "U3/5A!", "h0");
        field.unit(P, "F2r2m1/6FF", "w5");
        field.unit(N, "U4/5A", "w6");
        State state = field.begin(Phase::Fire);
        shoot(state, {archer}, field.hex("h0"), 3); // 6:3, 2-1: D
        QCOMPARE(fate(state, panicked), QString("gone"));
        QCOMPARE(state.points[0], 2);
    }

    // R-CHA-13.0l, A-167: of four, two go; the other two are disrupted and panicked still.
    void halfEliminationIsAsEver() {
        Field field;
        field.panicLevel(N, 1).stacking(N, 4).elsewhere();
        const UnitId attacker = field.unit(P, "U12/5A", "n1");
        std::vector<UnitId> units;
        for (int i = 0; i < 4; ++i)
            units.push_back(field.unit(N, "U2/5A!", "h0"));
        State state = field.begin(Phase::Melee);
        fight(state, {attacker}, {field.hex("h0")}, 5); // 12:4, 3-1: ½E
        play(state, Lose{units[0]});
        play(state, Lose{units[1]});
        for (const std::size_t left : {2U, 3U}) {
            QCOMPARE(fate(state, units[left]), QString("disrupted"));
            QVERIFY(state.at(units[left]).panicked);
        }
    }

    // R-CHA-13.0k: foot that ignores disruption on a slope ignores it first (ruling A-161).
    void footOnASlopeIgnoresItFirst() {
        Field field;
        field.panicLevel(N, 1).option("elevation", true).ground("h0", "slope").elsewhere();
        const UnitId attacker = field.unit(P, "U3/5C", "n1");
        const UnitId foot = field.unit(N, "U3/5A!", "h0");
        const UnitId other = field.unit(N, "U•/5D!", "h0");
        State state = field.begin(Phase::Melee);
        fight(state, {attacker}, {field.hex("h0")}, 3); // 3:1.5, 2-1: D
        QCOMPARE(fate(state, foot), QString("fresh"));
        QCOMPARE(fate(state, other), QString("gone"));
    }

    // R-CHA-13.12a, A-116: both exactly at their levels: the defender's army.
    void theDefenderPanicsWhenBothAreExact() {
        QCOMPARE(panicking(10, 10, N), QString("N"));
        QCOMPARE(panicking(10, 10, P), QString("P"));
        QCOMPARE(panicking(10, 9, N), QString("P"));
        QCOMPARE(panicking(9, 9, N), QString(" then N"));
    }

    // R-CHA-13.13a: both beyond: the one that lost more beyond its level; the other never.
    void theArmyFartherBeyondItsLevelPanics() {
        QCOMPARE(panicking(13, 11, N), QString("P"));
        QCOMPARE(panicking(11, 13, P), QString("N"));
        QCOMPARE(panicking(11, 10, N), QString("P"));
    }

    // R-CHA-13.21a: afterwards nobody panics, neither of that army nor of the other.
    void afterPanicNobodyPanics() {
        Loss loss(2);
        loss.field.panicLevel(P, 1);
        loss.field.unit(N, "L3", "h5");
        const UnitId kept = loss.field.unit(N, "U3/5A", "h5");
        State state = loss.after();
        state.points = {99, 99};
        ends(state);
        QVERIFY(!state.at(kept).panicked);
        QVERIFY(!state.at(loss.attacker).panicked);
    }

    // R-CHA-13.22a, R-CHA-13.22b, A-118: at the end of their movement those with or next to leaders of levels 1 and 2,
    // and those with others, rally for good; nobody else does, and not before.
    void leadersRallyThePanicked() {
        for (const int level : {0, 1, 2, 3, 4}) {
            Field field = Field::quiet();
            field.panicLevel(P, 1).option("leaders", true);
            const UnitId with = field.unit(P, "U3/5A!*", "h0");
            const UnitId next = field.unit(P, "U3/5A!*", "h1");
            const UnitId far = field.unit(P, "U3/5A!*", "h2");
            if (level > 0)
                field.unit(P, "L" + std::to_string(level), "h0");
            State state = field.begin(Phase::Movement);
            QVERIFY(state.at(with).panicked);
            play(state, Done{});
            QCOMPARE(state.at(with).panicked, level == 0);
            QCOMPARE(state.at(next).panicked, level == 0 || level > 2);
            QVERIFY(state.at(far).panicked);
            state.points = {99, 99};
            ends(state);
            QCOMPARE(state.at(with).panicked, level == 0);
        }
    }

    // R-CHA-13.0b: a battle that begins after the panic keeps who is panicked, and knows that it is over.
    void aBattleMayBeginAfterThePanic() {
        Field field;
        field.panicLevel(N, 5);
        const UnitId marked = field.unit(N, "U3/5A", "h0");
        const UnitId other = field.unit(N, "U3/5A", "h1");
        field.unit(P, "U3/5A", "h5");
        field.scenario().counters.edit()[0].attributes[core::FieldId{"panicked"}] = true;
        State state = field.begin(Phase::Melee);
        QVERIFY(state.at(marked).panicked);
        state.points = {99, 0};
        ends(state);
        QVERIFY(!state.at(other).panicked);
    }
};

QTEST_APPLESS_MAIN(TstChariotPanic)
#include "tst_chariot_panic.moc"
