// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/scenario/scenario_page.h"

class QLabel;
class QPushButton;

namespace orontes::model {
class ArrivalsModel;
}

namespace orontes::editor {

class ArrivalsGrid;
class CellForm;

/// The arrival chart of the scenario as a grid of sides and turns, with the chosen cell below it. Shown where the
/// ruleset prints arrival charts.
class ArrivalsPage : public ScenarioPage {
    Q_OBJECT

public:
    explicit ArrivalsPage(ScenarioContext& context, QWidget* parent = nullptr);

    void reveal(const core::Place& place) override;

    model::ArrivalsModel& model() { return *m_model; }
    ArrivalsGrid& grid() { return *m_grid; }

private:
    QWidget* makeHead();
    QWidget* makeLegend();
    void showCounts();

    model::ArrivalsModel* m_model;
    ArrivalsGrid* m_grid;
    CellForm* m_form;
    QLabel* m_counts;
    QPushButton* m_restoreAll;
};

} // namespace orontes::editor
