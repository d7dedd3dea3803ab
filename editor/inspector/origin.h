// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"

#include <QString>

class QLabel;

namespace orontes::editor {

/// Of what a ruleset tells where its own scenarios have it from.
enum class OriginOf { Clause, Space, Side };

/// "Name: stated in the rules (3.1). Terrain: our reconstruction …"; empty where the ruleset tells nothing of it. The
/// text stands in the ruleset's data as "<ruleset>.origin.space.upper-egypt".
QString originWords(const core::RulesetInfo& info, OriginOf kind, const std::string& name);
/// The same as a line of a form; null where there is none.
QLabel* originLabel(const core::RulesetInfo& info, OriginOf kind, const std::string& name);

} // namespace orontes::editor
