// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/lords/table.h"

#include <QTest>

using namespace orontes::tests;
using namespace orontes::lords;
namespace core = orontes::core;

#include "rules/lords/sequence.h"

namespace {

/// Plays on with the first choice, and the first chit or a 1 for chance, until the step is that of S.
template <class S>
void playTo(State& state) {
    for (int i = 0; i < 5000 && !std::holds_alternative<S>(state.step) && !state.over(); ++i) {
        const orontes::core::Actor actor = *Game::owing(state).begin();
        std::vector<Action> choices;
        if (!actor.isChance())
            Game::choices(state, actor, choices);
        state =
            Game::apply(state, actor, actor.isChance() ? Game::chanceAction(state, 0) : choices.back(), nullptr).next;
    }
}

} // namespace

/// Set-up, the cup, and the turns of nations (3, 4, 5.10).
class TstLordsSequence : public QObject {
    Q_OBJECT

private slots:
    // R-LOR-3.1a, R-LOR-3.1b
    void theMapIsFilledFirstFromACupOfSeven() {
        const Campaign game;
        const State state = Game::start(game.setup().scenario);
        QVERIFY(std::holds_alternative<DrawingSetUp>(state.step));
        QCOMPARE(Game::outcomes(state), 7);
        QVERIFY(!state.cup.has(game.nation("assyria")));
        for (const char* nation : {"egypt", "sumer", "mitanni", "elam", "hatti", "kassites", "canaan"})
            QVERIFY(state.cup.has(game.nation(nation)));
    }

    // R-LOR-3.1c, R-LOR-3.1d
    void aNationIsPlacedCompletelyBeforeTheNextDraw() {
        const Campaign game;
        State state = Game::start(game.setup().scenario);
        state = Game::apply(state, orontes::core::chance, Chit{game.nation("kassites")}, nullptr).next;
        const orontes::core::Actor yellow = *Game::owing(state).begin();
        QVERIFY(!yellow.isChance());
        const PieceId foot = game.piece("kassites", "Foot 1");
        QVERIFY(!Game::judge(state, yellow, Place{foot, game.area("Sumer")}));
        for (int placed = 0; placed < 12; ++placed) {
            QVERIFY(std::holds_alternative<SettingUp>(state.step));
            std::vector<Action> choices;
            Game::choices(state, yellow, choices);
            state = Game::apply(state, yellow, choices.front(), nullptr).next;
        }
        QVERIFY(std::holds_alternative<DrawingSetUp>(state.step));
    }

    // R-LOR-3.1k: nothing is asked where there is one answer
    void sumerHasNoChoice() {
        const Campaign game;
        State state = Game::start(game.setup().scenario);
        state = Game::apply(state, orontes::core::chance, Chit{game.nation("sumer")}, nullptr).next;
        QVERIFY(std::holds_alternative<DrawingSetUp>(state.step));
        QCOMPARE(unitsIn(state, game.area("Sumer"), game.nation("sumer")), 5);
    }

    // R-LOR-3.1e, A-LOR-06
    void allOfANationMayBeSetUpInOneArea() {
        const Campaign game;
        State state = Game::start(game.setup().scenario);
        state = Game::apply(state, orontes::core::chance, Chit{game.nation("mitanni")}, nullptr).next;
        const orontes::core::Actor red = *Game::owing(state).begin();
        for (const PieceId piece : game.setup().of(game.nation("mitanni")).pieces)
            if (game.setup().of(piece).due.value == 1)
                state = Game::apply(state, red, Place{piece, game.area("Mitanni")}, nullptr).next;
        QCOMPARE(unitsIn(state, game.area("Mitanni"), game.nation("mitanni")), 11);
    }

    // R-LOR-3.1f
    void canaanObeysItsLimitInTheSetUp() {
        const Campaign game;
        State state = Game::start(game.setup().scenario);
        state = Game::apply(state, orontes::core::chance, Chit{game.nation("canaan")}, nullptr).next;
        const orontes::core::Actor yellow = *Game::owing(state).begin();
        const auto place = [&](const char* name, const char* area) {
            const Action action = Place{game.piece("canaan", name), game.area(area)};
            if (!Game::judge(state, yellow, action))
                return false;
            state = Game::apply(state, yellow, action, nullptr).next;
            return true;
        };
        QVERIFY(place("Foot 1", "Ugarit") && place("Foot 2", "Ugarit") && place("Foot 3", "Ugarit"));
        QVERIFY(!place("Foot 4", "Ugarit"));
        QVERIFY(place("Foot 4", "Kadesh") && place("Foot 5", "Kadesh") && place("Foot 6", "Kadesh"));
        QVERIFY(!place("Chariots 1", "Kadesh"));
        QVERIFY(place("Darusha", "Kadesh"));
        QVERIFY(place("Chariots 1", "Kadesh") && place("Chariots 2", "Kadesh"));
        QVERIFY(!place("Chariots 3", "Kadesh"));
        QVERIFY(place("Chariots 3", "Syria"));
    }

