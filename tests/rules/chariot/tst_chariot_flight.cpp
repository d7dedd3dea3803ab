// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/chariot/field.h"

#include <QTest>

using namespace orontes::tests;

namespace {

/// Where a panicked unit of P runs when its movement begins.
struct Run {
    Field field = Field::quiet();
    UnitId unit;

    explicit Run(const char* what = "U3/3A!", const char* from = "h1") {
        field.panicLevel(P, 1);
        unit = field.unit(P, what, from);
    }
    State after() {
        State state = field.begin(Phase::Fire);
        play(state, Done{});
        return state;
    }
    int away(const State& state, const char* from) const {
        return distance(state.setup->map, field.hex(from), state.at(unit).hex);
    }
};

} // namespace

class TstChariotFlight : public QObject {
    Q_OBJECT

private slots:
    // R-CHA-13.0d: as far from the nearest enemy as the allowance goes, in each Movement Phase, without an order.
    void thePanickedRunAsFarAsTheyCan() {
        Run run;
        run.field.unit(N, "U3/5A", "h0");
        State state = run.after();
        QCOMPARE(run.away(state, "h0"), 4);
        QCOMPARE(objection(state, Take{run.unit}), QString("panicked"));
        Run slow("U3/2A!");
        slow.field.unit(N, "U3/5A", "h0");
        QCOMPARE(slow.away(slow.after(), "h0"), 3);
        Run steady("U3/3A");
        steady.field.unit(N, "U3/5A", "h0");
        QCOMPARE(steady.away(steady.after(), "h0"), 1);
    }

    // R-CHA-13.0d: out of control they have half their points: 1.5, one hex.
    void thePanickedOutOfControlRunHalfAsFar() {
        Run run;
        run.field.option("leaders", true).unit(N, "U3/5A", "h0");
        QCOMPARE(run.away(run.after(), "h0"), 2);
    }

    // R-CHA-13.0e, R-CHA-13.0g, A-112: each step leads farther from the nearest enemy; between two of them nobody
    // stirs.
    void everyStepLeadsAway() {
        Run between("U3/3A!", "h2");
        between.field.unit(N, "U3/5A", "h0");
        between.field.unit(N, "U3/5A", "h4");
        QCOMPARE(between.away(between.after(), "h2"), 0);
        Run open("U3/1A!", "h2");
        open.field.unit(N, "U3/5A", "h0");
        QCOMPARE(open.away(open.after(), "h0"), 3);
    }

    // R-CHA-13.0f: not into what cannot be entered, nor next to an enemy fire unit, even a disrupted one.
    void nobodyRunsIntoDanger() {
        Run walled("U3/1A!", "h1"); // only h2, h1.1 and d12 and d61 lie farther from h0
        walled.field.unit(N, "U3/5A", "h0");
        walled.field.ground("h2 h1.2 h1.6", "river");
        QCOMPARE(walled.away(walled.after(), "h1"), 0);
        for (const char* archer : {"F2r2/5FF", "F2r2/5FF*"}) {
            Run shot("U3/1A!", "h1");
            shot.field.unit(N, "U3/5A", "h0");
            shot.field.ground("h1.2 h1.6", "river");
            shot.field.unit(N, archer, "h3");
            QCOMPARE(shot.away(shot.after(), "h1"), 0);
        }
    }

    // R-CHA-13.0d: they keep to the stacking limit: the last stays behind.
    void theyDoNotCrowd() {
        Run run("U3/1A!", "h1");
        run.field.stacking(P, 1).unit(N, "U3/5A", "h0");
        run.field.ground("h1.2 h1.6", "river").unit(P, "U3/5A", "h2");
        QCOMPARE(run.away(run.after(), "h1"), 0);
    }

    // friends of another class are passed on the flight, or bar the only way.
    void friendsOfAnotherClassMayBarTheFlight() {
        for (const bool bars : {false, true}) {
            Run run("U3/2A!", "h1");
            run.field.option("friendsBar", bars).unit(N, "U3/5A", "h0");
            run.field.ground("h1.2 h1.6", "river").unit(P, "U3/5B", "h2");
            QCOMPARE(run.away(run.after(), "h1"), bars ? 0 : 2);
        }
    }

    // R-CHA-13.0d, A-119: one hex is always possible, whatever it costs (5.15); disrupted units stay.
    void theDisruptedStay() {
        Run woods("U3/1A!", "h1");
        woods.field.ground("h2 h1.2 h1.6", "woods").unit(N, "U3/5A", "h0");
        QCOMPARE(woods.away(woods.after(), "h0"), 2);
        Run disrupted("U3/3A!*", "h1");
        disrupted.field.unit(N, "U3/5A", "h0");
        QCOMPARE(disrupted.away(disrupted.after(), "h1"), 0);
    }

    // R-CHA-13.0h, A-92, A-117: whoever reaches the edge with a point left is gone, counted as destroyed; not without
    // one.
    void atTheEdgeTheyLeave() {
        Run run("U3/2A!", "h6"); // the edge is at h7
        run.field.unit(N, "U3/5A", "h5");
        State state = run.after();
        QCOMPARE(state.at(run.unit).presence, Presence::Lost);
        QCOMPARE(state.points[1], 2);
        QCOMPARE(objection(state, Take{run.unit}), QString("not-on-map"));
        Run tired("U3/1A!", "h6");
        tired.field.unit(N, "U3/5A", "h5");
        state = tired.after();
        QCOMPARE(tired.away(state, "h5"), 2);
        QVERIFY(onMap(state, tired.unit));
        QCOMPARE(state.points[1], 0);
    }

    // R-CHA-13.0d, A-119: a chariot takes its passenger along, in the Movement Phase alone.
    void aChariotFleesWithItsPassenger() {
        Run run("CH!", "h1");
        const UnitId archer = run.field.unit(P, "BW!", "h1");
        run.field.unit(N, "U3/5A", "h0");
        State state = run.field.begin(Phase::Fire);
        state.at(archer).aboard = run.unit;
        state.at(run.unit).cargo = archer;
        play(state, Done{});
        QCOMPARE(state.at(run.unit).presence, Presence::Lost); // nine points lead off the map
        QCOMPARE(state.at(archer).presence, Presence::Lost);
        QCOMPARE(state.points[1], 4);
        Run resting("CH!", "h1");
        resting.field.unit(N, "U3/5A", "h0");
        const UnitId other = resting.field.unit(P, "CH", "w6");
        state = resting.field.begin(Phase::Chariots);
        QCOMPARE(objection(state, Take{resting.unit}), QString("panicked"));
        QCOMPARE(objection(state, Take{other}), QString());
    }
};

QTEST_APPLESS_MAIN(TstChariotFlight)
#include "tst_chariot_flight.moc"
