// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/play/event.h"
#include "rules/onehour/tale.h"

#include <optional>

namespace orontes::onehour {

/// When victory is tested: at every loss and exit, after each side's phases, and at the end of the turn.
enum class Moment : std::uint8_t {
    Event,
    HalfEnd,
    TurnEnd,
};

/// Ends the game when a clause holds, or as a draw when both sides' do; when a side has nobody left and nobody due
/// (R-OHW-235); when the last turn is over (R-OHW-233).
void testVictory(State& state, Tale& tale, Moment moment);

/// Own unit in the space that is not routing (R-OHW-230).
bool occupies(const State& state, SideId side, SpaceId space);
/// Units lost, those that have been replaced included.
int unitsLost(const State& state, SideId side);
int unitsExited(const State& state, SideId side);
std::optional<core::Outcome> outcomeOf(const State& state);

} // namespace orontes::onehour
