// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/initiative.h"

#include "rules/onehour/turn.h"

namespace orontes::onehour {
namespace {

bool rollsNow(const State& state) {
    const Setup& setup = *state.setup;
    switch (setup.options.initiative) {
    case Options::Initiative::PerTurn:
        return true;
    case Options::Initiative::PerGame:
        return state.turn == setup.scenario.firstTurn;
    case Options::Initiative::Fixed:
        return false;
    }
    return false;
}

} // namespace

void continueMuster(State& state, Tale&) {
    while (state.setup->options.muster && state.cursor < 2) {
        if (!state.mustered[static_cast<std::size_t>(state.cursor)]) {
            state.owed = Owed::MusterDie;
            return;
        }
        ++state.cursor;
    }
    state.stage = Stage::Deployment;
    state.cursor = 0;
}

void takeMusterDie(State& state, Tale& tale, int die) {
    const Setup& setup = *state.setup;
    const SideId side{static_cast<std::int8_t>(state.cursor)};
    std::size_t type = 0;
    int left = setup.tables.muster[static_cast<std::size_t>(die - 1)][0];
    for (UnitId id{0}; id < setup.endOfRoster(); ++id.value) {
        if (setup.of(id).side != side)
            continue;
        while (left == 0 && type + 1 < typeCount)
            left = setup.tables.muster[static_cast<std::size_t>(die - 1)][++type];
        state.at(id).type = static_cast<Type>(type);
        left -= left > 0 ? 1 : 0;
    }
    state.mustered[index(side)] = true;
    tale.tell({.text = "muster.done", .rule = "R-OHW-233", .side = side, .n = die});
    state.owed = Owed::Nothing;
}

void beginTurn(State& state, Tale& tale) {
    state.stage = Stage::Initiative;
    state.half = 0;
    state.entered = {};
    state.firstDie = 0;
    tale.tell({.text = "turn.began", .rule = "R-OHW-016", .n = state.turn.value},
              core::PhaseBegan{state.turn, core::PhaseId{"initiative"}});
}

void continueInitiative(State& state) {
    if (rollsNow(state)) {
        state.owed = Owed::InitiativeDie;
        return;
    }
    if (state.setup->options.initiative == Options::Initiative::Fixed)
        state.first = state.setup->options.fixedFirst;
    beginHalf(state, 0);
}

/// The first side's die falls first; a tie is rolled again (R-OHW-002, R-OHW-003).
void takeInitiativeDie(State& state, Tale& tale, int die) {
    if (state.firstDie == 0) {
        state.firstDie = static_cast<std::int8_t>(die);
        return; // the other side's die is owed
    }
    const int first = state.firstDie;
    state.firstDie = 0;
    if (first == die) {
        tale.tell({.text = "initiative.tie", .rule = "R-OHW-003"});
        return;
    }
    state.first = SideId{static_cast<std::int8_t>(first > die ? 0 : 1)};
    tale.tell({.text = "initiative.won", .rule = "R-OHW-002", .side = state.first});
    state.owed = Owed::Nothing;
    beginHalf(state, 0);
}

} // namespace orontes::onehour
