// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/chapter.h"

namespace orontes::lords {

/// Rulers killed, Terror and Siege lost, Chosen People captured, where they stand alone with enemy units (6.6.1, 6.7,
/// 15.3). Judged after each battle and at the end of each phase.
void judgeLoneMarkers(State& state, Tale& tale);
/// Rulers leave when the turn of their arrival ends, or before the second of two turns (16.1.2, 5.10).
void dismissRulers(State& state, Tale& tale, NationId nation);

} // namespace orontes::lords
