// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/game_line.h"

namespace orontes::model {
namespace {

/// One position in so many is kept.
constexpr std::size_t keptEvery = 16;

} // namespace

core::Position GameLine::positionAfter(std::size_t steps) const {
    std::size_t known = steps;
    while (known > 0 && m_steps[known - 1].step.next.empty())
        --known;
    core::Position position = known == 0 ? m_start : m_steps[known - 1].step.next;
    for (; known < steps; ++known)
        position = m_rules->apply(std::move(position), m_steps[known].action)->next; // it was legal the first time
    return position;
}

core::Result<void> GameLine::playAfter(std::size_t steps, const core::Action& action) {
    core::Result<core::Step> step = m_rules->apply(positionAfter(steps), action);
    if (!step)
        return core::refuse(std::move(step.error()));
    m_steps.resize(steps);
    if (steps % keptEvery != 0)
        m_steps.back().step.next = {};
    m_steps.push_back({action, *std::move(step)});
    return {};
}

void GameLine::cutTo(std::size_t steps) {
    if (steps >= size())
        return;
    core::Position last = steps == 0 ? core::Position() : positionAfter(steps);
    m_steps.resize(steps);
    if (steps > 0)
        m_steps.back().step.next = std::move(last);
}

} // namespace orontes::model
