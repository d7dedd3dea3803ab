// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/lords/setup.h"

#include <optional>
#include <string_view>

namespace orontes::lords {

/// What a counter type of the description is.
std::optional<Kind> kindNamed(std::string_view type);

/// The areas in which a counter may be set down. Labels that name no area are left out.
AreaSet zoneOf(const core::Scenario& scenario, const core::SetUp& setUp);

/// Fills in everything in the set-up that the sides say; then the counters, which need the nations.
void enrolNations(Setup& setup);
void enrolPieces(Setup& setup);

} // namespace orontes::lords
