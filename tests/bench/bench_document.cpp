// SPDX-License-Identifier: GPL-3.0-or-later
// A document of 1024 x 1024 hexes: opening, saving, steps back and forth, findings after one edit. The ruleset is the
// first one there is; its rules do not matter here.
#include "model/document/open_document.h"
#include "rules/core/play/dice.h"
#include "rules/registry/registry.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>

using namespace orontes;

namespace {

const core::RulesetEntry& ruleset() {
    return *registry::rulesets().front();
}

core::Scenario onHexes(std::int32_t size, core::TerrainCode terrain) {
    core::Scenario scenario = ruleset().rules.info().blank;
    core::Board board = core::makeBoard(core::HexGrid{size, size, core::HexGrid::Orientation::FlatTop, true, {}},
                                        scenario.board->terrains, scenario.board->features);
    for (core::SpaceId space{0}; space.value < core::spaceCount(board); ++space.value)
        core::setTerrain(board, space, terrain);
    scenario.board = board;
    scenario.sharedBoard = std::move(board);
    return scenario;
}

/// Terrains that may cover a map without a finding for each space, as on the map of somebody who heeds them.
std::vector<core::TerrainCode> plainTerrains() {
    const auto findings = [](std::int32_t size, core::TerrainCode terrain) {
        return core::runChecks(ruleset().rules.checks(), ruleset().rules.info(), onHexes(size, terrain)).size();
    };
    std::vector<core::TerrainCode> plain;
    for (core::TerrainCode terrain = 0; terrain < ruleset().rules.info().blank.board->terrains.size(); ++terrain)
        if (findings(64, terrain) == findings(48, terrain)) // both hold all that the new scenario names
            plain.push_back(terrain);
    return plain;
}

core::TerrainCode anyTerrain(core::Dice& dice) {
    static const std::vector<core::TerrainCode> plain = plainTerrains();
    return plain[static_cast<std::size_t>(dice.below(static_cast<int>(plain.size())))];
}

/// Every space painted at random, so that nothing packs well.
core::Scenario hugeScenario() {
    core::Scenario scenario = onHexes(1024, 0);
    core::Board board = *scenario.board;
    core::Dice dice(1274);
    for (core::SpaceId space{0}; space.value < core::spaceCount(board); ++space.value)
        core::setTerrain(board, space, anyTerrain(dice));
    scenario.board = board;
    scenario.sharedBoard = std::move(board);
    return scenario;
}

core::Edit anyStroke(const core::Scenario& scenario, core::Dice& dice) {
    const core::Board& board = *scenario.board;
    const core::SpaceId centre{dice.below(core::spaceCount(board))};
    return {core::PaintTerrain{core::disk(board, centre, 2), board.terrains[anyTerrain(dice)]}};
}

void waitUntilChecked(const model::ScenarioDocument& document) {
    while (!document.isChecked())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

/// Counts the slowest rounds too: the mean hides them.
class Rounds {
public:
    template <class Work>
    void time(benchmark::State& state, Work work) {
        const auto begin = std::chrono::steady_clock::now();
        work();
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
        state.SetIterationTime(took.count());
        m_milliseconds.push_back(took.count() * 1000);
    }
    void report(benchmark::State& state) {
        std::sort(m_milliseconds.begin(), m_milliseconds.end());
        state.counters["p95_ms"] = m_milliseconds[m_milliseconds.size() * 95 / 100];
    }

private:
    std::vector<double> m_milliseconds;
};

void openHuge(benchmark::State& state) { // P3: below 500 ms with the first picture
    const QTemporaryDir folder;
    const std::filesystem::path path = std::filesystem::path(folder.path().toStdString()) / "huge.json";
    static_cast<void>(model::saveScenario(hugeScenario(), {}, path, model::Overwrite::Allow));
    for ([[maybe_unused]] auto round : state)
        benchmark::DoNotOptimize(model::openScenario(path));
}
BENCHMARK(openHuge)->Unit(benchmark::kMillisecond);

void saveHuge(benchmark::State& state) { // P3: below 300 ms
    const QTemporaryDir folder;
    const std::filesystem::path path = std::filesystem::path(folder.path().toStdString()) / "huge.json";
    const core::Scenario scenario = hugeScenario();
    for ([[maybe_unused]] auto round : state)
        benchmark::DoNotOptimize(model::saveScenario(scenario, {}, path, model::Overwrite::Allow));
}
BENCHMARK(saveHuge)->Unit(benchmark::kMillisecond);

void stepBackAndForth(benchmark::State& state) { // P5: 95 of 100 below 2 ms, journal and findings included
    const QTemporaryDir folder;
    model::ScenarioDocument document(ruleset(), hugeScenario());
    document.keepJournal(folder.path().toStdString());
    waitUntilChecked(document);
    core::Dice dice(7);
    for (int i = 0; i < 1000; ++i)
        static_cast<void>(document.apply(anyStroke(document.scenario(), dice)));
    Rounds rounds;
    for ([[maybe_unused]] auto round : state)
        rounds.time(state, [&] {
            if (document.history().canUndo() && dice.below(2) == 0)
                document.history().undo();
            else
                document.history().redo();
        });
    rounds.report(state);
    document.giveUpUnsavedSteps();
}
BENCHMARK(stepBackAndForth)->UseManualTime()->Iterations(2000)->Unit(benchmark::kMillisecond);

void findingsAfterOneStroke(benchmark::State& state) { // P6: below 10 ms
    model::ScenarioDocument document(ruleset(), hugeScenario());
    waitUntilChecked(document);
    core::Dice dice(9);
    Rounds rounds;
    for ([[maybe_unused]] auto round : state) {
        const core::Edit stroke = anyStroke(document.scenario(), dice);
        rounds.time(state, [&] { static_cast<void>(document.apply(stroke)); });
    }
    rounds.report(state);
}
BENCHMARK(findingsAfterOneStroke)->UseManualTime()->Iterations(500)->Unit(benchmark::kMillisecond);

void allFindingsOfHuge(benchmark::State& state) { // P6: below 300 ms
    const core::Scenario scenario = hugeScenario();
    for ([[maybe_unused]] auto round : state)
        benchmark::DoNotOptimize(core::runChecks(ruleset().rules.checks(), ruleset().rules.info(), scenario));
}
BENCHMARK(allFindingsOfHuge)->Unit(benchmark::kMillisecond);

void allFindingsOfBundled(benchmark::State& state) { // P6: below 30 ms
    const core::Scenario& scenario = ruleset().rules.info().blank;
    for ([[maybe_unused]] auto round : state)
        benchmark::DoNotOptimize(core::runChecks(ruleset().rules.checks(), ruleset().rules.info(), scenario));
}
BENCHMARK(allFindingsOfBundled)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
