// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/scenario/edit_apply.h"

namespace orontes::core {

/// Why a part that changed could be saved but not opened again: longer than limits.h permits, or no UTF-8.
Refusal beyondLimits(const Scenario& scenario, const ChangeSet& changes);

} // namespace orontes::core
