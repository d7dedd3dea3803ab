// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/chariot/field.h"

#include <QTest>

using namespace orontes::tests;
namespace core = orontes::core;

namespace {

/// P on these hexes against N on h0, each with this strength: the two sums.
QString ring(const std::vector<const char*>& hexes, const std::string& attacker, const std::string& defender) {
    Field field;
    std::vector<UnitId> attackers;
    for (const char* hex : hexes)
        attackers.push_back(field.unit(P, attacker, hex));
    field.unit(N, defender, "h0");
    return sums(field.begin(Phase::Melee), attackers, {field.hex("h0")});
}

/// One unit at n1 against one at h0, the column.
QString duel(const std::string& attacker, const std::string& defender) {
    Field field;
    const UnitId unit = field.unit(P, attacker, "n1");
    field.unit(N, defender, "h0");
    return odds(field.begin(Phase::Melee), {unit}, {field.hex("h0")});
}

} // namespace

class TstChariotMelee : public QObject {
    Q_OBJECT

private slots:
    // R-CHA-7.0a: the phasing side attacks the next hex in its Melee Phase, nothing else.
    void meleeIsMadeOnTheNextHexInTheMeleePhase() {
        Field far;
        far.unit(P, "U4/5A", "h2");
        far.unit(N, "U2/5A", "h0");
        QCOMPARE(objection(far.begin(Phase::Melee), Assault{far.hex("h0")}), QString("nobody-next"));
        Field near;
        near.unit(P, "U4/5A", "h1");
        const UnitId enemy = near.unit(N, "U2/5A", "h0");
        State state = near.begin(Phase::Melee);
        QCOMPARE(objection(state, Assault{near.hex("h0")}), QString());
        QCOMPARE(objection(state, Assault{near.hex("h1")}), QString("no-enemy"));
        QCOMPARE(objection(near.begin(Phase::Movement), Assault{near.hex("h0")}), QString("out-of-turn"));
        play(state, Assault{near.hex("h0")});
        QCOMPARE(objection(state, Join{enemy}), QString("not-yours"));
    }

    // R-CHA-7.0b, R-CHA-7.31a: attacks are named one by one, in the order the attacker likes.
    void attacksAreMadeInAnyOrderWithoutNotice() {
        Field field;
        const UnitId a = field.unit(P, "U4/5A", "h1");
        const UnitId b = field.unit(P, "U4/5A", "w2");
        const UnitId c = field.unit(P, "U4/5A", "w5");
        field.unit(N, "U4/5A", "h2");
        field.unit(N, "U4/5A", "w3");
        field.unit(N, "U4/5A", "w6");
        State state = field.begin(Phase::Melee);
        for (const char* hex : {"h2", "w3", "w6"})
            QCOMPARE(objection(state, Assault{field.hex(hex)}), QString());
        fight(state, {c}, {field.hex("w6")}, 1);
        QCOMPARE(objection(state, Assault{field.hex("w3")}), QString());
        fight(state, {a}, {field.hex("h2")}, 1);
        fight(state, {b}, {field.hex("w3")}, 1);
        QCOMPARE(state.phasing, N); // who has nobody left to attack has done
    }

    // R-CHA-7.0c: 6 against 3 is 2 to 1, 5 against 3 only 1 to 1.
    void theOddsCompareTheTwoSums() {
        QCOMPARE(duel("U6/5A", "U3/5A"), QString("2-1"));
        QCOMPARE(duel("U5/5A", "U3/5A"), QString("1-1"));
    }

    // R-CHA-7.0d: an attack is over before the next is named, its advance too.
    void eachAttackIsCompletedFirst() {
        Field field;
        const UnitId strong = field.unit(P, "U8/5A", "n1");
        field.unit(N, "U1/5A", "h0");
        field.elsewhere();
        State state = field.begin(Phase::Melee);
        play(state, Assault{field.hex("h0")});
        play(state, Join{strong});
        QCOMPARE(objection(state, Assault{field.hex("w6")}), QString("attack-open"));
        QCOMPARE(objection(state, Done{}), QString("attack-open"));
        play(state, Resolve{});
        roll(state, 1); // 8-1: E
        QVERIFY(!objection(state, Assault{field.hex("w6")}).isEmpty());
        play(state, Advance{strong, field.hex("h0")});
        QCOMPARE(objection(state, Assault{field.hex("w6")}), QString());
    }

