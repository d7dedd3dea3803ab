// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"

#include <array>

namespace orontes::chariot {

/// Victory points of all units of a side (11.2b); 0 for a side that is not there.
std::int64_t worthOf(const core::Scenario& scenario, const core::SideToken& side);

/// A field of a side that holds a number; 0 where it holds none.
std::int64_t numberOfSide(const core::Side& side, const char* field);

/// The shares of a force that the rulebook takes for panic levels (ruling A-94).
inline constexpr std::array<std::int64_t, 4> panicPercents{25, 30, 40, 50};

/// So many percent of the points, rounded up.
constexpr std::int64_t panicShare(std::int64_t worth, std::int64_t percent) {
    return (percent * worth + 99) / 100;
}

/// The points beside the printed ones, and the usual panic level nearest to the printed one.
std::vector<core::DerivedValue> derivedOfSides(const core::Scenario& scenario);

} // namespace orontes::chariot
