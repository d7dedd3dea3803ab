// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/onehour/movement.h"

namespace orontes::onehour {

/// Names the rule that stands against a move which is none of the unit's moves. Precondition: the unit may be moved.
Objection whyNot(const State& state, const Move& move, const Field& field);

} // namespace orontes::onehour
