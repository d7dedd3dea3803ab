// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/scenario/scenario_page.h"

#include <QHash>

namespace orontes::model {
class OptionsModel;
}

namespace orontes::editor {

class FieldEditor;

/// The switches of the game: each with what it changes, its default and the rule or ruling it rests on.
class OptionsPage : public ScenarioPage {
    Q_OBJECT

public:
    explicit OptionsPage(ScenarioContext& context, QWidget* parent = nullptr);

    void reveal(const core::Place& place) override;

private:
    QWidget* cardOf(const core::OptionSpec& option);
    void showValues();

    QHash<QString, FieldEditor*> m_editors; ///< by option id
    QHash<QString, QWidget*> m_resets;
};

} // namespace orontes::editor
