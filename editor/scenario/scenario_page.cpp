// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/scenario/scenario_page.h"

namespace orontes::editor {

bool ScenarioPage::apply(const core::Edit& edit, const QString& name) {
    const core::Result<void> applied = document().apply(edit, {name, 0});
    if (!applied)
        emit refused(QString::fromStdString(document().texts().render(applied.error().text())));
    return applied.has_value();
}

} // namespace orontes::editor
