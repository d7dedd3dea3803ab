// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games of every bundled battle between two bots of a kind, on one core: items per second are games per second
// of processor time. P7: with the sensible bot Kadesh 1294 BC 30 and more, Qadesh and the one-hour battles 2,000.
#include "model/store/scenario_file.h"
#include "rules/core/ruleset.h"
#include "rules/registry/registry.h"
#include "tests/support/paths.h"

#include <QDir>

#include <benchmark/benchmark.h>

#include <array>
#include <cstdlib>

using namespace orontes;

namespace {

const core::RulesetEntry& entryOf(const core::RulesetId& id) {
    for (const core::RulesetEntry* entry : registry::rulesets())
        if (entry->rules.info().id == id)
            return *entry;
    std::abort();
}

void play(benchmark::State& state, const core::Scenario& scenario, const core::BotId& bot) {
    const core::RulesetEntry& entry = entryOf(scenario.ruleset);
    const core::Result<core::Position> start = entry.rules.start(scenario);
    const std::vector<core::BotId> bots(scenario.seats->size(), bot);
    std::uint64_t seed = 0;
    std::int64_t actions = 0;
    for (auto _ : state)
        actions += entry.players.playout(*start, bots, ++seed, core::PlayoutLimits{}).actions;
    state.SetItemsProcessed(state.iterations());
    state.counters["actions"] = benchmark::Counter(static_cast<double>(actions), benchmark::Counter::kAvgIterations);
}

void addBattles(const QString& folder) {
    for (const QFileInfo& file : QDir(folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        const auto read = model::openScenario(file.filePath().toStdString());
        if (!read.value)
            continue; // a board
        for (const char* bot : {"sensible", "random"}) {
            const std::string name =
                read.value->scenario.ruleset.value + '/' + file.baseName().toStdString() + '/' + bot;
            benchmark::RegisterBenchmark(name.c_str(), [scenario = read.value->scenario, bot](benchmark::State& state) {
                play(state, scenario, core::BotId{bot});
            });
        }
    }
}

} // namespace

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    const QString scenarios = QString::fromUtf8(tests::sourceFolder) + QStringLiteral("/scenarios");
    for (const QFileInfo& folder : QDir(scenarios).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        addBattles(folder.filePath());
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
