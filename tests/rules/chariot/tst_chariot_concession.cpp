// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chariot/concession.h"
#include "rules/chariot/panic.h"
#include "rules/chariot/victory.h"
#include "tests/rules/chariot/battle.h"
#include "tests/rules/chariot/field.h"

#include <QTest>

#include <algorithm>

using namespace orontes::tests;
using orontes::chariot::Game;
namespace core = orontes::core;

namespace {

core::Actor actorOf(const State& state, SideId side) {
    return core::Actor{state.setup->of(side).seat};
}

/// Plays something that the side volunteers; the refusal, or nothing.
QString volunteer(State& state, SideId side, const Action& action) {
    if (const core::Verdict verdict = Game::judge(state, actorOf(state, side), action); !verdict)
        return QString::fromStdString(verdict.error().id).remove("chariot.refused.");
    state = Game::apply(std::move(state), actorOf(state, side), action, nullptr).next;
    return {};
}

/// "N substantive", the winner and his level; "goes on" while the game does.
QString result(const State& state) {
    const std::optional<core::Outcome> outcome = Game::outcome(state);
    if (!outcome)
        return "goes on";
    if (outcome->winners.empty())
        return "draw";
    return (sideOfSeat(*state.setup, outcome->winners.front()) == P ? "P " : "N ") +
           QString::fromStdString(outcome->level);
}

/// A field with concession, on which P has a unit in the middle and nobody else but the two in the west.
struct Withdrawal {
    Field field = Field::quiet();
    UnitId unit;

    explicit Withdrawal(const char* from = "h0") {
        field.option("concession", true);
        unit = field.unit(P, "U3/3A", from);
    }
    State conceded() {
        State state = field.begin(Phase::Movement);
        volunteer(state, P, Concede{});
        return state;
    }
};

/// What a bundled battle comes to when P concedes and the points stand so.
QString settled(int pointsOfP, int pointsOfN) {
    core::Scenario scenario = bundled("bubastis");
    scenario.options.edit()[core::OptionId{"concession"}] = true;
    Battle battle(scenario);
    battle.state.points = {pointsOfP, pointsOfN};
    battle.state.conceded = P;
    Tale tale(*battle.state.setup, nullptr);
    endAsItStands(battle.state, tale);
    return result(battle.state);
}

} // namespace

class TstChariotConcession : public QObject {
    Q_OBJECT

private slots:
    // R-CHA-15.0a, A-155: at any moment, whoever is asked, in any phase; once, and never without the option.
    void aSideMayConcedeAtAnyTime() {
        for (const Phase phase : {Phase::Chariots, Phase::Fire, Phase::Movement, Phase::Melee})
            for (const SideId side : {P, N}) {
                Withdrawal withdrawal;
                State state = withdrawal.field.begin(phase);
                QVERIFY(Game::volunteers(state).contains(actorOf(state, side)));
                QCOMPARE(volunteer(state, side, Concede{}), QString());
                QCOMPARE(state.conceded, side);
                QCOMPARE(volunteer(state, side, Concede{}), QString("conceded-already"));
                QCOMPARE(volunteer(state, side == P ? N : P, Concede{}), QString("conceded-already"));
            }
        Withdrawal off;
        off.field.option("concession", false);
        State state = off.field.begin(Phase::Movement);
        QVERIFY(Game::volunteers(state).none());
        QCOMPARE(volunteer(state, P, Concede{}), QString("no-concession"));
    }

    // R-CHA-15.0a: it answers nothing that is asked, and who is not asked does nothing else.
    void aConcessionIsVolunteered() {
        Withdrawal withdrawal;
        State state = withdrawal.field.begin(Phase::Movement);
        QVERIFY(!Game::describe(state, actorOf(state, N), Concede{}).owed);
        QVERIFY(!Game::describe(state, actorOf(state, N), Agree{}).owed);
        QVERIFY(Game::describe(state, actorOf(state, P), Done{}).owed);
        std::vector<Action> offered;
        Game::choices(state, actorOf(state, N), offered);
        QCOMPARE(offered.size(), std::size_t{2});
        QCOMPARE(volunteer(state, N, Done{}), QString("out-of-turn"));
        QCOMPARE(volunteer(state, N, Concede{}), QString());
        QCOMPARE(decider(state), P);
    }

    // R-CHA-15.0a: while a die is about to fall, too.
    void aSideMayConcedeBeforeADie() {
        Withdrawal withdrawal;
        withdrawal.field.unit(N, "U3/5A", "h1");
        State state = withdrawal.field.begin(Phase::Melee);
        play(state, Assault{withdrawal.field.hex("h1")});
        play(state, Join{withdrawal.unit});
        play(state, Resolve{});
        QCOMPARE(volunteer(state, N, Concede{}), QString());
        QCOMPARE(state.stage, Stage::Die);
    }

