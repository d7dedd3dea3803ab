// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/scenario/scenario.h"

#include <vector>

namespace orontes::qadesh {

/// Spaces of the board where a counter may be set up, ascending, lakes included; none when it never comes.
std::vector<core::SpaceId> startSpaces(const core::Scenario& scenario, const core::SetUp& setUp);

} // namespace orontes::qadesh
