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

void withoutFirst(Scenario& s) {
    s.victory.edit().erase(s.victory.edit().begin());
}

Condition turn(int number) {
    return {TurnReached{TurnNumber{number}}};
}

Condition nested(int depth) {
    Condition condition = turn(2);
    for (int i = 1; i < depth; ++i)
        condition = {AnyOf{{condition}}};
    return condition;
}

std::vector<Position> clausePositions() {
    return {
        {"nobody can win",
         [](Scenario& s) { s.victory.edit().clear(); },
         {"error scenario.victory.none at /victory"},
         {}},
        {"a winner nobody knows",
         [](Scenario& s) { clauseAt(s, 0).winner = {"east"}; },
         {"error scenario.victory.unknown-winner at /victory/0/winner"},
         {"Let North win by it", "Let South win by it", "Remove the clause"},
         [](Scenario&) {}},
        {"a level nobody knows",
         [](Scenario& s) { clauseAt(s, 0).level = "huge"; },
         {"error scenario.victory.unknown-level at /victory/0/level"},
         {"Without a level"},
         [](Scenario& s) { clauseAt(s, 0).level = ""; }},
        {"both win by the same",
         [](Scenario& s) { clauseAt(s, 0).condition = clauseAt(s, 1).condition; },
         {"warning scenario.victory.both at /victory/1"},
         {"Remove the clause"},
         [](Scenario& s) {
             clauseAt(s, 0).condition = clauseAt(s, 1).condition;
             s.victory.edit().pop_back();
         }},
        {"points where clauses decide",
         [](Scenario& s) {
             clauseAt(s, 0).side = red;
             clauseAt(s, 0).points = 5;
         },
         {"error scenario.victory.scores at /victory/0"},
         {"Leave out the points", "Remove the clause"},
         [](Scenario&) {}},
        {"points and no winner where clauses decide",
         [](Scenario& s) {
             clauseAt(s, 0).winner = {};
             clauseAt(s, 0).points = 5;
         },
         {"error scenario.victory.scores at /victory/0"},
         {"Remove the clause"},
         withoutFirst},
        {"one wins by the same twice",
         [](Scenario& s) {
             clauseAt(s, 0) = clauseAt(s, 1);
             clauseAt(s, 0).atEndOnly = false;
         },
         {},
         {}},
    };
}

std::vector<Position> groupPositions() {
    return {
        {"a question the ruleset cannot answer",
         asks({Controls{red, {{"01"}}, 1}}),
         atFirst("error", "unanswered"),
         {"Remove the condition"},
         withoutFirst},
        {"a group of nothing", asks({AllOf{}}), atFirst("error", "no-branch"), {"Remove the condition"}, withoutFirst},
        {"a group of nothing inside a group",
         asks({AllOf{{turn(2), {NoneOf{}}}}}),
         atFirst("error", "no-branch", "/of/1"),
         {"Remove the condition"},
         asks({AllOf{{turn(2)}}})},
        {"held before the battle, which begins with turn 1",
         asks({HeldFor{3, {turn(2)}, 1}}),
         atFirst("error", "held-before", "/held"),
         {"Count 0 of them"},
         asks({HeldFor{3, {turn(2)}}})},
        {"held at fewer turn ends than none",
         asks({HeldFor{3, {turn(2)}, -1}}),
         atFirst("error", "held-before", "/held"),
         {"Count 0 of them"},
         asks({HeldFor{3, {turn(2)}}})},
        {"two things to be held", asks({HeldFor{2, {turn(2), turn(3)}}}), atFirst("error", "one-branch", "/of"), {}},
        {"as deep as may be", asks(nested(conditionDepthLimit)), {}, {}},
        {"deeper than may be",
         asks(nested(conditionDepthLimit + 1)),
         {"error scenario.condition.too-deep at /victory/0/condition" + QString("/of/0").repeated(16)},
         {"Remove the condition"}},
        {"three of two",
         asks({CountOf{3, {turn(2), turn(3)}}}),
         atFirst("error", "never", "/count"),
         {"Ask for 2"},
         asks({CountOf{2, {turn(2), turn(3)}}})},
        {"none of two",
         asks({CountOf{0, {turn(2), turn(3)}}}),
         atFirst("error", "always", "/count"),
         {"Ask for 1"},
         asks({CountOf{1, {turn(2), turn(3)}}})},
    };
}

