// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/chariot/plotting.h"

#include <QTest>

using namespace orontes::tests;

namespace {

const QString legal; // no objection

/// Two units of both sides that enter h0 at the same step, P's from n4 and N's from n1.
struct Meeting {
    Field field = plotField();
    UnitId own;
    UnitId other;
    State state;

    Meeting(const char* ownStrength, const char* otherStrength) {
        own = field.unit(P, ownStrength, "n4");
        other = field.unit(N, otherStrength, "n1");
        state = field.begin(Phase::Plot);
        writeWay(state, own, field.way("h0 n2"));
        writeWay(state, other, field.way("h0 n5"));
    }

    /// Where both have come to, by "own other" of n4 h0 n1 n2 n5.
    QString places() const { return place(own) + ' ' + place(other); }
    QString place(UnitId unit) const {
        for (const char* name : {"n4", "h0", "n1", "n2", "n5"})
            if (state.at(unit).hex == field.hex(name))
                return name;
        return "elsewhere";
    }
};

/// How far N's unit comes from h2 past P's fire unit at h0 by n1 and n2, when the fire unit has this task.
QString passed(const char* task) {
    Field field = plotField();
    const UnitId archers = field.unit(P, "F3r2m1/5FF", "h0");
    field.unit(N, "U2/5A", "n4");
    const UnitId mover = field.unit(N, "U2/5A", "h2");
    State state = field.begin(Phase::Plot);
    const QString what = task;
    if (what == "OF")
        write(state, P, PlotFire{archers, field.hex("n4")});
    if (what == "DF")
        write(state, P, PlotDefence{archers});
    if (what == "ML")
        write(state, P, PlotMelee{archers, field.hex("n4")});
    if (what == "MV")
        writeWay(state, archers, field.way("n4")); // where the enemy is, so that they do not come away
    writeWay(state, mover, field.way("n1 n2"));
    lockBoth(state);
    while (state.stage == Stage::Die)
        play(state, Roll{1}); // no effect
    return state.at(mover).hex == field.hex("n1") ? "stopped" : "passed";
}

} // namespace

class TstChariotPlottedMoves : public QObject {
    Q_OBJECT

private slots:
    // R-CHA-20.3a, R-CHA-21.1d: the whole way is made, whatever the enemy does beside it.
    void theWholeWayIsMade() {
        Field field = plotField();
        const UnitId mover = field.unit(P, "U2/5A", "h0");
        const UnitId other = field.unit(N, "U2/5A", "d23");
        State state = field.begin(Phase::Plot);
        writeWay(state, mover, field.way("h1 h2 h3"));
        writeWay(state, other, field.way("n2"));
        carryOut(state);
        QCOMPARE(state.at(mover).hex, field.hex("h3"));
        QCOMPARE(state.at(other).hex, field.hex("n2"));
    }

    // R-CHA-22.12a: everybody one hex at a time, fast and slow, whatever a hex costs (ruling A-140).
    void allMoveHexByHex() {
        Field field = plotField();
        const UnitId fast = field.unit(P, "U2/9C", "h0");
        const UnitId slow = field.unit(P, "U2/3A", "n4");
        field.ground("n3", "woods");
        State state = field.begin(Phase::Plot);
        writeWay(state, fast, field.way("h1 h2"));
        writeWay(state, slow, field.way("n3"));
        const QStringList said = only(carryOut(state), "moves");
        QCOMPARE(said, (QStringList{"moves U2/9C 3 " + label(field, "h1"), "moves U2/3A 4 " + label(field, "n3"),
                                    "moves U2/9C 3 " + label(field, "h2")}));
    }

    // R-CHA-22.21a: the stronger force enters first and goes on, the other stays where it is (ruling A-141).
    void theStrongerForceEntersFirst() {
        Meeting strong("U4/5A", "U3/5A");
        carryOut(strong.state);
        QCOMPARE(strong.places(), QString("n2 n1"));
        Meeting weak("U3/5A", "U4/5A");
        carryOut(weak.state);
        QCOMPARE(weak.places(), QString("n4 n5"));
    }

