// SPDX-License-Identifier: GPL-3.0-or-later
// What a frame of the map costs (P1, P2) and what one undone edit costs the canvas (part of P5). Reports the 95th
// percentile and the worst of all frames; a frame is everything from the input to the repainted viewport.
#include "editor/map/map_canvas.h"
#include "editor/map/tools/brush.h"
#include "editor/paint/scatter.h"
#include "rules/core/scenario/edit.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QWheelEvent>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace orontes;
using namespace orontes::editor;

namespace {

core::Board hexes(int side) {
    core::HexGrid grid;
    grid.width = side;
    grid.height = side;
    core::Board board = core::makeBoard(grid, {{"clear"}, {"slope"}, {"hilltop"}, {"woods"}, {"rough"}, {"lake"}},
                                        {{"river"}, {"crest"}, {"road"}});
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) { // clumps of eight, as real maps have them
            const auto clump = placeHash(column / 8, row / 8) % 12;
            if (clump < 5)
                core::setTerrain(board, *core::spaceAt(board, column, row), static_cast<core::TerrainCode>(1 + clump));
        }
    for (int column = 0; column < side; ++column)
        for (int row = 12; row + 1 < side; row += 24)
            if (const auto edge = core::edgeBetween(board, *core::spaceAt(board, column, row),
                                                    *core::spaceAt(board, column, row + 1)))
                core::setFeatures(board, *edge, 1);
    return board;
}

std::vector<PlacedCounter> army(const core::Board& board, int size) {
    std::vector<PlacedCounter> counters;
    for (int i = 0; i < size; ++i) {
        PlacedCounter counter;
        counter.id = core::CounterId{i};
        const auto place = placeHash(i, 7) % static_cast<std::uint64_t>(core::spaceCount(board));
        counter.space = core::SpaceId{static_cast<std::int32_t>(place)};
        counter.face.symbol = i % 3 == 0 ? "archer" : "spear";
        counter.face.band = {i % 2 == 0 ? 0xD55E00U : 0x0072B2U};
        counter.face.texts = {{core::Slot::BandLeft, "MI"}, {core::Slot::LowerRight, std::to_string(1 + i % 20)}};
        counters.push_back(std::move(counter));
    }
    return counters;
}

/// A canvas of 1600 x 1000 and the times of its frames.
class Desk {
public:
    Desk(int side, int counters) {
        core::Board board = hexes(side);
        std::vector<PlacedCounter> placed = army(board, counters);
        canvas.resize(1600, 1000);
        canvas.show();
        QApplication::processEvents();
        QElapsedTimer timer;
        timer.start();
        canvas.setPicture({core::Cow<core::Board>(std::move(board)), {}, std::move(placed)});
        canvas.viewport()->repaint();
        firstFrame = static_cast<double>(timer.nsecsElapsed()) * 1e-6;
        settle();
    }

    void settle() {
        const auto visible = [this] { return QRect(canvas.view().corner(), canvas.view().size.toSize()); };
        while (!canvas.tiles().isComplete(visible()))
            canvas.viewport()->repaint();
    }

    template <class Input>
    void frame(Input input) {
        QElapsedTimer timer;
        timer.start();
        input();
        canvas.viewport()->repaint();
        times.push_back(static_cast<double>(timer.nsecsElapsed()) * 1e-6);
    }

    void wheel(QPointF at, int turn) {
        QWheelEvent event(at, canvas.viewport()->mapToGlobal(at), {}, {0, turn}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(canvas.viewport(), &event);
    }
    void pan(int key) {
        QKeyEvent event(QEvent::KeyPress, key, Qt::ControlModifier);
        QCoreApplication::sendEvent(&canvas, &event);
    }
    /// A brush of 19 hexes painted at a point, as a document would hand it on.
    void stamp(QPointF at, core::TerrainCode terrain) {
        const std::optional<core::SpaceId> space = canvas.spotAt(at).space;
        if (!space)
            return;
        MapPicture next = canvas.picture();
        core::ChangeSet changes;
        changes.spaces = brushSpaces(*next.board, *space, 2);
        for (const core::SpaceId painted : changes.spaces)
            core::setTerrain(next.board.edit(), painted, terrain);
        canvas.change(std::move(next), changes);
    }

    void report(benchmark::State& state) {
        std::sort(times.begin(), times.end());
        if (times.empty())
            return;
        state.counters["p95_ms"] = times[times.size() * 95 / 100];
        state.counters["worst_ms"] = times.back();
    }

    MapCanvas canvas;
    double firstFrame = 0;
    std::vector<double> times;
};

void panZoomAndBrush(benchmark::State& state) {
    Desk desk(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
    desk.canvas.setZoom(1);
    desk.settle();
    int step = 0;
    for (auto _ : state) {
        const int phase = step % 60;
        desk.frame([&] {
            if (phase < 20)
                desk.pan(step / 60 % 2 == 0 ? Qt::Key_Right : Qt::Key_Down);
            else if (phase < 40)
                desk.wheel({800, 500}, phase < 30 ? -60 : 60);
            else
                desk.stamp({400.0 + 40 * (phase - 40), 500}, static_cast<core::TerrainCode>(1 + step / 60 % 4));
        });
        ++step;
    }
    desk.report(state);
}

void firstPictureOfAll(benchmark::State& state) {
    for (auto _ : state) {
        Desk desk(static_cast<int>(state.range(0)), 0);
        state.counters["first_ms"] = desk.firstFrame;
    }
}

void panZoomedOut(benchmark::State& state) {
    Desk desk(static_cast<int>(state.range(0)), 0);
    for (auto _ : state)
        desk.frame([&] { desk.pan(desk.times.size() % 8 < 4 ? Qt::Key_Left : Qt::Key_Right); });
    desk.report(state);
}

void strokeStep(benchmark::State& state) {
    Desk desk(static_cast<int>(state.range(0)), 0);
    desk.canvas.setZoom(1);
    desk.settle();
    int step = 0;
    for (auto _ : state) {
        desk.frame([&] {
            desk.stamp({200.0 + 31 * (step % 38), 300.0 + step / 38 % 10 * 40},
                       static_cast<core::TerrainCode>(step % 5));
        });
        ++step;
    }
    desk.report(state);
}

} // namespace

BENCHMARK(panZoomAndBrush)->Args({256, 2000})->Iterations(600)->Unit(benchmark::kMillisecond);
BENCHMARK(firstPictureOfAll)->Arg(1024)->Iterations(3)->Unit(benchmark::kMillisecond);
BENCHMARK(panZoomedOut)->Arg(1024)->Iterations(200)->Unit(benchmark::kMillisecond);
BENCHMARK(strokeStep)->Arg(1024)->Iterations(400)->Unit(benchmark::kMillisecond);

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
