// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/chariot/field.h"

#include <QTest>

using namespace orontes::tests;

namespace {

/// The level of a leader, or "gone".
QString levelOf(const State& state, UnitId leader) {
    return onMap(state, leader) ? QString::number(state.at(leader).level) : QStringLiteral("gone");
}

/// P's units at n1, the last of them leaders, against one of N at h0: the sums.
QString led(const std::string& unit, const std::vector<const char*>& leaders, const std::string& defender,
            const char* leadersAt = "n1") {
    Field field;
    const UnitId attacker = field.unit(P, unit, "n1");
    for (const char* leader : leaders)
        field.unit(P, leader, leadersAt);
    field.unit(N, defender, "h0");
    return sums(field.begin(Phase::Melee), {attacker}, {field.hex("h0")});
}

/// N's stack at h0 and what one melee at these odds and with this die does to it.
struct Struck {
    Field field;
    std::vector<UnitId> units;
    State state;

    /// The attacker has exactly `times` the strength of the stack, which is `strength`.
    Struck(const std::vector<const char*>& stack, int strength, int times, int die, const char* option = nullptr) {
        if (option)
            field.option(option, true);
        for (const char* what : stack)
            units.push_back(field.unit(N, what, "h0"));
        const UnitId attacker = field.unit(P, "U" + std::to_string(strength * times) + "/5A", "n1");
        field.elsewhere();
        state = field.begin(Phase::Melee);
        fight(state, {attacker}, {field.hex("h0")}, die);
    }
};

/// The same by fire of this strength on clear ground, whose protection is 3.
struct ShotAt {
    Field field;
    std::vector<UnitId> units;
    State state;

    ShotAt(const std::vector<const char*>& stack, int fire, int die) {
        for (const char* what : stack)
            units.push_back(field.unit(N, what, "h0"));
        const UnitId archer = field.unit(P, "F" + std::to_string(fire) + "r2m1/6FF", "h2");
        field.unit(P, "F2r2m1/6FF", "w5");
        field.unit(N, "U4/5A", "w6");
        state = field.begin(Phase::Fire);
        shoot(state, {archer}, field.hex("h0"), die);
    }
};

} // namespace

class TstChariotLeaders : public QObject {
    Q_OBJECT

private slots:
    void aLeaderHasABonusAndARadius_data() {
        QTest::addColumn<int>("level");
        QTest::addColumn<int>("bonus");
        QTest::addColumn<int>("radius");
        QTest::addColumn<int>("movement");
        const auto row = [](int level, int bonus, int radius, int movement) {
            QTest::addRow("%d", level) << level << bonus << radius << movement;
        };
        row(1, 9, 2, 9);
        row(2, 6, 2, 9);
        row(3, 3, 1, 9);
        row(4, 3, 0, 9);
        row(5, 0, 2, 4);
        row(6, 0, 1, 4);
    }
    // R-CHA-10.0a, R-CHA-10.4a, R-CHA-10.4b, R-CHA-E2.1a, A-77: levels 1 to 4 and the civilians 5 and 6, each with its
    // bonus, radius and movement, and a dot for melee.
    void aLeaderHasABonusAndARadius() {
        QFETCH(int, level);
        QFETCH(int, bonus);
        QFETCH(int, radius);
        const std::string type = "L" + std::to_string(level);
        Field field;
        const UnitId leader = field.unit(P, type, "h0");
        const UnitId within = field.unit(P, "U20/4A", radius == 0 ? "h0" : ("h" + std::to_string(radius)).c_str());
        const UnitId beyond = field.unit(P, "U4/4A", ("w" + std::to_string(radius + 1)).c_str());
        const UnitId swordsman = field.unit(P, "U20/4A", "h0");
        field.unit(N, "U1/4A", "n2");
        const State state = field.begin(Phase::Movement);
        QVERIFY(state.setup->of(leader).dot());
        QTEST(state.at(leader).allowance / 2, "movement");
        QCOMPARE(state.at(within).allowance, std::int16_t{8});
        QCOMPARE(state.at(beyond).allowance, std::int16_t{4});
        QCOMPARE(sums(state, {swordsman}, {field.hex("n2")}), QString("%1:1").arg(20 + bonus));
    }

    // R-CHA-10.0b, R-CHA-10.31b: with a leader nobody is disrupted by fire; halves and eliminations strike as ever.
    void aLeaderSavesFromDisruptionByFire() {
        const ShotAt alone({"U2/5A"}, 6, 3); // 6:3, 2-1: D
        QCOMPARE(fate(alone.state, alone.units[0]), QString("disrupted"));
        const ShotAt with({"U2/5A", "L3"}, 6, 3);
        QCOMPARE(fate(with.state, with.units[0]), QString("fresh"));
        ShotAt half({"U2/5A", "U2/5A", "L3"}, 9, 5); // 3-1: ½E
        QCOMPARE(half.state.stage, Stage::Loss);
        play(half.state, Lose{half.units[0]});
        QCOMPARE(fate(half.state, half.units[0]), QString("gone"));
        QCOMPARE(fate(half.state, half.units[1]), QString("fresh"));
    }

