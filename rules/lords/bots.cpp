// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/arrivals.h"
#include "rules/lords/battle.h"
#include "rules/lords/bot_answers.h"
#include "rules/lords/bot_moves.h"
#include "rules/lords/culling.h"
#include "rules/lords/drawing_in.h"
#include "rules/lords/game.h"
#include "rules/lords/marching.h"
#include "rules/lords/replacement.h"
#include "rules/lords/service.h"
#include "rules/lords/setting_up.h"
#include "rules/lords/vassals.h"

#include <array>

namespace orontes::lords {
namespace {

Action chooseAtRandom(const State& state, core::SeatId seat, core::Dice& dice) {
    std::vector<Action> offered;
    Game::choices(state, core::Actor{seat}, offered);
    return offered[static_cast<std::size_t>(dice.below(static_cast<int>(offered.size())))];
}

/// Whether a step is answered by weighing what is offered.
template <class S>
concept Answered = requires(const State& state, const S& step, const Actions& offered, Actions& out) {
    answer(state, step, offered);
    choices(state, step, out);
};

struct Sensible {
    const State& state;

    template <Answered S>
    Action operator()(const S& step) const {
        Actions offered;
        choices(state, step, offered);
        return offered.size() == 1 ? offered.front() : answer(state, step, offered);
    }
    Action operator()(const Sailing&) const { return planVoyage(state); }
    Action operator()(const Moving&) const { return planMarch(state, false); }
    Action operator()(const Redeploying&) const { return planMarch(state, true); }
    template <class S>
    Action operator()(const S&) const {
        static_assert(!requires { decider(state, S{}); }, "a step that waits for a seat has no answer");
        return Done{}; // chance is never asked
    }
};

Action chooseSensibly(const State& state, core::SeatId, core::Dice&) {
    return std::visit(Sensible{state}, state.step);
}

core::BotSpec specOf(const char* id, const char* name, const char* description) {
    return {core::BotId{id}, core::TextId{name}, core::TextId{description}};
}

} // namespace

std::span<const Bot> Game::bots() {
    static const std::array<Bot, 2> all{
        Bot{specOf("random", "lords.bot.random", "lords.bot.random.help"), &chooseAtRandom},
        Bot{specOf("sensible", "lords.bot.sensible", "lords.bot.sensible.help"), &chooseSensibly}};
    return all;
}

} // namespace orontes::lords
