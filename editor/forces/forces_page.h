// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/scenario/scenario_page.h"

class QTableView;

namespace orontes::model {
class CountersModel;
}

namespace orontes::editor {

class FlowLayout;

/// The roster: every counter with its attributes, in the order the rules resolve ties; the palette of types; totals by
/// side.
class ForcesPage : public ScenarioPage {
    Q_OBJECT

public:
    explicit ForcesPage(ScenarioContext& context, QWidget* parent = nullptr);

    void reveal(const core::Place& place) override;

private:
    QWidget* makePalette();
    QWidget* makeCommands();
    void addCounter(const core::CounterTypeSpec& type);
    void duplicate();
    void remove();
    void muster();
    void move(int by);
    void showTotals();
    QWidget* totalsLine(const core::Side& side, const QString& counters);
    void revealSide(const QString& pointer);
    void followSelection();
    void tellSelection();
    std::vector<core::CounterId> selectedCounters() const;

    model::CountersModel* m_counters;
    QTableView* m_table;
    FlowLayout* m_totals = nullptr;
    bool m_following = false; ///< the table is being told what is selected elsewhere
};

} // namespace orontes::editor
