// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/chariot/field.h"

#include <QTest>

using namespace orontes::tests;

namespace {

const QString legal; // no objection

/// What N's units at h0 defend with against an attacker of 8 at n1.
QString defence(const std::vector<const char*>& units) {
    Field field;
    for (const char* unit : units)
        field.unit(N, unit, "h0");
    const UnitId attacker = field.unit(P, "U8/5A", "n1");
    return sums(field.begin(Phase::Melee), {attacker}, {field.hex("h0")}).section(':', 1);
}

/// N's units at h0, attacked from n1 by P with this strength and this die; another melee keeps the phase going.
struct Blow {
    Field field;
    std::vector<UnitId> units;
    UnitId attacker;
    State state;

    Blow(const std::vector<const char*>& stack, int strength, int die) {
        for (const char* what : stack)
            units.push_back(field.unit(N, what, "h0"));
        attacker = field.unit(P, "U" + std::to_string(strength) + "/5A", "n1");
        field.elsewhere();
        state = field.begin(Phase::Melee);
        fight(state, {attacker}, {field.hex("h0")}, die);
    }
    int level(std::size_t i) const { return state.at(units[i]).level; }
};

} // namespace

/// Rulings that no chapter of the rules has a test for.
class TstChariotRulings : public QObject {
    Q_OBJECT

private slots:
    // dots beside a leader count 1 each, and cap his bonus of 3: 1, 1 + 1, 2 + 2.
    void leadersDoNotCoverDots() {
        QCOMPARE(defence({"U•/9D", "L5"}), QString("1"));
        QCOMPARE(defence({"U•/9D", "F2r2/5FF", "L5"}), QString("2"));
        QCOMPARE(defence({"U•/9D", "F2r2/5FF", "L3"}), QString("4"));
    }

    // a dot makes no attack though a leader of bonus 3 stands with it.
    void aLeaderMakesNoDotAttack() {
        Field field;
        const UnitId dot = field.unit(P, "F2r2/5FF", "n1");
        field.unit(P, "L3", "n1");
        field.unit(P, "U4/5A", "n4");
        field.unit(N, "U1/5A", "h0");
        State state = field.begin(Phase::Melee);
        play(state, Assault{field.hex("h0")});
        QCOMPARE(objection(state, Join{dot}), QString("dot"));
    }

    // a leader of radius 2 who was driven ahead leads two hexes around his new place, over a river and past
    // enemies, when the Movement Phase begins; he himself never needs a leader.
    void aLeaderLeadsFromWhereHeWasCarried() {
        Field field;
        field.ground("h4", "river");
        const UnitId chariot = field.unit(P, "CH", "h0");
        const UnitId leader = field.unit(P, "L2", "n5");
        const UnitId ahead = field.unit(P, "U4/4A", "h5");
        const UnitId behind = field.unit(P, "U4/4A", "n4");
        field.unit(N, "U4/4A", "h4.6");
        State state = field.begin(Phase::Chariots);
        play(state, Embark{leader, chariot});
        QCOMPARE(march(state, chariot, field.way("h1 h2 h3")), legal);
        await(state, P, Phase::Movement);
        QCOMPARE(state.at(ahead).allowance, 8);  // half points
        QCOMPARE(state.at(behind).allowance, 4); // four hexes away
        QCOMPARE(allowanceOf(state, leader), 18);
    }

    // three of nine points used in control; out of it the chariot has four and a half in all, less these three,
    // and after six none.
    void aChariotIsJudgedAnewInEachPhase() {
        for (const auto& [way, left] : {std::pair{"h1 h2 h3", 3}, {"h1 h2 h3 h4 h5 h6", 0}}) {
            Field field;
            const UnitId chariot = field.unit(P, "CH", "h0");
            field.unit(P, "L4", "h0"); // radius 0
            field.unit(P, "CH", "w6");
            field.unit(N, "U1/1A", "w4");
            State state = field.begin(Phase::Chariots);
            QCOMPARE(state.at(chariot).allowance, 18);
            QCOMPARE(march(state, chariot, field.way(way)), legal);
            await(state, P, Phase::Movement);
            QCOMPARE(state.at(chariot).allowance, left);
        }
    }

