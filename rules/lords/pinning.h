// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/chapter.h"

namespace orontes::lords {

/// Why the march may not leave the area where it stands: twice as many as the enemy have to stay, unless all of it was
/// set down there and nobody has left yet (5.4, A-LOR-19).
Objection whyPinned(const State& state, const March& march);
/// The nation whose leave would let the march go on all the same; invalid: nobody's (5.4).
NationId whoConsents(const State& state, const March& march);
/// The march is about to leave an area: from now on twice the enemy have to stay there, where there is any.
void bindWhoStays(State& state, const March& march);

} // namespace orontes::lords
