// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/scenario/scenario_page.h"

class QHBoxLayout;
class QPushButton;
class QTableView;

namespace orontes::model {
class FindingsModel;
}

namespace orontes::editor {

class EmptyState;

/// What the rules say about the scenario, as sentences; Enter goes to the place, fixes mend, waivers set aside.
class ProblemsPanel : public QWidget {
    Q_OBJECT

public:
    explicit ProblemsPanel(ScenarioContext& context, QWidget* parent = nullptr);

    /// Findings that count and are not mere notes.
    int problemCount() const;
    int noteCount() const;
    /// The keyboard goes to the list, to its first line unless one is chosen.
    void takeFocus();

signals:
    void countChanged();

private:
    void buildRow(QHBoxLayout* row);
    int currentRow() const;
    void showCurrent();
    void goToCurrent();
    void mendCurrent();
    void waiveCurrent();
    void openRule();
    void showCounts();

    ScenarioContext& m_context;
    model::FindingsModel* m_findings;
    QTableView* m_table;
    EmptyState* m_nothing;
    QPushButton* m_goTo;
    QPushButton* m_fix;
    QPushButton* m_waive;
    QPushButton* m_rule;
};

} // namespace orontes::editor