    // R-CHA-7.0e: there has to be an enemy in the hex.
    void anEmptyHexIsNotAttacked() {
        Field field;
        field.unit(P, "U4/5A", "h0");
        field.unit(N, "U4/5A", "n4");
        const State state = field.begin(Phase::Melee);
        QCOMPARE(objection(state, Assault{field.hex("n1")}), QString("no-enemy"));
        QCOMPARE(objection(state, Assault{field.hex("n4")}), QString());
    }

    // R-CHA-7.11a: of one stack some attack here, some there, some not at all.
    void aStackNeedNotAttackTogether() {
        Field field;
        const UnitId one = field.unit(P, "U3/5A", "h0");
        const UnitId two = field.unit(P, "U3/5A", "h0");
        field.unit(N, "U3/5A", "n1");
        field.unit(N, "U3/5A", "n3");
        State state = field.begin(Phase::Melee);
        QCOMPARE(sums(state, {one}, {field.hex("n1")}), QString("3:3"));
        fight(state, {one}, {field.hex("n1")}, 1);
        QCOMPARE(objection(state, Done{}), QString());
        fight(state, {two}, {field.hex("n3")}, 1);
        QCOMPARE(state.phasing, N);
    }

    // R-CHA-7.12a, R-CHA-7.13b: a stack defends as one, and what befalls it befalls all of it.
    void aStackDefendsAsOne() {
        Field field;
        const UnitId attacker = field.unit(P, "U8/5A", "n1");
        const UnitId one = field.unit(N, "U2/5A", "h0");
        const UnitId two = field.unit(N, "U2/5A", "h0");
        field.elsewhere();
        State state = field.begin(Phase::Melee);
        QCOMPARE(sums(state, {attacker}, {field.hex("h0")}), QString("8:4"));
        fight(state, {attacker}, {field.hex("h0")}, 3); // 2-1: D
        QCOMPARE(fate(state, one), QString("disrupted"));
        QCOMPARE(fate(state, two), QString("disrupted"));
    }

    // R-CHA-7.13a: a second melee on a hex is refused.
    void aHexIsAttackedOnce() {
        Field field;
        const UnitId first = field.unit(P, "U4/5A", "n1");
        field.unit(P, "U4/5A", "n2");
        field.unit(N, "U4/5A", "h0");
        field.elsewhere();
        State state = field.begin(Phase::Melee);
        fight(state, {first}, {field.hex("h0")}, 1); // 1-1: no effect
        QCOMPARE(state.phase, Phase::Melee);
        QCOMPARE(objection(state, Assault{field.hex("h0")}), QString("attacked-already"));
    }

    // R-CHA-7.14a, R-CHA-7.4a: a unit attacks once, with all it has.
    void aUnitAttacksOnceAndUndivided() {
        Field field;
        const UnitId spent = field.unit(P, "U6/5A", "n1");
        field.unit(P, "U4/5A", "n2");
        field.unit(N, "U6/5A", "h0");
        field.unit(N, "U3/5A", "d12");
        State state = field.begin(Phase::Melee);
        QCOMPARE(sums(state, {spent}, {field.hex("h0")}), QString("6:6"));
        fight(state, {spent}, {field.hex("h0")}, 1);
        play(state, Assault{field.hex("d12")});
        QCOMPARE(objection(state, Join{spent}), QString("attacked"));
    }

    // R-CHA-7.14b: who was attacked together with another hex is not attacked again.
    void aUnitIsAttackedOnce() {
        Field field;
        const UnitId attacker = field.unit(P, "U4/5A", "h0");
        field.unit(P, "U4/5A", "d12");
        field.unit(N, "U2/5A", "n1");
        field.unit(N, "U2/5A", "n2");
        field.elsewhere();
        State state = field.begin(Phase::Melee);
        fight(state, {attacker}, {field.hex("n1"), field.hex("n2")}, 1);
        QCOMPARE(objection(state, Assault{field.hex("n1")}), QString("attacked-already"));
        QCOMPARE(objection(state, Assault{field.hex("n2")}), QString("attacked-already"));
    }

    // R-CHA-7.15a: defensive fire takes the attack away from those whom it disrupts.
    void whoWasDisruptedByDefensiveFireDoesNotAttack() {
        Field field;
        const UnitId runner = field.unit(P, "U4/5A", "h2");
        const UnitId fresh = field.unit(P, "U4/5A", "n3");
        const UnitId archer = field.unit(N, "F6r2m1/6FF", "h0");
        State state = field.begin(Phase::Movement);
        QCOMPARE(march(state, runner, {field.hex("h1")}), QString());
        while (state.stage == Stage::Move || state.stage == Stage::Debark)
            play(state, Done{});
        shoot(state, {archer}, field.hex("h1"), 3); // 6:3, 2-1: D
        while (state.phase != Phase::Melee)
            play(state, Done{});
        play(state, Assault{field.hex("h0")});
        QCOMPARE(objection(state, Join{runner}), QString("disrupted"));
        QCOMPARE(objection(state, Join{fresh}), QString());
    }

