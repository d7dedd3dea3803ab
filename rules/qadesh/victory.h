// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/play/event.h"
#include "rules/qadesh/tale.h"

#include <optional>

namespace orontes::qadesh {

/// When victory is tested (R-QAD-219): leaders and losses always, camps only at the end of a phase.
enum class Moment : std::uint8_t {
    Combat, ///< after the shock step and after the skirmish step
    PhaseEnd,
    TurnEnd,
};

std::vector<Clause> clausesOf(const Setup& setup);

/// Ends the game when a clause holds, or as a draw when both sides' do, or when the last turn is over (R-QAD-050).
void testVictory(State& state, Tale& tale, Moment moment);
/// Ends the game as a draw when nobody is left who could fight and nobody comes any more.
void endDeserted(State& state, Tale& tale);

/// Own army in the space that is not routing, no enemy army there (R-QAD-045, R-QAD-046).
bool occupies(const State& state, SideId side, SpaceId space);
int armiesLost(const State& state, SideId side);
std::optional<core::Outcome> outcomeOf(const State& state);

} // namespace orontes::qadesh
