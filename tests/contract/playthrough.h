// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/games.h"

namespace orontes::tests {

/// A whole game of a scenario as people can read it: every action with its events and what it changed on the table. The
/// last bot of the ruleset plays all seats.
QString playthrough(const Game& game, std::uint64_t seed);

/// One number for what a ruleset does: SHA-256 over the summaries of so many playouts, spread evenly over its scenarios
/// and bots.
QString signature(const std::vector<Game>& scenarios, int playouts);

} // namespace orontes::tests
