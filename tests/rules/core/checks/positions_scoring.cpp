// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/core/checks/positions.h"

namespace orontes::tests {

using namespace core;

namespace {

const SideToken red{"red"};
const SideToken blue{"blue"};

/// The first clause asks this instead.
Change asks(Condition condition) {
    return [=](Scenario& s) { clauseAt(s, 0).condition = condition; };
}

QStringList atFirst(const char* severity, const char* what, const char* member = "") {
    return {QString("%1 scenario.condition.%2 at /victory/0/condition%3").arg(severity, what, member)};
}

Condition omen() {
    return {NamedState{{"omen"}}};
}

Condition onTurns(std::initializer_list<int> turns, int need, Conditions of = {omen()}) {
    OnTurns node{{}, need, std::move(of)};
    for (const int turn : turns)
        node.turns.push_back(TurnNumber{turn});
    return {std::move(node)};
}

std::vector<Position> clausePositions() {
    return {
        {"points for nobody",
         [](Scenario& s) { clauseAt(s, 0).side = {}; },
         {"error scenario.victory.unknown-scorer at /victory/0/side"},
         {"Remove the clause"},
         [](Scenario& s) { s.victory.edit().erase(s.victory.edit().begin()); }},
        {"points for a side nobody knows",
         [](Scenario& s) { clauseAt(s, 1).side = {"grey"}; },
         {"error scenario.victory.unknown-scorer at /victory/1/side"},
         {"Remove the clause"},
         [](Scenario& s) { s.victory.edit().pop_back(); }},
        {"no points",
         [](Scenario& s) { clauseAt(s, 0).points = 0; },
         {"error scenario.victory.no-points at /victory/0/points"},
         {"Make it worth one point", "Remove the clause"},
         [](Scenario& s) { clauseAt(s, 0).points = 1; }},
        {"one point", [](Scenario& s) { clauseAt(s, 0).points = 1; }, {}, {}},
        {"a winner where clauses score",
         [](Scenario& s) { clauseAt(s, 0).winner = {"north"}; },
         {"error scenario.victory.decides at /victory/0"},
         {"Leave out who wins"},
         [](Scenario&) {}},
        {"a level and the end where clauses score",
         [](Scenario& s) {
             clauseAt(s, 0).level = "great";
             clauseAt(s, 0).atEndOnly = true;
         },
         {"error scenario.victory.decides at /victory/0"},
         {"Leave out who wins"},
         [](Scenario&) {}},
        {"a name given twice",
         [](Scenario& s) { clauseAt(s, 1).name = "RED-1"; },
         {"warning scenario.victory.same-name at /victory/1/name"},
         {"Leave out the name"},
         [](Scenario& s) { clauseAt(s, 1).name = ""; }},
        {"no names", [](Scenario& s) { clauseAt(s, 0).name = clauseAt(s, 1).name = ""; }, {}, {}},
        {"two sides score by the same",
         [](Scenario& s) { clauseAt(s, 1).condition = clauseAt(s, 0).condition; },
         {},
         {}},
        {"nobody scores by a clause", [](Scenario& s) { s.victory.edit().clear(); }, {}, {}},
    };
}

/// Eight turns are played.
std::vector<Position> turnPositions() {
    return {
        {"on the last turn", asks(onTurns({8}, 1)), {}, {}},
        {"after the last turn",
         asks(onTurns({7, 8, 9, 11}, 2)),
         atFirst("warning", "late-turn", "/turns"),
         {"Leave out 9, 11"},
         asks(onTurns({7, 8}, 2))},
        {"before the first turn", // of a battle frozen in its middle
         [](Scenario& s) {
             s.firstTurn = TurnNumber{3};
             for (Counter& counter : s.counters.edit())
                 counter.setUp.turn = TurnNumber{3};
             clauseAt(s, 0).condition = onTurns({1, 2, 3}, 3);
         },
         {},
         {}},
        {"on more turns than are played",
         asks(onTurns({7, 8, 9}, 3)),
         QStringList{"error scenario.condition.never at /victory/0/condition/need"} +
             atFirst("warning", "late-turn", "/turns"),
         {"Ask for 2"},
         asks(onTurns({7, 8, 9}, 2))},
        {"on more turns than are listed",
         asks(onTurns({7, 8}, 3)),
         atFirst("error", "never", "/need"),
         {"Ask for 2"},
         asks(onTurns({7, 8}, 2))},
        {"on none of the turns",
         asks(onTurns({7, 8}, 0)),
         atFirst("error", "always", "/need"),
         {"Ask for 1"},
         asks(onTurns({7, 8}, 1))},
        {"on no turn", asks(onTurns({}, 1)), atFirst("error", "no-turn", "/turns"), {}},
        {"turns out of order",
         asks(onTurns({5, 3, 5}, 2)),
         atFirst("error", "turn-order", "/turns"),
         {"Put them in order"},
         asks(onTurns({3, 5}, 2))},
        {"a turn counted twice",
         asks(onTurns({3, 3}, 2)),
         QStringList{"error scenario.condition.never at /victory/0/condition/need"} +
             atFirst("error", "turn-order", "/turns"),
         {"Ask for 1"}},
        {"two things on some turns",
         asks(onTurns({3}, 1, {omen(), omen()})),
         atFirst("error", "one-branch", "/of"),
         {}},
        {"nothing on some turns",
         asks(onTurns({3}, 1, {})),
         atFirst("error", "no-branch"),
         {"Remove the condition"},
         [](Scenario& s) { s.victory.edit().erase(s.victory.edit().begin()); }},
    };
}

std::vector<Position> deedPositions() {
    return {
        {"slain of nobody", asks({Slain{{}, 1}}), atFirst("error", "no-victim", "/victims"), {}},
        {"slain of a side nobody knows",
         asks({Slain{{blue, {"grey"}}, 1}}),
         atFirst("error", "unknown-side", "/victims"),
         {"Leave out grey"},
         asks({Slain{{blue}, 1}})},
        {"none slain",
         asks({Slain{{blue}, 0}}),
         atFirst("error", "always", "/count"),
         {"Ask for 1"},
         asks({Slain{{blue}, 1}})},
        {"more slain than there are", asks({Slain{{blue}, 9}}), {}, {}}, // they may come back
        {"denied by a side nobody knows",
         asks({Denied{{"grey"}, {{"01"}}}}),
         atFirst("error", "unknown-side", "/side"),
         {}},
        {"denied beyond the board",
         asks({Denied{red, {{"01"}, {"99"}}}}),
         atFirst("error", "unknown-space", "/spaces"),
         {"Leave out 99"},
         asks({Denied{red, {{"01"}}}})},
        {"nothing denied", asks({Denied{red, {}}}), atFirst("error", "no-space", "/spaces"), {}},
        {"a state the ruleset does not know",
         asks({NamedState{{"drought"}}}),
         atFirst("error", "unknown-state", "/state"),
         {"Ask whether the omens are good", "Ask whether the river is high"},
         asks(omen())},
    };
}

/// The bank is 01 and 02, all of it clear.
std::vector<Position> groupPositions() {
    const auto controls = [](int count, RegionId region, TerrainToken terrain) {
        return asks({Controls{red, {}, count, std::move(region), std::move(terrain)}});
    };
    return {
        {"all of a region", controls(2, {"bank"}, {}), {}, {}},
        {"more than a region has",
         controls(3, {"bank"}, {}),
         atFirst("error", "never", "/count"),
         {"Ask for 2"},
         controls(2, {"bank"}, {})},
        {"all of a terrain", controls(8, {}, {"clear"}), {}, {}},
        {"a terrain that is nowhere", controls(1, {}, {"hills"}), atFirst("error", "never", "/count"), {}},
        {"a terrain of a region", controls(2, {"bank"}, {"clear"}), {}, {}},
        {"a region to control that is not there",
         controls(1, {"south"}, {"clear"}),
         atFirst("error", "unknown-region", "/region"),
         {"Let the whole board count"},
         controls(1, {}, {"clear"})},
        {"a terrain nobody knows",
         controls(1, {"bank"}, {"lava"}),
         atFirst("error", "unknown-terrain", "/terrain"),
         {"Let any terrain count"},
         controls(1, {"bank"}, {})},
        {"any of a terrain for a side nobody knows",
         asks({Controls{{"grey"}, {}, 1, {}, {"clear"}}}),
         atFirst("error", "unknown-side", "/side"),
         {}},
        {"listed and of a region",
         asks({Controls{red, {{"01"}}, 1, {"bank"}, {}}}),
         atFirst("error", "two-lists", "/spaces"),
         {"Leave out the list"},
         controls(1, {"bank"}, {})},
    };
}

} // namespace

std::vector<Position> scoringPositions() {
    std::vector<Position> all;
    for (const auto& part : {clausePositions(), turnPositions(), deedPositions(), groupPositions()})
        all.insert(all.end(), part.begin(), part.end());
    for (Position& position : all)
        position.scores = true;
    return all;
}

} // namespace orontes::tests