    // R-CHA-10.31a, R-CHA-10.31c, A-74: fire does a leader no harm, even where he is left alone.
    void fireNeverHarmsALeader() {
        for (const int die : {3, 5, 6}) {
            const ShotAt half({"U2/5A", "L3"}, 9, die); // 3-1: D, ½E, ½E
            QCOMPARE(levelOf(half.state, half.units[1]), QString("3"));
        }
        const ShotAt all({"U2/5A", "L4"}, 24, 1); // 8-1: E
        QCOMPARE(fate(all.state, all.units[0]), QString("gone"));
        QCOMPARE(levelOf(all.state, all.units[1]), QString("4"));
        QVERIFY(heldBy(all.state, all.field.hex("h0"), N));
    }

    // R-CHA-10.0c, R-CHA-10.0d, R-CHA-10.11a: the bonus of the leader in the hex, up to the strength of his units.
    void theBonusIsAddedUpToTheStrength() {
        QCOMPARE(led("U4/5A", {"L3"}, "U2/5A"), QString("7:2"));
        QCOMPARE(led("U2/5A", {"L1"}, "U2/5A"), QString("4:2"));
        QCOMPARE(led("U3/5A", {"L3"}, "U2/5A"), QString("6:2"));
        QCOMPARE(led("U4/5A", {"L3"}, "U2/5A", "n2"), QString("4:2"));
    }

    // three of a leader's points may help two points of attackers as two, or as three where the four points
    // beside them count too.
    void whatCapsTheBonusIsAChoice() {
        for (const auto& [all, odds] : {std::pair{false, "4:2"}, {true, "5:2"}}) {
            Field field;
            field.option("bonusOfAll", all);
            const UnitId attacker = field.unit(P, "U2/5A", "n1");
            field.unit(P, "U4/5A", "n1");
            field.unit(P, "L3", "n1");
            field.unit(N, "U2/5A", "h0");
            const State state = field.begin(Phase::Melee);
            QCOMPARE(sums(state, {attacker}, {field.hex("h0")}), QString(odds));
        }
    }

    // R-CHA-10.11b: several leaders add up; the sum is capped once.
    void severalLeadersAddUp() {
        QCOMPARE(led("U8/5A", {"L3", "L4"}, "U2/5A"), QString("14:2"));
        QCOMPARE(led("U4/5A", {"L3", "L4"}, "U2/5A"), QString("8:2"));
    }

    // R-CHA-10.0e: the cap is what the units have after everything else.
    void theCapIsTheAdjustedStrength() {
        Field field;
        field.option("elevation", true).ground("h0", "slope");
        const UnitId attacker = field.unit(P, "U4/5A", "n1");
        field.unit(P, "L2", "n1");
        field.unit(N, "U2/5A", "h0");
        QCOMPARE(sums(field.begin(Phase::Melee), {attacker}, {field.hex("h0")}), QString("4:2"));
        Field woods;
        const UnitId axe = woods.ground("h0", "woods").unit(P, "U8/5A", "n1");
        woods.unit(N, "U2/5A", "h0");
        woods.unit(N, "L2", "h0");
        QCOMPARE(sums(woods.begin(Phase::Melee), {axe}, {woods.hex("h0")}), QString("8:8")); // 4 + 4 of 6
    }

    // R-CHA-10.12a, A-72: leaders add nothing to leaders; alone they defend as 1 each and attack nobody.
    void aLeaderHelpsNoLeader() {
        QCOMPARE(led("U4/5A", {}, "L3"), QString("4:1"));
        Field field;
        const UnitId attacker = field.unit(P, "U4/5A", "n1");
        const UnitId leader = field.unit(P, "L1", "n1");
        field.unit(N, "L3", "h0");
        field.unit(N, "L4", "h0");
        State state = field.begin(Phase::Melee);
        QCOMPARE(sums(state, {attacker}, {field.hex("h0")}).section(':', 1), QString("2"));
        play(state, Assault{field.hex("h0")});
        QCOMPARE(objection(state, Join{leader}), QString("leader"));
    }

