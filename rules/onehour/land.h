// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/onehour/setup.h"

namespace orontes::onehour {

/// The ground of a square as the tables have it.
Ground groundAt(const core::Scenario& scenario, const Tables& tables, SpaceId space);
/// Fills in everything in the set-up that the board says.
void layLand(Setup& setup);

} // namespace orontes::onehour
