// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/balance/batch.h"
#include "model/balance/tally.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace orontes::model {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds betweenReports{100};
constexpr unsigned threadLimit = 256;

/// The games of one shard: every `shards`-th game of the batch, or pair where seats are swapped.
class Fixtures {
public:
    Fixtures(const BatchPlan& plan, int shard)
        : m_together(plan.seating == Seating::Swapped ? 2 : 1), m_shards(plan.shards), m_shard(shard - 1) {
        const std::int64_t seeds = plan.games / m_together;
        m_count = (seeds / m_shards + (m_shard < seeds % m_shards ? 1 : 0)) * m_together;
    }

    std::int64_t count() const { return m_count; }
    /// The number within the batch of the shard's `place`-th game.
    std::int64_t game(std::int64_t place) const {
        return (place / m_together * m_shards + m_shard) * m_together + place % m_together;
    }

private:
    std::int64_t m_together;
    std::int64_t m_shards;
    std::int64_t m_shard;
    std::int64_t m_count = 0;
};

/// Games on their way from the threads that play them to the one that counts them.
class Results {
public:
    void put(std::int64_t place, core::GameSummary summary) {
        const std::lock_guard guard(m_mutex);
        m_waiting.emplace(place, std::move(summary));
        if (place == m_wanted)
            m_arrived.notify_one();
    }

    /// The games from `place` on that have arrived, without a gap. Waits for the first of them until `deadline` or a
    /// stop.
    std::vector<core::GameSummary> take(std::int64_t place, Clock::time_point deadline, const std::stop_token& stop) {
        std::unique_lock lock(m_mutex);
        m_wanted = place;
        m_arrived.wait_until(lock, stop, deadline, [&] { return m_waiting.contains(place); });
        std::vector<core::GameSummary> games;
        for (auto next = m_waiting.begin(); next != m_waiting.end() && next->first == place; ++place) {
            games.push_back(std::move(next->second));
            next = m_waiting.erase(next);
        }
        return games;
    }

private:
    std::mutex m_mutex;
    std::condition_variable_any m_arrived;
    std::map<std::int64_t, core::GameSummary> m_waiting;
    std::int64_t m_wanted = 0;
};

/// What the threads of a batch share.
struct Hall {
    const core::Players& players;
    const core::Position start;
    const BatchPlan plan;
    const Fixtures fixtures;
    std::atomic<std::int64_t> next = 0;
    std::atomic<bool> over = false;
    Results results = {};

    /// Plays games until none is left or the batch is over.
    void play() {
        const core::PlayoutLimits limits{plan.actionLimit, &over};
        for (std::int64_t place = next++; place < fixtures.count() && !over; place = next++) {
            const std::int64_t game = fixtures.game(place);
            core::GameSummary summary = players.playout(start, botsOfGame(plan, game), seedOfGame(plan, game), limits);
            if (!over) // or it may have been left in the middle
                results.put(place, std::move(summary));
        }
    }
};

void count(Hall& hall, Tally& tally, const BatchProgress& progress, const std::stop_token& stop) {
    Clock::time_point nextReport = Clock::now() + betweenReports;
    bool isEnough = false;
    while (tally.games() < hall.fixtures.count() && !isEnough && !stop.stop_requested()) {
        for (const core::GameSummary& summary : hall.results.take(tally.games(), nextReport, stop)) {
            tally.add(hall.fixtures.game(tally.games()), summary);
            isEnough = hall.plan.stop && tally.games() % gamesBetweenTrials == 0 && tally.isNarrowEnough();
            if (isEnough)
                break;
        }
        if (Clock::now() < nextReport)
            continue;
        if (progress)
            progress(tally.report());
        nextReport = Clock::now() + betweenReports;
    }
}

std::int64_t threadsFor(const BatchSetup& setup, std::int64_t games) {
    const unsigned wanted = setup.threads > 0 ? setup.threads : std::thread::hardware_concurrency();
    return std::min<std::int64_t>(std::clamp(wanted, 1U, threadLimit), games);
}

} // namespace

core::Result<BalanceReport> runBatch(const core::RulesetEntry& ruleset, const core::Scenario& scenario,
                                     const BatchSetup& setup, const BatchProgress& progress,
                                     const std::stop_token& stop) {
    core::Result<BatchPlan> plan = planOf(ruleset, scenario, setup);
    if (!plan)
        return core::refuse(std::move(plan.error()));
    core::Result<core::Position> start = ruleset.rules.start(scenario);
    if (!start)
        return core::refuse(std::move(start.error()));
    Tally tally(*plan, setup.shard, scenario, ruleset.rules.info());
    Hall hall{ruleset.players, *std::move(start), *plan, Fixtures(*plan, setup.shard)};
    {
        const std::stop_callback stopped(stop, [&hall] { hall.over = true; });
        std::vector<std::jthread> threads;
        for (std::int64_t i = threadsFor(setup, hall.fixtures.count()); i > 0; --i)
            threads.emplace_back([&hall] { hall.play(); });
        count(hall, tally, progress, stop);
        hall.over = true;
    }
    return tally.report();
}

} // namespace orontes::model
