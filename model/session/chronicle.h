// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/algo/replay.h"

#include <cstddef>
#include <span>
#include <vector>

namespace orontes::model {

/// A sentence of the chronicle and the step that brought it.
struct ChronicleLine {
    std::size_t step = 0; ///< index into the line of play
    core::TurnNumber turn;
    core::PhaseId phase;
    core::Actor by;
    core::Event event;

    friend bool operator==(const ChronicleLine&, const ChronicleLine&) = default;
};

/// What the observer may read of the game, in order; what is secret appears when it has been revealed, at its place.
std::vector<ChronicleLine> chronicleFor(const core::Observer& observer, core::TurnNumber firstTurn,
                                        const core::PhaseId& firstPhase, std::span<const core::PlayedStep> steps);

/// Where a turn or phase begins in a line of play: a mark on the timeline.
struct TimelineMark {
    std::size_t step = 0; ///< so many steps lie before it
    core::TurnNumber turn;
    core::PhaseId phase;

    friend bool operator==(const TimelineMark&, const TimelineMark&) = default;
};

std::vector<TimelineMark> timelineOf(core::TurnNumber firstTurn, const core::PhaseId& firstPhase,
                                     std::span<const core::PlayedStep> steps);

} // namespace orontes::model
