// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/onehour/position.h"

namespace orontes::onehour {

/// Whether nothing on the line between the two centres hides one from the other (option fireSight): no wood, village,
/// ground higher than both ends, or unit. The ends themselves never do; where the line runs through a corner, the two
/// squares beside it hide only together.
bool sees(const State& state, SpaceId from, SpaceId to);

} // namespace orontes::onehour
