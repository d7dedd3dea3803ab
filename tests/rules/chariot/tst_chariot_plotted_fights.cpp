// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/chariot/plotting.h"

#include <QTest>

using namespace orontes::tests;

namespace {

const QString legal; // no objection

} // namespace

class TstChariotPlottedFights : public QObject {
    Q_OBJECT

private slots:
    // R-CHA-20.2a, R-CHA-20.21a, R-CHA-23.3b: two units attack each other, each in full, though both are disrupted.
    void attacksOfOnePhaseAreSimultaneous() {
        Field field = plotField();
        const UnitId own = field.unit(P, "U4/5A", "h0");
        const UnitId other = field.unit(N, "U2/5A", "n1");
        State state = field.begin(Phase::Plot);
        write(state, P, PlotMelee{own, field.hex("n1")});
        write(state, N, PlotMelee{other, field.hex("h0")});
        lockBoth(state);
        play(state, Roll{6});                           // 4:2, 2-1: D
        QCOMPARE(fate(state, other), QString("fresh")); // the other die has to fall first
        play(state, Roll{6});                           // 2:4, 1-2: D
        QCOMPARE(fate(state, other), QString("disrupted"));
        QCOMPARE(fate(state, own), QString("disrupted"));
    }

    // R-CHA-20.2a, R-CHA-20.21a: even one who is eliminated has made his attack (ruling A-146).
    void theDeadHaveFoughtToo() {
        Field field = plotField();
        const UnitId strong = field.unit(P, "U20/5A", "n1");
        const UnitId weak = field.unit(P, "U4/5A", "n4");
        const UnitId other = field.unit(N, "U4/5A", "h0");
        State state = field.begin(Phase::Plot);
        write(state, P, PlotMelee{strong, field.hex("h0")});
        write(state, N, PlotMelee{other, field.hex("n4")});
        lockBoth(state);
        play(state, Roll{6}); // 20:4, 5-1: E
        play(state, Roll{4}); // 4:4, 1-1: D
        QCOMPARE(fate(state, other), QString("gone"));
        QCOMPARE(fate(state, weak), QString("disrupted"));
        QCOMPARE(state.points[0], 2);
    }

    // R-CHA-20.2a: the victor advances when all results are known, unless he has been disrupted himself.
    void victorsAdvanceUnlessDisrupted() {
        for (const bool hit : {true, false}) {
            Field field = plotField();
            const UnitId victor = field.unit(P, "U20/5A", "n1");
            const UnitId victim = field.unit(N, "U4/5A", "h0");
            const UnitId other = field.unit(N, "U20/5A", "h2");
            State state = field.begin(Phase::Plot);
            write(state, P, PlotMelee{victor, field.hex("h0")});
            write(state, N, PlotMelee{other, field.hex("n1")});
            lockBoth(state);
            play(state, Roll{6});           // 20:4, 5-1: E
            play(state, Roll{hit ? 4 : 3}); // 20:20, 1-1: D or nothing
            QCOMPARE(fate(state, victim), QString("gone"));
            QCOMPARE(state.stage, hit ? Stage::Plot : Stage::Advance);
        }
    }

    // R-CHA-20.2a: owners give up halves of several hexes one after the other.
    void severalHexesMayLoseHalf() {
        Field field = plotField();
        const UnitId one = field.unit(P, "U16/5A", "n1");
        const UnitId two = field.unit(P, "U8/5A", "w2");
        const UnitId first = field.unit(N, "U2/5A", "h0");
        const UnitId second = field.unit(N, "U2/5A", "h0");
        const UnitId alone = field.unit(N, "U2/5A", "w3");
        State state = field.begin(Phase::Plot);
        write(state, P, PlotMelee{one, field.hex("h0")});
        write(state, P, PlotMelee{two, field.hex("w3")});
        lockBoth(state);
        play(state, Roll{4}); // 16:4, 4-1: half
        play(state, Roll{4}); // 8:2, 4-1: half of one
        QCOMPARE(state.stage, Stage::Loss);
        QCOMPARE(decider(state), N);
        play(state, Lose{first});
        QCOMPARE(fate(state, second), QString("disrupted"));
        QCOMPARE(fate(state, alone), QString("gone"));
        QCOMPARE(state.stage, Stage::Advance);
    }

