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

const QString nothing;

} // namespace

class TstOnehourBots : public QObject {
    Q_OBJECT

private slots:
    void theSensibleOneBeatsChanceFromEitherSide_data() {
        QTest::addColumn<QString>("battle");
        QTest::addColumn<int>("least");
        QTest::newRow("mirrored ground") << "onehour/terebinth" << 57;
        QTest::newRow("two fords, both to be held") << "onehour/kishon" << 50;
        QTest::newRow("a hill and crossroads, both to be held") << "onehour/twelve_kings" << 50;
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
