// SPDX-License-Identifier: GPL-3.0-or-later
// P9: a complete kit of Kadesh's size in less than 1 s and 150 MiB. P12: a board of 1000 x 1000 as PNG in less than 30
// s and 100 MiB.
#include "editor/publish/kit.h"

#include <QGuiApplication>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>
#include <sys/resource.h>

#include <string>

using namespace orontes;
using namespace orontes::editor;

namespace {

core::FieldSpec number(const char* id) {
    core::FieldSpec field;
    field.id = core::FieldId{id};
    field.label = core::TextId{"strength"};
    field.maximum = 20;
    field.defaultValue = std::int64_t{0};
    return field;
}

core::RulesetInfo rules() {
    core::RulesetInfo info;
    info.id = core::RulesetId{"bench"};
    info.texts.add(R"({"unit": "Unit", "strength": "Strength", "orders": "Orders", "first": "First", "aid": "Combat",
                       "words": "Odds are rounded in favour of the defender.", "table": "Combat results"})");
    info.terrains = {{core::TerrainToken{"clear"}, core::TextId{"unit"}, {}, "clear", true, {}},
                     {core::TerrainToken{"woods"}, core::TextId{"unit"}, {}, "woods", true, {}},
                     {core::TerrainToken{"slope"}, core::TextId{"unit"}, {}, "slope", true, {}},
                     {core::TerrainToken{"stream"}, core::TextId{"unit"}, {}, "stream", true, {}}};
    core::CounterTypeSpec unit;
    unit.type = core::CounterType{"unit"};
    unit.label = core::TextId{"unit"};
    unit.fields = {number("melee"), number("move")};
    unit.front = {"archer", {{core::Slot::LowerLeft, "{melee}"}, {core::Slot::LowerRight, "{move}"}}};
    unit.back = unit.front;
    unit.backState = core::FaceState::Disrupted;
    info.counterTypes = {unit};
    core::TableSpec table;
    table.id = "crt";
    table.label = core::TextId{"table"};
    for (int row = 0; row < 6; ++row) {
        table.rows.push_back({std::to_string(row), core::TextId{"first"}});
        table.cells.emplace_back(10, core::TableCell{std::string("De"), core::Provenance::Text, {}});
    }
    table.columns.assign(10, {"odds", core::TextId{"first"}});
    info.tables = {table};
    info.print.orderSheets = {{"plot", core::TextId{"orders"}, {unit.type}, {4, core::TextId{"first"}}, 1}};
    info.print.aids = {{"combat", core::TextId{"aid"}, {core::TextId{"words"}}, {"crt"}}};
    return info;
}

core::Board board(int width, int height) {
    core::HexGrid grid;
    grid.width = width;
    grid.height = height;
    core::Board made = core::makeBoard(grid,
                                       {core::TerrainToken{"clear"}, core::TerrainToken{"woods"},
                                        core::TerrainToken{"slope"}, core::TerrainToken{"stream"}},
                                       {});
    for (int space = 0; space < core::spaceCount(made); ++space)
        if (const int kind = (space / 7 + space / width / 3) % 9; kind < 4)
            core::setTerrain(made, core::SpaceId{space}, static_cast<core::TerrainCode>(kind));
    return made;
}

core::Scenario battle(int width, int height) {
    core::Scenario scenario;
    scenario.title = "Kadesh";
    scenario.board = core::Cow<core::Board>(board(width, height));
    scenario.seats =
        core::Cow<std::vector<core::Seat>>({{core::SeatToken{"egypt"}, "Egypt"}, {core::SeatToken{"hatti"}, "Hatti"}});
    scenario.sides = core::Cow<std::vector<core::Side>>(
        {{core::SideToken{"egypt"}, "Egypt", core::SeatToken{"egypt"}, {0xD55E00}, core::Pattern::Solid},
         {core::SideToken{"hatti"}, "Hatti", core::SeatToken{"hatti"}, {0x0072B2}, core::Pattern::Diagonal}});
    for (int i = 0; i < 115; ++i) {
        core::Counter counter;
        counter.id = core::CounterId{i + 1};
        counter.type = core::CounterType{"unit"};
        counter.name = "Unit " + std::to_string(i + 1);
        counter.side = core::SideToken{i < 58 ? "egypt" : "hatti"};
        counter.attributes = {{core::FieldId{"melee"}, std::int64_t{i % 7 + 1}},
                              {core::FieldId{"move"}, std::int64_t{5}}};
        scenario.counters.edit().push_back(std::move(counter));
    }
    return scenario;
}

double peakMiB() {
    struct rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

void run(benchmark::State& state, const core::Scenario& scenario, const KitOptions& options) {
    const core::RulesetInfo info = rules();
    const QTemporaryDir folder;
    std::uint64_t bytes = 0;
    for (auto iteration : state) {
        const auto written = writeKit({{info, scenario}, options, folder.path().toStdString()});
        if (!written)
            return state.SkipWithError(written.error().id.c_str());
        bytes = 0;
        for (const WrittenFile& file : *written)
            bytes += file.bytes;
    }
    state.counters["MiB written"] = static_cast<double>(bytes) / 1024 / 1024;
    state.counters["MiB peak"] = peakMiB();
}

void completeKit(benchmark::State& state) {
    run(state, battle(33, 29), {});
}

void countersAlone(benchmark::State& state) {
    KitOptions options;
    options.pieces = {KitPiece::Counters};
    run(state, battle(33, 29), options);
}

/// 32 pixels a space, as a tiled map of that size has.
void greatBoardAsPicture(benchmark::State& state) {
    KitOptions options;
    options.pieces = {KitPiece::Board};
    options.output = KitOutput::Png;
    options.spaceMillimetres = 8.4667;
    options.dotsPerInch = 96;
    run(state, battle(1000, 1000), options);
}

BENCHMARK(countersAlone)->Unit(benchmark::kMillisecond);
BENCHMARK(completeKit)->Unit(benchmark::kMillisecond);
BENCHMARK(greatBoardAsPicture)->Unit(benchmark::kMillisecond)->Iterations(1);

} // namespace

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