    // R-CHA-15.0a, A-95: substantive at least; decisive for three times the points.
    void theOtherSideWinsSubstantivelyAtLeast() {
        QCOMPARE(settled(10, 10), QString("N substantive"));
        QCOMPARE(settled(20, 5), QString("N substantive"));
        QCOMPARE(settled(10, 29), QString("N substantive"));
        QCOMPARE(settled(10, 30), QString("N decisive"));
        QCOMPARE(settled(0, 1), QString("N decisive"));
        QCOMPARE(settled(0, 0), QString("N substantive"));
    }

    // R-CHA-15.0b, A-155: those who withdraw leave by road where a road leads to the edge; over any hex of it where
    // none does.
    void theWithdrawingLeaveByRoad() {
        for (const bool hasRoad : {true, false})
            for (const bool concedes : {true, false}) {
                Withdrawal onRoad("h7");
                Withdrawal offRoad("h7.3");
                for (Withdrawal* one : {&onRoad, &offRoad}) {
                    if (hasRoad)
                        one->field.road("h6", "h7");
                    State state = concedes ? one->conceded() : one->field.begin(Phase::Movement);
                    QVERIFY(state.setup->map.of(state.at(one->unit).hex).atEdge);
                    play(state, Take{one->unit});
                    const bool refused = hasRoad && concedes && one == &offRoad;
                    QCOMPARE(objection(state, Leave{}), QString(refused ? "no-road" : ""));
                }
            }
        Field map = Field::onTheMap();
        map.option("concession", true);
        const UnitId unit = map.unit(P, "U3/5A", "0101");
        map.unit(P, "U3/5A", "1010");
        map.unit(N, "U3/5A", "2020");
        State state = map.begin(Phase::Movement);
        QCOMPARE(volunteer(state, P, Concede{}), QString());
        play(state, Take{unit});
        QCOMPARE(objection(state, Leave{}), QString());
    }

    // R-CHA-15.1a: whatever happens later: a condition that the conceding side meets is worth nothing.
    void theConcedingSideCannotWin() {
        for (const bool concedes : {false, true}) {
            core::Scenario scenario = bundled("bubastis");
            scenario.options.edit()[core::OptionId{"concession"}] = true;
            Battle battle(scenario);
            if (concedes)
                battle.state.conceded = battle.side("lowerEgyptians");
            Tale tale(*battle.state.setup, nullptr);
            QVERIFY(testVictory(battle.state, tale)); // Upper Egypt does not hold both villages
            QCOMPARE(battle.state.won[index(battle.side("lowerEgyptians"))], !concedes);
            QCOMPARE(battle.state.won[index(battle.side("upperEgyptians"))], concedes);
        }
    }

    // R-CHA-15.2a: the last unit that leaves ends the game.
    void theLastToLeaveEndsIt() {
        Field field;
        field.option("concession", true).option("leaders", false);
        const UnitId one = field.unit(P, "U3/5A", "w7");
        const UnitId two = field.unit(P, "U3/5A", "w7");
        field.unit(N, "U3/5A", "h0");
        State state = field.begin(Phase::Movement);
        volunteer(state, P, Concede{});
        play(state, Take{one});
        play(state, Leave{});
        QCOMPARE(result(state), QString("goes on"));
        play(state, Take{two});
        play(state, Leave{});
        QCOMPARE(result(state), QString("N substantive"));
    }

    // R-CHA-15.2a: nobody waits for those who have not come yet.
    void whoHasNotComeIsOut() {
        for (const bool concedes : {false, true}) {
            Field field;
            field.option("concession", true).option("leaders", false);
            const UnitId unit = field.unit(P, "U3/5A", "w7");
            const UnitId late = field.unit(P, "U3/5A", "w6");
            field.unit(N, "U3/5A", "h0");
            core::SetUp& setUp = field.scenario().counters.edit()[static_cast<std::size_t>(late.value)].setUp;
            setUp = {core::TurnNumber{3}, core::EntersAt{{std::get<core::AtSpace>(setUp.place).space}}};
            State state = field.begin(Phase::Movement);
            if (concedes)
                volunteer(state, P, Concede{});
            play(state, Take{unit});
            play(state, Leave{});
            QCOMPARE(result(state), QString(concedes ? "N substantive" : "goes on"));
        }
    }

