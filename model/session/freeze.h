// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/algo/replay.h"

#include <span>

namespace orontes::model {

/// The position after the last of `steps` as a scenario of its own: counters where they stand, with what has changed
/// about them; those out of play as lost; those that have not come yet still due. It begins at the present turn.
core::Scenario freeze(const core::Ruleset& rules, const core::Scenario& scenario, const core::Position& start,
                      std::span<const core::PlayedStep> steps, const core::Position& position);

} // namespace orontes::model
