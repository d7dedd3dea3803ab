// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/value.h"
#include "rules/lords/state.h"

namespace orontes::lords {

// What a file keeps of a nation in the side fields of section "state".

/// Those that differ from their defaults.
core::Attributes stateFieldsOf(const State& state, NationId nation);
/// The same read back from the scenario.
void readStateFields(State& state, NationId nation);

} // namespace orontes::lords
