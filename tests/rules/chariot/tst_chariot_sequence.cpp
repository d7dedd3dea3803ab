// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/chariot/battles.h"
#include "tests/rules/chariot/field.h"

#include <QTest>

using namespace orontes::tests;

namespace {

const QString legal; // no objection

/// "P fire" and so on: the next phases, everybody being content.
QStringList phasesOf(State& state, int count) {
    QStringList begun;
    while (begun.size() < count && !state.over()) {
        orontes::core::Events events;
        const orontes::core::Actor actor = *Game::owing(state).begin();
        state = Game::apply(std::move(state), actor, Done{}, &events).next;
        for (const orontes::core::Event& event : events)
            if (const auto* phase = std::get_if<orontes::core::PhaseBegan>(&event.what))
                begun << QString(phase->side.value == "first" ? "P " : "N ") +
                             QString::fromStdString(phase->phase.value);
    }
    return begun;
}

} // namespace

class TstChariotSequence : public QObject {
    Q_OBJECT

private slots:
    // R-CHA-4.1a, R-CHA-4.2b, R-CHA-4.2g, R-CHA-E1.2a: two Player-Turns of the same phases; the Chariot Phase is the
    // first.
    void aGameTurnIsTwoPlayerTurnsOfTheSamePhases() {
        Field field = Field::quiet();
        field.unit(P, "CH", "w7");
        field.unit(N, "CH", "h7");
        State state = field.begin(Phase::Melee);
        play(state, Done{});
        QCOMPARE(decider(state), N);
        QCOMPARE(state.phase, Phase::Chariots);
        QCOMPARE(phasesOf(state, 8), (QStringList{"N fire", "N movement", "N melee", "P chariots", "P fire",
                                                  "P movement", "P melee", "N chariots"}));
    }

    // R-CHA-4.2b: a side without chariots begins with the Fire Phase (ruling A-168).
    void withoutChariotsThereIsNoChariotPhase() {
        Field field = Field::quiet();
        field.unit(P, "CH", "w7");
        State state = field.begin(Phase::Movement);
        QCOMPARE(phasesOf(state, 5), (QStringList{"P melee", "N fire", "N movement", "N melee", "P chariots"}));
    }

    // R-CHA-4.1b: nothing is done out of its phase.
    void nothingIsDoneOutOfItsPhase() {
        Field field = Field::quiet();
        const UnitId unit = field.unit(P, "F3r2m4/5FF", "h1");
        field.unit(N, "U1/5A", "h0");
        const SpaceId target = field.hex("h0");
        const auto objections = [&](Phase phase) {
            const State state = field.begin(phase);
            return QStringList{objection(state, Fire{unit, target}), objection(state, Take{unit}),
                               objection(state, Assault{target}), objection(state, Deploy{unit, target})};
        };
        const QString wrong = "out-of-turn";
        QCOMPARE(objections(Phase::Fire), (QStringList{legal, wrong, wrong, wrong}));
        QCOMPARE(objections(Phase::Movement), (QStringList{wrong, legal, wrong, wrong}));
        QCOMPARE(objections(Phase::Melee), (QStringList{wrong, wrong, legal, wrong}));
    }

    // R-CHA-4.2c: only the side whose turn it is fires in the Fire Phase.
    void onlyThePhasingSideFiresInItsPhase() {
        Field field = Field::quiet();
        const UnitId own = field.unit(P, "F3r2/5FF", "h1");
        const UnitId other = field.unit(N, "F3r2/5FF", "h0");
        State state = field.begin(Phase::Fire);
        QCOMPARE(decider(state), P);
        QCOMPARE(objection(state, Fire{own, field.hex("h0")}), legal);
        QCOMPARE(objection(state, Fire{other, field.hex("h1")}), QString("no-fire-unit"));
    }

    // R-CHA-4.2d: the other side answers between the moves and the melee.
    void defensiveFireComesBetweenMovementAndMelee() {
        Field field = Field::quiet();
        const UnitId mover = field.unit(P, "U4/5A", "d12");
        const UnitId archers = field.unit(N, "F3r2/5FF", "h0");
        State state = field.begin(Phase::Movement);
        QCOMPARE(march(state, mover, field.way("n1")), legal);
        play(state, Done{});
        QCOMPARE(state.phase, Phase::Movement);
        QCOMPARE(decider(state), N);
        QCOMPARE(objection(state, Fire{archers, field.hex("n1")}), legal);
        QCOMPARE(objection(state, Assault{field.hex("h0")}), QString("out-of-turn"));
        play(state, Done{});
        QCOMPARE(state.phase, Phase::Melee);
        QCOMPARE(decider(state), P);
        QCOMPARE(objection(state, Assault{field.hex("h0")}), legal);
    }