    // R-CHA-10.13a, R-CHA-10.13b: the bonus defends too, and is nothing to fire.
    void theBonusIsForMeleeOnly() {
        Field field;
        const UnitId attacker = field.unit(P, "U7/5A", "n1");
        field.unit(N, "U4/5A", "h0");
        field.unit(N, "L3", "h0");
        QCOMPARE(sums(field.begin(Phase::Melee), {attacker}, {field.hex("h0")}), QString("7:7"));
        Field fire;
        const UnitId archer = fire.ground("h0", "stream").unit(P, "F2r2m1/6FF", "n1");
        fire.unit(P, "L3", "n1");
        fire.unit(N, "U4/5A", "h0");
        fire.unit(N, "L3", "h0");
        QCOMPARE(fireOdds(fire.begin(Phase::Fire), {archer}, fire.hex("h0")), QString("2-1"));
    }

    // R-CHA-10.14a, A-67, A-158: one leader serves every attack that is made from his hex.
    void aLeaderServesEveryAttackFromHisHex() {
        Field field;
        const UnitId one = field.unit(P, "U4/5A", "h0");
        const UnitId two = field.unit(P, "U4/5A", "h0");
        field.unit(P, "L3", "h0");
        field.unit(N, "U7/5A", "n1");
        field.unit(N, "U7/5A", "n3");
        State state = field.begin(Phase::Melee);
        QCOMPARE(sums(state, {one}, {field.hex("n1")}), QString("7:7"));
        fight(state, {one}, {field.hex("n1")}, 1);
        QCOMPARE(sums(state, {two}, {field.hex("n3")}), QString("7:7"));
    }

    // R-CHA-10.0f, R-CHA-10.21a, R-CHA-10.21b, A-25: who begins within a radius may use all points and leave it; two
    // radii give no more.
    void whoBeginsWithinTheRadiusMovesFreely() {
        Field field;
        field.unit(P, "L2", "h0");
        field.unit(P, "L1", "h0");
        const UnitId unit = field.unit(P, "U4/4A", "h2");
        field.unit(N, "U4/4A", "w7");
        State state = field.begin(Phase::Movement);
        QCOMPARE(state.at(unit).allowance, std::int16_t{8});
        QCOMPARE(march(state, unit, {field.hex("h3"), field.hex("h4"), field.hex("h5"), field.hex("h6")}), QString());
        State longer = field.begin(Phase::Movement);
        QVERIFY(
            !march(longer, unit, {field.hex("h3"), field.hex("h4"), field.hex("h5"), field.hex("h6"), field.hex("h7")})
                 .isEmpty());
    }

    // R-CHA-10.0g, R-CHA-10.23a: outside every radius a unit has half its points, the fraction too.
    void whoBeginsBeyondTheRadiusHasHalf() {
        Field field;
        field.unit(P, "L2", "h0");
        field.unit(N, "L2", "h4"); // an enemy's
        const UnitId five = field.unit(P, "U4/5A", "h3");
        const UnitId seven = field.unit(P, "U4/7A", "w3");
        State state = field.begin(Phase::Movement);
        QCOMPARE(state.at(five).allowance, std::int16_t{5}); // halves
        QCOMPARE(state.at(seven).allowance, std::int16_t{7});
        State three = state;
        QCOMPARE(march(three, seven, {field.hex("w4"), field.hex("w5"), field.hex("w6")}), QString());
        QVERIFY(!march(state, seven, {field.hex("w4"), field.hex("w5"), field.hex("w6"), field.hex("w7")}).isEmpty());
    }

    // R-CHA-10.24a: one hex at least, whatever it costs, unless disrupted.
    void oneHexIsAlwaysAllowed() {
        Field field;
        const UnitId slow = field.ground("h3", "woods").unit(P, "U4/1A", "h2");
        const UnitId shaken = field.unit(P, "U4/1A*", "w2");
        field.unit(N, "U4/4A", "w7");
        State state = field.begin(Phase::Movement);
        QCOMPARE(state.at(slow).allowance, std::int16_t{1});
        QCOMPARE(objection(state, Take{shaken}), QString("disrupted"));
        QCOMPARE(march(state, slow, {field.hex("h3")}), QString());
    }

    // R-CHA-10.0h, A-11, A-20: where the scenario says so, cavalry, mounted archers and chariots with those aboard need
    // no leader.
    void mountedUnitsMayBeExempt() {
        for (const bool exempt : {true, false}) {
            Field field;
            if (exempt)
                field.mountedExempt(P);
            field.unit(N, "U4/4A", "w7");
            const UnitId cavalry = field.unit(P, "MC", "h1");
            const UnitId archers = field.unit(P, "HB", "h2");
            const UnitId chariot = field.unit(P, "CH", "h3");
            const UnitId aboard = field.unit(P, "BW", "h3");
            const UnitId elephant = field.unit(P, "EL", "h4");
            const UnitId foot = field.unit(P, "MI", "h5");
            State state = field.begin(Phase::Movement);
            state.at(aboard).aboard = chariot;
            state.at(chariot).cargo = aboard;
            for (const UnitId unit : {cavalry, archers, chariot})
                QCOMPARE(allowanceOf(state, unit), exempt ? 18 : 9);
            QCOMPARE(allowanceOf(state, aboard), exempt ? 10 : 5);
            QCOMPARE(allowanceOf(state, elephant), 6);
            QCOMPARE(allowanceOf(state, foot), 3);
        }
    }

