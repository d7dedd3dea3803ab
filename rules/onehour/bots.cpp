// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/bot_plan.h"
#include "rules/onehour/game.h"

#include <array>

namespace orontes::onehour {
namespace {

Action chooseAtRandom(const State& state, core::SeatId seat, core::Dice& dice) {
    std::vector<Action> offered;
    Game::choices(state, core::Actor{seat}, offered);
    return offered[static_cast<std::size_t>(dice.below(static_cast<int>(offered.size())))];
}

Action chooseSensibly(const State& state, core::SeatId seat, core::Dice& dice) {
    const SideId side = sideOfSeat(*state.setup, seat);
    switch (state.owed) {
    case Owed::Deployment:
        return planDeployment(state, side, dice);
    case Owed::Movement:
        return planMove(state, side);
    case Owed::Firing:
        return planShot(state, side);
    case Owed::Attack:
        return planAttack(state, side);
    case Owed::Nothing:
    case Owed::MusterDie:
    case Owed::InitiativeDie:
    case Owed::ArrivalDie:
    case Owed::EntryDie:
    case Owed::FireDie:
    case Owed::AttackDie:
    case Owed::MoraleDie:
        break;
    }
    return chooseAtRandom(state, seat, dice);
}

core::BotSpec specOf(const char* id, const char* name, const char* description) {
    return {core::BotId{id}, core::TextId{name}, core::TextId{description}};
}

} // namespace

std::span<const Bot> Game::bots() {
    static const std::array<Bot, 2> all{
        Bot{specOf("random", "onehour.bot.random", "onehour.bot.random.help"), &chooseAtRandom},
        Bot{specOf("sensible", "onehour.bot.sensible", "onehour.bot.sensible.help"), &chooseSensibly}};
    return all;
}

} // namespace orontes::onehour
