// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/calculation.h"

#include "rules/qadesh/info.h"
#include "rules/qadesh/movement.h"
#include "rules/qadesh/rout.h"
#include "rules/qadesh/shock.h"
#include "rules/qadesh/skirmish.h"

#include <algorithm>

namespace orontes::qadesh {
namespace {

/// The table's own lines carry the labels and the rules.
template <class Line>
std::vector<core::CalculationLine> linesOf(const Modifiers<Line>& modifiers) {
    const auto& tables = info().tables;
    const auto table = std::find_if(tables.begin(), tables.end(),
                                    [](const core::TableSpec& spec) { return spec.id == tableOf(Line{}); });
    std::vector<core::CalculationLine> lines;
    for (std::size_t i = 0; i < modifiers.count; ++i) {
        const auto& entry = modifiers.entries[i];
        const auto row = static_cast<std::size_t>(entry.line);
        lines.push_back({core::Text{table->rows[row].label, {}}, entry.value, table->cells[row].front().rule});
    }
    return lines;
}

ArmyId nextFighter(const State& state) {
    return state.battle.armies[index(nextBattleDie(state.battle))];
}

/// The sentences of a die, and where it is read: the table, and the row where that does not depend on the die.
struct Reading {
    const char* asked = "";
    const char* fallen = "";
    const char* rule = "";
    const char* table = "";
    const char* row = "";
};

Reading readingOf(Owed owed) {
    switch (owed) {
    case Owed::FailDie:
        return {"roll.fail", "die.fail", "R-QAD-071", "thresholds", "fail"};
    case Owed::RoutDie:
        return {"roll.rout", "die.rout", "R-QAD-150", "thresholds", "fail"};
    case Owed::RallyDie:
        return {"roll.rally", "die.rally", "R-QAD-185", "thresholds", "rally"};
    case Owed::SurpriseDie:
        return {"roll.surprise", "die.surprise", "R-QAD-101", "thresholds", "surprise"};
    case Owed::BattleDie:
        return {"roll.battle", "die.battle", "R-QAD-103", "battle", ""};
    case Owed::DefeatDie:
        return {"roll.defeat", "die.defeat", "R-QAD-123", "defeat", ""};
    case Owed::SkirmishDie:
        return {"roll.skirmish", "die.skirmish", "R-QAD-156", "skirmish", ""};
    case Owed::FatigueDie:
        return {"roll.fatigue", "die.fatigue", "R-QAD-068", "thresholds", "fatigue"};
    case Owed::LootDie:
        return {"roll.loot", "die.loot", "R-QAD-197", "thresholds", "loot"};
    case Owed::Nothing:
    case Owed::Placement:
    case Owed::Orders:
    case Owed::RallyOrPass:
    case Owed::RoutSpace:
    case Owed::Target:
    case Owed::Rest:
        return {};
    }
    return {};
}

std::vector<core::CalculationLine> linesOf(const State& state) {
    if (state.owed == Owed::FailDie || state.owed == Owed::RoutDie)
        return linesOf(failModifiers(state, state.army, state.at(state.army).goal, routPosition(state)));
    if (state.owed == Owed::BattleDie)
        return linesOf(battleModifiers(state, nextBattleDie(state.battle)));
    if (state.owed == Owed::SkirmishDie)
        return linesOf(skirmishModifiers(state, state.army, state.target));
    return {};
}

} // namespace

About aboutOwedDie(const State& state) {
    const Reading reading = readingOf(state.owed);
    const bool inBattle = state.owed == Owed::SurpriseDie || state.owed == Owed::BattleDie;
    About about{.text = reading.asked, .rule = reading.rule, .army = inBattle ? nextFighter(state) : state.army};
    about.space = state.at(about.army).space;
    if (state.owed == Owed::FailDie || (state.owed == Owed::RoutDie && state.at(about.army).goal.valid()))
        about.space = state.at(about.army).goal;
    if (state.owed == Owed::SkirmishDie)
        about.other = state.target;
    return about;
}

core::Calculation owedCalculation(const State& state) {
    const Reading reading = readingOf(state.owed);
    core::Calculation calculation;
    const About about = aboutOwedDie(state);
    calculation.title = textOf(*state.setup, about);
    if (about.army.valid())
        calculation.acting.push_back(counterOf(*state.setup, about.army));
    if (about.other.valid())
        calculation.aimedAt.push_back(state.at(about.other).space);
    calculation.lines = linesOf(state);
    calculation.table = reading.table;
    calculation.row = reading.row;
    calculation.column = "value";
    return calculation;
}

void tellDie(const State& state, Tale& tale, int die) {
    core::Calculation calculation = owedCalculation(state);
    if (state.owed == Owed::DefeatDie)
        calculation.row = std::to_string(die);
    if (state.owed == Owed::SkirmishDie)
        calculation.row = std::to_string(skirmishRow(state, die));
    About about = aboutOwedDie(state);
    about.text = readingOf(state.owed).fallen;
    about.n = die;
    about.m = die + static_cast<int>(calculation.sum());
    tale.tell(about, core::Rolled{{die}, std::move(calculation)});
}

} // namespace orontes::qadesh
