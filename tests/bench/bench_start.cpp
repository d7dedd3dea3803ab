// SPDX-License-Identifier: GPL-3.0-or-later
// From starting the program with a bundled battle to its first picture. Each round starts this program again as the
// real one, which ends as soon as the map has been painted.
#include "app/window/run_window.h"
#include "editor/map/map_canvas.h"
#include "tests/support/paths.h"

#include <QCoreApplication>
#include <QEvent>
#include <QObject>
#include <QProcess>
#include <QTimer>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <vector>

using namespace orontes;

namespace {

bool isRestarted = false;

/// Leaves the program when the event after the first painting of a map is due.
class FirstPicture : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint && watched->parent() &&
            watched->parent()->inherits(editor::MapCanvas::staticMetaObject.className()))
            QTimer::singleShot(0, QCoreApplication::instance(), [] { std::_Exit(0); });
        return false;
    }
};

void watchForTheFirstPicture() {
    if (isRestarted)
        QCoreApplication::instance()->installEventFilter(new FirstPicture(QCoreApplication::instance()));
}
Q_COREAPP_STARTUP_FUNCTION(watchForTheFirstPicture)

void startWithABattle(benchmark::State& state) { // P4: below 300 ms
    const QString battle = QString::fromUtf8(tests::sourceFolder) + QStringLiteral("/scenarios/qadesh/qadesh.json");
    std::vector<double> milliseconds;
    for ([[maybe_unused]] auto round : state) {
        const auto begin = std::chrono::steady_clock::now();
        QProcess program;
        program.setProcessChannelMode(QProcess::ForwardedChannels);
        program.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--restarted"), battle});
        if (!program.waitForFinished(30'000) || program.exitCode() != 0)
            return state.SkipWithError("no picture within 30 seconds");
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
        state.SetIterationTime(took.count());
        milliseconds.push_back(took.count() * 1000);
    }
    state.counters["worst_ms"] = *std::max_element(milliseconds.begin(), milliseconds.end());
}
BENCHMARK(startWithABattle)->UseManualTime()->Iterations(20)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv) {
    isRestarted = argc == 3 && std::strcmp(argv[1], "--restarted") == 0;
    if (isRestarted)
        return app::runWindow(argc, argv, {argv[2]});
    const QCoreApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
