// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/action.h"
#include "rules/core/play/dice.h"

namespace orontes::chariot {

/// What a sensible player does next while his units move.
Action chooseMove(const State& state);
/// How he faces the unit that has to be faced.
Action chooseFacing(const State& state);
/// Where he puts the next unit that is to be deployed.
Action chooseDeployment(const State& state, core::Dice& dice);

} // namespace orontes::chariot
