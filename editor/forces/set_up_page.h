// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/scenario/scenario_page.h"

class QVBoxLayout;

namespace orontes::editor {

class SectionHead;
class SetUpRow;

/// Where and when each counter comes into play.
class SetUpPage : public ScenarioPage {
    Q_OBJECT

public:
    explicit SetUpPage(ScenarioContext& context, QWidget* parent = nullptr);

    void reveal(const core::Place& place) override;

private:
    void follow(const core::ChangeSet& changes);
    void showAll();
    void layOut();

    QVBoxLayout* m_rows;
    std::vector<SetUpRow*> m_shown;    ///< in roster order
    std::vector<SectionHead*> m_heads; ///< of the sides
};

} // namespace orontes::editor