    // R-CHA-22.21a: all who enter from one side count together, dots and leaders nothing (ruling A-143).
    void aForceIsTheSumOfThoseWhoEnter() {
        Field field = plotField();
        field.option("leaders", true);
        const UnitId one = field.unit(P, "U2/5A", "n4");
        const UnitId two = field.unit(P, "U3/5A", "n3");
        const UnitId other = field.unit(N, "U4/5A", "n1");
        const UnitId leader = field.unit(N, "L2", "n1");
        const UnitId dot = field.unit(N, "F3r2/5FF", "n1");
        field.scenario().counters.edit()[static_cast<std::size_t>(dot.value)].attributes[orontes::core::FieldId{
            "melee"}] = std::int64_t{9}; // behind the dot
        State state = field.begin(Phase::Plot);
        for (const UnitId unit : {one, two, other, leader, dot})
            writeWay(state, unit, field.way("h0"));
        carryOut(state);
        QCOMPARE(state.at(one).hex, field.hex("h0"));
        QCOMPARE(state.at(two).hex, field.hex("h0"));
        QCOMPARE(state.at(other).hex, field.hex("n1"));
        QCOMPARE(state.at(leader).hex, field.hex("n1"));
        QCOMPARE(state.at(dot).hex, field.hex("n1"));
    }

    // R-CHA-22.21a, R-CHA-22.3b: who comes too late stands in the way of others.
    void whoComesTooLateBarsOthers() {
        Field field = plotField();
        const UnitId strong = field.unit(P, "U4/5A", "n4");
        const UnitId weak = field.unit(N, "U3/5A", "n1");
        const UnitId follower = field.unit(P, "U2/5A", "h2");
        State state = field.begin(Phase::Plot);
        writeWay(state, strong, field.way("h0"));
        writeWay(state, weak, field.way("h0"));
        writeWay(state, follower, field.way("n1"));
        carryOut(state);
        QCOMPARE(state.at(weak).hex, field.hex("n1"));
        QCOMPARE(state.at(follower).hex, field.hex("h2"));
    }

    // R-CHA-22.22a: brackets count in full.
    void bracketsCountInFull() {
        Meeting meeting("U[4]/5A", "U3/5A");
        carryOut(meeting.state);
        QCOMPARE(meeting.places(), QString("n2 n1"));
    }

    // R-CHA-22.23a: equal forces roll, the higher enters; equal dice roll again (ruling A-141).
    void diceDecideBetweenEquals() {
        Meeting high("U4/5A", "U4/5A");
        lockBoth(high.state);
        QCOMPARE(high.state.stage, Stage::Contest);
        QVERIFY(Game::owing(high.state).onlyChance());
        play(high.state, Roll{5});
        play(high.state, Roll{2});
        QCOMPARE(high.places(), QString("n2 n1"));
        Meeting low("U4/5A", "U4/5A");
        carryOut(low.state, {2, 5});
        QCOMPARE(low.places(), QString("n4 n5"));
        Meeting again("U4/5A", "U4/5A");
        carryOut(again.state, {3, 3, 1, 6});
        QCOMPARE(again.places(), QString("n4 n5"));
    }

    // R-CHA-22.3a: enemies that would change places both stop, without a fight.
    void enemiesDoNotChangePlaces() {
        Field field = plotField();
        const UnitId own = field.unit(P, "U9/5A", "h0");
        const UnitId other = field.unit(N, "U1/5A", "h1");
        State state = field.begin(Phase::Plot);
        writeWay(state, own, field.way("h1 h2"));
        writeWay(state, other, field.way("h0 n4"));
        const QStringList said = carryOut(state);
        QCOMPARE(state.at(own).hex, field.hex("h0"));
        QCOMPARE(state.at(other).hex, field.hex("h1"));
        QCOMPARE(only(said, "crosses").size(), 2);
    }

    // R-CHA-22.3a: those who leave by other sides go on (ruling A-142); friends pass each other.
    void othersOfTheStackGoOn() {
        Field field = plotField();
        const UnitId own = field.unit(P, "U2/5A", "h0");
        const UnitId friendly = field.unit(P, "U2/5A", "h0");
        const UnitId other = field.unit(N, "U2/5A", "h1");
        const UnitId comrade = field.unit(P, "U2/5A", "n4");
        State state = field.begin(Phase::Plot);
        writeWay(state, own, field.way("h1"));
        writeWay(state, other, field.way("h0"));
        writeWay(state, friendly, field.way("n4"));
        writeWay(state, comrade, field.way("h0"));
        carryOut(state);
        QCOMPARE(state.at(own).hex, field.hex("h0"));
        QCOMPARE(state.at(friendly).hex, field.hex("n4"));
        QCOMPARE(state.at(comrade).hex, field.hex("h0"));
    }