    // R-CHA-4.2e: only the side whose turn it is attacks.
    void onlyThePhasingSideAttacks() {
        Field field = Field::quiet();
        field.unit(P, "U4/5A", "h1");
        const UnitId other = field.unit(N, "U4/5A", "h0");
        State state = field.begin(Phase::Melee);
        QCOMPARE(objection(state, Assault{field.hex("h1")}), QString("no-enemy"));
        play(state, Assault{field.hex("h0")});
        QCOMPARE(objection(state, Join{other}), QString("not-yours"));
    }

    // R-CHA-4.2f: the end of a Player-Turn restores both sides, but for those disrupted in it.
    void recoveryIsMutual() {
        Field field = Field::quiet();
        const UnitId own = field.unit(P, "U4/5A*", "h1");
        const UnitId other = field.unit(N, "U4/5A*", "h3");
        const UnitId ownNow = field.unit(P, "U4/5A", "h5");
        const UnitId otherNow = field.unit(N, "U4/5A", "h7");
        State state = field.begin(Phase::Melee);
        state.at(ownNow).disrupted = state.playerTurn;
        state.at(otherNow).disrupted = state.playerTurn;
        await(state, N, Phase::Movement);
        QCOMPARE(fate(state, own), QString("fresh"));
        QCOMPARE(fate(state, other), QString("fresh"));
        QCOMPARE(fate(state, ownNow), QString("disrupted"));
        QCOMPARE(fate(state, otherNow), QString("disrupted"));
        await(state, P, Phase::Movement);
        QCOMPARE(fate(state, ownNow), QString("fresh"));
        QCOMPARE(fate(state, otherNow), QString("fresh"));
    }

    // R-CHA-4.2h, R-CHA-4.2g: the turn is over when both sides have had theirs.
    void theTurnMarkerMovesAfterBothPlayerTurns() {
        Field field = Field::quiet();
        State state = field.begin(Phase::Movement);
        state.turn = TurnNumber{3};
        play(state, Done{});
        QCOMPARE(state.phasing, N);
        QCOMPARE(state.turn, TurnNumber{3});
        play(state, Done{});
        QCOMPARE(state.phasing, P);
        QCOMPARE(state.turn, TurnNumber{4});
    }

    // R-CHA-2.0a: a battle lasts a fixed number of turns.
    void theGameEndsWithItsLastTurn() {
        Field field = Field::quiet();
        field.scenario().lastTurn = TurnNumber{10};
        State state = field.begin(Phase::Movement);
        state.turn = TurnNumber{9};
        await(state, N, Phase::Movement);
        play(state, Done{});
        QVERIFY(!state.over());
        await(state, N, Phase::Movement); // turn 10
        QVERIFY(!state.over());
        play(state, Done{});
        QVERIFY(state.over());
    }

    // R-CHA-2.0a: there is fire at a distance and melee with the next hex, and no third kind of combat.
    void combatIsFireOrMelee() {
        Field field = Field::quiet();
        const UnitId both = field.unit(P, "F3r2m3/5FF", "h2");
        field.unit(N, "U1/5A", "h0");
        QCOMPARE(objection(field.begin(Phase::Fire), Fire{both, field.hex("h0")}), legal);
        QCOMPARE(objection(field.begin(Phase::Melee), Assault{field.hex("h0")}), QString("nobody-next"));
        for (const std::string& name : battleNames())
            QVERIFY(battle(name).lastTurn.has_value());
    }

    // R-CHA-TRKa: the record of victory points counts by ones, tens and hundreds.
    void victoryPointsAreCountedUp() {
        Field field = Field::quiet();
        const UnitId unit = field.unit(P, "U8/5A", "h1");
        field.unit(N, "U1/5A", "h0");
        State state = field.begin(Phase::Melee);
        state.points = {127, 26};
        fight(state, {unit}, {field.hex("h0")}, 1); // 8-1: eliminated, one point
        const auto tallies = Game::view(state, {}).tallies;
        QCOMPARE(tallies[0].value, 128);
        QCOMPARE(tallies[1].value, 26);
    }

    // R-CHA-TRKb: the turn record begins at 1 and has 30 spaces.
    void theTurnRecordHasThirtySpaces() {
        orontes::core::Scenario scenario = battle("sinai");
        QCOMPARE(Game::start(scenario).turn, TurnNumber{1});
        scenario.lastTurn = TurnNumber{30};
        QVERIFY(!findingsIn(scenario).contains("chariot.length.track"));
        scenario.lastTurn = TurnNumber{31};
        QVERIFY(findingsIn(scenario).contains("chariot.length.track"));
    }

    // R-CHA-3.5a: one die of six sides.
    void chanceIsOneDieOfSixSides() {
        const State state = Field::quiet().begin(Phase::Melee);
        QCOMPARE(Game::outcomes(state), 6);
        for (int i = 0; i < 6; ++i)
            QVERIFY(Game::chanceAction(state, i) == Action{Roll{i + 1}});
    }
};

QTEST_APPLESS_MAIN(TstChariotSequence)
#include "tst_chariot_sequence.moc"
