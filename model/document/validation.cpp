// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/validation.h"

#include <utility>

namespace orontes::model {
namespace {

/// So many spaces are checked within the time of a frame.
constexpr std::size_t fewSpaces = 20000;

bool isSmall(const core::Scenario& scenario, const core::ChangeSet& changes) {
    if (changes.boardShape)
        return static_cast<std::size_t>(core::spaceCount(*scenario.board)) <= fewSpaces;
    return changes.spaces.size() + changes.edges.size() <= fewSpaces;
}

} // namespace

Validation::Validation(const core::Ruleset& rules, QObject* parent) : QObject(parent), m_rules(rules), m_work(*this) {}

void Validation::show(const SharedScenario& scenario, const core::ChangeSet& changes) {
    const bool busy = m_work.isBusy();
    m_scenario = scenario;
    core::merge(m_unchecked, changes);
    if (busy || m_held)
        return; // looked at again when the present work is done
    if (!m_checked)
        m_unchecked = core::changeOfAll(*scenario);
    if (isSmall(*scenario, m_unchecked))
        checkHere();
    else
        checkBeside();
}

void Validation::release() {
    m_held = false;
    if (!m_unchecked.empty())
        show(m_scenario, {});
}

void Validation::checkHere() {
    const core::ChangeSet changes = std::exchange(m_unchecked, {});
    deliver(m_checked ? core::rerunChecks(m_rules.checks(), m_rules.info(), *m_scenario, changes, m_findings)
                      : core::runChecks(m_rules.checks(), m_rules.info(), *m_scenario));
}

void Validation::checkBeside() {
    m_unchecked = {};
    m_work.start([this, scenario = m_scenario, &rules = m_rules](const std::stop_token&) -> Background::Delivery {
        core::Findings found = core::runChecks(rules.checks(), rules.info(), *scenario);
        // The scenario goes back with the findings, so that its parts are let go of in the thread that edits them.
        return [this, scenario, found = std::move(found)]() mutable {
            deliver(std::move(found));
            if (!m_unchecked.empty())
                show(m_scenario, {});
        };
    });
}

void Validation::deliver(core::Findings findings) {
    const bool first = !std::exchange(m_checked, true);
    if (!first && findings == m_findings)
        return;
    m_findings = std::move(findings);
    emit findingsChanged();
}

} // namespace orontes::model