    // R-LOR-3.1n, R-LOR-16.1.1a, A-LOR-05
    void rulersOfTheFirstTurnComeWithTheirSetUp() {
        const Campaign game;
        State state = Game::start(game.setup().scenario);
        state = Game::apply(state, orontes::core::chance, Chit{game.nation("kassites")}, nullptr).next;
        playTo<DrawingSetUp>(state);
        QVERIFY(state.at(game.piece("egypt", "Thutmosis III")).lot == Lot::Due);
        state = Game::apply(state, orontes::core::chance, Chit{game.nation("egypt")}, nullptr).next;
        playTo<DrawingSetUp>(state);
        QVERIFY(state.at(game.piece("egypt", "Thutmosis III")).lot == Lot::OnMap);
        QVERIFY(state.at(game.piece("canaan", "Darusha")).lot == Lot::Due);
    }

    // R-LOR-3.2a, R-LOR-4.1a
    void theSameSevenChitsGoBackForTheFirstTurn() {
        const Campaign game;
        State state = Game::start(game.setup().scenario);
        playTo<DrawingChit>(state);
        QCOMPARE(state.turn.value, 1);
        QCOMPARE(Game::outcomes(state), 7);
        QVERIFY(state.drawn.empty());
    }

    // R-LOR-4.1b, R-LOR-4.1c, R-LOR-4.2d
    void newNationsJoinTheCupOfTheirTurn() {
        const Campaign game;
        State state = Game::start(game.setup().scenario);
        NationSet seen;
        while (state.turn.value == 1 && !state.over()) {
            playTo<DrawingChit>(state);
            if (state.turn.value != 1)
                break;
            const Action chit = Game::chanceAction(state, 0);
            QVERIFY(!seen.has(std::get<Chit>(chit).nation));
            seen.add(std::get<Chit>(chit).nation);
            state = Game::apply(state, orontes::core::chance, chit, nullptr).next;
        }
        QVERIFY(seen.count() >= 6); // the last one is drawn by itself
        QCOMPARE(state.turn.value, 2);
        QVERIFY(state.cup.has(game.nation("assyria")) && state.cup.has(game.nation("achaea")));
        QVERIFY(!state.cup.has(game.nation("judah")));
    }

    // R-LOR-4.2a, R-LOR-4.2.1a
    void aNationTurnHasItsPhasesInOrder() {
        Table table;
        table.due("Ht", 2).put("Ht@HAT 1F").bury("Ht 4F").begin("Ht");
        QVERIFY(table.isAt<PlacingNew>());
        QCOMPARE(table.why(Return{table.dead("Ht", "F")}), QString("out-of-turn"));
        while (table.isAt<PlacingNew>())
            table.play(Place{[&] {
                                 for (const PieceId piece : table.setup().of(table.nation("Ht")).pieces)
                                     if (table.state().at(piece).lot == Lot::Due &&
                                         isUnit(table.setup().of(piece).kind))
                                         return piece;
                                 for (const PieceId piece : table.setup().of(table.nation("Ht")).pieces)
                                     if (table.state().at(piece).lot == Lot::Due)
                                         return piece;
                                 return PieceId{};
                             }(),
                             table.area("HAT")});
        QVERIFY(table.isAt<Replacing>());
        table.play(Done{});
        QVERIFY(table.isAt<Moving>());
        QStringList phases;
        for (const QString& line : table.told())
            if (line.startsWith("Hatti: "))
                phases << line;
        QCOMPARE(phases, QStringList({"Hatti: new units.", "Hatti: movement."}));
    }

    // R-LOR-4.2c, A-LOR-09
    void aTurnMayBeEndedEarlyAndItsDutiesStillRun() {
        Table table;
        table.put("As@ASR 6F, As@NIN 1F").beginMarch("As").play(Done{});
        QCOMPARE(table.deadPile("As"), QString("1F"));
        table.play(Done{});
        QVERIFY(table.isAt<DrawingChit>());
        QCOMPARE(table.points("red"), 4); // two fertile areas
    }

    // R-LOR-4.1d
    void theNextChitWaitsForTheTurnToEnd() {
        Table table;
        table.put("Ht@HAT 2F").beginMarch("Ht");
        QVERIFY(!table.waitsFor("red"));
        QVERIFY(!Game::judge(table.state(), *Game::owing(table.state()).begin(), Chit{table.nation("Ly")}));
    }

    // R-LOR-4.1e, R-LOR-4.1j, A-LOR-08
    void aNationThatCanNeverComeBackIsRetired() {
        Table table(3);
        table.bury("Su 5F").put("Ka@BAB 1F");
        QVERIFY(isSpent(table.state(), table.nation("Su")));
    }

