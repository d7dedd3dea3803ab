// SPDX-License-Identifier: GPL-3.0-or-later
// A board of 1024 x 1024 hexes under the brush: time of one stroke, memory of ten thousand, cost of single questions.
#include "rules/core/play/dice.h"
#include "rules/core/scenario/edit.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <malloc.h>
#include <vector>

using namespace orontes::core;

namespace {

constexpr int strokes = 10'000;

Board hugeBoard() {
    return makeBoard(HexGrid{1024, 1024, HexGrid::Orientation::FlatTop, true, {}},
                     {TerrainToken{"open"}, TerrainToken{"hill"}, TerrainToken{"marsh"}, TerrainToken{"wood"}},
                     {FeatureToken{"river"}, FeatureToken{"road"}});
}

/// Every space painted, so that every tile exists.
Scenario hugeScenario() {
    Board board = hugeBoard();
    Dice dice(1274);
    for (SpaceId space{0}; space.value < spaceCount(board); ++space.value)
        setTerrain(board, space, static_cast<TerrainCode>(dice.below(4)));
    Scenario scenario;
    scenario.board = std::move(board);
    return scenario;
}

Edit anyStroke(const Board& board, Dice& dice) {
    const SpaceId centre{dice.below(spaceCount(board))};
    return {PaintTerrain{disk(board, centre, 2), board.terrains[static_cast<std::size_t>(dice.below(4))]}};
}

Edit anyRiver(const Board& board, Dice& dice) {
    PaintEdges edges{{}, board.features[static_cast<std::size_t>(dice.below(2))], PaintEdges::Change::Add};
    for (const Neighbour& next : neighbours(board, SpaceId{dice.below(spaceCount(board))}))
        edges.edges.push_back(next.edge);
    return {edges};
}

/// Applies one edit per round, keeping every scenario as an undo history does, and counts the slowest ones.
template <class MakeEdit>
void runStrokes(benchmark::State& state, MakeEdit makeEdit) {
    std::vector<Scenario> history{hugeScenario()};
    history.reserve(strokes + 1);
    std::vector<double> microseconds;
    microseconds.reserve(strokes);
    Dice dice(7);
    const std::size_t before = mallinfo2().uordblks;
    for ([[maybe_unused]] auto round : state) {
        const Edit edit = makeEdit(*history.back().board, dice);
        const auto start = std::chrono::steady_clock::now();
        Result<Edited> edited = applyEdit(history.back(), edit);
        const std::chrono::duration<double, std::micro> took = std::chrono::steady_clock::now() - start;
        history.push_back(std::move(edited->scenario));
        microseconds.push_back(took.count());
        state.SetIterationTime(took.count() / 1e6);
    }
    std::sort(microseconds.begin(), microseconds.end());
    state.counters["p95_us"] = microseconds[microseconds.size() * 95 / 100];
    state.counters["max_us"] = microseconds.back();
    state.counters["held_MiB"] = static_cast<double>(mallinfo2().uordblks - before) / (1024.0 * 1024.0);
}

void brushOf19Hexes(benchmark::State& state) {
    runStrokes(state, anyStroke);
}
BENCHMARK(brushOf19Hexes)->Iterations(strokes)->UseManualTime()->Unit(benchmark::kMicrosecond);

void edgesAroundAHex(benchmark::State& state) {
    runStrokes(state, anyRiver);
}
BENCHMARK(edgesAroundAHex)->Iterations(strokes)->UseManualTime()->Unit(benchmark::kMicrosecond);

void changesOfOneStroke(benchmark::State& state) {
    const Scenario before = hugeScenario();
    Dice dice(7);
    const Scenario after = applyEdit(before, anyStroke(*before.board, dice))->scenario;
    for ([[maybe_unused]] auto round : state)
        benchmark::DoNotOptimize(changesBetween(before, after));
}
BENCHMARK(changesOfOneStroke)->Unit(benchmark::kMicrosecond);

void changesOfAWholeBoard(benchmark::State& state) {
    Scenario before;
    before.board = hugeBoard();
    const Scenario after = hugeScenario();
    for ([[maybe_unused]] auto round : state)
        benchmark::DoNotOptimize(changesBetween(before, after));
}
BENCHMARK(changesOfAWholeBoard)->Unit(benchmark::kMillisecond);

void newBoard(benchmark::State& state) {
    for ([[maybe_unused]] auto round : state)
        benchmark::DoNotOptimize(hugeBoard());
}
BENCHMARK(newBoard)->Unit(benchmark::kMicrosecond);

template <class Ask>
void runQuestions(benchmark::State& state, Ask ask) {
    const Board board = hugeBoard();
    Dice dice(11);
    for ([[maybe_unused]] auto round : state)
        benchmark::DoNotOptimize(ask(board, SpaceId{dice.below(spaceCount(board))}));
}

void neighbourOver(benchmark::State& state) {
    runQuestions(state, [](const Board& board, SpaceId space) { return neighbour(board, space, space.value % 6); });
}
BENCHMARK(neighbourOver);

void allNeighbours(benchmark::State& state) {
    runQuestions(state, [](const Board& board, SpaceId space) { return neighbours(board, space); });
}
BENCHMARK(allNeighbours);

void distanceToTheMiddle(benchmark::State& state) {
    runQuestions(state, [](const Board& board, SpaceId space) { return distance(board, space, SpaceId{524'800}); });
}
BENCHMARK(distanceToTheMiddle);

void labelThereAndBack(benchmark::State& state) {
    runQuestions(state, [](const Board& board, SpaceId space) { return findSpace(board, labelOf(board, space)); });
}
BENCHMARK(labelThereAndBack);

void spaceUnderThePointer(benchmark::State& state) {
    runQuestions(state, [](const Board& board, SpaceId space) { return spaceUnder(board, centreOf(board, space)); });
}
BENCHMARK(spaceUnderThePointer);

void edgeNearThePointer(benchmark::State& state) {
    runQuestions(state, [](const Board& board, SpaceId space) { return edgeNear(board, centreOf(board, space), 1); });
}
BENCHMARK(edgeNearThePointer);

} // namespace

BENCHMARK_MAIN();
