// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/calculation.h"
#include "rules/onehour/game.h"
#include "rules/onehour/info.h"
#include "rules/onehour/position.h"
#include "rules/onehour/turn.h"

namespace orontes::onehour {
namespace {

About aboutDecision(const State& state, SideId side) {
    switch (state.owed) {
    case Owed::Deployment:
        return {.text = "prompt.deployment", .rule = "R-OHW-079", .side = side};
    case Owed::Movement:
        return {.text = "prompt.movement", .rule = "R-OHW-014", .side = side, .n = state.turn.value};
    case Owed::Firing:
        return {.text = "prompt.firing", .rule = "R-OHW-119", .side = side, .n = state.turn.value};
    case Owed::Attack:
        return {.text = "prompt.attack", .rule = "R-OHW-174", .side = side, .n = state.turn.value};
    case Owed::MusterDie:
    case Owed::InitiativeDie:
    case Owed::ArrivalDie:
    case Owed::EntryDie:
    case Owed::FireDie:
    case Owed::AttackDie:
    case Owed::MoraleDie:
        return aboutOwedDie(state);
    case Owed::Nothing:
        return {};
    }
    return {};
}

struct Describe {
    const State& state;

    About operator()(const Deploy& deploy) const {
        return {.text = "choice.deploy", .rule = "R-OHW-079", .unit = deploy.unit, .space = deploy.space};
    }
    About operator()(const Move& move) const {
        static constexpr std::array<const char*, facingCount> turns{"choice.turn.n", "choice.turn.e", "choice.turn.s",
                                                                    "choice.turn.w"};
        static constexpr std::array<const char*, facingCount> moves{"choice.move.n", "choice.move.e", "choice.move.s",
                                                                    "choice.move.w"};
        static constexpr std::array<const char*, facingCount> charges{"choice.charge.n", "choice.charge.e",
                                                                      "choice.charge.s", "choice.charge.w"};
        const auto facing = static_cast<std::size_t>(move.facing);
        if (move.space == state.at(move.unit).space)
            return {.text = turns[facing], .rule = "R-OHW-054", .unit = move.unit, .space = move.space};
        const bool charge = inContact(state, move.unit, move.space, move.facing);
        return {.text = charge ? charges[facing] : moves[facing],
                .rule = charge ? "R-OHW-113" : "R-OHW-044",
                .unit = move.unit,
                .space = move.space};
    }
    About operator()(const Leave& leave) const {
        return {.text = "choice.leave", .rule = "R-OHW-070", .unit = leave.unit, .space = leave.space};
    }
    About operator()(const Fire& fire) const {
        return {.text = "choice.fire",
                .rule = "R-OHW-119",
                .unit = fire.unit,
                .other = fire.target,
                .space = state.at(fire.target).space};
    }
    About operator()(const Attack& attack) const {
        return {.text = "choice.attack",
                .rule = "R-OHW-174",
                .unit = attack.unit,
                .other = attack.target,
                .space = state.at(attack.target).space};
    }
    About operator()(Done) const {
        const bool moving = state.owed == Owed::Movement;
        return {.text = moving ? "choice.doneMoving" : "choice.doneFiring", .rule = "R-OHW-006"};
    }
    About operator()(const Roll& roll) const { return {.text = "choice.die", .rule = "R-OHW-242", .n = roll.die}; }
};

} // namespace

core::Pending Game::prompt(const State& state, core::Actor actor) {
    const About about = aboutDecision(state, actor.isChance() ? SideId{} : sideOfSeat(*state.setup, actor.seat));
    core::Pending pending;
    pending.actor = actor;
    pending.prompt = textOf(*state.setup, about);
    pending.rule = cite(about.rule);
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
    if (about.unit.valid())
        choice.counter = counterOf(*state.setup, about.unit);
    if (about.space.valid())
        choice.space = about.space;
    return choice;
}

} // namespace orontes::onehour
