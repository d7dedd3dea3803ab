// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/state.h"

#include <string_view>

namespace orontes::lords {

/// The phase of the description in which the game waits.
std::string_view phaseOf(const State& state);

} // namespace orontes::lords
