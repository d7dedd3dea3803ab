// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/onehour/setup.h"

#include <optional>
#include <string_view>

namespace orontes::onehour {

/// Turns of a scenario that does not say (R-OHW-233).
inline constexpr int usualTurns = 15;

/// Fills in everything in the set-up that the sides and counters say.
void enrol(Setup& setup);

std::optional<Type> typeNamed(std::string_view token);
const char* tokenOf(Type type);
/// Nothing for "".
std::optional<Facing> facingNamed(std::string_view token);
const char* tokenOf(Facing facing);

/// The spaces of a set-up's zone, in ascending order.
std::vector<SpaceId> zoneOf(const core::Scenario& scenario, const core::SetUp& setUp);
/// Over which edges these squares are entered; squares inside the board belong to none.
Gates gatesOf(int rows, int columns, const std::vector<Square>& squares);

} // namespace orontes::onehour