    // R-CHA-21.2a: a leader who went forward with his men is no longer where his way begins.
    void aLeaderWhoAdvancedDoesNotMove() {
        for (const bool advances : {true, false}) {
            Field field = plotField();
            field.option("leaders", true);
            const UnitId victor = field.unit(P, "U20/5A", "n1");
            const UnitId leader = field.unit(P, "L2", "n1");
            field.unit(N, "U4/5A", "h0");
            State state = field.begin(Phase::Plot);
            write(state, P, PlotMelee{victor, field.hex("h0")});
            writeWay(state, leader, field.way("h2"));
            lockBoth(state);
            play(state, Roll{6}); // 8-1: E
            if (advances)
                play(state, Advance{leader, field.hex("h0")});
            play(state, Done{});
            QCOMPARE(state.at(leader).hex, field.hex(advances ? "h0" : "h2"));
        }
    }

    // R-CHA-20.2a: what one phase has done counts in the next.
    void phasesAddUp() {
        Field field = plotField();
        const UnitId archers = field.unit(P, "F3r2/5FF", "n2");
        const UnitId own = field.unit(P, "U4/5A", "h0");
        const UnitId other = field.unit(N, "U4/5A", "n1");
        State state = field.begin(Phase::Plot);
        write(state, P, PlotFire{archers, field.hex("n1")});
        write(state, P, PlotMelee{own, field.hex("n1")});
        carryOut(state, {4, 3}); // D; then 1-1 on a disrupted unit: 3 is read as 4, a second D
        QCOMPARE(fate(state, other), QString("gone"));
    }

    // R-CHA-21.2a: the task fails when its target is gone, by fire or by its own advance.
    void aTargetMayBeGone() {
        Field field = plotField();
        const UnitId archers = field.unit(P, "F24r2/5FF", "n2");
        const UnitId own = field.unit(P, "U4/5A", "h0");
        const UnitId other = field.unit(N, "U2/5A", "n1");
        State state = field.begin(Phase::Plot);
        write(state, P, PlotFire{archers, field.hex("n1")});
        write(state, P, PlotMelee{own, field.hex("n1")});
        const QStringList said = carryOut(state, {1}); // 24:3, 8-1: E
        QCOMPARE(fate(state, other), QString("gone"));
        QCOMPARE(only(said, "stands-still"), QStringList("stands-still U4/5A 4 " + label(field, "h0")));
        QCOMPARE(only(said, "no-enemy").size(), 1);
    }

    // R-CHA-21.2a: an attacker who has advanced is where nobody looks for him.
    void aTargetMayHaveAdvanced() {
        Field field = plotField();
        const UnitId archers = field.unit(N, "F24r2m3/5FF", "n1");
        field.unit(P, "U1/5A", "n2");
        const UnitId own = field.unit(P, "U4/5A", "h0");
        State state = field.begin(Phase::Plot);
        write(state, N, PlotFire{archers, field.hex("n2")});
        write(state, P, PlotMelee{own, field.hex("n1")});
        lockBoth(state);
        play(state, Roll{1}); // 8-1: E
        QCOMPARE(decider(state), N);
        const QStringList said = told(state, Advance{archers, field.hex("n2")});
        QCOMPARE(only(said, "stands-still").size(), 1);
        QCOMPARE(state.turn.value, 2);
    }

    // R-CHA-23.11a, R-CHA-23.2a, R-CHA-23.3a: only who is to move defends by half, before its leader is counted (ruling
    //
    void whoIsToMoveDefendsByHalf() {
        const auto defence = [](const char* task, bool led) {
            Field field = plotField();
            field.option("leaders", led);
            const UnitId unit = field.unit(N, "F2r2m3/6FF", "h0");
            if (led)
                field.unit(N, "L3", "h0"); // worth 3
            const UnitId attacker = field.unit(P, "U6/5A", "n1");
            State state = field.begin(Phase::Plot);
            const QString what = task;
            if (what == "MV")
                writeWay(state, unit, field.way("n4"));
            if (what == "OF")
                write(state, N, PlotFire{unit, field.hex("n1")});
            if (what == "DF")
                write(state, N, PlotDefence{unit});
            if (what == "ML")
                write(state, N, PlotMelee{unit, field.hex("n1")});
            return sums(state, {attacker}, {field.hex("h0")});
        };
        QCOMPARE(defence("MV", false), QString("6:1.5"));
        for (const char* task : {"OF", "DF", "ML", "nothing"})
            QCOMPARE(defence(task, false), QString("6:3"));
        QCOMPARE(defence("MV", true), QString("6:3")); // 1.5 and as much again
        QCOMPARE(defence("ML", true), QString("6:6"));
    }

