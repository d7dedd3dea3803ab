// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/action.h"
#include "rules/chariot/bot_aims.h"
#include "rules/core/play/dice.h"

namespace orontes::chariot {

/// What a sensible player does next while his units move.
Action chooseMove(const State& state);
/// How he faces the unit that has to be faced.
Action chooseFacing(const State& state);
/// Where he puts the next unit that is to be deployed.
Action chooseDeployment(const State& state, core::Dice& dice);

/// What he writes next on his plot chart; locks it when there is nothing more.
Action chooseLine(const State& state, SideId side);
/// Any line, or locks after a while.
Action chooseAnyLine(const State& state, SideId side, core::Dice& dice);
/// Where a unit heads for, leaders and those who withdraw included.
Aim aimOf(const State& state, UnitId unit);

} // namespace orontes::chariot
