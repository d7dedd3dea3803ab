// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/qadesh/position.h"

namespace orontes::qadesh {

/// The next space of a sensible order for the army; invalid when its order is complete.
SpaceId nextStep(const State& state, ArmyId army);
/// Points for setting the army up in the space.
int valueOfPlacing(const State& state, ArmyId army, SpaceId space);

} // namespace orontes::qadesh
