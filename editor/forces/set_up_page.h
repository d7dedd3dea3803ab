// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/scenario/scenario_page.h"

class QTreeView;

namespace orontes::model {
class SetUpModel;
}

namespace orontes::editor {

/// Where and when each counter comes into play, by side and group. Selected lines are changed together.
class SetUpPage : public ScenarioPage {
    Q_OBJECT

public:
    explicit SetUpPage(ScenarioContext& context, QWidget* parent = nullptr);

    void reveal(const core::Place& place) override;

private:
    void setUpTree();
    void openSides();
    void tellSelection();
    void followSelection();

    model::SetUpModel* m_model;
    QTreeView* m_tree;
    bool m_following = false; ///< the tree is being told what is selected elsewhere
};

} // namespace orontes::editor
