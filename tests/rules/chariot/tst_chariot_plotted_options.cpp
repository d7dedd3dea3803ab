// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/facing.h"
#include "tests/rules/chariot/plotting.h"

#include <QTest>

using namespace orontes::tests;

namespace {

const QString legal; // no objection

/// Sides of the hexes of the field, clockwise from the northeast.
constexpr Facing east{1};
constexpr Facing west{4};

} // namespace

/// Plots together with the other optional rules.
class TstChariotPlottedOptions : public QObject {
    Q_OBJECT

private slots:
    // R-CHA-16.0b, R-CHA-16.11a, R-CHA-22.11a: a turn of one point is part of the way and no pause (ruling A-165).
    void turnsArePlotted() {
        Field field = plotField();
        field.option("facing", true);
        const UnitId mover = field.unit(P, "U2/3A", "h0");
        State state = field.begin(Phase::Plot);
        state.at(mover).facing = state.at(mover).faced = east;
        writeWay(state, mover, field.way("h1"));
        QCOMPARE(against(state, P, PlotStep{mover, field.hex("h0")}), QString("faces-away"));
        QCOMPARE(against(state, P, PlotTurn{mover, east}), QString("faces-already"));
        write(state, P, PlotTurn{mover, west});
        QCOMPARE(against(state, P, PlotStep{mover, field.hex("h2")}), QString("faces-away"));
        writeWay(state, mover, field.way("h0"));
        QCOMPARE(against(state, P, PlotStep{mover, field.hex("n4")}), QString("too-far")); // three points are spent
        carryOut(state);
        QCOMPARE(state.at(mover).hex, field.hex("h0"));
        QVERIFY(state.at(mover).facing == west);
    }

    // R-CHA-22.12a: a turn takes a step of its own, in which the unit stays where it is (ruling A-165).
    void aTurnTakesAStep() {
        Field field = plotField();
        field.option("facing", true);
        const UnitId turner = field.unit(P, "U2/5A", "h0");
        const UnitId enemy = field.unit(N, "U2/5A", "h1");
        State state = field.begin(Phase::Plot);
        state.at(turner).facing = state.at(turner).faced = east;
        state.at(enemy).facing = state.at(enemy).faced = west;
        write(state, P, PlotTurn{turner, west});
        writeWay(state, turner, field.way("n4"));
        writeWay(state, enemy, field.way("h0"));
        carryOut(state);
        QCOMPARE(state.at(turner).hex, field.hex("n4"));
        QCOMPARE(state.at(enemy).hex, field.hex("h1")); // the turner was still there
    }

    // R-CHA-16.0c: an attack is plotted to the front.
    void meleeIsPlottedToTheFront() {
        Field field = plotField();
        field.option("facing", true);
        const UnitId attacker = field.unit(P, "U2/5A", "h0");
        field.unit(N, "U2/5A", "n1");
        field.unit(N, "U2/5A", "n4");
        State state = field.begin(Phase::Plot);
        state.at(attacker).facing = state.at(attacker).faced = east;
        QCOMPARE(against(state, P, PlotMelee{attacker, field.hex("n1")}), legal);
        QCOMPARE(against(state, P, PlotMelee{attacker, field.hex("n4")}), QString("not-in-front"));
    }

    // R-CHA-13.0d, R-CHA-20.4c: the panicked are given no task and flee before the others move (ruling A-148).
    void thePanickedFleeByThemselves() {
        Field field = plotField();
        field.option("panic", true);
        const UnitId coward = field.unit(P, "U2/3A", "h0");
        const UnitId enemy = field.unit(N, "U2/5A", "n1");
        State state = field.begin(Phase::Plot);
        state.panicOver = true;
        state.at(coward).panicked = true;
        QCOMPARE(against(state, P, PlotStep{coward, field.hex("n4")}), QString("panicked"));
        carryOut(state);
        QCOMPARE(orontes::chariot::distance(state.setup->map, state.at(coward).hex, state.at(enemy).hex), 4);
    }

    // R-CHA-13.11a, A-116, A-152: losses of a phase bring panic before the next one, and with it an end of what was
    // plotted.
    void panicComesBetweenThePhases() {
        for (const int level : {2, 3}) {
            Field field = plotField();
            field.option("panic", true);
            field.scenario().sides.edit()[1].attributes[orontes::core::FieldId{"panicLevel"}] = std::int64_t{level};
            const UnitId archers = field.unit(P, "F24r2/5FF", "n2");
            const UnitId victim = field.unit(P, "U2/5A", "n4");
            field.unit(N, "U4/5A", "n1"); // worth 2
            const UnitId other = field.unit(N, "U4/5A", "h0");
            State state = field.begin(Phase::Plot);
            write(state, P, PlotFire{archers, field.hex("n1")});
            write(state, N, PlotMelee{other, field.hex("n4")});
            lockBoth(state);
            play(state, Roll{1}); // 8-1: E
            play(state, Done{});  // nobody advances
            if (level == 3)
                play(state, Roll{3});           // 4:2, 2-1: D
            QCOMPARE(state.stage, Stage::Plot); // no more dice
            QCOMPARE(fate(state, victim), QString(level == 2 ? "fresh" : "disrupted"));
        }
    }

