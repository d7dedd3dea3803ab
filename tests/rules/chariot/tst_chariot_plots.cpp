// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/chariot/plotting.h"

#include <QTest>

using namespace orontes::tests;

namespace {

const QString legal; // no objection

orontes::core::Observer seatOf(const State& state, SideId side) {
    return {orontes::core::Observer::Kind::Seat, state.setup->of(side).seat};
}

/// What an observer reads on the charts.
QStringList charts(const State& state, const orontes::core::Observer& observer) {
    QStringList lines;
    for (const orontes::core::ViewPile& pile : Game::view(state, observer).piles)
        for (const orontes::core::Text& item : pile.items)
            lines << QString::fromStdString(Game::info().texts.render(item));
    return lines;
}

/// P's archers (3 against a protection of 3 in the open: 1-1) stand at n2; N's U4 at n1 next to them and to P's U2 at
/// h0, which it is to attack at 2-1.
struct Ambush {
    Field field = plotField();
    UnitId archers = field.unit(P, "F3r2/5FF", "n2");
    UnitId victim = field.unit(P, "U2/5A", "h0");
    UnitId attacker = field.unit(N, "U4/5A", "n1");
    State state = field.begin(Phase::Plot);

    SpaceId hex(const char* name) const { return field.hex(name); }
};

} // namespace

class TstChariotPlots : public QObject {
    Q_OBJECT

private slots:
    // R-CHA-19.0a, R-CHA-19.1f, A-153: plots, fire, melee, movement, defensive fire, the record of the turn; then the
    // next.
    void aGameTurnHasItsOwnSequence() {
        Field field = plotField();
        State state = field.begin(Phase::Plot);
        QCOMPARE(state.phase, Phase::Plot);
        QCOMPARE(Game::owing(state).count, 2);
        const QString begins = "together.";
        QCOMPARE(only(carryOut(state), begins),
                 (QStringList{"together.fire", "together.melee", "together.movement", "together.defensiveFire",
                              "together.recovery", "together.plot"}));
        QCOMPARE(state.turn.value, 2);
        QCOMPARE(state.phase, Phase::Plot);
    }

    // R-CHA-19.0a: without the option there are Player-Turns and no plots.
    void withoutTheOptionNobodyPlots() {
        Field field = Field::quiet();
        const UnitId unit = field.unit(P, "F3r2/5FF", "h0");
        State state = field.begin(Phase::Movement);
        QCOMPARE(against(state, P, PlotDefence{unit}), QString("out-of-turn"));
        QCOMPARE(against(state, P, Lock{}), QString("out-of-turn"));
        QVERIFY(state.plots == Plots());
    }

    // R-CHA-20.4a: what is locked does not change any more, so an empty chart is asked about.
    void lockingAnEmptyChartIsWarnedOf() {
        Ambush a;
        const auto caution = [&](SideId side) {
            return Game::describe(a.state, {a.state.setup->of(side).seat}, Lock{}).caution.id.value;
        };
        write(a.state, P, PlotFire{a.archers, a.hex("n1")});
        QCOMPARE(caution(P), std::string());
        QCOMPARE(caution(N), std::string("chariot.caution.no-plots"));
    }

    // R-CHA-19.1a: each side reads its own chart alone.
    void plotsAreSecret() {
        Ambush a;
        write(a.state, P, PlotFire{a.archers, a.hex("n1")});
        QCOMPARE(charts(a.state, seatOf(a.state, P)).size(), 1);
        QCOMPARE(charts(a.state, seatOf(a.state, N)), QStringList());
        QCOMPARE(charts(a.state, {}), QStringList());
        QVERIFY(Game::veiled(a.state, a.state.setup->of(N).seat).plots.of(a.archers) == PlotLine());
        QVERIFY(Game::veiled(a.state, a.state.setup->of(P).seat) == a.state);
        QVERIFY(Game::prompt(a.state, *Game::owing(a.state).begin()).secret);
        QVERIFY(Game::apply(a.state, *Game::owing(a.state).begin(), PlotDefence{a.victim}, nullptr).secret);
        QVERIFY(!Game::apply(a.state, *Game::owing(a.state).begin(), Lock{}, nullptr).secret);
    }

    // R-CHA-20.1a: both charts lie open when both are locked, and not before.
    void chartsAreLaidOpenTogether() {
        Ambush a;
        write(a.state, P, PlotFire{a.archers, a.hex("n1")});
        write(a.state, N, PlotMelee{a.attacker, a.hex("h0")});
        write(a.state, P, Lock{});
        QCOMPARE(charts(a.state, {}), QStringList());
        QCOMPARE(only(lockBoth(a.state), "revealed").size(), 2);
        QCOMPARE(charts(a.state, {}),
                 (QStringList{"F3r2/5FF 3: OF " + label(a.field, "n1"), "U4/5A 5: ML " + label(a.field, "h0")}));
    }

