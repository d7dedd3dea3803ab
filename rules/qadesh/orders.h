// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/qadesh/action.h"
#include "rules/qadesh/refusal.h"

#include <vector>

namespace orontes::qadesh {

/// Both sides write a path for each of their armies, unseen by the other, until both have locked (R-QAD-052).

void beginOrders(State& state, Tale& tale);
/// Where the army would stand at the end of what is written.
SpaceId endOfOrder(const Army& army);
/// Whether a path is written for any army of the side.
bool hasOrders(const State& state, SideId side);

core::Verdict judgeOrder(const State& state, SideId side, const WriteStep& step);
core::Verdict judgeOrder(const State& state, SideId side, const Recall& recall);
void orderChoices(const State& state, SideId side, std::vector<Action>& out);

void play(State& state, Tale& tale, const WriteStep& step);
void play(State& state, Tale& tale, const Recall& recall);
/// Locks the side's orders. When both are locked, they are revealed and the first phase begins.
void lock(State& state, Tale& tale, SideId side);

} // namespace orontes::qadesh
