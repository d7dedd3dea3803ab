// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/play/view.h"
#include "rules/lords/state.h"

namespace orontes::lords {

/// The battle that is fought, the standing party first: it throws first (6.1).
std::optional<core::ViewFight> fightOf(const State& state);

} // namespace orontes::lords
