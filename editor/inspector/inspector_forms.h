// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/scenario/scenario_page.h"

class QWidget;

namespace orontes::editor {

/// One form per kind of thing; each shows the present values and makes edits of what is entered. Made anew whenever
/// what it shows has changed elsewhere.
QWidget* scenarioForm(ScenarioContext& context, QWidget* parent);
QWidget* sideForm(ScenarioContext& context, const core::SideToken& side, QWidget* parent);
QWidget* countersForm(ScenarioContext& context, const std::vector<core::CounterId>& counters, QWidget* parent);
QWidget* spacesForm(ScenarioContext& context, const std::vector<core::SpaceId>& spaces, QWidget* parent);
QWidget* edgeForm(ScenarioContext& context, core::EdgeId edge, QWidget* parent);

} // namespace orontes::editor
