// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/morale.h"

namespace orontes::qadesh {

void askToRally(State& state, ArmyId army) {
    state.army = army;
    state.owed = Owed::RallyOrPass;
}

void continueRally(State& state, Tale&) {
    while (state.cursor < state.setup->endOfRoster().value) {
        const ArmyId id{static_cast<std::int8_t>(state.cursor++)};
        const Army& army = state.at(id);
        if (onBoard(state, id) && army.status == Status::Routing && !army.statusIsNew) {
            askToRally(state, id);
            return;
        }
    }
    state.stage = Stage::Loot;
    state.cursor = 0;
}

void play(State& state, Tale& tale, const Rally& rally) {
    tale.tell({.text = "rally.tried", .rule = "R-QAD-185", .army = rally.army, .space = state.at(rally.army).space});
    state.owed = Owed::RallyDie;
}

void play(State& state, Tale& tale, const Pass& pass) {
    tale.tell({.text = "rally.passed", .rule = "R-QAD-185", .army = pass.army, .space = state.at(pass.army).space});
    state.owed = Owed::Nothing;
}

void takeRallyDie(State& state, Tale& tale, int die) {
    const ArmyId id = state.army;
    const SpaceId space = state.at(id).space;
    state.owed = Owed::Nothing;
    if (die < state.setup->tables.thresholds.rally) {
        tale.tell({.text = "rally.failed", .rule = "R-QAD-190", .army = id, .space = space});
        return;
    }
    Army& army = state.at(id);
    army.rallied = true;
    if (army.status == Status::Routing) // it has no order left in this turn (R-QAD-193)
        army.steps = army.done = 0;
    giveStatus(state, tale, Status::None, {.text = "rally.done", .rule = "R-QAD-185", .army = id, .space = space});
}

} // namespace orontes::qadesh
