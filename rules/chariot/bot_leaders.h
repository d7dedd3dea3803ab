// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/bot_ways.h"

#include <optional>

namespace orontes::chariot {

/// Of a leader's move: he stops where the most comrades without a leader are in his control (10.2), with company, and
/// rather ahead than behind.
StopCost costOfLeading(const State& state, UnitId leader);

/// A comrade who has to leave the map boards a chariot next to him; nothing where nobody can.
std::optional<Action> chooseBoarding(const State& state);
/// Where a chariot that could carry one of those finds the nearest; otherwise invalid.
SpaceId fareFor(const State& state, UnitId chariot);

} // namespace orontes::chariot