    // R-CHA-22.3b, R-CHA-20.4b: who runs into an enemy at rest stops before him for good.
    void anEnemyAtRestBarsTheWay() {
        Field field = plotField();
        const UnitId own = field.unit(P, "U9/5A", "h0");
        field.unit(N, "U1/5A", "h2");
        State state = field.begin(Phase::Plot);
        writeWay(state, own, field.way("h1 h2 h3"));
        QCOMPARE(only(carryOut(state), "barred"), QStringList("barred U9/5A 3 " + label(field, "h2")));
        QCOMPARE(state.at(own).hex, field.hex("h1"));
    }

    // R-CHA-22.3b: who moves on at the same step bars nobody; who is stopped himself does.
    void anEnemyThatMovesOnBarsNobody() {
        for (const bool blocked : {false, true}) {
            Field field = plotField();
            const UnitId own = field.unit(P, "U2/5A", "h0");
            const UnitId other = field.unit(N, "U2/5A", "h1");
            if (blocked)
                field.unit(P, "U2/5A", "h2");
            State state = field.begin(Phase::Plot);
            writeWay(state, own, field.way("h1"));
            writeWay(state, other, field.way("h2"));
            carryOut(state);
            QCOMPARE(state.at(own).hex, field.hex(blocked ? "h0" : "h1"));
            QCOMPARE(state.at(other).hex, field.hex(blocked ? "h1" : "h2"));
        }
    }

    // R-CHA-21.1c, R-CHA-21.1d: fire units stop who comes next to them, unless they are to fight or to move (ruling
    //
    void theTaskDecidesAboutTheFireZone() {
        QCOMPARE(passed("nothing"), QString("stopped"));
        QCOMPARE(passed("OF"), QString("stopped"));
        QCOMPARE(passed("DF"), QString("stopped"));
        QCOMPARE(passed("ML"), QString("passed"));
        QCOMPARE(passed("MV"), QString("passed"));
    }

    // R-CHA-21.1d: who moves does not fire defensively.
    void moversDoNotFire() {
        Field field = plotField();
        const UnitId archers = field.unit(P, "F3r2m1/5FF", "h0");
        const UnitId watch = field.unit(P, "F3r2m1/5FF", "n6");
        const UnitId mover = field.unit(N, "U2/5A", "h2");
        State state = field.begin(Phase::Plot);
        writeWay(state, archers, field.way("n5 h0"));
        write(state, P, PlotDefence{watch});
        writeWay(state, mover, field.way("n1"));
        lockBoth(state);
        QCOMPARE(state.phase, Phase::DefensiveFire);
        QCOMPARE(objection(state, Fire{watch, field.hex("n1")}), legal);
        QCOMPARE(objection(state, Fire{archers, field.hex("n1")}), QString("not-plotted"));
    }

    // R-CHA-20.4b: an enemy may leave too little room behind him; who comes last stays behind.
    void whoFindsNoRoomStaysBehind() {
        for (const int limit : {1, 2}) {
            Field field = plotField();
            field.stacking(P, limit);
            const UnitId first = field.unit(P, "U2/5A", "h1");
            const UnitId second = field.unit(P, "U2/5A", "h0");
            field.unit(N, "U1/5A", "h3");
            State state = field.begin(Phase::Plot);
            writeWay(state, first, field.way("h2 h3"));
            writeWay(state, second, field.way("h1 h2"));
            carryOut(state);
            QCOMPARE(state.at(first).hex, field.hex("h2"));
            QCOMPARE(state.at(second).hex, field.hex(limit == 1 ? "h1" : "h2"));
        }
    }

