// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/balance/batch.h"

#include "rules/core/json/scenario_json.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>

namespace orontes::model {
namespace {

/// The stop rule is tested after so many games, and after every further so many.
constexpr int gamesBetweenTests = 100;
constexpr std::chrono::milliseconds progressEvery{100};

core::Diagnostic batchFinding(const char* id, core::TextArgs args = {}) {
    core::Diagnostic finding;
    finding.id = id;
    finding.args = std::move(args);
    return finding;
}

std::optional<core::Diagnostic> unknownBot(const core::RulesetEntry& ruleset, const core::BotId& bot) {
    std::string known;
    for (const core::BotSpec& spec : ruleset.players.bots()) {
        if (spec.id == bot)
            return std::nullopt;
        known += (known.empty() ? "" : ", ") + spec.id.value;
    }
    return batchFinding("session.unknown-bot", {{"bot", bot.value}, {"known", known}});
}

core::Result<void> checkNumbers(const Batch& batch) {
    if (batch.games < 1)
        return core::refuse(batchFinding("balance.no-games"));
    if (batch.shard.count < 1 || batch.shard.index < 1 || batch.shard.index > batch.shard.count)
        return core::refuse(batchFinding("balance.no-such-shard", {{"index", std::int64_t{batch.shard.index}},
                                                                   {"count", std::int64_t{batch.shard.count}}}));
    if (batch.stop && batch.shard.count > 1)
        return core::refuse(batchFinding("balance.stop-in-shard"));
    return {};
}

bool isNarrowEnough(const BalanceReport& report) {
    const std::vector<Interval> shares = winShares(report);
    return std::all_of(shares.begin(), shares.end(),
                       [&](const Interval& share) { return share.width() <= report.plan.stop->width; });
}

/// Counts games in their order, whichever order they come in.
class Counting {
public:
    Counting(BalanceReport report, const core::Board& board, const std::vector<int>& games,
             const BatchProgress& progress)
        : m_report(std::move(report)), m_board(board), m_games(games), m_progress(progress) {}

    void add(std::size_t place, core::GameSummary summary) {
        const std::lock_guard guard(m_mutex);
        m_waiting.emplace(place, std::move(summary));
        for (auto next = m_waiting.find(m_counted); next != m_waiting.end() && !m_done;
             next = m_waiting.find(m_counted)) {
            addGame(m_report, m_board, m_games[m_counted], next->second);
            m_waiting.erase(next);
            ++m_counted;
            m_done = m_report.plan.stop && m_report.games % gamesBetweenTests == 0 && isNarrowEnough(m_report);
        }
        tell();
    }

    bool isDone() const { return m_done; }
    BalanceReport take() { return std::move(m_report); }

private:
    void tell() {
        const auto now = std::chrono::steady_clock::now();
        if (!m_progress || now - m_told < progressEvery)
            return;
        m_told = now;
        m_progress(m_report);
    }

    std::mutex m_mutex;
    BalanceReport m_report;
    const core::Board& m_board;
    const std::vector<int>& m_games;
    const BatchProgress& m_progress;
    std::map<std::size_t, core::GameSummary> m_waiting; ///< played, but one before them is not
    std::size_t m_counted = 0;
    std::atomic<bool> m_done = false;
    std::chrono::steady_clock::time_point m_told = std::chrono::steady_clock::now();
};

/// Plays one game of the plan.
struct Table {
    const core::RulesetEntry& ruleset;
    const core::Position start;
    const BatchPlan& plan;
    core::PlayoutLimits limits;

    core::GameSummary play(int game) const {
        const int seats = static_cast<int>(plan.bots.size());
        const bool rotated = plan.seating == Seating::Rotated;
        std::vector<core::BotId> bots = plan.bots;
        if (rotated)
            std::rotate(bots.begin(), bots.begin() + game % seats, bots.end());
        const auto stream = static_cast<std::uint64_t>(rotated ? game / seats : game);
        return ruleset.players.playout(start, bots, core::Dice::streamSeed(plan.seed, stream), limits);
    }
};

/// Numbers of the games that belong to the shard. The games of one seed stay together.
std::vector<int> gamesOf(const BatchPlan& plan, const Shard& shard) {
    const int together = plan.seating == Seating::Rotated ? static_cast<int>(plan.bots.size()) : 1;
    std::vector<int> games;
    for (int game = 0; game < plan.games; ++game)
        if (game / together % shard.count == shard.index - 1)
            games.push_back(game);
    return games;
}

} // namespace

core::Result<BatchPlan> planOf(const core::RulesetEntry& ruleset, const core::Scenario& scenario, const Batch& batch) {
    if (core::Result<void> fits = checkNumbers(batch); !fits)
        return core::refuse(std::move(fits.error()));
    if (batch.bots.empty())
        return core::refuse(batchFinding("balance.no-bots"));
    for (const core::BotId& bot : batch.bots)
        if (std::optional<core::Diagnostic> unknown = unknownBot(ruleset, bot))
            return core::refuse(*std::move(unknown));
    BatchPlan plan{scenario.ruleset,
                   ruleset.rules.info().version,
                   scenario.title,
                   core::scenarioHash(scenario),
                   {},
                   batch.bots,
                   batch.seed,
                   batch.games,
                   batch.seating,
                   batch.stop,
                   batch.limits.actions};
    for (const core::Seat& seat : *scenario.seats)
        plan.seats.push_back(seat.token);
    plan.bots.resize(plan.seats.size(), batch.bots.back());
    return plan;
}

core::Result<BalanceReport> play(const core::RulesetEntry& ruleset, const core::Scenario& scenario, const Batch& batch,
                                 const std::stop_token& stop, const BatchProgress& progress) {
    core::Result<BatchPlan> plan = planOf(ruleset, scenario, batch);
    if (!plan)
        return core::refuse(std::move(plan.error()));
    core::Result<core::Position> start = ruleset.rules.start(scenario);
    if (!start)
        return core::refuse(std::move(start.error()));
    BalanceReport report = emptyReport(*plan);
    if (batch.shard.count > 1)
        report.shards = {batch.shard};
    const std::vector<int> games = gamesOf(*plan, batch.shard);
    const Table table{ruleset, *std::move(start), *plan, batch.limits};
    Counting counting(std::move(report), *scenario.board, games, progress);
    std::atomic<std::size_t> next = 0;
    const auto playOn = [&] {
        for (std::size_t place = next++; place < games.size() && !stop.stop_requested() && !counting.isDone();
             place = next++)
            counting.add(place, table.play(games[place]));
    };
    const int cores = static_cast<int>(std::thread::hardware_concurrency());
    const int threads = std::clamp(batch.threads > 0 ? batch.threads : cores, 1, 256);
    {
        std::vector<std::jthread> others;
        for (int i = 1; i < threads; ++i)
            others.emplace_back(playOn);
        playOn();
    }
    return counting.take();
}

} // namespace orontes::model
