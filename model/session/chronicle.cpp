// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/chronicle.h"

#include "rules/core/algo/open_log.h"

namespace orontes::model {

std::vector<ChronicleLine> chronicleFor(const core::Observer& observer, core::TurnNumber firstTurn,
                                        const core::PhaseId& firstPhase, std::span<const core::PlayedStep> steps) {
    const std::vector<bool> readable = core::readableBy(observer, steps);
    std::vector<ChronicleLine> lines;
    core::TurnNumber turn = firstTurn;
    core::PhaseId phase = firstPhase;
    for (std::size_t i = 0; i < steps.size(); ++i)
        for (const core::Event& event : steps[i].step.events) {
            if (!readable[i])
                continue;
            if (const auto* began = std::get_if<core::PhaseBegan>(&event.what)) {
                turn = began->turn;
                phase = began->phase;
            }
            lines.push_back({i, turn, phase, steps[i].action.by, event});
        }
    return lines;
}

std::vector<TimelineMark> timelineOf(core::TurnNumber firstTurn, const core::PhaseId& firstPhase,
                                     std::span<const core::PlayedStep> steps) {
    std::vector<TimelineMark> marks{{0, firstTurn, firstPhase}};
    for (std::size_t i = 0; i < steps.size(); ++i)
        for (const core::Event& event : steps[i].step.events)
            if (const auto* began = std::get_if<core::PhaseBegan>(&event.what))
                marks.push_back({i + 1, began->turn, began->phase});
    return marks;
}

} // namespace orontes::model