    // a stream stops a chariot by road as well.
    void aRoadLeadsNoChariotThroughAStream() {
        Field field = Field::quiet();
        field.ground("h1", "stream").road("h0", "h1").road("h1", "h2");
        const UnitId chariot = field.unit(P, "CH", "h0");
        State state = field.begin(Phase::Chariots);
        QCOMPARE(march(state, chariot, field.way("h1 h2")), QString("over"));
    }

    // a fire unit in a village stops whoever comes beside it on any of its six sides, in woods or across a crest.
    void fireZonesReachAllRound() {
        for (const char* beside : {"n1", "n2", "n3", "n4", "n5", "n6"}) {
            const std::string outside = std::string(beside) + '.' + beside[1];
            Field field = Field::quiet();
            field.ground("h0", "village").ground(beside, "woods").crest("h0", beside);
            field.unit(N, "F2r2/6FF", "h0");
            const UnitId mover = field.unit(P, "U2/9C", outside.c_str());
            State state = field.begin(Phase::Movement);
            QCOMPARE(march(state, mover, field.way(std::string(beside) + ' ' + outside)), QString("over"));
        }
    }

    // 1 to 3 is less than 1 to 2.
    void fireBelowOneToTwoIsRefused() {
        Field field = Field::quiet();
        const UnitId archer = field.unit(P, "F1r2/6FF", "h2");
        field.unit(N, "U2/5A", "h0");
        QCOMPARE(objection(field.begin(Phase::Fire), Fire{archer, field.hex("h0")}), QString("odds"));
    }

    // fire at leaders alone is allowed, with a warning; at others there is none.
    void fireAtLeadersAloneIsWarnedOf() {
        for (const char* target : {"L3", "U2/5A"}) {
            Field field = Field::quiet();
            const UnitId archer = field.unit(P, "F3r2/6FF", "h2");
            field.option("leaders", true).unit(N, target, "h0");
            const State state = field.begin(Phase::Fire);
            const Fire fire{archer, field.hex("h0")};
            QCOMPARE(objection(state, fire), legal);
            const auto choice = Game::describe(state, *Game::owing(state).begin(), fire);
            QCOMPARE(choice.caution.id.value, std::string(target[0] == 'L' ? "chariot.caution.leaders-alone" : ""));
        }
    }

    // defensive fire without effect keeps nobody from the melee that follows.
    void whoWasFiredAtInVainMayAttack() {
        Field field = Field::quiet();
        const UnitId mover = field.unit(P, "U4/5A", "h2");
        const UnitId archer = field.unit(N, "F3r2m1/6FF", "h0");
        State state = field.begin(Phase::Movement);
        QCOMPARE(march(state, mover, field.way("h1")), legal);
        play(state, Done{});
        shoot(state, {archer}, field.hex("h1"), 1); // 1-1: no effect
        play(state, Assault{field.hex("h0")});
        QCOMPARE(objection(state, Join{mover}), legal);
    }

    // a splash side between them keeps nobody from melee, nor does water.
    void noSideBarsAMelee() {
        Field field = Field::quiet();
        field.ground("h0", "hilltop").ground("n1", "slope").ground("n4", "stream").crest("h0", "n1");
        const UnitId below = field.unit(P, "U4/5A", "n1");
        const UnitId wading = field.unit(P, "U4/5A", "n4");
        field.unit(N, "U4/5A", "h0");
        State state = field.begin(Phase::Melee);
        play(state, Assault{field.hex("h0")});
        QCOMPARE(objection(state, Join{below}), legal);
        QCOMPARE(objection(state, Join{wading}), legal);
    }