    // R-CHA-19.1b, R-CHA-21.1a: fire units shoot as plotted, at a hex within their range.
    void plottedFireFallsInItsPhase() {
        Ambush a;
        QCOMPARE(against(a.state, P, PlotFire{a.archers, a.hex("n1")}), legal);
        write(a.state, P, PlotFire{a.archers, a.hex("n1")});
        lockBoth(a.state);
        QCOMPARE(a.state.phase, Phase::Fire);
        QCOMPARE(a.state.combat.column, 1); // 1-1
        play(a.state, Roll{4});
        QCOMPARE(fate(a.state, a.attacker), QString("disrupted"));
    }

    // R-CHA-21.1a: not at an empty hex, nor beyond its range; nor by one who is disrupted (R-CHA-19.1b).
    void fireIsPlottedAtWhatCanBeHit() {
        Field field = plotField();
        const UnitId archers = field.unit(P, "F3r2/5FF", "h0");
        const UnitId shaken = field.unit(P, "F3r2/5FF*", "n4");
        field.unit(N, "U4/5A", "h3");
        field.unit(N, "U4/5A", "d23");
        const State state = field.begin(Phase::Plot);
        QCOMPARE(against(state, P, PlotFire{archers, field.hex("d23")}), legal); // two hexes away
        QCOMPARE(against(state, P, PlotFire{archers, field.hex("h3")}), QString("out-of-range"));
        QCOMPARE(against(state, P, PlotFire{archers, field.hex("n1")}), QString("no-enemy"));
        QCOMPARE(against(state, P, PlotFire{shaken, field.hex("d23")}), QString("disrupted"));
    }

    // R-CHA-19.1c, R-CHA-20.22a: who was disrupted by fire does not attack; who was not does.
    void fireBreaksAMelee() {
        for (const bool hit : {true, false}) {
            Ambush a;
            write(a.state, P, PlotFire{a.archers, a.hex("n1")});
            write(a.state, N, PlotMelee{a.attacker, a.hex("h0")});
            lockBoth(a.state);
            const QStringList said = told(a.state, Roll{hit ? 4 : 3}); // 1-1: D or nothing
            QCOMPARE(a.state.stage, hit ? Stage::Plot : Stage::Die);
            QCOMPARE(only(said, "stands-still").size(), hit ? 1 : 0);
            if (!hit)
                play(a.state, Roll{3}); // 4:2, 2-1: D
            QCOMPARE(fate(a.state, a.victim), QString(hit ? "fresh" : "disrupted"));
        }
    }

    // R-CHA-19.1d, R-CHA-20.22a: who was disrupted in the melee stays; who was not moves.
    void meleeStopsAMove() {
        for (const bool hit : {true, false}) {
            Field field = plotField();
            const UnitId mover = field.unit(P, "U2/5A", "h0");
            const UnitId attacker = field.unit(N, "U2/5A", "n1");
            State state = field.begin(Phase::Plot);
            writeWay(state, mover, field.way("n4"));
            write(state, N, PlotMelee{attacker, field.hex("h0")});
            carryOut(state, {hit ? 3 : 2}); // 2:1, 2-1: D or nothing
            QCOMPARE(state.at(mover).hex, field.hex(hit ? "h0" : "n4"));
        }
    }

    // R-CHA-19.1e, R-CHA-21.1b, A-139: at the end one hex next to the unit that an enemy entered; not one who stood
    // there.
    void defensiveFireAnswersMoves() {
        Field field = plotField();
        const UnitId archers = field.unit(P, "F3r2/5FF", "h0");
        const UnitId idle = field.unit(P, "F3r2/5FF", "n6");
        const UnitId mover = field.unit(N, "U2/5A", "d23");
        field.unit(N, "U2/5A", "n4");
        State state = field.begin(Phase::Plot);
        QCOMPARE(against(state, P, PlotDefence{archers}), legal);
        write(state, P, PlotDefence{archers});
        writeWay(state, mover, field.way("n2"));
        lockBoth(state);
        QCOMPARE(state.phase, Phase::DefensiveFire);
        QCOMPARE(decider(state), P);
        QCOMPARE(objection(state, Fire{archers, field.hex("n4")}), QString("did-not-move"));
        QCOMPARE(objection(state, Fire{idle, field.hex("n2")}), QString("not-plotted"));
        play(state, Fire{archers, field.hex("n2")});
        play(state, Resolve{});
        play(state, Roll{4}); // 1-1: D
        QCOMPARE(fate(state, mover), QString("disrupted"));
        QCOMPARE(state.turn.value, 2);
    }

