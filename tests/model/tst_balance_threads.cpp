// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/balance/batch.h"
#include "tests/model/scripted_players.h"
#include "tests/support/shown.h"
#include "tests/support/toys/skirmish/info.h"
#include "tests/support/toys/skirmish/skirmish.h"

#include <QObject>
#include <QTest>

#include <chrono>
#include <mutex>
#include <set>
#include <thread>

using namespace orontes;
using namespace orontes::model;
using namespace orontes::tests;
using namespace std::chrono_literals;

namespace {

BatchSetup setupOf(std::int64_t games, unsigned threads) {
    BatchSetup setup;
    setup.games = games;
    setup.seed = 3;
    setup.bots = {core::BotId{"greedy"}, core::BotId{"random"}};
    setup.threads = threads;
    return setup;
}

BalanceReport reportOf(const core::RulesetEntry& entry, const BatchSetup& setup) {
    return runBatch(entry, skirmish::meadow(), setup).value();
}

/// Plays on until somebody stops it.
core::GameSummary endless(std::span<const core::BotId>, std::uint64_t, const core::PlayoutLimits& limits) {
    while (!*limits.stop)
        std::this_thread::sleep_for(1ms);
    return {};
}

} // namespace

class TstBalanceThreads : public QObject {
    Q_OBJECT

private slots:
    void theNumberOfThreadsChangesNothing() {
        const BalanceReport alone = reportOf(skirmish::entry(), setupOf(40, 1));
        QVERIFY(reportOf(skirmish::entry(), setupOf(40, 2)) == alone);
        QVERIFY(reportOf(skirmish::entry(), setupOf(40, 7)) == alone);
    }

    void asManyThreadsPlayAsWereAskedFor() {
        std::mutex mutex;
        std::set<std::thread::id> threads;
        const ScriptedPlayers players([&](auto, auto, const auto&) {
            std::this_thread::sleep_for(5ms);
            const std::lock_guard guard(mutex);
            threads.insert(std::this_thread::get_id());
            return wonBy(0);
        });
        reportOf({skirmish::entry().rules, players}, setupOf(30, 3));
        QCOMPARE(threads.size(), std::size_t{3});
    }

    /// With 200 games alternately won, Wilson's interval is 0.1373 wide, with 100 it is 0.1923.
    void theBatchIsOverWhenTheIntervalIsNarrow_data() {
        QTest::addColumn<double>("width");
        QTest::addColumn<qint64>("games");
        QTest::newRow("after the first hundred") << 0.1924 << qint64{100};
        QTest::newRow("after the second hundred") << 0.1922 << qint64{200};
        QTest::newRow("not before all are played") << 0.01 << qint64{250};
    }
    void theBatchIsOverWhenTheIntervalIsNarrow() {
        QFETCH(double, width);
        QFETCH(qint64, games);
        std::map<std::uint64_t, int> winners;
        for (int game = 0; game < 250; ++game)
            winners[core::Dice::streamSeed(3, static_cast<std::uint64_t>(game))] = game % 2;
        const ScriptedPlayers players(
            [&winners](auto, std::uint64_t seed, const auto&) { return wonBy(winners.at(seed)); });
        for (const unsigned threads : {1U, 5U}) {
            BatchSetup setup = setupOf(250, threads);
            setup.stop = StopRule{width};
            const BalanceReport report = reportOf({skirmish::entry().rules, players}, setup);
            QCOMPARE(report.games, games);
            QCOMPARE(report.wins, (std::vector<std::int64_t>(2, games / 2)));
        }
    }

    void gamesAreCountedInTheirOrderHoweverLateTheFirstOneIsReady() {
        const std::uint64_t first = core::Dice::streamSeed(3, 0);
        const ScriptedPlayers players([first](auto, std::uint64_t seed, const auto&) {
            if (seed == first)
                std::this_thread::sleep_for(30ms);
            return wonBy(seed == first ? 1 : 0);
        });
        BatchSetup setup = setupOf(100000, 4);
        setup.stop = StopRule{0.2};
        const BalanceReport report = reportOf({skirmish::entry().rules, players}, setup);
        QCOMPARE(report.games, 100);
        QCOMPARE(report.wins, (std::vector<std::int64_t>{99, 1}));
    }

    void aStopEndsTheBatchInTheMiddleOfAGame() {
        const ScriptedPlayers players(endless);
        std::stop_source stop;
        std::chrono::steady_clock::time_point asked;
        std::jthread other([&] {
            std::this_thread::sleep_for(30ms);
            asked = std::chrono::steady_clock::now();
            stop.request_stop();
        });
        const core::Result<BalanceReport> report =
            runBatch({skirmish::entry().rules, players}, skirmish::meadow(), setupOf(1000, 2), {}, stop.get_token());
        other.join();
        QVERIFY(std::chrono::steady_clock::now() - asked < 200ms);
        QCOMPARE(report.value().games, 0);
        QCOMPARE(report->unfinished, 0);
    }

    void aGameOfARulesetIsLeftUnfinishedOnceItIsStopped() {
        const core::Position start = skirmish::entry().rules.start(skirmish::meadow()).value();
        const std::vector<core::BotId> bots(2, core::BotId{"random"});
        const std::atomic<bool> stop = true;
        const core::GameSummary game = skirmish::entry().players.playout(start, bots, 1, {1000, &stop});
        QCOMPARE(game.actions, 0);
        QVERIFY(!game.outcome);
    }

    void whatWasCountedBeforeAStopIsTheReport() {
        std::stop_source stop;
        const BatchProgress stopAtOnce = [&stop](const BalanceReport&) { stop.request_stop(); };
        BatchSetup setup = setupOf(1'000'000, 2);
        const BalanceReport report =
            runBatch(skirmish::entry(), skirmish::meadow(), setup, stopAtOnce, stop.get_token()).value();
        QVERIFY(report.games > 0);
        QVERIFY(report.games < setup.games);
        QVERIFY(!report.isWhole());
        setup.games = report.games;
        BalanceReport same = reportOf(skirmish::entry(), setup);
        same.plan.games = 1'000'000;
        QVERIFY(same == report);
    }

    void progressIsToldInTheCallingThreadAndOnlyGrows() {
        std::vector<std::int64_t> told;
        bool isHere = true;
        const BatchProgress progress = [&, here = std::this_thread::get_id()](const BalanceReport& soFar) {
            told.push_back(soFar.games);
            isHere = isHere && std::this_thread::get_id() == here;
        };
        const ScriptedPlayers players([](auto, auto, const auto&) {
            std::this_thread::sleep_for(10ms);
            return wonBy(0);
        });
        QVERIFY(runBatch({skirmish::entry().rules, players}, skirmish::meadow(), setupOf(60, 2), progress));
        QVERIFY(isHere);
        QVERIFY(told.size() >= 2); // 300 ms at least, told every 100
        QVERIFY(told.size() <= 60);
        QVERIFY(std::is_sorted(told.begin(), told.end()));
    }
};

QTEST_APPLESS_MAIN(TstBalanceThreads)
#include "tst_balance_threads.moc"
