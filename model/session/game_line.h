// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/algo/replay.h"

#include <cstddef>
#include <vector>

namespace orontes::model {

/// The steps of one variation. Positions between are played again when asked for, so that a long game takes little
/// room.
class GameLine {
public:
    GameLine(const core::Ruleset& rules, core::Position start) : m_rules(&rules), m_start(std::move(start)) {}

    std::size_t size() const { return m_steps.size(); }
    /// Positions after the steps may be missing here; ask positionAfter.
    const std::vector<core::PlayedStep>& steps() const { return m_steps; }
    core::Position positionAfter(std::size_t steps) const;

    /// Plays on after so many steps, in place of those that follow; refused as the rules refuse it, then nothing
    /// changes.
    core::Result<void> playAfter(std::size_t steps, const core::Action& action);
    void cutTo(std::size_t steps);

private:
    const core::Ruleset* m_rules;
    core::Position m_start;
    std::vector<core::PlayedStep> m_steps;
};

} // namespace orontes::model
