// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/play/view.h"
#include "rules/lords/state.h"

namespace orontes::lords {

/// The position as everybody may see it, without what is owed: that is the game's to say.
core::View viewOf(const State& state, const core::Observer& observer);

} // namespace orontes::lords
