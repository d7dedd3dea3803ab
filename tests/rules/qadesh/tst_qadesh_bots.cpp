// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/algo/playout.h"
#include "rules/qadesh/game.h"

#include <QObject>
#include <QTest>

#include <algorithm>
#include <array>

using namespace orontes;
using namespace orontes::qadesh;

namespace {

const Bot& botNamed(const char* id) {
    for (const Bot& bot : Game::bots())
        if (bot.spec.id.value == id)
            return bot;
    return Game::bots().front();
}

struct Tally {
    std::array<int, 2> won{}; ///< by seat
    int unfinished = 0;
    int lastTurn = 0;
};

Tally playGames(const char* egypt, const char* hatti, int games) {
    const std::array<const Bot*, 2> bots{&botNamed(egypt), &botNamed(hatti)};
    const State start = Game::start(Game::info().blank);
    Tally tally;
    for (int game = 1; game <= games; ++game) {
        core::Dice dice(core::Dice::streamSeed(static_cast<std::uint64_t>(game), 0));
        core::Dice thoughts(core::Dice::streamSeed(static_cast<std::uint64_t>(game), 1));
        const auto choose = [&](const State& state, core::SeatId seat) {
            return bots[static_cast<std::size_t>(seat.value)]->choose(Game::veiled(state, seat), seat, thoughts);
        };
        const core::GameSummary summary = core::playout<Game>(start, choose, dice, core::PlayoutLimits{20000});
        tally.unfinished += summary.outcome ? 0 : 1;
        tally.lastTurn = std::max(tally.lastTurn, summary.turn.value);
        if (summary.outcome && !summary.outcome->winners.empty())
            ++tally.won[static_cast<std::size_t>(summary.outcome->winners.front().value)];
    }
    return tally;
}

} // namespace

class TstQadeshBots : public QObject {
    Q_OBJECT

private slots:
    void sensibleGamesEnd() {
        const Tally tally = playGames("sensible", "sensible", 200);
        QCOMPARE(tally.unfinished, 0);
        QVERIFY2(tally.lastTurn <= 60, qPrintable(QString::number(tally.lastTurn)));
    }

    void sensibleBeatsRandomAsEgypt() {
        const Tally tally = playGames("sensible", "random", 100);
        QVERIFY2(tally.won[0] >= 80, qPrintable(QString::number(tally.won[0])));
    }

    void sensibleIsBetterThanRandomAsHatti() {
        const int sensible = playGames("random", "sensible", 100).won[1];
        const int random = playGames("random", "random", 100).won[1];
        QVERIFY2(sensible >= 2 * random, qPrintable(QString("%1 against %2").arg(sensible).arg(random)));
    }
};

QTEST_APPLESS_MAIN(TstQadeshBots)
#include "tst_qadesh_bots.moc"
