// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/scenario/scenario_page.h"

#include <QScrollArea>

namespace orontes::editor {

/// The panel at the right: whatever is selected, with every attribute its ruleset declares, each with its rule.
class Inspector : public QScrollArea {
    Q_OBJECT

public:
    explicit Inspector(ScenarioContext& context, QWidget* parent = nullptr);

private:
    void showSelected();
    void follow();

    ScenarioContext& m_context;
    Selected m_shown;
    bool m_due = false; ///< showing it anew has been asked for
};

} // namespace orontes::editor
