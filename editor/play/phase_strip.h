// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"

#include <QWidget>

class QLabel;

namespace orontes::editor {

/// The phases of a turn one below the other, the present one marked; of many only those near it.
class PhaseStrip : public QWidget {
    Q_OBJECT

public:
    PhaseStrip(const core::RulesetInfo& info, const core::Scenario& scenario, QWidget* parent = nullptr);

    /// `when`: what the turn stands for; may be empty.
    void show(core::TurnNumber turn, const core::PhaseId& phase, const QString& when);
    /// In little room only the present phase is named.
    void setCompact(bool compact);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void showNear();

    std::vector<core::PhaseSpec> m_phases; ///< of this scenario
    QLabel* m_turn;
    QLabel* m_when;
    std::vector<QLabel*> m_labels;
    int m_current = -1;
    bool m_isCompact = false;
};

} // namespace orontes::editor
