// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/calculation.h"
#include "rules/qadesh/game.h"
#include "rules/qadesh/info.h"
#include "rules/qadesh/orders.h"
#include "rules/qadesh/turn.h"

namespace orontes::qadesh {
namespace {

/// What the decision is about.
About aboutDecision(const State& state, core::Actor actor) {
    const SpaceId space = state.army.valid() ? state.at(state.army).space : SpaceId{};
    const SideId side = actor.isChance() ? SideId{} : sideOfSeat(*state.setup, actor.seat);
    switch (state.owed) {
    case Owed::Placement:
        return {.text = "prompt.placement", .rule = "R-QAD-038", .side = side, .n = state.turn.value};
    case Owed::Orders:
        return {.text = "prompt.orders", .rule = "R-QAD-053", .side = side, .n = state.turn.value};
    case Owed::RallyOrPass:
        return {.text = "prompt.rally", .rule = "R-QAD-185", .army = state.army, .space = space};
    case Owed::RoutSpace:
        return {.text = "prompt.rout", .rule = "R-QAD-142", .army = state.army, .space = space};
    case Owed::Target:
        return {.text = "prompt.target", .rule = "R-QAD-175", .army = state.army, .space = space};
    case Owed::Rest:
        return {.text = "prompt.rest", .rule = "R-QAD-210", .army = state.army, .space = space};
    case Owed::RallyDie:
    case Owed::FailDie:
    case Owed::RoutDie:
    case Owed::SurpriseDie:
    case Owed::BattleDie:
    case Owed::DefeatDie:
    case Owed::SkirmishDie:
    case Owed::FatigueDie:
    case Owed::LootDie:
        return aboutOwedDie(state);
    case Owed::Nothing:
        return {};
    }
    return {};
}

struct Describe {
    const State& state;

    About operator()(const Place& place) const {
        return {.text = "choice.place", .rule = "R-QAD-039", .army = place.army, .space = place.space};
    }
    About operator()(const WriteStep& step) const {
        return {.text = "choice.step", .rule = "R-QAD-053", .army = step.army, .space = step.space};
    }
    About operator()(const Recall& recall) const {
        return {.text = "choice.recall", .rule = "R-QAD-057", .army = recall.army};
    }
    About operator()(Lock) const { return {.text = "choice.lock", .rule = "R-QAD-052"}; }
    About operator()(const Rally& rally) const {
        return {.text = "choice.rally", .rule = "R-QAD-185", .army = rally.army, .space = state.at(rally.army).space};
    }
    About operator()(const Pass& pass) const { return {.text = "choice.pass", .rule = "R-QAD-185", .army = pass.army}; }
    About operator()(const Target& target) const {
        return {.text = "choice.target",
                .rule = "R-QAD-175",
                .army = target.army,
                .other = target.target,
                .space = state.at(target.target).space};
    }
    About operator()(const RoutTo& rout) const {
        return {.text = "choice.rout", .rule = "R-QAD-142", .army = rout.army, .space = rout.space};
    }
    About operator()(const Rest& rest) const {
        const bool removes = rest.choice == Resting::Remove;
        return {.text = removes ? "choice.rest" : "choice.keep", .rule = "R-QAD-210", .army = rest.army};
    }
    About operator()(const Roll& roll) const { return {.text = "choice.die", .rule = "R-QAD-216", .n = roll.die}; }
};

} // namespace

core::Pending Game::prompt(const State& state, core::Actor actor) {
    const About about = aboutDecision(state, actor);
    core::Pending pending;
    pending.actor = actor;
    pending.prompt = textOf(*state.setup, about);
    pending.rule = cite(about.rule);
    pending.secret = state.stage == Stage::Orders;
    if (actor.isChance()) {
        pending.outcomes = outcomes(state);
        pending.calculation = owedCalculation(state);
    }
    return pending;
}

core::Choice Game::describe(const State& state, core::Actor actor, const Action& action) {
    const About about = std::visit(Describe{state}, action);
    core::Choice choice;
    choice.action = encode(state, actor, action);
    choice.label = textOf(*state.setup, about);
    choice.rule = cite(about.rule);
    if (about.army.valid())
        choice.counter = counterOf(*state.setup, about.army);
    if (about.space.valid())
        choice.space = about.space;
    if (std::holds_alternative<Lock>(action) && !hasOrders(state, sideOfSeat(*state.setup, actor.seat)))
        choice.caution =
            textOf(*state.setup,
                   {.text = "caution.no-orders", .side = sideOfSeat(*state.setup, actor.seat), .n = state.turn.value});
    return choice;
}

} // namespace orontes::qadesh
