// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/qadesh/action.h"
#include "rules/qadesh/refusal.h"

#include <vector>

namespace orontes::qadesh {

/// Armies that are due are set up at the start of a turn, before orders (R-QAD-038 to 040).

/// The first turn, or the one after: armies with one fixed space are put there.
void beginTurn(State& state, Tale& tale);
/// Asks the side whose turn it is to place; goes on to the other side, then to the orders, when nothing can be placed.
void continuePlacement(State& state, Tale& tale);
core::Verdict judgePlacement(const State& state, SideId side, const Place& place);
void placementChoices(const State& state, SideId side, std::vector<Action>& out);
void play(State& state, Tale& tale, const Place& place);

} // namespace orontes::qadesh