    // R-LOR-4.1f, R-LOR-4.1g, R-LOR-4.1h
    void aUnitAnArrivalOrALegalReturnKeepsTheChit() {
        Table elam;
        elam.put("El@SZA 1F");
        QVERIFY(!isSpent(elam.state(), elam.nation("El")));
        Table canaan(5);
        canaan.due("Ca", 6);
        QVERIFY(!isSpent(canaan.state(), canaan.nation("Ca")));
        Table libya(5);
        QVERIFY(isSpent(libya.state(), libya.nation("Li")));
        libya.bury("Li 2F");
        QVERIFY(!isSpent(libya.state(), libya.nation("Li")));
    }

    // R-LOR-4.1i
    void aRetiredChitNeverComesBack() {
        Table table(3);
        table.bury("Su 5F").put("Ka@BAB 1F, Eg@ON 1F");
        orontes::core::Events events;
        Tale tale(table.setup(), &events);
        beginGameTurn(table.state(), tale);
        QVERIFY(table.state().of(table.nation("Su")).retired);
        table.put("Ka@AKK 1F");
        beginGameTurn(table.state(), tale);
        QVERIFY(!table.state().cup.has(table.nation("Su")));
        QCOMPARE(table.state().cup.count(), 2);
    }

    // R-LOR-4.1c
    void whoHasHadItsTurnBeforeABattleBeganIsNotDrawnAgain() {
        core::Scenario scenario = Campaign().setup().scenario;
        for (core::Side& side : scenario.sides.edit())
            if (side.token.value == "egypt" || side.token.value == "hatti")
                side.attributes[core::FieldId{"drawn"}] = true;
        State state = Game::start(scenario);
        playTo<DrawingChit>(state);
        QCOMPARE(Game::outcomes(state), 5);
        QVERIFY(!state.cup.has(Campaign().nation("egypt")));
        QCOMPARE(state.drawn.size(), std::size_t(2));
        playTo<PlacingNew>(state);
        while (state.turn.value == 1)
            playTo<DrawingChit>(state),
                state = Game::apply(state, core::chance, Game::chanceAction(state, 0), nullptr).next;
        QVERIFY(state.cup.has(Campaign().nation("egypt")) || state.drawn.front() == Campaign().nation("egypt"));
    }

    // R-LOR-5.10a, R-LOR-5.10b, R-LOR-5.10e, A-LOR-30
    void aBelovedNationPlaysTwice() {
        Table table(2);
        table.put("Ht@HAT 1F, Ht@PIT 1F, Ht@ZIP 1F, Ht@WTA 1F").beginMarch("Ht");
        table.play(Done{}).passTo<DrawingChit>();
        table.passTo<DrawingChit>();
        QVERIFY(table.isAt<DrawingChit>());
        QCOMPARE(table.points("white") - table.state().of(table.nation("Ht")).byFeats, 14); // (2+2+2+1) twice
    }

    // R-LOR-5.10c
    void itsRulersLeaveBeforeTheSecondTurn() {
        Table table(2);
        table.put("Ht@HAT 1F+Ru, Ht@PIT 1F").beginMarch("Ht").play(Done{});
        table.play(Done{});
        QVERIFY(table.state().now.again);
        QCOMPARE(table.at("HAT"), QString("Ht 1F+God"));
    }

    // R-LOR-5.10d
    void othersPlayOnce() {
        Table table(2);
        table.put("As@ASR 1F, As@NIN 1F").beginMarch("As").play(Done{}).play(Done{});
        QVERIFY(table.isAt<DrawingChit>());
    }

    // R-LOR-16.1.2a, R-LOR-HTPc
    void tenTurnsAndTheGameIsOver() {
        Table table(10);
        table.put("Eg@ON 1F+Ru");
        table.state().cup = {};
        table.state().cup.add(table.nation("Eg"));
        orontes::core::Events events;
        Tale tale(table.setup(), &events);
        carryOn(table.state(), tale);
        playTo<Over>(table.state());
        QVERIFY(table.state().over());
        QVERIFY(Game::outcome(table.state()).has_value());
        QCOMPARE(table.at("ON"), QString("Eg 1F"));
    }

    // R-LOR-4.3c, A-LOR-11
    void aBreachCostsTheNextChitOfThatPlayer() {
        Table table(2);
        table.due("As", 2).put("Mi@MIT 1F, Eg@ON 1F");
        table.state().cup = {};
        table.state().cup.add(table.nation("As"));
        table.state().cup.add(table.nation("Eg"));
        table.state().breaches[0] = 1; // red
        table.play(Chit{table.nation("As")});
        QCOMPARE(table.at("ASR") + table.at("NIN"), QString());
        QCOMPARE(table.waiting("As"), QString("4F1C"));
        QCOMPARE(int(table.state().breaches[0]), 0);
    }
};

QTEST_APPLESS_MAIN(TstLordsSequence)
#include "tst_lords_sequence.moc"