    // R-CHA-17.0a: fast defenders may evade before the dice of the melee fall, and do nothing else (ruling A-166).
    void defendersMayEvadePlottedAttacks() {
        for (const bool evades : {true, false}) {
            Field field = plotField();
            field.option("retreatBeforeCombat", true);
            const UnitId attacker = field.unit(P, "U4/5A", "n1");
            const UnitId rider = field.unit(N, "U2/9C", "h0");
            State state = field.begin(Phase::Plot);
            write(state, P, PlotMelee{attacker, field.hex("h0")});
            writeWay(state, rider, field.way("n3"));
            lockBoth(state);
            QCOMPARE(state.stage, Stage::Retreat);
            QCOMPARE(decider(state), N);
            if (evades) {
                play(state, Retreat{rider, field.hex("n4")});
                QCOMPARE(state.stage, Stage::Advance);
                play(state, Done{});
            } else {
                play(state, Done{});
                play(state, Roll{1}); // 4:1, 4-1: D
            }
            QCOMPARE(fate(state, rider), QString(evades ? "fresh" : "disrupted"));
            QCOMPARE(state.at(rider).hex, field.hex(evades ? "n4" : "h0")); // its way is not made
        }
    }

    // R-CHA-17.0a: who evades gives up the attack that he was told to make.
    void whoEvadesDoesNotAttack() {
        Field field = plotField();
        field.option("retreatBeforeCombat", true);
        const UnitId attacker = field.unit(P, "U4/5A", "n1");
        const UnitId rider = field.unit(N, "U4/9C", "h0");
        State state = field.begin(Phase::Plot);
        write(state, P, PlotMelee{attacker, field.hex("h0")});
        write(state, N, PlotMelee{rider, field.hex("n1")});
        lockBoth(state);
        play(state, Retreat{rider, field.hex("n4")});
        play(state, Done{}); // nobody advances, and no die is rolled
        QCOMPARE(state.phase, Phase::Plot);
    }

    // R-CHA-15.0b: those who withdraw plot their way off the map by road, where a road leads there.
    void withdrawalIsPlottedByRoad() {
        for (const bool concedes : {false, true}) {
            Field field = plotField();
            field.option("concession", true).road("h6", "h7");
            const UnitId onRoad = field.unit(P, "U2/5A", "h7");
            const UnitId besides = field.unit(P, "U2/5A", "w7");
            State state = field.begin(Phase::Plot);
            if (concedes)
                write(state, P, Concede{});
            QCOMPARE(against(state, P, PlotExit{onRoad}), legal);
            QCOMPARE(against(state, P, PlotExit{besides}), concedes ? QString("no-road") : legal);
        }
    }

    // R-CHA-18.1a, R-CHA-18.2a: a melee without decision binds both; movers stay, and later plots leave nothing but the
    // fight.
    void contactBindsPlots() {
        Field field = plotField();
        field.option("contact", true);
        const UnitId attacker = field.unit(P, "U4/5A", "n1");
        const UnitId mover = field.unit(N, "U4/5A", "h0");
        field.unit(N, "U4/5A", "n2");
        State state = field.begin(Phase::Plot);
        write(state, P, PlotMelee{attacker, field.hex("h0")});
        writeWay(state, mover, field.way("n4"));
        carryOut(state, {1}); // 4:2, 2-1: nothing
        QCOMPARE(state.at(mover).hex, field.hex("h0"));
        QCOMPARE(against(state, N, PlotStep{mover, field.hex("n4")}), QString("contact"));
        QCOMPARE(against(state, N, PlotMelee{mover, field.hex("n1")}), legal);
        QCOMPARE(against(state, P, PlotMelee{attacker, field.hex("n2")}), QString("contact-elsewhere"));
    }

    // a friend of another class at rest stops who would pass, where the battle is played so; one who moves on at
    // the same step does not.
    void friendsOfAnotherClassMayBarPlottedWays() {
        for (const bool bars : {false, true})
            for (const bool goesOn : {false, true}) {
                Field field = plotField();
                field.option("friendsBar", bars);
                const UnitId mover = field.unit(P, "U2/5A", "h0");
                const UnitId comrade = field.unit(P, "U2/5B", "h1");
                State state = field.begin(Phase::Plot);
                writeWay(state, mover, field.way("h1 h2"));
                if (goesOn)
                    writeWay(state, comrade, field.way("d12"));
                const QStringList said = only(carryOut(state), "friend-bars");
                QCOMPARE(said.isEmpty(), !bars || goesOn);
                QCOMPARE(state.at(mover).hex, field.hex(bars && !goesOn ? "h0" : "h2"));
            }
    }

    // of two that would meet in a hex on their ways the first on the chart goes on.
    void ofFriendsThatMeetTheFirstOnTheChartGoesOn() {
        Field field = plotField();
        field.option("friendsBar", true);
        const UnitId first = field.unit(P, "U2/5A", "n4");
        const UnitId second = field.unit(P, "U2/5B", "n3");
        State state = field.begin(Phase::Plot);
        writeWay(state, first, field.way("h0 n1"));
        writeWay(state, second, field.way("h0 n6"));
        carryOut(state);
        QCOMPARE(state.at(first).hex, field.hex("n1"));
        QCOMPARE(state.at(second).hex, field.hex("n3"));
    }
};

QTEST_APPLESS_MAIN(TstChariotPlottedOptions)
#include "tst_chariot_plotted_options.moc"