    // two leaders alone defend as 2. D and ½E cost each of them a level and nobody chooses; E takes
    // both. A-76: what is reduced is worth nothing, who is eliminated 1.
    void leadersAloneAreReducedTogether() {
        for (const int die : {3, 5}) { // 3-1: D, ½E
            const Blow blow({"L2", "L3"}, 6, die);
            QVERIFY(blow.state.stage != Stage::Loss);
            QCOMPARE(blow.level(0), 3);
            QCOMPARE(blow.level(1), 4);
            QCOMPARE(blow.state.points[0], 0);
        }
        const Blow last({"L4", "L2"}, 6, 3);
        QCOMPARE(fate(last.state, last.units[0]), QString("gone"));
        QCOMPARE(last.state.points[0], 1);
        const Blow all({"L2", "L3"}, 16, 1); // 8-1: E
        QCOMPARE(all.state.points[0], 2);
    }

    // of two who were disrupted one is eliminated by ½E, and the other by the disruption that comes with it.
    void survivorsWhoWereDisruptedAreEliminated() {
        Blow blow({"U2/5A*", "U2/5A*"}, 12, 4); // 3-1, 4 + 1: ½E
        QCOMPARE(blow.state.stage, Stage::Loss);
        play(blow.state, Lose{blow.units[0]});
        QCOMPARE(fate(blow.state, blow.units[1]), QString("gone"));
    }

    // the leader of an attacker's hex goes along, a passenger takes its chariot along, and then nobody
    // else has room beside that.
    void whoAdvancesTogether() {
        Field field;
        const UnitId chariot = field.unit(P, "CH", "n1");
        const UnitId rider = field.unit(P, "SK", "n1");
        const UnitId foot = field.unit(P, "U16/5A", "n2");
        const UnitId leader = field.unit(P, "L5", "n2");
        const UnitId other = field.unit(P, "L5", "n3");
        field.unit(N, "U2/5A", "h0");
        field.elsewhere();
        State state = field.begin(Phase::Melee);
        fight(state, {rider, foot}, {field.hex("h0")}, 1); // 8-1: E
        QCOMPARE(objection(state, Advance{leader, field.hex("h0")}), legal);
        QCOMPARE(objection(state, Advance{other, field.hex("h0")}), QString("no-attacker"));
        State walked = state;
        play(walked, Advance{foot, field.hex("h0")});
        QCOMPARE(objection(walked, Advance{leader, field.hex("h0")}), legal);
        play(state, Advance{rider, field.hex("h0")});
        QCOMPARE(state.at(chariot).hex, field.hex("h0"));
        QCOMPARE(objection(state, Advance{foot, field.hex("h0")}), QString("chariot-hex"));
        QCOMPARE(objection(state, Advance{leader, field.hex("h0")}), legal);
    }

    // the bonus of 3 helps a disrupted unit of 2 as 2; by itself it makes no attack.
    void aLeaderHelpsTheDisruptedInDefenceOnly() {
        QCOMPARE(defence({"U2/5A*", "L3"}), QString("4"));
        Field field;
        field.unit(P, "U4/5A*", "n1");
        field.unit(P, "L3", "n1");
        field.unit(N, "U1/5A", "h0");
        field.elsewhere();
        QCOMPARE(objection(field.begin(Phase::Melee), Assault{field.hex("h0")}), QString("nobody-next"));
    }

    // skirmishers of 2 in brackets defend as 1 and their chariot as nothing; archers and their chariot as 1 each.
    void aChariotDefendsWhereItsPassengerDoesNot() {
        QCOMPARE(defence({"CH", "SK"}), QString("1"));
        QCOMPARE(defence({"CH", "BW"}), QString("2"));
    }

