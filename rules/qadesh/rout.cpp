// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/rout.h"

#include "rules/qadesh/movement.h"
#include "rules/qadesh/refusal.h"

#include <algorithm>

namespace orontes::qadesh {
namespace {

/// The army runs to its goal, or off the board.
void run(State& state, Tale& tale, ArmyId id) {
    const SpaceId goal = state.at(id).goal;
    if (goal.valid())
        stepTo(state, tale, {.text = "rout.moved", .rule = "R-QAD-140", .army = id, .space = goal});
    else
        removeArmy(state, tale, {.text = "rout.offBoard", .rule = "R-QAD-146", .army = id});
}

/// The goal is settled: in later phases a fail roll follows, the immediate move needs one only by option (Q26).
void goOn(State& state, Tale& tale, ArmyId id) {
    const bool inCombat = state.stage == Stage::Shock || state.stage == Stage::Skirmish;
    const bool rolls = state.stage == Stage::Tries || (inCombat && state.setup->options.immediateRoutRolls);
    state.owed = rolls ? Owed::RoutDie : Owed::Nothing;
    if (!rolls)
        run(state, tale, id);
}

struct Settle {
    State& state;
    Tale& tale;
    ArmyId id;

    void operator()(StaysPut) const {
        tale.tell({.text = "rout.noEnemy", .rule = "R-QAD-154", .army = id, .space = state.at(id).space});
    }
    void operator()(NoWay) const { removeArmy(state, tale, {.text = "rout.noWay", .rule = "R-QAD-144", .army = id}); }
    void operator()(OffBoard) const {
        state.at(id).goal = SpaceId{};
        goOn(state, tale, id);
    }
    void operator()(const Ways& ways) const {
        if (ways.count > 1) {
            state.army = id;
            state.owed = Owed::RoutSpace;
            return;
        }
        state.at(id).goal = ways.spaces.front();
        goOn(state, tale, id);
    }
};

} // namespace

void routAtOnce(State& state, Tale& tale, ArmyId army, const char* rule) {
    giveStatus(state, tale, Status::Routing,
               {.text = "status.routing.told", .rule = rule, .army = army, .space = state.at(army).space});
    chooseRout(state, tale, army, When::Now);
}

void chooseRout(State& state, Tale& tale, ArmyId army, When when) {
    state.army = army;
    std::visit(Settle{state, tale, army}, routWay(state, army, when));
}

void finishRoutMove(State& state, Tale& tale, ArmyId army) {
    const SpaceId goal = state.at(army).goal;
    if (!goal.valid() || isFree(state, goal)) {
        run(state, tale, army);
        return;
    }
    tale.tell({.text = "rout.blocked", .rule = "R-QAD-148", .army = army, .space = goal});
    chooseRout(state, tale, army, When::Now);
}

void takeRoutDie(State& state, Tale& tale, int die) {
    const ArmyId id = state.army;
    state.owed = Owed::Nothing;
    if (fails(state, id, die, routPosition(state)))
        removeArmy(state, tale, {.text = "rout.failed", .rule = "R-QAD-150", .army = id});
    else if (state.stage == Stage::Tries)
        state.at(id).tried = Try::Rout;
    else
        run(state, tale, id);
}

When routPosition(const State& state) {
    return state.stage == Stage::Tries ? When::PhaseBegan : When::Now;
}

core::Verdict judgeRout(const State& state, const RoutTo& rout) {
    std::vector<Action> legal;
    routChoices(state, legal);
    if (std::find(legal.begin(), legal.end(), Action{rout}) != legal.end())
        return {};
    return refused(*state.setup,
                   {.text = "play.no-rout-space", .rule = "R-QAD-142", .army = state.army, .space = rout.space});
}

void routChoices(const State& state, std::vector<Action>& out) {
    const RoutWay way = routWay(state, state.army, routPosition(state));
    if (const auto* ways = std::get_if<Ways>(&way))
        for (std::size_t i = 0; i < ways->count; ++i)
            out.push_back(RoutTo{state.army, ways->spaces[i]});
}

void play(State& state, Tale& tale, const RoutTo& rout) {
    state.at(rout.army).goal = rout.space;
    goOn(state, tale, rout.army);
}

} // namespace orontes::qadesh