    // R-CHA-7.21a, R-CHA-7.21b: units of several hexes and classes attack together.
    void unitsOfSeveralHexesAndClassesCombine() {
        Field field;
        const UnitId foot = field.unit(P, "U2/5A", "n1");
        const UnitId horse = field.unit(P, "MC", "n2");
        const UnitId skirmisher = field.unit(P, "SK", "n3");
        field.unit(N, "U2/5A", "h0");
        State state = field.begin(Phase::Melee);
        QCOMPARE(sums(state, {foot, horse}, {field.hex("h0")}), QString("5:2"));
        QCOMPARE(odds(state, {foot, horse}, {field.hex("h0")}), QString("2-1"));
        QCOMPARE(sums(state, {foot, horse, skirmisher}, {field.hex("h0")}), QString("7:2"));
        play(state, Assault{field.hex("h0")});
        for (const UnitId unit : {foot, horse, skirmisher})
            play(state, Join{unit});
        QCOMPARE(objection(state, Resolve{}), QString());
    }

    // R-CHA-7.21c: all six hexes around may take part.
    void sixStacksAttackOneHex() {
        Field field;
        std::vector<UnitId> all;
        for (const char* hex : {"n1", "n2", "n3", "n4", "n5", "n6"})
            all.push_back(field.unit(P, "U1/5A", hex));
        const UnitId defender = field.unit(N, "U2/5A", "h0");
        field.elsewhere();
        State state = field.begin(Phase::Melee);
        QCOMPARE(sums(state, all, {field.hex("h0")}), QString("12:2")); // doubled: a flank attack
        fight(state, all, {field.hex("h0")}, 1);                        // 6-1: D
        QCOMPARE(fate(state, defender), QString("disrupted"));
    }

    // R-CHA-7.22a: one hex attacks several at once; their strengths are added.
    void severalHexesAreAttackedAsOne() {
        Field field;
        const UnitId attacker = field.unit(P, "U6/5A", "h0");
        field.unit(N, "U1/5A", "n1");
        field.unit(N, "U1/5A", "n2");
        const State state = field.begin(Phase::Melee);
        QCOMPARE(sums(state, {attacker}, {field.hex("n1"), field.hex("n2")}), QString("6:2"));
        QCOMPARE(odds(state, {attacker}, {field.hex("n1"), field.hex("n2")}), QString("3-1"));
    }

    // R-CHA-7.23a, R-CHA-7.24a, A-10: every attacker is next to every defender, or there are two attacks.
    void everyAttackerIsNextToEveryDefender() {
        Field field;
        const UnitId middle = field.unit(P, "U4/5A", "n1");
        const UnitId west = field.unit(P, "U4/5A", "n4");
        field.unit(N, "U4/5A", "h0");
        field.unit(N, "U4/5A", "h2");
        State together = field.begin(Phase::Melee);
        play(together, Assault{field.hex("h0")});
        play(together, Assault{field.hex("h2")});
        QCOMPARE(objection(together, Join{west}), QString("not-next-to-all"));
        QCOMPARE(objection(together, Join{middle}), QString());
        State apart = field.begin(Phase::Melee);
        fight(apart, {west}, {field.hex("h0")}, 1);
        QCOMPARE(objection(apart, Assault{field.hex("h2")}), QString());
    }

    // R-CHA-7.24b, A-63: two attackers each next to both defenders make one attack.
    void aDiamondIsOneAttack() {
        Field field;
        const UnitId south = field.unit(P, "U4/5A", "n2");
        const UnitId north = field.unit(P, "U4/5A", "n6");
        field.unit(N, "U4/5A", "h0");
        field.unit(N, "U4/5A", "n1");
        State state = field.begin(Phase::Melee);
        QCOMPARE(sums(state, {south, north}, {field.hex("h0"), field.hex("n1")}), QString("8:8"));
        fight(state, {south, north}, {field.hex("h0"), field.hex("n1")}, 1);
        QCOMPARE(state.phasing, N);
    }