    // R-CHA-15.2a: it is over as well when nobody can get away: all are disrupted, or surrounded (ruling A-123).
    void theImmobileEndIt() {
        for (const char* left : {"U3/3A*", "U3/3A"}) {
            Field field;
            field.option("concession", true).option("leaders", false).ground("n1 n2 n3 n4 n5", "river");
            field.unit(P, left, "h0");
            field.unit(P, "U3/3A*", "h4");
            field.unit(N, "U3/5A", "n6");
            State state = field.begin(Phase::Movement);
            volunteer(state, P, Concede{});
            play(state, Done{});
            QCOMPARE(result(state), QString("N substantive"));
        }
        Field field;
        field.option("concession", true).option("leaders", false).ground("n1 n2 n3 n4 n5", "river");
        field.unit(P, "U3/3A", "h0"); // which may go to n6
        field.unit(N, "U3/5A", "h4");
        State state = field.begin(Phase::Movement);
        volunteer(state, P, Concede{});
        play(state, Done{});
        QCOMPARE(result(state), QString("goes on"));
    }

    // R-CHA-15.2a: whoever is in contact is immobile.
    void contactIsImmobile() {
        for (const int bound : {0, 1}) {
            Withdrawal withdrawal;
            withdrawal.field.option("contact", true);
            State state = withdrawal.conceded();
            for (UnitId id{0}; id < state.setup->endOfRoster(); ++id.value)
                if (state.setup->of(id).side == P)
                    state.at(id).contact = static_cast<std::int16_t>(bound);
            play(state, Done{});
            QCOMPARE(result(state), QString(bound == 1 ? "N substantive" : "goes on"));
        }
    }

    // R-CHA-15.2b: the game ends when both agree; one alone ends nothing, and his offer lapses with the Player-Turn.
    void bothMayAgreeToEnd() {
        Withdrawal withdrawal;
        State state = withdrawal.field.begin(Phase::Movement);
        QCOMPARE(volunteer(state, P, Agree{}), QString());
        QCOMPARE(volunteer(state, P, Agree{}), QString("agreed-already"));
        QCOMPARE(result(state), QString("goes on"));
        State later = state;
        await(later, N, Phase::Movement);
        QCOMPARE(volunteer(later, N, Agree{}), QString());
        QCOMPARE(result(later), QString("goes on"));
        QCOMPARE(volunteer(state, N, Agree{}), QString());
        QCOMPARE(result(state), QString("draw"));
        QCOMPARE(volunteer(state, N, Agree{}), QString("no-concession"));
        State conceded = withdrawal.conceded();
        volunteer(conceded, N, Agree{});
        volunteer(conceded, P, Agree{});
        QCOMPARE(result(conceded), QString("N substantive"));
    }

    // R-CHA-15.3a: who has left does not return.
    void theWithdrawnDoNotReturn() {
        Withdrawal withdrawal("h7");
        State state = withdrawal.conceded();
        play(state, Take{withdrawal.unit});
        play(state, Leave{});
        QCOMPARE(objection(state, Take{withdrawal.unit}), QString("not-on-map"));
        QCOMPARE(state.at(withdrawal.unit).presence, Presence::Exited);
        QCOMPARE(state.points[1], 0); // no loss (ruling A-92)
    }

    // R-CHA-15.4a: the army that withdraws panics at its level, flees by panic's rules, and rallies.
    void panicGoesOn() {
        Withdrawal withdrawal("h7.3");
        withdrawal.field.panicLevel(P, 5).option("leaders", true).road("h6", "h7");
        const UnitId kept = withdrawal.field.unit(P, "U3/3A", "h0");
        State state = withdrawal.conceded();
        state.points = {0, 5};
        Tale tale(*state.setup, nullptr);
        testPanic(state, tale, P);
        QVERIFY(state.at(withdrawal.unit).panicked);
        QVERIFY(state.at(kept).panicked);
        flee(state, tale); // over the edge where no road is
        QCOMPARE(state.at(withdrawal.unit).presence, Presence::Lost);
        QCOMPARE(state.points[1], 7);
        QCOMPARE(state.conceded, P);
    }

    // R-CHA-15.2a: players who concede lead their units off, so that such a game ends early.
    void botsWithdraw() {
        core::Scenario scenario = bundled("bubastis");
        scenario.options.edit()[core::OptionId{"concession"}] = true;
        State state = Game::start(scenario);
        core::Dice dice(3);
        const auto& sensible = Game::bots().front();
        int exited = 0;
        while (!state.over()) {
            const core::Actor actor = *Game::owing(state).begin();
            const Action action =
                actor.isChance() ? Action{Roll{dice.below(6) + 1}} : sensible.choose(state, actor.seat, dice);
            state = Game::apply(std::move(state), actor, action, nullptr).next;
            if (state.turn.value == 3)
                volunteer(state, P, Concede{});
        }
        for (const Unit& unit : state.units)
            exited += unit.presence == Presence::Exited ? 1 : 0;
        QCOMPARE(result(state).left(1), QString("N"));
        QVERIFY(exited > 5);
        QVERIFY(state.turn < *scenario.lastTurn);
    }
};

QTEST_APPLESS_MAIN(TstChariotConcession)
#include "tst_chariot_concession.moc"
