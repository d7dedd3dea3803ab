// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/ruleset.h"

class QComboBox;
class QString;

namespace orontes::editor {

/// Adds the ruleset's bots, each with its description as a tool tip and its id as data. `pattern` has %1 for the name.
void addBots(QComboBox& box, const core::RulesetEntry& ruleset, const QString& pattern);

} // namespace orontes::editor
