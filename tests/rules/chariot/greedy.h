// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/action.h"
#include "rules/core/play/dice.h"

namespace orontes::tests {

/// A player to measure bots by. He looks one decision ahead: of all that is offered he takes what leaves him best off
/// at once in points, objectives and ground, a declared attack counted as the mean of its dice. Of what is equally good
/// he takes anything, but ends nothing as long as something is left to do. He deploys and plots at random.
chariot::Action chooseGreedily(const chariot::State& state, core::SeatId seat, core::Dice& dice);

} // namespace orontes::tests