    // R-CHA-23.11a: the calculation says so.
    void theHalvedDefenceIsToldWithItsRule() {
        Field field = plotField();
        const UnitId mover = field.unit(N, "U3/6A", "h0");
        const UnitId attacker = field.unit(P, "U6/5A", "n1");
        State state = field.begin(Phase::Plot);
        writeWay(state, mover, field.way("n4"));
        write(state, P, PlotMelee{attacker, field.hex("h0")});
        lockBoth(state);
        const auto pending = Game::prompt(state, orontes::core::chance);
        const auto& lines = pending.calculation->odds->defence;
        QVERIFY(orontes::core::total(lines) == orontes::core::Fraction(3, 2));
        QCOMPARE(QString::fromStdString(lines.back().rule.reference), QString("R-CHA-23.11a"));
        QVERIFY(lines.back().value == orontes::core::Fraction(1, 2));
    }

    // R-CHA-23.12a: against fire the ground protects movers as ever.
    void fireMeetsMoversAsEver() {
        for (const bool moves : {true, false}) {
            Field field = plotField();
            const UnitId unit = field.unit(N, "U3/6A", "h0");
            const UnitId archers = field.unit(P, "F3r2/5FF", "n1");
            State state = field.begin(Phase::Plot);
            if (moves)
                writeWay(state, unit, field.way("n4"));
            QCOMPARE(fireOdds(state, {archers}, field.hex("h0")), QString("1-1"));
        }
    }

    // R-CHA-23.2a: who is to fire and is attacked without effect fires all the same; his defence was whole.
    void firersDefendInFull() {
        Field field = plotField();
        const UnitId archers = field.unit(N, "F3r2m3/6FF", "h0");
        const UnitId attacker = field.unit(P, "U3/5A", "n1");
        const UnitId mover = field.unit(P, "U1/5A", "d34");
        State state = field.begin(Phase::Plot);
        write(state, N, PlotDefence{archers});
        write(state, P, PlotMelee{attacker, field.hex("h0")});
        writeWay(state, mover, field.way("n3"));
        lockBoth(state);
        QCOMPARE(state.combat.column, 1); // 3:3
        play(state, Roll{3});
        QCOMPARE(decider(state), N);
        QCOMPARE(objection(state, Fire{archers, field.hex("n3")}), legal);
    }

    // R-CHA-23.3b, A-145: one attack on a hex by each side; those of one hex are made together (ruling A-147).
    void unitsThatNameOneHexAttackTogether() {
        Field field = plotField();
        const UnitId one = field.unit(P, "U2/5A", "n1");
        const UnitId two = field.unit(P, "U2/5A", "n3");
        field.unit(N, "U4/5A", "h0");
        State state = field.begin(Phase::Plot);
        write(state, P, PlotMelee{one, field.hex("h0")});
        write(state, P, PlotMelee{two, field.hex("h0")});
        lockBoth(state);
        QCOMPARE(state.plots.attacks.size(), std::size_t{1});
        QCOMPARE(state.combat.column, 1); // 4:4
    }

    // A worked example: plots with unit capability. R-CHA-20.4c: the answer at 1 to 7 is not made.
    void theExampleOfPlotsAndCapability() {
        Field field;
        field.option("simultaneous", true).option("unitCapability", true).ground("h0", "village").onlookers();
        const UnitId spears = field.unit(P, "MS", "h0");
        const UnitId militia = field.unit(P, "MI", "h0");
        const UnitId civilian = field.unit(P, "L5", "h0");
        const UnitId one = field.unit(N, "SD", "h1");
        const UnitId two = field.unit(N, "SD", "h1");
        field.unit(N, "L2", "h1");
        State state = field.begin(Phase::Plot);
        writeWay(state, spears, field.way("n4"));
        write(state, P, PlotMelee{militia, field.hex("h1")});
        write(state, N, PlotMelee{one, field.hex("h0")});
        write(state, N, PlotMelee{two, field.hex("h0")});
        QCOMPARE(sums(state, {one, two}, {field.hex("h0")}), QString("14:3.5"));
        const QStringList said = carryOut(state, {3}); // 4-1: D
        QCOMPARE(only(said, "odds"), QStringList("odds " + label(field, "h1")));
        QCOMPARE(int{state.at(civilian).level}, 6);
        QCOMPARE(state.at(spears).hex, field.hex("n4"));
        QCOMPARE(fate(state, militia), QString("fresh"));
    }
};

QTEST_APPLESS_MAIN(TstChariotPlottedFights)
#include "tst_chariot_plotted_fights.moc"
