// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/contact.h"
#include "tests/rules/chariot/plotting.h"

#include <QTest>

using namespace orontes::tests;

namespace {

Facing towards(int n) {
    return Facing{static_cast<std::int8_t>(n % 6)};
}

} // namespace

/// Plots together with the other optional rules.
class TstChariotPlottedOptions : public QObject {
    Q_OBJECT

private slots:
    // R-CHA-13.0b, R-CHA-13.0d: panic comes after a phase (ruling A-152): what was plotted for the panicked is void,
    // they flee instead, and nobody plots for them (ruling A-148).
    void thePanickedFleeInsteadOfTheirPlots() {
        Field field = plotField();
        field.panicLevel(N, 2);
        const UnitId attacker = field.unit(P, "U18/5A", "n1");
        field.unit(N, "U3/5A", "h0");
        const UnitId other = field.unit(N, "U3/2A", "h4");
        State state = field.begin(Phase::Plot);
        write(state, P, PlotMelee{attacker, field.hex("h0")});
        writeWay(state, other, field.way("h3"));
        const QStringList said = carryOut(state, {5}); // 18:3, 6-1: E
        QVERIFY(state.at(other).panicked);
        QVERIFY(said.contains("panic"));
        QCOMPARE(distance(state.setup->map, field.hex("n1"), state.at(other).hex), 5); // 3 and its two points
        QCOMPARE(against(state, N, PlotStep{other, field.hex("h7")}), QString("panicked"));
    }

    // R-CHA-13.12a, R-CHA-13.13a: both armies reach their levels in one phase: at equal excess the one that moves
    // second counts as the defender; otherwise the one that lost more.
    void bothMayReachTheirLevelsAtOnce() {
        for (const int levelOfP : {2, 1}) {
            Field field = plotField();
            field.panicLevel(P, levelOfP).panicLevel(N, 2);
            const UnitId ours = field.unit(P, "U18/1A", "n1");
            field.unit(N, "U3/5A", "h0");
            const UnitId theirs = field.unit(N, "U18/1A", "h5");
            field.unit(P, "U3/5A", "h4");
            State state = field.begin(Phase::Plot);
            write(state, P, PlotMelee{ours, field.hex("h0")});
            write(state, N, PlotMelee{theirs, field.hex("h4")});
            carryOut(state, {5, 5});
            QCOMPARE(state.at(theirs).panicked, levelOfP == 2);
            QCOMPARE(state.at(ours).panicked, levelOfP == 1);
        }
    }

    // R-CHA-16.0b, R-CHA-16.11a: a step that does not lead to the front costs a point more, and movers face their way
    // (ruling A-165).
    void turnsArePlottedWithTheSteps() {
        Field field = plotField();
        field.option("facing", true);
        const UnitId unit = field.unit(P, "U3/3A^1", "h0");
        State state = field.begin(Phase::Plot);
        write(state, P, PlotStep{unit, field.hex("w1")}); // two points
        write(state, P, PlotStep{unit, field.hex("w2")});
        QCOMPARE(against(state, P, PlotStep{unit, field.hex("w3")}), QString("too-far"));
        carryOut(state);
        QCOMPARE(state.at(unit).hex, field.hex("w2"));
        QCOMPARE(state.at(unit).facing, towards(4));
        write(state, P, PlotStep{unit, field.hex("w3")});
        write(state, P, PlotStep{unit, field.hex("w2")}); // back: two points
        QCOMPARE(against(state, P, PlotStep{unit, field.hex("w1")}), QString("too-far"));
    }

    // R-CHA-16.0c, R-CHA-16.31a: attacks and fire are plotted to the front alone.
    void attacksArePlottedToTheFront() {
        Field field = plotField();
        field.option("facing", true);
        const UnitId unit = field.unit(P, "U3/3A^1", "h0");
        const UnitId archer = field.unit(P, "F2r2/5FF^1", "h0");
        field.unit(N, "U1/3A^1", "n2");
        field.unit(N, "U1/3A^1", "n4");
        const State state = field.begin(Phase::Plot);
        QCOMPARE(against(state, P, PlotMelee{unit, field.hex("n2")}), QString());
        QCOMPARE(against(state, P, PlotMelee{unit, field.hex("n4")}), QString("not-in-front"));
        QCOMPARE(against(state, P, PlotFire{archer, field.hex("n2")}), QString());
        QCOMPARE(against(state, P, PlotFire{archer, field.hex("n4")}), QString("not-in-front"));
    }

    // R-CHA-18.1a, R-CHA-18.2a: who is bound in the melee phase does not move in this turn, and is plotted later to
    // attack the hex of the contact alone.
    void theBoundArePlottedToFightOn() {
        Field field = plotField();
        field.option("contact", true);
        const UnitId ours = field.unit(P, "U3/5A", "n1");
        const UnitId theirs = field.unit(N, "U6/5A", "h0");
        field.unit(N, "U1/5A", "h2");
        State state = field.begin(Phase::Plot);
        write(state, P, PlotMelee{ours, field.hex("h0")});
        writeWay(state, theirs, field.way("n4")); // defends at half, 3:3
        carryOut(state, {3});                     // 1-1: nothing
        QVERIFY(inContact(state, ours));
        QCOMPARE(state.at(theirs).hex, field.hex("h0"));
        QCOMPARE(against(state, N, PlotStep{theirs, field.hex("n4")}), QString("contact"));
        QCOMPARE(against(state, P, PlotMelee{ours, field.hex("h0")}), QString());
        QCOMPARE(against(state, P, PlotMelee{ours, field.hex("h2")}), QString("contact"));
    }

    // R-CHA-15.0b: those who withdraw plot their way off by road.
    void theWithdrawingPlotTheirWayOff() {
        for (const bool concedes : {false, true}) {
            Field field = plotField();
            field.option("concession", true).road("h6", "h7");
            const UnitId onRoad = field.unit(P, "U3/3A", "h7");
            const UnitId offRoad = field.unit(P, "U3/3A", "h7.3");
            State state = field.begin(Phase::Plot);
            if (concedes)
                write(state, P, Concede{});
            QCOMPARE(against(state, P, PlotExit{onRoad}), QString());
            QCOMPARE(against(state, P, PlotExit{offRoad}), QString(concedes ? "no-road" : ""));
        }
    }
};

QTEST_APPLESS_MAIN(TstChariotPlottedOptions)
#include "tst_chariot_plotted_options.moc"
