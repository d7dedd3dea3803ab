// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/scenario/scenario_page.h"

class QVBoxLayout;

namespace orontes::editor {

class EmptyState;

/// Leaders: counters that are leaders, and counters that carry one (fields of section "leader").
class LeadersPage : public ScenarioPage {
    Q_OBJECT

public:
    explicit LeadersPage(ScenarioContext& context, QWidget* parent = nullptr);

    void reveal(const core::Place& place) override;

private:
    void showLeaders();
    QWidget* cardOf(const core::Counter& counter, const std::vector<core::FieldSpec>& fields);

    QVBoxLayout* m_cards;
    EmptyState* m_nobody;
    bool m_due = false;
};

} // namespace orontes::editor