    // R-CHA-7.32a, R-CHA-7.32b, A-54: rounded for the defender; exact multiples stay.
    void oddsAreRoundedForTheDefender() {
        QCOMPARE(duel("U26/5A", "U9/5A"), QString("2-1"));
        QCOMPARE(duel("U27/5A", "U9/5A"), QString("3-1"));
        QCOMPARE(duel("U7/5A", "U2/5A"), QString("3-1"));
        QCOMPARE(duel("U5/5A", "U6/5A"), QString("1-2"));
        QCOMPARE(duel("U6/5A", "U3/5A"), QString("2-1"));
        QCOMPARE(duel("U8/5A", "U1/5A"), QString("8-1"));
        QCOMPARE(duel("U15/5A", "U2/5A"), QString("7-1"));
    }

    // R-CHA-7.51a, R-CHA-7.51b, R-CHA-7.51c: the attackers take or touch all six hexes around; then they count double.
    void aFlankAttackDoubles() {
        QCOMPARE(ring({"n1", "n4"}, "U2/5A", "U4/5A"), QString("8:4"));
        QCOMPARE(ring({"n2", "n5"}, "U2/5A", "U4/5A"), QString("8:4"));
        QCOMPARE(ring({"n1", "n3"}, "U2/5A", "U4/5A"), QString("4:4"));
        QCOMPARE(ring({"n1", "n2", "n3"}, "U2/5A", "U4/5A"), QString("6:4")); // n5 stays open
        QCOMPARE(ring({"n1", "n3", "n5"}, "U2/5A", "U4/5A"), QString("12:4"));
    }

    // R-CHA-7.52a: first ground and leaders, then double.
    void theFlankAttackDoublesLast() {
        Field field;
        const UnitId led = field.unit(P, "U2/5A", "n1");
        field.unit(P, "L3", "n1"); // 3, of which 2 count
        const UnitId wading = field.unit(P, "U2/5A", "n4");
        field.ground("n4", "stream");
        field.unit(N, "U5/5A", "h0");
        QCOMPARE(sums(field.begin(Phase::Melee), {led, wading}, {field.hex("h0")}), QString("10:5")); // (2 + 2 + 1) x 2
    }

    // R-CHA-7.53a, R-CHA-7.55a: who stands by does not flank; enemies around do not hinder it.
    void onlyAttackersFlank() {
        Field field;
        const UnitId one = field.unit(P, "U2/5A", "n1");
        const UnitId two = field.unit(P, "U2/5A", "n4");
        field.unit(N, "U4/5A", "h0");
        field.unit(N, "U4/5A", "n3");
        const State state = field.begin(Phase::Melee);
        QCOMPARE(sums(state, {one}, {field.hex("h0")}), QString("2:4"));
        QCOMPARE(sums(state, {one, two}, {field.hex("h0")}), QString("8:4"));
    }

    // R-CHA-7.54a, A-64: the edge of the map and ground nobody enters are no attackers.
    void theEdgeDoesNotFlank() {
        Field edge;
        const UnitId north = edge.unit(P, "U2/5A", "w7.6");
        const UnitId south = edge.unit(P, "U2/5A", "w7.2");
        edge.unit(N, "U4/5A", "w7");
        QCOMPARE(sums(edge.begin(Phase::Melee), {north, south}, {edge.hex("w7")}), QString("4:4")); // the west is open
        Field river;
        river.ground("n3 n4 n5", "river");
        const UnitId one = river.unit(P, "U2/5A", "n6");
        const UnitId two = river.unit(P, "U2/5A", "n2");
        river.unit(N, "U4/5A", "h0");
        QCOMPARE(sums(river.begin(Phase::Melee), {one, two}, {river.hex("h0")}), QString("4:4"));
    }

    // R-CHA-7.56a: fire is not doubled.
    void fireNeverFlanks() {
        Field field;
        const UnitId one = field.unit(P, "F2r2m1/6FF", "n1");
        const UnitId two = field.unit(P, "F2r2m1/6FF", "n4");
        field.unit(N, "U4/5A", "h0");
        QCOMPARE(fireOdds(field.begin(Phase::Fire), {one, two}, field.hex("h0")), QString("1-1")); // 4:3
    }

