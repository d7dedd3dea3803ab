// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/scenario/scenario_page.h"

class QComboBox;
class QLabel;
class QPushButton;
class QTableView;

namespace orontes::model {
class PrintedTableModel;
}

namespace orontes::editor {

class PanelTitle;

/// The printed tables, cell by cell: an owner of the printed game may type in other values; where each comes from is
/// shown.
class TablesPage : public ScenarioPage {
    Q_OBJECT

public:
    explicit TablesPage(ScenarioContext& context, QWidget* parent = nullptr);

    void reveal(const core::Place& place) override;

private:
    void showTable(int index);
    void showCell();
    void restore();

    QComboBox* m_choice;
    QLabel* m_help;
    QTableView* m_table;
    QLabel* m_cell;
    QPushButton* m_restore;
    model::PrintedTableModel* m_model = nullptr;
};

} // namespace orontes::editor
