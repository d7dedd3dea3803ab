// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/edit_command.h"
#include "model/tasks/background.h"
#include "rules/core/ruleset.h"

#include <QObject>

namespace orontes::model {

/// Keeps the findings of a scenario that changes: small changes are checked at once, big ones beside the window.
class Validation : public QObject {
    Q_OBJECT

public:
    explicit Validation(const core::Ruleset& rules, QObject* parent = nullptr);

    /// The scenario is another one; `changes` tells how it differs from the one shown before.
    void show(const SharedScenario& scenario, const core::ChangeSet& changes);

    /// Until release() nothing is checked: many changes are coming.
    void hold() { m_held = true; }
    void release();

    /// Of the scenario that was checked last; sorted as runChecks sorts them.
    const core::Findings& findings() const { return m_findings; }
    /// Whether the findings belong to the present scenario.
    bool isUpToDate() const { return !m_work.isBusy() && m_unchecked.empty(); }

signals:
    void findingsChanged();

private:
    void checkHere();
    void checkBeside();
    void deliver(core::Findings findings);

    const core::Ruleset& m_rules;
    SharedScenario m_scenario;
    core::ChangeSet m_unchecked; ///< changes since the scenario that m_findings belong to
    bool m_held = false;
    bool m_checked = false; ///< whether m_findings belong to any scenario
    core::Findings m_findings;
    Background m_work;
};

} // namespace orontes::model
