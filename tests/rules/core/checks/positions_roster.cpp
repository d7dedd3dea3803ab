// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/core/checks/positions.h"

namespace orontes::tests {

using namespace core;

std::vector<Position> sidePositions() {
    return {
        {"no title", [](Scenario& s) { s.title.clear(); }, {"warning scenario.title.missing at /title"}, {}},
        {"a title of blanks", [](Scenario& s) { s.title = " \n"; }, {"warning scenario.title.missing at /title"}, {}},
        {"the first turn is turn 0",
         [](Scenario& s) { s.firstTurn = TurnNumber{0}; },
         {"error scenario.turns.below-one at /turns/first"},
         {"Begin with turn 1"},
         [](Scenario&) {}},
        {"the last turn comes before the first",
         [](Scenario& s) { s.firstTurn = TurnNumber{9}; },
         {"error scenario.turns.reversed at /turns/last"},
         {"Exchange the first and the last turn", "Play without a last turn"},
         [](Scenario& s) {
             s.firstTurn = TurnNumber{8};
             s.lastTurn = TurnNumber{9};
         }},
        {"one turn is enough", [](Scenario& s) { s.firstTurn = TurnNumber{8}; }, {}, {}},
        {"nobody plays",
         [](Scenario& s) { s.seats.edit().clear(); },
         {"error scenario.sides.no-seat at /seats", "error scenario.sides.unknown-seat at /sides/0/seat",
          "error scenario.sides.unknown-seat at /sides/1/seat",
          "error scenario.victory.unknown-winner at /victory/0/winner",
          "error scenario.victory.unknown-winner at /victory/1/winner"},
         {}},
        {"a side without its seat",
         [](Scenario& s) { s.sides.edit()[0].seat = {"east"}; },
         {"error scenario.sides.unknown-seat at /sides/0/seat"},
         {"Command it from North", "Command it from South"},
         [](Scenario&) {}},
        {"a side without counters",
         [](Scenario& s) { s.sides.edit().push_back({{"grey"}, "Greys", {"north"}, {}, {}}); },
         {"note scenario.sides.no-counters at /sides/2"},
         {}},
    };
}

std::vector<Position> rosterPositions() {
    return {
        {"no counters",
         [](Scenario& s) {
             s.counters.edit().clear();
             s.victory = std::vector<VictoryClause>{{{"north"}, "", false, {TurnReached{TurnNumber{2}}}}};
         },
         {"error scenario.counter.none at /counters"},
         {}},
        {"a type nobody knows",
         [](Scenario& s) { counterAt(s, 0).type = {"ship"}; },
         {"error scenario.counter.unknown-type at /counters/0/type (counter 1)"},
         {"Make it Host", "Make it Scout", "Remove Amun"},
         [](Scenario&) {}},
        {"a side nobody knows",
         [](Scenario& s) { counterAt(s, 1).side = {"grey"}; },
         {"error scenario.counter.unknown-side at /counters/1/side (counter 2)"},
         {"Give it to Reds", "Give it to Blues", "Remove Ptah"},
         [](Scenario&) {}},
        {"no name",
         [](Scenario& s) { counterAt(s, 0).name.clear(); },
         {"warning scenario.counter.unnamed at /counters/0/name (counter 1)"},
         {}},
        {"one name twice in a side",
         [](Scenario& s) { counterAt(s, 1).name = "Amun"; },
         {"warning scenario.counter.same-name at /counters/1/name (counter 2)"},
         {"Call it Amun 2"},
         [](Scenario& s) { counterAt(s, 1).name = "Amun 2"; }},
        {"the next number is taken too",
         [](Scenario& s) {
             counterAt(s, 1).name = "Amun";
             s.counters.edit().push_back(counterAt(s, 0));
             counterAt(s, 3).id = CounterId{9};
             counterAt(s, 3).name = "Amun 2";
         },
         {"warning scenario.counter.same-name at /counters/1/name (counter 2)"},
         {"Call it Amun 3"}},
        {"one name in two sides", [](Scenario& s) { counterAt(s, 2).name = "Amun"; }, {}, {}},
        {"set up in a space that is not there",
         [](Scenario& s) { counterAt(s, 0).setUp.place = AtSpace{{"09"}}; },
         {"error scenario.set-up.unknown-space at /counters/0/setUp (counter 1)"},
         {"Begin off the map"},
         [](Scenario& s) { counterAt(s, 0).setUp.place = OffMap{}; }},
        {"one of the spaces is not there",
         [](Scenario& s) { counterAt(s, 0).setUp = {TurnNumber{2}, WithinSpaces{{{"01"}, {"99"}, {"2"}}}}; },
         {"error scenario.set-up.unknown-space at /counters/0/setUp (counter 1)"},
         {"Leave out 99"},
         [](Scenario& s) { counterAt(s, 0).setUp = {TurnNumber{2}, WithinSpaces{{{"01"}, {"2"}}}}; }},
        {"one of the entries is not there",
         [](Scenario& s) { counterAt(s, 0).setUp.place = EntersAt{{{"99"}, {"01"}, {"98"}}}; },
         {"error scenario.set-up.unknown-space at /counters/0/setUp (counter 1)"},
         {"Leave out 99, 98"},
         [](Scenario& s) { counterAt(s, 0).setUp.place = EntersAt{{{"01"}}}; }},
        {"nowhere to be set up",
         [](Scenario& s) { counterAt(s, 0).setUp.place = WithinSpaces{}; },
         {"error scenario.set-up.no-space at /counters/0/setUp (counter 1)"},
         {"Begin off the map"},
         [](Scenario& s) { counterAt(s, 0).setUp.place = OffMap{}; }},
        {"a region that is not there",
         [](Scenario& s) { counterAt(s, 0).setUp.place = WithinRegion{{"south"}}; },
         {"error scenario.set-up.unknown-region at /counters/0/setUp (counter 1)"},
         {"Begin off the map"},
         [](Scenario& s) { counterAt(s, 0).setUp.place = OffMap{}; }},
        {"a region that has only lost spaces",
         [](Scenario& s) {
             boardOf(s).regions.edit()[0].spaces = {{"77"}};
             counterAt(s, 0).setUp.place = WithinRegion{{"bank"}};
         },
         {"error scenario.set-up.no-space at /counters/0/setUp (counter 1)",
          "warning scenario.region.unknown-space at /board/regions/0"},
         {"Begin off the map"}},
        {"to come after the last turn",
         [](Scenario& s) { counterAt(s, 0).setUp.turn = TurnNumber{9}; },
         {"warning scenario.set-up.after-end at /counters/0/setUp (counter 1)"},
         {"Come on turn 8"},
         [](Scenario& s) { counterAt(s, 0).setUp.turn = TurnNumber{8}; }},
        {"to come on the last turn", [](Scenario& s) { counterAt(s, 0).setUp.turn = TurnNumber{8}; }, {}, {}},
        {"no turn is after the last one where there is none",
         [](Scenario& s) {
             s.lastTurn.reset();
             counterAt(s, 0).setUp.turn = TurnNumber{9};
         },
         {},
         {}},
        {"who is off the map or lost never comes",
         [](Scenario& s) {
             counterAt(s, 0).setUp = {TurnNumber{9}, OffMap{}};
             counterAt(s, 1).setUp = {TurnNumber{9}, Lost{}};
         },
         {},
         {}},
        {"a region, off the map and lost are fine",
         [](Scenario& s) {
             counterAt(s, 0).setUp.place = WithinRegion{{"bank"}};
             counterAt(s, 1).setUp.place = OffMap{};
             counterAt(s, 2).setUp.place = Lost{};
         },
         {},
         {}},
    };
}

} // namespace orontes::tests
