// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/algo/replay.h"
#include "rules/registry/registry.h"

#include <benchmark/benchmark.h>

#include <array>
#include <cstdlib>

using namespace orontes;

namespace {

const core::RulesetEntry& qadesh() {
    for (const core::RulesetEntry* entry : registry::rulesets())
        if (entry->rules.info().id == core::RulesetId{"qadesh"})
            return *entry;
    std::abort();
}

/// Whole games of the blank battle, one core: items per second are games per second.
void play(benchmark::State& state, const char* egypt, const char* hatti) {
    const core::RulesetEntry& entry = qadesh();
    const core::Result<core::Position> start = entry.rules.start(entry.rules.info().blank);
    const std::array<core::BotId, 2> bots{core::BotId{egypt}, core::BotId{hatti}};
    std::uint64_t seed = 0;
    std::int64_t actions = 0;
    for (auto _ : state)
        actions += entry.players.playout(*start, bots, ++seed, core::PlayoutLimits{}).actions;
    state.SetItemsProcessed(state.iterations());
    state.counters["actions"] = benchmark::Counter(static_cast<double>(actions), benchmark::Counter::kAvgIterations);
}

void check(benchmark::State& state) {
    const core::Ruleset& rules = qadesh().rules;
    for (auto _ : state)
        benchmark::DoNotOptimize(core::runChecks(rules.checks(), rules.info(), rules.info().blank));
}

void start(benchmark::State& state) {
    const core::Ruleset& rules = qadesh().rules;
    for (auto _ : state)
        benchmark::DoNotOptimize(rules.start(rules.info().blank));
}

BENCHMARK_CAPTURE(play, sensible_sensible, "sensible", "sensible");
BENCHMARK_CAPTURE(play, sensible_random, "sensible", "random");
BENCHMARK_CAPTURE(play, random_random, "random", "random");
BENCHMARK(check);
BENCHMARK(start);

} // namespace

BENCHMARK_MAIN();