    // R-CHA-10.22a: exempt from control, they still have the bonus.
    void exemptUnitsHaveTheBonus() {
        Field field;
        const UnitId cavalry = field.mountedExempt(P).unit(P, "MC", "n1");
        field.unit(P, "L3", "n1");
        field.unit(N, "U2/5A", "h0");
        QCOMPARE(sums(field.begin(Phase::Melee), {cavalry}, {field.hex("h0")}), QString("6:2"));
    }

    void aLeaderStruckInMeleeDropsOneLevel_data() {
        QTest::addColumn<QString>("leader");
        QTest::addColumn<QString>("after");
        const auto row = [](const char* leader, const char* after) {
            QTest::newRow(leader) << QString(leader) << QString(after);
        };
        row("L1", "2");
        row("L2", "3");
        row("L3", "4");
        row("L4", "gone");
        row("L5", "6");
        row("L6", "gone");
    }
    // R-CHA-10.3a, R-CHA-10.3b, R-CHA-10.3d, R-CHA-10.32a, R-CHA-10.32b, R-CHA-E2.2a, R-CHA-E2.2b: a D costs the leader
    // one level, never the other way, and saves his units, even where he falls.
    void aLeaderStruckInMeleeDropsOneLevel() {
        QFETCH(QString, leader);
        QFETCH(QString, after);
        const int bonus = leader == "L5" || leader == "L6" ? 0 : 3;
        const Struck struck({"U3/5A", qPrintable(leader)}, 3 + bonus, 2, 3); // 2-1: D
        QCOMPARE(levelOf(struck.state, struck.units[1]), after);
        QCOMPARE(fate(struck.state, struck.units[0]), QString("fresh"));
        QCOMPARE(struck.state.points[0], after == "gone" ? 1 : 0);
    }

    // R-CHA-10.32a, A-75: disrupted already, his unit is saved all the same.
    void aLeaderSavesTheDisruptedToo() {
        const Struck struck({"U3/5A*", "L2"}, 6, 2, 3); // 2-1, 4: D
        QCOMPARE(fate(struck.state, struck.units[0]), QString("disrupted"));
        QCOMPARE(levelOf(struck.state, struck.units[1]), QString("3"));
    }

    // R-CHA-10.3c: E takes leaders of any level.
    void eliminationTakesLeadersToo() {
        const Struck struck({"U2/5A", "L1"}, 4, 8, 1); // 8-1: E
        QCOMPARE(fate(struck.state, struck.units[0]), QString("gone"));
        QCOMPARE(levelOf(struck.state, struck.units[1]), QString("gone"));
        QCOMPARE(struck.state.points[0], 2); // 1 each
    }

    // R-CHA-10.33a: half of his units fall, the leader drops; nobody is disrupted.
    void aHalfEliminationStrikesUnitsAndLeader() {
        Struck struck({"U2/5A", "U2/5A", "L3"}, 7, 3, 5); // 3-1: ½E
        QCOMPARE(struck.state.stage, Stage::Loss);
        play(struck.state, Lose{struck.units[1]});
        QCOMPARE(fate(struck.state, struck.units[0]), QString("fresh"));
        QCOMPARE(fate(struck.state, struck.units[1]), QString("gone"));
        QCOMPARE(levelOf(struck.state, struck.units[2]), QString("4"));
        QVERIFY(struck.state.stage != Stage::Loss);
    }

    // or the survivor is disrupted beside his leader too; the leader never is.
    void whetherALeaderSparesTheSurvivorsIsAChoice() {
        Struck struck({"U2/5A", "U2/5A", "L3"}, 7, 3, 5, "halfDisruptsLed"); // 3-1: ½E
        play(struck.state, Lose{struck.units[1]});
        QCOMPARE(fate(struck.state, struck.units[0]), QString("disrupted"));
        QCOMPARE(fate(struck.state, struck.units[2]), QString("fresh"));
        QCOMPARE(levelOf(struck.state, struck.units[2]), QString("4"));
    }
};

QTEST_APPLESS_MAIN(TstChariotLeaders)
#include "tst_chariot_leaders.moc"
