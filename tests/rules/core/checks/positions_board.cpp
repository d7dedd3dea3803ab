// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/core/checks/positions.h"

namespace orontes::tests {

using namespace core;

namespace {

Change cell(const char* table, const char* row, const char* column, Value value) {
    return [=](Scenario& s) { s.tables.edit().push_back({table, row, column, value}); };
}

void leaveSound(Scenario&) {}

/// A map of areas on which nobody stands.
Change areas(std::vector<Area> drawn, std::vector<AreaLink> links) {
    return [=](Scenario& s) {
        s.board = makeBoard(Cow<AreaMap>(AreaMap{drawn, links}), {{"clear"}}, {});
        s.counters = std::vector<Counter>{};
        s.victory = std::vector<VictoryClause>{{{"north"}, "", false, {TurnReached{TurnNumber{2}}}}};
    };
}

Area square(const char* label, double left) {
    return {{label}, {{left, 0}, {left + 10, 0}, {left + 10, 10}, {left, 10}}, {left + 5, 5}};
}

} // namespace

std::vector<Position> boardPositions() {
    const QStringList drop{"Drop the changed cell"};
    return {
        {"ground nobody knows",
         [](Scenario& s) {
             boardOf(s).terrains.push_back({"mud"});
             setTerrain(boardOf(s), SpaceId{5}, 2);
             setTerrain(boardOf(s), SpaceId{3}, 2);
         },
         {"error scenario.board.unknown-terrain at /board/terrain (space 04)"},
         {"Paint Clear over it"},
         [](Scenario& s) { boardOf(s).terrains.push_back({"mud"}); }},
        {"ground nobody knows but is only listed", [](Scenario& s) { boardOf(s).terrains.push_back({"mud"}); }, {}, {}},
        {"a feature nobody knows",
         [](Scenario& s) {
             boardOf(s).features.push_back({"wall"});
             setFeatures(boardOf(s), *edgeBetween(boardOf(s), SpaceId{1}, SpaceId{2}), 3);
         },
         {"error scenario.board.unknown-feature at /board/edges/wall (edge 02-03)"},
         {"Erase wall everywhere"},
         [](Scenario& s) {
             boardOf(s).features.push_back({"wall"});
             setFeatures(boardOf(s), *edgeBetween(boardOf(s), SpaceId{1}, SpaceId{2}), 1);
         }},
        {"a feature nobody knows but is only listed",
         [](Scenario& s) { boardOf(s).features.push_back({"wall"}); },
         {},
         {}},
        {"parts of a shared board stand elsewhere",
         [](Scenario& s) {
             s.boardFile = "ford.json";
             boardOf(s).regions.edit()[0].spaces.clear();
         },
         {"warning scenario.region.empty at /board"},
         {"Remove the region North bank"}},
        {"no board",
         [](Scenario& s) {
             s.board = makeBoard(Cow<AreaMap>(), {{"clear"}}, {});
             s.counters = std::vector<Counter>{};
             s.victory = std::vector<VictoryClause>{{{"north"}, "", false, {TurnReached{TurnNumber{2}}}}};
         },
         {"error scenario.board.empty at /board", "error scenario.counter.none at /counters"},
         {}},
        {"areas side by side",
         areas({square("A", 0), square("B", 10)}, {{SpaceId{0}, SpaceId{1}}}),
         {"error scenario.counter.none at /counters"},
         {}},
        {"places without outlines",
         areas({{{"A"}, {}, {0, 0}}, {{"B"}, {}, {9, 9}}}, {{SpaceId{0}, SpaceId{1}}}),
         {"error scenario.counter.none at /counters"},
         {}},
        {"outlines that enclose nothing",
         areas({{{"A"}, {{0, 0}, {10, 0}}, {5, 0}},
                {{"B"}, {{20, 0}, {30, 10}, {30, 0}, {20, 10}}, {25, 2}},
                {{"C"}, {{40, 0}, {50, 0}, {60, 0}}, {50, 0}}},
               {{SpaceId{0}, SpaceId{1}}, {SpaceId{1}, SpaceId{2}}}),
         {"error scenario.counter.none at /counters",
          "error scenario.board.outline-corners at /board/geometry/areas/0 (space A)",
          "error scenario.board.outline-crosses at /board/geometry/areas/1 (space B)",
          "error scenario.board.outline-crosses at /board/geometry/areas/2 (space C)"},
         {}},
        {"one area over another, and one alone",
         areas({square("A", 0), square("B", 3), square("C", 40)}, {{SpaceId{0}, SpaceId{1}}}),
         {"error scenario.counter.none at /counters",
          "warning scenario.board.overlaps at /board/geometry/areas/0 (space A)",
          "warning scenario.board.overlaps at /board/geometry/areas/1 (space B)",
          "warning scenario.board.alone at /board/geometry/areas/2 (space C)"},
         {}},
        {"a region of nothing",
         [](Scenario& s) { boardOf(s).regions.edit()[0].spaces.clear(); },
         {"warning scenario.region.empty at /board/regions/0"},
         {"Remove the region North bank"},
         [](Scenario& s) { boardOf(s).regions.edit().clear(); }},
        {"a region beyond the board",
         [](Scenario& s) { boardOf(s).regions.edit()[0].spaces = {{"01"}, {"42"}, {"43"}}; },
         {"warning scenario.region.unknown-space at /board/regions/0"},
         {"Leave out 42, 43"},
         [](Scenario& s) { boardOf(s).regions.edit()[0].spaces = {{"01"}}; }},
        {"a changed cell that fits", cell("combat", "low", "loss", std::int64_t{6}), {}, {}},
        {"a changed result that fits", cell("combat", "low", "result", std::string("hold")), {}, {}},
        {"a table there is not",
         cell("weather", "low", "loss", std::int64_t{1}),
         {"warning scenario.table.unknown-cell at /tables/0"},
         drop,
         leaveSound},
        {"a row there is not",
         cell("combat", "middle", "loss", std::int64_t{1}),
         {"warning scenario.table.unknown-cell at /tables/0"},
         drop,
         leaveSound},
        {"a column there is not",
         cell("combat", "low", "gain", std::int64_t{1}),
         {"warning scenario.table.unknown-cell at /tables/0"},
         drop,
         leaveSound},
        {"a table that is fixed",
         cell("terrain", "low", "loss", std::int64_t{1}),
         {"warning scenario.table.unknown-cell at /tables/0"},
         drop,
         leaveSound},
        {"a loss out of range",
         cell("combat", "low", "loss", std::int64_t{7}),
         {"error scenario.table.wrong-value at /tables/0"},
         drop,
         leaveSound},
        {"a result for a loss",
         cell("combat", "low", "loss", std::string("rout")),
         {"error scenario.table.wrong-value at /tables/0"},
         drop,
         leaveSound},
        {"a result there is not",
         cell("combat", "high", "result", std::string("flee")),
         {"error scenario.table.wrong-value at /tables/0"},
         drop,
         leaveSound},
    };
}

} // namespace orontes::tests
