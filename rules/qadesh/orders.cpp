// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/orders.h"

#include "rules/qadesh/movement.h"
#include "rules/qadesh/position.h"

namespace orontes::qadesh {
namespace {

bool hasArmyOnBoard(const State& state, SideId side) {
    const Setup& setup = *state.setup;
    for (ArmyId id{0}; id < setup.endOfRoster(); ++id.value)
        if (setup.of(id).side == side && onBoard(state, id))
            return true;
    return false;
}

/// Both sides have locked: the cards are shown.
void reveal(State& state, Tale& tale) {
    for (SideId side{0}; side.value < 2; ++side.value)
        if (hasArmyOnBoard(state, side))
            tale.tell({.text = "orders.revealed", .rule = "R-QAD-052", .side = side},
                      core::Revealed{state.setup->seats[index(side)]});
    state.owed = Owed::Nothing;
    beginPhase(state, tale, Phase{1});
}

core::Verdict judgeOwner(const State& state, SideId side, ArmyId army) {
    const Setup& setup = *state.setup;
    if (setup.of(army).side != side)
        return refused(setup, {.text = "play.not-your-army", .rule = "R-QAD-019", .army = army});
    if (!onBoard(state, army))
        return refused(setup, {.text = "play.not-on-board", .rule = "R-QAD-039", .army = army});
    return {};
}

} // namespace

void beginOrders(State& state, Tale& tale) {
    state.stage = Stage::Orders;
    state.owed = Owed::Orders;
    tale.tell({.text = "orders.began", .rule = "R-QAD-052", .n = state.turn.value},
              core::PhaseBegan{state.turn, core::PhaseId{"orders"}});
    for (SideId side{0}; side.value < 2; ++side.value)
        state.locked[index(side)] = !hasArmyOnBoard(state, side);
    if (state.locked[0] && state.locked[1])
        reveal(state, tale);
}

SpaceId endOfOrder(const Army& army) {
    return army.steps == 0 ? army.space : army.path[static_cast<std::size_t>(army.steps - 1)];
}

bool hasOrders(const State& state, SideId side) {
    for (ArmyId id{0}; id < state.setup->endOfRoster(); ++id.value)
        if (state.setup->of(id).side == side && state.at(id).steps > 0)
            return true;
    return false;
}

core::Verdict judgeOrder(const State& state, SideId side, const WriteStep& step) {
    const Setup& setup = *state.setup;
    if (core::Verdict verdict = judgeOwner(state, side, step.army); !verdict)
        return verdict;
    const auto because = [&](const char* id, const char* rule) {
        return refused(
            setup,
            {.text = id, .rule = rule, .army = step.army, .space = step.space, .n = longestOrder(setup.of(step.army))});
    };
    const SpaceId from = endOfOrder(state.at(step.army));
    if (from == step.space)
        return because("play.waiting-step", "R-QAD-059");
    if (!adjacent(setup, from, step.space)) {
        const Square a = setup.squareOf(from);
        const Square b = setup.squareOf(step.space);
        const bool diagonal = stepsBetween(a, b) == 2 && a.row != b.row && a.column != b.column;
        return diagonal ? because("play.diagonal-step", "R-QAD-054") : because("play.step-too-far", "R-QAD-053");
    }
    if (setup.groundOf(step.space).lake)
        return because("play.lake", "R-QAD-010");
    if (state.at(step.army).steps >= longestOrder(setup.of(step.army)))
        return because("play.order-too-long", "R-QAD-056");
    return {};
}

core::Verdict judgeOrder(const State& state, SideId side, const Recall& recall) {
    if (core::Verdict verdict = judgeOwner(state, side, recall.army); !verdict)
        return verdict;
    if (state.at(recall.army).steps == 0)
        return refused(*state.setup, {.text = "play.nothing-written", .rule = "R-QAD-057", .army = recall.army});
    return {};
}

void orderChoices(const State& state, SideId side, std::vector<Action>& out) {
    const Setup& setup = *state.setup;
    for (ArmyId id{0}; id < setup.endOfRoster(); ++id.value) {
        const Army& army = state.at(id);
        if (setup.of(id).side != side || !onBoard(state, id))
            continue;
        if (army.steps < longestOrder(setup.of(id)))
            for (const SpaceId next : setup.neighbours[static_cast<std::size_t>(endOfOrder(army).value)])
                if (next.valid() && !setup.groundOf(next).lake)
                    out.push_back(WriteStep{id, next});
        if (army.steps > 0)
            out.push_back(Recall{id});
    }
    out.push_back(Lock{});
}

void play(State& state, Tale& tale, const WriteStep& step) {
    Army& army = state.at(step.army);
    army.orderFrom = army.space;
    army.path[static_cast<std::size_t>(army.steps++)] = step.space;
    tale.tell({.text = "orders.step", .rule = "R-QAD-053", .army = step.army, .space = step.space});
}

void play(State& state, Tale& tale, const Recall& recall) {
    Army& army = state.at(recall.army);
    army.steps = 0;
    army.path = {};
    tale.tell({.text = "orders.recalled", .rule = "R-QAD-057", .army = recall.army});
}

void lock(State& state, Tale& tale, SideId side) {
    state.locked[index(side)] = true;
    tale.tell({.text = "orders.locked", .rule = "R-QAD-052", .side = side});
    if (state.locked[0] && state.locked[1])
        reveal(state, tale);
}

} // namespace orontes::qadesh
