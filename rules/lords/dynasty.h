// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/chapter.h"

namespace orontes::lords {

/// At the end of a game turn: whether a dynasty begins, goes on, or ends (13.1, 13.2).
void testDynasties(State& state, Tale& tale);
/// Whose dynasty rules over the nation; invalid: nobody's.
NationId dynastyOver(const State& state, NationId nation);
/// Whether slain raiders may take the nation's service now (12.2).
bool enlistsNow(const State& state, NationId nation);

} // namespace orontes::lords