std::vector<Position> leafPositions() {
    return {
        {"a side nobody knows", asks({Scores{{"grey"}, 3}}), atFirst("error", "unknown-side", "/side"), {}},
        {"an opponent nobody knows",
         asks({ScoreRatio{red, {"grey"}, 3, 2}}),
         atFirst("error", "unknown-side", "/other"),
         {}},
        {"spaces beyond the board",
         asks({Occupies{red, {{"01"}, {"99"}, {"98"}}, 1}}),
         atFirst("error", "unknown-space", "/spaces"),
         {"Leave out 99, 98"},
         asks({Occupies{red, {{"01"}}, 1}})},
        {"more spaces than are listed",
         asks({Occupies{red, {{"01"}}, 2}}),
         atFirst("error", "never", "/count"),
         {"Ask for 1"},
         asks({Occupies{red, {{"01"}}, 1}})},
        {"no spaces", asks({Occupies{red, {}, 1}}), atFirst("error", "no-space", "/spaces"), {}},
        {"a counter that is gone",
         asks({Eliminated{blue, {CounterId{3}, CounterId{8}}, 1}}),
         atFirst("error", "unknown-counter", "/counters"),
         {"Leave it out"},
         asks({Eliminated{blue, {CounterId{3}}, 1}})},
        {"more losses than counters",
         asks({Eliminated{red, {}, 3}}),
         atFirst("error", "never", "/count"),
         {"Ask for 2"},
         asks({Eliminated{red, {}, 2}})},
        {"as many losses as counters", asks({Eliminated{red, {}, 2}}), {}, {}},
        {"an exit that is not there",
         asks({Exited{red, {"south"}, 1}}),
         atFirst("error", "unknown-region", "/region"),
         {"Let any exit count"},
         asks({Exited{red, {}, 1}})},
        {"an exit that is there", asks({Exited{red, {"bank"}, 1}}), {}, {}},
        {"a ratio over nothing", asks({ScoreRatio{red, blue, 1, 0}}), atFirst("error", "no-ratio"), {}},
        {"losses over nothing", asks({LossRatio{red, blue, 0, 1}}), atFirst("error", "no-ratio"), {}},
        {"losses of nobody", asks({LossRatio{{"grey"}, blue, 2, 1}}), atFirst("error", "unknown-side", "/side"), {}},
        {"losses beside nobody's",
         asks({LossRatio{red, {"grey"}, 2, 1}}),
         atFirst("error", "unknown-side", "/other"),
         {}},
        {"a turn after the last",
         asks(turn(9)),
         atFirst("warning", "after-end", "/turn"),
         {"Wait for the last turn"},
         asks(turn(8))},
        {"the last turn", asks(turn(8)), {}, {}},
    };
}

/// Reds are two hosts, Blues one; nobody has a scout.
std::vector<Position> typePositions() {
    const std::vector<CounterType> hosts{{"host"}};
    const std::vector<CounterType> scouts{{"scout"}};
    const std::vector<CounterType> gods{{"gods"}};
    return {
        {"a type there is not",
         asks({Eliminated{red, {}, 1, gods}}),
         atFirst("error", "unknown-type", "/types"),
         {"Count all types"},
         asks({Eliminated{red, {}, 1}})},
        {"a type there is not among others",
         asks({Exited{red, {}, 1, {{"host"}, {"gods"}}}}),
         atFirst("error", "unknown-type", "/types"),
         {"Leave out gods"},
         asks({Exited{red, {}, 1, hosts}})},
        {"losses of a type there is not",
         asks({LossRatio{red, blue, 2, 1, gods}}),
         atFirst("error", "unknown-type", "/types"),
         {"Count all types"},
         asks({LossRatio{red, blue, 2, 1}})},
        {"as many losses as counters of the type", asks({Eliminated{red, {}, 2, hosts}}), {}, {}},
        {"more losses than counters of the type",
         asks({Eliminated{red, {}, 3, hosts}}),
         atFirst("error", "never", "/count"),
         {"Ask for 2"},
         asks({Eliminated{red, {}, 2, hosts}})},
        {"losses of a type that nobody has",
         asks({Eliminated{red, {}, 1, scouts}}),
         atFirst("error", "no-counter", "/count"),
         {}},
        {"listed counters of another type",
         asks({Eliminated{blue, {CounterId{3}}, 1, scouts}}),
         atFirst("error", "no-counter", "/count"),
         {}},
        {"more exits than counters",
         asks({Exited{red, {}, 3, hosts}}),
         atFirst("error", "never", "/count"),
         {"Ask for 2"},
         asks({Exited{red, {}, 2, hosts}})},
        {"more in a region than there are",
         asks({Stands{red, {"bank"}, 3}}),
         atFirst("error", "never", "/count"),
         {"Ask for 2"},
         asks({Stands{red, {"bank"}, 2}})},
        {"none in a region",
         asks({Stands{red, {"bank"}, 0}}),
         atFirst("error", "always", "/count"),
         {"Ask for 1"},
         asks({Stands{red, {"bank"}, 1}})},
        {"all in a region", asks({Stands{red, {"bank"}, 2, hosts}}), {}, {}},
        {"a region that is not there",
         asks({Stands{red, {"south"}, 1}}),
         atFirst("error", "unknown-region", "/region"),
         {"Let the whole board count"},
         asks({Stands{red, {}, 1}})},
        {"a region that has been removed",
         [](Scenario& s) {
             clauseAt(s, 0).condition = {Stands{red, {"bank"}, 1}};
             boardOf(s).regions.edit().clear();
         },
         atFirst("error", "unknown-region", "/region"),
         {"Let the whole board count"},
         [](Scenario& s) {
             clauseAt(s, 0).condition = {Stands{red, {}, 1}};
             boardOf(s).regions.edit().clear();
         }},
        {"a ratio of losses", asks({LossRatio{red, blue, 2, 1, hosts}}), {}, {}},
        {"a ratio of losses that nobody can have",
         asks({LossRatio{red, blue, 2, 1, scouts}}),
         atFirst("error", "no-counter", "/side"),
         {}},
    };
}

} // namespace

std::vector<Position> victoryPositions() {
    std::vector<Position> all = clausePositions();
    for (const auto& part : {groupPositions(), leafPositions(), typePositions()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

} // namespace orontes::tests