    void theGroundOfTheDefenderCounts_data() {
        QTest::addColumn<QString>("terrain");
        QTest::addColumn<QString>("attacking"); // U4 there against U2 on clear ground
        QTest::addColumn<QString>("defending"); // U2 there against U4 on clear ground
        const auto row = [](const char* terrain, const char* attacking, const char* defending) {
            QTest::newRow(terrain) << QString(terrain) << QString(attacking) << QString(defending);
        };
        row("clear", "4:2", "4:2");
        row("woods", "4:2", "4:4");
        row("village", "4:2", "4:4");
        row("stream", "2:2", "4:2");
        row("ford", "2:2", "4:2");
        row("bridge", "2:2", "4:4");
        row("slope", "4:2", "4:2");
        row("hilltop", "4:2", "4:2");
    }
    // R-CHA-7.6a, R-CHA-7.6b: defenders double in woods, villages and on bridges, attackers halve in the stream.
    void theGroundOfTheDefenderCounts() {
        QFETCH(QString, terrain);
        const auto duelOn = [&](const char* hex) {
            Field field;
            field.ground(hex, qPrintable(terrain));
            const UnitId attacker = field.unit(P, "U4/5A", "n1");
            field.unit(N, "U2/5A", "h0");
            return sums(field.begin(Phase::Melee), {attacker}, {field.hex("h0")});
        };
        QTEST(duelOn("n1"), "attacking");
        QTEST(duelOn("h0"), "defending");
    }

    // R-CHA-3.37b, R-CHA-3.37a: brackets halve the defence, not the attack.
    void bracketsHalveTheDefence() {
        QCOMPARE(ring({"n1"}, "U[4]/5A", "U2/5A"), QString("4:2"));
        QCOMPARE(ring({"n1"}, "U2/5A", "U[4]/5A"), QString("2:2"));
    }

    // R-CHA-8.22a, R-CHA-8.24a, A-62: one roll, read with one more for the hex that holds a disrupted unit.
    void oneRollIsReadTwice() {
        Field field;
        const UnitId attacker = field.unit(P, "U4/5A", "h0");
        const UnitId shaken = field.unit(N, "U1/5A*", "n1");
        const UnitId steady = field.unit(N, "U1/5A", "n2");
        State state = field.begin(Phase::Melee);
        fight(state, {attacker}, {field.hex("n1"), field.hex("n2")}, 2);
        QCOMPARE(fate(state, shaken), QString("gone"));
        QCOMPARE(fate(state, steady), QString("fresh"));
    }

    // R-CHA-7.12a, R-CHA-3.36b, R-CHA-7.6a, A-18: the account of an attack names every defender and what changes its
    // strength, the last to come first: 0, 2 x 2, 3 x ½ x 2.
    void theAccountNamesEveryDefender() {
        Field field;
        field.ground("h0", "woods");
        const UnitId attacker = field.unit(P, "U8/5A", "n1");
        field.unit(N, "U[3]/5A", "h0");
        field.unit(N, "U2/5A", "h0");
        field.unit(N, "BW", "h0");
        const Combat combat = declaredMelee({attacker}, {field.hex("h0")});
        const std::vector<core::CalculationLine> lines = calculationOf(field.begin(Phase::Melee), combat).odds->defence;
        QStringList rules;
        for (const core::CalculationLine& line : lines)
            rules << QString::fromStdString(line.rule.reference).remove("R-CHA-");
        QCOMPARE(rules.join(' '), QString("3.36b 3.35a 7.6a 3.35a 3.37a 7.6a"));
        QVERIFY(core::total(lines) == core::Fraction(7));
        QCOMPARE(sums(field.begin(Phase::Melee), {attacker}, {field.hex("h0")}), QString("8:7"));
    }

    // A worked example, stream and woods. 3 x ½ twice, a leader's 3: 6 against 3 x 2 and an archer that adds nothing.
    void theExampleOfStreamAndWoods() {
        for (const char* leader : {"L3", "L2"}) {
            Field field;
            field.ground("n1", "stream").ground("h0", "woods").elsewhere();
            const UnitId one = field.unit(P, "MS", "n1");
            const UnitId two = field.unit(P, "MS", "n1");
            field.unit(P, leader, "n1");
            const UnitId axe = field.unit(N, "AX", "h0");
            const UnitId archer = field.unit(N, "BW", "h0");
            State state = field.begin(Phase::Melee);
            QCOMPARE(sums(state, {one, two}, {field.hex("h0")}), QString("6:6"));
            fight(state, {one, two}, {field.hex("h0")}, 4); // 1-1: D
            QCOMPARE(fate(state, axe), QString("disrupted"));
            QCOMPARE(fate(state, archer), QString("disrupted"));
        }
    }
};

QTEST_APPLESS_MAIN(TstChariotMelee)
#include "tst_chariot_melee.moc"
