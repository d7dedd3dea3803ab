// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/onehour/checks/findings.h"

namespace orontes::onehour {

bool isBorder(const core::Board& board, core::SpaceId space);
/// Whether the ground lets the counter's type stand there; a mustered one may be of any type but Archers.
bool mayStand(const core::RulesetInfo& info, const core::Scenario& scenario, const core::Counter& counter,
              core::SpaceId space);
bool isFixedAt(const core::Scenario& scenario, core::SpaceId space);

/// Every unit that is deployed finds a square of its own in its zone (R-OHW-011).
void checkRoom(const core::RulesetInfo& info, const core::Scenario& scenario, core::Findings& findings);

} // namespace orontes::onehour
