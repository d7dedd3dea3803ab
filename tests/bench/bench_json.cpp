// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/json_text.h"
#include "rules/core/json/scenario_json.h"
#include "rules/core/play/dice.h"

#include <benchmark/benchmark.h>

using namespace orontes::core;

namespace {

/// A hex board with five terrains at random, a river of one edge in fifty, and 2,000 counters.
Scenario largeScenario(int side) {
    Dice dice(1);
    Numbering numbering;
    numbering.digits = 4;
    Board board = makeBoard(HexGrid{side, side, HexGrid::Orientation::FlatTop, true, numbering},
                            {{"clear"}, {"hills"}, {"woods"}, {"lake"}, {"town"}}, {{"river"}, {"road"}});
    for (SpaceId space{0}; space.value < spaceCount(board); ++space.value) {
        setTerrain(board, space, static_cast<TerrainCode>(dice.below(5)));
        if (dice.below(50) == 0)
            if (const auto next = neighbour(board, space, dice.below(6)))
                setFeatures(board, next->edge, static_cast<FeatureMask>(1 + dice.below(2)));
    }
    Scenario scenario;
    scenario.title = "Large";
    scenario.seats = std::vector<Seat>{{{"north"}, "North"}, {{"south"}, "South"}};
    scenario.sides = std::vector<Side>{{{"red"}, "Red", {"north"}, {}, {}}, {{"blue"}, "Blue", {"south"}, {}, {}}};
    for (int i = 0; i < 2000; ++i) {
        const SpaceId at{dice.below(spaceCount(board))};
        scenario.counters.edit().push_back({CounterId{i},
                                            {"infantry"},
                                            "Host " + std::to_string(i),
                                            {i % 2 == 0 ? "red" : "blue"},
                                            "",
                                            {TurnNumber{1}, AtSpace{labelOf(board, at)}},
                                            {{FieldId{"strength"}, std::int64_t{i % 9}}},
                                            {}});
    }
    scenario.board = std::move(board);
    return scenario;
}

const Scenario& sample(const benchmark::State& state) {
    static const Scenario small = largeScenario(64);
    static const Scenario large = largeScenario(1024);
    return state.range(0) == 64 ? small : large;
}

void setBytes(benchmark::State& state, const std::string& text) {
    state.counters["KiB"] = static_cast<double>(text.size()) / 1024;
}

void readsScenario(benchmark::State& state) {
    const std::string text = writeScenario(sample(state));
    for (auto step : state)
        benchmark::DoNotOptimize(readScenario(text, {}));
    setBytes(state, text);
}

void parsesText(benchmark::State& state) {
    const std::string text = writeScenario(sample(state));
    for (auto step : state)
        benchmark::DoNotOptimize(parseJson(text));
    setBytes(state, text);
}

void writesScenario(benchmark::State& state) {
    std::string text;
    for (auto step : state)
        benchmark::DoNotOptimize(text = writeScenario(sample(state)));
    setBytes(state, text);
}

void hashesScenario(benchmark::State& state) {
    for (auto step : state)
        benchmark::DoNotOptimize(scenarioHash(sample(state)));
}

} // namespace

BENCHMARK(readsScenario)->Arg(64)->Arg(1024)->Unit(benchmark::kMillisecond);
BENCHMARK(parsesText)->Arg(64)->Arg(1024)->Unit(benchmark::kMillisecond);
BENCHMARK(writesScenario)->Arg(64)->Arg(1024)->Unit(benchmark::kMillisecond);
BENCHMARK(hashesScenario)->Arg(1024)->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();
