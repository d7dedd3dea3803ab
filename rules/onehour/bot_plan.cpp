// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/bot_plan.h"

#include "rules/onehour/game.h"

namespace orontes::onehour {
namespace {
Action any(const State& state, SideId side) {
    std::vector<Action> offered;
    Game::choices(state, core::Actor{state.setup->of(side).seat}, offered);
    return offered.back();
}
} // namespace
Action planDeployment(const State& state, SideId side, core::Dice&) {
    return any(state, side);
}
Action planMove(const State& state, SideId side) {
    return any(state, side);
}
Action planShot(const State& state, SideId side) {
    return any(state, side);
}
Action planAttack(const State& state, SideId side) {
    return any(state, side);
}
} // namespace orontes::onehour