    // R-CHA-21.1b: nobody who stays where he is draws defensive fire; it need not be used either.
    void defensiveFireNeedsAMove() {
        Field field = plotField();
        const UnitId archers = field.unit(P, "F3r2/5FF", "h0");
        field.unit(N, "U2/5A", "n2");
        State state = field.begin(Phase::Plot);
        write(state, P, PlotDefence{archers});
        carryOut(state);
        QCOMPARE(state.turn.value, 2);
        QCOMPARE(int{state.at(archers).fired.value}, -9);
    }

    // R-CHA-19.1e, R-CHA-20.2a: both sides choose their targets before a die falls.
    void bothSidesFireDefensivelyAtOnce() {
        Field field = plotField();
        const UnitId own = field.unit(P, "F3r2/5FF", "h0");
        const UnitId other = field.unit(N, "F3r2/5FF", "h6");
        const UnitId ownMover = field.unit(P, "U2/5A", "h4");
        const UnitId otherMover = field.unit(N, "U2/5A", "d23");
        State state = field.begin(Phase::Plot);
        write(state, P, PlotDefence{own});
        write(state, N, PlotDefence{other});
        writeWay(state, ownMover, field.way("h5"));
        writeWay(state, otherMover, field.way("n2"));
        lockBoth(state);
        play(state, Fire{own, field.hex("n2")});
        play(state, Resolve{});
        QCOMPARE(decider(state), N);
        play(state, Fire{other, field.hex("h5")});
        play(state, Resolve{});
        play(state, Roll{4}); // 1-1: D
        play(state, Roll{3}); // nothing
        QCOMPARE(fate(state, otherMover), QString("disrupted"));
        QCOMPARE(fate(state, ownMover), QString("fresh"));
    }

    // R-CHA-20.0a: one task for a unit in a turn; another only when the first has been struck out.
    void aUnitHasOneTask() {
        Ambush a;
        QCOMPARE(against(a.state, P, PlotNothing{a.archers}), QString("nothing-written"));
        write(a.state, P, PlotDefence{a.archers});
        QCOMPARE(against(a.state, P, PlotFire{a.archers, a.hex("n1")}), QString("two-tasks"));
        QCOMPARE(against(a.state, P, PlotStep{a.archers, a.hex("n3")}), QString("two-tasks"));
        write(a.state, P, PlotNothing{a.archers});
        QCOMPARE(against(a.state, P, PlotFire{a.archers, a.hex("n1")}), legal);
        QCOMPARE(against(a.state, N, PlotDefence{a.archers}), QString("plots-of-others"));
    }

    // R-CHA-20.0b, R-CHA-21.1d: the chart lists every hex, with its points where they are more than one (ruling A-140).
    void aWayListsItsHexesAndPoints() {
        Field field = plotField();
        const UnitId mover = field.unit(P, "U2/5A", "h0");
        field.ground("h2", "woods");
        State state = field.begin(Phase::Plot);
        writeWay(state, mover, field.way("h1 h2"));
        QCOMPARE(charts(state, seatOf(state, P)),
                 QStringList("U2/5A 3: MV " + label(field, "h1") + ' ' + label(field, "h2") + "/3"));
        const orontes::core::View view = Game::view(state, seatOf(state, P));
        QCOMPARE(view.paths.size(), std::size_t{1});
        QVERIFY(view.paths[0].spaces == field.way("h0 h1 h2"));
        QCOMPARE(Game::view(state, seatOf(state, N)).paths.size(), std::size_t{0});
    }

    // R-CHA-20.0c, R-CHA-20.0d: offensive fire and melee name a hex, defensive fire does not.
    void fireAndMeleeNameTheirHex() {
        Ambush a;
        const auto reads = [&](const char* verb) {
            orontes::core::Action action;
            action.by = orontes::core::Actor{a.state.setup->of(P).seat};
            action.verb = verb;
            action.args["unit"] = std::int64_t{a.state.setup->of(a.archers).counter.value};
            return Game::decode(a.state, action).has_value();
        };
        QVERIFY(!reads("plotFire"));
        QVERIFY(!reads("plotMelee"));
        QVERIFY(reads("plotDefence"));
    }

    // R-CHA-20.4a: a locked chart does not change.
    void aLockedChartStays() {
        Ambush a;
        write(a.state, P, PlotDefence{a.archers});
        write(a.state, P, Lock{});
        QCOMPARE(against(a.state, P, PlotNothing{a.archers}), QString("locked"));
        QCOMPARE(against(a.state, P, PlotStep{a.victim, a.hex("n4")}), QString("locked"));
        QCOMPARE(against(a.state, P, Lock{}), QString("locked"));
        QCOMPARE(against(a.state, N, PlotMelee{a.attacker, a.hex("h0")}), legal);
    }