    // R-CHA-21.1d: a chariot has one move with all its points; who rides goes aboard first and gets off last (ruling
    //
    void chariotsCarryAsPlotted() {
        Field field = plotField();
        const UnitId chariot = field.unit(P, "CH", "h0");
        const UnitId archers = field.unit(P, "BW", "n1");
        const UnitId late = field.unit(P, "BW", "n2");
        State state = field.begin(Phase::Plot);
        write(state, P, PlotRide{archers, chariot});
        QCOMPARE(against(state, P, PlotRide{late, chariot}), QString("chariot-full"));
        QCOMPARE(against(state, P, PlotStep{archers, field.hex("h2")}), QString("two-tasks"));
        writeWay(state, chariot, field.way("n4 w2 w3"));
        QCOMPARE(against(state, P, PlotDebark{archers, field.hex("h0")}), QString("gap"));
        write(state, P, PlotDebark{archers, field.hex("w3.5")});
        carryOut(state);
        QCOMPARE(state.at(chariot).hex, field.hex("w3"));
        QCOMPARE(state.at(archers).hex, field.hex("w3.5"));
        QVERIFY(!state.at(archers).aboard.valid());
    }

    // R-CHA-21.0a: who is aboard either rides or fights.
    void passengersRideOrFight() {
        Field field = plotField();
        const UnitId chariot = field.unit(P, "CH", "h0");
        const UnitId archers = field.unit(P, "BW", "n1");
        field.unit(N, "U2/5A", "w2");
        State state = field.begin(Phase::Plot);
        write(state, P, PlotRide{archers, chariot});
        carryOut(state);
        QVERIFY(state.at(archers).aboard == chariot);
        QCOMPARE(against(state, P, PlotStep{archers, field.hex("n1")}), QString("carried"));
        QCOMPARE(against(state, P, PlotFire{archers, field.hex("w2")}), legal);
        writeWay(state, chariot, field.way("h1"));
        QCOMPARE(against(state, P, PlotFire{archers, field.hex("w2")}), QString("is-carried"));
        write(state, P, PlotNothing{chariot});
        write(state, P, PlotFire{archers, field.hex("w2")});
        QCOMPARE(against(state, P, PlotStep{chariot, field.hex("h1")}), QString("carries-fighter"));
    }

    // R-CHA-20.22a: a chariot that is disrupted before it moves takes nobody aboard.
    void aDisruptedChariotCarriesNobody() {
        Field field = plotField();
        const UnitId chariot = field.unit(P, "CH", "h0");
        const UnitId archers = field.unit(P, "BW", "n4");
        const UnitId enemy = field.unit(N, "F3r2/5FF", "n1");
        State state = field.begin(Phase::Plot);
        write(state, P, PlotRide{archers, chariot});
        writeWay(state, chariot, field.way("n5"));
        write(state, N, PlotFire{enemy, field.hex("h0")});
        carryOut(state, {4}); // 1-1: D
        QCOMPARE(state.at(chariot).hex, field.hex("h0"));
        QCOMPARE(state.at(archers).hex, field.hex("n4"));
        QVERIFY(!state.at(archers).aboard.valid());
    }

    // R-CHA-20.4c: no way leads a chariot on from a stream.
    void streamsEndTheWaysOfChariots() {
        Field field = plotField();
        const UnitId chariot = field.unit(P, "CH", "h0");
        const UnitId rider = field.unit(P, "MC", "n4");
        field.ground("h1 n3", "stream");
        State state = field.begin(Phase::Plot);
        writeWay(state, chariot, field.way("h1"));
        QCOMPARE(against(state, P, PlotStep{chariot, field.hex("h2")}), QString("mired"));
        writeWay(state, rider, field.way("n3"));
        QCOMPARE(against(state, P, PlotStep{rider, field.hex("h0")}), legal);
    }

    // R-CHA-20.0b: leaving the map is the last step of a way, for one point more.
    void theLastStepMayLeadOffTheMap() {
        Field field = plotField();
        const UnitId mover = field.unit(P, "U2/2C", "h6");
        const UnitId slow = field.unit(P, "U2/1C", "h6");
        State state = field.begin(Phase::Plot);
        QCOMPARE(against(state, P, PlotExit{mover}), QString("not-at-edge"));
        writeWay(state, mover, field.way("h7"));
        writeWay(state, slow, field.way("h7"));
        QCOMPARE(against(state, P, PlotExit{slow}), QString("no-point-left"));
        write(state, P, PlotExit{mover});
        QCOMPARE(against(state, P, PlotStep{mover, field.hex("h6")}), QString("two-tasks"));
        carryOut(state);
        QCOMPARE(state.at(mover).presence, Presence::Exited);
        QCOMPARE(state.at(slow).hex, field.hex("h7"));
    }

