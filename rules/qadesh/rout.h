// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/play/action.h"
#include "rules/qadesh/action.h"
#include "rules/qadesh/fate.h"

#include <variant>
#include <vector>

namespace orontes::qadesh {

/// No enemy is on the board: nothing to flee from (R-QAD-154).
struct StaysPut {};
/// No legal space: the army is destroyed (R-QAD-144).
struct NoWay {};
/// Straight on leads off the board: the army is gone (R-QAD-146).
struct OffBoard {};
/// The legal spaces in ascending order; the owner chooses when there are several (R-QAD-142).
struct Ways {
    std::array<SpaceId, compassPoints> spaces{};
    std::size_t count = 0;
};
using RoutWay = std::variant<StaysPut, NoWay, OffBoard, Ways>;

/// Where a routed army flees to (R-QAD-140 to 146).
RoutWay routWay(const State& state, ArmyId army, When when);

/// Routed by a table: the status, and one space at once (R-QAD-139, R-QAD-152).
void routAtOnce(State& state, Tale& tale, ArmyId army, const char* rule);
/// Settles where a routing army goes now; it may owe its owner's choice or a die then.
void chooseRout(State& state, Tale& tale, ArmyId army, When when);
/// Moves a router whose roll succeeded; a space that has been taken since is exchanged for the best one that is left.
void finishRoutMove(State& state, Tale& tale, ArmyId army);
void takeRoutDie(State& state, Tale& tale, int die);

/// Which position the rout now being settled looks at.
When routPosition(const State& state);
core::Verdict judgeRout(const State& state, const RoutTo& rout);
void routChoices(const State& state, std::vector<Action>& out);
void play(State& state, Tale& tale, const RoutTo& rout);

} // namespace orontes::qadesh