    // R-CHA-20.4c, R-CHA-22.11a: a way has no gap and no pause, and costs no more than there is.
    void anImpossibleWayIsNotWritten() {
        Field field = plotField();
        const UnitId mover = field.unit(P, "U2/3A", "h0");
        field.ground("n4", "river").ground("n6", "woods");
        State state = field.begin(Phase::Plot);
        QCOMPARE(against(state, P, PlotStep{mover, field.hex("h2")}), QString("gap"));
        QCOMPARE(against(state, P, PlotStep{mover, field.hex("h0")}), QString("gap")); // a pause
        QCOMPARE(against(state, P, PlotStep{mover, field.hex("n4")}), QString("impassable"));
        writeWay(state, mover, field.way("h1 h2 h3"));
        QCOMPARE(against(state, P, PlotStep{mover, field.hex("h4")}), QString("too-far"));
        write(state, P, PlotNothing{mover});
        writeWay(state, mover, field.way("n6")); // three points
        QCOMPARE(against(state, P, PlotStep{mover, field.hex("n1")}), QString("too-far"));
    }

    // R-CHA-20.4c: lines that together break the stacking limit count as none, from the last on (ruling A-149).
    void whatCannotBeCarriedOutStandsStill() {
        for (const int limit : {1, 2}) {
            Field field = plotField();
            field.stacking(P, limit);
            const UnitId one = field.unit(P, "U2/5A", "n1");
            const UnitId two = field.unit(P, "U2/5A", "n4");
            State state = field.begin(Phase::Plot);
            writeWay(state, one, field.way("h0"));
            writeWay(state, two, field.way("h0"));
            const QStringList said = carryOut(state);
            QCOMPARE(state.at(one).hex, field.hex("h0"));
            QCOMPARE(state.at(two).hex, field.hex(limit == 1 ? "n4" : "h0"));
            QCOMPARE(only(said, "stands-still").size(), limit == 1 ? 1 : 0);
            QCOMPARE(only(said, "stacking").size(), limit == 1 ? 1 : 0);
        }
    }

    // R-CHA-21.0a: nobody is told what he cannot do.
    void tasksFitTheUnit() {
        Field field = plotField();
        field.option("leaders", true);
        const UnitId melee = field.unit(P, "U2/5A", "h0");
        const UnitId archers = field.unit(P, "F3r2/5FF", "h0");
        const UnitId leader = field.unit(P, "L2", "h0");
        field.unit(N, "U2/5A", "n1");
        const State state = field.begin(Phase::Plot);
        const SpaceId enemy = field.hex("n1");
        QCOMPARE(against(state, P, PlotDefence{melee}), QString("no-fire-unit"));
        QCOMPARE(against(state, P, PlotFire{melee, enemy}), QString("no-fire-unit"));
        QCOMPARE(against(state, P, PlotMelee{archers, enemy}), QString("dot"));
        QCOMPARE(against(state, P, PlotMelee{leader, enemy}), QString("leader"));
        QCOMPARE(against(state, P, PlotMelee{melee, enemy}), legal);
        QCOMPARE(against(state, P, PlotMelee{melee, field.hex("n4")}), QString("no-enemy"));
        QCOMPARE(against(state, P, PlotDefence{archers}), legal);
        QCOMPARE(against(state, P, PlotStep{leader, field.hex("n4")}), legal);
    }

    // R-CHA-19.1f: disruption goes at the end of the next Game-Turn (ruling A-136), or never where that is so chosen.
    void recoveryComesBeforeTheNextTurn() {
        for (const bool recovers : {true, false}) {
            Ambush a;
            a.field.option("plotsRecover", recovers);
            a.state = a.field.begin(Phase::Plot);
            write(a.state, P, PlotFire{a.archers, a.hex("n1")});
            carryOut(a.state, {4});
            QCOMPARE(fate(a.state, a.attacker), QString("disrupted"));
            carryOut(a.state);
            QCOMPARE(fate(a.state, a.attacker), QString(recovers ? "fresh" : "disrupted"));
        }
    }

    // R-CHA-21.1a: every Game-Turn allows a fire task (ruling A-138), or every other where that is so chosen.
    void fireUnitsFireEveryTurn() {
        for (const bool rests : {false, true}) {
            Ambush a;
            a.field.option("plotsRestFire", rests);
            a.state = a.field.begin(Phase::Plot);
            write(a.state, P, PlotFire{a.archers, a.hex("n1")});
            carryOut(a.state, {1});
            const QString again = rests ? "fired-lately" : "";
            QCOMPARE(against(a.state, P, PlotFire{a.archers, a.hex("n1")}), again);
            QCOMPARE(against(a.state, P, PlotDefence{a.archers}), again);
            carryOut(a.state);
            QCOMPARE(against(a.state, P, PlotFire{a.archers, a.hex("n1")}), legal);
        }
    }
};

QTEST_APPLESS_MAIN(TstChariotPlots)
#include "tst_chariot_plots.moc"
