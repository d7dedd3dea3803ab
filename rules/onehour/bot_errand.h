// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/onehour/setup.h"

namespace orontes::onehour {

/// What a unit is about, as sensible players share the work out.
struct Errand {
    const Goal* goal = nullptr; ///< null where victory names no place
    UnitId prey;                ///< the nearest enemy that stands where none may; invalid: nobody does
};

Errand errandOf(const State& state, UnitId unit);

} // namespace orontes::onehour
