// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/action.h"
#include "rules/lords/tale.h"

#include <vector>

namespace orontes::lords {

using core::SeatId;
using Actions = std::vector<Action>;

// A chapter of the rulebook answers for its steps by overloads, one for each step type S:
//     NationId decider(const State&, const S&)                     whose player owes the answer
//     Objection whyNot(const State&, const S&, const Action&)      why the action is illegal; nothing where it is legal
//     void choices(const State&, const S&, Actions&)               appends all that are legal
//     void play(State&, Tale&, const S&, const Action&)            a legal one
//     bool settle(State&, Tale&, const S&)                         what nobody is asked; false: somebody has to answer
// A step that waits for chance has play and settle only; play is given the Chit or the Roll. The step is passed as a
// copy of State::step.

/// The nation whose turn it is.
inline NationId mover(const State& state) {
    return state.now.mover;
}

} // namespace orontes::lords
