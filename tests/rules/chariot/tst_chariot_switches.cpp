// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/chariot/plotting.h"

#include <QTest>

using namespace orontes::tests;

namespace {

const QString legal; // no objection

/// Where the first sentence of this kind stands among those that are told; -1 when there is none.
qsizetype placeOf(const QStringList& told, const char* begin) {
    for (qsizetype i = 0; i < told.size(); ++i)
        if (told[i].startsWith(begin))
            return i;
    return -1;
}

} // namespace

/// Rulings that may be played the other way, each way.
class TstChariotSwitches : public QObject {
    Q_OBJECT

private slots:
    // archers of 9 answer a chariot that has come beside them before the Fire Phase goes on, or not at all.
    void whetherTheChariotPhaseDrawsFireIsAChoice() {
        for (const bool draws : {true, false}) {
            Field field = Field::quiet();
            field.option("chariotsDrawFire", draws);
            const UnitId chariot = field.unit(P, "CH", "h3");
            const UnitId archers = field.unit(N, "F9r2/6FF", "h0");
            State state = field.begin(Phase::Chariots);
            QCOMPARE(march(state, chariot, field.way("h2 h1")), legal); // the last chariot: the phase is over
            QCOMPARE(state.phase, draws ? Phase::Fire : Phase::Movement);
            QCOMPARE(objection(state, Fire{archers, field.hex("h1")}), draws ? legal : QString("out-of-turn"));
        }
    }

    // a leader who has walked to a disrupted unit leaves its marker until recovery, or takes it away when the
    // moves are over; a unit without a leader keeps it.
    void whetherLeadersRestoreTheDisruptedIsAChoice() {
        for (const bool restores : {false, true}) {
            Field field;
            field.option("leadersRestore", restores).elsewhere();
            const UnitId unit = field.unit(P, "U2/5A*", "h0");
            const UnitId alone = field.unit(P, "U2/5A*", "h3");
            const UnitId leader = field.unit(P, "L3", "n1");
            State state = field.begin(Phase::Movement);
            QCOMPARE(march(state, leader, field.way("h0")), legal);
            QCOMPARE(fate(state, unit), QString("disrupted")); // others still move
            play(state, Done{});
            QCOMPARE(state.phase, Phase::Melee);
            QCOMPARE(fate(state, unit), restores ? QString("fresh") : QString("disrupted"));
            QCOMPARE(fate(state, alone), QString("disrupted"));
        }
    }

    // with plots likewise.
    void leadersMayRestoreTheDisruptedWithPlots() {
        for (const bool restores : {false, true}) {
            Field field = plotField();
            field.option("leaders", true).option("leadersRestore", restores).option("plotsRecover", false);
            const UnitId unit = field.unit(P, "U2/5A*", "h0");
            const UnitId leader = field.unit(P, "L3", "n1");
            State state = field.begin(Phase::Plot);
            writeWay(state, leader, field.way("h0"));
            carryOut(state);
            QCOMPARE(fate(state, unit), restores ? QString("fresh") : QString("disrupted"));
        }
    }

    // from h2 every step away from the enemy at h0 leads nearer to one at h7, or not away from him.
    void whomThePanickedFleeFromIsAChoice() {
        for (const bool all : {false, true}) {
            Field field = Field::quiet();
            field.option("fleeFromAll", all).panicLevel(P, 1);
            const UnitId unit = field.unit(P, "U3/3A!", "h2");
            field.unit(N, "U3/5A", "h0");
            field.unit(N, "U3/5A", "h7");
            State state = field.begin(Phase::Fire);
            play(state, Done{});
            QCOMPARE(state.at(unit).hex == field.hex("h2"), all);
        }
        Field field = Field::quiet(); // one enemy more or less where he is no hindrance
        field.option("fleeFromAll", true).panicLevel(P, 1);
        const UnitId unit = field.unit(P, "U3/3A!", "h2");
        field.unit(N, "U3/5A", "h0");
        State state = field.begin(Phase::Fire);
        play(state, Done{});
        QCOMPARE(distance(state.setup->map, state.at(unit).hex, field.hex("h0")), 5);
    }

    // panicked archers end the move of who comes beside them, or let him pass.
    void whetherPanickedFireUnitsStopOthersIsAChoice() {
        for (const bool drops : {false, true}) {
            Field field = Field::quiet();
            field.option("panicDropsZone", drops).panicLevel(N, 1);
            field.unit(N, "F2r2m1/5FF!", "h0");
            const UnitId mover = field.unit(P, "U3/5A", "h2");
            State state = field.begin(Phase::Movement);
            QCOMPARE(march(state, mover, field.way("h1 n2")), drops ? legal : QString("over"));
            Field steady = Field::quiet();
            steady.option("panicDropsZone", drops).panicLevel(N, 1).unit(N, "F2r2m1/5FF", "h0");
            const UnitId other = steady.unit(P, "U3/5A", "h2");
            state = steady.begin(Phase::Movement);
            QCOMPARE(march(state, other, steady.way("h1 n2")), QString("over"));
        }
    }

    // a panicked unit with a leader rallies before the enemy may fire at those who have moved, or after it.
    void whenThePanickedRallyIsAChoice() {
        for (const bool after : {false, true}) {
            Field field = Field::quiet();
            field.option("rallyAfterFire", after).option("leaders", true).panicLevel(P, 1).elsewhere();
            const UnitId unit = field.unit(P, "U3/5A!*", "h5");
            field.unit(P, "L3", "h5");
            const UnitId mover = field.unit(P, "U3/5A", "h2");
            field.unit(N, "F2r2/6FF", "h0");
            State state = field.begin(Phase::Movement);
            QCOMPARE(march(state, mover, field.way("h1")), legal);
            play(state, Done{});
            QCOMPARE(state.stage, Stage::DefensiveFire);
            QCOMPARE(state.at(unit).panicked, after);
            play(state, Done{});
            QCOMPARE(state.phase, Phase::Melee);
            QVERIFY(!state.at(unit).panicked);
        }
    }

    // with plots likewise.
    void whenThePanickedRallyIsAChoiceWithPlots() {
        for (const bool after : {false, true}) {
            Field field = plotField();
            field.option("rallyAfterFire", after).option("leaders", true).panicLevel(P, 1);
            field.unit(P, "U3/5A!*", "h5");
            field.unit(P, "L3", "h5");
            State state = field.begin(Phase::Plot);
            const QStringList told = lockBoth(state);
            const qsizetype fire = placeOf(told, "together.defensiveFire");
            QVERIFY(fire >= 0 && placeOf(told, "rallies") >= 0);
            QCOMPARE(placeOf(told, "rallies") > fire, after);
        }
    }
};

QTEST_APPLESS_MAIN(TstChariotSwitches)
#include "tst_chariot_switches.moc"
