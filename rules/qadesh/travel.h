// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/qadesh/setup.h"

namespace orontes::qadesh {

/// A space that cannot be reached.
inline constexpr std::uint16_t unreachable = 0xFFFF;

/// Cost of the cheapest way between any two spaces, [from * spaces + to]: two for a step, one more into rough ground or
/// over the river, as these make a step likelier to fail. Lakes are never entered. Only bots use it.
std::vector<std::uint16_t> travelCosts(const Setup& setup);

inline int travelCost(const Setup& setup, SpaceId from, SpaceId to) {
    const auto spaces = setup.ground.size();
    return setup.travel[static_cast<std::size_t>(from.value) * spaces + static_cast<std::size_t>(to.value)];
}

int stepCost(const Setup& setup, SpaceId from, SpaceId to);

} // namespace orontes::qadesh
