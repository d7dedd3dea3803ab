// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/algo/playout.h"
#include "rules/onehour/position.h"
#include "tests/rules/onehour/battle.h"
#include "tests/support/games.h"

#include <QObject>
#include <QTest>

#include <algorithm>
#include <array>

using namespace orontes;
using namespace orontes::onehour;
using orontes::tests::Battle;
using Rules = onehour::Game;

namespace {

const Bot& botNamed(const char* id) {
    return *std::find_if(Rules::bots().begin(), Rules::bots().end(),
                         [&](const Bot& bot) { return bot.spec.id.value == id; });
}

/// How many of the games the sensible bot wins against the random one, in the first or the second seat.
int wins(const char* name, std::int32_t seat, int games) {
    const auto& all = tests::games();
    const auto battle =
        std::find_if(all.begin(), all.end(), [&](const tests::Game& game) { return game.name() == QString(name); });
    const State start = Rules::start(battle->scenario);
    int won = 0;
    for (int game = 1; game <= games; ++game) {
        core::Dice dice(core::Dice::streamSeed(static_cast<std::uint64_t>(game), 0));
        core::Dice thoughts(core::Dice::streamSeed(static_cast<std::uint64_t>(game), 1));
        const auto choose = [&](const State& state, core::SeatId decides) {
            return botNamed(decides.value == seat ? "sensible" : "random").choose(state, decides, thoughts);
        };
        const core::GameSummary summary = core::playout<Rules>(start, choose, dice, core::PlayoutLimits{20000});
        won += summary.outcome && summary.outcome->winners == std::vector<core::SeatId>{core::SeatId{seat}} ? 1 : 0;
    }
    return won;
}

Action choice(Battle& battle) {
    const State& state = battle.state();
    core::Dice thoughts(1);
    return botNamed("sensible").choose(state, (*Rules::owing(state).begin()).seat, thoughts);
}

/// Where a unit stands when the sensible bot has made its moves.
QString placeAfterMoves(Battle& battle, const char* unit) {
    State state = battle.state();
    const core::Actor mover = *Rules::owing(state).begin();
    core::Dice thoughts(1);
    while (state.owed == Owed::Movement) {
        const Action action = botNamed("sensible").choose(state, mover.seat, thoughts);
        if (std::holds_alternative<Done>(action))
            break;
        state = Rules::apply(std::move(state), mover, action, nullptr).next;
    }
    const core::SpaceId space = state.at(battle.unit(unit)).space;
    return QString::fromStdString(core::labelOf(*state.setup->scenario.board, space).value);
}

const QString nothing;

} // namespace

class TstOnehourBots : public QObject {
    Q_OBJECT

private slots:
    void theSensibleOneBeatsChanceFromEitherSide_data() {
        QTest::addColumn<QString>("battle");
        QTest::addColumn<int>("least");
        QTest::newRow("mirrored ground") << "onehour/terebinth" << 57;
        QTest::newRow("two fords, both to be held") << "onehour/kishon" << 54;
        QTest::newRow("a hill and crossroads, both to be held") << "onehour/twelve_kings" << 57;
        QTest::newRow("across a river, and nobody at the bridge") << "onehour/carchemish" << 57;
        QTest::newRow("three units to be destroyed in time") << "onehour/ulai" << 57;
    }
    void theSensibleOneBeatsChanceFromEitherSide() {
        QFETCH(QString, battle);
        QFETCH(int, least);
        for (const std::int32_t seat : {0, 1}) {
            const int won = wins(qPrintable(battle), seat, 60);
            QVERIFY2(won >= least, qPrintable(QString("seat %1 wins %2").arg(seat).arg(won)));
        }
    }

    void itChargesAFlankRatherThanTheFront() {
        Battle battle("units Bh@E5/N Rh@E8/E");
        QCOMPARE(battle.fault(), nothing);
        const Action action = choice(battle);
        QVERIFY(std::holds_alternative<Move>(action));
        // E8 faces east, so that E7 and its neighbours are its flank or rear.
        const Move& move = std::get<Move>(action);
        const Setup& setup = *battle.state().setup;
        QVERIFY(touching(setup.squareOf(move.space), setup.squareOf(battle.space("E8"))));
        QVERIFY(aspectOf(setup.squareOf(battle.space("E8")), Facing::East, setup.squareOf(move.space)) !=
                Aspect::Front);
    }

    void itTurnsToAnAttackerAtItsFlank() {
        Battle battle("first Red | units Bw@F5/W Rw@E5/N");
        QCOMPARE(battle.fault(), nothing);
        QVERIFY((choice(battle) == Action{Move{battle.unit("Rw"), battle.space("E5"), Facing::East}}));
    }

    // The wood is shut to Warband (R-OHW-071): seven squares round it by A7 or C7, and nowhere straight ahead.
    void itGoesRoundWhatItCannotEnter() {
        Battle battle("wood B5 B6 | units Bw@B7/S Rw@B2/N");
        QCOMPARE(battle.fault(), nothing);
        const QString place = placeAfterMoves(battle, "Bw");
        QVERIFY2(place == "A7" || place == "C7", qPrintable(place));
    }

    // The fords are C6 and J6 with the squares around them. The second of four Warband is at the eastern one, the third
    // at the western one: nobody crosses over because others are lost.
    void whoIsAtAGoalStaysThere() {
        Battle battle = Battle::ofScenario("kishon", "now 5 | only | place Bw2@J7/S Bw3@C7/S Rw@F1/N");
        QCOMPARE(battle.fault(), nothing);
        const QString east = placeAfterMoves(battle, "Bw2");
        const QString west = placeAfterMoves(battle, "Bw3");
        QVERIFY2(QString("IJK").contains(east[0]), qPrintable(east));
        QVERIFY2(QString("BCD").contains(west[0]), qPrintable(west));
    }

    // Red at I5 holds the eastern ford against Blue at I7. The way is J7, J6, J5; across the river nothing can be done.
    void whoMustBeDrivenOffIsSoughtOut() {
        Battle battle = Battle::ofScenario("kishon", "now 12 | only | place Bw@C7/S Bw2@I7/S Rw@I5/E");
        QCOMPARE(battle.fault(), nothing);
        QCOMPARE(placeAfterMoves(battle, "Bw2"), QString("J7"));
    }

    // Babylon needs three units beyond the river, and no enemy around the bridge. There is none: nobody has to stay on
    // the bridge.
    void aPlaceThatHasToBeEmptyNeedsNobody() {
        Battle battle = Battle::ofScenario("carchemish", "only | place Bw@E8/N Bw2@F5/N Rw@F1/N");
        QCOMPARE(battle.fault(), nothing);
        const QString place = placeAfterMoves(battle, "Bw2");
        QVERIFY2(place.mid(1).toInt() > 5, qPrintable(place));
    }

    void itLeavesWhereLeavingWins() {
        Battle battle = Battle::ofScenario("harran", "only | place Bw@G12/N Bc@A1/N Rw@A12/E");
        QCOMPARE(battle.fault(), nothing);
        QVERIFY((choice(battle) == Action{Leave{battle.unit("Bw"), battle.space("G12")}}) ||
                std::get<Move>(choice(battle)).unit == battle.unit("Bc"));
    }

    void itShootsAtWhoSuffersMost() {
        Battle battle("units Ba@E5/N Rw@E8/S Rh@F8/S | done");
        QCOMPARE(battle.fault(), nothing);
        QVERIFY((choice(battle) == Action{Fire{battle.unit("Ba"), battle.unit("Rh")}}));
    }
};

QTEST_APPLESS_MAIN(TstOnehourBots)
#include "tst_onehour_bots.moc"
