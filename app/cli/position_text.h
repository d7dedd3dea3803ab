// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/ruleset.h"

#include <iosfwd>

namespace orontes::app {

/// A position in words: turn and phase, every counter with its place and state, the tallies, how the game ended.
void printPosition(std::ostream& to, const core::View& view, const core::Scenario& scenario,
                   const core::RulesetInfo& info);
core::JsonValue positionJson(const core::View& view, const core::Scenario& scenario, const core::RulesetInfo& info);

/// How a game ended, or that it has not.
void printEnding(std::ostream& to, const core::View& view, std::size_t actions, const core::Scenario& scenario,
                 const core::RulesetInfo& info);

/// What happened, a sentence a line.
void printEvents(std::ostream& to, const core::Events& events, const core::RulesetInfo& info);

} // namespace orontes::app
