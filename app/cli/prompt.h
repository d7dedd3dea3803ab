// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/terminal.h"

#include <optional>

namespace orontes::app {

/// Shows the first decision that a person owes, with its choices, and reads one. Nothing when the person stops or the
/// input ends. What another seat keeps secret is not shown.
std::optional<core::Action> askPerson(const core::RulesetEntry& entry, const core::Scenario& scenario,
                                      const core::Position& position, Terminal& terminal);

} // namespace orontes::app
