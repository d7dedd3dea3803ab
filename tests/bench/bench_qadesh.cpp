// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/ruleset.h"
#include "rules/registry/registry.h"

#include <benchmark/benchmark.h>

#include <cstdlib>

using namespace orontes;

namespace {

const core::RulesetEntry& qadesh() {
    for (const core::RulesetEntry* entry : registry::rulesets())
        if (entry->rules.info().id == core::RulesetId{"qadesh"})
            return *entry;
    std::abort();
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

BENCHMARK(check);
BENCHMARK(start);

} // namespace

BENCHMARK_MAIN();