    // R-CHA-20.4c: control counts when the plot is written (ruling A-151), or when the units move where that is so
    // chosen.
    void controlCountsWhenThePlotIsWritten() {
        for (const bool late : {false, true}) {
            Field field;
            field.option("simultaneous", true).option("plotsControlLate", late).onlookers();
            const UnitId mover = field.unit(P, "U2/4A", "h2");
            field.unit(P, "L6", "h1"); // radius 1
            field.unit(P, "U1/5A", "h1");
            const UnitId enemy = field.unit(N, "U20/5A", "h0");
            State state = field.begin(Phase::Plot);
            writeWay(state, mover, field.way("h3 h4 h5 h6")); // 4 points in control, 2 out of it
            write(state, N, PlotMelee{enemy, field.hex("h1")});
            carryOut(state, {3}); // 8-1: E, the leader too
            QCOMPARE(state.at(mover).hex, field.hex(late ? "h4" : "h6"));
        }
    }

    // R-CHA-20.4c: the one hex that anybody may move can be plotted, and nothing after it.
    void theOneHexMayBePlotted() {
        Field field = plotField();
        const UnitId slow = field.unit(P, "U2/1A", "h0");
        const UnitId slower = field.unit(P, "U2/2A", "h0");
        field.ground("n1 n6", "woods"); // three points
        State state = field.begin(Phase::Plot);
        writeWay(state, slow, field.way("n1"));
        QCOMPARE(against(state, P, PlotStep{slow, field.hex("h2")}), QString("too-far"));
        writeWay(state, slower, field.way("n5"));
        QCOMPARE(against(state, P, PlotStep{slower, field.hex("n6")}), QString("too-far"));
        carryOut(state);
        QCOMPARE(state.at(slow).hex, field.hex("n1"));
    }

    // R-CHA-22.3b: who would have entered aboard a chariot that found the enemy in its way is on his own again.
    void whoWaitsWithAChariotMayComeAlone() {
        Field field = plotField();
        const orontes::core::SpaceLabel edge{label(field, "h7").toStdString()};
        const UnitId chariot = field.unit(P, "CH", "h6");
        const UnitId archers = field.unit(P, "BW", "h6");
        for (const UnitId unit : {chariot, archers})
            field.scenario().counters.edit()[static_cast<std::size_t>(unit.value)].setUp.place =
                orontes::core::EntersAt{{edge}};
        field.unit(N, "U1/5A", "h7");
        State state = field.begin(Phase::Plot);
        write(state, P, PlotRide{archers, chariot});
        writeWay(state, chariot, field.way("h7"));
        carryOut(state);
        QCOMPARE(state.at(archers).presence, Presence::Waiting);
        QVERIFY(!state.at(archers).aboard.valid());
        QCOMPARE(against(state, P, PlotStep{archers, field.hex("h7")}), legal);
    }

    // R-CHA-22.3b: a hex that is entered from off the map may be barred as well; who waits, waits on.
    void whoEntersMayFindTheEnemyThere() {
        for (const bool barred : {false, true}) {
            Field field = plotField();
            const UnitId comer = field.unit(P, "U2/5A", "h6");
            orontes::core::Counter& counter = field.scenario().counters.edit()[static_cast<std::size_t>(comer.value)];
            counter.setUp.place =
                orontes::core::EntersAt{{orontes::core::SpaceLabel{label(field, "h7").toStdString()}}};
            if (barred)
                field.unit(N, "U1/5A", "h7");
            State state = field.begin(Phase::Plot);
            writeWay(state, comer, field.way("h7 h6"));
            carryOut(state);
            QCOMPARE(state.at(comer).presence, barred ? Presence::Waiting : Presence::OnMap);
            if (!barred)
                QCOMPARE(state.at(comer).hex, field.hex("h6"));
        }
    }
};

QTEST_APPLESS_MAIN(TstChariotPlottedMoves)
#include "tst_chariot_plotted_moves.moc"