    // a chariot on a lake, where a road has led it, is boarded along the road and from nowhere else.
    void nobodyBoardsWhereHeCouldNotWalk() {
        for (const bool plotted : {false, true}) {
            Field field = Field::quiet();
            field.option("simultaneous", plotted).ground("h1", "lake").road("h0", "h1");
            const UnitId chariot = field.unit(P, "CH", "h1");
            const UnitId along = field.unit(P, "BW", "h0");
            const UnitId across = field.unit(P, "BW", "n2");
            State state = field.begin(plotted ? Phase::Plot : Phase::Chariots);
            put(state, chariot, field.hex("h1")); // nobody is set up on a lake
            const auto why = [&](UnitId unit) {
                return plotted ? objection(state, PlotRide{unit, chariot}) : objection(state, Embark{unit, chariot});
            };
            QCOMPARE(why(along), legal);
            QCOMPARE(why(across), QString("impassable"));
        }
    }

    // off one chariot in the Chariot Phase and on another in the Movement Phase, while the first takes the next.
    void chariotsMayBeChangedBetweenPhases() {
        Field field = Field::quiet();
        const UnitId first = field.unit(P, "CH", "h0");
        const UnitId second = field.unit(P, "CH", "h4");
        const UnitId rider = field.unit(P, "SK", "n5");
        const UnitId next = field.unit(P, "SK", "h3.5");
        State state = field.begin(Phase::Chariots);
        play(state, Embark{rider, first});
        QCOMPARE(march(state, first, field.way("h1 h2 h3")), legal);
        play(state, Done{});
        play(state, Debark{rider, field.hex("h3.2")});
        await(state, P, Phase::Movement);
        QCOMPARE(objection(state, Embark{rider, second}), legal);
        QCOMPARE(objection(state, Embark{next, first}), legal);
    }

    // foot archers do not fire out of a stream from a chariot either.
    void passengersFireFromTheGround() {
        for (const char* ground : {"clear", "stream"}) {
            Field field = Field::quiet();
            field.ground("h0", ground);
            field.unit(P, "CH", "h0");
            const UnitId archers = field.unit(P, "BW", "h0");
            const UnitId others = field.unit(P, "F9r2/6FF", "n2");
            field.unit(N, "U2/5A", "n1");
            State state = field.begin(Phase::Fire);
            QVERIFY(state.at(archers).aboard.valid());
            play(state, Fire{others, field.hex("n1")});
            QCOMPARE(objection(state, Fire{archers, field.hex("n1")}),
                     ground[0] == 's' ? QString("fire-banned") : legal);
        }
    }

    // of a chariot and its passenger the owner gives up either, and the other stays where it is.
    void aChariotAndItsPassengerAreTwo() {
        for (const std::size_t lost : {std::size_t{0}, std::size_t{1}}) {
            Blow blow({"CH", "BW"}, 6, 5); // 6:2, 3-1: ½E
            QCOMPARE(blow.state.stage, Stage::Loss);
            play(blow.state, Lose{blow.units[lost]});
            const UnitId left = blow.units[1 - lost];
            QCOMPARE(fate(blow.state, left), QString("disrupted"));
            QVERIFY(!blow.state.at(left).aboard.valid() && !blow.state.at(left).cargo.valid());
        }
    }

    // on the ground between a slope and level ground foot of 4 that attacks both is halved.
    void oneHigherHexIsEnough() {
        Field field;
        field.option("elevation", true).ground("h0", "slope");
        const UnitId foot = field.unit(P, "U4/5A", "n2");
        field.unit(N, "U2/5A", "h0");
        field.unit(N, "U2/5A", "n1");
        const State state = field.begin(Phase::Melee);
        QCOMPARE(sums(state, {foot}, {field.hex("n1"), field.hex("h0")}), QString("2:4"));
        QCOMPARE(sums(state, {foot}, {field.hex("n1")}), QString("4:2"));
    }
};

QTEST_APPLESS_MAIN(TstChariotRulings)
#include "tst_chariot_rulings.moc"
