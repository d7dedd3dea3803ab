// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/chariot/position.h"
#include "rules/chariot/tale.h"
#include "rules/core/play/event.h"

#include <optional>

namespace orontes::chariot {

/// At the end of a Game-Turn; ends the game where a clause holds or the last turn is over (ruling A-80). True when
/// over.
bool testVictory(State& state, Tale& tale);
/// The game ends now, and is judged like at its end (15.2).
void endAsItStands(State& state, Tale& tale);
/// A side has nobody left, on the map or still to enter. True when that ends the game.
bool endedByRuin(State& state, Tale& tale);
std::optional<core::Outcome> outcomeOf(const State& state);

} // namespace orontes::chariot
