// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/play/dice.h"
#include "rules/onehour/action.h"
#include "rules/onehour/setup.h"

namespace orontes::onehour {

// What a sensible player does, one decision at a time.

Action planDeployment(const State& state, SideId side, core::Dice& dice);
/// The best move of the next unit in roster order that has one worth making; Done when nobody has.
Action planMove(const State& state, SideId side);
Action planShot(const State& state, SideId side);
Action planAttack(const State& state, SideId side);

} // namespace orontes::onehour
